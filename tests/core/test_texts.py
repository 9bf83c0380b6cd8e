"""The catalogue: both languages say the same things, with the same arguments."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from biberbau.core.texts import LANGUAGES, PACKAGE_ROOT, Catalogue, TextError, catalogue, name_cards, own_texts, render

FOLDERS = sorted(path.parent for path in PACKAGE_ROOT.rglob("texts/**/en.ftl"))


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """Return the arguments of every message of a file."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    broken = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not broken, f"{path} cannot be read: {broken[0].content}"
    return {
        entry.id.name: set(
            re.findall(r"\$([a-z_-]+)", path.read_text(encoding="utf-8")[entry.span.start : entry.span.end])
        )
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.span is not None
    }


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE_ROOT)))
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, german = (messages(folder / f"{language}.ftl") for language in LANGUAGES)
    assert english
    assert list(english) == list(german)


def test_no_message_stands_in_two_files() -> None:
    names = [name for folder in FOLDERS for name in messages(folder / "en.ftl")]
    assert len(names) == len(set(names))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_is_parsed_alone_says_what_it_says_among_all(language: str) -> None:
    texts = own_texts(language)
    whole = FluentBundle([language], use_isolating=False)
    whole.add_resource(FluentResource("\n".join(texts)))
    names = [name for folder in FOLDERS for name in messages(folder / f"{language}.ftl")]
    sentences = catalogue(language)
    assert all(name in sentences for name in names)
    # What is asked for first has nothing to lean on that was parsed for another.
    for name in names[::11]:
        pattern = whole.get_message(name).value
        assert pattern is not None
        text, errors = whole.format_pattern(pattern, {})
        alone, errors_alone = Catalogue(language, texts).format(name, {})
        assert (alone, list(map(str, errors_alone))) == (text, list(map(str, errors)))


def test_an_unknown_message_or_language_or_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TextError, match="no message no-such-thing"):
        render("en", "no-such-thing")
    with pytest.raises(TextError, match="no catalogue in 'fr'"):
        catalogue("fr")
    with pytest.raises(TextError, match="drawing-seat"):
        render("en", "drawing-seat")
    assert render("de", "drawing-seat", {"number": "1"}) == "Platz 1"


def test_a_list_of_cards_is_read_by_the_names_of_its_game() -> None:
    assert name_cards("en", "biber-gang-event-dealt", "7 7 B") == "7, 7 and beaver"
    assert name_cards("de", "biber-gang-reason-any", "0 B") == "0 und Biber"
    assert name_cards("en", "biber-gang-action-show", "B") == "beaver"
