"""Whether the house still keeps what it is told, found out by writing."""

from __future__ import annotations

import asyncio

from biberbau.server.storage.log import Log

FRESH = 5.0
"""What was written so many seconds ago still says that the disk can be written."""

PATIENCE = 2.0
"""Seconds that a question waits for the disk."""


class Pulse:
    """Writes to the log when somebody asks; nobody asks, nothing is written, so that a disk can sleep."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.written = float("-inf")
        """When it was last written, on the event loop's clock."""
        self.beating: asyncio.Task[None] | None = None

    async def problem(self) -> str | None:
        """Return why nothing can be written, or None where something was within the last few seconds."""
        loop = asyncio.get_running_loop()
        if loop.time() < self.written + FRESH:
            return None
        if self.beating is None:
            self.beating = asyncio.create_task(self._beat())
        beating = self.beating
        await asyncio.wait([beating], timeout=PATIENCE)
        if not beating.done():
            return f"the disk has not answered for {PATIENCE:g} seconds"
        self.beating = None
        error = beating.exception()
        return None if error is None else str(error)

    async def _beat(self) -> None:
        await self.log.beat()
        self.written = asyncio.get_running_loop().time()

    async def stop(self) -> None:
        """Ask the disk nothing more."""
        if self.beating is not None:
            await asyncio.wait([self.beating], timeout=PATIENCE)
