"""Biber Gang, clause by clause: what a clock does (clause 8.6)."""

from __future__ import annotations

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games.biber_gang import GAME
from tests.builders import biber_gang, picture, play


def clock(match: Match, seat: int) -> str | None:
    """What the clock does for a seat."""
    action = match.clock_action(seat)
    return None if action is None else GAME.format_action(action)


def test_8_6_the_clock_draws_from_the_deck_refuses_and_turns_the_first_closed_place() -> None:
    match = biber_gang("1 2 ? ? / ? ? ? ?", "3 4 ? ? / ? ? ? ?", discard="8", deck="10 11")
    assert [clock(match, seat) for seat in (0, 1)] == ["deck", None]
    play(match, "0 deck")
    assert clock(match, 0) == "turn-T3"


def test_8_6_the_clock_calls_no_end() -> None:
    match = biber_gang("1 2 3 4 / 5 6 7 ?", "3 4 ? ? / ? ? ? ?", discard="8", deck="10 11")
    play(match, "0 deck")
    assert clock(match, 0) == "refuse"


def test_8_6_what_may_not_be_refused_takes_the_first_closed_place() -> None:
    options = {"discard_take_must_swap": "on"}
    match = biber_gang("1 2 ? ? / ? ? ? ?", "3 4 ? ? / ? ? ? ?", discard="8", deck="10 11", options=options)
    play(match, "0 pile")
    assert clock(match, 0) == "swap-T3"
    match = biber_gang("1 2 3 4 / 5 6 7 ?", "3 4 ? ? / ? ? ? ?", discard="8", options=options)
    play(match, "0 pile")
    play(match, f"0 {clock(match, 0)}")
    assert picture(match)["caller"] == 0, "the last closed place too (ruling A30)"


def test_8_6_the_clock_opens_the_first_two_places_of_whoever_has_not_opened() -> None:
    match = Match.new(GAME, 3, FastStream(1))
    assert [clock(match, seat) for seat in range(3)] == ["open-T1-T2"] * 3
    play(match, "1 open-B1-B2")
    assert [clock(match, seat) for seat in range(3)] == ["open-T1-T2", None, "open-T1-T2"]
