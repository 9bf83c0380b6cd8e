"""Tables out of the log, for whoever plays them again: on another thread, once the rules are there that it takes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from biberbau.server.storage.log import Log
from biberbau.server.table.events import rules_in
from biberbau.server.table.restoring import restore
from biberbau.server.table.table import Table

Waiting = Callable[[Iterable[tuple[str, int]]], Awaitable[None]]
"""Waits until matches can be played by some rules: games with their versions."""


async def not_at_all(rules: Iterable[tuple[str, int]]) -> None:
    """Wait for no rules; what is not compiled is, when it is needed."""


class Reading:
    """Reads the log of a house for those who play again what stands in it."""

    def __init__(self, log: Log, wait: Waiting = not_at_all) -> None:
        self.log, self.wait = log, wait

    async def bodies(self, code: str) -> list[bytes]:
        """Return the entries of a table, once all rules can be played by that its matches were; none for no table.

        LogUnavailable when the log cannot be read.
        """
        bodies = await self.log.read(code)
        await self.wait(await asyncio.to_thread(rules_in, bodies))
        return bodies

    async def table(self, code: str) -> Table | None:
        """Return a table as the log has it; None where there is none.  TableBroken as `restore`, and as `bodies`."""
        bodies = await self.bodies(code)
        return await asyncio.to_thread(restore, code, bodies) if bodies else None
