"""Snapshots of tables in the database that has their log: whichever machine takes a table over finds them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from biberbau.server.storage.log import LogUnavailable
from biberbau.server.storage.postgresql import schema
from biberbau.server.storage.postgresql.log import PostgresqlLog

logger = logging.getLogger(__name__)


class DatabaseSnapshots:
    """`biberbau.server.storage.snapshots.Snapshots` of the tables of a log.

    Whoever erases a name there, or forgets a table, takes its snapshots away in the same statement.
    """

    def __init__(self, log: PostgresqlLog) -> None:
        self.log = log

    async def find(self, code: str) -> list[bytes]:
        """Return the snapshots of a table, the latest first."""
        try:
            return [body for (body,) in await self.log.ask(schema.SNAPSHOTS_OF, code)]
        except LogUnavailable as error:
            logger.warning("snapshots of table %s cannot be read: %s", code, error)
            return []

    def keep(self, code: str, sequence: int, body: Callable[[], bytes]) -> Awaitable[None]:
        """Keep a snapshot of a table that this process has now, and as long as it has it; see `Snapshots.keep`."""
        return self._keep(code, self.log.fences.get(code), sequence, body)

    async def _keep(self, code: str, fence: int | None, sequence: int, body: Callable[[], bytes]) -> None:
        if fence is None:
            # Somebody only looks at it.
            return
        stored = await asyncio.to_thread(body)
        if self.log.closed:
            return
        try:
            await self.log.ask(schema.KEEP_SNAPSHOT, code, self.log.process, fence, sequence, stored)
        except LogUnavailable as error:
            logger.warning("a snapshot of table %s could not be kept: %s", code, error)

    async def forget(self, code: str, before: int) -> None:
        """Let nothing be left of a table; whoever does not have it can keep nothing later."""
        await self.log.ask(schema.FORGET_SNAPSHOTS, code)

    async def close(self) -> None:
        """There is nothing to be released: the log has the connection."""
