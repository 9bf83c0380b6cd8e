"""Looks at the table in event time: when each seat will look next, and how long reactions take.

Times are whole microseconds since the round began.
"""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.core.compilation import rule

QUANTILES: Final = 1024
"""So many equally likely reaction times stand for a distribution."""
MOST_SEATS: Final = 8
NEVER: Final = 1 << 62
"""The time at which a seat looks that waits for something to happen."""


def reaction_times(median: float, sigma: float, least: float = 0.0) -> npt.NDArray[np.int64]:
    """Return equally likely log-normal reaction times in microseconds, ascending.

    `median` and `least`, which none falls below, are milliseconds; `sigma` is the standard deviation of the logarithm.
    """
    times = [
        max(least, median * math.exp(sigma * NormalDist().inv_cdf((number + 0.5) / QUANTILES)))
        for number in range(QUANTILES)
    ]
    return np.array([round(1000 * milliseconds) for milliseconds in times], np.int64)


@rule
def next_to_look(looks: npt.NDArray[np.int64], seats: int) -> int:
    """The seat that looks first; of equals, the lowest."""
    first = 0
    soonest = looks[0]
    for seat in range(1, seats):
        if looks[seat] < soonest:
            first = seat
            soonest = looks[seat]
    return first
