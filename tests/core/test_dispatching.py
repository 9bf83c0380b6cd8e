"""Rules hold no count of who uses the arrays that they are given; those that make some do."""

from __future__ import annotations

import sys
from collections.abc import Callable

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


@rule
def first_of_new(number: int) -> int:
    """Make an array."""
    return int(np.full(1, number, np.int64)[0])


@rule
def first_of_larger(one: Numbers) -> int:
    """Be given an array, which nobody would let go of."""
    return int(larger_counted(one, one)[0])


@rule
def second(number: int) -> int:
    """Call what cannot be compiled."""
    return first_of_new(number) + 1


@pytest.mark.skipif(not COMPILED, reason="interpreted, every rule may do with arrays what it likes")
@pytest.mark.parametrize(
    ("function", "argument", "why"),
    [
        (itself, np.array([1]), "itself gives an array back"),
        (first_of_new, 1, "first_of_new makes an array"),
        (second, 1, "first_of_new makes an array"),
        (first_of_larger, np.array([1]), "first_of_larger is given an array by larger_counted"),
    ],
)
def test_a_rule_that_counts_nothing_is_refused_what_has_to_be_counted(
    function: Callable[[object], object], argument: object, why: str
) -> None:
    for _ in range(2):  # Who asks again is told again, and does not wait for a compiler that has given up.
        with pytest.raises(TypeError, match=f"^{why}: mark it `making_rule`$"):
            function(argument)


def test_arrays_that_rules_make_and_hand_on_are_let_go_of_once() -> None:
    numbers = np.array([3])
    held = sys.getrefcount(numbers)
    for _ in range(1000):
        assert larger_first(numbers) == 5
        assert larger_counted(numbers, numbers)[0] == 3
    assert sys.getrefcount(numbers) == held
