"""What a round is worth to somebody who wants to win the match.

Points count in full while a match is open.  The nearer its end, the less a point more counts for whoever is far ahead
or far behind, because matches are won and not points (`biberbau.bots.winning`).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from biberbau.bots.winning import shares
from biberbau.core.compilation import rule
from biberbau.core.contract import State


@rule
def shares_of_match(state: State, stake: float, values: npt.NDArray[np.float64]) -> None:
    """After a round: write to `values` how far each seat's share of the match is above an equal one, in points."""
    seats = int(state.seats)
    for seat in range(seats):
        values[seat] = state.totals[seat]
    shares(values, seats, stake)
