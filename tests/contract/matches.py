"""Random matches to hold the contract against."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from biberbau.core.chance import FastStream, seed_generator
from biberbau.core.game import Game
from biberbau.core.match import PUBLIC, Match
from biberbau.games import GAMES, game_named

NAMES = tuple(filter(None, os.environ.get("GAME", "").split(","))) or GAMES
"""The games that are tested: those of the house, or those of packages that the variable `GAME` names."""

every_game = pytest.mark.parametrize("game", [game_named(name) for name in NAMES], ids=NAMES)
"""Runs a test once for each of them."""


def at_least(game: Game, of_the_house: int, of_a_small_game: int) -> int:
    """Return how much a test has to find, so that it has tested anything: a stranger's game may be a small one."""
    return of_the_house if game.name in GAMES else of_a_small_game


MOST_DECISIONS = 200_000
"""No random match is nearly so long; one that is has no end."""


def option_sets(game: Game) -> list[dict[str, str]]:
    """Return the defaults, and for each option every value, or the least and the largest where they are numbers."""
    sets: list[dict[str, str]] = [{}]
    for option in game.options:
        values = (option.values[0], option.values[-1]) if option.numbers else option.values
        sets += [{option.key: value} for value in values if value != option.default]
    return sets


def short_options(game: Game, options: dict[str, str]) -> dict[str, str]:
    """Return the options with few rounds, where the game has rounds and they are not chosen."""
    rounds = {option.key: option.values[0] for option in game.options if option.key == "rounds"}
    at_most = {option.key: option.values[1] for option in game.options if option.key == "max_rounds"}
    return rounds | at_most | options


def new_match(game: Game, seats: int, options: dict[str, str], seed: int) -> Match:
    """Start a match with simulation chance."""
    return Match.new(game, seats, FastStream(seed), options)


def play_on(match: Match, dice: FastStream) -> Iterator[tuple[int, int]]:
    """Play at random to the end of the match; give each (seat, action) before it is taken."""
    for _ in range(MOST_DECISIONS):
        if match.over:
            return
        if match.round_over:
            match.begin_round()
        seat, action = any_action(match, dice)
        yield seat, action
        match.apply(seat, action)
    raise AssertionError(f"a match of {match.game.name} has no end")


def any_action(match: Match, dice: FastStream) -> tuple[int, int]:
    """Return any actor who has a legal action, and any of those that they have."""
    choices = [(seat, legal) for seat in match.actors() if (legal := match.legal(seat))]
    seat, legal = choices[dice.below(len(choices))]
    return seat, legal[dice.below(len(legal))]


MANY_ACTIONS = 100_000
"""A game with more actions than so is asked only about some of them where each would be asked about."""
SOME_ACTIONS = 300


def actions_to_ask(game: Game, dice: FastStream) -> Sequence[int]:
    """Return every action of a game; of a game with very many the first few and some of the others."""
    if game.action_count <= MANY_ACTIONS:
        return range(game.action_count)
    return [*range(SOME_ACTIONS), *(dice.below(game.action_count) for _ in range(SOME_ACTIONS))]


def finished_match(game: Game, seats: int, options: dict[str, str], seed: int) -> Match:
    """Return a whole random match."""
    match = new_match(game, seats, options, seed)
    for _ in play_on(match, FastStream(seed)):
        pass
    return match


def redealt(match: Match, seat: int | None, dice: int) -> Match:
    """Return a world redealt from what a seat sees."""
    seen, rng = match.view(seat).data, np.zeros(1, np.uint64)
    seed_generator(rng, dice)
    match.game.engine.redeal_at(seen, 0, PUBLIC if seat is None else seat, rng)
    return Match(match.game, seen, FastStream(dice))
