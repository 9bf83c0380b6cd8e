"""A server that is killed, and stands again on the same folder; for tests of what survives it."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from tests.server.chaos import Zygote, wait_for_end


@dataclass
class Frail:
    """A server in a process of its own."""

    zygote: Zygote
    folder: Path
    process: int
    address: str

    async def fall(self, blow: signal.Signals = signal.SIGKILL) -> None:
        """Send the process a signal, and wait until it is gone."""
        os.kill(self.process, blow)
        await wait_for_end(self.process)

    async def stand_up(self) -> str:
        """Start it again; return its new address."""
        self.process, self.address = await self.zygote.fork(self.folder)
        return self.address


@contextlib.asynccontextmanager
async def frail_house(folder: Path) -> AsyncIterator[Frail]:
    """Serve the tables of a folder, through every kill, until the end of the block."""
    zygote = await Zygote.load()
    house = Frail(zygote, folder, *await zygote.fork(folder))
    try:
        yield house
    finally:
        await house.fall()
        await zygote.close()
