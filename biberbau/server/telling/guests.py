"""People who want to sit down and have to wait.  That is not in the log: after a restart their pages ask again."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from biberbau.server.protocol import Held, Join, Knock
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.client import Client
from biberbau.server.table.names import clean_name
from biberbau.server.table.table import Table
from biberbau.server.table.threshold import obstacle

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


class Guests:
    """Those who wait at one table, in the order in which they came."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.waiting: list[Guest] = []
        self.asked = 0
        self.turned_away: dict[str, float] = {}
        """By address, until when nobody from there may knock, on the event loop's clock."""

    def wait(self, client: Client, message: Join) -> None:
        """Let somebody wait who has asked to sit down, and tell them so."""
        nodded = any(guest.nodded for guest in self.waiting if guest.message.id == message.id)
        self.waiting = [
            guest for guest in self.waiting if guest.client is not client and guest.message.id != message.id
        ]
        if asyncio.get_running_loop().time() < self.turned_away.get(client.address, 0.0):
            raise NotAllowed("refusal-knock-later")
        if len(self.waiting) >= MOST:
            raise NotAllowed("refusal-too-many-knocks")
        self.asked += 1
        self.waiting.append(Guest(self.asked, client, message, nodded))
        client.send(Held(message.id))

    def admit(self, number: int, on: bool) -> None:
        """Nod to who knocked under this number, or turn them away."""
        guest = next((guest for guest in self.waiting if guest.number == number), None)
        if guest is None:
            raise NotAllowed("refusal-no-knock")
        if on:
            guest.nodded = True
        else:
            self._turn_away(guest)

    def remove(self, client: Client) -> None:
        """Forget what a connection has asked for."""
        self.waiting = [guest for guest in self.waiting if guest.client is not client]

    def take_free(self) -> list[Guest]:
        """Return those for whom nothing stands in the way any more; they wait no longer."""
        free = [guest for guest in self.waiting if obstacle(self.table, guest.message, guest.nodded) is None]
        self.waiting = [guest for guest in self.waiting if guest not in free]
        return free

    def knocks(self) -> list[Knock]:
        """Return how everybody sees who waits."""
        told = []
        for guest in self.waiting:
            waits_for = obstacle(self.table, guest.message, guest.nodded)
            if waits_for is not None:
                told.append(Knock(guest.number, clean_name(guest.message.name), guest.message.seat, waits_for))
        return told

    def _turn_away(self, guest: Guest) -> None:
        self.waiting.remove(guest)
        guest.client.send(NotAllowed("refusal-not-let-in").answer(guest.message.id))
        if len(self.turned_away) >= REMEMBERED:
            del self.turned_away[next(iter(self.turned_away))]
        self.turned_away[guest.client.address] = asyncio.get_running_loop().time() + REST
