"""The two kinds of log behind one face, for tests that both have to pass."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol

import asyncpg

from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.log import Log
from biberbau.server.storage.opening import open_log
from biberbau.server.storage.postgresql.log import PostgresqlLog
from biberbau.server.storage.sqlite_log import SqliteLog, connect
from tests.server.postgresql import asked

Event = tuple[str, int, bytes]
"""Table, sequence and body."""

Logged = Mapping[str, Sequence[bytes]]
"""The bodies of each table, in the order of their sequence."""


class CountingLog(Log, Protocol):
    """A log that says how often it has committed."""

    commits: int


class Store(Protocol):
    """Somewhere a log can be opened again and again, several at once too."""

    address: str | None
    """As `biberbau serve --log` takes it."""

    async def open(self) -> CountingLog:
        """Open a log."""

    def blocked(self) -> contextlib.AbstractAsyncContextManager[None]:
        """Let nobody commit before the end of the block; everybody may read."""

    async def events(self) -> list[Event]:
        """Return everything that is in it, by table and sequence, asked by somebody who is no log."""


async def logged_in(store: Store) -> Logged:
    """Read everything that is in a store, once for however many tables are looked for; an unknown table has nothing."""
    tables: defaultdict[str, list[bytes]] = defaultdict(list)
    for code, _, body in await store.events():
        tables[code].append(body)
    return tables


class SqliteStore:
    """One file."""

    address: str | None = None

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def open(self) -> SqliteLog:
        log = await open_log(self.folder, None)
        assert isinstance(log, SqliteLog)
        return log

    async def events(self) -> list[Event]:
        with contextlib.closing(sqlite3.connect(self.folder / LOG_FILE)) as connection:
            return connection.execute("SELECT code, sequence, body FROM event ORDER BY code, sequence").fetchall()

    @contextlib.asynccontextmanager
    async def blocked(self) -> AsyncIterator[None]:
        with contextlib.closing(connect(self.folder / LOG_FILE)) as stranger:
            stranger.execute("BEGIN IMMEDIATE")
            yield
            stranger.execute("ROLLBACK")


class PostgresqlStore:
    """One database."""

    address: str | None

    def __init__(self, address: str) -> None:
        self.database = self.address = address

    async def open(self) -> PostgresqlLog:
        return await PostgresqlLog.open(self.database)

    async def events(self) -> list[Event]:
        rows = await asked(self.database, "SELECT code, sequence, body FROM biberbau.event ORDER BY code, sequence")
        return [tuple(row) for row in rows]

    @contextlib.asynccontextmanager
    async def blocked(self) -> AsyncIterator[None]:
        stranger = await asyncpg.connect(self.database)
        try:
            async with stranger.transaction():
                await stranger.execute("LOCK TABLE biberbau.event IN EXCLUSIVE MODE")
                yield
        finally:
            await stranger.close()
