"""Tables are read out of the log a few at a time, so a house that is asked for hundreds at once still hears everybody.

Whoever hands tables over goes by that (`biberbau.server.house.leaving`): a table is nobody's until it is its turn.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable
from typing import Final

from biberbau.server.table.events import Rules
from biberbau.server.table.reading import Waiting

AT_ONCE: Final = 3
"""Tables that are read side by side: while one is played again, the database can answer for the others."""

SOON: Final = 0.05
"""Seconds; whoever waits longer for rules lets others go by."""


class Turns:
    """Whose turn it is."""

    def __init__(self, wait: Waiting) -> None:
        """`wait` waits for rules."""
        self.wait = wait
        self.places = asyncio.Semaphore(AT_ONCE)

    @contextlib.asynccontextmanager
    async def taken(self) -> AsyncIterator[Waiting]:
        """Take a turn for the block, which waits for rules in the way that is yielded."""
        holding = bool(await self.places.acquire())

        async def wait(rules: Iterable[Rules]) -> None:
            nonlocal holding
            waiting = asyncio.ensure_future(self.wait(rules))
            try:
                if not (await asyncio.wait([waiting], timeout=SOON))[0]:
                    holding = False
                    self.places.release()
                    await asyncio.wait([waiting])
                    holding = bool(await self.places.acquire())
            finally:
                waiting.cancel()
            await waiting

        try:
            yield wait
        finally:
            if holding:
                self.places.release()
