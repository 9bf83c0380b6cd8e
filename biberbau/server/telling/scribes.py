"""All scribes of one table: who is told what of an event."""

from __future__ import annotations

from collections import deque

from biberbau.server.protocol import LogLine, Sentence
from biberbau.server.socket.client import Client
from biberbau.server.table.happenings import Happening
from biberbau.server.table.seat import Seat
from biberbau.server.table.table import Table
from biberbau.server.telling.company import Company
from biberbau.server.telling.scribe import LOG_LINES, Scribe, Told


class Scribes:
    """One for each seat that somebody has listened in, and one for those who watch."""

    def __init__(self, table: Table, company: Company) -> None:
        self.table = table
        self.company = company
        self.by_seat: dict[Seat | None, Scribe] = {}
        """None: the scribe of those who watch."""

    def of(self, seat: Seat | None) -> Scribe:
        """Return the scribe of a seat, or of those who watch."""
        scribe = self.by_seat.get(seat)
        if scribe is None:
            scribe = self.by_seat[seat] = Scribe(self.table, None if seat is None else seat.number)
        return scribe

    def told(self, seat: Seat, sequence: int) -> list[Sentence]:
        """Return how a seat was told an event; nothing when that is not at hand any more."""
        scribe = self.by_seat.get(seat)
        return [] if scribe is None else scribe.told(sequence)

    def tell(self, happening: Happening) -> list[tuple[Client, bytes]]:
        """Return the frame for every client; one encoding serves all connections of a seat."""
        info = self.company.info() if happening.around else None
        if happening.anew:
            return self._tell_anew(happening)
        told = Told()
        frames = {seat: scribe.hear(happening, info, told) for seat, scribe in self.by_seat.items()}
        return [(client, frames[client.seat]) for client in self.company.clients]

    def forget_watchers(self) -> None:
        """Let the watchers' scribe go once nobody watches any more."""
        if None in self.by_seat and self.company.watchers == 0:
            del self.by_seat[None]

    def _tell_anew(self, happening: Happening) -> list[tuple[Client, bytes]]:
        """Seats have new numbers, so nothing told before makes sense: everybody gets the whole table."""
        self.by_seat.clear()
        line = LogLine(happening.sequence, happening.sentences)
        info = self.company.info()
        frames: dict[Seat | None, bytes] = {}
        for client in self.company.clients:
            if client.seat not in frames:
                scribe = self.of(client.seat)
                scribe.lines = deque([line], maxlen=LOG_LINES)
                frames[client.seat] = scribe.snapshot(info)
        return [(client, frames[client.seat]) for client in self.company.clients]
