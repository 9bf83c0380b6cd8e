"""What a finished round was worth to each seat, by the scores that every record keeps."""

from __future__ import annotations

from biberbau.core.arrays import Values
from biberbau.core.compilation import rule
from biberbau.core.state import State


@rule
def mean_score(state: State) -> float:
    """Return the mean of the scores of the round, in points."""
    total = 0.0
    for seat in range(state.seats):
        total += state.round_scores[seat]
    return float(total / state.seats)


@rule
def more_is_better(state: State, values: Values) -> None:
    """Write what the round was worth to each seat where the most points win: its score less the mean of all."""
    mean = mean_score(state)
    for seat in range(state.seats):
        values[seat] = state.round_scores[seat] - mean


@rule
def fewer_is_better(state: State, values: Values) -> None:
    """Write what the round was worth to each seat where the fewest points win: the mean of all less its score."""
    mean = mean_score(state)
    for seat in range(state.seats):
        values[seat] = mean - state.round_scores[seat]
