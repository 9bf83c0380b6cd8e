"""For whom a table waits, and for how long already.  Like all times it is not in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from biberbau.server.table.seat import Seat
from biberbau.server.table.table import Table


class Waiting:
    """Notes since when people are to act and have given no sign."""

    def __init__(self, table: Table, patience: float) -> None:
        self.table = table
        self.patience = patience
        """Seconds after which it is worth a word."""
        self.loop = asyncio.get_running_loop()
        self.since: dict[Seat, float] = {}
        self.look()

    def look(self) -> None:
        """Begin to wait for those who are to act now, and for nobody else."""
        table, now = self.table, self.loop.time()
        numbers = (table.obliged if table.game.real_time else table.actors) if table.goes_on else ()
        people = [table.seats[number] for number in numbers if table.seats[number].bot is None]
        self.since = {seat: self.since.get(seat, now) for seat in people}

    def stirs(self, seat: Seat) -> bool:
        """Somebody has said something: the wait for them begins anew.  Returns whether it had been long."""
        since = self.since.get(seat)
        if since is None:
            return False
        now = self.since[seat] = self.loop.time()
        return now - since >= self.patience

    @property
    def waited(self) -> dict[Seat, float]:
        """For how many seconds the table has waited for whom."""
        now = self.loop.time()
        return {seat: now - since for seat, since in self.since.items()}

    def take_up(self, waited: Mapping[Seat, float]) -> None:
        """Go on waiting where another process has already waited for so many seconds."""
        now = self.loop.time()
        self.since = {seat: now - waited.get(seat, 0.0) for seat in self.since}

    @property
    def idle(self) -> set[Seat]:
        """Seats that have kept the table waiting for long."""
        now = self.loop.time()
        return {seat for seat, since in self.since.items() if now - since >= self.patience}

    @property
    def left(self) -> float:
        """Seconds until the next wait may have become long; never less than a moment."""
        now = self.loop.time()
        ends = [since + self.patience - now for since in self.since.values()]
        return min((end for end in ends if end > 0), default=self.patience)
