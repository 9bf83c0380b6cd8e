"""What an arena finds: estimates with 95 % intervals, bot by bot."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt

from biberbau.arena.rating import Rating
from biberbau.arena.sprt import Verdict

NORMAL_95: Final = 1.959964
"""The 97.5 % point of the normal distribution.  With fewer than some thirty deals the interval is too narrow."""


@dataclass(frozen=True)
class Estimate:
    """A mean over deals and its 95 % interval."""

    mean: float
    low: float
    high: float

    @staticmethod
    def of(values: npt.NDArray[np.float64]) -> Estimate:
        """Estimate from one value per deal; a single deal says nothing, so its interval has no bounds."""
        mean = float(values.mean())
        half = NORMAL_95 * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
        return Estimate(mean, mean - half, mean + half)

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
        variance = float(values.var(ddof=1)) / most**2
        if variance > 0:
            uncertain = variance / (mean * (1 - mean)) / deals
        else:
            # All deals came out alike: certainly so if they were shared, else as far as so many can say.
            uncertain = 1 / deals if mean in (0.0, 1.0) else 0.0
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


def wilson(mean: float, uncertain: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share; `uncertain` is one over the number of independent cases."""
    spread = NORMAL_95**2 * uncertain
    middle = (mean + spread / 2) / (1 + spread)
    half = NORMAL_95 * math.sqrt(mean * (1 - mean) * uncertain + spread * uncertain / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class BotResult:
    """How one bot did."""

    bot: str
    seats: int
    """How many seats it held in each match."""
    share: Estimate
    """Part of the wins of one of its seats; those who tie share a win."""
    fair_share: float
    """What `share` would be if all bots were equal."""
    score: Estimate
    """Points of one of its seats in a match."""
    edge: Estimate | None
    """By how many points a match its seats do better than the others' on the same deals; None without others."""
    deals_won: Estimate | None
    """Part of the deals on which its seats do better than the others', all matches of the deal together; an undecided
    deal is half a win.  None without others."""

    @property
    def better(self) -> bool:
        """Whether both its share and its points are better beyond doubt: the intervals are clear of equal."""
        return self.edge is not None and self.edge.low > 0 and self.share.low > self.fair_share

    @property
    def worse(self) -> bool:
        """Whether both are worse beyond doubt."""
        return self.edge is not None and self.edge.high < 0 and self.share.high < self.fair_share


@dataclass(frozen=True)
class Stretch:
    """How a bot did in some matches of an evening that follow on each other."""

    first: int
    """The number of the first match, from 1."""
    last: int
    share: Estimate
    """Part of the wins of one of its seats."""


@dataclass(frozen=True)
class ArenaResult:
    """What was played, and how every bot did."""

    game: str
    lineup: tuple[str, ...]
    """The bots in the order of the seats, before rotation."""
    deals: int
    matches: int
    seed: int
    options: dict[str, str]
    budget: str | None
    repeatable: bool
    """False with a budget of time: the same seed may then come out otherwise."""
    bots: tuple[BotResult, ...]
    ratings: tuple[Rating, ...]
    """Everybody's rating on one scale, the strongest first."""
    sprt: Verdict | None
    """Where the test between two hypotheses about the first bot stands; None without one."""
    decisions: int
    seconds: float
    evening: int
    """How many matches the same seats have played one after the other."""
    course: tuple[Stretch, ...]
    """How the first bot did in the first match of an evening, in the rest of its first half, and in its second."""
    better: Literal["low", "high"]
    """Whether the fewest or the most points win."""
    totals: npt.NDArray[np.int64] = field(repr=False, compare=False)
    """Points by deal, match and seat; matches go rotation by rotation, in each a whole evening."""
    ratios: tuple[float, ...] = field(repr=False)
    """The test's log-likelihood ratio after every deal."""

    def as_json(self) -> dict[str, Any]:
        """Return everything but what single deals came to as values that JSON can write."""
        content = {key: value for key, value in vars(self).items() if key not in ("totals", "ratios")}
        content["bots"] = [asdict(bot) | {"better": bot.better, "worse": bot.worse} for bot in self.bots]
        content["ratings"] = [asdict(rating) | {"ordinal": rating.ordinal} for rating in self.ratings]
        content["course"] = [asdict(stretch) for stretch in self.course]
        content["sprt"] = asdict(self.sprt) if self.sprt else None
        return content
