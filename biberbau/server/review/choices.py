"""What people chose in the positions of the days, in a file of its own beside the log.

A choice that was answered is on the disk.  Of a browser there is nothing but a digest of its key with the position, so
what it chose on two days cannot be brought together.
"""

from __future__ import annotations

import hashlib
import logging
import sqlite3
import threading
from pathlib import Path
from typing import Final

from biberbau.server.storage.daily_file import SCHEMA
from biberbau.server.storage.folder import make_private
from biberbau.server.storage.log import LogUnavailable
from biberbau.server.storage.sqlite_log import connect

logger = logging.getLogger(__name__)

MOST_COUNTED: Final = 100_000
"""Choices that are counted in one position."""


class Choices:
    """The file; each method may be called on any thread, and takes a sync of the disk at most."""

    def __init__(self, path: Path | None = None) -> None:
        """Open or make the file; without one, or where it cannot be used, nothing is counted."""
        self.lock = threading.Lock()
        self.connection: sqlite3.Connection | None = None
        if path is None:
            return
        try:
            make_private(path)
            self.connection = connect(path)
            self.connection.executescript(SCHEMA)
        except (OSError, sqlite3.Error, LogUnavailable) as error:
            logger.warning(
                "choices in the positions of the days are not counted, for %s cannot be used: %s", path, error
            )
            self.connection = None

    def choose(self, position: str, key: str, action: str | None) -> bool:
        """Keep what a browser has chosen first, None for nothing; return whether that action now counts for it."""
        who = hashlib.blake2b(f"{position} {key}".encode(), digest_size=16).digest()
        if self.connection is None:
            return False
        with self.lock:
            try:
                self.connection.execute(
                    "INSERT OR IGNORE INTO choice (position, who, action) SELECT ?1, ?2, ?3 "
                    "WHERE (SELECT count(*) FROM choice WHERE position = ?1) < ?4",
                    (position, who, action, MOST_COUNTED),
                )
                row = self.connection.execute(
                    "SELECT action FROM choice WHERE position = ? AND who = ?", (position, who)
                ).fetchone()
            except sqlite3.Error as error:
                logger.warning("a choice could not be kept: %s", error)
                return False
        return row is not None and action is not None and row[0] == action

    def chosen(self, position: str) -> dict[str, int]:
        """Return how many have chosen what, most first; nothing where that cannot be read."""
        if self.connection is None:
            return {}
        with self.lock:
            try:
                rows = self.connection.execute(
                    "SELECT action, count(*) FROM choice WHERE position = ? AND action IS NOT NULL "
                    "GROUP BY action ORDER BY count(*) DESC, action",
                    (position,),
                )
                return dict(rows.fetchall())
            except sqlite3.Error as error:
                logger.warning("choices could not be counted: %s", error)
                return {}

    def close(self) -> None:
        """Release the file."""
        with self.lock:
            if self.connection is not None:
                self.connection.close()
