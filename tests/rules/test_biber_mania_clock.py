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


def test_9_19_the_clock_takes_the_first_of_what_must_be_stabbed() -> None:
    match = biber_mania("8 8 5", "1 2", display="3 3 3 6 6 9 9 SB DI", deck="10 10")
    play(match, "0 8+8")
    assert picture(match)["phase"] == "stab_display"
    assert clock(match, 0) == "stab-3"
    match = biber_mania("8 8 5", "1 2", "1 2", "1 2", piles=["", "3 3", "4", "6 6"], options={"stab_opponents": "one"})
    play(match, "0 8+8")
    assert clock(match, 0) == "stab-at-1"
    match = biber_mania("8 8 8 5", "1 2", piles=["", "3 3 KO"], options={"refuse": "card"})
    play(match, "0 8+8+8")
    assert clock(match, 0) == "refuse"


def test_9_19_the_clock_names_the_first_for_the_bad_guy_and_gives_from_the_stock() -> None:
    match = biber_mania("GE 5 5", "1 2", "1 2", stock="1 10 10 11 11", deck="6 7 8")
    play(match, "0 GE")
    assert picture(match)["phase"] == "bad_guy"
    assert [clock(match, seat) for seat in range(3)] == ["bad-guy-1", None, None]
    play(match, "0 bad-guy-1")
    assert picture(match)["phase"] == "bad_guy_draw"
    assert clock(match, 0) == "give-stock-1"


def test_9_19_the_clock_draws_again_from_the_draw_pile() -> None:
    match = biber_mania("8 8 5", "1 2", piles=["", "3 3"], stock="1 10 10 11 11", deck="6 7")
    play(match, "0 8+8", "0 take")
    assert picture(match)["phase"] == "draw"
    assert [clock(match, seat) for seat in range(2)] == [None, "draw-deck"]
