"""A law of every game: what a clock does is always allowed, and whatever is left to clocks comes to an end."""

from __future__ import annotations

import random

import pytest

from biberbau.core.chance import SeedStream
from biberbau.core.match import Match
from biberbau.games import game_named
from tests.contract.matches import NAMES

MATCHES = 6
MOST_ACTIONS = 20_000

OPTIONS = {
    "biber-gang": {"discard_take_must_swap": "on", "deck_out": "end_round"},
    "daumen-drauf": {"parry": "any_time"},
    "biber-mania": {"refuse": "card", "stab_opponents": "one", "pile_history": "top_only"},
    "beanie": {"out_by_discard": "off", "call": "button"},
}
"""By game, options with which there is more to be decided; every other match has them."""


def begun(game: str, seed: int, options: dict[str, str]) -> Match:
    return Match.new(game_named(game), 3, SeedStream(bytes([seed]) * 32), options)


def step(match: Match, dice: random.Random, clocks: float) -> None:
    """Go on by one action: the clock's as often as `clocks` says, else any."""
    for seat in match.obliged():
        action = match.clock_action(seat)
        assert action is not None, (match.game.name, seat)
        assert match.check(seat, action) is None, match.game.format_action(action)
    seat = dice.choice(match.obliged())
    timed = match.clock_action(seat)
    assert timed is not None
    match.apply(seat, timed if dice.random() < clocks else dice.choice(match.legal(seat)))


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("clocks", [1.0, 0.5])
def test_what_a_clock_does_is_allowed_and_comes_to_an_end(game: str, clocks: float) -> None:
    for seed in range(MATCHES):
        dice = random.Random(seed)
        match = begun(game, seed, OPTIONS.get(game, {}) if seed % 2 else {})
        for _ in range(MOST_ACTIONS):
            if match.round_over:
                break
            step(match, dice, clocks)
        assert match.round_over
