"""One connection to a database, made anew where it has been lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from biberbau.server.storage.log import LogError, LogUnavailable

FAILURES = (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What connecting and asking may raise; a time-out is an OSError, an address that cannot be read a ValueError."""

PATIENCE = 10
"""Seconds that a statement may wait for whatever others hold; then it is given up, by the database."""

SILENCE = PATIENCE + 2
"""Seconds without any answer after which the connection counts as lost."""

SETTINGS = {
    "application_name": "biberbau",
    "default_transaction_isolation": "read committed",
    "statement_timeout": f"{PATIENCE}s",
    # Of tables that have just been made the database does not know yet how they grow; an index is always right for us.
    "enable_seqscan": "off",
    "jit": "off",
}

Greeting = Callable[[asyncpg.Connection], Awaitable[None]]


class Line:
    """Asks one thing after the other."""

    def __init__(self, address: str, greet: Greeting) -> None:
        """Connect with the first question; `greet` is done with every new connection."""
        self.address = address
        self.name = without_secrets(address)
        self.greet = greet
        self.connection: asyncpg.Connection | None = None
        self.turn = asyncio.Lock()

    async def ask(self, statement: str, *arguments: object) -> list[Any]:
        """Return the rows that a statement gives.

        `asyncpg.PostgresError` when it could not be done, and nothing was; LogUnavailable when nothing is known.
        """
        async with self.turn:
            connection = await self.connected()
            try:
                rows: list[Any] = await connection.fetch(statement, *arguments)
            except asyncpg.PostgresError:
                if connection.is_closed():
                    self.connection = None
                raise
            except BaseException as error:
                # It may still be doing what it was asked.
                self._hang_up()
                if isinstance(error, Exception):
                    raise LogUnavailable(f"{self.name} does not answer: {error or type(error).__name__}") from error
                raise
            return rows

    async def connected(self) -> asyncpg.Connection:
        """Return the connection, new or old; LogUnavailable where there is none to be had."""
        if self.connection is not None and not self.connection.is_closed():
            return self.connection
        self.connection = None
        try:
            connection = await asyncpg.connect(
                self.address, timeout=PATIENCE, command_timeout=SILENCE, server_settings=SETTINGS
            )
        except FAILURES as error:
            raise LogUnavailable(f"cannot reach {self.name}: {error or type(error).__name__}") from error
        try:
            await self.greet(connection)
        except BaseException as error:
            connection.terminate()
            if isinstance(error, FAILURES) and not isinstance(error, LogError):
                raise LogUnavailable(f"cannot use {self.name}: {error or type(error).__name__}") from error
            raise
        self.connection = connection
        return connection

    def _hang_up(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
        self.connection = None

    async def close(self) -> None:
        """Let go of the connection."""
        async with self.turn:
            if self.connection is not None:
                try:
                    await self.connection.close(timeout=PATIENCE)
                except FAILURES:
                    self._hang_up()
            self.connection = None


def without_secrets(address: str) -> str:
    """Return a database's address as it may be told, without a password and what else it may say."""
    parts = urlsplit(address)
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{host}{parts.path}"
