"""What a sensible player of Biber-Mania does."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau.bots.of.biber_mania import habits
from biberbau.core.match import Match
from biberbau.games.biber_mania import GAME
from tests.biber_mania_tables import biber_mania

SEEDS = 10
OTHERS = "1 2 3 4 5 6 7 8 9 10"


def choices(match: Match) -> set[str]:
    """What the player does in a situation, over some seeds of their dice."""
    seat = match.actors()[0]
    actions, rng, found = np.zeros(GAME.action_count, np.int32), np.zeros(1, np.uint64), set()
    for seed in range(SEEDS):
        rng[0] = 7919 * (seed + 1)
        found.add(GAME.format_action(int(habits.habitual_action(match.view(seat).record, seat, actions, rng))))
    return found


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("1 4 4 4 8 10", "4+4+4"),  # As many as can be laid at once.
        ("1 4 4 4 8 SB", "4+4+4+SB"),  # One more, and two thefts.
        ("2 3 4 5 6 HI 9 9", "2+3+4+5+6+HI"),  # The longest row.
        ("1 3 5 8 9 PB", "1+3+5+PB"),  # Four cards that nobody can stab.
    ],
)
def test_many_cards_are_laid_at_once(hand: str, expected: str) -> None:
    assert choices(biber_mania(hand, OTHERS, turn=0)) == {expected}


def test_he_goes_out_when_he_wins_by_it_and_waits_when_he_would_lose() -> None:
    assert choices(biber_mania("7 7", OTHERS, piles=["1 1 / 2", "3"], turn=0)) == {"7+7"}
    assert choices(biber_mania("7 7", "1 2", piles=["1", "3 3 3 / 4 4 4 / 5 5 5"], turn=0)) == {"7"}


def stabbing(*hands: str) -> Match:
    """Two eights have been laid on two fives."""
    piles = ["1 / 8 8", "5 5"]
    return biber_mania(*hands, piles=piles, phase="stab_opponent", turn=0, stabbed=1, laid="8+8")


def test_he_takes_what_completes_a_set_and_refuses_what_is_of_no_use_at_the_end() -> None:
    assert choices(stabbing("5 5 9 10 6 7", OTHERS)) == {"take"}
    assert choices(stabbing("9 10 3 6", "1")) == {"refuse"}


def test_he_steals_and_draws_what_completes_a_set() -> None:
    theft = biber_mania(
        "6 6 6 1 2 3", OTHERS, piles=["DI", "6 8"], turn=0, phase="steal", laid="DI", thefts=1, display="1 2 3"
    )
    assert choices(theft) == {"steal-1-6"}
    draw = biber_mania(
        "6 6 6 1 2 3", OTHERS, piles=["3", "9"], turn=1, phase="draw", laid="9", losses="1 0", stock="1 6 9"
    )
    assert choices(draw) == {"draw-stock-6"}


def test_the_bad_guy_is_for_whoever_leads() -> None:
    match = biber_mania(
        "1 2 3", "1 2 3", "1 2 3", piles=["GE", "4", "5 5 5 / 6 6 6"], turn=0, phase="bad_guy", laid="GE"
    )
    assert choices(match) == {"bad-guy-2"}
