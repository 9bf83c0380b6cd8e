"""Daumen Drauf!, clause by clause: what a clock does (clause 8.6)."""

from __future__ import annotations

from biberbau.core.match import Match
from biberbau.games.daumen_drauf import GAME
from tests.builders import play
from tests.daumen_drauf_tables import daumen_drauf


def clock(match: Match, seat: int) -> str | None:
    """What the clock does for a seat."""
    action = match.clock_action(seat)
    return None if action is None else GAME.format_action(action)


def test_8_6_the_clock_shows_the_lowest_card_of_a_leader() -> None:
    match = daumen_drauf(None, "Y3+ G2- K2- K2+ G2+", None, leader=1)
    assert [clock(match, seat) for seat in range(3)] == [None, "show-G2+", None]
    match = daumen_drauf(None, "Y3+ K2- Y2- G4+ G4-", None, leader=1)
    assert clock(match, 1) == "show-Y2-"


def test_8_6_the_clock_passes_in_a_trick() -> None:
    match = daumen_drauf("Y3+ Y4+ Y5+ G1- K1-", "Y3- G2- K2- K2+ G2+", None)
    play(match, "0 show-Y3+")
    assert clock(match, 1) == "pass"
