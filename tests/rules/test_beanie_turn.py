"""Beanie, clause by clause: the turn (section 3)."""

from __future__ import annotations

import pytest

from biberbau.core.match import Match
from biberbau.games.beanie import GAME
from tests.beanie_tables import beanie, hand, pile, rest
from tests.builders import legal, picture, play, refused, told

HANDS = ("2C 4D 6H 8S 10C", "3C 5D 7H 9S JC", "2D 4H 6S 8C 10D")
"""Hands out of which nothing can be laid."""


def clock(match: Match, seat: int) -> str | None:
    """What the clock does for a seat, as text."""
    action = match.clock_action(seat)
    return None if action is None else GAME.format_action(action)


def test_3_1_only_the_player_in_turn_draws_and_discards() -> None:
    match = beanie(*HANDS, pile="QH")
    assert legal(match, 1) == {"draw", "pile"}
    assert legal(match, 0) == legal(match, 2) == set()
    for move in ("draw", "pile", "end", "discard-2C", "keep"):
        assert refused(match, f"0 {move}") == ("not-your-turn", "3.1")


def test_3_1_what_is_no_action_is_refused_whatever_the_number() -> None:
    match = beanie(*HANDS)
    for seat, number in ((1, -1), (1, GAME.action_count), (1, 2**40), (-1, 0), (3, 0)):
        refusal = match.check(seat, number)
        assert refusal is not None
        assert (refusal.reason.message, refusal.reason.clause) == ("beanie-reason-not-an-action", "3.1")


def test_3_1_the_top_card_of_the_stock_is_drawn_unseen_by_the_others() -> None:
    match = beanie(*HANDS, stock="AS AH")
    assert told(match, "1 draw", viewer=0) == ["B draws from the stock."]
    assert hand(match, 1, 1) == "3C JC 5D 7H AS 9S"
    assert picture(match, 1)["drawn"] == "AS"
    assert {picture(match, viewer)["drawn"] for viewer in (None, 0, 2)} == {None}
    assert refused(match, "1 draw") == ("already-drawn", "3.4")


def test_3_1_first_one_draws_then_one_discards() -> None:
    assert refused(beanie(*HANDS), "1 discard-3C") == ("draw-first", "3.1")


def test_3_2_the_pile_is_taken_as_a_whole_and_need_not_be_used() -> None:
    match = beanie(*HANDS, pile="QH AS KD")
    assert told(match, "1 pile") == ["B takes the discard pile: 3 cards."]
    assert pile(match) == ""
    assert hand(match, 1, 1) == "3C JC 5D KD 7H QH AS 9S"
    assert {"discard-QH", "discard-3C"} <= legal(match, 1)


def test_3_3_without_a_stock_one_takes_the_pile_or_ends_the_round() -> None:
    match = beanie("2C 4D", "3C 5D", pile=rest("2C 4D 3C 5D"))
    assert legal(match, 1) == {"pile", "end"}
    assert refused(match, "1 draw") == ("stock-empty", "3.3")
    assert refused(beanie("2C 4D", "3C 5D", pile="QH"), "1 end") == ("stock-left", "3.3")


def test_3_3_the_choice_is_anew_in_every_turn() -> None:
    match = beanie("2C 4D", "3C 5D", pile=rest("2C 4D 3C 5D"), quiet_turns=1)
    play(match, "1 pile", "1 discard-QH")
    assert match.obliged() == (0,)
    assert legal(match, 0) == {"pile", "end"}


def test_3_4_any_card_may_be_discarded_the_one_just_drawn_and_a_beanie_too() -> None:
    match = beanie(None, "3C 5D KH", None, stock="AS")
    play(match, "1 draw")
    assert legal(match, 1) == {"discard-3C", "discard-5D", "discard-KH", "discard-AS"}
    play(match, "1 discard-KH")
    assert pile(match) == "KH"
    assert match.obliged() == (2,)
    assert picture(match)["phase"] == "draw"


def test_3_4_without_a_card_left_no_discard_is_owed() -> None:
    match = beanie(None, "3C 3D 3H 9S", None, stock="9D", melds="0:set-9C-9H-KH")
    play(match, "1 draw", "1 set-3C-3D-3H", "1 add-M1-9S", "1 take-M1-9D-KH", "1 discard-KH")
    assert picture(match)["out"] == 1
    match = beanie(None, "3C 3D 3H", None, stock="9D", melds="0:set-9C-9H-9S")
    play(match, "1 draw", "1 set-3C-3D-3H", "1 add-M1-9D")
    assert (picture(match)["ended_by"], picture(match)["out"]) == ("beanie", 1)
    assert pile(match) == ""


def test_3_4_one_has_to_discard() -> None:
    match = beanie(*HANDS, phase="discard", source="pile")
    assert refused(match, "1 keep") == ("nothing-to-keep", "3.4")


def test_3_5_the_clock_draws_and_discards_what_was_drawn() -> None:
    match = beanie(*HANDS, stock="AS", pile="QH")
    assert [clock(match, seat) for seat in range(3)] == [None, "draw", None]
    play(match, "1 draw")
    assert clock(match, 1) == "discard-AS"


def test_3_5_the_clock_ends_the_round_without_a_stock() -> None:
    assert clock(beanie("2C 4D", "3C 5D", pile=rest("2C 4D 3C 5D")), 1) == "end"


@pytest.mark.parametrize(
    ("held", "discarded"),
    [("3C QH KD QS KC", "KD"), ("3C QH QS 9D", "QS"), ("3C AD 2H 2S", "3C"), ("AC AD AS 10H 9S", "10H")],
)
def test_3_5_else_the_clock_discards_the_dearest(held: str, discarded: str) -> None:
    match = beanie(None, held, None, phase="discard", source="pile")
    assert clock(match, 1) == f"discard-{discarded}"


def test_3_5_a_drawn_card_that_was_put_down_is_not_discarded() -> None:
    match = beanie(None, "3C JD", None, stock="9D", melds="0:set-9C-9H-9S")
    play(match, "1 draw", "1 add-M1-9D")
    assert clock(match, 1) == "discard-JD"


def test_3_5_what_the_clock_does_is_always_allowed() -> None:
    match = beanie(*HANDS, None, options={"out_by_discard": "off", "rounds": "1"})
    while not match.over:
        (seat,) = match.obliged()
        action = match.clock_action(seat)
        assert action is not None
        match.apply(seat, action)
    assert picture(match)["ended_by"] == "end"
