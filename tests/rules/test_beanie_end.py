"""Beanie, clause by clause: the end of a round, and what it costs (sections 6 and 7)."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau.games.beanie import GAME
from tests.beanie_tables import PACK, beanie, rest
from tests.builders import legal, picture, play, refused, told
from tests.rules.rulebook import read_rulebook

QUIET = ("2C 4D 6H", "3C 5D 7H")


def test_6_1_going_out_by_putting_down_out_of_turn() -> None:
    match = beanie("3C 3D 3H", "9S 2C", "KD QH", stock="AS")
    play(match, "1 draw")
    assert told(match, "0 set-3C-3D-3H", viewer=0) == [
        "You lay a set of threes: three of clubs, three of diamonds and three of hearts.",
        "Beanie! You have no card left.",
        "Round 1 is over. All hands are shown and counted.",
    ]
    shown = picture(match)
    assert (shown["phase"], shown["ended_by"], shown["out"], shown["turn"]) == ("round_over", "beanie", 0, None)
    assert match.round_scores == [0, 15, 35], "the card that was drawn stays in the hand and counts"


def test_6_1_going_out_by_the_discard() -> None:
    match = beanie("9S 2C", "QH", melds="0:set-8C-8D-8H", stock="8S")
    play(match, "1 draw", "1 add-M1-8S")
    assert told(match, "1 discard-QH") == [
        "B discards the queen of hearts.",
        "Beanie! B has no card left.",
        "Round 1 is over. All hands are shown and counted.",
    ]


def test_6_1_then_everything_stops() -> None:
    match = beanie("3C 3D 3H", "9C 9D 9H", "KD QH")
    play(match, "0 set-3C-3D-3H")
    assert match.actors() == ()
    assert refused(match, "1 set-9C-9D-9H") == ("round-over", "6.1")
    assert refused(match, "1 draw") == ("round-over", "6.1")


def test_6_1_the_call_is_made_by_itself() -> None:
    assert refused(beanie(*QUIET), "1 call") == ("called-by-itself", "6.1")


def test_6_2_without_a_stock_the_player_in_turn_may_end_the_round() -> None:
    match = beanie("5C 5D", "3C", "10H JH", options={"rounds": "8"}, round=8, pile=rest("5C 5D 3C 10H JH"))
    assert told(match, "1 end") == [
        "The stock is used up, and B ends the round.",
        "Round 8 is over. All hands are shown and counted.",
        "The match is over after 8 rounds.",
        "B wins with 5 points!",
    ]
    assert match.round_scores == [10, 5, 20], "whoever decided counts their hand too"
    assert (picture(match)["ended_by"], picture(match)["out"]) == ("end", None)


def test_6_2_with_nothing_to_draw_it_ends_by_itself() -> None:
    held = [card for card in PACK if card not in ("2S", "QS", "9C")]
    match = beanie(
        " ".join(held), "9C QS", "2S", options={"out_by_discard": "off"}, phase="discard", source="pile", turn=2
    )
    assert told(match, "2 keep") == [
        "C keeps the last card.",
        "There is nothing left to draw from. The round ends.",
        "Round 1 is over. All hands are shown and counted.",
    ]
    assert picture(match)["ended_by"] == "stock"


def test_6_3_after_two_quiet_turns_each_the_round_ends() -> None:
    match = beanie(*QUIET, pile="QH")
    assert picture(match)["stall_turns"] == 4
    for number, seat in enumerate((1, 0, 1, 0), 1):
        assert picture(match)["quiet_turns"] == number - 1
        play(match, f"{seat} pile")
        sentences = told(match, f"{seat} discard-QH")
    assert sentences[1:] == [
        "Nothing has moved for a long time. The round ends.",
        "Round 1 is over. All hands are shown and counted.",
    ]
    assert picture(match)["ended_by"] == "stall"


def test_6_3_a_card_from_the_stock_or_onto_the_table_begins_the_count_anew() -> None:
    for stir in ("1 draw", "0 add-M1-8S"):
        match = beanie("2C 4D 8S", QUIET[1], pile="QH", melds="0:set-8C-8D-8H", quiet_turns=3)
        play(match, stir)
        assert picture(match)["quiet_turns"] == 0
        if stir == "1 draw":
            play(match, "1 discard-3C", "0 pile", "0 discard-QH")
        else:
            play(match, "1 pile", "1 discard-QH", "0 pile", "0 discard-QH")
        assert picture(match)["quiet_turns"] == 1


WILD = {"K 10 3": 1, "A 9 10 J K": 4, "A A 2": 13, "Q Q 5 6 7": 2, "K Q J 10": 5, "7 7 K A 9": 7, "2 3 4 5 6 7 8": 12}


@pytest.mark.parametrize(("ranks", "points"), read_rulebook("beanie", "en").examples)
def test_7_1_each_card_left_counts(ranks: str, points: int) -> None:
    cards = [f"{rank}{'CD'[number % 2]}" for number, rank in enumerate(ranks.split())]
    match = beanie("QS", " ".join(cards), round=WILD[ranks], pile=rest("QS", *cards))
    play(match, "1 end")
    sheet = picture(match)["sheet"][1]
    assert match.round_scores[1] == points == sheet["points"] == sum(sheet["worth"])
    assert set(sheet["cards"]) == set(cards)


def test_7_1_all_hands_are_shown_and_whoever_went_out_has_no_points() -> None:
    match = beanie("3C 3D 3H", "9S 2C", "KD QH")
    play(match, "0 set-3C-3D-3H")
    assert [shown["cards"] for shown in picture(match)["hands"]] == [[], ["2C", "9S"], ["KD", "QH"]]
    assert match.round_scores == [0, 10, 35]


def test_7_2_a_beanie_counts_25() -> None:
    match = beanie("QS 2H", "QD", "9H 9D 9S", round=2)
    play(match, "2 set-9D-9H-9S")
    assert match.round_scores == [30, 25, 0]


def test_7_3_points_are_added_up_and_the_fewest_win() -> None:
    match = beanie("3C 3D 3H", "9S 2C", "KD", totals=(50, 40, 70), options={"rounds": "2"}, round=2)
    assert told(match, "0 set-3C-3D-3H")[-3:] == [
        "The match is over after 2 rounds.",
        "A shares the win with 50 points!",
        "B shares the win with 50 points!",
    ]
    assert match.totals == [50, 50, 80]
    assert match.winners == picture(match)["winners"] == [0, 1]
    assert refused(match, "0 draw") == ("match-over", "7.3")


def test_7_3_what_a_round_was_worth_adds_up_to_nothing() -> None:
    match = beanie("3C 3D 3H", "9S 2C", "KD QH")
    play(match, "0 set-3C-3D-3H")
    values = np.zeros(3)
    GAME.engine.payoffs_at(match.states, 0, values)
    assert values.tolist() == pytest.approx([15.0, 5.0, -20.0])
    assert legal(match, 1) == set()
