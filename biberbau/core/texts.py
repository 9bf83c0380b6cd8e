"""The catalogue of sentences in English and German (Project Fluent), shared with the browser.

Every floor keeps its own sentences in a `texts` folder beside its code, those that a page needs only now and then below
it in `later`.  Ids begin with the floor's or the game's name.
A game from outside the tree brings its own with `add_texts`.

An argument `card_list` is a list of card codes with spaces between them.  In a message of a game (`GAME-event-…`,
`GAME-reason-…`, `GAME-action-…`, `GAME-why-…`) it reads as the names that `GAME-card-name` gives them: "7, 7 and King".
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from biberbau.core.errors import BiberbauError

LANGUAGES = ("en", "de")

PACKAGE_ROOT = Path(__file__).resolve().parent.parent

BROUGHT: dict[str, Path] = {}
"""Folders of texts from outside the tree, by what their ids begin with."""


NAME = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)

ENTRY = re.compile(rf"^(?={NAME.pattern} *=)", re.MULTILINE | re.ASCII)
"""Where a message or a term begins; whatever follows, up to the next one, is part of it or a comment."""


class TextError(BiberbauError, LookupError):
    """A message that the catalogue does not have, or an argument that it was not given."""


class Catalogue:
    """All sentences of one language.

    What they say is parsed when they are first asked for, with what they refer to: a command says a few of more than a
    thousand, and to parse them all takes most of a second.
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        pieces = [piece for text in sources for piece in ENTRY.split(f"{text}\n")[1:]]
        self._written = {piece.partition("=")[0].strip(): piece for piece in pieces}
        self._parsed: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)

    def __contains__(self, message: str) -> bool:
        return message in self._written

    def format(self, message: str, arguments: Mapping[str, str | int]) -> tuple[str | None, list[Exception]]:
        """Return the text of a message that is here, None where it has only attributes, and what is wrong with it."""
        if message not in self._parsed:
            self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return None, []
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        return str(text), errors

    def _parse(self, message: str) -> None:
        # Whatever is called like an entry may be one that is referred to.
        wanted, found = {message}, set[str]()
        while wanted:
            found |= wanted
            named = {name for entry in wanted for name in NAME.findall(self._written[entry])}
            wanted = (named & self._written.keys()) - found - self._parsed
        self._bundle.add_resource(FluentResource("".join(self._written[name] for name in sorted(found))))
        self._parsed |= found


@functools.cache
def own_texts(language: str) -> list[str]:
    """Return the texts of this package in one language; they stay the same whatever games are brought."""
    return [path.read_text(encoding="utf-8") for path in sorted(PACKAGE_ROOT.rglob(f"texts/**/{language}.ftl"))]


@functools.cache
def catalogue(language: str) -> Catalogue:
    """Return the whole catalogue in one language."""
    if language not in LANGUAGES:
        raise TextError(f"there is no catalogue in '{language}'; there are {', '.join(LANGUAGES)}")
    return Catalogue(language, [*own_texts(language), *(read_brought(name, language) for name in BROUGHT)])


def add_texts(name: str, folder: Path) -> None:
    """Add the texts of a game from outside the tree; TextError for what is missing, or an id that is not its own."""
    for language in LANGUAGES:
        path = folder / f"{language}.ftl"
        try:
            entries = FluentResource(path.read_text(encoding="utf-8")).body
        except (OSError, UnicodeDecodeError) as error:
            raise TextError(f"the texts {path} cannot be read: {error}") from None
        for entry in entries:
            if isinstance(entry, ast.Junk):
                raise TextError(f"the texts {path} have something that is no message: {(entry.content or '')[:40]!r}")
            if isinstance(entry, ast.Message | ast.Term) and not entry.id.name.startswith(f"{name}-"):
                raise TextError(f"the texts {path} have a message {entry.id.name}, which does not begin with {name}-")
    if BROUGHT.get(name) != folder:
        BROUGHT[name] = folder
        read_brought.cache_clear()
        catalogue.cache_clear()


@functools.cache
def read_brought(name: str, language: str) -> str:
    """Return the texts that a game from outside the tree has brought, in Fluent syntax."""
    return (BROUGHT[name] / f"{language}.ftl").read_text(encoding="utf-8")


def has_message(language: str, message: str) -> bool:
    """Whether the catalogue has a message."""
    return message in catalogue(language)


def render(language: str, message: str, arguments: Mapping[str, str | int] | None = None) -> str:
    """Return one sentence; TextError when the message is missing or lacks an argument."""
    sentences = catalogue(language)
    if message not in sentences:
        raise TextError(f"the {language} catalogue has no message {message}")
    given = dict(arguments or {})
    if "card_list" in given:
        given["card_list"] = name_cards(language, message, str(given["card_list"]))
    text, errors = sentences.format(message, given)
    if text is None:
        raise TextError(f"message {message} has no text in {language}")
    if errors:
        raise TextError(f"message {message} in {language}: {errors[0]}")
    return text


def name_cards(language: str, message: str, codes: str) -> str:
    """Return the cards of a message's list by name, as a sentence says them."""
    naming = re.split("-(?:event|reason|action|why)-", message)[0] + "-card-name"
    names = [render(language, naming, {"card": code}) for code in codes.split()]
    if len(names) < 2:
        return "".join(names)
    return render(language, "list-and", {"first": ", ".join(names[:-1]), "last": names[-1]})
