"""Whose fault an error of SQLite is, where one file is read and another written: that of the one that is written?"""

from __future__ import annotations

import sqlite3
from typing import Final

OF_WRITING: Final = frozenset(
    {
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR_WRITE,
        sqlite3.SQLITE_IOERR_FSYNC,
        sqlite3.SQLITE_IOERR_DIR_FSYNC,
        sqlite3.SQLITE_IOERR_TRUNCATE,
    }
)
"""What cannot happen to a file that is only read (https://www.sqlite.org/rescode.html)."""


def is_of_writing(error: sqlite3.Error) -> bool:
    """Whether it was not the file that was read; some errors come from Python's module and bear no code."""
    return getattr(error, "sqlite_errorcode", None) in OF_WRITING
