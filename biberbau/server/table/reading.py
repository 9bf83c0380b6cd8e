"""Tables out of the log, for whoever plays them again: on another thread, once the rules are there that it takes.

Where there is a snapshot of a table (`snapshot`), only what has happened since is read.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from biberbau.server.storage.log import Log, LogUnavailable
from biberbau.server.storage.snapshots import Snapshots
from biberbau.server.table.events import Rules, erases_names, rules_in
from biberbau.server.table.restoring import fold
from biberbau.server.table.snapshot import Snapshot, decode_snapshot, encode_snapshot
from biberbau.server.table.table import Table, TableBroken, TableTooNew
from biberbau.server.table.variants import load

logger = logging.getLogger(__name__)

EVERY: Final = 64
"""Events after which another snapshot of a table is kept."""

BEHIND: Final = 64
"""A snapshot is so many events older than the latest, so that these can be told again from it."""

Waiting = Callable[[Iterable[Rules]], Awaitable[None]]
"""Waits until matches can be played by some rules."""


async def not_at_all(rules: Iterable[Rules]) -> None:
    """Wait for no rules; what is not compiled is, when it is needed."""


@dataclass(frozen=True)
class Story:
    """How a table stood at some time, and all that has happened there since."""

    code: str
    snapshot: Snapshot | None
    bodies: Sequence[bytes]
    """The entries since then."""

    def beginning(self) -> Table:
        """Return the table as it stood then; without a snapshot it is a new one."""
        return Table(self.code) if self.snapshot is None else self.snapshot.table()

    def told(self) -> tuple[Table, Snapshot | None]:
        """Return the table as it stands now, and a snapshot of it that is worth keeping; TableBroken as `restore`."""
        table, found = self.beginning(), None
        for done, _ in enumerate(fold(table, self.bodies), 1):
            if EVERY <= done == len(self.bodies) - BEHIND:
                found = Snapshot.of(table, self.bodies[done - 1])
        return table, found


class Reading:
    """Reads the log of a house for those who play again what stands in it."""

    def __init__(self, log: Log, wait: Waiting = not_at_all, snapshots: Snapshots | None = None) -> None:
        self.log, self.wait, self.snapshots = log, wait, snapshots
        self.keeping: set[asyncio.Future[None]] = set()
        """Snapshots on their way."""

    async def bodies(self, code: str, wait: Waiting | None = None) -> list[bytes]:
        """Return the entries of a table, once all rules can be played by that its matches were; none for no table.

        Whoever waits for rules in another way than the house says how.  LogUnavailable when the log cannot be read.
        """
        bodies = await self.log.read(code)
        await (wait or self.wait)(await asyncio.to_thread(rules_in, bodies))
        return bodies

    async def table(self, code: str, wait: Waiting | None = None) -> Table | None:
        """Return a table as the log has it; None where there is none.  TableBroken as `restore`, and as `bodies`."""
        story = await self.story(code, wait, 0)
        if story.snapshot is None and not story.bodies:
            return None
        try:
            return await self._tell(story)
        except TableTooNew:
            raise
        except TableBroken:
            if story.snapshot is None:
                raise
            logger.exception("a snapshot of table %s does not fit its log, which is read from its beginning", code)
            # Where it stays in the file, the next who wants the table comes by here again.
            with contextlib.suppress(LogUnavailable):
                await self.forget(code)
            return await self._tell(Story(code, None, await self.bodies(code, wait)))

    async def story(self, code: str, wait: Waiting | None = None, behind: int = BEHIND) -> Story:
        """Return what there is of a table, its latest entries in any case, `behind` of them where there are as many.

        Raises what `bodies` raises.
        """
        for snapshot in await self._snapshots_of(code):
            bodies = await self.log.read(code, snapshot.sequence - 1)
            # A version that knows no snapshots of this kind may have erased names, which one would bring back.
            if len(bodies) > behind and snapshot.follows(bodies[0]) and not any(map(erases_names, bodies[1:])):
                rules = await asyncio.to_thread(rules_in, bodies, snapshot.plays)
                await (wait or self.wait)(rules | snapshot.rules)
                return Story(code, snapshot, bodies[1:])
        return Story(code, None, await self.bodies(code, wait))

    def note(self, snapshot: Snapshot) -> None:
        """Keep a snapshot soon; what it says is in the log."""
        keeping = asyncio.ensure_future(self._keep(snapshot))
        self.keeping.add(keeping)
        keeping.add_done_callback(self.keeping.discard)

    async def forget(self, code: str, before: int = 0) -> None:
        """Let no snapshot be left of a table, and none be kept later that is `before` an event.

        LogUnavailable where that fails.
        """
        if self.snapshots is not None:
            await self.snapshots.forget(code, before)

    async def _snapshots_of(self, code: str) -> list[Snapshot]:
        bodies = [] if self.snapshots is None else await self.snapshots.find(code)
        if not bodies:
            return []
        found = await asyncio.to_thread(lambda: [*map(decode_snapshot, bodies)])
        return [snapshot for snapshot in found if snapshot is not None]

    def _keep(self, snapshot: Snapshot) -> Awaitable[None]:
        """Keep a snapshot of a table as it is had now."""
        if self.snapshots is None:
            return asyncio.sleep(0)
        return self.snapshots.keep(snapshot.code, snapshot.sequence, lambda: encode_snapshot(snapshot))

    async def _tell(self, story: Story) -> Table:
        table, snapshot = await asyncio.to_thread(self._played_again, story)
        if snapshot is not None:
            await self._keep(snapshot)
        return table

    def _played_again(self, story: Story) -> tuple[Table, Snapshot | None]:
        table, snapshot = story.told()
        # A variant takes longer to be laid out than the loop should wait that asks next.
        load(table.next_game)
        return table, snapshot
