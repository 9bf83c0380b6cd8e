"""Biber Gang, clause by clause: the end of a round, the match, the table options (sections 5, 7 and 8)."""

from __future__ import annotations

import pytest

from biberbau.core.options import OptionError
from tests.builders import biber_gang, display, legal, picture, play, refused

NEARLY_DONE = "1 2 B 4 / 5 6 7 (8)"
UNDER_WAY = "3 4 (9) ? / ? ? ? ?"


@pytest.mark.parametrize(("drawn", "action"), [("3", "turn-B4"), ("3", "swap-B4"), ("7", "swim-T3-B4")])
def test_5_1_losing_the_last_hidden_card_in_any_way_calls_the_end(drawn: str, action: str) -> None:
    match = biber_gang(NEARLY_DONE, UNDER_WAY, drawn=drawn)
    play(match, f"0 {action}")
    assert picture(match)["caller"] == 0
    assert not match.round_over


def test_5_1_as_long_as_one_is_hidden_nobody_has_called() -> None:
    match = biber_gang(NEARLY_DONE, UNDER_WAY, drawn="3")
    play(match, "0 swap-T1")
    assert picture(match)["caller"] is None


def test_5_2_everybody_else_has_one_last_turn_clockwise_from_the_caller() -> None:
    match = biber_gang(UNDER_WAY, NEARLY_DONE, UNDER_WAY, turn=1, drawn="3", deck="10 11 12")
    play(match, "1 turn-B4")
    assert picture(match)["last_turns"] == [2, 0]
    assert match.actors() == (2,)
    play(match, "2 deck", "2 turn-T3")
    assert picture(match)["last_turns"] == [0]
    assert not match.round_over
    play(match, "0 deck", "0 swap-T1")
    assert match.round_over


def test_5_2_somebody_else_finishing_changes_nothing() -> None:
    match = biber_gang(NEARLY_DONE, NEARLY_DONE, UNDER_WAY, drawn="3")
    play(match, "0 turn-B4", "1 deck", "1 turn-B4")
    assert picture(match)["caller"] == 0
    assert picture(match)["last_turns"] == [2]
    play(match, "2 deck", "2 turn-T3")
    assert match.round_over


def test_5_3_what_is_still_hidden_is_turned_up_and_counted() -> None:
    match = biber_gang("1 2 3 4 / 5 6 7 (8)", "3 3 (9) (B) / (3) (11) (9) (0)", drawn="12", discard="10")
    play(match, "0 turn-B4", "1 pile", "1 swap-T2")
    assert display(match, 1) == "3 12 9 B / 3 11 9 0"
    assert match.round_scores == [36, 23]


def test_5_3_no_beaver_swims_and_nobody_acts_any_more() -> None:
    match = biber_gang("1 2 3 4 / 5 6 7 (8)", "3 3 (9) (6) / (3) (11) B (6)", drawn="12", discard="9")
    play(match, "0 turn-B4", "1 deck", "1 swap-T2")
    assert match.round_over
    assert display(match, 1)[-8:] == "3 11 B 6"
    assert match.actors() == ()
    assert legal(match, 0) == legal(match, 1) == set()
    assert refused(match, "1 deck") == ("round-over", "5.3")


@pytest.mark.parametrize("seats", [2, 3])
def test_5_4_ten_turns_of_everybody_without_a_hidden_card_gone_end_the_round(seats: int) -> None:
    match = biber_gang(*[UNDER_WAY] * seats)
    for turn in range(10 * seats):
        assert not match.round_over
        assert picture(match)["quiet_turns"] == turn
        play(match, f"{turn % seats} pile", f"{turn % seats} swap-T1")
    assert match.round_over
    assert picture(match)["caller"] is None


def test_5_4_a_hidden_card_that_goes_starts_the_count_again() -> None:
    match = biber_gang(UNDER_WAY, UNDER_WAY, quiet_turns=19)
    play(match, "0 pile", "0 swap-T3")
    assert picture(match)["quiet_turns"] == 0
    match = biber_gang(UNDER_WAY, UNDER_WAY, quiet_turns=19)
    play(match, "0 pile", "0 swap-T1")
    assert match.round_over


LAST_TURN = "1 2 3 4 / 5 6 7 8"


def test_7_1_a_match_is_five_rounds_and_the_scores_are_added_up() -> None:
    match = biber_gang(LAST_TURN, "3 3 9 (0) / 3 11 9 (B)", totals=[10, -4], turn=1, drawn="12")
    assert picture(match)["rounds"] == 5
    play(match, "1 swap-T2")
    assert match.round_scores == [36, 23]
    assert match.totals == [46, 19]
    assert not match.over
    match.begin_round()
    assert picture(match)["round"] == 2
    assert match.totals == [46, 19]
    assert match.actors() == (0, 1)
    match = biber_gang(LAST_TURN, "3 3 9 (0) / 3 11 9 (B)", turn=1, drawn="12", round=5)
    play(match, "1 swap-T2")
    assert match.over
    assert refused(match, "0 deck") == ("match-over", "7.1")
    with pytest.raises(ValueError, match="next round"):
        match.begin_round()


def test_7_2_the_fewest_points_win() -> None:
    match = biber_gang(LAST_TURN, "3 3 9 (0) / 3 11 9 (B)", totals=[10, 22], turn=1, drawn="12", round=5)
    play(match, "1 swap-T2")
    assert match.totals == [46, 45]
    assert match.winners == picture(match)["winners"] == [1]


def test_7_3_those_with_equally_few_points_win_together() -> None:
    match = biber_gang(LAST_TURN, "3 3 9 (0) / 3 11 9 (B)", totals=[10, 23], turn=1, drawn="12", round=5)
    play(match, "1 swap-T2")
    assert match.totals == [46, 46]
    assert match.winners == picture(match)["winners"] == [0, 1]


def test_8_1_a_card_taken_from_the_discard_pile_may_have_to_go_into_the_display() -> None:
    displays = ("1 2 B 4 / 5 6 7 ?", UNDER_WAY)
    on = biber_gang(*displays, drawn="7", drawn_from="pile", options={"discard_take_must_swap": "on"})
    assert refused(on, "0 turn-B4") == refused(on, "0 refuse") == ("taken-must-swap", "8.1")
    assert {"swap-B4", "swap-T1", "swim-T3-B4"} <= legal(on, 0)
    from_deck = biber_gang(*displays, drawn="7", options={"discard_take_must_swap": "on"})
    off = biber_gang(*displays, drawn="7", drawn_from="pile")
    for match in (from_deck, off):
        assert {"turn-B4", "refuse"} <= legal(match, 0)


def test_8_2_an_open_beaver_may_have_to_stay() -> None:
    options = {"beaver_never_discarded": "on"}
    match = biber_gang("B B ? 4 / 5 ? ? (B)", "", drawn="7", options=options)
    assert refused(match, "0 swap-T1") == refused(match, "0 swap-T2") == ("beaver-never-discarded", "8.2")
    play(match, "0 swap-B4")
    assert picture(match)["top"] == "B", "a hidden beaver is discarded unseen"
    match = biber_gang("B B ? 4 / 5 ? ? ?", "", drawn="B", options=options)
    play(match, "0 turn-T3")
    assert picture(match)["top"] == "B", "a drawn beaver may be refused"


@pytest.mark.parametrize("turn", [0, 1])
def test_8_3_whoever_asks_for_a_card_of_the_empty_deck_may_end_the_round(turn: int) -> None:
    displays = [LAST_TURN if turn == 1 else "1 2 3 4 / 5 6 7 (8)", "3 3 9 (0) / 3 11 9 (B)"]
    discard = " ".join(["?"] * 91 + ["6"])
    match = biber_gang(*displays, turn=turn, discard=discard, options={"deck_out": "end_round"})
    assert legal(match, turn) == {"deck", "pile"}
    play(match, f"{turn} deck")
    assert match.round_over
    assert match.round_scores == [36, 14]
    match = biber_gang(*displays, turn=turn, discard=discard, options={"deck_out": "end_round"})
    play(match, f"{turn} pile")
    assert picture(match)["drawn"] == {"card": "6", "source": "pile"}


def test_8_4_the_standstill_rule_takes_another_limit_or_none() -> None:
    match = biber_gang(UNDER_WAY, UNDER_WAY, options={"stall_limit": "1"})
    play(match, "0 pile", "0 swap-T1")
    assert not match.round_over
    play(match, "1 pile", "1 swap-T1")
    assert match.round_over
    match = biber_gang(UNDER_WAY, UNDER_WAY, options={"stall_limit": "0"}, quiet_turns=5000)
    play(match, "0 pile", "0 swap-T1")
    assert not match.round_over


def test_8_5_the_match_may_have_one_to_nine_rounds() -> None:
    match = biber_gang(LAST_TURN, "3 3 9 (0) / 3 11 9 (B)", turn=1, drawn="12", options={"rounds": "1"})
    play(match, "1 swap-T2")
    assert match.over
    for wrong in ("0", "10", "five"):
        with pytest.raises(OptionError, match="1 to 9"):
            match.game.encode_options({"rounds": wrong})
