"""In which order actions in real time count: by when each player could have reacted, whatever their latency.

An action arrives a whole round trip later than the player would have acted beside the server: what they saw had to
come to them, and what they did had to come back.  The page says what it showed and how long ago, so the moment of
the action on the server's clock, as if there were no latency, is

    when that was told + how long it had been shown

The difference to the arrival is the *credit*.  The page may lie, so the credit is never more than the round trip that
the server has measured itself on this connection, nor more than `Terms.most_credit`, nor more than what the seat has
in its bank; a bank is charged where credit puts an action before one that arrived earlier, and fills again slowly.

An action counts once nobody can come before it any more: when the longest round trip of the other people at the table,
by the same bounds, has passed since its own moment, and at the latest after `Terms.longest_wait`.  Where nobody else
has a connection, as among bots, it counts at once.  The wait depends on latency and banks alone, so it tells nothing
about hands.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from biberbau.server.play.items import Look, Ring
from biberbau.server.play.times import Terms
from biberbau.server.protocol import Act
from biberbau.server.socket.client import Client
from biberbau.server.socket.limits import Bucket
from biberbau.server.table.seat import Seat
from biberbau.server.table.table import Table
from biberbau.server.telling.company import Company


@dataclass(eq=False, slots=True)
class Claim:
    """An action that has arrived and is not yet decided: a person's, a bot's, or that of a clock."""

    seat: Seat
    cause: Act | Look | Ring
    arrived: float
    """On the event loop's clock."""
    credit: float = 0.0
    clients: list[Client] = field(default_factory=list)
    """Who waits for an answer: the connection that it came by, and those by which it came again."""

    @property
    def moment(self) -> int:
        """When the player acted, as if there were no latency: in whole milliseconds on the event loop's clock."""
        return math.floor((self.arrived - self.credit) * 1000)

    @property
    def by_clock(self) -> bool:
        """Whether it is the clock's, against which the seat itself may still be first."""
        return isinstance(self.cause, Ring)


class Claims:
    """The actions of one table that wait for their turn in the order."""

    def __init__(self, table: Table, company: Company, terms: Terms, clock: Callable[[], float]) -> None:
        self.table = table
        self.company = company
        self.terms = terms
        self.clock = clock
        self.waiting: list[Claim] = []
        """In the order in which they arrived."""
        self.banks: dict[Seat, Bucket] = {}

    def enter(self, claim: Claim, acted_at: float | None) -> None:
        """Let an action wait for its turn; `acted_at` is when its player says to have acted, by the server's clock."""
        if acted_at is not None and self.table.fair:
            said = max(0.0, claim.arrived - acted_at)
            claim.credit = min(said, self.credit_of(claim.seat, claim.clients[0]))
            self._bank(claim.seat).take(claim.credit)
        self.waiting.append(claim)

    def find(self, seat: Seat, key: str) -> Claim | None:
        """Return the waiting action of a seat that came with this idempotency key."""
        return next(
            (c for c in self.waiting if c.seat is seat and isinstance(c.cause, Act) and c.cause.id == key), None
        )

    def heads(self) -> list[Claim]:
        """Return the actions of the earliest moment, of each player the first; none when nothing waits."""
        firsts: dict[tuple[Seat, bool], Claim] = {}
        for claim in self.waiting:
            firsts.setdefault((claim.seat, claim.by_clock), claim)
        earliest = min((claim.moment for claim in firsts.values()), default=0)
        return [claim for claim in firsts.values() if claim.moment == earliest]

    def due(self) -> float | None:
        """Return when the next action counts, on the event loop's clock; None when nothing waits."""
        if not self.table.goes_on:
            return self.clock() if self.waiting else None
        return max((self.counts_at(claim) for claim in self.heads()), default=None)

    def take(self, claim: Claim) -> None:
        """Take an action out, for it counts now; what credit it did not need goes back to the bank."""
        self.waiting.remove(claim)
        overtakes = any(other.arrived < claim.arrived and other.seat is not claim.seat for other in self.waiting)
        if claim.credit and not overtakes:
            self._bank(claim.seat).give(claim.credit)

    def credit_of(self, seat: Seat, client: Client) -> float:
        """Return what an action of a seat over this connection may be credited now."""
        return min(client.latency.round_trip or 0.0, self.terms.most_credit, self._bank(seat).content)

    def counts_at(self, claim: Claim) -> float:
        """Return when nobody can come before an action any more."""
        if not self.table.fair:
            return claim.arrived
        own = None if claim.by_clock else claim.seat
        longest = 0.0
        for client in self.company.clients:
            if client.seat is not None and client.seat is not own and client.seat.bot is None:
                longest = max(longest, self.credit_of(client.seat, client))
        return min(claim.arrived + self.terms.longest_wait, max(claim.arrived, claim.moment / 1000 + longest))

    def left_in_banks(self) -> dict[int, float]:
        """Return by seat what there is in those banks that are not full."""
        contents = {seat.number: bank.content for seat, bank in self.banks.items()}
        return {seat: content for seat, content in contents.items() if content < self.terms.bank}

    def take_up(self, left: Mapping[Seat, float]) -> None:
        """Go on with banks as they were elsewhere; none has more than a full one."""
        for seat, content in left.items():
            bank = self._bank(seat)
            bank.take(max(0.0, bank.content - content))

    def _bank(self, seat: Seat) -> Bucket:
        bank = self.banks.get(seat)
        if bank is None:
            bank = self.banks[seat] = Bucket(self.terms.refill, self.terms.bank, self.clock)
        return bank
