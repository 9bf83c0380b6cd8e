"""Tables that nobody has touched for long are forgotten for ever, and no others."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from biberbau.server.administration import purging
from biberbau.server.administration.clock import CLOCK_FILE, Seen, is_believed
from biberbau.server.storage.folder import LOG_FILE
from tests.cli.running import Outcome, Terminal
from tests.server.person import Person
from tests.server.running import WIDE, Running, running_house

DAY = 24 * 3600


@pytest.fixture
def biberbau(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


def age(folder: Path, code: str, days: float) -> None:
    """Let the events of a table be so much older, while nobody has the file."""
    with closing(sqlite3.connect(folder / LOG_FILE)) as connection:
        connection.execute("UPDATE event SET happened = happened - ? WHERE code = ?", (days * DAY, code))
        connection.commit()


def tables_in(folder: Path) -> list[str]:
    """Return the codes of all tables whose events lie in the file."""
    with closing(sqlite3.connect(folder / LOG_FILE)) as connection:
        return [code for (code,) in connection.execute("SELECT DISTINCT code FROM event ORDER BY code")]


async def tables_of(running: Running, count: int) -> list[Person]:
    """Return people who have each opened a table and gone."""
    company = [Person(running.address, f"Anna{number}") for number in range(count)]
    for person in company:
        await person.connect()
        await person.open_table()
        await person.hang_up()
    while running.house.rooms:
        await asyncio.sleep(0.01)
    return company


def test_old_tables_are_forgotten_where_nobody_sits(biberbau: Terminal, tmp_path: Path) -> None:
    def admin(*words: str) -> Outcome:
        return biberbau("admin", "--data", str(tmp_path), *words)

    async def come_back(running: Running, old: Person, awake: Person) -> None:
        for person in (old, awake):
            person.move(running.address)
        await awake.reconnect()
        purged = admin("purge", "--days", "30", "--dry-run", "--json").json
        assert set(purged["tables"]) == {old.code, awake.code}
        assert running.house.tables == 3
        purged = admin("purge", "--days", "30", "--json").json
        assert (purged["tables"], purged["left_off"]) == ([old.code], 1)
        assert (
            admin("purge", "--days", "30").output
            == "no table is forgotten\n1 more is as old: too many for once, or awake\n"
        )
        assert running.house.tables == 2
        await old.connect()
        answer = await old.ask("resume", code=old.code, token=old.token, seen=0)
        assert answer["reason"]["message"] == "refusal-no-table"
        assert (await awake.ask("rename", name="Anne"))["type"] == "ack"
        for person in (old, awake):
            await person.hang_up()

    with running_house(tmp_path) as running:
        old, awake, young = company = asyncio.run(tables_of(running, 3))
    for person in company[:2]:
        age(tmp_path, person.code, 31)
    with running_house(tmp_path) as running:
        asyncio.run(come_back(running, old, awake))
    assert tables_in(tmp_path) == sorted([awake.code, young.code])


def test_a_house_forgets_by_itself_what_is_older_than_its_rule(tmp_path: Path) -> None:
    with running_house(tmp_path) as running:
        old, young = asyncio.run(tables_of(running, 2))
    age(tmp_path, old.code, 31)
    mark, now = tmp_path / CLOCK_FILE, time.time()
    # The clock went ahead while nobody looked: everything may only seem old.
    mark.write_bytes(msgspec.json.encode(Seen(looked=now - 40 * DAY, evenly=now - 90 * DAY)))
    with running_house(tmp_path, replace(WIDE, table_days=30)) as running:
        while msgspec.json.decode(mark.read_bytes(), type=Seen).looked < now:
            time.sleep(0.02)
    assert tables_in(tmp_path) == sorted([old.code, young.code])
    mark.write_bytes(msgspec.json.encode(Seen(looked=now, evenly=now - 7 * DAY)))
    with running_house(tmp_path, replace(WIDE, table_days=30)) as running:
        end = time.monotonic() + 60
        while running.house.tables > 1 and time.monotonic() < end:
            time.sleep(0.02)
    assert tables_in(tmp_path) == [young.code]


def test_a_clock_is_believed_once_it_has_gone_on_evenly_for_a_week(tmp_path: Path) -> None:
    mark, now = tmp_path / CLOCK_FILE, 20_000 * DAY

    def looks(*days: float, age: float = 365) -> list[bool]:
        return [is_believed(mark, now + day * DAY, age * DAY) for day in days]

    assert looks(0, 1, 6, 7, 30, 66) == [False, False, False, True, True, True]
    # A year ahead, at once; and back, as soon as somebody has noticed.
    assert looks(66.25, 431.25, 432, 66.5, 67, 73.5) == [True, False, False, False, False, True]
    # What is forgotten soon needs no week.
    assert looks(74, 74.5, 76, 77, age=1) == [True, True, False, True]
    mark.write_bytes(b"{")
    assert looks(78, 85) == [False, True]
    mark.unlink()
    assert looks(86, 93) == [False, True]


def test_old_tables_that_are_awake_are_in_the_way_of_none_that_sleeps(
    biberbau: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(purging, "MOST", 1)

    async def come_back(running: Running, awake: Person) -> list[dict[str, Any]]:
        awake.move(running.address)
        await awake.reconnect()
        purged = [biberbau("admin", "--data", str(tmp_path), "purge", "--days", "30", "--json").json for _ in range(3)]
        await awake.hang_up()
        return purged

    with running_house(tmp_path) as running:
        awake, *asleep = company = asyncio.run(tables_of(running, 3))
    for person in company:
        age(tmp_path, person.code, 31)
    with running_house(tmp_path) as running:
        first, second, third = asyncio.run(come_back(running, awake))
    codes = [person.code for person in asleep]
    assert [*first["tables"], *second["tables"]] == codes, "one at a time, the oldest first"
    assert [first["left_off"], second["left_off"]] == [2, 1]
    assert (third["tables"], third["left_off"]) == ([], 1)
