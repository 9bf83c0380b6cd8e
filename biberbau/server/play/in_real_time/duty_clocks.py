"""The clocks that run against seats at a table in real time: for a turn, and for whatever else cannot wait for ever.

They are no part of the log: after a restart a seat that has something to do has all its time again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from biberbau.core.game import Duty
from biberbau.server.play.items import Item, Ring
from biberbau.server.protocol import Clocks, SeatClock
from biberbau.server.table.table import Seat, Table


@dataclass(frozen=True, slots=True)
class Running:
    """A clock that runs."""

    duty: Duty
    started: float
    timer: asyncio.TimerHandle


class DutyClocks:
    """Started and stopped as the match goes on; each rings into the room once."""

    def __init__(self, table: Table, ring: Callable[[Item], None]) -> None:
        self.table = table
        self.ring = ring
        self.loop = asyncio.get_running_loop()
        self.running: dict[Seat, Running] = {}

    def set(self, somebody: bool) -> bool:
        """Let the clocks run that are wanted, none while nobody is here; return whether anything has changed."""
        wanted = self._wanted() if somebody else {}
        changed = False
        for seat, clock in list(self.running.items()):
            if wanted.get(seat) != clock.duty:
                clock.timer.cancel()
                del self.running[seat]
                changed = True
        for seat, duty in wanted.items():
            if seat not in self.running:
                self._start(seat, duty)
                changed = True
        return changed

    def has_rung(self, ring: Ring) -> bool:
        """Whether the clock that rang is still the one that runs: nobody has done in the meantime what was due."""
        clock = self.running.get(ring.seat)
        return clock is not None and clock.started == ring.started

    def wind(self, seat: Seat) -> None:
        """Forget a clock that has rung, so that it starts anew if the seat still has the same to do."""
        clock = self.running.pop(seat, None)
        if clock is not None:
            clock.timer.cancel()

    def message(self) -> Clocks:
        """Return what everybody is told of them."""
        now = self.loop.time()
        return Clocks(
            [
                SeatClock(
                    seat.number,
                    clock.duty.word,
                    clock.duty.seconds,
                    max(0, round((clock.started + clock.duty.seconds - now) * 1000)),
                )
                for seat, clock in self.running.items()
            ]
        )

    def stop(self) -> None:
        """Stop all."""
        for clock in self.running.values():
            clock.timer.cancel()
        self.running.clear()

    def _wanted(self) -> dict[Seat, Duty]:
        match, clocks = self.table.match, self.table.game.clocks
        if match is None or clocks is None or self.table.stage != "playing":
            return {}
        return {self.table.seats[number]: duty for number, duty in clocks(match.view(None)).items()}

    def _start(self, seat: Seat, duty: Duty) -> None:
        started = self.loop.time()
        timer = self.loop.call_later(duty.seconds, self.ring, Ring(seat, started))
        self.running[seat] = Running(duty, started, timer)
