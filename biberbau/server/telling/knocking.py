"""People who want to sit down and have to wait.  That is not in the log: after a restart their pages ask again.

Where the table only goes to another process, that one is told under which numbers they knock, and what the host has
said to it; what becomes of somebody then does not depend on when their page is back.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import msgspec

from biberbau.server.protocol import Held, Join, Knock
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.client import Client
from biberbau.server.table.keys import digest_of
from biberbau.server.table.names import clean_name
from biberbau.server.table.sitting_down import obstacle
from biberbau.server.table.table import Table

MOST = 8
"""Who may wait at one table; more would only be noise."""

REST = 30.0
"""Seconds after which somebody who was not let in may knock again."""

REMEMBERED = 100
"""Addresses of which it is known that they were not let in."""


@dataclass(eq=False)
class Guest:
    """Somebody who waits."""

    number: int
    client: Client
    message: Join
    nodded: bool = False
    """Whether the host wants to let them in."""


class LeftOfKnock(msgspec.Struct):
    """Of a knock, as it is told to the process that has the table next."""

    number: int
    nod: bool | None = None
    """What the host has said to it; null: nothing yet."""


class Knocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """What that one is told of all of them."""

    asked: int = 0
    """How many numbers have been given away."""
    waiting: dict[str, LeftOfKnock] = {}
    """By the digest of the message with which somebody knocks."""


class Guests:
    """Those who wait at one table, in the order in which they came."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.waiting: list[Guest] = []
        self.asked = 0
        self.turned_away: dict[str, float] = {}
        """By address, until when nobody from there may knock, on the event loop's clock."""
        self.expected: dict[str, LeftOfKnock] = {}
        """Those who waited in another process and have not come here yet."""

    def left(self) -> Knocks:
        """Return who waits here, or was expected to at last."""
        here = {digest_of(one.message.id): LeftOfKnock(one.number, one.nodded or None) for one in self.waiting}
        return Knocks(self.asked, dict(list((self.expected | here).items())[-2 * MOST :]))

    def take_up(self, knocks: Knocks) -> None:
        """Expect those who waited elsewhere, and give their numbers to nobody else."""
        self.asked, self.expected = knocks.asked, dict(knocks.waiting)

    def wait(self, client: Client, message: Join) -> None:
        """Let somebody wait who has asked to sit down, and tell them so."""
        nodded = any(guest.nodded for guest in self.waiting if guest.message.id == message.id)
        self.waiting = [
            guest for guest in self.waiting if guest.client is not client and guest.message.id != message.id
        ]
        before = self.expected.pop(digest_of(message.id), None)
        if before is None and asyncio.get_running_loop().time() < self.turned_away.get(client.address, 0.0):
            raise NotAllowed("refusal-knock-later")
        # Whoever waited elsewhere is not put off because strangers were here first.
        if before is None and len(self.waiting) >= MOST:
            raise NotAllowed("refusal-too-many-knocks")
        if before is None:
            self.asked += 1
            before = LeftOfKnock(self.asked)
        guest = Guest(before.number, client, message, nodded or before.nod is True)
        self.waiting.append(guest)
        if before.nod is False:
            self._turn_away(guest)
        else:
            client.send(Held(message.id))

    def admit(self, number: int, on: bool) -> None:
        """Nod to who knocked under this number, or turn them away."""
        guest = next((guest for guest in self.waiting if guest.number == number), None)
        if guest is None:
            self._expected(number).nod = on
            return
        if on:
            guest.nodded = True
        else:
            self._turn_away(guest)

    def remove(self, client: Client) -> None:
        """Forget what a connection has asked for."""
        self.waiting = [guest for guest in self.waiting if guest.client is not client]

    def take_free(self) -> list[Guest]:
        """Return those for whom nothing stands in the way any more; they wait no longer.

        At a locked table that everybody has left that is the first, who then nods to the others.
        """
        free = [guest for guest in self.waiting if obstacle(self.table, guest.message.seat, guest.nodded) is None]
        if self.table.locked and not self.table.has_people:
            free = free[:1]
        self.waiting = [guest for guest in self.waiting if guest not in free]
        return free

    def knocks(self) -> list[Knock]:
        """Return how everybody sees who waits."""
        told = []
        for guest in self.waiting:
            waits_for = obstacle(self.table, guest.message.seat, guest.nodded)
            if waits_for is not None:
                told.append(Knock(guest.number, clean_name(guest.message.name), guest.message.seat, waits_for))
        return told

    def _expected(self, number: int) -> LeftOfKnock:
        """Return the knock of somebody who has not come here yet; NotAllowed where there is none of this number."""
        for knock in self.expected.values():
            if knock.number == number:
                return knock
        raise NotAllowed("refusal-no-knock")

    def _turn_away(self, guest: Guest) -> None:
        self.waiting.remove(guest)
        guest.client.send(NotAllowed("refusal-not-let-in").answer(guest.message.id))
        if len(self.turned_away) >= REMEMBERED:
            del self.turned_away[next(iter(self.turned_away))]
        self.turned_away[guest.client.address] = asyncio.get_running_loop().time() + REST
