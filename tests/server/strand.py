"""A way to a database that can be held: what is sent on it arrives late, as after a network was cut for a while."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"
"""The name that PostgreSQL gives its socket."""


class Strand:
    """Passes on what comes, in both directions, unless it is held; then later."""

    def __init__(self, address: str) -> None:
        self.address = address
        """Where the database is found by this way."""
        self.free = asyncio.Event()
        self.free.set()

    @staticmethod
    @contextlib.asynccontextmanager
    async def to(database: str, folder: Path) -> AsyncIterator[Strand]:
        """Lead from a socket in a new folder to the database at an address, until the end of the block."""
        (place,) = parse_qs(urlsplit(database).query)["host"]
        folder.mkdir()
        strand = Strand(database.replace(place, str(folder)))
        passing: set[asyncio.Task[None]] = set()

        async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            answers, questions = await asyncio.open_unix_connection(f"{place}/{SOCKET}")
            passing.update(
                (
                    asyncio.create_task(strand.pass_on(reader, questions)),
                    asyncio.create_task(strand.pass_on(answers, writer)),
                )
            )

        server = await asyncio.start_unix_server(greet, folder / SOCKET)
        try:
            yield strand
        finally:
            server.close()
            for task in passing:
                task.cancel()
            await asyncio.gather(*passing, return_exceptions=True)

    def hold(self) -> None:
        """Let nothing arrive."""
        self.free.clear()

    def let_go(self) -> None:
        """Let everything arrive that was sent."""
        self.free.set()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on one direction of one connection until it ends."""
        with contextlib.closing(writer):
            while data := await reader.read(1 << 16):
                await self.free.wait()
                writer.write(data)
