"""The event log: what is in it has happened, what is not has not.

A table is a sequence of events numbered from 1.  The interface is narrow on purpose: `append` with the expected
sequence, `read` from a sequence, `times`, `tables`.  The pair (table, sequence) is unique, and that is the
fence between two processes that both believe they own a table: the loser gets `Conflict` and must read the table again.

    LogError(Exception)
        Conflict          somebody else appended to the table; nothing was written
        LogUnavailable    the store cannot be written or is closed; nothing is known to be durable
        SchemaTooNew      a newer program made this file; it is left untouched
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from biberbau.core.errors import BiberbauError
from biberbau.server.measures import Histogram


class LogError(BiberbauError):
    """The log could not do what was asked."""


class Conflict(LogError):
    """The table has moved past the expected sequence."""


class LogUnavailable(LogError):
    """The store cannot be written."""


class SchemaTooNew(LogError):
    """The file was made by a newer program."""


class Log(Protocol):
    """An append-only store of table events."""

    secret: bytes
    """What the house keeps to itself: 256 random bits, as old as the store and never changed."""

    commit_seconds: Histogram
    """How long commits have taken."""

    def append(self, table: str, after: int, bodies: Sequence[bytes]) -> asyncio.Future[None]:
        """Append events to `table`, whose last sequence must be `after`; a new table has `after` 0.

        The future is done when the events are durable: a loss of power does not undo them.  It raises `Conflict` or
        `LogUnavailable`.  Appends that wait at the same time share one commit.
        """

    def beat(self) -> asyncio.Future[None]:
        """Write something that says nothing; done when it is durable, as for `append`."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the events of `table` with a sequence larger than `after`, in order; none for an unknown table."""

    async def times(self, table: str) -> list[float]:
        """Return when each event of `table` was written, in order, in seconds since 1970."""

    async def tables(self) -> list[str]:
        """Return the codes of all tables, oldest first."""

    async def close(self) -> None:
        """Finish what was appended and release the store; nothing can be appended afterwards."""
