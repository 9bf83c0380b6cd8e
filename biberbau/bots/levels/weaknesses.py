"""What lies between the levels of a game, and below the weakest of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from biberbau.bots.strength import Weakness

WEAKEST: Final = -4.0
"""The lowest skill there is: four steps below the first level, where hardly anything is judged any more."""
STRONGEST: Final = 3.0
"""The highest: the last level."""


def weakness_at(levels: Sequence[Weakness], skill: float) -> Weakness:
    """Return the weakness of a skill among levels: 0 is the weakest, 1 the next, and what lies between lies between.

    With every whole step below the weakest level errors are six times as large; nobody is better than the strongest.
    """
    skill = min(max(skill, WEAKEST), STRONGEST)
    if skill <= 0:
        return Weakness(levels[0].blur * 6**-skill, levels[0].forgetfulness, levels[0].playouts)
    below = min(int(skill), len(levels) - 2)
    lower, upper, part = levels[below], levels[below + 1], skill - below
    return Weakness(
        lower.blur + part * (upper.blur - lower.blur),
        lower.forgetfulness + part * (upper.forgetfulness - lower.forgetfulness),
        round(lower.playouts + part * (upper.playouts - lower.playouts)),
    )
