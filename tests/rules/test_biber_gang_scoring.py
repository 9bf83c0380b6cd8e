"""Biber Gang, clause by clause: scoring (section 6), and every worked example of the rulebook."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from biberbau.games import game_named
from biberbau.games.biber_gang.notation import CARD_NAMES, parse_card
from biberbau.games.biber_gang.open_points import open_points
from biberbau.games.biber_gang.rules.scoring import display_score
from biberbau.games.biber_gang.sheet import score_sheet
from biberbau.games.biber_gang.state import UNKNOWN
from tests.builders import biber_gang, picture, play
from tests.oracle import biber_gang as oracle
from tests.rules.rulebook import read_rulebook


def score_of(columns: str) -> int:
    """Play a last turn that leaves these columns, and return their score; the score sheet must add up to it."""
    pairs = [column.split("/") for column in columns.split(" ")]
    top, bottom = (" ".join(pair[row] for pair in pairs) for row in range(2))
    hidden = " ".join(f"({card})" for card in bottom.split(" "))
    spare = next(str(number) for number in range(13) if f" {number} " not in f" {top} {bottom} ")
    caller = " ".join([spare] * 4)
    match = biber_gang(f"{caller} / {caller}", f"{top} / {hidden}", turn=1, drawn="?")
    play(match, "1 turn-B1")
    sheet = picture(match)["sheet"][1]
    assert sheet["score"] == match.round_scores[1]
    assert sheet["loose"] == sum(column["points"] for column in sheet["columns"])
    assert sheet["loose"] + sum(bonus["points"] for bonus in sheet["bonuses"]) == sheet["score"]
    return match.round_scores[1]


def test_6_1_loose_cards_count_their_number() -> None:
    assert score_of("1/9 12/2 4/0 3/5") == 36


@pytest.mark.parametrize("number", range(13))
def test_6_2_a_pair_counts_nothing_whatever_its_number(number: int) -> None:
    others = "1/2 3/4 5/6"
    assert score_of(f"{number}/{number} {others}") == 21


def test_6_2_equal_cards_elsewhere_are_no_pair() -> None:
    assert score_of("9/1 9/2 9/3 9/4") == 46
    assert score_of("9/1 1/9 2/0 0/2") == 24


def test_6_3_two_three_or_four_pairs_of_a_value_earn_10_15_or_20() -> None:
    assert score_of("7/7 1/2 7/7 3/4") == 0
    assert score_of("7/7 7/7 7/7 3/4") == -8
    assert score_of("7/7 7/7 7/7 7/7") == -20


def test_6_4_each_value_has_its_own_bonus() -> None:
    assert score_of("7/7 8/8 7/7 8/8") == -20
    assert score_of("7/7 8/8 9/9 10/10") == 0


def test_6_5_a_beaver_makes_a_pair_of_the_number_in_its_column() -> None:
    assert score_of("12/B 1/2 3/4 5/6") == 21
    assert score_of("12/B 12/12 B/12 5/6") == -4


def test_6_6_two_beavers_take_the_value_that_is_best() -> None:
    assert score_of("B/B 1/2 3/4 5/6") == 21
    assert score_of("B/B 12/12 3/4 5/6") == 8
    assert score_of("B/B 12/12 3/3 3/3") == -20
    assert score_of("B/B B/B 3/4 5/6") == 8
    assert score_of("B/B B/B 3/3 5/6") == -4
    assert score_of("B/B B/B 3/3 5/5") == -20


@pytest.mark.parametrize("language", ["en", "de"])
def test_6_6_every_worked_example_of_the_rulebook_is_right(language: str) -> None:
    examples = read_rulebook("biber-gang", language).examples
    assert len(examples) == 12
    for columns, score in examples:
        assert score_of(columns) == score, columns
        pairs = [column.split("/") for column in columns.split(" ")]
        display = {
            slot: oracle.Place(pairs[column][row])
            for column, slots in enumerate(oracle.COLUMNS)
            for row, slot in enumerate(slots)
        }
        assert oracle.score(display) == score, columns


COLUMNS = ("0/0", "5/5", "12/12", "B/5", "12/B", "0/B", "B/B", "1/2", "12/0", "5/12")
"""Every kind of column, with values at both ends and in the middle."""


def test_6_6_rules_sheet_and_oracle_count_every_mixture_of_columns_alike() -> None:
    states = game_named("biber-gang").new_states()
    mixtures = list(combinations_with_replacement(COLUMNS, 4))
    assert len(mixtures) == 715
    for columns in mixtures:
        pairs = [column.split("/") for column in columns]
        cards = [parse_card(pair[row]) for row in range(2) for pair in pairs]
        states[0]["display"][0] = cards
        expected = oracle.score(
            dict(zip(oracle.SLOTS, (oracle.Place(CARD_NAMES[card]) for card in cards), strict=True))
        )
        assert display_score(states[0], 0) == expected, columns
        assert score_sheet(cards)["score"] == open_points(cards) == expected, columns


@pytest.mark.parametrize(
    ("columns", "points"),
    [("?/? ?/? ?/? ?/?", 0), ("7/? 12/3 ?/0 ?/?", 22), ("5/5 B/5 9/? ?/?", -1), ("B/? ?/B 4/4 ?/?", 0)],
)
def test_6_open_cards_are_counted_by_themselves(columns: str, points: int) -> None:
    pairs = [column.split("/") for column in columns.split()]
    cards = [UNKNOWN if pair[row] == "?" else parse_card(pair[row]) for row in range(2) for pair in pairs]
    assert open_points(cards) == points
