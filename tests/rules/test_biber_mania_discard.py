"""Biber-Mania, clause by clause: what may be discarded (section 3)."""

from __future__ import annotations

import pytest

from biberbau.core.reasons import NotationError
from biberbau.games.biber_mania import GAME
from tests.biber_mania_tables import biber_mania, hand, pile
from tests.builders import legal, picture, play, refused


def is_written(cards: str) -> bool:
    """Whether there is an action at all that lays these cards together; what can never be laid has no notation."""
    try:
        return GAME.format_action(GAME.parse_action(cards)) == cards
    except NotationError:
        return False


HAND = "1 3 3 4 5 5 5 9 SB HI PB KO JO JO"


def test_3_1_one_combination_a_turn_and_no_passing() -> None:
    match = biber_mania("3 4 SB JO", "5 6")
    assert legal(match, 0) == {"3", "4", "SB", "JO", "3+SB", "4+SB", "3+JO", "4+JO"}
    assert legal(match, 1) == set()
    play(match, "0 3")
    assert match.actors() == (1,)
    assert hand(match, 0) == "4 SB JO"


def test_3_1_the_cards_must_be_in_the_hand_and_it_must_be_ones_turn() -> None:
    match = biber_mania("3 4 SB JO", "5 6")
    assert refused(match, "0 7") == ("not-in-hand", "3.1")
    assert refused(match, "0 3+3") == ("not-in-hand", "3.1")
    assert refused(match, "1 5") == ("not-your-turn", "3.1")


def test_3_2_equal_numbers() -> None:
    match = biber_mania(HAND, "1 2")
    assert {"5", "5+5", "5+5+5", "3+3", "9"} <= legal(match, 0)
    play(match, "0 5+5")
    assert pile(match, 0) == "5 5"


def test_3_3_equal_numbers_take_one_action_card_along_as_one_more_of_them() -> None:
    match = biber_mania(HAND, "1 2")
    assert {"5+SB", "5+5+KO", "5+5+5+HI", "3+3+SB"} <= legal(match, 0)
    assert refused(match, "0 5+5+PB") == ("party-not-with-equals", "3.3")
    assert refused(match, "0 5+PB") == ("party-not-with-equals", "3.3")
    play(match, "0 5+5+KO")
    group = picture(match)["piles"][0][-1]
    assert (group["kind"], group["value"], group["size"]) == ("set", "5", 3)


def test_3_4_equal_numbers_take_any_number_of_jokers_along() -> None:
    match = biber_mania(HAND, "1 2")
    assert {"5+JO", "5+5+JO+JO", "9+JO+JO"} <= legal(match, 0)
    play(match, "0 5+5+JO+JO")
    group = picture(match)["piles"][0][-1]
    assert (group["kind"], group["value"], group["size"]) == ("set", "5", 4)


def test_3_5_jokers_alone() -> None:
    match = biber_mania(HAND, "1 2")
    assert {"JO", "JO+JO"} <= legal(match, 0)
    play(match, "0 JO+JO")
    group = picture(match)["piles"][0][-1]
    assert (group["kind"], group["size"]) == ("jokers", 2)


@pytest.mark.parametrize(
    ("numbers", "fits"),
    [
        ("4+5", True),
        ("4+6", True),
        ("4+7", False),
        ("1+2", True),
        ("11+12", True),
        ("1+3+4", True),
        ("1+3+5", False),
        ("2+3+4+5+6+7", True),
        ("2+3+4+6+7+8", True),
        ("2+3+4+6+7+9", False),
    ],
)
def test_3_6_a_hippie_row_has_one_gap_or_none(numbers: str, fits: bool) -> None:
    match = biber_mania(f"{numbers.replace('+', ' ')} HI JO", "1 2", display="9 9 9 10 10 10 10 PB PB")
    assert (f"{numbers}+HI" in legal(match, 0)) == fits
    assert is_written(f"{numbers}+HI") == fits


def test_3_6_a_hippie_row_has_at_most_seven_cards() -> None:
    match = biber_mania("1 2 3 4 5 6 7 HI", "1 2")
    rows = {action for action in legal(match, 0) if action.count("+") >= 2}
    assert {len(row.split("+")) for row in rows} == {3, 4, 5, 6, 7}


def test_3_7_a_plain_row_must_stab_a_row_right_now() -> None:
    cards = "4 5 6 7 KO"
    match = biber_mania(cards, "1 2", piles=["", "1 2 HI"])
    assert {"4+5+6", "5+6+7"} <= legal(match, 0)
    assert refused(match, "0 4+5+6+7") == ("no-row-to-stab", "3.7")
    match = biber_mania(cards, "1 2", piles=["1 2 HI", "1 2 3 HI / 3 3 3"])
    assert {action for action in legal(match, 0) if action.count("+") >= 2} == set()
    assert refused(match, "0 4+5+6") == ("no-row-to-stab", "3.7")


def test_3_8_the_party_beaver_takes_three_that_do_not_go_together() -> None:
    match = biber_mania("1 2 5 5 9 PB KO", "1 2")
    assert {action for action in legal(match, 0) if "+PB" in action} == {"1+5+9+PB", "2+5+9+PB"}
    assert not is_written("1+2+9+PB")
    assert not is_written("1+5+5+PB")
    play(match, "0 1+5+9+PB")
    group = picture(match)["piles"][0][-1]
    assert (group["kind"], group["protected"]) == ("party", True)


def test_3_9_any_action_card_may_be_laid_alone() -> None:
    actions = "SB DI FE PB HI GE BG KO"
    match = biber_mania(actions + " 1 5 9", "1 2")
    assert set(actions.split()) <= legal(match, 0)
    play(match, "0 PB")
    group = picture(match)["piles"][0][-1]
    assert (group["kind"], group["protected"]) == ("lone", False)


@pytest.mark.parametrize("cards", ["SB+KO", "KO+JO", "3+KO+JO", "3+4", "3+3+4", "1+PB", "1+5+PB", "3+4+5+JO"])
def test_3_10_what_never_goes_together(cards: str) -> None:
    match = biber_mania("1 3 3 4 5 SB PB KO JO", "1 2", piles=["", "1 2 HI"])
    assert cards not in legal(match, 0)
    if is_written(cards):
        assert refused(match, f"0 {cards}") == ("party-not-with-equals", "3.3")


def test_3_11_every_discard_is_a_group_of_its_own() -> None:
    match = biber_mania("7 7 8 8 9", "KO HI BG")
    play(match, "0 7", "1 KO", "0 7", "1 HI", "0 8+8")
    assert pile(match, 0) == "7 / 7 / 8 8"
    assert pile(match, 1) == "KO / HI"
