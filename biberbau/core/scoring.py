"""What every record keeps of a match: its options, the scores of the round and the totals.

The fields are `options`, `round_scores` and `totals`; the last two have a place for every seat there can be.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from biberbau.core.compilation import rule
from biberbau.core.contract import State


@rule
def open_match(state: State, seats: int, options: npt.NDArray[np.int16]) -> None:
    """Note who plays by which options; no round has been begun, and nobody has points."""
    state.seats = seats
    state.round_number = 0
    for index in range(len(state.options)):
        state.options[index] = options[index]
    for seat in range(len(state.totals)):
        state.totals[seat] = 0
        state.round_scores[seat] = 0


@rule
def mean_score(state: State) -> float:
    """Return the mean of the scores of the round, in points."""
    total = 0.0
    for seat in range(state.seats):
        total += state.round_scores[seat]
    return float(total / state.seats)


@rule
def more_is_better(state: State, values: npt.NDArray[np.float64]) -> None:
    """Write what the round was worth to each seat where the most points win: its score less the mean of all."""
    mean = mean_score(state)
    for seat in range(state.seats):
        values[seat] = state.round_scores[seat] - mean


@rule
def fewer_is_better(state: State, values: npt.NDArray[np.float64]) -> None:
    """Write what the round was worth to each seat where the fewest points win: the mean of all less its score."""
    mean = mean_score(state)
    for seat in range(state.seats):
        values[seat] = mean - state.round_scores[seat]
