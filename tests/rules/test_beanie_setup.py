"""Beanie, clause by clause: components and setting up (sections 1 and 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games.beanie import GAME
from tests.beanie_tables import PACK, RANKS, beanie, hand, pile, stacked_round
from tests.builders import legal, picture, play, refused


def deal(seats: int, seed: int = 1, **options: str) -> Match:
    """Deal a new match."""
    return Match.new(GAME, seats, FastStream(seed), options)


def test_1_1_one_pack_of_52_cards() -> None:
    match = deal(4)
    dealt = [card for seat in range(4) for card in hand(match, seat, seat).split()]
    stock = [PACK[code] for code in match.record["stock"][: match.record["stock_count"]]]
    assert Counter(dealt + stock) == Counter(PACK)
    assert len(PACK) == 52


def test_1_2_the_ace_comes_before_the_two_and_never_after_the_king() -> None:
    match = beanie("AH 2H 3H QH KH 5C 5D", None, round=7)
    assert "run-H-A-2-3" in legal(match, 0)
    assert not [action for action in legal(match, 0) if action.startswith("run-H-Q")]


def test_1_3_kings_are_wild_first_then_queens_down_to_aces() -> None:
    match = deal(2)
    wild = []
    while True:
        wild.append(picture(match)["wild"])
        play_to_the_end(match)
        if match.over:
            break
        match.begin_round()
    assert wild == list(RANKS[::-1])


def play_to_the_end(match: Match) -> None:
    """Everybody takes what lies there and discards it, until nothing has moved for long enough."""
    while not match.round_over:
        (seat,) = match.obliged()
        action = next(a for a in ("pile", "draw", *sorted(legal(match, seat))) if a in legal(match, seat))
        if action in ("pile", "draw"):
            play(match, f"{seat} {action}")
        discard = next((a for a in sorted(legal(match, seat)) if a.startswith("discard")), None)
        if discard is not None:
            play(match, f"{seat} {discard}")


def test_1_3_only_this_rounds_rank_is_a_beanie() -> None:
    hand_of_both = "4H 5H KC QC 9D 9C 2S"
    kings = beanie(hand_of_both, None, round=1)
    assert {"run-H-4-5-KC", "set-9C-9D-KC"} <= legal(kings, 0)
    assert refused(kings, "0 run-H-4-5-QC") == ("not-a-beanie", "1.3")
    assert refused(kings, "0 set-9C-9D-QC") == ("not-a-beanie", "1.3")
    queens = beanie(hand_of_both, None, round=2)
    assert {"run-H-4-5-QC", "set-9C-9D-QC"} <= legal(queens, 0)
    assert refused(queens, "0 run-H-4-5-KC") == ("not-a-beanie", "1.3")


@pytest.mark.parametrize(("seats", "stock"), [(2, 38), (3, 31), (4, 24), (5, 17), (6, 10)])
def test_1_4_two_to_six_play_and_the_stock_is_what_is_left(seats: int, stock: int) -> None:
    assert picture(deal(seats))["stock"] == stock


@pytest.mark.parametrize("seats", [1, 7])
def test_1_4_neither_alone_nor_with_seven(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        deal(seats)


def test_1_5_a_match_has_thirteen_rounds() -> None:
    assert picture(deal(3))["rounds"] == 13


def test_2_1_seven_cards_each_and_the_starter_deals_next() -> None:
    match = stacked_round("AC 2C 3D 4D 5H 6H 7S", "8C 9C 10D JD QH KH AS", "2S 3S 4C 5C 6D 7D 8H", dealer=1)
    assert [shown["count"] for shown in picture(match)["hands"]] == [7, 7, 7]
    assert hand(match, 0, 0) == "AC 2C 3D 4D 5H 6H 7S"
    assert (picture(match)["dealer"], picture(match)["turn"]) == (1, 2)
    play_to_the_end(match)
    match.begin_round()
    assert (picture(match)["dealer"], picture(match)["turn"]) == (2, 0)


def test_2_1_chance_picks_the_first_dealer() -> None:
    assert {picture(deal(3, seed))["dealer"] for seed in range(20)} == {0, 1, 2}


def test_2_1_nobody_acts_before_the_deal_is_done() -> None:
    states = GAME.new_states()
    GAME.engine.begin_match_at(states, 0, 2, GAME.encode_options())
    reason = GAME.reasons[GAME.engine.check_at(states, 0, 0, GAME.parse_action("draw"))]
    assert (reason.message, reason.clause) == ("beanie-reason-being-dealt", "2.1")


def test_2_2_the_discard_pile_is_empty_at_first() -> None:
    match = deal(3)
    assert pile(match) == ""
    assert refused(match, f"{match.obliged()[0]} pile") == ("pile-empty", "3.2")


def test_2_3_the_player_to_the_left_of_the_dealer_starts() -> None:
    for seed in range(10):
        match = deal(4, seed)
        shown = picture(match)
        assert shown["turn"] == (shown["dealer"] + 1) % 4
        assert match.obliged() == (shown["turn"],)


def test_2_4_a_hand_is_its_owners_alone() -> None:
    match = beanie("QH 5D 2C", "3S 4S KD", None)
    assert hand(match, 0, 0) == "2C 5D QH"
    assert {hand(match, 0, viewer) for viewer in (None, 1, 2)} == {"? ? ?"}
    assert picture(match)["hands"][1] == {"count": 3, "cards": None, "known": []}


def test_2_4_what_is_put_down_or_discarded_comes_from_the_hand() -> None:
    match = beanie(None, "QH 5D 2C KC", None, phase="discard", source="pile", melds="0:set-9C-9D-9S")
    for move in ("discard-QS", "add-M1-9H", "set-5C-5D-5S", "run-D-5-6-7", "set-5C-5D-KC", "run-D-5-6-KC"):
        assert refused(match, f"1 {move}") == ("not-in-hand", "2.4")


def test_2_4_the_whole_pile_is_open_and_the_stock_is_not() -> None:
    match = beanie(None, None, pile="QH 5D 2C", stock="AS")
    assert pile(match) == "QH 5D 2C"
    assert set(match.view(1).record["stock"][: match.record["stock_count"]].tolist()) == {-2}


def test_2_4_what_went_into_a_hand_in_sight_of_all_is_remembered() -> None:
    match = beanie("9H 2S", "AC AD AS", pile="QH 5D", melds="1:set-9C-9D-KC")
    play(match, "1 pile", "0 take-M1-9H-KC")
    assert hand(match, 1, 0) == "5D QH ? ? ?"
    assert hand(match, 0, None) == "KC ?"
    play(match, "1 discard-5D")
    assert hand(match, 1, 0) == "QH ? ? ?"
