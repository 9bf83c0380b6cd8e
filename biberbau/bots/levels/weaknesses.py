"""How much each level misjudges, forgets and thinks, game by game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weakness:
    """What makes a player weaker than one who searches."""

    blur: float
    """Scale of his errors about what an action is worth, in points of a round."""
    forgetfulness: float
    """The chance that he mistakes a thing that only memory holds, from 0 to 1."""
    playouts: int
    """How much he thinks about a decision."""


WEAKNESSES: Final = {
    "biber-gang": (
        Weakness(7.0, 1.0, 400),
        Weakness(2.5, 0.6, 600),
        Weakness(1.3, 0.3, 1000),
        Weakness(0.0, 0.0, 5000),
    ),
    "daumen-drauf": (
        Weakness(4.0, 1.0, 300),
        Weakness(1.05, 0.6, 500),
        Weakness(0.42, 0.3, 800),
        Weakness(0.0, 0.0, 8000),
    ),
    "biber-mania": (
        Weakness(0.57, 1.0, 150),
        Weakness(0.42, 0.6, 200),
        Weakness(0.3, 0.3, 300),
        Weakness(0.0, 0.0, 700),
    ),
    "beanie": (
        Weakness(6.0, 1.0, 300),
        Weakness(3.0, 0.6, 500),
        Weakness(1.5, 0.3, 800),
        Weakness(0.0, 0.0, 4000),
    ),
}
"""By game, from the weakest level to the strongest, so that each wins about as often against the next weaker one.

Strength was measured over paired deals of one round for two players (docs/strength.md has what came out).
"""

WEAKEST: Final = -4.0
"""The lowest skill there is: four steps below the first level, where hardly anything is judged any more."""
STRONGEST: Final = 3.0
"""The highest: the last level."""


def weakness_at(game_name: str, skill: float) -> Weakness:
    """Return the weakness of a skill: 0 is the weakest level, 1 the next, and what lies between lies between.

    With every whole step below the weakest level errors are six times as large; nobody is better than the strongest.
    """
    levels = WEAKNESSES[game_name]
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
