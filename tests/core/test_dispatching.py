"""Rules hold no count of who uses the arrays that they are given; those that make some do."""

from __future__ import annotations

import sys

import numpy as np
import numpy.typing as npt
import pytest

from biberbau.core.compilation import COMPILED, making_rule, rule

Numbers = npt.NDArray[np.int64]


@rule
def itself(numbers: Numbers) -> Numbers:
    """Give an array back, which needs the count."""
    return numbers


@making_rule
def larger_counted(one: Numbers, other: Numbers) -> Numbers:
    """Give one of two arrays back, which is counted."""
    return one if one[0] > other[0] else other


@rule
def first(numbers: Numbers) -> int:
    """Call something that gives an array back, and use it."""
    return int(numbers[0])


@making_rule
def larger_first(one: Numbers) -> int:
    """Make an array and hand it on to a rule that counts nothing."""
    return first(larger_counted(one, np.full(1, 5, np.int64)))


@pytest.mark.skipif(not COMPILED, reason="interpreted, every rule may give back what it likes")
def test_a_rule_that_gives_an_array_back_has_to_say_so() -> None:
    with pytest.raises(TypeError, match="itself gives an array back: mark it `making_rule`"):
        itself(np.array([1]))


def test_arrays_that_rules_make_and_hand_on_are_let_go_of_once() -> None:
    numbers = np.array([3])
    held = sys.getrefcount(numbers)
    for _ in range(1000):
        assert larger_first(numbers) == 5
        assert larger_counted(numbers, numbers)[0] == 3
    assert sys.getrefcount(numbers) == held
