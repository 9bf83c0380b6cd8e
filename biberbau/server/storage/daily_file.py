"""The file beside the log in which lies what people chose in the positions of the days, and its place in copies.

In a copy of a house it is one more table, so that a copy is one file.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from biberbau.server.storage.blame import is_of_writing
from biberbau.server.storage.log import LogUnavailable

DAILY_FILE = "daily.sqlite3"

CHOICES = """
    position TEXT NOT NULL,    -- name of a `Daily`
    who BLOB NOT NULL,         -- digest of a browser's key and the position
    action TEXT,               -- null: the answer was wanted without one
    PRIMARY KEY (position, who)
"""

SCHEMA = f"CREATE TABLE IF NOT EXISTS choice ({CHOICES}) STRICT, WITHOUT ROWID;"

IN_COPY = "daily_choice"
"""The table of a copy."""


def add_to_copy(copy: sqlite3.Connection, file: Path) -> None:
    """Put what a file holds into a copy that is being written; LogUnavailable when it cannot be read."""
    if file.is_file():
        # Whoever puts a copy back by hand has a house in whose tables the choices of then still lie.
        drop_from_copy(copy)
        with reading(file) as source:
            pour(source, "choice", copy, IN_COPY)


def take_from_copy(copy: sqlite3.Connection, file: sqlite3.Connection) -> None:
    """Put what a copy holds into an empty file."""
    pour(copy, IN_COPY, file, "choice")


def drop_from_copy(copy: sqlite3.Connection) -> None:
    """Leave a copy as a house has its tables."""
    copy.execute(f"DROP TABLE IF EXISTS {IN_COPY}")


def copy_holds_choices(copy: sqlite3.Connection) -> bool:
    """Whether a copy has them; those that were made before have not."""
    found = copy.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (IN_COPY,)).fetchone()
    return found is not None


def counted_in(file: Path) -> int:
    """Return how many choices a file holds, 0 where there is none; LogUnavailable when it is damaged."""
    if not file.is_file():
        return 0
    with reading(file) as source:
        found = [str(text) for (text,) in source.execute("PRAGMA integrity_check")]
        if found != ["ok"]:
            raise LogUnavailable(f"{file} is damaged: {found[0]}")
        (count,) = source.execute("SELECT count(*) FROM choice").fetchone()
        return int(count)


@contextlib.contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Give a connection that changes nothing; LogUnavailable when the file cannot be read.

    What is wrong with a file into which the block writes is not taken for that.
    """
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            yield connection
    except sqlite3.Error as error:
        if is_of_writing(error):
            raise
        raise LogUnavailable(f"cannot read {file}: {error}") from error


def pour(source: sqlite3.Connection, table: str, target: sqlite3.Connection, into: str) -> None:
    """Copy all choices from one table into a new one."""
    target.execute(f"CREATE TABLE {into} ({CHOICES}) STRICT, WITHOUT ROWID")
    target.execute("BEGIN")
    rows = source.execute(f"SELECT position, who, action FROM {table}")
    target.executemany(f"INSERT INTO {into} (position, who, action) VALUES (?, ?, ?)", rows)
    target.execute("COMMIT")
