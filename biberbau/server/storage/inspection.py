"""Looking at a data file before it is opened, so that one that is not ours, or not yet, is left as it is."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Final

from biberbau.server.storage.blame import is_of_damage
from biberbau.server.storage.log import LogUnavailable, SchemaTooNew
from biberbau.server.storage.wal import wal_of

SCHEMA_VERSION: Final = 1
"""What this version writes into a file's `user_version`."""

HEADER: Final = 100
MAGIC: Final = b"SQLite format 3\0"
USER_VERSION: Final = slice(60, 64)
"""The head of a SQLite file (https://www.sqlite.org/fileformat.html, 1.3); the version is big-endian."""

READ_AS_A_WHOLE: Final = 256 << 20
"""Bytes of a file up to which all of it is looked through before a house is opened."""

WHOLE: Final = "1"
"""For all tables of a file: so many of the things that are wrong with them are told."""


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


def refuse_damaged(path: Path) -> None:
    """Raise LogUnavailable for a data file that SQLite finds damaged, before a house is opened with it.

    Nothing is touched.  A small file is read as a whole, which takes a second or two on a slow disk; of a larger one
    the list of its tables is, without which there is no house.  A missing or empty file has no damage.
    """
    if not path.exists() or path.stat().st_size == 0:
        return
    # Where nothing lies beside the file, SQLite need not make anything there to read it.
    aside = wal_of(path)
    alone = not aside.exists() or aside.stat().st_size == 0
    try:
        address = f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if alone else ''}"
        with contextlib.closing(sqlite3.connect(address, uri=True)) as connection:
            found = damage_in(connection, WHOLE if is_read_as_a_whole(path) else "game_table")
    except sqlite3.Error as error:
        raise LogUnavailable(f"cannot open {path}: {error}") from error
    if found is not None:
        raise LogUnavailable(f"{path} is damaged, and stays as it is ({found}): {what_to_do(path)}")


def is_read_as_a_whole(path: Path) -> bool:
    """Whether all of a file is looked through before a house is opened with it."""
    return path.stat().st_size <= READ_AS_A_WHOLE


def damage_in(connection: sqlite3.Connection, part: str = WHOLE) -> str | None:
    """Return what SQLite finds wrong first with a table, or a file as a whole; None where that is sound."""
    try:
        (found,) = connection.execute(f"PRAGMA quick_check({part})").fetchone()
    except sqlite3.Error as error:
        if not is_of_damage(error):
            raise
        found = str(error)
    return None if found == "ok" else str(found).splitlines()[-1]


def what_to_do(path: Path) -> str:
    """Return what whoever keeps a house can do where its file is damaged."""
    return (
        f"`biberbau check --data {path.parent}` says which tables are, and "
        f"`biberbau restore COPY --data {path.parent} --replace` puts a copy in its place"
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
