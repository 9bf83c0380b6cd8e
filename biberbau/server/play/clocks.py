"""The clocks that run against seats: for a decision, for a turn, and for whatever else cannot wait for ever.

They are no part of the log: after a restart a seat that has something to do has all its time again.  Only who takes a
table over from another process is told how much each has left (`biberbau.server.play.left`).  A pause gives nobody more
time: a clock goes on with what it had left, as after a handover.
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
        self.kept: dict[int, LeftOfClock] = {}
        """By seat, what that one has left that ran elsewhere, or was stopped and may go on."""

    def set(self, wanted: Wanted, goes_on: bool = False) -> tuple[bytes, ...]:
        """Let those clocks run that are wanted and no others; return the frame that tells of it, if that is new.

        `goes_on`: who is wanted no more now may have to do the same again later, and has what is left then.
        """
        if not wanted and not self.running:
            return ()
        changed = False
        for seat, clock in list(self.running.items()):
            if wanted.get(seat) != clock.wanted:
                if goes_on and seat not in wanted:
                    self.kept[seat.number] = self._left_of(seat, clock)
                clock.timer.cancel()
                del self.running[seat]
                changed = True
        for seat, duty in wanted.items():
            if seat not in self.running:
                self._start(seat, duty)
                changed = True
        if wanted and not goes_on:
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
        """Return what those have left that run, or were stopped and may go on."""
        running = {seat.number: self._left_of(seat, clock) for seat, clock in self.running.items()}
        return tuple((self.kept | running).values())

    def take_up(self, left: Sequence[LeftOfClock]) -> None:
        """Let clocks that ran elsewhere go on when they are wanted here."""
        self.kept = {clock.seat: clock for clock in left}

    def stop(self) -> None:
        """Stop all."""
        for clock in self.running.values():
            clock.timer.cancel()
        self.running.clear()

    def _left_of(self, seat: Seat, clock: Running) -> LeftOfClock:
        seconds = max(0.0, clock.timer.when() - self.loop.time())
        return LeftOfClock(seat.number, clock.duty.word, clock.wanted[1], seconds, clock.lent)

    def _start(self, seat: Seat, wanted: tuple[Duty, int]) -> None:
        duty, since = wanted
        kept = self.kept.pop(seat.number, None)
        seconds, lent = float(duty.seconds), 0.0
        if kept is not None and (kept.word, kept.since) == (duty.word, since):
            seconds, lent = resumed(kept.seconds, kept.lent)
        ends = self.loop.time() + min(seconds, duty.seconds)
        started = ends - duty.seconds
        timer = self.loop.call_at(ends, self.ring, Ring(seat, started))
        self.running[seat] = Running(wanted, started, timer, lent)
