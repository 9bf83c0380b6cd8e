"""The choice of one who misjudges what actions are worth.

Mistakes that cost little are frequent, and those that cost much are rare.  That is how people choose where they are not
sure: a Gumbel-distributed error on every worth gives the logit quantal response of McKelvey and Palfrey 1995, "Quantal
response equilibria for normal form games"; and people at chess differ in skill in this way (Regan and Haworth 2011,
"Intrinsic chess ratings").
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.core.chance import next_below
from biberbau.core.compilation import rule

FINENESS: Final = 1 << 24
"""Steps of a uniform draw."""


@rule
def misjudged_choice(
    visits: npt.NDArray[np.int64],
    worth: npt.NDArray[np.float64],
    spread: float,
    blur: float,
    rng: npt.NDArray[np.uint64],
) -> int:
    """Return the place of the action that seems best.

    An action seems worth what the search takes it to be worth, less one standard error of its playouts' mean, so that
    what was hardly looked at is not trusted, however likely its worth; and an error that comes from `rng` alone, with a
    scale of `blur` points.
    """
    best = -1e300
    chosen = 0
    for place in range(len(visits)):
        error = -math.log(-math.log((next_below(rng, FINENESS) + 0.5) / FINENESS))
        seems = worth[place] - spread / math.sqrt(visits[place]) + blur * error if visits[place] > 0 else -1e200
        if seems > best:
            best = seems
            chosen = place
    return chosen
