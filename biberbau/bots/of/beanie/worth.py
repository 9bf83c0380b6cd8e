"""What counts to a careful player of Beanie, and how much."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.games.beanie.constants import FIRST_HIGH_RANK, POINTS_HIGH, POINTS_LOW
from biberbau.games.beanie.state import RANKS

Weights = npt.NDArray[np.float64]

DISCARD_POINTS: Final = 0
"""How much one wants to be rid of a point."""
HOPE: Final = 1
"""What each card is worth that may yet come and complete a pair, in points."""
PARTNER: Final = 2
"""What it is worth that a card and another one make a pair for which a beanie may come, in points."""
GIFT: Final = 3
"""What it costs for each card of the pile or of a hand to which the discard would belong, in points."""
DANGER: Final = 4
"""With so few cards in another's hand, beanies are no longer kept."""
PILE_COUNT: Final = 5
"""What it costs to have one card more in hand after taking the pile, in points."""
PILE_PRICE: Final = 6
"""How much less has to be left for the pile to be better than the stock, in points."""
PAIR_WORTH: Final = 7
"""What a pair left in hand is worth, in points."""

HIGH_RANKS: Final = RANKS - FIRST_HIGH_RANK
SCALE: Final = max((POINTS_LOW * (RANKS - HIGH_RANKS) + POINTS_HIGH * HIGH_RANKS) / 85.0, 0.1)
"""How dear cards are beside those of the standard game, in which the thirteen ranks count 85 together."""

WEIGHTS: Final = np.array([1.0, 1.5 * SCALE, 1.5 * SCALE, 0.3 * SCALE, 2.0, 4.0 * SCALE, 10.0 * SCALE, 3.0 * SCALE])
"""Found by hill climbing over paired deals in event time, among players of the same kind, at 2, 4 and 6 seats."""
