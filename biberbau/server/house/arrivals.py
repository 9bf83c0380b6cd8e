"""Whoever comes to a table that is awake: they sit down, get the seat again that they took, or wait to be let in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from biberbau.server.house.sharing import Sharing
from biberbau.server.protocol import Ack, Admit, Join, Newcomer, Seated
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.client import Client
from biberbau.server.table.events import AnyEvent
from biberbau.server.table.host_decisions import require_stewardship
from biberbau.server.table.keys import digest_of
from biberbau.server.table.seat import Seat
from biberbau.server.table.sitting_down import decide_join, obstacle
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import Seal, token_hash
from biberbau.server.telling.company import Company


class Attach(Protocol):
    """How a connection comes to a table."""

    def __call__(self, client: Client, seat: Seat | None, answer: Seated | None = None) -> Awaitable[None]:
        """Let it hear the table from now on, in a seat or watching; the answer to its message comes first.

        One that has turned to another table meanwhile hears the answer alone.
        """


@dataclass(frozen=True)
class Arrivals:
    """Gives seats to people; what is decided happens by `commit`."""

    table: Table
    company: Company
    sharing: Sharing
    seal: Seal
    commit: Callable[[AnyEvent], Awaitable[None]]
    attach: Attach

    async def join(self, client: Client, message: Join) -> None:
        """Let somebody sit down, or watch and wait until they may."""
        if await self.sit_again(client, message):
            return
        if client.seat is not None:
            raise NotAllowed("refusal-already-seated")
        possible = decide_join(self.table, message, "") is not None
        waits = obstacle(self.table, message.seat, nodded=False) is not None
        dealt = self.table.shared is not None and self.table.stage != "match_over"
        if waits or not possible or not dealt:
            self.sharing.require_unsealed()
        if waits and possible:
            if client not in self.company:
                await self.attach(client, None)
            self.company.guests.wait(client, message)
        else:
            await self._sit_down(client, message)

    async def sit_again(self, client: Client, message: Newcomer) -> bool:
        """Give a newcomer the seat that this very message has taken before; False when it has taken none."""
        if digest_of(message.id) not in self.table.newcomers:
            return False
        token = self.seal.token(self.table.code, message.id)
        seat = self.table.held_by(token_hash(token))
        if seat is None:
            raise NotAllowed("refusal-token")
        answer = Seated(message.id, self.table.code, seat.number, token)
        if client.seat is seat:
            client.send(answer)
        else:
            await self.attach(client, seat, answer)
        return True

    def admit(self, client: Client, message: Admit) -> None:
        """Let somebody in who knocks, or not, as the host wishes."""
        require_stewardship(self.table, client.require_seat(), self.company.here)
        self.company.guests.admit(message.knock, message.on)
        client.send(Ack(message.id, self.table.sequence))

    async def seat_guests(self) -> None:
        """Let those sit down who wait for nothing any more."""
        for guest in self.company.guests.take_free():
            try:
                if not await self.sit_again(guest.client, guest.message):
                    await self._sit_down(guest.client, guest.message)
            except NotAllowed as refusal:
                guest.client.send(refusal.answer(guest.message.id))

    async def _sit_down(self, client: Client, message: Join) -> None:
        token = self.seal.token(self.table.code, message.id)
        event = decide_join(self.table, message, token_hash(token))
        if event is None:
            await self.attach(client, None, Seated(message.id, self.table.code, None, None))
            return
        await self.commit(event)
        seat = self.table.seats[-1 if event.seat is None else event.seat]
        await self.attach(client, seat, Seated(message.id, self.table.code, seat.number, token))
