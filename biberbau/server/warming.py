"""Compiling the rules behind the first page: in a process of its own, so that the house answers meanwhile."""

from __future__ import annotations

import asyncio
import logging
import sys

import msgspec

from biberbau.core.compilation import cache_folder
from biberbau.server import warm_steps

logger = logging.getLogger(__name__)

COMMAND = ("-m", "biberbau.core.warm", *(f"biberbau.server.warm_steps:{step}" for step in warm_steps.STEPS))

MARK = "compiled-for-server"
"""File in the cache folder of exactly these rules, once all steps have been compiled into it."""


class Progress(msgspec.Struct, frozen=True):
    """How far the compiler is."""

    done: int
    total: int


class Warming:
    """Fills the compile cache, reports how far it is, and then loads the rules into this process."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        """Set when matches can be played."""
        self.progress: Progress | None = Progress(0, len(warm_steps.STEPS))
        """None once matches can be played."""
        self.failed = False
        """Whether the rules cannot be had at all; the log says why."""

    async def run(self) -> None:
        """Compile, load, and set `ready`."""
        try:
            compiled = cache_folder() / MARK
            if not compiled.exists():
                await self._compile()
            await asyncio.to_thread(warm_steps.run_all)
            compiled.touch()
        except Exception:
            self.failed = True
            logger.exception("the rules cannot be compiled, so no match can be played")
            return
        self.progress = None
        self.ready.set()

    async def _compile(self) -> None:
        """Run the compiler's process to its end; when it fails, the steps compile here instead."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, *COMMAND, stdout=asyncio.subprocess.PIPE, stdin=asyncio.subprocess.DEVNULL
        )
        if process.stdout is None:
            raise RuntimeError("the compiler's process has no output to read progress from")
        try:
            async for line in process.stdout:
                done, slash, total = line.decode().split(" ")[0].partition("/")
                if slash:
                    self.progress = Progress(int(done), int(total))
            status = await process.wait()
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise
        if status != 0:
            logger.warning("compiling the rules ahead ended with status %d; compiling them in the server", status)
