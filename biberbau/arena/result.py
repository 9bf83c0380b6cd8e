"""What an arena finds: estimates with 95 % intervals, bot by bot."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from biberbau.arena.sprt import Verdict
from biberbau.core.estimate import Estimate
from biberbau.reviews.rating import Rating


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
class Adjusted:
    """By how many points a match a bot's seats do better than the others', with luck and without."""

    bot: str
    edge: Estimate
    """As the matches came out."""
    sd: float
    """Standard deviation over the deals, in points."""
    adjusted_edge: Estimate
    """Without luck (`biberbau.reviews.luck`)."""
    adjusted_sd: float
    match_sd: float
    """Standard deviation over single matches, each rotation by itself."""
    adjusted_match_sd: float
    worth: float | None
    """So many deals would say as much as they come out as these say without luck; None where no two differ."""


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
    variant: str
    """What differs from the standard game; empty for that itself."""
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
    adjusted: tuple[Adjusted, ...] | None
    """Every bot without its luck, where that was measured."""
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
        content["adjusted"] = None if self.adjusted is None else [asdict(one) for one in self.adjusted]
        content["ratings"] = [asdict(rating) | {"ordinal": rating.ordinal} for rating in self.ratings]
        content["course"] = [asdict(stretch) for stretch in self.course]
        content["sprt"] = asdict(self.sprt) if self.sprt else None
        return content
