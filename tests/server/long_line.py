"""A long line to a server on the same machine: every byte takes its time, in both directions."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from urllib.parse import urlsplit

CHUNK = 1 << 16


@contextlib.asynccontextmanager
async def long_line(address: Callable[[], str], delay: Callable[[], float]) -> AsyncIterator[str]:
    """Give an address that leads through a line to the server whose `address` it then is.

    `delay` is in seconds and for one direction.
    """
    tasks: set[asyncio.Task[None]] = set()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Write what is read, later and in the same order."""
        loop, latest = asyncio.get_running_loop(), 0.0
        with contextlib.suppress(OSError):
            while chunk := await reader.read(CHUNK):
                latest = max(latest, loop.time() + delay())
                loop.call_at(latest, writer.write, chunk)
        loop.call_at(max(latest, loop.time()), writer.close)

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = urlsplit(address())
        there_reader, there_writer = await asyncio.open_connection(there.hostname, there.port)
        for one, other in ((reader, there_writer), (there_reader, writer)):
            task = asyncio.create_task(carry(one, other))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    finally:
        server.close()
        for task in tuple(tasks):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
