"""Copies of a house whose tables are in a database: the same files as those of a house in a folder, for either."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg

from biberbau.server.storage.copies import count_tables, opened_to_read, problems_of_file, written_whole
from biberbau.server.storage.daily_file import add_to_copy
from biberbau.server.storage.log import LogUnavailable
from biberbau.server.storage.postgresql import schema
from biberbau.server.storage.postgresql.line import Line
from biberbau.server.storage.sqlite_log import HOUSE, prepare_schema

TABLES = "SELECT code, extract(epoch FROM created)::float8 FROM biberbau.game_table"

EVENTS = "SELECT code, sequence, extract(epoch FROM happened)::float8, body FROM biberbau.event"

ADD_TABLE = "INSERT INTO biberbau.game_table (code, created, fence) VALUES ($1, to_timestamp($2), 0)"

ADD_EVENTS = """
INSERT INTO biberbau.event (code, sequence, happened, body)
SELECT $1, sequence, to_timestamp(happened), body
FROM unnest($2::integer[], $3::float8[], $4::bytea[]) AS one (sequence, happened, body)
"""

SHARE = 1000
"""Rows that are fetched at once."""


async def copy_database(address: str, target: Path, daily: Path | None = None) -> int:
    """Write the house in a database as it stands now into one new file, whole or not at all; return its tables' number.

    With it goes what was chosen in the positions of the days, if there is such a file.  A running server is
    not held up.  LogUnavailable when one of them cannot be used.
    """
    async with (
        connected(address) as (connection, name),
        # One moment for all that is read.
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        secret = await schema.secret_of(connection, name)
        if secret is None:
            raise LogUnavailable(f"there is no house in {name}")
        with written_whole(target, name) as copy:
            prepare_schema(copy, target)
            copy.execute(HOUSE)
            copy.execute("BEGIN")
            copy.execute("INSERT INTO house (secret) VALUES (?)", (secret,))
            for question, statement in (
                (TABLES, "INSERT INTO game_table (code, created) VALUES (?, ?)"),
                (EVENTS, "INSERT INTO event (code, sequence, happened, body) VALUES (?, ?, ?, ?)"),
            ):
                async for row in connection.cursor(question, prefetch=SHARE):
                    copy.execute(statement, tuple(row))
            copy.execute("COMMIT")
            if daily is not None:
                add_to_copy(copy, daily)
            return count_tables(copy)


async def fill_database(copy: Path, address: str) -> int:
    """Put a copy into a database without a house, whole or not at all; return its tables' number.

    LogUnavailable when the copy cannot be used, or the database holds tables or is in use.
    """
    with opened_to_read(copy) as source:
        if problems := problems_of_file(source):
            raise LogUnavailable(f"{copy} is damaged: {problems[0]}")
        async with connected(address) as (connection, name), connection.transaction():
            await schema.prepare(connection, name)
            await connection.execute("LOCK TABLE biberbau.game_table IN ACCESS EXCLUSIVE MODE")
            if await connection.fetchval(schema.OTHERS, 0):
                raise LogUnavailable(f"another Biberbau uses {name}")
            if await connection.fetchval("SELECT EXISTS (SELECT FROM biberbau.game_table)"):
                raise LogUnavailable(f"there is a house in {name} already; drop its schema biberbau to make room")
            if (secret := secret_in(source)) is not None:
                await connection.execute("UPDATE biberbau.house SET secret = $1", secret)
            await connection.execute("UPDATE biberbau.house SET filled = clock_timestamp()")
            for code, created in source.execute("SELECT code, created FROM game_table").fetchall():
                await connection.execute(ADD_TABLE, code, created)
                events = source.execute("SELECT sequence, happened, body FROM event WHERE code = ?", (code,)).fetchall()
                if events:
                    await connection.execute(ADD_EVENTS, code, *(list(column) for column in zip(*events, strict=True)))
        return count_tables(source)


@contextlib.asynccontextmanager
async def connected(address: str) -> AsyncIterator[tuple[asyncpg.Connection, str]]:
    """Give a connection of its own, and the database's name; LogUnavailable where it fails."""

    async def greet(connection: asyncpg.Connection) -> None:
        """Nothing is to be done."""

    line = Line(address, greet)
    try:
        yield await line.connected(), line.name
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise LogUnavailable(f"cannot use {line.name}: {error}") from error
    finally:
        await line.close()


def secret_in(source: sqlite3.Connection) -> bytes | None:
    """Return the secret of the house in a file; None in one of the first version, which knew none."""
    if not source.execute("SELECT 1 FROM sqlite_master WHERE name = 'house'").fetchone():
        return None
    row: tuple[bytes] | None = source.execute("SELECT secret FROM house").fetchone()
    return None if row is None else row[0]
