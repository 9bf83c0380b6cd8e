"""Results of one seat at several tables with the same cards: what was dealt is the same for all, so the mean is too.

As in duplicate bridge, a result counts by its difference to the mean of all who had the same cards (the datum of
Butler scoring), here in points of the game.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Literal

from biberbau.core.winning import places
from biberbau.server.protocol import ComparedResult, ComparedSeat, OverallResult

Result = tuple[str, str, int]
"""Whose it is, the path of the match, and the points."""

STUDENT = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
"""Two-sided 95 % quantiles of Student's t with 1 to 30 degrees of freedom (Student 1908)."""

NORMAL = 1.960
"""The same quantile of the normal distribution, for more."""

FEWEST = 5
"""Results from which on it is told how far their mean may be off: of two it is often farther than any match goes."""

DIGITS = 9
"""Decimal places in which differences are held against one another."""


def compared(seat: int, results: Sequence[Result], better: Literal["low", "high"]) -> ComparedSeat:
    """Return the results of a seat, at least one, with their differences to the mean, the best first."""
    points = [result[2] for result in results]
    mean = statistics.fmean(points)
    sign = 1 if better == "high" else -1
    taken = places(points, better)
    rows = [
        ComparedResult(name, match, one, sign * (one - mean), place)
        for (name, match, one), place in zip(results, taken, strict=True)
    ]
    return ComparedSeat(seat, mean, half_width(points), sorted(rows, key=lambda row: row.place))


def over_all(seats: Sequence[ComparedSeat]) -> list[OverallResult]:
    """Return the results of all seats in one order, by their differences to the mean of their own seat, best first.

    A seat with a single result has nothing to be compared with.  None where no second seat has: its own order is all.
    """
    rows = [(seat.seat, row) for seat in seats if len(seat.results) > 1 for row in seat.results]
    if len({seat for seat, _ in rows}) < 2:
        return []
    # Means of several seats end in other digits where the differences are the same.
    taken = places([round(row.gain, DIGITS) for _, row in rows], "high")
    overall = [
        OverallResult(row.name, row.match, seat, row.gain, place)
        for (seat, row), place in zip(rows, taken, strict=True)
    ]
    return sorted(overall, key=lambda row: row.place)


def half_width(points: Sequence[int]) -> float | None:
    """Return half of the 95 % interval of the mean; None where so few results, or all alike, say nothing of it."""
    degrees = len(points) - 1
    if len(points) < FEWEST or min(points) == max(points):
        return None
    quantile = STUDENT[degrees - 1] if degrees <= len(STUDENT) else NORMAL
    return quantile * statistics.stdev(points) / math.sqrt(len(points))
