"""Reviews and reports that are done, and the names of those that are not, in files beside the log.

Such a file holds nothing that could not be made again.  So it may be deleted, it is not synced at every commit, and
where it cannot be used, they are kept in memory.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

from biberbau.core.errors import BiberbauError
from biberbau.reviews.result import REVIEWER
from biberbau.server.review.tasks import AnyTask, task_written
from biberbau.server.socket.limits import Limits
from biberbau.server.storage.blame import is_of_damage
from biberbau.server.storage.folder import make_private
from biberbau.server.storage.sqlite_log import forget, write_zeros

logger = logging.getLogger(__name__)

LAYOUT = 2
"""Version of the file's layout, and of what is told of a review; a file of another one is begun anew."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS review (
    name TEXT PRIMARY KEY,
    record TEXT NOT NULL,      -- or what stands for one (`Daily.written`)
    seat INTEGER,              -- null: no review of decisions, but of luck, or a position of the day
    reviewer INTEGER NOT NULL, -- version
    body BLOB,                 -- null: not done yet
    asked REAL NOT NULL        -- seconds since 1970
) STRICT, WITHOUT ROWID;
"""


class Kept:
    """The file; each method may be called on any thread, and takes a millisecond or a sync of the disk."""

    def __init__(self, path: Path | None = None, most: int = Limits.reviews_kept) -> None:
        """Open or make the file for so many reviews; without one, they are kept until the process ends."""
        self.most = most
        self.path = path
        self.lock = threading.Lock()
        self.connection = self._opened()

    def _opened(self) -> sqlite3.Connection:
        try:
            if self.path is not None:
                make_private(self.path)
            return opened(":memory:" if self.path is None else str(self.path))
        except (OSError, sqlite3.Error) as error:
            logger.warning("reviews are kept in memory only, for %s cannot be used: %s", self.path, error)
            return opened(":memory:")

    def find(self, task: AnyTask) -> bytes | None:
        """Return what was found, or None where it is not done."""
        with self.lock:
            self._do("UPDATE review SET asked = ? WHERE name = ?", time.time(), task.name)
            rows = self._do("SELECT body FROM review WHERE name = ?", task.name)
        return rows[0][0] if rows else None

    def note(self, task: AnyTask) -> None:
        """Remember that a task has been begun."""
        with self.lock:
            self._do(
                "INSERT OR IGNORE INTO review (name, record, seat, reviewer, asked) VALUES (?, ?, ?, ?, ?)",
                *(task.name, task.written, task.seat, REVIEWER, time.time()),
            )

    def keep(self, task: AnyTask, body: bytes) -> None:
        """Keep what was found; of more than there is room for, forget those for which nobody has asked for longest."""
        with self.lock:
            # What is done at once may be so before it was noted that it has begun.
            self._do(
                "INSERT INTO review (name, record, seat, reviewer, body, asked) VALUES (?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (name) DO UPDATE SET body = excluded.body",
                *(task.name, task.written, task.seat, REVIEWER, body, time.time()),
            )
            # What is not done yet is as old as its task, and is not forgotten before it is done.
            self._do(
                "DELETE FROM review WHERE name IN"
                " (SELECT name FROM review WHERE body IS NOT NULL ORDER BY asked DESC LIMIT -1 OFFSET ?)",
                self.most,
            )

    def drop(self, task: AnyTask) -> None:
        """Forget a task that cannot be done."""
        with self.lock:
            self._do("DELETE FROM review WHERE name = ?", task.name)

    def forget_older(self, before: float) -> None:
        """Forget reviews for which nobody has asked since a moment, so that nothing of them is left in the file."""
        with self.lock:
            try:
                forget(self.connection, [("DELETE FROM review WHERE body IS NOT NULL AND asked < ?", (before,))])
            except sqlite3.Error as error:
                logger.warning("old reviews could not be forgotten: %s", error)

    def unfinished(self) -> list[AnyTask]:
        """Return what was begun and never done, the oldest first; what has another name by now is forgotten."""
        with self.lock:
            rows = self._do("SELECT name, record, seat FROM review WHERE body IS NULL ORDER BY asked")
            begun = [(name, task_begun(record, seat)) for name, record, seat in rows]
        for name, task in begun:
            if task is None or task.name != name:
                with self.lock:
                    self._do("DELETE FROM review WHERE name = ?", name)
        return [task for name, task in begun if task is not None and task.name == name]

    def close(self) -> None:
        """Release the file."""
        with self.lock:
            self.connection.close()

    def _do(self, statement: str, *values: str | int | float | bytes | None) -> list[tuple[Any, ...]]:
        """Write or read; a disk that is full must not end what can go on without, and a damaged file is begun anew."""
        try:
            return self.connection.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            logger.warning("a review could not be kept, or found: %s", error)
            if is_of_damage(error):
                self._begin_anew()
            return []

    def _begin_anew(self) -> None:
        """Let go of a file that is damaged: all that was in it can be made again."""
        self.connection.close()
        if self.path is not None:
            logger.warning("%s is damaged and begun anew", self.path)
            for end in ("", "-wal", "-shm"):
                with contextlib.suppress(OSError):
                    self.path.with_name(self.path.name + end).unlink()
        self.connection = self._opened()


def task_begun(written: str, seat: int | None) -> AnyTask | None:
    """Return the task that was written down; None where it cannot be one any more."""
    try:
        return task_written(written, seat)
    except (BiberbauError, ValueError, TypeError):
        return None


def opened(place: str) -> sqlite3.Connection:
    """Open the file, without what other versions of the reviewer have found."""
    connection = sqlite3.connect(place, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        write_zeros(connection)
        if connection.execute("PRAGMA user_version").fetchone() != (LAYOUT,):
            connection.execute("DROP TABLE IF EXISTS review")
            connection.execute(f"PRAGMA user_version = {LAYOUT}")
        connection.executescript(SCHEMA)
        connection.execute("DELETE FROM review WHERE reviewer != ?", (REVIEWER,))
    except sqlite3.Error:
        connection.close()
        raise
    return connection
