"""The clocks that run against seats: for a decision, for a turn, and for whatever else cannot wait for ever.

They are no part of the log: after a restart a seat that has something to do has all its time again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from biberbau.core.game import Duty
from biberbau.server.play.items import Item, Ring
from biberbau.server.protocol import Clocks, SeatClock, encode
from biberbau.server.table.seat import Seat

Wanted = Mapping[Seat, tuple[Duty, int]]
"""By seat, what it has to do, and the event from which on; while both stay the same, the same clock runs on."""


@dataclass(frozen=True, slots=True)
class Running:
    """A clock that runs."""

    wanted: tuple[Duty, int]
    started: float
    timer: asyncio.TimerHandle

    @property
    def duty(self) -> Duty:
        """What there is time for."""
        return self.wanted[0]


class SeatClocks:
    """Started and stopped as the match goes on; each rings into the room once."""

    def __init__(self, ring: Callable[[Item], None]) -> None:
        self.ring = ring
        self.loop = asyncio.get_running_loop()
        self.running: dict[Seat, Running] = {}

    def set(self, wanted: Wanted) -> tuple[bytes, ...]:
        """Let those clocks run that are wanted and no others; return the frame that tells of it, if that is new."""
        changed = False
        for seat, clock in list(self.running.items()):
            if wanted.get(seat) != clock.wanted:
                clock.timer.cancel()
                del self.running[seat]
                changed = True
        for seat, duty in wanted.items():
            if seat not in self.running:
                self._start(seat, duty)
                changed = True
        return (encode(self.message()),) if changed else ()

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

    def _start(self, seat: Seat, wanted: tuple[Duty, int]) -> None:
        started = self.loop.time()
        timer = self.loop.call_later(wanted[0].seconds, self.ring, Ring(seat, started))
        self.running[seat] = Running(wanted, started, timer)
