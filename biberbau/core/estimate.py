"""A mean and its 95 % interval."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.core.student import student_point

NORMAL_95: Final = 1.959964
"""The 97.5 % point of the normal distribution."""


@dataclass(frozen=True)
class Estimate:
    """A mean over deals, worlds or rounds, and its 95 % interval."""

    mean: float
    low: float
    high: float

    @staticmethod
    def of(values: npt.NDArray[np.float64]) -> Estimate:
        """Estimate from one value for each of many worlds; with fewer than some thirty the interval is too narrow.

        A single one says nothing, so its interval has no bounds.
        """
        return around(values, NORMAL_95)

    @staticmethod
    def of_deals(values: npt.NDArray[np.float64], together: int = 1) -> Estimate:
        """Estimate from one value for each deal or match, of which there may be few: by Student's t.

        A single one says nothing, so its interval has no bounds.  Of several intervals, `together`, all hold with 95 %
        (Bonferroni).
        """
        return around(values, student_point(1 - 0.05 / together, len(values) - 1) if len(values) > 1 else math.inf)

    @staticmethod
    def of_shares(values: npt.NDArray[np.float64], most: float = 1.0) -> Estimate:
        """Estimate from one value per deal between 0 and `most`; the interval stays between them, too.

        It is Wilson's score interval with an effective number of deals (Dean and Pagano, Journal of Survey Statistics
        and Methodology 3, 2015, p. 484): as many as would leave a share of all or nothing as uncertain as this mean is.
        """
        deals = len(values)
        mean = min(max(float(values.mean()) / most, 0.0), 1.0)
        if deals == 1:
            return Estimate(mean * most, 0.0, most)
        # Shares are sums of parts, so those that are equal may differ in their last bits.
        if np.ptp(np.round(values / most, 12)) > 0:
            uncertain = float(values.var(ddof=1)) / most**2 / (mean * (1 - mean)) / deals
        else:
            # All deals came out alike: certainly so if they were shared, else as far as so many can say.
            uncertain = 1 / deals if round(mean, 12) in (0.0, 1.0) else 0.0
        low, high = wilson(mean, uncertain)
        return Estimate(mean * most, low * most, high * most)

    @staticmethod
    def of_wins(values: npt.NDArray[np.float64]) -> Estimate:
        """Estimate a share from 1 for each deal won, 0 for each lost and 0.5 for each undecided one.

        The interval is Wilson's (Journal of the American Statistical Association 22, 1927, p. 209), which stays between
        0 and 1 and says something even when every deal was won.  With undecided deals it is a little too wide.
        """
        mean = float(values.mean())
        return Estimate(mean, *wilson(mean, 1 / len(values)))

    def written(self, digits: int) -> str:
        """Return it with its interval, `digits` after the point."""
        return f"{self.mean:.{digits}f} [{self.low:.{digits}f}, {self.high:.{digits}f}]"


def around(values: npt.NDArray[np.float64], point: float) -> Estimate:
    """Return the mean of values, and an interval that reaches `point` standard errors to both sides."""
    mean = float(values.mean())
    half = point * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Estimate(mean, mean - half, mean + half)


def wilson(mean: float, uncertain: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share; `uncertain` is one over the number of independent cases."""
    spread = NORMAL_95**2 * uncertain
    middle = (mean + spread / 2) / (1 + spread)
    half = NORMAL_95 * math.sqrt(mean * (1 - mean) * uncertain + spread * uncertain / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
