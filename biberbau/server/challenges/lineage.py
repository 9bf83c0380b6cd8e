"""From which matches a match went on, so that what is sealed of one is sealed of all that came of it."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable

from biberbau.server.challenges.deal import AnyDeal
from biberbau.server.replay.archive import RECORDS, Archive, number_in
from biberbau.server.replay.matches import origin_in_log
from biberbau.server.table.table import TableBroken

logger = logging.getLogger(__name__)

REMEMBERED = 5000
"""Matches of which it is kept from which one they went on."""

DealOf = Callable[[str], AnyDeal | None]
"""Gives the deal that somebody has shared by a name: a match's path, the label of a record's stream of chance, or the
code of its challenge."""


def sealed_among(names: Iterable[str], deal_of: DealOf) -> list[AnyDeal]:
    """Return the deals that others may still play among what these names stand for."""
    found = dict.fromkeys(deal_of(name) for name in names)
    return [deal for deal in found if deal is not None and deal.open]


class Lineage:
    """Follows matches back to the one that began with a deal; what it has found never changes, and is kept."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self.origins: OrderedDict[str, str | None] = OrderedDict()
        """By a match's path, the one from which it went on, or the challenge that dealt it; None for a deal of its own.

        Longest not asked for first."""

    async def of(self, path: str | None) -> tuple[str, ...]:
        """Return the names of a match and of all from which it went on, the latest first; none for None.

        A record counts by its stream of chance, too, for as long as it lies on the shelf, and a match whose cards a
        challenge dealt by the code of that.  LogUnavailable when the log cannot be read.
        """
        names: list[str] = []
        while path is not None:
            where, _, which = path.partition("/")
            match = number_in(which)
            # However many zeros an address has before a number, it is the same match.
            name = path if match is None else f"{where}/{match}"
            if name in names:
                break
            names.append(name)
            if where == RECORDS:
                record = self.archive.shelf.find(which)
                names += [] if record is None else [record.stream]
                break
            path = None if match is None else await self._origin(name, where, match)
        return tuple(names)

    async def _origin(self, path: str, code: str, match: int) -> str | None:
        if path in self.origins:
            self.origins.move_to_end(path)
            return self.origins[path]
        bodies = await self.archive.log.read(code)
        try:
            origin = origin_in_log(code, bodies, match)
        except TableBroken as problem:
            # Nothing is told of its matches either, and what went on from there is played on.
            logger.error("%s", problem)
            return None
        if bodies:
            self.origins[path] = origin
            if len(self.origins) > REMEMBERED:
                self.origins.popitem(last=False)
        return origin
