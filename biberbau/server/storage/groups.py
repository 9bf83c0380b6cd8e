"""What every log does on the event loop: it gathers appends into groups, and tells who waits what became of them.

What is appended while a group is being committed makes the next one.  Groups begin a little apart, for a commit costs
the processor more than an event: an idle log commits at once, a busy one fewer times.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from biberbau.server.measures import Histogram
from biberbau.server.storage.log import LogError, LogUnavailable

LARGEST_GROUP = 512
"""Appends that share one commit at most, so that the first of a flood does not wait for the last."""

SPACING = 0.008
"""Seconds from the beginning of a commit to that of the next, at least: a commit costs about as much for one event as
for ten, and nobody feels 8 ms.  Where little happens nobody waits for it, nor where the disk takes longer anyway."""

NO_TABLE = ""
"""What is appended there is only the time."""


@dataclass(frozen=True, slots=True)
class Append:
    """One append that waits for its commit."""

    table: str
    after: int
    bodies: Sequence[bytes]
    done: asyncio.Future[None]


Outcome = tuple[Append, LogError | None]


class GroupedLog:
    """The half of a log that is on the event loop.  Make it there.

    Whoever derives from it says in `_begin` how a group is committed, one after the other in their order, and calls
    `_report` on the event loop after each.
    """

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.gone: LogUnavailable | None = None
        """Why nothing is kept any more."""
        self.waiting: list[Append] = []
        """Appends for the next commit; only the event loop looks at them."""
        self.busy = False
        """Whether the next group is about to be handed over, or one has not been reported yet."""
        self.begun = float("-inf")
        """When the latest group was handed over, on the event loop's clock."""
        self.closed = False
        self.commits = 0
        self.commit_seconds = Histogram()
        self.lost: Callable[[str], None] | None = None
        self.damage: str | None = None

    @property
    def in_touch(self) -> bool:
        """A store that nobody shares takes no tables away; see `Log.in_touch`."""
        return True

    async def look_through(self) -> None:
        """A store that looks after itself needs nobody for that; see `Log.look_through`."""

    def append(self, table: str, after: int, bodies: Sequence[bytes]) -> asyncio.Future[None]:
        """Append events; see `Log.append`."""
        return self._write_soon(table, after, bodies)

    def beat(self) -> asyncio.Future[None]:
        """Write the time; see `Log.beat`."""
        return self._write_soon(NO_TABLE, 0, ())

    def _begin(self, group: list[Append]) -> None:
        """Have a group committed after those before."""
        raise NotImplementedError

    def _write_soon(self, table: str, after: int, bodies: Sequence[bytes]) -> asyncio.Future[None]:
        done: asyncio.Future[None] = self.loop.create_future()
        if self.closed or self.gone is not None:
            done.set_exception(self.gone or LogUnavailable("the log is closed"))
        else:
            self.waiting.append(Append(table, after, bodies, done))
            if not self.busy:
                self._arrange()
        return done

    def _arrange(self) -> None:
        """See to it that what waits is handed over: at the end of this turn of the event loop, or a little later."""
        self.busy = True
        due = self.begun + SPACING
        if due > self.loop.time():
            self.loop.call_at(due, self._hand_over)
        else:
            self.loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Have committed what has been appended so far, as one group."""
        group, self.waiting = self.waiting[:LARGEST_GROUP], self.waiting[LARGEST_GROUP:]
        if group:
            self.begun = self.loop.time()
            self._begin(group)

    def _report(self, outcomes: Iterable[Outcome]) -> None:
        """See to the next commit, and tell everybody who waited for this one."""
        self.busy = False
        if self.waiting:
            self._arrange()
        for append, error in outcomes:
            if append.done.done():
                continue
            if error is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(error)
