"""What a round is worth to somebody who wants to win the match.

Points count in full while a match is open.  The nearer its end, the less a point more counts for whoever is far ahead
or far behind, because matches are won and not points.  Each seat's share of the win is taken to be a logistic function
of the totals (Bradley and Terry 1952, "Rank analysis of incomplete block designs"), with points as the unit of
strength; it serves as a table of match equity does at backgammon.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from biberbau.core.compilation import rule
from biberbau.core.contract import State


@rule
def shares_of_match(state: State, stake: float, values: npt.NDArray[np.float64]) -> None:
    """After a round: write to `values` how far each seat's share of the match is above an equal one, in points.

    A lead of `stake` points makes a win e times as likely as a defeat; below 0 it is the most points that win.  The
    unit is so chosen that where nobody leads by much the values are those of `payoffs`; they add up to zero.
    """
    seats = int(state.seats)
    best = int(state.totals[0])
    for seat in range(1, seats):
        total = int(state.totals[seat])
        if (total - best) / stake < 0:
            best = total
    chances = 0.0
    for seat in range(seats):
        values[seat] = math.exp((best - state.totals[seat]) / stake)
        chances += values[seat]
    for seat in range(seats):
        values[seat] = abs(stake) * (seats * values[seat] / chances - 1.0)
