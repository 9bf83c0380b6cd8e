"""What a hand of Daumen Drauf! promises between two tricks, in points of the final score.

A straight line through what became of hands: least squares over 24,000 games among careful players for each number of
players, relative to the mean of the table (`tests/bots/of/daumen_drauf/test_promise.py` draws the line again).
Harmless cards are welcome to everybody and worth about half a point while tricks are still to be taken; poison costs
half a point and more, the lowest most, for nobody has to take it; the highest poison is a weapon.  To lead is a burden.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.games.daumen_drauf.constants import CONSTANTS, EXTRA_VALUES, MAX_SEATS, MIN_SEATS
from biberbau.games.daumen_drauf.state import COLOUR_STEP

FEWEST: Final = 2
"""The line was drawn for tables from so many players on."""
FITS: Final = not {"extra_values", "hand_size", "harmless", "poisonous", "held"} & set(CONSTANTS.values)
"""Whether the game is that in which it was drawn, but for how many may play."""

HARMLESS: Final = 0
LOWEST_HARMLESS: Final = 1
HIGHEST_HARMLESS: Final = 2
POISON: Final = 3
RISING_POISON: Final = 4
"""Counts for a poisonous card in proportion to its number: nothing for the lowest, once for the highest."""
LOWEST_POISON: Final = 5
NEXT_TO_HIGHEST_POISON: Final = 6
HIGHEST_POISON: Final = 7
LEADING: Final = 8
"""Features of a hand by their place in `LINE`."""
FEATURES: Final = 9

STACK_USED_UP: Final = 0
STACK_LASTS: Final = 1

LINE: Final = np.array(
    [
        [
            [-0.37, 0.07, -0.01, -0.86, 0.21, 0.02, 0.19, 0.66, -0.03],
            [0.12, 0.09, -0.14, -0.80, 0.31, -0.14, 0.18, 0.41, -0.41],
            [0.25, -0.09, -0.07, -0.78, 0.40, -0.28, 0.13, 0.31, -0.46],
            [0.33, -0.16, -0.02, -0.82, 0.48, -0.32, 0.13, 0.29, -0.50],
            [0.35, -0.20, 0.02, -0.82, 0.56, -0.47, 0.11, 0.26, -0.49],
            [0.31, -0.21, 0.04, -0.78, 0.61, -0.49, 0.07, 0.19, -0.42],
        ],
        [
            [0.63, 0.31, 0.08, -0.63, 0.60, 0.26, 0.16, 1.27, -1.00],
            [0.48, 0.03, -0.09, -0.48, -0.26, -0.33, 0.48, 1.39, -0.73],
            [0.50, -0.11, -0.03, -0.50, 0.04, -0.42, 0.36, 0.99, -0.60],
            [0.52, -0.19, -0.01, -0.52, 0.11, -0.46, 0.35, 0.90, -0.55],
            [0.51, -0.24, 0.03, -0.51, 0.20, -0.46, 0.33, 0.86, -0.50],
            [0.48, -0.23, 0.04, -0.48, 0.35, -0.48, 0.28, 0.76, -0.49],
        ],
    ]
)
"""The line's slopes by stage, number of players from `FEWEST` on, and feature."""


def features_of(card: int, seats: int) -> npt.NDArray[np.float64]:
    """Return what one card in hand adds to the features."""
    number, poisonous = card % COLOUR_STEP >> 1, card & 1
    highest = seats + EXTRA_VALUES - 1
    features = np.zeros(FEATURES)
    if poisonous:
        features[POISON] = 1
        features[RISING_POISON] = number / highest
        features[LOWEST_POISON] = number == 0
        features[NEXT_TO_HIGHEST_POISON] = number == highest - 1
        features[HIGHEST_POISON] = number == highest
    else:
        features[HARMLESS] = 1
        features[LOWEST_HARMLESS] = number == 0
        features[HIGHEST_HARMLESS] = number == highest
    return features


def promise_table() -> npt.NDArray[np.float64]:
    """Return what every card in hand promises, by stage, number of players, and card without its colour."""
    table = np.zeros((2, MAX_SEATS + 1, COLOUR_STEP))
    for stage in (STACK_USED_UP, STACK_LASTS):
        for seats in range(MIN_SEATS, MAX_SEATS + 1):
            for card in range(2 * (seats + EXTRA_VALUES)):
                table[stage, seats, card] = features_of(card, seats) @ LINE[stage, seats - FEWEST]
    return table


PROMISE: Final = promise_table()

BURDEN: Final = np.concatenate([np.zeros((2, FEWEST)), LINE[:, :, LEADING]], axis=1)
"""What it promises to lead, by stage and number of players."""
