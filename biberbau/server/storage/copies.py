"""Copies of a house: made beside a running server, put back into a folder, and read without changing anything.

A copy is one file, with all that was acknowledged when it was made: SQLite's own backup reads what the file beside the
data file holds, too, which a copy of the one file would lose.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from biberbau.server.storage.blame import is_of_damage, is_of_writing
from biberbau.server.storage.daily_file import (
    DAILY_FILE,
    add_to_copy,
    copy_holds_choices,
    drop_from_copy,
    take_from_copy,
)
from biberbau.server.storage.folder import LOG_FILE, give_to_owner, make_private
from biberbau.server.storage.inspection import SCHEMA_VERSION, Foreign, refuse_foreign
from biberbau.server.storage.log import LogUnavailable, SchemaTooNew
from biberbau.server.storage.wal import wal_of

PART = ".part"
"""Behind the name of a copy that is not whole yet."""


@contextlib.contextmanager
def opened_to_read(path: Path) -> Iterator[sqlite3.Connection]:
    """Give a connection that changes nothing; LogUnavailable or SchemaTooNew for what is no data file that we know."""
    if not path.is_file():
        raise LogUnavailable(f"there is no house in {path.parent}: {path.name} is missing (if it has a --log, name it)")
    refuse_foreign(path)
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version != SCHEMA_VERSION:
                raise Foreign(f"{path} is no data file of Biberbau")
            yield connection
    except sqlite3.Error as error:
        raise LogUnavailable(f"cannot read {path}: {error}") from error


def copy_has_choices(copy: Path) -> bool:
    """Look at what is to be put back, and return whether choices in the positions of the days are in it.

    LogUnavailable or SchemaTooNew, in words for who has named a copy and no house, where that is no copy of a house.
    """
    if not copy.exists():
        raise LogUnavailable(f"there is no file {copy}")
    if not copy.is_file():
        raise LogUnavailable(f"{copy} is no copy of a house{', but a folder' if copy.is_dir() else ''}")
    try:
        with opened_to_read(copy) as source:
            return copy_holds_choices(source)
    except Foreign as error:
        raise LogUnavailable(f"{copy} is no copy of a house") from error
    except SchemaTooNew as error:
        raise SchemaTooNew(f"{copy} was written by a newer Biberbau; update this one") from error


def problems_of_file(connection: sqlite3.Connection) -> list[str]:
    """Return what SQLite itself finds wrong with a file; nothing for a sound one."""
    try:
        found = [str(text) for (text,) in connection.execute("PRAGMA integrity_check")]
    except sqlite3.DatabaseError as error:
        if not is_of_damage(error):
            raise
        found = [str(error)]
    return [] if found == ["ok"] else found


def logs_in(connection: sqlite3.Connection) -> Iterator[tuple[str, list[tuple[int, bytes]] | LogUnavailable]]:
    """Yield every table's code with its events, each with its sequence, oldest table first.

    In place of events that cannot be read it yields why.
    """
    codes = [code for (code,) in connection.execute("SELECT code FROM game_table ORDER BY created, code")]
    for code in codes:
        statement = "SELECT sequence, body FROM event WHERE code = ? ORDER BY sequence"
        try:
            yield code, connection.execute(statement, (code,)).fetchall()
        except sqlite3.DatabaseError as error:
            if not is_of_damage(error):
                raise
            yield code, LogUnavailable(f"the events of table {code} cannot be read: {error}")


def count_tables(connection: sqlite3.Connection) -> int:
    """Return how many tables a file holds."""
    (tables,) = connection.execute("SELECT count(*) FROM game_table").fetchone()
    return int(tables)


def copy_house(source: Path, target: Path, daily: Path | None = None) -> int:
    """Write a data file as it stands into one new file, whole or not at all; return its number of tables.

    So it does with what was chosen in the positions of the days, if there is such a file.  A running server is not held
    up.  LogUnavailable when one of them cannot be used, or the copy would not be sound.
    """
    with opened_to_read(source) as connection, written_whole(target, str(source)) as copy:
        connection.backup(copy)
        if daily is not None:
            add_to_copy(copy, daily)
        return count_tables(copy)


@contextlib.contextmanager
def written_whole(target: Path, source: str) -> Iterator[sqlite3.Connection]:
    """Give an empty file to be filled from a source; after the block it is the target, sound, or nothing is.

    LogUnavailable when it cannot be written, or would not be sound.
    """
    part = target.with_name(target.name + PART)
    try:
        part.unlink(missing_ok=True)
        make_private(part)
        with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as copy:
            yield copy
            # One file for all of it: nothing shall lie beside a copy that could be left behind.
            copy.execute("PRAGMA journal_mode = DELETE")
            problems = problems_of_file(copy)
        if problems:
            raise LogUnavailable(f"{source} is damaged: {problems[0]}")
        sync(part)
        part.replace(target)
        sync(target.parent)
    except OSError as error:
        raise LogUnavailable(f"cannot write {target}: {error.strerror or error}") from error
    except sqlite3.Error as error:
        if is_of_writing(error):
            raise LogUnavailable(f"cannot write {target}: {error}") from error
        raise
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def put_back(copy: Path, folder: Path, amend: Callable[[sqlite3.Connection], object]) -> Path | None:
    """Put a copy into a locked folder; a house that is there already is laid aside, damaged or not, and returned.

    Before it takes the place, `amend` may change what it says.  LogUnavailable when the copy cannot be used; then
    nothing has changed.
    """
    path, fresh = folder / LOG_FILE, folder / f"{LOG_FILE}.restored"
    aside, choices = laid_aside(path), None
    try:
        copy_house(copy, fresh)
        with contextlib.closing(sqlite3.connect(fresh, isolation_level=None)) as tables:
            drop_from_copy(tables)
            amend(tables)
            # Between the rows of a copy lies what has lain between those of the house.
            tables.execute("VACUUM")
        choices = prepared_choices(copy, folder)
        put_in_place(fresh, path, aside)
        try:
            place_choices(choices, folder)
        except LogUnavailable:
            take_back(path, aside)
            raise
    except (OSError, LogUnavailable, sqlite3.Error) as error:
        for file in (fresh, choices):
            if file is not None:
                file.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            raise LogUnavailable(f"cannot write {fresh}: {error}") from error
        raise
    return aside


def put_back_choices(copy: Path, folder: Path) -> None:
    """Put what was chosen in the positions of the days from a copy into a locked folder.

    What was chosen there is laid aside; it stays where the copy holds nothing of the kind.  LogUnavailable when one of
    the two cannot be used.
    """
    place_choices(prepared_choices(copy, folder), folder)


def prepared_choices(copy: Path, folder: Path) -> Path | None:
    """Return a file beside the one whose place it is to take; None where the copy holds nothing of the kind."""
    fresh = folder / f"{DAILY_FILE}.restored"
    with opened_to_read(copy) as source:
        if not copy_holds_choices(source):
            return None
        with written_whole(fresh, str(copy)) as target:
            take_from_copy(source, target)
    return fresh


def place_choices(fresh: Path | None, folder: Path) -> None:
    """Let it take that place."""
    if fresh is not None:
        put_in_place(fresh, folder / DAILY_FILE, laid_aside(folder / DAILY_FILE, "daily-"))


def laid_aside(path: Path, what: str = "") -> Path | None:
    """Return where a file of the folder is laid aside, under a name that none has yet; None where there is none."""
    if not path.exists():
        return None
    name = f"before-restore-{what}{time.strftime('%Y%m%d-%H%M%S')}"
    # What was laid aside in the same second is no less somebody's house.
    names = itertools.chain([name], (f"{name}-{number}" for number in itertools.count(2)))
    return next(place for one in names if not (place := path.with_name(f"{one}.sqlite3")).exists())


def put_in_place(fresh: Path, path: Path, aside: Path | None) -> None:
    """Lay a file aside and put another in its place; LogUnavailable, and all is as before, when that cannot be done."""
    try:
        if aside is not None:
            # What lies beside the old file belongs to it, and would be taken for the new one's.
            if wal_of(path).exists():
                wal_of(path).replace(wal_of(aside))
            path.replace(aside)
        path.with_name(path.name + "-shm").unlink(missing_ok=True)
        give_to_owner(fresh)
        fresh.replace(path)
        sync(path.parent)
    except OSError as error:
        take_back(path, aside)
        raise LogUnavailable(f"cannot write into {path.parent}: {error.strerror or error}") from error


def take_back(path: Path, aside: Path | None) -> None:
    """Let a file that was laid aside have its place again, or nothing where nothing was, as far as the disk lets it."""
    with contextlib.suppress(OSError):
        if aside is None:
            path.unlink(missing_ok=True)
            return
        if aside.exists():
            aside.replace(path)
        if wal_of(aside).exists():
            wal_of(aside).replace(wal_of(path))


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk; Windows has no way to ask for the second."""
    if sys.platform == "win32" and path.is_dir():
        return
    # A folder is never opened to be written, and on Windows a file is only synced by whoever may write it.
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
