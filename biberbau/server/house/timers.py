"""The timers of a room: for the next round, for people who let others wait, for a host who is gone, for its sleep."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from biberbau.server.play.items import Item, NextHost, NextRound, Settle, Sleep
from biberbau.server.play.times import Times
from biberbau.server.table.table import Table
from biberbau.server.telling.company import Company


class Timers:
    """Started and stopped as the table and its company stand; each rings into the room once."""

    def __init__(self, table: Table, company: Company, times: Times, ring: Callable[[Item], None]) -> None:
        self.table = table
        self.company = company
        self.times = times
        self.ring = ring
        self.loop = asyncio.get_running_loop()
        self.running: dict[str, asyncio.TimerHandle] = {}
        self.kept: dict[str, float] = {}
        """What those have left that ran in another process, until somebody is here."""

    def set(self) -> None:
        """Start the timers that are wanted and do not run; stop those that run and are not wanted.

        A single person reads the score sheet for as long as they like.
        """
        somebody = bool(self.company.clients)
        alone = len(self.company.present) == 1
        between = self.table.stage == "round_over" and somebody and not alone and not self.table.stopped
        people = any(seat.bot is None for seat in self.table.seats)
        pause = self.times.next_round if people else self.times.bots_next_round
        self._set("round", between, pause, self.next_round())
        ringing = self.running.get("round")
        self.company.count_down("round", None if ringing is None else ringing.when())
        self._set("idle", somebody and self.table.goes_on, self.company.waiting.left, Settle())
        self._set("host", self.company.host_is_gone, self.times.host_gone, NextHost())
        self._set("sleep", not somebody, self.times.sleep, Sleep())
        self._set("expected", self.company.expected_for > 0, self.company.expected_for, Settle())
        if somebody:
            self.kept.clear()

    def wait_for_somebody(self) -> None:
        """Let the table sleep again where nobody comes: for whom it was woken may be turned away at its door."""
        self._set("sleep", True, self.times.sleep, Sleep())

    def next_round(self) -> NextRound:
        """Return the item that ends the present pause between rounds, and no other."""
        return NextRound((self.table.matches, len(self.table.score_pad)))

    def left(self) -> dict[str, float]:
        """Return what those have left that go on wherever the table is."""
        now = self.loop.time()
        return {name: max(0.0, timer.when() - now) for name, timer in self.running.items() if name in ("round", "host")}

    def take_up(self, left: Mapping[str, float]) -> None:
        """Let timers go on that ran elsewhere, if they are wanted when somebody is here."""
        self.kept = dict(left)

    def stop(self) -> None:
        """Stop all timers."""
        for timer in self.running.values():
            timer.cancel()
        self.running.clear()

    def _set(self, name: str, wanted: bool, seconds: float, item: Item) -> None:
        timer = self.running.get(name)
        if wanted and timer is None:
            self.running[name] = self.loop.call_later(self.kept.pop(name, seconds), self._ring, name, item)
        elif not wanted and timer is not None:
            timer.cancel()
            del self.running[name]

    def _ring(self, name: str, item: Item) -> None:
        del self.running[name]
        self.ring(item)
