"""Before a round in real time opens, everybody looks at their cards; then it opens for all in the same moment.

This is a clock of the table, for rules know no time.  It is no part of the log: after a restart and after a pause the
cards are looked at again; where another process has let the table go, for what was left of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from biberbau.server.play.items import Item, Open
from biberbau.server.play.left import resumed
from biberbau.server.play.times import Times
from biberbau.server.table.table import Table
from biberbau.server.telling.company import Company


class Opening:
    """Whether the round that is played has opened."""

    def __init__(self, table: Table, company: Company, times: Times, post: Callable[[Item], None]) -> None:
        self.table = table
        self.company = company
        self.times = times
        self.post = post
        self.loop = asyncio.get_running_loop()
        self.opened = False
        self.opened_at = 0.0
        """When the round opened, on the event loop's clock."""
        self.began = 0.0
        self.kept: tuple[float, float] | None = None
        """What was left elsewhere of the looking that begins here, and by how much it was made longer."""
        self.lent = 0.0
        """By how much the present looking was made longer."""
        self.timer: asyncio.TimerHandle | None = None

    @property
    def is_open(self) -> bool:
        """Whether anybody may act; in a guided game it is the guide that says when."""
        return (self.opened or self.table.guided) and self.table.goes_on

    @property
    def seconds(self) -> float:
        """How long the cards are looked at; 0 where a round is open as soon as it is dealt."""
        return self.times.opening.get(self.table.settings["pace"], 0.0)

    def close(self) -> None:
        """Let the cards be looked at anew, for a round was dealt or the table was paused; open where no time is set."""
        self._stop()
        self.opened, self.opened_at = not self.seconds, self.loop.time()

    def look_after(self) -> None:
        """Begin to look at the cards once somebody is there; at a table where that takes no time, open at once."""
        if self.opened or self.timer is not None or not self.table.goes_on or not self.company.clients:
            return
        if not self.seconds:
            self.close()
            return
        self.began = self.loop.time()
        kept, self.kept = self.kept, None
        seconds, self.lent = (self.seconds, 0.0) if kept is None else resumed(*kept)
        self.timer = self.loop.call_later(min(seconds, self.seconds), self.post, Open(self.began))
        self.company.count_down("opening", self.timer.when())

    def ring(self, item: Open) -> None:
        """The cards have been looked at for long enough, if this is still the same looking."""
        if self.timer is not None and item.began == self.began:
            self._stop()
            self.opened, self.opened_at = True, self.loop.time()

    def left(self) -> float | None:
        """Return for how long the cards are still looked at; see `Left.opening`."""
        if self.timer is None:
            return 0.0 if self.opened else None
        return max(0.0, self.timer.when() - self.loop.time())

    def take_up(self, left: float | None, lent: float) -> None:
        """Go on with the looking, or with the open round, of another process."""
        if left == 0:
            self.opened, self.opened_at = True, self.loop.time()
        elif left is not None:
            self.kept = left, lent

    def stop(self) -> None:
        """Drop what waits."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _stop(self) -> None:
        self.stop()
        self.company.count_down("opening", None)
