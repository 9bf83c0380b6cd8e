"""Options that say that they do nothing unless another is chosen do nothing then, and something where it is."""

from __future__ import annotations

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.options import Condition, Option
from biberbau.games import game_named
from tests.contract.matches import NAMES, new_match, play_on, short_options

CONDITIONAL = [(name, option.key) for name in NAMES for option in game_named(name).options if option.counts]

SEEDS = range(12)

Course = tuple[list[tuple[int, int]], list[int]]


def declared(name: str, key: str) -> tuple[Game, Option, Condition, Option]:
    """Return a game, its option of this key, the condition of that, and the option that the condition is about."""
    game = game_named(name)
    options = {option.key: option for option in game.options}
    condition = options[key].counts
    assert condition is not None
    return game, options[key], condition, options[condition.key]


def course(game: Game, chosen: dict[str, str], seed: int) -> Course:
    """Return who does what in a random match, and its totals; few players, for whom the smallest deck is enough."""
    match = new_match(game, game.seats[0], short_options(game, chosen), seed)
    return list(play_on(match, FastStream(seed))), list(match.totals)


def courses(game: Game, option: Option, chosen: dict[str, str], seed: int) -> tuple[Course, Course]:
    """Return one match under the first and the last value of an option."""
    first, last = option.values[0], option.values[-1]
    return course(game, {**chosen, option.key: first}, seed), course(game, {**chosen, option.key: last}, seed)


@pytest.mark.parametrize(("name", "key"), CONDITIONAL)
def test_a_condition_names_values_of_another_option(name: str, key: str) -> None:
    _, option, condition, other = declared(name, key)
    assert other.key != option.key
    assert other.counts is None
    assert {*condition.values} < {*other.values}


@pytest.mark.parametrize(("name", "key"), CONDITIONAL)
def test_an_option_that_does_not_count_does_nothing(name: str, key: str) -> None:
    game, option, condition, other = declared(name, key)
    for value in {*other.values} - {*condition.values}:
        for seed in SEEDS[:2]:
            under_first, under_last = courses(game, option, {other.key: value}, seed)
            assert under_first == under_last


@pytest.mark.parametrize(("name", "key"), CONDITIONAL)
def test_an_option_that_counts_does_something(name: str, key: str) -> None:
    game, option, condition, _ = declared(name, key)
    played = (courses(game, option, {condition.key: condition.values[0]}, seed) for seed in SEEDS)
    assert any(under_first != under_last for under_first, under_last in played)
