"""Sets of small numbers as whole numbers, bit by bit: the bit `1 << member` for each member.

To read, both functions are a loop; to run, they are one instruction each on usual processors: the compiler knows the
loop that counts ones, and what it means to count those below the lowest.
"""

from __future__ import annotations

from biberbau.core.compilation import rule


@rule
def count_members(members: int) -> int:
    """How many members a set has."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


@rule
def lowest_member(members: int) -> int:
    """The lowest member of a set that is not empty."""
    return count_members((members - 1) & ~members)
