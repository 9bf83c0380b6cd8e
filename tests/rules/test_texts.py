"""The sentences of every game: the same in both languages, and one for every reason and every option."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import biberbau
from biberbau.core.texts import LANGUAGES
from biberbau.games import GAMES, game_named
from tests.rules.catalogue import messages_within, read_messages, variables

FOLDER = Path(biberbau.__file__).parent
PUT_TOGETHER = "title|blurb|teaser|(action|card|constant|constants|drawing|event|moment|option|reason|variant)-.*"
"""How names of messages go on after the game's that code puts together from parts."""


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(game: str) -> None:
    english, german = read_messages(game, "en"), read_messages(game, "de")
    assert list(english) == list(german), "the two files should run in parallel"
    for name in english:
        assert variables(english[name], english) == variables(german[name], german), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_and_every_option_value_has_its_words(name: str, language: str) -> None:
    game, known = game_named(name), read_messages(name, language)
    stated = {message for message in known if message.startswith(f"{name}-reason-")}
    # What is refused because there is no such action has a reason too, but no number.
    assert {reason.message for reason in game.reasons.values()} <= stated
    for option in game.options:
        stem = f"{name}-option-{option.key}"
        values = ["value"] if option.numbers else option.values
        assert {stem, f"{stem}-meaning", *(f"{stem}-{value}" for value in values)} <= set(known)


@cache
def words_of_code() -> set[str]:
    """Return all words of the code, with hyphens in them, the browser's code included."""
    paths = [
        *FOLDER.rglob("*.py"),
        *(FOLDER.parent / "web/src").rglob("*.ts"),
        *FOLDER.parent.glob("web/src/**/*.svelte"),
    ]
    return {word for path in paths for word in re.findall(r"[\w-]+", path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_used(game: str) -> None:
    known = read_messages(game, "en")
    inside = {name for message in known.values() for name in messages_within(message)}
    single = {name for name in known if not re.fullmatch(f"{game}-({PUT_TOGETHER})", name)}
    # By this name a test knows the deck among all that a screen reader is told.
    assert single - words_of_code() - inside <= {"biber-gang-deck"}
