"""The sequential probability ratio test: playing only as many deals as it takes to tell two hypotheses apart.

Wald 1945, "Sequential Tests of Statistical Hypotheses", Annals of Mathematical Statistics 16(2), gives the bounds.
What a deal is worth to a bot (its share of the wins over all rotations) has an unknown distribution, so the likelihoods
are those of the likeliest distributions with the two means: the generalized likelihood ratio for an expectation, as
Michel Van den Bergh derived it for paired games of chess (http://hardy.uhasselt.be/Fishtest/support_MLE_multinomial.pdf;
the same tilting is the empirical likelihood of Owen 1988, Biometrika 75(2)).  With two outcomes it is Wald's own test.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

ERROR: Final = 0.05
"""How often either hypothesis may be accepted where the other is true."""

UNSEEN: Final = 1e-3
"""How many deals the best and the worst outcome count as where they have not come: no mean is out of reach then."""


def tilt(counts: Mapping[float, float], mean: float) -> float:
    """Return x with sum of n(a) * (a - mean) / (1 + x * (a - mean)) = 0 over the outcomes a.

    The likeliest distribution with that mean gives a the weight n(a) / (1 + x * (a - mean)), up to the sum of all n.
    `mean` lies strictly between the least and the largest outcome.  The function falls in x, so Newton's steps are
    taken where they stay in the bracket, and the bracket is halved where they do not.
    """
    off = [(outcome - mean, count) for outcome, count in counts.items()]
    low, high = -1 / max(distance for distance, _ in off), -1 / min(distance for distance, _ in off)
    x = 0.0
    for _ in range(200):
        value = slope = 0.0
        for distance, count in off:
            part = distance / (1 + x * distance)
            value += count * part
            slope -= count * part * part
        if value > 0:
            low = x
        else:
            high = x
        step = x - value / slope
        following = step if low < step < high else (low + high) / 2
        if abs(following - x) <= 1e-14 * (high - low) + 1e-16:
            break
        x = following
    return x


def log_likelihood_ratio(counts: Mapping[float, float], low: float, high: float) -> float:
    """Return ln(likelihood of mean `high` / likelihood of mean `low`) for outcomes counted in `counts`."""
    to_low, to_high = tilt(counts, low), tilt(counts, high)
    return math.fsum(
        count * (math.log1p(to_low * (outcome - low)) - math.log1p(to_high * (outcome - high)))
        for outcome, count in counts.items()
    )


@dataclass(frozen=True)
class Question:
    """Two means that are to be told apart: at most `low`, or at least `high`."""

    low: float
    high: float
    error: float = ERROR

    def __post_init__(self) -> None:
        if not 0 < self.error < 0.5:
            raise ValueError(f"an error is a probability between 0 and 0.5, not {self.error:g}")

    @property
    def bound(self) -> float:
        """The log-likelihood ratio at which `high` is accepted; at minus this, `low` is (Wald 1945)."""
        return math.log((1 - self.error) / self.error)


@dataclass(frozen=True)
class Hypotheses(Question):
    """What is to be told apart: a share of the wins of at most `low`, or of at least `high`."""

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(f"two shares of the wins between 0 and 1, the lower first, not {self.low:g} {self.high:g}")
        super().__post_init__()

    @staticmethod
    def equal_or_better(seats: int) -> Hypotheses:
        """Return the usual question about a change: no more than an equal share of the wins, or a tenth more."""
        return Hypotheses(1 / seats, 1.1 / seats)


@dataclass(frozen=True)
class Edges(Question):
    """What is to be told apart: to be better by at most `low` points a match, or by at least `high`."""

    def __post_init__(self) -> None:
        if not -math.inf < self.low < self.high < math.inf:
            raise ValueError(f"two numbers of points, the lower first, not {self.low:g} {self.high:g}")
        super().__post_init__()


@dataclass(frozen=True)
class Verdict:
    """Where a test stands."""

    low: float
    high: float
    error: float
    bound: float
    ratio: float
    """The log-likelihood ratio after the last deal."""
    accepted: float | None
    """The one that was accepted, `low` or `high`; None while both are possible."""
    of: Literal["share", "points"] = "share"
    """Whether these are shares of the wins, or points a match by which the first bot does better."""

    @property
    def unit(self) -> str:
        """What stands behind the two numbers; nothing behind shares."""
        return " points" if self.of == "points" else ""

    @staticmethod
    def on(question: Question, ratio: float, of: Literal["share", "points"]) -> Verdict:
        """Return where a test stands by its log-likelihood ratio."""
        low, high, bound = question.low, question.high, question.bound
        accepted = high if ratio >= bound else low if ratio <= -bound else None
        return Verdict(low, high, question.error, bound, ratio, accepted, of)


FEWEST_SHARES: Final = 2
"""So many deals are played at least where shares decide: a single one says nothing of how far a mean may be off."""


@dataclass
class Test:
    """A test under way, told the worth of one deal after another."""

    __test__ = False  # pytest would take the name for its own.

    hypotheses: Hypotheses
    most: float
    """The largest worth of a deal; the least is 0."""
    counts: Counter[float] = field(default_factory=Counter)
    ratio: float = 0.0
    path: list[float] = field(default_factory=list)
    """The ratio after every deal."""

    def add(self, worth: float) -> bool:
        """Count one deal; return whether the test is decided."""
        # Shares that are equal but for the last bit are one outcome.
        self.counts[round(worth, 12)] += 1
        counts: dict[float, float] = dict(self.counts)
        for extreme in (0.0, self.most):
            counts.setdefault(extreme, UNSEEN)
        if self.hypotheses.high < self.most:
            self.ratio = log_likelihood_ratio(counts, self.hypotheses.low, self.hypotheses.high)
        self.path.append(self.ratio)
        return len(self.path) >= FEWEST_SHARES and abs(self.ratio) >= self.hypotheses.bound

    @property
    def verdict(self) -> Verdict:
        """Where it stands."""
        return Verdict.on(self.hypotheses, self.ratio, "share")


FEWEST: Final = 30
"""So many deals are played at least where points decide: their spread is not known before."""


@dataclass
class EdgeTest:
    """A test under way, told by how many points a match the first bot did better on one deal after another.

    The mean over a deal's rotations is taken as normal, with the variance of what has come.  Student's likelihood, in
    which either hypothesis has a variance of its own, would explain a bot that is far better than both by so much of it
    that the two hardly differ, and so would take the longer the better it is.
    """

    edges: Edges
    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    ratio: float = 0.0
    path: list[float] = field(default_factory=list)
    """The ratio after every deal."""

    def add(self, worth: float) -> bool:
        """Count one deal; return whether the test is decided."""
        self.count, self.total, self.squares = self.count + 1, self.total + worth, self.squares + worth * worth
        if self.count >= FEWEST:
            mean = self.total / self.count
            variance = (self.squares - self.total * mean) / (self.count - 1)
            # Deals that all came out alike leave it open that the next one is a point off.
            scale = max(variance, 1 / self.count) / self.count
            self.ratio = (self.edges.high - self.edges.low) * (mean - (self.edges.low + self.edges.high) / 2) / scale
        self.path.append(self.ratio)
        return abs(self.ratio) >= self.edges.bound

    @property
    def verdict(self) -> Verdict:
        """Where it stands."""
        return Verdict.on(self.edges, self.ratio, "points")
