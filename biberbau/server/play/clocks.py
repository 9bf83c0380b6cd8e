"""The times of a table, and the clocks that watch over them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from biberbau.server.play.in_real_time.claims import Terms
from biberbau.server.play.items import CloseQuestion, Item, NextHost, NextRound, Sleep
from biberbau.server.protocol import QUESTION_SECONDS
from biberbau.server.table.table import Table
from biberbau.server.telling.company import Company


@dataclass(frozen=True)
class Pace:
    """The times of a table, in seconds."""

    next_round: float = 45.0
    """A finished round waits so long for those who have not said that they are ready."""
    bots_next_round: float = 5.0
    """The same, where only bots play."""
    question: float = QUESTION_SECONDS
    """A question to several seats at once stands so long, whatever they hold and however fast they answer."""
    host_gone: float = 60.0
    """A host who is away for so long loses the office."""
    measure: float = 2.0
    """In real time the lines of all people are measured so often."""
    measure_new: float = 0.25
    """The same for a line that is not known yet."""
    fairness: Terms = field(default_factory=Terms)
    """In real time, how much of a long line is made up for."""
    sleep: float = 60.0
    """A table around which nobody is connected goes to sleep."""


class Clocks:
    """Started and stopped as the table and its company stand; each rings into the room once."""

    def __init__(self, table: Table, company: Company, pace: Pace, ring: Callable[[Item], None]) -> None:
        self.table = table
        self.company = company
        self.pace = pace
        self.ring = ring
        self.loop = asyncio.get_running_loop()
        self.question = CloseQuestion(0)
        self.running: dict[str, asyncio.TimerHandle] = {}

    def set(self) -> None:
        """Start the clocks that are wanted and do not run; stop those that run and are not wanted."""
        somebody = bool(self.company.clients)
        between = self.table.stage == "round_over" and somebody
        people = any(seat.bot is None for seat in self.table.seats)
        self._set("round", between, self.pace.next_round if people else self.pace.bots_next_round, self.next_round())
        asking = self.table.silence is not None and somebody
        if self.question.asked != self.table.asked:
            self._set("question", False, 0.0, self.question)
            self.question = CloseQuestion(self.table.asked)
        self._set("question", asking, self.pace.question, self.question)
        self._set("host", self.company.host_is_gone, self.pace.host_gone, NextHost())
        self._set("sleep", not somebody, self.pace.sleep, Sleep())

    def next_round(self) -> NextRound:
        """Return the item that ends the present pause between rounds, and no other."""
        return NextRound((self.table.matches, len(self.table.score_pad)))

    def stop(self) -> None:
        """Stop all clocks."""
        for timer in self.running.values():
            timer.cancel()
        self.running.clear()

    def _set(self, name: str, wanted: bool, seconds: float, item: Item) -> None:
        timer = self.running.get(name)
        if wanted and timer is None:
            self.running[name] = self.loop.call_later(seconds, self._ring, name, item)
        elif not wanted and timer is not None:
            timer.cancel()
            del self.running[name]

    def _ring(self, name: str, item: Item) -> None:
        del self.running[name]
        self.ring(item)
