"""How a player that mixes chooses: by chance, each code as likely as it is liked, in whole numbers."""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.bots.learned.whole_numbers import LATER, VALUES, Whole
from biberbau.bots.mixtures import SELDOM
from biberbau.core.arrays import Generator
from biberbau.core.chance import next_below

STEPS: Final = 64
"""Into so many steps is divided by what a code that is liked more is e times as likely."""
MOST_STEPS: Final = 12 * STEPS
"""What is liked so much less is never chosen."""
PARTS: Final = np.rint(2.0**20 * np.exp(-np.arange(MOST_STEPS + 1) / STEPS)).astype(np.int64)
"""How likely a code is that is liked so many steps less than the best one, in parts of how likely that is."""


def shares(liked: Whole) -> Whole:
    """Return how likely each of some codes is to be chosen, in parts of their sum."""
    steps = (int(liked.max()) - liked) * STEPS >> (LATER + VALUES)
    parts: Whole = PARTS[np.minimum(steps, MOST_STEPS)]
    parts[(steps >= MOST_STEPS) | (parts < SELDOM * parts.sum())] = 0
    # Among many codes that are liked alike none is chosen often.
    return parts if parts.any() else (liked == liked.max()).astype(np.int64)


def drawn(liked: Whole, dice: Generator) -> int:
    """Return the place of one of some codes, by chance."""
    reached = np.cumsum(shares(liked))
    return int(np.argmax(reached > next_below(dice, int(reached[-1]))))
