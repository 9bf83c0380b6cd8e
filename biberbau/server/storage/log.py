"""The event log: what is in it has happened, what is not has not.

A table is a sequence of events numbered from 1.  The interface is narrow on purpose: `append` with the expected
sequence, `read` from a sequence, `times`, `tables`; to forget
there are `drop` and `rewrite`.  The pair (table, sequence) is unique, and that is the last fence
between two processes that both believe they own a table: the loser gets `Conflict` and must read the table again.
Where several processes share a store, the first fence is a lease: one at a time has a table, and no other's append is
taken.

    LogError(Exception)
        Conflict          somebody else appended to the table, or has it now; nothing was written
        LogUnavailable    the store cannot be written or is closed; nothing is known to be durable
            HeldElsewhere another process has the table
        SchemaTooNew      a newer program made this store; it is left untouched
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from biberbau.core.errors import BiberbauError
from biberbau.server.measures import Histogram

SECRET_BYTES = 32
"""Of the secret of a house."""

FOLLOWED_LENGTH = 10
"""What is appended under codes of at least so many letters all processes hear of; those of tables are shorter."""


class Process(NamedTuple):
    """One of those that write to a store."""

    number: int
    """Never given to another."""
    inside: str | None = None
    """Where processes of the house on other machines reach it, as "10.0.0.2:8410"; None where they do not."""


class LogError(BiberbauError):
    """The log could not do what was asked."""


class Conflict(LogError):
    """The table has moved past the expected sequence."""


class LogUnavailable(LogError):
    """The store cannot be written."""


class HeldElsewhere(LogUnavailable):
    """A process that lives has the table."""

    def __init__(self, message: str, owner: Process | None) -> None:
        super().__init__(message)
        self.owner = owner
        """That process; None where it has just let go of the table."""


class SchemaTooNew(LogError):
    """The store was made by a newer program."""


class Log(Protocol):
    """An append-only store of table events."""

    secret: bytes
    """What the house keeps to itself: 256 random bits, as old as the store and never changed."""

    process: int
    """The number of this process among those that write to the store."""

    commit_seconds: Histogram
    """How long commits have taken."""

    lost: Callable[[str], None] | None
    """Hears of a table that this process had, when another may have it now though nothing was appended to it."""

    damage: str | None
    """What is known to be wrong with the store, and what can be done; None for nothing."""

    @property
    def in_touch(self) -> bool:
        """Whether this process can still believe that it has its tables; a store that others share has to hear it."""

    async def lease(self, table: str) -> bytes:
        """Have a table, before it is read to be played on; HeldElsewhere where another process that lives has it.

        Returns what its last owner has said of it, if that was a moment ago; else nothing.  An unknown table is
        nobody's: it is had by whoever appends its first event.
        """

    async def owner(self, table: str) -> int:
        """Return the number of the process that has a table and lives; 0 where there is none."""

    async def others(self) -> list[Process]:
        """Return the other processes that live."""

    async def desk(self) -> Process | None:
        """Return the process that keeps what a house has only once; None where it is just being started again."""

    def release(self, table: str, note: bytes = b"") -> None:
        """Let others have a table that is not played on here any more; they can a little later.

        The next process that has it soon is told the note.
        """

    async def hand_back(self) -> None:
        """Let others have at once what was released."""

    def append(self, table: str, after: int, bodies: Sequence[bytes]) -> asyncio.Future[None]:
        """Append events to `table`, whose last sequence must be `after`; a new table has `after` 0, another is leased.

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

    async def count(self) -> int:
        """Return how many tables there are, without codes of at least `FOLLOWED_LENGTH` letters."""

    async def quiet(self, before: float) -> list[str]:
        """Return the codes of tables to which nothing was appended since a moment, in seconds since 1970."""

    async def filled(self) -> float:
        """Return when a copy was put into a store that others share, in seconds since 1970; 0 where that never was."""

    async def drop(self, table: str) -> None:
        """Forget a table that is leased and not played on, for ever; LogUnavailable where that fails."""

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Let events of a table that is leased and not played on read otherwise, by their sequence.

        What they said before is gone for ever: that is for names, and nothing else is ever rewritten.  LogUnavailable,
        and nothing has changed, where that fails.
        """

    async def news(self) -> set[str] | None:
        """Return the codes of at least `FOLLOWED_LENGTH` letters to which others have appended since the last question.

        Whatever was durable before the question is among them.  None when it is not known, as at the beginning: then it
        may be any.
        """

    async def look_through(self) -> None:
        """Look for damage in all for which nobody has looked before the store was opened; it is noted in `damage`."""

    async def close(self) -> None:
        """Finish what was appended and release the store; nothing can be appended afterwards."""
