"""What a sensible player of Daumen Drauf! does, and that they read nothing that their seat may not know."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau.bots.of.daumen_drauf import habits
from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games.daumen_drauf import GAME
from tests.daumen_drauf_tables import ANY_TIME, endgame

SEEDS = 40


def choices(match: Match, seat: int) -> set[str]:
    """What the player does in a situation, over many seeds of their dice."""
    actions, rng, found = np.zeros(GAME.action_count, np.int32), np.zeros(1, np.uint64), set()
    for seed in range(SEEDS):
        rng[0] = 7919 * (seed + 1)
        found.add(GAME.format_action(habits.habitual_action(match.view(seat).record, seat, actions, rng)))
    return found


@pytest.mark.parametrize(
    ("own", "trick", "expected"),
    [
        ("K3- G1+", "1:Y1- 0:Y2- 1:G2- 0:G4- 1:K3+", "parry"),  # Four harmless cards.
        ("K1- K4-", "1:Y1+ 0:Y3+ 1:G1+ 0:G2+ 1:K1+", "pass"),  # Four poisonous ones.
        ("K4- K1+ Y1+", "0:Y2- 1:Y4- 0:G1- 1:G4-", "show-K4-"),  # Nobody can beat it.
    ],
)
def test_a_good_trick_is_taken_and_a_poisoned_one_is_left_alone(own: str, trick: str, expected: str) -> None:
    assert choices(endgame(own, "K2+ Y4+", trick=trick), 0) == {expected}


def test_out_of_turn_a_good_trick_is_parried_and_a_bad_one_is_not() -> None:
    good = endgame("Y5+", "K1+", "G3-", trick="1:Y1- 2:Y2- 1:G1- 2:G2- 0:G3+", options=ANY_TIME, phase="window")
    assert choices(good, 2) == {"parry"}
    bad = endgame("Y5+", "K1+", "G3-", trick="1:Y1+ 2:Y2+ 1:G1+ 2:G2- 0:G3+", options=ANY_TIME, phase="window")
    assert choices(bad, 2) == {"let"}


def test_now_and_then_he_does_something_else() -> None:
    found = set()
    for seed in range(30):
        match = Match.new(GAME, 4, FastStream(seed))
        found.add(len(choices(match, match.actors()[0])))
    assert max(found) > 1
