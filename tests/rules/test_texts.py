"""The sentences of every game: the same in both languages, and one for every reason and every option."""

from __future__ import annotations

import pytest

from biberbau.core.texts import LANGUAGES
from biberbau.games import GAMES, game_named
from tests.rules.catalogue import read_messages, variables


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
    assert stated == {reason.message for reason in game.reasons.values()}
    for option in game.options:
        stem = f"{name}-option-{option.key}"
        values = ["value"] if option.numbers else option.values
        assert {stem, f"{stem}-meaning", *(f"{stem}-{value}" for value in values)} <= set(known)
