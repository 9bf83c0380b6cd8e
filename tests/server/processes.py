"""Processes of one house with their logs in PostgreSQL, as tests of its leases have them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from biberbau.server.storage.postgresql import schema
from biberbau.server.storage.postgresql.log import PostgresqlLog
from tests.server.postgresql import asked

OVERDUE = f"UPDATE biberbau.process SET seen = clock_timestamp() - interval '{schema.LATEST_SIGN + 1} s' WHERE id = $1"


@contextlib.asynccontextmanager
async def opened(address: str) -> AsyncIterator[PostgresqlLog]:
    log = await PostgresqlLog.open(address)
    try:
        yield log
    finally:
        await log.close()


async def stall(log: PostgresqlLog) -> None:
    """Let a process have given no sign for too long, as if it had been stopped."""
    log.tasks[1].cancel()
    await asked(log.reader.address, OVERDUE, log.process)


async def fence_of(address: str, table: str) -> int:
    ((fence,),) = await asked(address, "SELECT fence FROM biberbau.game_table WHERE code = $1", table)
    return int(fence)
