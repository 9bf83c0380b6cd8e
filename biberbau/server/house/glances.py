"""How tables stand whose seats somebody holds, at one glance: told to a page that is at none of them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from biberbau.server.house.room import Room
from biberbau.server.protocol import HeldSeat
from biberbau.server.table.reading import Reading, Waiting
from biberbau.server.table.state import Stage
from biberbau.server.table.table import Table, TableBroken, TableTooNew
from biberbau.server.table.tokens import token_hash

Seen = TypeVar("Seen")

REMEMBERED = 500
"""Tables whose glance is kept, for as long as nothing further has happened at them."""


class Glance(msgspec.Struct, frozen=True):
    """What everybody at a table sees: who plays what, how it stands and who has to act; and which seat is one's own."""

    code: str
    game: str
    stage: Stage
    seat: int
    names: list[str]
    totals: list[int] | None
    """Points of all finished rounds by seat; null before the first match."""
    to_act: list[int]
    """Seats for which the table waits; in real time those who must act, not all who may."""


@dataclass(frozen=True)
class Known:
    """A glance at a table as any seat has it, and the seats by the hashes of their tokens."""

    glance: Glance
    seats: dict[str, int]
    sequence: int
    """Events that the table had."""

    def of(self, token: str) -> Glance | None:
        """Return the glance of the seat that a token holds."""
        seat = self.seats.get(token_hash(token))
        return None if seat is None else msgspec.structs.replace(self.glance, seat=seat)


class Glances:
    """Looks at tables without waking them."""

    def __init__(self, reading: Reading, rules_at_hand: Waiting, awake: Callable[[str], Room | None]) -> None:
        self.reading = reading
        self.rules_at_hand = rules_at_hand
        self.awake = awake
        """The room of a code if its table is awake."""
        self.seen: OrderedDict[str, Known] = OrderedDict()
        """Tables that were not awake, the one longest not looked at first; they may have woken, here or elsewhere."""

    def forget(self) -> None:
        """Look again at all tables that are not awake; whoever is reading one just now has not seen it for others."""
        self.seen = OrderedDict()

    async def glance(self, held: HeldSeat, wait: Waiting | None = None) -> Glance | None:
        """Return how a table stands for the seat that is held there; None where none is.

        Whoever only looks has nothing compiled: NotCompiled where that would be needed, unless `wait` says otherwise.
        TableTooNew where nobody here can tell, for a later version has written there.
        LogUnavailable when the log cannot be read.
        """
        known = await self.of_awake(held.code, known_of) or await self._look(held.code, wait or self.rules_at_hand)
        return None if known is None else known.of(held.token)

    async def of_awake(self, code: str, look: Callable[[Table], Seen]) -> Seen | None:
        """Return what is seen of a table that is awake, once all that happened there is durable; None for others."""
        while (room := self.awake(code)) is not None:
            async with room.writing:
                # What could not be written has ended the room, and never happened.
                if self.awake(code) is room:
                    return look(room.table)
        return None

    async def _look(self, code: str, wait: Waiting) -> Known | None:
        seen = self.seen
        known = seen.get(code)
        if known is not None and not await self.reading.log.read(code, known.sequence):
            if code in seen:
                seen.move_to_end(code)
            return known
        try:
            table = await self.reading.table(code, wait)
        except TableTooNew:
            raise
        except TableBroken:
            return None
        if table is None:
            return None
        known = seen[code] = known_of(table)
        seen.move_to_end(code)
        if len(seen) > REMEMBERED:
            seen.popitem(last=False)
        return known


def known_of(table: Table) -> Known:
    """Return what can be said of a table now."""
    match = table.match
    waiting = table.obliged if table.game.real_time else table.actors
    glance = Glance(
        code=table.code,
        game=table.game.name,
        stage=table.stage,
        seat=0,
        names=[seat.name for seat in table.seats],
        totals=None if match is None else match.totals,
        to_act=list(waiting) if table.stage == "playing" else [],
    )
    seats = {seat.token: seat.number for seat in table.seats if seat.token is not None}
    return Known(glance, seats, table.sequence)
