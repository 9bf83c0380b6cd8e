"""Whether the next match of a table has to wait for its rules: those of a variant are compiled when it is chosen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from biberbau.server.refusals import NotAllowed
from biberbau.server.table.table import Table
from biberbau.server.table.variants import load
from biberbau.server.warmup.warming import Ready

RulesOf = Ready
"""As rooms call it, in which seats are ready, too."""


class Preparing:
    """The rules of the next match, on their way."""

    def __init__(self, table: Table, ready: Ready | None, settle: Callable[[], None]) -> None:
        """`ready` says how far a game is, and has it compiled; None where everything is there already.

        `settle` is called when the rules have come.
        """
        self.table = table
        self.ready = ready
        self.settle = settle
        self.waiting: asyncio.Task[None] | None = None

    def __call__(self) -> bool:
        """Whether the next match has to wait."""
        return self.waiting is not None and not self.waiting.done()

    def look_after(self) -> None:
        """Have the rules of the next match compiled, if they are those of a variant."""
        self.stop()
        if self.ready is None or not self.table.next_variant:
            return
        rules = self.ready(self.table.next_game).rules
        if not rules.is_set():
            self.waiting = asyncio.create_task(self._wait(rules), name=f"rules of table {self.table.code}")

    def require_ready(self) -> None:
        """NotAllowed while the next match has to wait."""
        if self():
            raise NotAllowed("refusal-variant-preparing")

    def stop(self) -> None:
        """Wait no more."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def end(self) -> None:
        """Wait no more, and let go of whoever would have been told."""
        self.stop()
        self.settle = nobody

    async def _wait(self, rules: asyncio.Event) -> None:
        await rules.wait()
        self.waiting = None
        self.settle()


def nobody() -> None:
    """Tell nobody."""


def load_kept(table: Table, name: str) -> None:
    """Let a game be there as it would be played next at a table."""
    load(table.game_kept(name))
