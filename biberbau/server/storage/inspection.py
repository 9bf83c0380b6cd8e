"""Looking at a data file before it is opened, so that one that is not ours, or not yet, is left as it is."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Final

from biberbau.server.storage.log import LogUnavailable, SchemaTooNew

SCHEMA_VERSION: Final = 1
"""What this version writes into a file's `user_version`."""

HEADER: Final = 100
MAGIC: Final = b"SQLite format 3\0"
USER_VERSION: Final = slice(60, 64)
"""The head of a SQLite file (https://www.sqlite.org/fileformat.html, 1.3); the version is big-endian."""


class Foreign(LogUnavailable):
    """A file is none of Biberbau's."""


def refuse_foreign(path: Path) -> None:
    """Raise SchemaTooNew for a file of a newer version, Foreign for one that is no data file of ours.

    Nothing is touched; LogUnavailable where it cannot be read.  A missing or empty file may be made ours.
    """
    try:
        with path.open("rb") as file:
            head = file.read(HEADER)
    except (FileNotFoundError, NotADirectoryError):
        return
    except OSError as error:
        raise LogUnavailable(f"cannot open {path}: {error.strerror or error}") from error
    if head and (len(head) < HEADER or not head.startswith(MAGIC)):
        raise Foreign(f"{path} is no data file of Biberbau; choose another folder with --data")
    version = int.from_bytes(head[USER_VERSION], "big")
    refuse_newer(path, version)
    if head and version == 0 and holds_tables(path):
        raise Foreign(f"{path} is a database of another program; choose another folder with --data")


def refuse_newer(path: Path, version: int) -> None:
    """Raise SchemaTooNew for a schema that this version does not know."""
    if version > SCHEMA_VERSION:
        raise SchemaTooNew(
            f"{path} was written by a newer Biberbau (schema {version}; this one knows {SCHEMA_VERSION}). "
            "Update Biberbau, or choose another folder with --data."
        )


def holds_tables(path: Path) -> bool:
    """Whether a database has tables though no version of ours has made any; LogUnavailable when it cannot be read."""
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        raise LogUnavailable(f"cannot open {path}: {error}") from error
    # What a crash left in the file beside it may be ahead of the head.
    return bool(version == 0 and tables > 0)
