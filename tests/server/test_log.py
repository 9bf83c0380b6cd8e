"""The event log: durable, fenced, versioned."""

from __future__ import annotations

import asyncio
import functools
import sqlite3
import threading
import time
from pathlib import Path

import pytest

from biberbau.server.storage import sqlite_log
from biberbau.server.storage.folder import locked_folder
from biberbau.server.storage.inspection import SCHEMA_VERSION
from biberbau.server.storage.log import Conflict, LogUnavailable, SchemaTooNew
from biberbau.server.storage.sqlite_log import SqliteLog, connect


def test_commits_are_synced(tmp_path: Path) -> None:
    connection = connect(tmp_path / "log")
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


def test_events_come_back_in_order_and_after_a_restart(tmp_path: Path) -> None:
    async def write() -> None:
        log = SqliteLog(tmp_path / "log")
        await log.append("AAAA", 0, [b"one", b"two"])
        await log.append("BBBB", 0, [b"other"])
        await log.append("AAAA", 2, [b"three"])
        await log.close()

    async def read() -> None:
        log = SqliteLog(tmp_path / "log")
        assert await log.read("AAAA") == [b"one", b"two", b"three"]
        assert await log.read("AAAA", after=2) == [b"three"]
        assert await log.read("CCCC") == []
        assert await log.tables() == ["AAAA", "BBBB"]
        await log.close()

    asyncio.run(write())
    asyncio.run(read())


@pytest.mark.parametrize("after", [0, 2, 7])
def test_an_append_that_expects_another_sequence_writes_nothing(tmp_path: Path, after: int) -> None:
    async def main() -> None:
        log = SqliteLog(tmp_path / "log")
        await log.append("AAAA", 0, [b"one"])
        with pytest.raises(Conflict):
            await log.append("AAAA", after, [b"mine"])
        assert await log.read("AAAA") == [b"one"]
        await log.append("AAAA", 1, [b"two"])
        assert await log.read("AAAA") == [b"one", b"two"]
        await log.close()

    asyncio.run(main())


def test_two_logs_on_one_file_fence_each_other(tmp_path: Path) -> None:
    async def main() -> None:
        first, second = SqliteLog(tmp_path / "log"), SqliteLog(tmp_path / "log")
        await first.append("AAAA", 0, [b"one"])
        outcomes = await asyncio.gather(
            first.append("AAAA", 1, [b"mine"]), second.append("AAAA", 1, [b"yours"]), return_exceptions=True
        )
        assert {type(outcome) for outcome in outcomes} == {type(None), Conflict}
        assert len(await first.read("AAAA")) == 2
        await first.close()
        await second.close()

    asyncio.run(main())


def test_appends_that_wait_together_share_commits(tmp_path: Path) -> None:
    async def main() -> None:
        log = SqliteLog(tmp_path / "log")
        await asyncio.gather(*(log.append(f"T{number}", 0, [b"one"]) for number in range(400)))
        assert log.commits < 100
        assert len(await log.tables()) == 400
        await log.close()

    asyncio.run(main())


def test_events_are_kept_that_are_appended_while_others_are_committed(tmp_path: Path) -> None:
    async def main() -> None:
        log = SqliteLog(tmp_path / "log")
        await log.append("AAAA", 0, [b"one"])
        waiting = []
        for number in range(60):
            waiting += [log.append(f"T{number}", 0, [b"one"]), log.append("AAAA", number + 1, [b"more"])]
            await asyncio.sleep(0.0005)
        await asyncio.gather(*waiting)
        assert len(await log.tables()) == 61
        assert len(await log.read("AAAA")) == 61
        await log.close()

    asyncio.run(main())


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


def test_an_idle_log_commits_at_once_and_a_busy_one_a_little_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_log, "SPACING", 60.0)

    async def main() -> None:
        log = SqliteLog(tmp_path / "log")
        await log.append("AAAA", 0, [b"one"])
        waiting = [log.append("AAAA", 1, [b"two"])]
        for _ in range(3):
            await asyncio.sleep(0)
        waiting.append(log.append("BBBB", 0, [b"one"]))
        await log.close()
        await asyncio.gather(*waiting)
        assert log.commits == 2

    asyncio.run(main())


def test_nobody_waits_with_the_log_for_a_commit(tmp_path: Path) -> None:
    """Neither the event loop nor who reads; what is appended meanwhile shares the next commit, in order."""

    async def main() -> None:
        log = SqliteLog(tmp_path / "log")
        await log.append("AAAA", 0, [b"one"])
        stranger = connect(tmp_path / "log")
        stranger.execute("BEGIN IMMEDIATE")
        order: list[int] = []
        waiting = [log.append("AAAA", 1, [b"two"])]
        longest = 0.0
        for number in range(30):
            begun = time.perf_counter()
            await asyncio.sleep(0.005)
            longest = max(longest, time.perf_counter() - begun)
            waiting.append(log.append(f"T{number}", 0, [b"one"]))
        assert longest < 1.0
        assert await log.read("AAAA") == [b"one"]
        assert await log.tables() == ["AAAA"]
        assert not any(durable.done() for durable in waiting)
        for number, durable in enumerate(waiting):
            durable.add_done_callback(functools.partial(lambda number, _: order.append(number), number))
        stranger.execute("ROLLBACK")
        stranger.close()
        await asyncio.gather(*waiting)
        assert log.commits == 3
        assert order == sorted(order)
        assert await log.read("AAAA") == [b"one", b"two"]
        await log.close()

    asyncio.run(main())


def test_what_waits_for_a_commit_is_committed_before_the_log_closes(tmp_path: Path) -> None:
    async def main() -> None:
        log = SqliteLog(tmp_path / "log")
        await log.append("AAAA", 0, [b"one"])
        waiting = log.append("AAAA", 1, [b"two"])
        await log.close()
        await waiting
        again = SqliteLog(tmp_path / "log")
        assert await again.read("AAAA") == [b"one", b"two"]
        await again.close()

    asyncio.run(main())


def test_a_conflict_in_a_group_spares_the_others(tmp_path: Path) -> None:
    async def main() -> None:
        log = SqliteLog(tmp_path / "log")
        outcomes = await asyncio.gather(
            *(log.append(f"T{number}", 1 if number == 5 else 0, [b"one"]) for number in range(10)),
            return_exceptions=True,
        )
        assert [number for number, outcome in enumerate(outcomes) if outcome is not None] == [5]
        assert len(await log.tables()) == 9
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


def test_a_closed_log_takes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        log = SqliteLog(tmp_path / "log")
        await log.close()
        with pytest.raises(LogUnavailable):
            await log.append("AAAA", 0, [b"one"])

    asyncio.run(main())


def test_a_folder_belongs_to_one_server(tmp_path: Path) -> None:
    with locked_folder(tmp_path), pytest.raises(LogUnavailable, match="another Biberbau"), locked_folder(tmp_path):
        pass
    with locked_folder(tmp_path):
        pass
