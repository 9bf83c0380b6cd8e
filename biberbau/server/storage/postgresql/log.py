"""The event log in PostgreSQL: many processes may share it, and each table is appended to by one of them.

A group of appends is one statement, and so one round trip and one transaction, on the disk when it is answered.  Who
appends has leased the table, and the statement itself looks whether that still holds: no clock decides.  A process is
taken to be gone when its connection has ended, or when nothing was heard of it for long; if that was wrong, it finds
its appends refused.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any

import asyncpg

from biberbau.server.storage.groups import NO_TABLE, Append, GroupedLog, Outcome
from biberbau.server.storage.log import FOLLOWED_LENGTH, Conflict, HeldElsewhere, LogUnavailable, Process
from biberbau.server.storage.postgresql import schema
from biberbau.server.storage.postgresql.line import Line
from biberbau.server.storage.postgresql.outage import Outage
from biberbau.server.storage.together import Together

logger = logging.getLogger(__name__)

SIGN = 1.0
"""Seconds between two signs that a process gives of itself; several may fail before it counts as gone."""


DOUBT = schema.LATEST_SIGN - SIGN
"""Seconds without a sign after which a process does not believe any more that it has its tables."""

FIRST_FENCE = 1
"""Of whoever has written the first event of a table."""

GATHER = 0.02
"""Seconds in which tables are gathered that are handed back together."""


class PostgresqlLog(GroupedLog):
    """`biberbau.server.storage.log.Log` in a database; see `open`."""

    def __init__(self, address: str, inside: str | None = None, desk: bool = False) -> None:
        """Prepare what needs no connection yet."""
        super().__init__()
        self.secret = b""
        self.place = inside, desk
        """Where other machines reach this process, and whether it may keep what a house has only once."""
        self.process = 0
        """The number of this process, never given to another."""
        self.fences: dict[str, int] = {}
        """Tables that are ours, with the fence of each."""
        self.signed = float("-inf")
        """When the latest sign was given that is known to have arrived, on the event loop's clock."""
        self.given: dict[str, tuple[int, bytes]] = {}
        """Tables that others may have, with the fences that they had and what is said of them; the database is to be
        told."""
        self.returning = asyncio.Event()
        """Set when there is something to be given back."""
        self.heard: set[str] | None = None
        """Codes that all follow to which something was appended; None as long as something may have been missed."""
        self.reader = Line(address, self._greet_reader)
        self.writer = Line(address, self._greet_writer)
        self.name = self.reader.name
        self.outage = Outage(self.name)
        self.leases = Together(self._lease)
        self.owners = Together(self._owners)
        self.groups: asyncio.Queue[list[Append] | None] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    @staticmethod
    async def open(address: str, inside: str | None = None, desk: bool = False) -> PostgresqlLog:
        """Open the log in the database at an address, as "postgresql://user@host/database".

        `inside` is where processes on other machines reach this one, `desk` whether it may keep what a house has only
        once.  LogUnavailable or SchemaTooNew where it cannot be used.
        """
        log = PostgresqlLog(address, inside, desk)
        try:
            ((log.process,),) = await log.ask(schema.ENTER, *log.place)
            await log.writer.ask(schema.BEAT, log.process, *log.place)
        except BaseException:
            await log.reader.close()
            await log.writer.close()
            raise
        log.signed = log.loop.time()
        tasks = log._write(), log._give_signs(), log._return_soon(), log._doubt()
        log.tasks = [asyncio.create_task(task) for task in tasks]
        return log

    async def others(self) -> list[Process]:
        """Return the other processes that live; see `Log.others`."""
        return [Process(*row) for row in await self.ask(schema.OTHERS, self.process)]

    async def desk(self) -> Process | None:
        """Return who keeps what a house has only once; see `Log.desk`."""
        rows = await self.ask(schema.DESK)
        return Process(*rows[0]) if rows else None

    @property
    def in_touch(self) -> bool:
        """Whether a sign has arrived lately; see `Log.in_touch`."""
        return self.loop.time() - self.signed <= DOUBT

    async def lease(self, table: str) -> bytes:
        """Have a table; see `Log.lease`."""
        if table in self.fences:
            return b""
        leased = await self.leases.of(table)
        if isinstance(leased, bytes):
            return leased
        raise HeldElsewhere(f"another process has table {table}", leased)

    async def _lease(self, tables: Sequence[str]) -> dict[str, bytes | Process | None]:
        """Have tables; return what was said of each, or else who has it, None where that one has just let it go."""
        answers: dict[str, bytes | Process | None] = dict.fromkeys(tables, b"")
        had = [table for table in tables if table not in self.fences]
        for code, fence, note in await self.ask(schema.LEASE, had, self.process):
            self.fences[code], answers[code] = fence, note or b""
        left = [table for table in had if table not in self.fences]
        if left:
            for code, *owner in await self.ask(schema.OWNERS, left):
                answers[code] = None if owner[0] is None else Process(*owner)
        return answers

    async def owner(self, table: str) -> int:
        """Return who has a table; see `Log.owner`."""
        return await self.owners.of(table)

    async def _owners(self, tables: Sequence[str]) -> dict[str, int]:
        return dict.fromkeys(tables, 0) | dict(await self.ask(schema.LIVING_OWNERS, list(tables)))

    def release(self, table: str, note: bytes = b"") -> None:
        """Let others have a table; they can a little later."""
        fence = self.fences.pop(table, None)
        if fence is not None:
            self.given[table] = fence, note
            self.returning.set()

    async def hand_back(self) -> None:
        """Tell the database which tables are not ours any more; see `Log.hand_back`.

        What it has not heard is told once more.
        """
        given, self.given = self.given, {}
        if not given:
            return
        fences, notes = zip(*given.values(), strict=True)
        try:
            await self.ask(schema.RELEASE, self.process, list(given), list(fences), list(notes))
        except BaseException:
            # As long as the database takes them to be ours, others lead everybody here who wants one of them.
            self.given = given | self.given
            self.returning.set()
            raise

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the events of `table` after a sequence."""
        return [body for (body,) in await self.ask(schema.EVENTS_OF, table, after)]

    async def times(self, table: str) -> list[float]:
        """Return when each event of `table` was written."""
        return [happened for (happened,) in await self.ask(schema.TIMES_OF, table)]

    async def tables(self) -> list[str]:
        """Return the codes of all tables, oldest first."""
        return [code for (code,) in await self.ask(schema.TABLES_BY_AGE)]

    async def count(self) -> int:
        """Return how many tables there are."""
        ((count,),) = await self.ask(schema.COUNT, FOLLOWED_LENGTH)
        return int(count)

    async def quiet(self, before: float) -> list[str]:
        """Return the codes of tables to which nothing was appended since a moment."""
        return [code for (code,) in await self.ask(schema.QUIET, FOLLOWED_LENGTH, before)]

    async def filled(self) -> float:
        """Return when a copy was put into the database; see `Log.filled`."""
        ((moment,),) = await self.ask(schema.FILLED)
        return float(moment)

    async def drop(self, table: str) -> None:
        """Forget a table; see `Log.drop`."""
        await self._change(table, schema.DROP)
        self.fences.pop(table, None)

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Let events read otherwise; see `Log.rewrite`."""
        if bodies:
            await self._change(table, schema.REWRITE, list(bodies), list(bodies.values()))

    async def _change(self, table: str, statement: str, *values: object) -> None:
        """Change what is written of a table that this process has."""
        if self.closed:
            raise LogUnavailable("the log is closed")
        try:
            changed = await self.writer.ask(statement, table, self.process, self.fences.get(table, 0), *values)
        except asyncpg.PostgresError as error:
            raise LogUnavailable(f"cannot write {self.name}: {error}") from error
        if not changed:
            raise LogUnavailable(f"another process has table {table}, or there is none")

    async def news(self) -> set[str] | None:
        """Return what others have appended that all follow; see `Log.news`.

        Before a question is answered its connection brings whatever was told until then.
        """
        await self.ask("SELECT 1")
        news, self.heard = self.heard, set()
        return news

    async def close(self) -> None:
        """Commit what waits, then leave the database."""
        if self.closed:
            return
        self.closed = True
        while self.waiting:
            self._hand_over()
        self.groups.put_nowait(None)
        writing, *others = self.tasks
        await writing
        for task in others:
            task.cancel()
        await asyncio.wait(others)
        try:
            await self.ask(schema.LEAVE, self.process)
        except LogUnavailable as error:
            logger.warning("%s", error)
        await self.writer.close()
        await self.reader.close()

    async def ask(self, statement: str, *arguments: object) -> list[Any]:
        """Return what a statement gives that appends nothing; LogUnavailable where it cannot be done."""
        if self.closed and statement is not schema.LEAVE:
            raise LogUnavailable("the log is closed")
        try:
            return await self.reader.ask(statement, *arguments)
        except asyncpg.PostgresError as error:
            raise LogUnavailable(f"cannot read {self.name}: {error}") from error

    async def _greet_reader(self, connection: asyncpg.Connection) -> None:
        if not self.secret:
            self.secret = await schema.prepare(connection, self.name)
        self.heard = None
        await connection.add_listener(schema.CHANNEL, self._hear)

    def _hear(self, connection: object, process: int, channel: str, code: object) -> None:
        if self.heard is not None:
            self.heard.add(str(code))

    async def _greet_writer(self, connection: asyncpg.Connection) -> None:
        """See to it that what is answered is on the disk, and show that this process lives."""
        await connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        ((synced, answered),) = await connection.fetch(
            "SELECT current_setting('fsync'), current_setting('synchronous_commit')"
        )
        if synced != "on" or answered == "off":
            raise LogUnavailable(f"{self.name} has fsync {synced} and synchronous_commit {answered}; it needs both on")
        # Shared, for a connection that has been lost may bear it for a while yet.
        await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", schema.NAMESPACE, self.process)
        if self.fences:
            # Nothing bore it since the last connection was lost.
            had = dict(self.fences)
            kept = await connection.fetch(schema.STILL_HAD, self.process, list(had), list(had.values()))
            for table in had.keys() - {code for (code,) in kept}:
                self._lose(table, had[table])

    def _begin(self, group: list[Append]) -> None:
        self.groups.put_nowait(group)

    async def _write(self) -> None:
        """Writing task: commit group by group."""
        while (group := await self.groups.get()) is not None:
            outcomes: list[Outcome] = []
            while group:
                part = distinct(group)
                outcomes += await self._outcomes(part)
                group = group[len(part) :]
            self._report(outcomes)

    async def _outcomes(self, group: list[Append]) -> list[Outcome]:
        """Commit a group with no table twice; return what became of each append."""
        try:
            return await self._commit(group)
        except asyncpg.UniqueViolationError:
            # Somebody has written events who never had the table.  That spoils the statement for all of the group.
            if len(group) > 1:
                return [outcome for append in group for outcome in await self._outcomes([append])]
            return [(group[0], moved_past(group[0]))]
        except (asyncpg.PostgresError, LogUnavailable) as error:
            self._let_go_of_new(group)
            return [(append, LogUnavailable(f"cannot write {self.name}: {error}")) for append in group]

    def _let_go_of_new(self, group: list[Append]) -> None:
        """Let others have what was new: if only the answer was lost it is ours, and nobody here plays on there."""
        for append in group:
            if append.after == 0 and append.table != NO_TABLE and append.table not in self.fences:
                self.given[append.table] = FIRST_FENCE, b""
                self.returning.set()

    async def _commit(self, group: list[Append]) -> list[Outcome]:
        appends = [append for append in group if append.table != NO_TABLE]
        began, now = time.perf_counter(), self.loop.time()
        if len(appends) < len(group):
            await self.writer.ask(schema.BEAT, self.process, *self.place)
            self.signed = now
        written = await self._append(appends) if appends else set()
        self.commits += 1
        self.commit_seconds.note(time.perf_counter() - began)
        outcomes: list[Outcome] = []
        for append in group:
            if append.table == NO_TABLE or append.table in written:
                outcomes.append((append, None))
                if append.after == 0 and append.table != NO_TABLE:
                    self.fences.setdefault(append.table, FIRST_FENCE)
            else:
                outcomes.append((append, moved_past(append)))
        return outcomes

    async def _append(self, appends: list[Append]) -> set[str]:
        """Write appends in one transaction; return the tables of those that were taken."""
        events = [(append, sequence, body) for append in appends for sequence, body in numbered(append)]
        rows = await self.writer.ask(
            schema.APPEND,
            self.process,
            [append.table for append in appends],
            [append.after for append in appends],
            [self.fences.get(append.table, 0) for append in appends],
            [append.table for append, _, _ in events],
            [sequence for _, sequence, _ in events],
            [body for _, _, body in events],
        )
        return {code for code, _ in rows}

    async def _give_signs(self) -> None:
        """Show that this process lives."""
        while True:
            await asyncio.sleep(SIGN)
            try:
                await self.beat()
            except LogUnavailable as error:
                self._miss(error)
            else:
                self.outage.answered(self.loop.time())

    async def _doubt(self) -> None:
        """Believe no more that tables are ours when no sign has arrived for so long that others may have them.

        What is appended is judged by the database; this is for who only looks, or is refused by what was.
        """
        while True:
            await asyncio.sleep(SIGN / 4)
            if self.lost is not None and not self.in_touch:
                for table, fence in list(self.fences.items()):
                    self._lose(table, fence)

    def _lose(self, table: str, fence: int) -> None:
        """Have a table no more that was had with a fence."""
        if self.fences.get(table) == fence:
            del self.fences[table]
            if self.lost is not None:
                self.lost(table)

    async def _return_soon(self) -> None:
        """Hand back what this process does not play on, several tables at once where many fall asleep."""
        while True:
            await self.returning.wait()
            await asyncio.sleep(GATHER)
            self.returning.clear()
            try:
                await self.hand_back()
            except LogUnavailable as error:
                self._miss(error)
                await asyncio.sleep(SIGN)

    def _miss(self, error: LogUnavailable) -> None:
        """Note that the database has not answered; what is asked while this log closes says nothing about it."""
        if not self.closed:
            self.outage.failed(error, self.loop.time())


def distinct(group: list[Append]) -> list[Append]:
    """Return the beginning of a group, up to where a table comes for the second time."""
    seen: set[str] = set()
    for place, append in enumerate(group):
        if append.table in seen:
            return group[:place]
        seen.add(append.table)
    return group


def numbered(append: Append) -> enumerate[bytes]:
    """Return the events of an append with their sequences."""
    return enumerate(append.bodies, append.after + 1)


def moved_past(append: Append) -> Conflict:
    """Return why an append was not taken."""
    return Conflict(f"table {append.table} is not at event {append.after}, or another process has it now")
