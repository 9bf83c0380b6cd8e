"""What is told of matches whose deal others may still play: nothing, but to who has finished it."""

from __future__ import annotations

from collections.abc import Sequence

from biberbau.core.record import Record
from biberbau.server.challenges.deal import AnyDeal
from biberbau.server.challenges.deals import Deals
from biberbau.server.challenges.lineage import Lineage, sealed_among
from biberbau.server.protocol import HeldSeat
from biberbau.server.refusals import NotAllowed


class Gate:
    """Between the archive and whoever asks it."""

    def __init__(self, deals: Deals, lineage: Lineage) -> None:
        self.deals, self.lineage = deals, lineage

    async def require(self, path: str, seats: Sequence[HeldSeat]) -> None:
        """Raise NotAllowed where who shows these seats must not see the match with this path.

        LogUnavailable when the log cannot be read; TableBroken where a table of the deal makes no sense.
        """
        for deal in await self.sealed(path):
            if not await self.deals.may_see(deal, seats):
                raise NotAllowed("refusal-deal-sealed")

    async def lets(self, path: str, seats: Sequence[HeldSeat]) -> bool:
        """Whether who shows these seats may see the match with this path."""
        try:
            await self.require(path, seats)
        except NotAllowed:
            return False
        return True

    async def lets_record(self, record: Record, seats: Sequence[HeldSeat]) -> bool:
        """Whether who shows these seats, and has this record, may see what was made of it."""
        await self.deals.follow()
        deal = self.deals.of_stream(record.stream)
        return deal is None or await self.deals.may_see(deal, seats)

    async def require_unshared(self, path: str) -> None:
        """Raise NotAllowed where others may still play the deal of the match with this path.

        Whoever goes on from there lays its cards before anybody who comes.
        """
        if await self.sealed(path):
            raise NotAllowed("refusal-deal-sealed-fork")

    async def sealed(self, path: str) -> list[AnyDeal]:
        """Return the deals that others may still play of a match, and of those from which it went on."""
        await self.deals.follow()
        if not self.deals.any_open:
            return []
        return sealed_among(await self.lineage.of(path), self.deals.by_name)
