"""How strong people and bots seem to be, which a page asks about its own matches over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from biberbau.server.protocol.fields import Word

MOST_RATED = 1000
"""Matches of a game that are rated at once; a page keeps no more."""

PlayerNumber = Annotated[int, msgspec.Meta(ge=0, lt=16 * MOST_RATED)]
"""Whom the page means by it, the house is not told."""

Total = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]


class MatchTotals(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A match: who sat where, and each seat's total."""

    players: Annotated[list[PlayerNumber], msgspec.Meta(min_length=2, max_length=16)]
    totals: Annotated[list[Total], msgspec.Meta(min_length=2, max_length=16)]


class RatedGame(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The matches of one game, the oldest first."""

    game: Word
    matches: Annotated[list[MatchTotals], msgspec.Meta(max_length=MOST_RATED)]


class PlayerRating(msgspec.Struct, frozen=True, gc=False):
    """How strong somebody seems to be in a game, on OpenSkill's scale."""

    player: int
    mu: float
    """The likeliest strength; everybody begins at 25."""
    sigma: float
    """Its standard deviation."""
    matches: int


class GameRatings(msgspec.Struct, frozen=True):
    """Everybody's ratings in a game, the strongest first."""

    game: str
    ratings: list[PlayerRating]
