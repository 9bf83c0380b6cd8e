"""Which deal of a table others may still play, so that nobody sees its cards before."""

from __future__ import annotations

from biberbau.server.challenges.deal import FIRST, AnyDeal
from biberbau.server.challenges.lineage import DealOf, sealed_among
from biberbau.server.protocol import SharedDeal
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.table import Table


class Sharing:
    """What the deals of one table have to do with those of others."""

    def __init__(self, table: Table, deal_of: DealOf, before: tuple[str, ...] = ()) -> None:
        """`before` names what the first match here went on from, or was dealt by (`Lineage`), if anything."""
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
        return bool(self._sealed_now())

    def was_sealed(self) -> bool:
        """Whether the same holds for an earlier match here, so that nothing is told of it."""
        return any(self._sealed(number) for number in range(1, self.table.matches))

    def require_unsealed(self) -> None:
        """Refuse who would see cards with which they may still play, and say of which challenge they are."""
        for deal in self._sealed_now():
            raise NotAllowed("refusal-challenge-watch", challenge=deal.code)

    def _sealed_now(self) -> list[AnyDeal]:
        return [] if self.table.match is None else self._sealed(self.table.matches)

    def _sealed(self, number: int) -> list[AnyDeal]:
        """Return the deals that others may still play of the match with this number, and of those it went on from."""
        before = self.before if number == FIRST else ()
        return sealed_among((f"{self.table.code}/{number}", *before), self.deal_of)
