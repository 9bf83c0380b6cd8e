"""Every game's text forms: what is printed can be read, what cannot be read is refused with a reason."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.position import PositionError, format_position, parse_position
from biberbau.core.reasons import NotationError
from biberbau.core.record import parse_record, record_of
from biberbau.core.texts import LANGUAGES, render
from biberbau.games import game_named
from tests.contract.matches import (
    NAMES,
    actions_to_ask,
    at_least,
    every_game,
    finished_match,
    new_match,
    play_on,
    short_options,
)

Result = TypeVar("Result")


@every_game
def test_every_action_is_read_as_it_is_written(game: Game) -> None:
    actions = actions_to_ask(game, FastStream(1))
    notations = [game.format_action(action) for action in actions]
    assert [game.parse_action(notation) for notation in notations] == list(actions)
    assert not [notation for notation in notations if set(notation) & set(" ,:\n")]


@every_game
@given(text=st.text())
def test_a_text_is_an_action_or_refused(game: Game, text: str) -> None:
    action = read_or_refused(NotationError, game.parse_action, text)
    assert action is None or 0 <= action < game.action_count


def read_or_refused(refusal: type[Exception], read: Callable[..., Result], *arguments: object) -> Result | None:
    """Return what was read, or None when it was refused with a sentence."""
    try:
        return read(*arguments)
    except refusal as error:
        sentence = str(error)
    assert sentence
    return None


@pytest.mark.long
@every_game
def test_positions_are_read_as_they_are_written(game: Game) -> None:
    for seats in game.seats:
        match = new_match(game, seats, short_options(game, {}), seed=seats)
        for _ in play_on(match, FastStream(seats)):
            compare_with_its_text(match)
        compare_with_its_text(match)


def compare_with_its_text(match: Match) -> None:
    """Write and read a position."""
    text = format_position(match.states, match.game, seed=11)
    states, seed = parse_position(text, match.game)
    assert seed == 11
    assert format_position(states, match.game, seed) == text
    assert states.tobytes() == match.states.tobytes()


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_damaged_position_is_read_or_refused(name: str, data: st.DataObject) -> None:
    read_or_refused(PositionError, parse_position, damage(text_of_a_position(name), data), game_named(name))


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_damaged_record_is_read_or_refused(name: str, data: st.DataObject) -> None:
    record = read_or_refused(NotationError, parse_record, damage(line_of_a_record(name), data))
    assert record is None or parse_record(str(record)) == record


@functools.cache
def text_of_a_position(name: str) -> str:
    """Return the text that is damaged in many ways, which is made once."""
    game = game_named(name)
    return format_position(new_match(game, game.seats[0], {}, seed=1).states, game, seed=0)


@functools.cache
def line_of_a_record(name: str) -> str:
    """Return the record that is damaged in many ways, of a match that is played once."""
    game = game_named(name)
    return str(record_of(finished_match(game, game.seats[0], short_options(game, {}), seed=2)))


def damage(text: str, data: st.DataObject) -> str:
    """Replace a stretch of a text by something else."""
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, min(len(text), start + 12)))
    return text[:start] + data.draw(st.text(max_size=6)) + text[stop:]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_and_its_options_have_names(game: Game, language: str) -> None:
    assert render(language, f"{game.name}-title")
    for option in game.options:
        assert render(language, f"{game.name}-option-{option.key}")
        assert render(language, f"{game.name}-option-{option.key}-meaning")


CARD_LISTS = {"biber-mania": "7 KO", "beanie": "H7 CK"}
"""Cards that a sentence may list, in the games whose sentences do."""


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(game: Game, language: str) -> None:
    cards: dict[str, str | int] = dict.fromkeys(("card", "slot_card", "value"), "7")
    arguments = cards | {"slot": "T1", "target": "B1", "hidden": 3}
    arguments |= {"colour": "Y", "poison": "yes", "values": 6, "last_colour": "K", "last_value": 4}
    arguments |= {"size": 2, "laid_value": "9", "meld": 3, "wild": "K"}
    if game.name in CARD_LISTS:
        arguments["card_list"] = CARD_LISTS[game.name]
    for reason in game.reasons.values():
        assert render(language, reason.message, arguments)


@pytest.mark.long
@every_game
def test_a_checks_number_always_has_a_reason(game: Game) -> None:
    match = new_match(game, game.seats[0], short_options(game, {}), seed=4)
    seen: set[int] = set()
    asked = actions_to_ask(game, FastStream(2))
    for _ in play_on(match, FastStream(4)):
        for seat in range(match.seats):
            seen |= {game.engine.check_at(match.states, 0, seat, action) for action in asked}
    assert seen - {0} <= set(game.reasons)
    assert len(seen - {0}) >= at_least(game, 3, 1)
