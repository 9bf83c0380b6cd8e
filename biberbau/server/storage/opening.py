"""Which log a house has: a file in its data folder, or a database."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.inspection import refuse_foreign
from biberbau.server.storage.log import Log, LogUnavailable
from biberbau.server.storage.snapshots import SNAPSHOTS_FILE, SnapshotFile, Snapshots
from biberbau.server.storage.sqlite_log import SqliteLog

if TYPE_CHECKING:
    from biberbau.server.storage.postgresql.log import PostgresqlLog

LEAVING = 3.0
"""Seconds in which a database notices that a process has ended."""

SAME_PLACE = 8.0
"""Seconds in which one has to be gone that was reached at our address, even where its machine ended without a word."""

LOOK = 0.05
"""Seconds between two looks whether it has."""


def refuse_folder(folder: Path, address: str | None) -> None:
    """Raise LogUnavailable or SchemaTooNew where what lies in a folder forbids a log; nothing is changed."""
    file = folder / LOG_FILE
    if address is None:
        refuse_foreign(file)
    elif file.exists():
        raise LogUnavailable(
            f"{file} holds tables, which a house with its log in PostgreSQL would not see; "
            "choose another folder with --data"
        )


@contextlib.contextmanager
def driver_needed() -> Iterator[None]:
    """Say what is missing where a block cannot import what asks PostgreSQL."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise LogUnavailable("a log in PostgreSQL needs asyncpg: pip install 'biberbau[postgresql]'") from error


async def require_alone(address: str, places: Sequence[str] = ()) -> None:
    """Raise LogUnavailable or SchemaTooNew where no house can be opened in a database.

    One whose processes other machines reach at `places` does not mind houses that can be reached, too, at others.
    """
    with driver_needed():
        from biberbau.server.storage.postgresql.log import PostgresqlLog
    log = await PostgresqlLog.open(address, next(iter(places), None))
    try:
        await leave_no_stranger(log, places)
        await leave_nobody_at(log, places)
    finally:
        await log.close()


async def leave_no_stranger(log: PostgresqlLog, places: Sequence[str]) -> None:
    """Return once nobody has the database who could not relay to us, or we to them; LogUnavailable if that stays so."""
    end = log.loop.time() + LEAVING
    while any(not places or other.inside is None for other in await log.others()):
        if log.loop.time() > end:
            hint = " without --inside" if places else ""
            raise LogUnavailable(f"another Biberbau{hint} uses {log.name}")
        await asyncio.sleep(LOOK)


async def leave_nobody_at(log: PostgresqlLog, places: Sequence[str]) -> None:
    """Return once nobody is reached where we shall be; LogUnavailable if that stays so.

    Who is relayed to an address of two machines comes to either of them.
    """
    end = log.loop.time() + SAME_PLACE
    while taken := {other.inside for other in await log.others()}.intersection(places):
        if log.loop.time() > end:
            raise LogUnavailable(
                f"another machine of the house is reached at {min(map(str, taken))} already: "
                "each needs an address of its own for --inside, and so many ports there as it has workers"
            )
        await asyncio.sleep(LOOK)


async def open_log(
    folder: Path, address: str | None, alone: bool = True, inside: str | None = None, desk: bool = False
) -> Log:
    """Open the log of a house: of its folder, or in the PostgreSQL database at an address.

    `inside` and `desk` are told to other processes there; see `PostgresqlLog.open`.  LogUnavailable or SchemaTooNew
    where it cannot be had, or another process has the database and `alone` is wanted.
    """
    if address is None:
        return SqliteLog(folder / LOG_FILE)
    with driver_needed():
        from biberbau.server.storage.postgresql.log import PostgresqlLog
    log = await PostgresqlLog.open(address, inside, desk)
    try:
        if alone:
            await leave_no_stranger(log, () if inside is None else (inside,))
    except BaseException:
        await log.close()
        raise
    return log


def snapshots_beside(folder: Path, log: Log) -> Snapshots:
    """Return where snapshots of the tables of a log are: in a file of the folder, or in the log's database.

    There a file of before is deleted: it may say how people were called whose names were erased at another machine.
    """
    if isinstance(log, SqliteLog):
        return SnapshotFile(folder / SNAPSHOTS_FILE)
    from biberbau.server.storage.postgresql.log import PostgresqlLog
    from biberbau.server.storage.postgresql.snapshots import DatabaseSnapshots

    assert isinstance(log, PostgresqlLog)
    for ending in ("", "-wal", "-shm"):
        with contextlib.suppress(OSError):
            (folder / f"{SNAPSHOTS_FILE}{ending}").unlink()
    return DatabaseSnapshots(log)
