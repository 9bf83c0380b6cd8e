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
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from biberbau.core.errors import BiberbauError

LANGUAGES = ("en", "de")

PACKAGE_ROOT = Path(__file__).resolve().parent.parent

BROUGHT: dict[str, Path] = {}
"""Folders of texts from outside the tree, by what their ids begin with."""


class TextError(BiberbauError, LookupError):
    """A message that the catalogue does not have, or an argument that it was not given."""


@functools.cache
def own_resources(language: str) -> list[ast.Resource]:
    """Return the texts of this package in one language; they stay the same whatever games are brought."""
    paths = sorted(PACKAGE_ROOT.rglob(f"texts/**/{language}.ftl"))
    return [FluentResource(path.read_text(encoding="utf-8")) for path in paths]


@functools.cache
def bundle(language: str) -> FluentBundle:
    """Return the whole catalogue in one language."""
    if language not in LANGUAGES:
        raise TextError(f"there is no catalogue in '{language}'; there are {', '.join(LANGUAGES)}")
    catalogue = FluentBundle([language], use_isolating=False)
    brought = [folder / f"{language}.ftl" for folder in BROUGHT.values()]
    for resource in (*own_resources(language), *(FluentResource(path.read_text(encoding="utf-8")) for path in brought)):
        catalogue.add_resource(resource)
    return catalogue


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
        bundle.cache_clear()


@functools.cache
def read_brought(name: str, language: str) -> str:
    """Return the texts that a game from outside the tree has brought, in Fluent syntax."""
    return (BROUGHT[name] / f"{language}.ftl").read_text(encoding="utf-8")


def has_message(language: str, message: str) -> bool:
    """Whether the catalogue has a message."""
    return bool(bundle(language).has_message(message))


def render(language: str, message: str, arguments: Mapping[str, str | int] | None = None) -> str:
    """Return one sentence; TextError when the message is missing or lacks an argument."""
    catalogue = bundle(language)
    if not catalogue.has_message(message):
        raise TextError(f"the {language} catalogue has no message {message}")
    pattern = catalogue.get_message(message).value
    if pattern is None:
        raise TextError(f"message {message} has no text in {language}")
    given = dict(arguments or {})
    if "card_list" in given:
        given["card_list"] = name_cards(language, message, str(given["card_list"]))
    text, errors = catalogue.format_pattern(pattern, given)
    if errors:
        raise TextError(f"message {message} in {language}: {errors[0]}")
    return str(text)


def name_cards(language: str, message: str, codes: str) -> str:
    """Return the cards of a message's list by name, as a sentence says them."""
    naming = re.split("-(?:event|reason|action|why)-", message)[0] + "-card-name"
    names = [render(language, naming, {"card": code}) for code in codes.split()]
    if len(names) < 2:
        return "".join(names)
    return render(language, "list-and", {"first": ", ".join(names[:-1]), "last": names[-1]})
