"""Ratings with their uncertainty, for bots and people on one scale.

The model is Plackett and Luce's for any number of players with ties, updated match by match as in Weng and Lin 2011, "A
Bayesian Approximation Method for Online Ranking", JMLR 12; the arithmetic is OpenSkill's (Joshy 2024, "OpenSkill: A
faster asymmetric multi-team, multiplayer rating system", JOSS 9(93), 5901).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from openskill.models import PlackettLuce

START: Final = 25.0
"""The strength that everybody is thought to have before the first match."""
START_SIGMA: Final = START / 3


@dataclass(frozen=True)
class Rating:
    """How strong a player seems to be."""

    player: str
    mu: float
    """The likeliest strength; where two differ by 25 / 6, the stronger wins about two matches of three between them."""
    sigma: float
    """Its standard deviation."""
    matches: int

    @property
    def ordinal(self) -> float:
        """A strength that the player almost surely has: three standard deviations below the likeliest."""
        return self.mu - 3 * self.sigma


@dataclass(frozen=True)
class RatedMatch:
    """Who sat where, and each seat's total."""

    players: Sequence[str]
    totals: Sequence[int]


def rate(matches: Iterable[RatedMatch], better: Literal["low", "high"], drift: float = 0.0) -> tuple[Rating, ...]:
    """Return everybody's rating after the matches, the strongest first.

    `drift` is added to every uncertainty before a match (OpenSkill's tau), because people learn; bots do not, and with
    0 a rating settles.  A player at several seats of a match counts as one: the rating afterwards is the mean over its
    seats, so that one match is one observation.  The outcome depends a little on the order of the matches.
    """
    model: Any = PlackettLuce(mu=START, sigma=START_SIGMA, tau=drift)
    ratings: dict[str, Any] = {}
    played: dict[str, int] = {}
    sign = 1.0 if better == "low" else -1.0
    for match in matches:
        before = [[ratings.setdefault(player, model.rating())] for player in match.players]
        if len(ratings) > 1 and len(set(match.players)) > 1:
            after = model.rate(before, ranks=[sign * total for total in match.totals])
            for player in dict.fromkeys(match.players):
                seats = [team[0] for team, holder in zip(after, match.players, strict=True) if holder == player]
                mu = sum(seat.mu for seat in seats) / len(seats)
                sigma = sum(seat.sigma for seat in seats) / len(seats)
                ratings[player] = model.rating(mu=mu, sigma=sigma)
                played[player] = played.get(player, 0) + 1
    found = [Rating(player, rated.mu, rated.sigma, played.get(player, 0)) for player, rated in ratings.items()]
    return tuple(sorted(found, key=lambda rating: (-rating.mu, rating.player)))
