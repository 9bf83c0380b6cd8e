"""A process that has tables in a database and appends to them: `python -m tests.server.owner ADDRESS`.

It says its number in the log, and then what became of each append, a line each.  Lines that it understands:

    take GENERATION TABLE...    lease the tables and read them
    go                          append to them, one event after the other, until refused
"""

from __future__ import annotations

import asyncio
import sys

from biberbau.server.storage.log import Conflict
from biberbau.server.storage.postgresql.log import PostgresqlLog
from tests.server.served import die_with_parent

PAUSE = 0.02
"""Seconds from an acknowledgement to the next event."""


def say(*words: object) -> None:
    print(*words, flush=True)


async def take(log: PostgresqlLog, table: str) -> int:
    """Lease a table as the house does before it wakes one; return its last sequence."""
    await log.lease(table)
    return len(await log.read(table))


async def play(log: PostgresqlLog, table: str, after: int, generation: str) -> None:
    """Append to a table until it is somebody else's."""
    while True:
        try:
            await log.append(table, after, [f"{generation} {after + 1}".encode()])
        except Conflict:
            log.release(table)
            say("refused", table, generation, after + 1)
            return
        after += 1
        say("acked", table, generation, after)
        await asyncio.sleep(PAUSE)


async def main(address: str) -> None:
    """Do what the lines on standard input say, until they end."""
    log = await PostgresqlLog.open(address)
    say(log.process)
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    had: dict[str, int] = {}
    playing: set[asyncio.Task[None]] = set()
    generation = ""
    while line := await reader.readline():
        match line.decode().split():
            case ["take", generation, *tables]:
                had = {table: await take(log, table) for table in tables}
                say("taken")
            case ["go"]:
                playing |= {asyncio.create_task(play(log, table, after, generation)) for table, after in had.items()}
    for task in playing:
        task.cancel()
    await log.close()


if __name__ == "__main__":
    die_with_parent()
    asyncio.run(main(sys.argv[1]))
