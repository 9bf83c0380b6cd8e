"""The clocks that run against seats: for a decision, for a turn, and for whatever else cannot wait for ever.

They are no part of the log: after a restart a seat that has something to do has all its time again.  Only who takes a
table over from another process is told how much each has left (`biberbau.server.play.left`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from biberbau.core.game import Duty
from biberbau.server.play.items import Item, Ring
from biberbau.server.play.left import LeftOfClock, resumed
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
    lent: float
    """By how much it was made longer; see `LeftOfClock.lent`."""

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
        self.kept: dict[tuple[int, str, int], tuple[float, float]] = {}
        """What those have left that ran elsewhere, and were lent, by seat, duty and event; until the first run here."""

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
        if wanted:
            self.kept.clear()
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

    def left(self) -> tuple[LeftOfClock, ...]:
        """Return what those have left that run."""
        now = self.loop.time()
        return tuple(
            LeftOfClock(seat.number, clock.duty.word, clock.wanted[1], max(0.0, clock.timer.when() - now), clock.lent)
            for seat, clock in self.running.items()
        )

    def take_up(self, left: Sequence[LeftOfClock]) -> None:
        """Let clocks that ran elsewhere go on when they are wanted here."""
        self.kept = {(clock.seat, clock.word, clock.since): (clock.seconds, clock.lent) for clock in left}

    def stop(self) -> None:
        """Stop all."""
        for clock in self.running.values():
            clock.timer.cancel()
        self.running.clear()

    def _start(self, seat: Seat, wanted: tuple[Duty, int]) -> None:
        duty, since = wanted
        kept = self.kept.pop((seat.number, duty.word, since), None)
        seconds, lent = (duty.seconds, 0.0) if kept is None else resumed(*kept)
        ends = self.loop.time() + min(seconds, duty.seconds)
        started = ends - duty.seconds
        timer = self.loop.call_at(ends, self.ring, Ring(seat, started))
        self.running[seat] = Running(wanted, started, timer, lent)
