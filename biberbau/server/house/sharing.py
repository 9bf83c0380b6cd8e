"""Which deal of a table others may still play, so that nobody sees its cards before."""

from __future__ import annotations

from collections.abc import Callable

from biberbau.server.challenges.deal import Deal
from biberbau.server.protocol import SharedDeal
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.table import Table

DealOf = Callable[[str], Deal | None]
"""Gives the deal of the match with a path, where somebody has shared it."""


class Sharing:
    """What the deals of one table have to do with those of others."""

    def __init__(self, table: Table, deal_of: DealOf) -> None:
        self.table = table
        self.deal_of = deal_of

    def shared_deal(self) -> SharedDeal | None:
        """Return of which challenge the deal of the present match is."""
        deal = None if self.table.match is None else self.deal_of(self.table.match_path)
        if deal is None:
            return None
        return SharedDeal(deal.code, self.table.shared is None or self.table.shared.counted, deal.open)

    def is_sealed(self) -> bool:
        """Whether others may still play the deal of the present match, or of the one from which it went on."""
        shared, origin = self.shared_deal(), self.table.origin
        deal = None if origin is None else self.deal_of(origin.match)
        return (shared is not None and shared.sealed) or (deal is not None and deal.open)

    def was_sealed(self) -> bool:
        """Whether others may still play the deal of an earlier match here, so that nothing is told of it."""
        deals = (self.deal_of(f"{self.table.code}/{number}") for number in range(1, self.table.matches))
        return any(deal is not None and deal.open for deal in deals)

    def require_unsealed(self) -> None:
        """Refuse who would see cards with which they may still play."""
        if self.is_sealed():
            raise NotAllowed("refusal-challenge-watch")
