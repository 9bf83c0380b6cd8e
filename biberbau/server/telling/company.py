"""Everybody around a table: connections, who is present, who is ready, and how that looks to all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

import msgspec

from biberbau.server.protocol import Countdown, Presence, SeatInfo, SharedDeal, TableInfo, VariantInfo, encode
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.client import Client
from biberbau.server.socket.limits import Bucket, Limits
from biberbau.server.table.events import RoundBegun
from biberbau.server.table.happenings import Happening
from biberbau.server.table.seat import Seat
from biberbau.server.table.table import Table
from biberbau.server.table.variants import load
from biberbau.server.telling.awaited import Waiting
from biberbau.server.telling.knocking import Guests

EXPECTED = 5.0
"""Seconds in which people come again when another process has let their table go; meanwhile they are not away."""


class Company:
    """The connections of one table.  Presence is not in the log: after a restart everybody has to come back first."""

    def __init__(
        self,
        table: Table,
        limits: Limits,
        patience: float,
        sharing: Callable[[], SharedDeal | None] = lambda: None,
        sealed: Callable[[], bool] = lambda: False,
        preparing: Callable[[], bool] = lambda: False,
    ) -> None:
        """`sharing` says of which challenge the deal of the present match is.

        `sealed` says whether others may still play these cards, also where the match went on from one with them.
        `preparing` says whether the rules of the next one are still being compiled.
        """
        self.table = table
        self.limits = limits
        self.sharing = sharing
        self.sealed = sealed
        self.preparing = preparing
        self.waiting = Waiting(table, patience)
        self.guests = Guests(table)
        self.clients: list[Client] = []
        """Oldest first."""
        self.expected: set[Seat] = set()
        """Seats whose connections another process has just sent here."""
        self.expected_until = 0.0
        self.ready: set[Seat] = set()
        """Seats that have read the score sheet."""
        self.buckets: dict[Seat, Bucket] = {}
        self.told_presence: Presence | None = None
        self.countdowns: dict[Literal["opening", "round"], float] = {}
        """What will begin by itself, and when, on the event loop's clock."""

    def __contains__(self, client: Client) -> bool:
        return client in self.clients

    @property
    def address(self) -> str:
        """The address of who has been here the longest, which answers for the table; empty while nobody is here."""
        return self.clients[0].address if self.clients else ""

    @property
    def online(self) -> set[Seat]:
        """Seats with a connection, or with one that will be here in a moment."""
        online = {client.seat for client in self.clients if client.seat is not None}
        return online | self.expected if self.expected_for else online

    def expect(self, seats: set[Seat]) -> None:
        """Let nobody be away for a moment whose connection comes from another process."""
        self.expected = seats
        self.expected_until = asyncio.get_running_loop().time() + EXPECTED

    @property
    def expected_for(self) -> float:
        """For how many seconds somebody is still expected; 0 when nobody is any more."""
        return max(0.0, self.expected_until - asyncio.get_running_loop().time()) if self.expected else 0.0

    @property
    def present(self) -> set[Seat]:
        """People who are connected and play themselves."""
        return {seat for seat in self.online if seat.bot is None}

    @property
    def here(self) -> set[Seat]:
        """Seats with a connection, but for people who keep the table waiting for long."""
        return self.online - self.waiting.idle

    @property
    def watchers(self) -> int:
        """Connections without a seat."""
        return sum(client.seat is None for client in self.clients)

    @property
    def host_is_gone(self) -> bool:
        """Whether people are here, but the host is not one of them."""
        return bool(present := self.present) and self.table.seats[self.table.host] not in present

    def enter(self, client: Client, seat: Seat | None) -> list[Client]:
        """Let a client hear the table, in a seat or watching; return connections that have to make room for it.

        NotAllowed when enough people are watching.
        """
        self.remove(client)
        crowded: list[Client] = []
        if seat is None:
            if self.watchers >= self.limits.watchers_per_table:
                raise NotAllowed("refusal-too-many-watchers")
        else:
            # The oldest connection of a seat with too many is most likely one whose network died without a word.
            held = [other for other in self.clients if other.seat is seat]
            crowded = held[: max(0, len(held) + 1 - self.limits.connections_per_seat)]
            client.bucket = self._bucket(seat)
        client.seat = seat
        if seat is not None:
            self.expected.discard(seat)
        self.clients.append(client)
        return crowded

    def remove(self, client: Client) -> bool:
        """Take a client away; False when it was not here."""
        if client not in self.clients:
            return False
        self.clients.remove(client)
        self.guests.remove(client)
        return True

    def unseat(self) -> list[Client]:
        """Return the connections of people whose seat is a bot's now; those for whom there is no room are cut."""
        unseated = [client for client in self.clients if client.seat is not None and client.seat.kind == "bot"]
        room = max(0, self.limits.watchers_per_table - self.watchers)
        for client in unseated[room:]:
            client.wire.abort()
        self.ready -= {client.seat for client in unseated if client.seat is not None}
        return unseated[:room]

    def note(self, happening: Happening) -> None:
        """Note an event that changed more than the game: forget what belongs to rounds and seats that are gone."""
        if isinstance(happening.event, RoundBegun):
            self.ready.clear()
        if happening.anew:
            self._forget_gone_seats()

    def tell_presence(self) -> None:
        """Tell everybody who is here, if that has changed."""
        presence = self.presence()
        if presence != self.told_presence:
            self.told_presence = presence
            frame = encode(presence)
            for client in self.clients:
                client.wire.push(frame)

    def count_down(self, to: Literal["opening", "round"], ends: float | None) -> None:
        """Tell everybody when something begins by itself, or that it does not any more, if that has changed."""
        if self.countdowns.get(to) == ends:
            return
        if ends is None:
            del self.countdowns[to]
        else:
            self.countdowns[to] = ends
        frame = encode(Countdown(to, None if ends is None else milliseconds_to(ends)))
        for client in self.clients:
            client.wire.push(frame)

    def welcome(self, client: Client) -> None:
        """Tell somebody who has just come what will begin by itself."""
        for to, ends in self.countdowns.items():
            client.wire.push(encode(Countdown(to, milliseconds_to(ends))))

    def is_ready(self, seat: Seat) -> bool:
        """Whether the next round need not wait for a seat."""
        return self.table.stage == "round_over" and (seat.bot is not None or seat in self.ready)

    def presence(self) -> Presence:
        """Return who is here now."""
        online = self.online
        idle = self.waiting.idle & online
        return Presence(
            [seat.kind == "bot" or seat in online for seat in self.table.seats],
            [self.is_ready(seat) for seat in self.table.seats],
            self.watchers,
            [seat.number for seat in self.table.seats if seat in idle],
            self.guests.knocks(),
            self.preparing(),
        )

    def info(self) -> TableInfo:
        """Return the table around the game as everybody sees it."""
        online = self.online
        idle = self.waiting.idle & online
        seats = [
            SeatInfo(
                seat.name,
                seat.kind,
                seat.bot,
                seat.kind == "bot" or seat in online,
                self.is_ready(seat),
                seat in idle,
                *seat.look,
            )
            for seat in self.table.seats
        ]
        info, shared = info_of(self.table, seats, self.watchers), self.sharing()
        record = None if self.sealed() else info.record
        return msgspec.structs.replace(
            info, knocks=self.guests.knocks(), record=record, challenge=shared, preparing=self.preparing()
        )

    def _forget_gone_seats(self) -> None:
        """Turn whoever held a seat that is no more into a watcher."""
        seats = set(self.table.seats)
        for client in self.clients:
            if client.seat not in seats:
                client.seat = None
        for seat in self.buckets.keys() - seats:
            del self.buckets[seat]
        self.ready &= seats
        self.expected &= seats

    def _bucket(self, seat: Seat) -> Bucket:
        bucket = self.buckets.get(seat)
        if bucket is None:
            bucket = Bucket(self.limits.messages_per_second, self.limits.message_burst)
            self.buckets[seat] = bucket
        return bucket


def info_of(table: Table, seats: list[SeatInfo], watchers: int = 0) -> TableInfo:
    """Return the table around the game, with who sits there."""
    return TableInfo(
        code=table.code,
        game=table.game.name,
        stage=table.stage,
        host=table.host,
        options=table.options,
        seats=seats,
        watchers=watchers,
        match=0 if table.match is None else table.matches,
        commitment=table.commitment,
        record=table.record,
        score_pad=table.score_pad,
        settings=table.settings,
        paused=table.paused,
        evening=table.evening.info(table.players),
        locked=table.locked,
        closed=table.closed,
        ended_early=table.ended_early,
        guided=table.guided,
        origin=table.origin,
        variant=variant_of(table),
        earlier_rules=table.goes_by_earlier_rules,
    )


def variant_of(table: Table) -> VariantInfo | None:
    """Return with which other numbers a table plays its match, or else the next one."""
    return load(table.game_ahead)


def milliseconds_to(moment: float) -> int:
    """Return how long it is to a moment on the event loop's clock, never less than nothing."""
    return max(0, round((moment - asyncio.get_running_loop().time()) * 1000))
