"""The yardstick of reviews: perfect play in small trees, which answers mistakes perfectly as well."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.reviews.perfect import PRECISION, Perfect

pytestmark = pytest.mark.long


def tree(*lines: str, choices: list[tuple[int, int]]) -> Any:
    """A tree as text, and by choice whose it is and how many actions it has."""
    made = [SimpleNamespace(seat=seat, actions=list(range(count))) for seat, count in choices]
    return SimpleNamespace(lines=["EFG", *lines], choices=made)


def test_a_mistake_costs_what_the_best_answer_makes_of_it() -> None:
    """Seat 0 is safe, or leaves it to seat 1 whether that costs 5 or 1: nobody who plays perfectly gets there."""
    perfect = Perfect(
        tree(
            'p "" 1 1 "0" { "0" "1" } 0',
            't "" 1 "" { 0 0 }',
            'p "" 2 1 "1" { "0" "1" } 0',
            't "" 2 "" { -1 1 }',
            't "" 3 "" { -5 5 }',
            choices=[(0, 2), (1, 2)],
        )
    )
    assert perfect.lost(0, 0) == 0.0
    assert perfect.lost(0, 1) == pytest.approx(5.0, abs=0.01)
    assert perfect.lost(1, 0) == pytest.approx(4.0, abs=0.01)
    assert perfect.reached[0] == 1.0
    assert perfect.reached[1] == pytest.approx(0.0, abs=1e-3)


def test_what_is_hidden_is_mixed_and_chance_is_counted() -> None:
    """In one of two cases matching pennies at 2 to 1, in the other nothing: seat 1 does not know what seat 0 did."""
    perfect = Perfect(
        tree(
            'c "" 1 "" { "0" 0.5 "1" 0.5 } 0',
            't "" 1 "" { 0 0 }',
            'p "" 1 1 "0" { "0" "1" } 0',
            'p "" 2 1 "1" { "0" "1" } 0',
            't "" 2 "" { 2 -2 }',
            't "" 3 "" { -1 1 }',
            'p "" 2 1 "1" { "0" "1" } 0',
            't "" 4 "" { -1 1 }',
            't "" 5 "" { 1 -1 }',
            choices=[(0, 2), (1, 2)],
        )
    )
    assert perfect.gap <= PRECISION
    for situation in range(2):
        assert perfect.reached[situation] == pytest.approx(0.5)
        for number in range(2):
            assert perfect.lost(situation, number) == pytest.approx(0.0, abs=0.1)
