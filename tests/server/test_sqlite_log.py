"""What a log in a file promises beyond what every log does (`test_log`): synced, versioned, beside the event loop."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from biberbau.core.chance import FastStream
from biberbau.server.storage.copies import opened_to_read
from biberbau.server.storage.folder import LOG_FILE, locked_folder
from biberbau.server.storage.inspection import SCHEMA_VERSION
from biberbau.server.storage.log import LogUnavailable, SchemaTooNew
from biberbau.server.storage.sqlite_log import PATIENCE, SqliteLog, connect


def test_commits_are_synced(tmp_path: Path) -> None:
    connection = connect(tmp_path / "log")
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


def test_one_thread_writes_and_never_the_event_loop(tmp_path: Path) -> None:
    async def main() -> None:
        log = SqliteLog(tmp_path / "log")
        writers = set()
        log.writer.set_trace_callback(lambda _: writers.add(threading.current_thread().name))
        await log.append("AAAA", 0, [b"one"])
        await log.append("AAAA", 1, [b"two"])
        await log.beat()
        log.writer.set_trace_callback(None)
        assert writers == {"log-writer"}
        await log.close()

    asyncio.run(main())


def test_tables_that_go_on_are_written_with_one_statement(tmp_path: Path) -> None:
    async def main() -> None:
        log, tables = SqliteLog(tmp_path / "log"), [f"T{number}" for number in range(5)]
        await asyncio.gather(*(log.append(table, 0, [b"one"]) for table in tables))
        said: list[str] = []
        log.writer.set_trace_callback(said.append)
        await asyncio.gather(*(log.append(table, 1, [b"two"]) for table in tables))
        log.writer.set_trace_callback(None)
        assert len(said) == 1
        assert [await log.read(table) for table in tables] == [[b"one", b"two"]] * 5
        await log.close()

    asyncio.run(main())


def test_a_table_that_goes_on_twice_in_a_group_does_so_in_order(tmp_path: Path) -> None:
    async def main() -> None:
        log = SqliteLog(tmp_path / "log")
        await log.append("AAAA", 0, [b"one"])
        await asyncio.gather(*(log.append("AAAA", after, [b"%d" % after]) for after in range(1, 4)))
        assert await log.read("AAAA") == [b"one", b"1", b"2", b"3"]
        await log.close()

    asyncio.run(main())


def test_a_file_from_the_future_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "log"
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    connection.close()

    async def main() -> None:
        with pytest.raises(SchemaTooNew, match="newer Biberbau"):
            SqliteLog(path)

    asyncio.run(main())


def test_something_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"no database at all, but long enough to look like something" * 20)

    async def main() -> None:
        with pytest.raises(LogUnavailable):
            SqliteLog(path)

    asyncio.run(main())


def test_a_folder_belongs_to_one_server(tmp_path: Path) -> None:
    with locked_folder(tmp_path), pytest.raises(LogUnavailable, match="another Biberbau"), locked_folder(tmp_path):
        pass
    with locked_folder(tmp_path):
        pass


def test_nothing_is_left_in_the_files_of_what_was_forgotten(tmp_path: Path) -> None:
    async def main() -> None:
        log = SqliteLog(tmp_path / LOG_FILE)
        await log.append("AAAA", 0, [b"secret of a table", b"two"])
        await log.append("BBBB", 0, [b"secret of an event" * 100, b"two"])
        await log.drop("AAAA")
        await log.rewrite("BBBB", {1: b"nothing"})
        assert not any(b"secret of" in path.read_bytes() for path in tmp_path.iterdir())
        await log.append("BBBB", 2, [b"three"])
        await log.close()

    asyncio.run(main())


async def with_log(folder: Path, work: Callable[[SqliteLog], Awaitable[None]]) -> None:
    """Do something with a new log; it ends whatever becomes of that."""
    log = SqliteLog(folder / LOG_FILE)
    try:
        await work(log)
    finally:
        await log.close()


def files_of(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())


@pytest.mark.long
def test_nothing_is_left_between_the_rows_of_what_was_rewritten_or_dropped(tmp_path: Path) -> None:
    """Pages are divided while tables grow side by side, and what has moved must not stay where it was."""
    dice, tables = FastStream(1), 60

    async def main(log: SqliteLog) -> None:
        codes = ["".join(chr(65 + dice.below(26)) for _ in range(6)) for _ in range(tables)]
        for sequence in range(40):
            bodies = [b"x" * (40 + dice.below(200)) if sequence != 3 else b"Annabelle sits here" for _ in codes]
            await asyncio.gather(
                *(log.append(code, sequence, [body]) for code, body in zip(codes, bodies, strict=True))
            )
        assert files_of(tmp_path).count(b"Annabelle") >= tables
        for number, code in enumerate(codes):
            if number % 2:
                await log.rewrite(code, {4: b"Nobody sits here"})
            else:
                await log.drop(code)
        assert b"Annabelle" not in files_of(tmp_path)

    asyncio.run(with_log(tmp_path, main))


@pytest.mark.long
def test_who_reads_for_long_holds_nobody_up_and_what_was_rewritten_goes_when_that_is_over(tmp_path: Path) -> None:
    async def main(log: SqliteLog) -> None:
        await log.append("AAAA", 0, [b"Annabelle"])
        with opened_to_read(log.path) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM event").fetchone()
            began = time.monotonic()
            await log.rewrite("AAAA", {1: b"Nobody"})
            await log.append("AAAA", 1, [b"more"])
            assert time.monotonic() - began < PATIENCE
            assert b"Annabelle" in files_of(tmp_path)
        until = time.monotonic() + 60
        while b"Annabelle" in files_of(tmp_path):
            assert time.monotonic() < until
            await asyncio.sleep(0.05)
        assert await log.read("AAAA") == [b"Nobody", b"more"]

    asyncio.run(with_log(tmp_path, main))
