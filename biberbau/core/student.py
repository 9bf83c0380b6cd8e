"""Points of Student's distribution: how far a mean of few values may be from the true one."""

from __future__ import annotations

import functools
import math
from statistics import NormalDist
from typing import Final

FEW: Final = 100
"""Degrees of freedom; with more the expansion is exact to ten digits."""

HALVINGS: Final = 60
"""So often the angle is halved, until a double says no more."""


@functools.cache
def student_point(within: float, freedom: int) -> float:
    """Return the distance from 0 within which Student's t lies with probability `within`, in standard errors.

    With few degrees of freedom it is looked for in the finite series, with many it follows from the normal point
    (Abramowitz and Stegun, Handbook of Mathematical Functions, 1964, 26.7.3 to 26.7.5).
    """
    if freedom > FEW:
        return expanded(NormalDist().inv_cdf((1 + within) / 2), freedom)
    low, high = 0.0, math.pi / 2
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if probability_within(middle, freedom) < within else (low, middle)
    return math.sqrt(freedom) * math.tan(low)


def probability_within(angle: float, freedom: int) -> float:
    """Return how likely t is nearer to 0 than the root of its degrees of freedom times the tangent of an angle."""
    odd = freedom % 2
    cosine = math.cos(angle)
    term, total = cosine if odd else 1.0, 0.0
    for step in range(2 + odd, freedom + 1, 2):
        total += term
        term *= cosine**2 * (step - 1) / step
    part = math.sin(angle) * total
    return (angle + part) * 2 / math.pi if odd else part


def expanded(normal: float, freedom: int) -> float:
    """Return the point for many degrees of freedom from that of the normal distribution, in powers of one over them."""
    z = normal
    parts = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(part / float(freedom) ** power for power, part in enumerate(parts, 1))
