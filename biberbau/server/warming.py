"""Compiling the rules behind the first page: in a process of its own, so that the house answers meanwhile."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator

import msgspec

from biberbau.core.compilation import cache_folder
from biberbau.server import warm_steps

logger = logging.getLogger(__name__)

STEPS = (*warm_steps.RULE_STEPS, *warm_steps.BOT_STEPS)

COMMAND = ("-m", "biberbau.core.warm", *(f"{warm_steps.__name__}:{step}" for step in STEPS))

MARK = "compiled-for-server"
"""File in the cache folder of exactly these rules, once all steps have been compiled into it."""


class Progress(msgspec.Struct, frozen=True):
    """How far the compiler is."""

    done: int
    total: int


class Warming:
    """Fills the compile cache, reports how far it is, and loads the compiled code into this process."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        """Set when matches can be played."""
        self.bots_ready = asyncio.Event()
        """Set when bots can play too."""
        self.progress: Progress | None = Progress(0, len(STEPS))
        """None once matches can be played."""
        self.failed = False
        """Whether the rules cannot be had at all; the log says why."""

    async def run(self) -> None:
        """Compile and load; set `ready`, then `bots_ready`."""
        compiled = cache_folder() / MARK
        try:
            if not compiled.exists():
                async for done in self._compile():
                    self.progress = Progress(done, len(STEPS))
                    if done == len(warm_steps.RULE_STEPS):
                        await self._let_people_play()
            await self._let_people_play()
            await asyncio.to_thread(warm_steps.bots)
            self.bots_ready.set()
            compiled.touch()
        except Exception:
            self.failed = True
            logger.exception("the rules cannot be compiled, so nobody can play")

    async def _let_people_play(self) -> None:
        """Load the rules into this process; what the compiler's process has not compiled is compiled here."""
        if not self.ready.is_set():
            await asyncio.to_thread(warm_steps.run_rules)
            self.ready.set()
        self.progress = None

    async def _compile(self) -> AsyncIterator[int]:
        """Run the compiler's process to its end; give the number of steps done after each."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, *COMMAND, stdout=asyncio.subprocess.PIPE, stdin=asyncio.subprocess.DEVNULL
        )
        if process.stdout is None:
            raise RuntimeError("the compiler's process has no output to read progress from")
        try:
            async for line in process.stdout:
                done, slash, _ = line.decode().partition("/")
                if slash and done.isdigit():
                    yield int(done)
            status = await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if status != 0:
            logger.warning("compiling the rules ahead ended with status %d; compiling them in the server", status)
