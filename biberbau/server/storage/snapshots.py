"""Snapshots of tables beside the log, so that nobody has to begin with the first of thousands of events.

They are in a file, or where the log is in a database, there.  They hold nothing that could not be made again.  So the
file may be deleted, nothing waits for them to be on the disk, and where they cannot be used there are none.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol

from biberbau.server.storage.folder import make_private
from biberbau.server.storage.log import LogUnavailable
from biberbau.server.storage.sqlite_log import forget

logger = logging.getLogger(__name__)

SNAPSHOTS_FILE = "snapshots.sqlite3"

PATIENCE = 0.2
"""Seconds to wait for another process that writes; without a snapshot things go on, too."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS snapshot (
    code TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (code, sequence)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS forgotten (
    code TEXT PRIMARY KEY,
    sequence INTEGER NOT NULL  -- no snapshot of fewer events is kept any more
) STRICT, WITHOUT ROWID;
"""

KEEP = """
INSERT OR REPLACE INTO snapshot (code, sequence, body) SELECT ?1, ?2, ?3
WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE code = ?1 AND sequence > ?2)
"""

FORGET = """
INSERT INTO forgotten (code, sequence) VALUES (?, ?)
ON CONFLICT DO UPDATE SET sequence = max(sequence, excluded.sequence)
"""

OF_EACH = 2
"""So many are kept of each table: the latest may be too new to tell from it what happened last."""


class Snapshots(Protocol):
    """Where snapshots are; nothing but `forget` fails."""

    async def find(self, code: str) -> list[bytes]:
        """Return the snapshots of a table, the latest first."""

    def keep(self, code: str, sequence: int, body: Callable[[], bytes]) -> Awaitable[None]:
        """Keep a snapshot of a table after so many events, and the one before.

        `body` is called on another thread.  What is kept of a table that somebody else has had since the call, or that
        was forgotten since, is not taken.
        """

    async def forget(self, code: str, before: int) -> None:
        """Let nothing be left of a table; LogUnavailable where that fails.

        Whoever is reading the table meanwhile, perhaps in another process, may come with a snapshot later; it is not
        taken any more if it is `before` an event.
        """

    async def close(self) -> None:
        """Release them."""


class SnapshotFile:
    """Snapshots in a file; whatever it does takes a millisecond."""

    def __init__(self, path: Path) -> None:
        self.lock = threading.Lock()
        self.connection: sqlite3.Connection | None = None
        try:
            make_private(path)
            self.connection = sqlite3.connect(path, PATIENCE, isolation_level=None, check_same_thread=False)
            self.connection.execute("PRAGMA journal_mode = WAL")
            self.connection.execute("PRAGMA synchronous = NORMAL")
            self.connection.executescript(SCHEMA)
        except (OSError, sqlite3.Error) as error:
            logger.warning("no snapshots of tables are kept, for %s cannot be used: %s", path, error)
            self._close()

    async def find(self, code: str) -> list[bytes]:
        """Return the snapshots of a table, the latest first."""
        found = await asyncio.to_thread(
            self._do, "SELECT body FROM snapshot WHERE code = ? ORDER BY sequence DESC", code
        )
        return [body for (body,) in found]

    async def keep(self, code: str, sequence: int, body: Callable[[], bytes]) -> None:
        """Keep a snapshot; see `Snapshots.keep`."""
        await asyncio.to_thread(self._keep, code, sequence, body)

    async def forget(self, code: str, before: int) -> None:
        """Let nothing be left of a table; see `Snapshots.forget`."""
        await asyncio.to_thread(self._forget, code, before)

    async def close(self) -> None:
        """Release the file."""
        await asyncio.to_thread(self._close)

    def _keep(self, code: str, sequence: int, body: Callable[[], bytes]) -> None:
        self._do(KEEP, code, sequence, body())
        self._do(
            "DELETE FROM snapshot WHERE code = ?1 AND sequence NOT IN "
            "(SELECT sequence FROM snapshot WHERE code = ?1 ORDER BY sequence DESC LIMIT ?2)",
            *(code, OF_EACH),
        )

    def _forget(self, code: str, before: int) -> None:
        with self.lock:
            if self.connection is not None:
                try:
                    gone = forget(
                        self.connection, [("DELETE FROM snapshot WHERE code = ?", (code,)), (FORGET, (code, before))]
                    )
                except sqlite3.Error as error:
                    raise LogUnavailable(f"a snapshot of table {code} could not be forgotten: {error}") from error
                if not gone:
                    raise LogUnavailable(f"somebody reads {SNAPSHOTS_FILE}, where something of table {code} may stand")

    def _close(self) -> None:
        with self.lock:
            if self.connection is not None:
                self.connection.close()
                self.connection = None

    def _do(self, statement: str, *values: str | int | bytes) -> list[tuple[bytes]]:
        with self.lock:
            if self.connection is None:
                return []
            try:
                return self.connection.execute(statement, values).fetchall()
            except sqlite3.Error as error:
                logger.warning("a snapshot of a table could not be used: %s", error)
                return []
