"""Appends to a log, and writes down beside it what was promised: `python -m tests.server.promises FOLDER`."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.sqlite_log import SqliteLog

PROMISES = "promises"
"""The file of what was acknowledged: a line with a table and a sequence each."""

TABLES, EVENTS = 8, 40

BODY = bytes(20_000)
"""So large that the file beside the data file is emptied into it once and again."""


async def main(folder: Path) -> None:
    """Let several tables append one event after the other."""
    log = SqliteLog(folder / LOG_FILE)
    with (folder / PROMISES).open("wb", buffering=0) as promises:

        async def play(table: str) -> None:
            for sequence in range(1, EVENTS + 1):
                await log.append(table, sequence - 1, [BODY])
                os.write(promises.fileno(), f"{table} {sequence}\n".encode())

        await asyncio.gather(*(play(f"T{number}") for number in range(TABLES)))
        await log.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
