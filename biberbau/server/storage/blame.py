"""Whose fault an error of SQLite is: of a damaged file, or of the one that is written while another is read?"""

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


OF_DAMAGE: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


def is_of_damage(error: sqlite3.Error) -> bool:
    """Whether a file does not say what SQLite has written into it."""
    # Above the lowest eight bits a code says what exactly it was.
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in OF_DAMAGE
