"""Biber-Mania, clause by clause: what a clock does (clause 9.19)."""

from __future__ import annotations

from biberbau.core.match import Match
from biberbau.games.biber_mania import GAME
from tests.biber_mania_tables import biber_mania
from tests.builders import picture, play


def clock(match: Match, seat: int) -> str | None:
    """What the clock does for a seat."""
    action = match.clock_action(seat)
    return None if action is None else GAME.format_action(action)


def test_9_19_the_clock_lays_the_cheapest_single_card() -> None:
    match = biber_mania("5 5 3 JO KO", "1 2", "1 2")
    assert [clock(match, seat) for seat in range(3)] == ["3", None, None]
    assert clock(biber_mania("JO KO DI", "1 2", "1 2"), 0) == "DI"
    assert clock(biber_mania("JO JO", "1 2", "1 2"), 0) == "JO"


def test_9_19_the_clock_takes_the_first_of_what_must_be_stolen() -> None:
    match = biber_mania("DI 5 5", "1 2", piles=["4", ""], display="12 12 12 9 9 9 8 8 8")
    play(match, "0 5+DI")
    assert picture(match)["phase"] == "steal"
    assert clock(match, 0) == "steal-display-8"


def test_9_19_the_clock_wishes_for_nothing_and_refuses_what_it_has_stabbed() -> None:
    match = biber_mania("FE 5 5", "1 2")
    play(match, "0 FE")
    assert clock(match, 0) == "no-wish"
    match = biber_mania("5 6 7", "1 2 9", piles=["", "4"], display="12 12 12 12 12 11 11 9 9")
    play(match, "0 5")
    assert picture(match)["phase"] == "stab_opponent"
    assert clock(match, 0) == "refuse"
