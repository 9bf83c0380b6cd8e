"""What a house says to whoever watches over it: whether it keeps what it is told, numbers, and lines with the time."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import resource
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from biberbau.server.house.pulse import FRESH, Pulse
from biberbau.server.house.watchdog import Watchdog
from biberbau.server.http_server import Openness
from biberbau.server.log_lines import JsonLines, TextLines
from biberbau.server.measures import Histogram
from biberbau.server.socket.limits import Limits
from biberbau.server.storage import inspection, sqlite_log
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.sqlite_log import SqliteLog
from biberbau.server.storage.wal import wal_of
from biberbau.server.watch_api import COUNTED, keep_count
from tests.server.evening import people
from tests.server.patience import within
from tests.server.person import Person
from tests.server.postgresql import Postgresql
from tests.server.running import running_house
from tests.server.served import Served
from tests.server.test_copies import old_house
from tests.server.test_damage import PAGE, root_of, spoil_page
from tests.server.virtual_time import MemoryLog, run


def ask(address: str, path: str, **headers: str) -> tuple[int, str]:
    """Return status and content of an address."""
    request = urllib.request.Request(
        address + path, headers={name.replace("_", "-"): headers[name] for name in headers}
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def health(address: str) -> tuple[int, dict[str, Any]]:
    status, content = ask(address, "healthz")
    return status, json.loads(content)


def test_health_is_a_write_and_an_old_one_is_none(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        for _ in range(3):
            assert health(house.address)[0] == 200
        with sqlite3.connect(tmp_path / LOG_FILE) as connection:
            ((written,),) = connection.execute("SELECT written FROM pulse")
        connection.close()
        assert time.time() - 10 < written <= time.time()


def test_what_was_written_a_moment_ago_is_not_written_again() -> None:
    class Counting(MemoryLog):
        beats = 0

        def beat(self) -> asyncio.Future[None]:
            self.beats += 1
            return super().beat()

    async def main() -> None:
        log = Counting()
        pulse = Pulse(log)
        for seconds, beats in ((0, 1), (FRESH - 0.1, 1), (0.2, 2), (0, 2)):
            await asyncio.sleep(seconds)
            assert await pulse.problem() is None
            assert log.beats == beats

    run(main)


@pytest.mark.long
def test_a_locked_file_is_no_good_health_and_health_comes_back(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        stranger = sqlite3.connect(tmp_path / LOG_FILE, isolation_level=None)
        stranger.execute("BEGIN IMMEDIATE")
        status, told = health(house.address)
        assert (status, told["status"]) == (503, "broken")
        assert "has not answered" in told["reason"]
        stranger.execute("ROLLBACK")
        stranger.close()
        end = time.monotonic() + 10
        while health(house.address)[0] != 200 and time.monotonic() < end:
            time.sleep(0.1)
        assert health(house.address) == (200, health(house.address)[1])


def test_a_file_that_is_gone_is_noticed_by_asking_for_health(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        (tmp_path / LOG_FILE).unlink()
        status, told = health(house.address)
        assert status == 503
        assert "deleted or replaced" in told["reason"]


def test_damage_in_a_file_too_large_to_be_read_before_is_told_beside_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = old_house(tmp_path / "house") / LOG_FILE
    with sqlite3.connect(file) as connection:
        events = root_of(connection, "event")
    connection.close()
    spoil_page(file, events)
    monkeypatch.setattr(inspection, "READ_AS_A_WHOLE", PAGE)
    with running_house(file.parent) as house:
        end = time.monotonic() + 10
        while health(house.address)[1]["status"] == "ok" and time.monotonic() < end:
            time.sleep(0.02)
        status, told = health(house.address)
        assert (status, told["status"]) == (503, "damaged")
        assert told["reason"].startswith(f"{file} is damaged (")
        assert f"`biberbau check --data {file.parent}` says which tables are" in told["reason"]
        assert told["reason"] in [record.getMessage() for record in caplog.records]


def test_a_sound_file_is_in_good_health_however_large_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inspection, "READ_AS_A_WHOLE", PAGE)

    async def main() -> None:
        log = SqliteLog(old_house(tmp_path / "house") / LOG_FILE)
        await log.look_through()
        assert log.damage is None
        await log.close()

    asyncio.run(main())


def test_who_closes_a_house_does_not_wait_until_its_file_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()

    def read_for_ever(connection: sqlite3.Connection) -> str | None:
        begun.set()
        counting = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
        return str(connection.execute(counting).fetchone())

    monkeypatch.setattr(inspection, "READ_AS_A_WHOLE", PAGE)
    monkeypatch.setattr(sqlite_log, "damage_in", read_for_ever)

    async def main() -> None:
        log = SqliteLog(old_house(tmp_path / "house") / LOG_FILE)
        looking = asyncio.create_task(log.look_through())
        await asyncio.to_thread(begun.wait)
        looking.cancel()
        async with asyncio.timeout(10):
            await asyncio.wait([looking])
        assert looking.cancelled()
        await log.close()

    asyncio.run(main())


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are set on Linux only")
def test_a_disk_without_room_is_no_good_health_and_loses_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        served = await Served.start(tmp_path)
        try:
            async with Person(served.address, "Anna") as anna:
                await anna.open_table()
                size = wal_of(tmp_path / LOG_FILE).stat().st_size
                _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
                resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (size, most))
                status, told = await asyncio.to_thread(health, served.address)
                assert status == 503, told
                assert "cannot write" in told["reason"]
                resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (most, most))
                status, told = await asyncio.to_thread(health, served.address)
                assert (status, told["reason"]) == (200, None)
                assert (await anna.ask("rename", name="Anne"))["type"] == "ack"
        finally:
            await served.stop()

    asyncio.run(main())


def test_metrics_are_numbers_for_this_machine_alone(tmp_path: Path) -> None:
    async def main(address: str) -> str:
        async with people(address, "Anna") as (anna,):
            assert (await anna.ask("start"))["type"] == "refused"
            return (await asyncio.to_thread(ask, address, "metrics"))[1]

    with running_house(tmp_path) as house:
        told = asyncio.run(main(house.address))
        assert ask(house.address, "metrics", X_Forwarded_For="127.0.0.1")[0] == 404
    for line in told.splitlines():
        assert re.fullmatch(r"# (HELP|TYPE) \w+ .+|\w+(\{\w+=\"[^\"]+\"\})? [\d.e+-]+", line), line
    assert 'biberbau_refusals_total{reason="refusal-too-few"} 1' in told
    assert "biberbau_rooms 1\n" in told
    assert "biberbau_sockets 1\n" in told
    assert "biberbau_bot_queue 0\n" in told
    commits = re.search(r"^biberbau_commit_seconds_count (\d+)$", told, re.MULTILINE)
    assert commits is not None
    assert int(commits[1]) > 0
    assert 'biberbau_loop_lag_seconds_bucket{le="+Inf"}' in told


def test_a_house_without_numbers_has_no_address_for_them(tmp_path: Path) -> None:
    with running_house(tmp_path, openness=Openness(metrics=False)) as house:
        assert ask(house.address, "metrics")[0] == 404
        assert health(house.address)[0] == 200


def test_a_histogram_counts_what_is_at_most_its_bound() -> None:
    histogram = Histogram()
    for seconds in (0.0005, 0.001, 0.3, 99.0):
        histogram.note(seconds)
    lines = list(histogram.lines("name", "meaning"))
    assert lines[:3] == ["# HELP name meaning", "# TYPE name histogram", 'name_bucket{le="0.001"} 2']
    assert 'name_bucket{le="0.5"} 3' in lines
    assert lines[-3:] == ['name_bucket{le="+Inf"} 4', "name_sum 99.3015", "name_count 4"]


def test_a_loop_that_stands_is_told_of_with_its_place(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        watching = asyncio.create_task(Watchdog(stands=0.1).run())
        await asyncio.sleep(0.01)
        while not caplog.records:
            stand_still_here()
        await asyncio.sleep(0.3)
        watching.cancel()
        await asyncio.wait([watching])

    def stand_still_here() -> None:
        time.sleep(0.3)

    asyncio.run(within(10, main()))
    assert "stand_still_here" in caplog.records[0].getMessage()


def test_lines_have_the_time() -> None:
    record = logging.LogRecord("biberbau.server", logging.WARNING, "", 0, "the %s is full", ("disk",), None)
    record.created = 1_700_000_000.25
    assert TextLines().format(record) == "2023-11-14T22:13:20.250+00:00 WARNING biberbau.server: the disk is full"
    assert json.loads(JsonLines().format(record)) == {
        "time": "2023-11-14T22:13:20.250+00:00",
        "level": "warning",
        "logger": "biberbau.server",
        "message": "the disk is full",
    }
    try:
        raise ValueError("a reason")
    except ValueError:
        record.exc_info = sys.exc_info()
    assert "ValueError: a reason" in json.loads(JsonLines().format(record))["exception"]


def test_the_command_writes_its_lines_as_it_is_told() -> None:
    script = (
        "import logging, sys; from biberbau.server.log_lines import write_lines; write_lines(sys.argv[1]); "
        "logging.getLogger('uvicorn.error').warning('one'); logging.getLogger('biberbau').info('two')"
    )
    lines = [
        subprocess.run([sys.executable, "-c", script, form], capture_output=True, text=True, check=True).stderr
        for form in ("text", "json")
    ]
    assert re.fullmatch(r"\S+T\S+ WARNING uvicorn.error: one\n", lines[0])
    assert json.loads(lines[1])["message"] == "one"


@pytest.mark.long
def test_who_guesses_shuts_nobody_out_of_their_seat(tmp_path: Path) -> None:
    limits = Limits(lookups_per_second=0, lookup_burst=3)

    async def main(house: Any) -> None:
        async with people(house.address, "Anna") as (anna,):
            pass
        while house.house.rooms:
            await asyncio.sleep(0.02)
        async with Person(house.address, "Guesser") as guesser:
            for _ in range(3):
                assert (await guesser.ask("watch", code="ZZZZZZ"))["reason"]["message"] == "refusal-no-table"
        for code, token in ((anna.code, "x" * 32), ("ZZZZZZ", anna.token)):
            async with Person(house.address, "Guesser") as guesser:
                await guesser.say("resume", code=code, token=token, seen=0)
                with pytest.raises(Exception, match="1013"):
                    await guesser.hear()
        await anna.connect()
        seated = await anna.ask("resume", code=anna.code, token=anna.token, seen=0)
        assert (seated["type"], seated["seat"]) == ("seated", 0)
        await anna.hang_up()

    with running_house(tmp_path, limits) as house:
        asyncio.run(main(house))


@pytest.mark.long
def test_a_house_goes_on_when_its_database_is_back(tmp_path: Path, postgresql: Postgresql, database: str) -> None:
    """What could not be kept has never happened; who was there comes back to the table as it was."""

    async def main(address: str) -> None:
        async with people(address, "Anna") as (anna,):
            postgresql.crash()
            try:
                with pytest.raises(ConnectionClosed):
                    await anna.ask("rename", name="Anne")
                status, told = await asyncio.to_thread(health, address)
                assert status == 503
                assert "cannot reach postgresql:///house" in told["reason"]
            finally:
                postgresql.launch()
                await postgresql.answer()
            assert (await asyncio.to_thread(health, address))[0] == 200
            seen = anna.seq
            await anna.reconnect()
            assert (await anna.ask("rename", name="Anne"))["seq"] == seen + 1

    with running_house(tmp_path, log=database) as house:
        asyncio.run(main(house.address))


def test_tables_that_other_processes_open_and_forget_are_counted() -> None:
    async def main() -> None:
        log = MemoryLog()
        house: Any = SimpleNamespace(log=log, tables=0)
        counting = asyncio.create_task(keep_count(house))
        for code in ("TABLE1", "TABLE2", "CHALLENGES"):
            await log.append(code, 0, [b"an event"])
        await asyncio.sleep(COUNTED + 1)
        assert house.tables == 2
        await log.drop("TABLE1")
        await asyncio.sleep(COUNTED)
        assert house.tables == 1
        counting.cancel()

    run(main)
