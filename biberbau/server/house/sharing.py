"""Which deal of a table others may still play, so that nobody sees its cards before."""

from __future__ import annotations

from biberbau.server.challenges.deal import FIRST
from biberbau.server.challenges.lineage import DealOf, sealed_among
from biberbau.server.protocol import SharedDeal
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.table import Table


class Sharing:
    """What the deals of one table have to do with those of others."""

    def __init__(self, table: Table, deal_of: DealOf, before: tuple[str, ...] = ()) -> None:
        """`before` names the matches from which the first one here went on (`Lineage`), if it did."""
        self.table = table
        self.deal_of = deal_of
        self.before = before

    def shared_deal(self) -> SharedDeal | None:
        """Return of which challenge the deal of the present match is."""
        deal = None if self.table.match is None else self.deal_of(self.table.match_path)
        if deal is None:
            return None
        return SharedDeal(deal.code, self.table.shared is None or self.table.shared.counted, deal.open)

    def is_sealed(self) -> bool:
        """Whether others may still play the deal of the present match, or of any from which it went on."""
        return self.table.match is not None and self._seals(self.table.matches)

    def was_sealed(self) -> bool:
        """Whether the same holds for an earlier match here, so that nothing is told of it."""
        return any(self._seals(number) for number in range(1, self.table.matches))

    def require_unsealed(self) -> None:
        """Refuse who would see cards with which they may still play."""
        if self.is_sealed():
            raise NotAllowed("refusal-challenge-watch")

    def _seals(self, number: int) -> bool:
        """Whether others may still play the deal of the match with this number, or of any from which it went on."""
        before = self.before if number == FIRST else ()
        return bool(sealed_among((f"{self.table.code}/{number}", *before), self.deal_of))
