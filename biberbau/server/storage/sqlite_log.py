"""The embedded event log: one SQLite file, one writer, many appends to a commit.

`synchronous=FULL` in WAL mode syncs the log file at every commit; it is set and read back, because a library compiled
with another default would lose acknowledged events silently.

The event loop never waits for the disk: one thread writes and syncs, one group after the other, and another reads.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import os
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from biberbau.server.storage.folder import make_private
from biberbau.server.storage.groups import NO_TABLE, Append, GroupedLog, Outcome
from biberbau.server.storage.inspection import (
    SCHEMA_VERSION,
    damage_in,
    is_read_as_a_whole,
    refuse_foreign,
    refuse_newer,
    what_to_do,
)
from biberbau.server.storage.log import FOLLOWED_LENGTH, SECRET_BYTES, Conflict, LogError, LogUnavailable, Process
from biberbau.server.storage.wal import dropped_commits, keep_aside, wal_of

logger = logging.getLogger(__name__)

FULL = 2
"""SQLite's number for `synchronous=FULL`."""

PATIENCE = 10.0
"""Seconds that a thread waits for a file that somebody else has locked."""

BRIEFLY = 200
"""Milliseconds that the log beside the file waits for its readers when it is to be cut off."""

AGAIN = 1.0
"""Seconds until that is tried again."""

SOON = 0.05
"""Seconds until somebody who reads is told once more to stop, who may not have begun before."""

SCHEMA = """
CREATE TABLE game_table (
    code TEXT PRIMARY KEY,
    created REAL NOT NULL      -- seconds since 1970
) STRICT, WITHOUT ROWID;

CREATE TABLE event (
    code TEXT NOT NULL,        -- of a game_table
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    happened REAL NOT NULL,    -- seconds since 1970
    body BLOB NOT NULL,
    PRIMARY KEY (code, sequence)
) STRICT, WITHOUT ROWID;
"""

INSERT_TABLE = "INSERT INTO game_table (code, created) VALUES (?, ?)"

INSERT_EVENT = "INSERT INTO event (code, sequence, happened, body) VALUES (?1, ?2, ?3, ?4)"

INSERT_NEXT = (
    "INSERT INTO event (code, sequence, happened, body) SELECT ?1, ?2, ?3, ?4 "
    "WHERE EXISTS (SELECT 1 FROM event WHERE code = ?1 AND sequence = ?2 - 1)"
)
"""Writes nothing when the event before is missing; an event that stands there already violates the primary key."""

HOUSE = "CREATE TABLE IF NOT EXISTS house (secret BLOB NOT NULL) STRICT"
"""Earlier versions do not know it, and do not mind it."""

PULSE = "CREATE TABLE IF NOT EXISTS pulse (name INTEGER PRIMARY KEY, written REAL NOT NULL) STRICT"
BEAT = "INSERT OR REPLACE INTO pulse (name, written) VALUES (1, ?)"

TOGETHER = 64
"""Events that one statement writes at most."""

NEXT_OF_ONE = (
    "(?{0}, ?{1}, ?{2}, CASE WHEN EXISTS (SELECT 1 FROM event WHERE code = ?{0} AND sequence = ?{1} - 1) THEN ?{3} END)"
)
"""Where the event before is missing it has no body, and the whole statement is refused."""

REWRITE = "UPDATE event SET body = ?1 WHERE code = ?2 AND sequence = ?3"

COUNT = "SELECT count(*) FROM game_table WHERE length(code) < ?"

QUIET = """
SELECT code FROM game_table WHERE length(code) < ?1
AND (SELECT happened FROM event WHERE event.code = game_table.code ORDER BY sequence DESC LIMIT 1) < ?2
ORDER BY created, code
"""

Answer = TypeVar("Answer")

Statement = tuple[str, tuple[object, ...]]


@dataclass(frozen=True)
class Chore:
    """Something to be done in a transaction of its own."""

    statements: Sequence[Statement]
    done: asyncio.Future[None]


def connect(path: Path) -> sqlite3.Connection:
    """Open the file with durable commits; LogUnavailable when the library does not grant them."""
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        connection.execute("PRAGMA synchronous = FULL")
        write_zeros(connection)
        (synchronous,) = connection.execute("PRAGMA synchronous").fetchone()
    except sqlite3.Error as error:
        raise LogUnavailable(f"cannot open {path}: {error}") from error
    if mode != "wal" or synchronous != FULL:
        connection.close()
        raise LogUnavailable(f"{path} has journal mode {mode} and synchronous {synchronous}; it needs wal and {FULL}")
    return connection


def prepare_schema(connection: sqlite3.Connection, path: Path) -> None:
    """Create the tables of a new file; SchemaTooNew for a file from the future."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    refuse_newer(path, version)
    if version == 0:
        connection.executescript(f"BEGIN;{SCHEMA} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")


class SqliteLog(GroupedLog):
    """`biberbau.server.storage.log.Log` in one file.  Make it on the event loop that will use it."""

    process = 1
    """There is no other."""

    def __init__(self, path: Path) -> None:
        """Open or make the file; LogUnavailable or SchemaTooNew where it cannot be used."""
        super().__init__()
        self.path = path
        refuse_foreign(path)
        try:
            # Before it is open: whoever closes a file that SQLite has open in the same process takes its locks away.
            make_private(path)
        except OSError as error:
            raise LogUnavailable(f"cannot open {path}: {error.strerror or error}") from error
        self.writer = connect(path)
        try:
            prepare_schema(self.writer, path)
            warn_of_dropped(self.writer, path)
            self.secret = house_secret(self.writer)
            # A process that was killed may have left beside the file what was to be gone.
            self.cut_off = cut_off(self.writer)
        except LogError:
            self.writer.close()
            raise
        except sqlite3.Error as error:
            self.writer.close()
            raise LogUnavailable(f"cannot use {path}: {error}") from error
        self.reader = connect(path)
        self.reading = ThreadPoolExecutor(1, thread_name_prefix="log-reader")
        self.names = (os.fspath(path), os.fspath(wal_of(path)))
        self.files = present_files(self.names)
        """Which files they are that were opened."""
        self.groups: queue.SimpleQueue[list[Append] | Chore | None] = queue.SimpleQueue()
        self.writing = threading.Thread(target=self._write, name="log-writer")
        self.writing.start()

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the events of `table` after a sequence."""
        statement = "SELECT body FROM event WHERE code = ? AND sequence > ? ORDER BY sequence"
        return await self._ask(lambda: [body for (body,) in self.reader.execute(statement, (table, after))])

    async def times(self, table: str) -> list[float]:
        """Return when each event of `table` was written."""
        statement = "SELECT happened FROM event WHERE code = ? ORDER BY sequence"
        return await self._ask(lambda: [happened for (happened,) in self.reader.execute(statement, (table,))])

    async def tables(self) -> list[str]:
        """Return the codes of all tables, oldest first."""
        statement = "SELECT code FROM game_table ORDER BY created, code"
        return await self._ask(lambda: [code for (code,) in self.reader.execute(statement)])

    async def count(self) -> int:
        """Return how many tables there are."""
        return await self._ask(lambda: int(self.reader.execute(COUNT, (FOLLOWED_LENGTH,)).fetchone()[0]))

    async def quiet(self, before: float) -> list[str]:
        """Return the codes of tables to which nothing was appended since a moment."""
        return await self._ask(lambda: [code for (code,) in self.reader.execute(QUIET, (FOLLOWED_LENGTH, before))])

    async def filled(self) -> float:
        """Return 0: whoever puts a copy into the folder finds all there that has to hear of it; see `Log.filled`."""
        return 0.0

    async def drop(self, table: str) -> None:
        """Forget a table; see `Log.drop`."""
        await self._do(
            [("DELETE FROM event WHERE code = ?", (table,)), ("DELETE FROM game_table WHERE code = ?", (table,))]
        )

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Let events read otherwise; see `Log.rewrite`."""
        await self._do([(REWRITE, (body, table, sequence)) for sequence, body in bodies.items()])

    async def lease(self, table: str) -> bytes:
        """Nothing is to be done, and nobody has said anything: who has the file has all its tables."""
        return b""

    async def owner(self, table: str) -> int:
        """Return this process; see `lease`."""
        return self.process

    async def others(self) -> list[Process]:
        """Return none; see `lease`."""
        return []

    async def desk(self) -> Process:
        """Return this process; see `lease`."""
        return Process(self.process)

    def release(self, table: str, note: bytes = b"") -> None:
        """Nothing is to be done; see `lease`."""

    async def hand_back(self) -> None:
        """Nothing is to be done; see `lease`."""

    async def news(self) -> set[str] | None:
        """Return nothing, for nobody else appends; see `Log.news`."""
        return set()

    async def look_through(self) -> None:
        """Read a file that was too large for it before the house was opened; see `Log.look_through`."""
        if is_read_as_a_whole(self.path):
            return
        address = f"{self.path.absolute().as_uri()}?mode=ro"
        with contextlib.closing(sqlite3.connect(address, uri=True, check_same_thread=False)) as connection:
            looking = asyncio.ensure_future(asyncio.to_thread(damage_in, connection))
            try:
                found = await asyncio.shield(looking)
            except asyncio.CancelledError:
                # The house closes, and waits for nobody who reads on.
                while not looking.done():
                    connection.interrupt()
                    await asyncio.wait([looking], timeout=SOON)
                looking.exception()
                raise
        if found is not None:
            self.damage = f"{self.path} is damaged ({found}): {what_to_do(self.path)}"
            logger.error("%s", self.damage)

    async def close(self) -> None:
        """Commit what waits, then close the file."""
        if self.closed:
            return
        self.closed = True
        while self.waiting:
            self._hand_over()
        self.groups.put(None)
        await asyncio.to_thread(self.writing.join)
        self.reading.shutdown()
        for connection in (self.reader, self.writer):
            connection.close()

    async def _do(self, statements: list[Statement]) -> None:
        """Have the writer do something in a transaction of its own, after what was appended before."""
        if self.closed or self.gone is not None:
            raise self.gone or LogUnavailable("the log is closed")
        chore = Chore(statements, self.loop.create_future())
        self.groups.put(chore)
        await chore.done

    async def _ask(self, question: Callable[[], Answer]) -> Answer:
        if self.gone is not None:
            raise self.gone
        try:
            return await self.loop.run_in_executor(self.reading, question)
        except (sqlite3.Error, RuntimeError) as error:
            raise LogUnavailable(f"cannot read {self.path}: {error}") from error

    def _begin(self, group: list[Append]) -> None:
        self.groups.put(group)

    def _write(self) -> None:
        """Writer thread: commit group by group."""
        while (group := self._next_group()) is not None:
            if isinstance(group, Chore):
                self._forget(group)
                continue
            outcomes: list[Outcome]
            try:
                outcomes = self._commit(group)
            except sqlite3.Error as error:
                outcomes = [(append, LogUnavailable(f"cannot write {self.path}: {error}")) for append in group]
            self.loop.call_soon_threadsafe(self._report, outcomes)

    def _next_group(self) -> list[Append] | Chore | None:
        """Writer thread: wait for what is to be written; meanwhile cut off what could not be while somebody read."""
        while not self.cut_off:
            try:
                return self.groups.get(timeout=AGAIN)
            except queue.Empty:
                self.cut_off = cut_off(self.writer)
        return self.groups.get()

    def _forget(self, chore: Chore) -> None:
        """Writer thread: do what overwrites something, so that nothing of it is left in the file or beside it."""
        problem: LogUnavailable | None = None
        try:
            self.cut_off = forget(self.writer, chore.statements)
        except sqlite3.Error as error:
            problem = LogUnavailable(f"cannot write {self.path}: {error}")
        self.loop.call_soon_threadsafe(settle, chore.done, problem)

    def _commit(self, group: list[Append]) -> list[Outcome]:
        """Writer thread: write a group in one transaction, on the disk; return what became of each append.

        After sqlite3.Error nothing was written.
        """
        began = time.perf_counter()
        try:
            outcomes = insert_together(self.writer, group) or insert_in_turn(self.writer, group)
        except sqlite3.Error:
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")
            raise
        self.commits += 1
        self.commit_seconds.note(time.perf_counter() - began)
        if present_files(self.names) != self.files:
            # What was written now is in files that nobody will find again.
            self.gone = LogUnavailable(f"{self.path} was deleted or replaced while it was open")
            logger.critical("%s; nothing is kept any more: put a copy in its place and start again", self.gone)
            outcomes = [(append, self.gone) for append, _ in outcomes]
        return outcomes


def write_zeros(connection: sqlite3.Connection) -> None:
    """Have zeros written wherever something was, from now on.

    Not only while something is deleted: a page that has become full is divided, and what has moved to another stays in
    the first until something else takes its place.
    """
    connection.execute("PRAGMA secure_delete = ON")


def forget(connection: sqlite3.Connection, statements: Iterable[Statement]) -> bool:
    """Delete or overwrite in one transaction; return what `cut_off` returns.

    After sqlite3.Error nothing has changed.
    """
    try:
        connection.execute("BEGIN IMMEDIATE")
        for statement, values in statements:
            connection.execute(statement, values)
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return cut_off(connection)


def cut_off(connection: sqlite3.Connection) -> bool:
    """Bring the log beside the file in and cut it off; False while somebody reads what it said before.

    There lies what has been overwritten in the file.  Nobody waits long for it, for whoever makes a copy reads long.
    """
    (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
    try:
        connection.execute(f"PRAGMA busy_timeout = {min(patience, BRIEFLY)}")
        busy: int = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    except sqlite3.Error as error:
        logger.warning("what was forgotten may still lie beside the file: %s", error)
        return False
    finally:
        connection.execute(f"PRAGMA busy_timeout = {patience}")
    return busy == 0


def settle(done: asyncio.Future[None], problem: LogUnavailable | None) -> None:
    """Tell who waits, if anybody does still."""
    if not done.done():
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)


def present_files(names: Iterable[str]) -> list[tuple[int, int] | None]:
    """Return which files stand now under some names, by device and number; None for one that is missing."""
    found: list[tuple[int, int] | None] = []
    for name in names:
        try:
            status = os.stat(name)
        except OSError:
            found.append(None)
        else:
            found.append((status.st_dev, status.st_ino))
    return found


def warn_of_dropped(connection: sqlite3.Connection, path: Path) -> None:
    """Say so when SQLite has dropped commits because of damage before them, and keep what can still be looked at."""
    commits = dropped_commits(path, connection)
    if commits:
        kept = keep_aside(path)
        logger.warning("%s lost its last commits, %d of them, to damage; the rest is kept as %s", path, commits, kept)


def house_secret(connection: sqlite3.Connection) -> bytes:
    """Return the secret of the house whose file it is, made now where it has none yet."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(HOUSE)
    connection.execute(PULSE)
    connection.execute(
        "INSERT INTO house (secret) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM house)",
        (secrets.token_bytes(SECRET_BYTES),),
    )
    connection.execute("COMMIT")
    secret: bytes = connection.execute("SELECT secret FROM house").fetchone()[0]
    return secret


@functools.cache
def insert_next(count: int) -> str:
    """Return the statement that writes the next events of so many tables."""
    rows = (NEXT_OF_ONE.format(*range(first, first + 4)) for first in range(1, 4 * count, 4))
    return f"INSERT INTO event (code, sequence, happened, body) VALUES {', '.join(rows)}"


def insert_together(connection: sqlite3.Connection, group: Sequence[Append]) -> list[Outcome]:
    """Insert appends with one durable statement; return none, and write nothing, where each has to be looked at.

    Most groups are one event each of some tables that go on.  For every statement this thread takes Python's lock from
    the event loop several times, and outside of a transaction a statement is one by itself.
    """
    if len(group) > TOGETHER or any(append.after == 0 or len(append.bodies) != 1 for append in group):
        return []
    now = time.time()
    values = [value for append in group for value in (append.table, append.after + 1, now, append.bodies[0])]
    try:
        connection.execute(insert_next(len(group)), values)
    except sqlite3.IntegrityError:
        return []
    return [(append, None) for append in group]


def insert_in_turn(connection: sqlite3.Connection, group: Sequence[Append]) -> list[Outcome]:
    """Insert appends one after the other in one transaction; return what became of each."""
    connection.execute("BEGIN IMMEDIATE")
    outcomes: list[Outcome] = [(append, insert(connection, append)) for append in group]
    connection.execute("COMMIT")
    return outcomes


def insert(connection: sqlite3.Connection, append: Append) -> Conflict | None:
    """Insert one append into the open transaction, or say that the table is not where it was expected."""
    now = time.time()
    if append.table == NO_TABLE:
        connection.execute(BEAT, (now,))
        return None
    try:
        for sequence, body in enumerate(append.bodies, append.after + 1):
            if sequence == 1:
                connection.execute(INSERT_TABLE, (append.table, now))
            statement = INSERT_EVENT if sequence == 1 else INSERT_NEXT
            if connection.execute(statement, (append.table, sequence, now, body)).rowcount != 1:
                return Conflict(f"table {append.table} has no event {sequence - 1}")
    except sqlite3.IntegrityError:
        return Conflict(f"table {append.table} has moved past event {append.after}")
    return None
