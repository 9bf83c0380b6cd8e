"""What scores are worth to those who want to win: each one's share of the win, in points.

A share is taken to be a logistic function of the scores (Bradley and Terry 1952, "Rank analysis of incomplete block
designs"), with points as the unit of strength; it serves as a table of match equity does at backgammon.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from biberbau.core.compilation import rule


@rule
def shares(values: npt.NDArray[np.float64], seats: int, stake: float) -> None:
    """Turn scores into how far each seat's share of the win is above an equal one, in points.

    A lead of `stake` points makes a win e times as likely as a defeat; below 0 it is the most points that win.  The
    unit is so chosen that where nobody leads by much the shares are the scores, less their mean; they add up to zero.
    """
    best = values[0]
    for seat in range(1, seats):
        if (values[seat] - best) / stake < 0:
            best = values[seat]
    chances = 0.0
    for seat in range(seats):
        values[seat] = math.exp((best - values[seat]) / stake)
        chances += values[seat]
    for seat in range(seats):
        values[seat] = abs(stake) * (seats * values[seat] / chances - 1.0)
