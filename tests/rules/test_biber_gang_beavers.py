"""Biber Gang, clause by clause: beavers (section 4)."""

from __future__ import annotations

import pytest

from tests.builders import biber_gang, display, legal, picture, play, refused


def swims(actions: set[str]) -> set[str]:
    """The swims among some actions."""
    return {action for action in actions if action.startswith("swim")}


@pytest.mark.parametrize(("shown", "drawn"), [("? B ? ? / ? 6 ? ?", "6"), ("? 0 ? ? / ? B ? ?", "0")])
def test_4_1_a_beaver_is_worth_the_open_number_in_its_column(shown: str, drawn: str) -> None:
    assert swims(legal(biber_gang(shown, "", drawn=drawn), 0))
    assert not swims(legal(biber_gang(shown, "", drawn="7"), 0))


def test_4_1_beside_a_hidden_card_it_has_no_value_yet() -> None:
    match = biber_gang("? B ? 6 / ? (6) ? ?", "", drawn="6")
    assert not swims(legal(match, 0))
    assert refused(match, "0 swim-T2-B4") == ("swim-no-value", "4.1")


def test_4_2_the_number_takes_the_beavers_place_and_the_beaver_a_hidden_cards() -> None:
    match = biber_gang("? B ? 9 / ? 6 ? (11)", "", drawn="6", discard="3")
    play(match, "0 swim-T2-B4")
    assert display(match, 0) == "? 6 ? 9 / ? 6 ? B"
    assert picture(match)["top"] == "11"
    assert match.actors() == (1,)


def test_4_2_the_beaver_swims_to_any_hidden_card_and_to_no_open_one() -> None:
    match = biber_gang("? B 3 9 / ? 6 ? ?", "", drawn="6")
    assert swims(legal(match, 0)) == {f"swim-T2-{target}" for target in ("T1", "B1", "B3", "B4")}
    assert refused(match, "0 swim-T2-T4") == ("swim-target-open", "4.2")
    assert refused(match, "0 swim-T2-T2") == ("swim-target-open", "4.2")


def test_4_2_a_card_taken_from_the_discard_pile_makes_it_swim_too() -> None:
    match = biber_gang("? B ? 9 / ? 6 ? ?", "", discard="6")
    play(match, "0 pile", "0 swim-T2-T1")
    assert display(match, 0) == "B 6 ? 9 / ? 6 ? ?"


def test_4_2_of_several_beavers_each_matching_one_may_swim() -> None:
    match = biber_gang("B 6 4 ? / 6 B B ?", "", drawn="6")
    assert swims(legal(match, 0)) == {"swim-T1-T4", "swim-T1-B4", "swim-B2-T4", "swim-B2-B4"}


def test_4_2_only_a_face_up_beaver_swims_and_only_for_its_own_value() -> None:
    match = biber_gang("(B) B ? 9 / 6 6 ? ?", "", drawn="6")
    assert refused(match, "0 swim-T1-B4") == ("swim-no-beaver", "4.2")
    assert refused(match, "0 swim-T4-B4") == ("swim-no-beaver", "4.2")
    match = biber_gang("? B ? 9 / ? 6 ? ?", "", drawn="9")
    assert refused(match, "0 swim-T2-B4") == ("swim-value-differs", "4.2")


def test_4_2_a_beaver_that_has_swum_may_swim_again() -> None:
    match = biber_gang("? B ? 9 / ? 6 ? ?", "1 2 ? ? / ? ? ? ?", drawn="6", discard="9", deck="3")
    play(match, "0 swim-T2-B4", "1 deck", "1 turn-T3", "0 deck")
    assert "swap-B4" in legal(match, 0)
    match = biber_gang("? 6 ? 9 / ? 6 ? B", "1 2 ? ? / ? ? ? ?", drawn="9")
    play(match, "0 swim-B4-T3")
    assert display(match, 0) == "? 6 B 9 / ? 6 ? 9"


def test_4_3_a_matching_card_never_throws_the_beaver_out() -> None:
    match = biber_gang("? B ? 9 / ? 6 ? ?", "", drawn="6")
    assert "swap-T2" not in legal(match, 0)
    assert refused(match, "0 swap-T2") == ("beaver-matches", "4.3")


def test_4_3_the_matching_card_may_be_used_elsewhere_or_refused() -> None:
    match = biber_gang("? B ? 9 / ? 6 ? ?", "", drawn="6")
    assert {"swap-T4", "swap-B2", "swap-T1", "turn-T1"} <= legal(match, 0)


@pytest.mark.parametrize("drawn", ["6", "B"])
def test_4_4_two_open_beavers_in_a_column_are_frozen(drawn: str) -> None:
    match = biber_gang("? B ? 9 / ? B ? ?", "", drawn=drawn)
    actions = legal(match, 0)
    assert not {"swap-T2", "swap-B2"} & actions
    assert not swims(actions)
    for action in ("swap-T2", "swap-B2", "swim-T2-T1"):
        assert refused(match, f"0 {action}") == ("frozen-pair", "4.4")


def test_4_4_while_one_of_them_is_hidden_nothing_is_frozen() -> None:
    match = biber_gang("? B ? 9 / ? (B) ? ?", "", drawn="6")
    assert {"swap-T2", "swap-B2"} <= legal(match, 0)
    play(match, "0 swap-B2")
    assert display(match, 0) == "? B ? 9 / ? 6 ? ?"
    assert picture(match)["top"] == "B"


def test_4_4_a_beaver_placed_beside_a_beaver_freezes_both() -> None:
    match = biber_gang("? B ? 9 / ? 3 ? ?", "1 2 ? ? / ? ? ? ?", drawn="B", deck="5 6")
    play(match, "0 swap-B2", "1 deck", "1 swap-T1", "0 deck")
    assert refused(match, "0 swap-B2") == ("frozen-pair", "4.4")


def test_4_5_a_single_beaver_may_be_swapped_out_for_a_card_that_does_not_match() -> None:
    match = biber_gang("? B ? 9 / ? 6 ? ?", "", drawn="7")
    play(match, "0 swap-T2")
    assert display(match, 0) == "? 7 ? 9 / ? 6 ? ?"
    assert picture(match)["top"] == "B"


def test_4_6_a_drawn_beaver_is_swapped_in_or_refused_like_any_card() -> None:
    match = biber_gang("? 3 ? 9 / ? 6 ? ?", "", drawn="B")
    assert {"swap-T2", "swap-T1", "turn-T1"} <= legal(match, 0)
    play(match, "0 swap-B4")
    assert display(match, 0) == "? 3 ? 9 / ? 6 ? B"


def test_4_6_a_drawn_beaver_neither_throws_out_nor_moves_a_beaver_that_has_a_value() -> None:
    match = biber_gang("? B ? 9 / ? 6 ? ?", "", drawn="B")
    assert refused(match, "0 swap-T2") == ("beaver-matches", "4.3")
    assert refused(match, "0 swim-T2-T1") == ("swim-drawn-beaver", "4.6")
    assert not swims(legal(match, 0))


def test_4_6_a_drawn_beaver_may_throw_out_one_that_has_no_value_yet() -> None:
    match = biber_gang("? B ? 9 / ? ? ? ?", "", drawn="B")
    assert "swap-T2" in legal(match, 0)
