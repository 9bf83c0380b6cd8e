"""Biber-Mania, clause by clause: the end of a round, scoring, and series of rounds (sections 7 and 8)."""

from __future__ import annotations

import pytest

from tests.biber_mania_tables import biber_mania, hand, pile
from tests.builders import legal, picture, play, refused, told
from tests.rules.rulebook import read_rulebook

COLLECTING = {"series": "collecting", "target": "100"}


def test_7_1_the_last_card_laid_ends_the_round_at_once() -> None:
    match = biber_mania("8 8", "1 2", piles=["", "3 3"], display="3 3 3 9 9 9 10 10 10")
    play(match, "0 8+8")
    assert match.round_over
    assert picture(match)["ended_by"] == "last_card"
    assert pile(match, 1) == "3 3", "nothing is stabbed any more"
    assert len(picture(match)["display"]) == 9
    assert picture(match)["winners"] == [0]


def test_7_1_an_action_card_laid_last_does_not_act() -> None:
    match = biber_mania("SB", "1 2")
    play(match, "0 SB")
    assert match.round_over


def test_7_1_the_last_card_added_to_a_king_ends_it_when_all_have_added() -> None:
    match = biber_mania("7 KO 1", "7", "7 8", stock="10 10 11 11 11", deck="3 3")
    sentences = told(match, "0 7+KO")
    assert picture(match)["ended_by"] == "king_gift"
    assert pile(match, 0) == "7 KO 7 7"
    assert [sheet["score"] for sheet in picture(match)["sheet"]] == [3, 0, -1]
    assert sentences


def test_7_2_the_round_ends_when_draw_pile_and_stock_are_empty() -> None:
    match = biber_mania("DI 7", "1 2", stock="1", deck_count=0)
    play(match, "0 DI", "0 steal-stock-1")
    assert picture(match)["ended_by"] == "nothing_to_draw"
    assert hand(match, 0) == "1 7"


def test_7_2_a_gift_of_the_bad_guy_can_end_it() -> None:
    match = biber_mania("GE 7", "1 2", stock="1", deck_count=0)
    play(match, "0 GE", "0 bad-guy-1", "0 give-stock-1")
    assert picture(match)["ended_by"] == "nothing_to_draw"
    assert hand(match, 1) == "1 1 2"


def test_7_2_the_refill_can_end_it() -> None:
    match = biber_mania("SB 9 7", "1 2", stock="1", deck="5", deck_count=1, display="3 8 8 8 8 10 10 10 10")
    play(match, "0 9+SB", "0 stab-8", "0 steal-stock-1", "0 steal-display-3")
    assert picture(match)["ended_by"] == "nothing_to_draw"
    assert len(picture(match)["display"]) == 7


def test_7_2_a_redraw_can_end_it_in_the_middle() -> None:
    match = biber_mania("8 8 7", "1 2", piles=["", "3 3"], stock="1", deck_count=0)
    play(match, "0 8+8", "0 take", "1 draw-stock-1")
    assert picture(match)["ended_by"] == "nothing_to_draw"
    assert picture(match)["losses"] == [0, 0], "the second card is not drawn any more"


def test_7_3_a_hand_emptied_by_the_fairy_ends_nothing_and_is_passed_over() -> None:
    match = biber_mania("FE 7 7 7", "2", "KO HI BG")
    play(match, "0 FE", "0 wish-1-2")
    assert match.actors() == (2,)
    play(match, "2 KO")
    assert match.actors() == (0,)
    play(match, "0 2")
    assert match.actors() == (2,)


def test_7_3_who_was_passed_over_plays_again_when_he_has_cards() -> None:
    match = biber_mania("FE 7 7 7", "2", "8 1 1", piles=["", "3"])
    play(match, "0 FE", "0 wish-1-2", "2 8", "2 refuse", "1 draw-deck", "0 2")
    assert match.actors() == (1,)


@pytest.mark.parametrize(("columns", "score"), read_rulebook("biber-mania", "en").examples)
def test_8_1_the_worked_examples_of_the_rulebook(columns: str, score: int) -> None:
    piled, held = map(int, columns.split())
    ones = " ".join(["1 2 3 4 5 6 7 8 9"] * 4).split()
    match = biber_mania(
        "DI 10", " ".join(ones[:held]), piles=["", " / ".join(ones[held : held + piled])], stock="1", deck_count=0
    )
    play(match, "0 10+DI") if held == 0 else play(match, "0 DI", "0 steal-stock-1")
    sheet = picture(match)["sheet"][1]
    assert (sheet["pile"], sheet["hand"], sheet["score"]) == (piled, held, score)


def test_8_1_all_hands_are_shown_in_the_end() -> None:
    match = biber_mania("8 8", "1 KO JO")
    play(match, "0 8+8")
    assert picture(match)["hands"][1]["cards"] == ["1", "KO", "JO"]
    assert match.totals == [2, -3]


def test_8_2_the_most_points_win_and_ties_win_together() -> None:
    match = biber_mania("8 8", "1", "1", piles=["", "3 3 3", "1 5 9 PB / 2"])
    play(match, "0 8+8")
    assert match.over
    assert match.totals == [2, 2, 4]
    assert picture(match)["winners"] == [2]
    match = biber_mania("8 8", "1", "1", piles=["", "3 3 3", "1"])
    play(match, "0 8+8")
    assert match.totals == [2, 2, 0]
    assert picture(match)["winners"] == [0, 1]


def test_8_3_only_the_winners_of_a_round_write_down_their_points() -> None:
    match = biber_mania("8 8", "1", "1 1", piles=["", "3 3 3", "1 / 5"], options=COLLECTING, totals=[40, 38, 0])
    play(match, "0 8+8")
    assert match.totals == [42, 40, 0]
    assert [sheet["counted"] for sheet in picture(match)["sheet"]] == [2, 2, 0]
    assert not match.over
    match.begin_round()
    assert picture(match)["round"] == 2


def test_8_3_whoever_reaches_the_target_wins() -> None:
    match = biber_mania("8 8", "1", piles=["", "3 3 3"], options=COLLECTING, totals=[98, 97])
    play(match, "0 8+8")
    assert match.over
    assert match.totals == [100, 99]
    assert picture(match)["winners"] == [0]
    match = biber_mania("8 8", "1", piles=["", "3 3 3"], options=COLLECTING, totals=[98, 99])
    play(match, "0 8+8")
    assert picture(match)["winners"] == [1]
    match = biber_mania("8 8", "1", piles=["", "3 3 3"], options=COLLECTING, totals=[98, 98])
    play(match, "0 8+8")
    assert picture(match)["winners"] == [0, 1]


def test_8_4_professionals_do_not_end_with_a_hippie_row() -> None:
    options = {"professionals": "on"}
    match = biber_mania("4 5 HI", "1 2", options=options)
    assert refused(match, "0 4+5+HI") == ("no-hippie-row-last", "8.4")
    assert "4+5+HI" not in legal(match, 0)
    assert "4+5+HI" in legal(biber_mania("4 5 9 HI", "1 2", options=options), 0)
    assert "4+5+HI" in legal(biber_mania("4 5 HI", "1 2"), 0)
    assert "HI" in legal(biber_mania("HI", "1 2", options=options), 0)
    assert "4+4+HI" in legal(biber_mania("4 4 HI", "1 2", options=options), 0)
    assert "4+5+6" in legal(biber_mania("4 5 6", "1 2", options=options, piles=["", "1 2 HI"]), 0)


def test_8_5_the_next_player_clockwise_begins_the_next_round() -> None:
    for starter, following in [(0, 1), (1, 2), (2, 0)]:
        match = biber_mania("8 8", "1 2", "1 1", options=COLLECTING, starter=starter, turn=0)
        play(match, "0 8+8")
        match.begin_round()
        assert picture(match)["starter"] == following
        assert match.actors() == (following,)
