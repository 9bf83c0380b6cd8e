"""Sets of small numbers as whole numbers: what they hold, up to the highest bit that rules use."""

from __future__ import annotations

import pytest

from biberbau.core.bits import count_members, lowest_member

SETS = [{0}, {62}, {0, 62}, {3, 4, 5}, {51, 38, 12}, set(range(63)), set(range(7, 52, 9))]


def as_number(members: set[int]) -> int:
    return sum(1 << member for member in members)


@pytest.mark.parametrize("members", SETS)
def test_members_are_counted_and_the_lowest_is_found(members: set[int]) -> None:
    assert count_members(as_number(members)) == len(members)
    assert lowest_member(as_number(members)) == min(members)


def test_nobody_is_in_the_empty_set() -> None:
    assert count_members(0) == 0


def test_a_set_is_gone_through_from_its_lowest_member_on() -> None:
    found, rest = [], as_number({40, 2, 17, 3})
    while rest:
        found.append(lowest_member(rest))
        rest &= rest - 1
    assert found == [2, 3, 17, 40]
