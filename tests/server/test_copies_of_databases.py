"""Houses move between a folder and a database, as copies that are the same for both."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from biberbau.server.administration import purging
from biberbau.server.administration.clock import CLOCK_FILE, DAY, Seen
from biberbau.server.administration.erased import Erased, note_erased
from biberbau.server.review.choices import Choices
from biberbau.server.storage import folder as folder_module
from biberbau.server.storage.daily_file import DAILY_FILE, counted_in
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.table.erasing import named_in, names_in
from tests.cli.running import Terminal
from tests.server.evening import people
from tests.server.person import Person
from tests.server.postgresql import Postgresql, asked
from tests.server.running import WIDE, running_house
from tests.server.test_copies import OLD, old_house


@pytest.fixture
def biberbau(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


MICROSECOND = 1.5e-6
"""Databases keep times to the nearest one."""


def content(file: Path) -> tuple[list[Any], list[float]]:
    """Return what is in a data file, and its times."""
    with sqlite3.connect(file) as connection:
        tables = connection.execute("SELECT code, created FROM game_table ORDER BY code").fetchall()
        events = connection.execute(
            "SELECT code, sequence, body, happened FROM event ORDER BY code, sequence"
        ).fetchall()
    connection.close()
    rows = [*tables, *events]
    return [row[:-1] for row in rows], [row[-1] for row in rows]


def test_a_house_moves_into_a_database_and_back(biberbau: Terminal, tmp_path: Path, database: str) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    moved = biberbau("restore", str(OLD / LOG_FILE), "--log", database, "--data", str(folder))
    assert moved.output.endswith("is the house in the database now, with 8 tables\n"), moved.errors
    before = biberbau("check", "--data", str(OLD), "--json").json
    after = biberbau("check", "--log", database, "--data", str(folder), "--json").json
    assert after == {**before, "file": "postgresql:///house"}
    copied = biberbau("backup", str(tmp_path / "copy"), "--log", database, "--data", str(folder))
    assert copied.output.startswith("8 tables in the file ")
    (rows, times), (old_rows, old_times) = content(tmp_path / "copy"), content(OLD / LOG_FILE)
    assert rows == old_rows
    assert times == pytest.approx(old_times, rel=0, abs=MICROSECOND)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "folder"]


def test_what_people_chose_moves_along_beside_the_database(biberbau: Terminal, tmp_path: Path, database: str) -> None:
    old, new, back = old_house(tmp_path / "old"), tmp_path / "new", tmp_path / "back"
    chosen = Choices(old / DAILY_FILE)
    assert chosen.choose("day", "key", "draw")
    chosen.close()
    assert biberbau("backup", str(tmp_path / "copy"), "--data", str(old)).status == 0
    assert biberbau("restore", str(tmp_path / "copy"), "--log", database, "--data", str(new)).status == 0
    assert biberbau("check", "--log", database, "--data", str(new), "--json").json["choices"] == 1
    assert biberbau("backup", str(tmp_path / "moved"), "--log", database, "--data", str(new)).status == 0
    assert biberbau("restore", str(tmp_path / "moved"), "--data", str(back)).status == 0
    assert counted_in(back / DAILY_FILE) == 1


def test_no_machine_forgets_at_once_what_was_put_back_from_another(
    biberbau: Terminal, tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has noted in a folder of its own how long its clock has gone on evenly."""
    monkeypatch.setattr(purging, "PERIOD", 0.01)
    one, other = tmp_path / "one", tmp_path / "other"
    other.mkdir()
    mark = other / CLOCK_FILE

    def left() -> int:
        """Return how many tables are left when the house on the other machine has looked twice."""
        mark.write_bytes(msgspec.json.encode(Seen(looked=time.time(), evenly=time.time() - 8 * DAY)))
        looks = set[float]()
        with running_house(other, replace(WIDE, table_days=365), log=database) as running:
            while len(looks) < 3:
                looks.add(msgspec.json.decode(mark.read_bytes(), type=Seen).looked)
                time.sleep(0.002)
            return asyncio.run_coroutine_threadsafe(running.house.log.count(), running.loop).result()

    assert biberbau("restore", str(OLD / LOG_FILE), "--log", database, "--data", str(one)).status == 0
    asyncio.run(asked(database, "UPDATE biberbau.event SET happened = happened - interval '10 years'"))
    assert left() == 8
    asyncio.run(asked(database, "UPDATE biberbau.house SET filled = filled - interval '8 days'"))
    assert left() == 0


def test_seats_are_held_in_the_new_place(biberbau: Terminal, tmp_path: Path, database: str) -> None:
    """A running house in a database is copied, and goes on in a folder; with its secret, so that tokens still hold."""

    async def meanwhile(address: str) -> tuple[str, str | None]:
        async with people(address, "Anna", "Ben") as (anna, ben):
            place = ("--log", database, "--data", str(house))
            copied = await asyncio.to_thread(biberbau, "backup", str(tmp_path / "copy"), *place)
            assert copied.status == 0, copied.errors
            refused = await asyncio.to_thread(biberbau, "restore", str(tmp_path / "copy"), *place)
            assert "another Biberbau uses" in refused.refusal
            assert (await anna.ask("rename", name="Anne"))["type"] == "ack", "the house goes on"
            return ben.code, ben.token

    async def come_back(address: str) -> None:
        async with Person(address) as ben:
            ben.code, ben.token = code, token
            await ben.reconnect()
            await ben.hear_until(lambda message: message["type"] == "snapshot")
            assert [seat["name"] for seat in ben.table["seats"]] == ["Anna", "Ben"]

    house, elsewhere = tmp_path / "house", tmp_path / "elsewhere"
    house.mkdir()
    with running_house(house, log=database) as running:
        code, token = asyncio.run(meanwhile(running.address))
        secret = running.house.log.secret
    assert biberbau("restore", str(tmp_path / "copy"), "--data", str(elsewhere)).status == 0
    with running_house(elsewhere) as running:
        asyncio.run(come_back(running.address))
        assert running.house.log.secret == secret
    asyncio.run(asked(database, "DROP SCHEMA biberbau CASCADE"))
    assert biberbau("restore", str(tmp_path / "copy"), "--log", database, "--data", str(house)).status == 0
    with running_house(house, log=database) as running:
        asyncio.run(come_back(running.address))
        assert running.house.log.secret == secret


def test_a_copy_goes_over_no_house_in_a_database(
    biberbau: Terminal, tmp_path: Path, postgresql: Postgresql, database: str
) -> None:
    copy, folder = str(OLD / LOG_FILE), tmp_path / "folder"
    folder.mkdir()
    place = ("--log", database, "--data", str(folder))
    assert "there is no house in postgresql:///house" in biberbau("check", *place).refusal
    assert "there is no house in" in biberbau("backup", str(tmp_path / "x"), *place).refusal
    assert "--replace is for a house in a folder" in biberbau("restore", copy, *place, "--replace").refusal
    (tmp_path / "list").write_bytes(b"a shopping list: willow, poplar" * 20)
    assert "is no copy of a house" in biberbau("restore", str(tmp_path / "list"), *place).refusal
    assert postgresql.execute("house", "SELECT to_regnamespace('biberbau')") == [(None,)]
    assert biberbau("restore", copy, *place).status == 0
    assert "there is a house in" in biberbau("restore", copy, *place).refusal
    damage = "DELETE FROM biberbau.event WHERE sequence = 3 AND code = (SELECT max(code) FROM biberbau.event)"
    postgresql.execute("house", damage)
    checked = biberbau("check", *place)
    assert checked.status == 2
    assert "is missing" in checked.output
    assert checked.errors.startswith("biberbau check: postgresql:///house is damaged: ")
    assert not list(tmp_path.glob("x*"))


def test_names_that_were_erased_do_not_come_into_a_database(biberbau: Terminal, tmp_path: Path, database: str) -> None:
    rows, _ = content(OLD / LOG_FILE)
    firsts = {row[0]: row[2] for row in rows if len(row) == 3 and row[1] == 1}
    code, name = next((code, event.name) for code, body in firsts.items() if (event := named_in(body)) is not None)
    note_erased(tmp_path, [Erased(code, 1, "Biber")])
    assert biberbau("restore", str(OLD / LOG_FILE), "--log", database, "--data", str(tmp_path)).status == 0
    assert biberbau("backup", str(tmp_path / "copy"), "--log", database, "--data", str(tmp_path)).status == 0
    rows, _ = content(tmp_path / "copy")
    assert names_in([row[2] for row in rows if row[:2] == (code, 1)]) == ["Biber"] != [name]


def test_who_names_a_database_names_its_folder_too(
    biberbau: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is read from the default folder, or written there: it is the one of another house."""
    yours = tmp_path / "yours"
    monkeypatch.setattr(folder_module, "default_data", lambda: yours)
    log = ("--log", "postgresql:///nowhere?host=/nowhere")
    for command in (("restore", str(OLD / LOG_FILE)), ("backup", str(tmp_path / "copy")), ("check",)):
        refusal = biberbau(*command, *log).refusal
        assert "--data" in refusal
        assert "erased.json" in refusal
    for command in (("backup", str(tmp_path / "copy")), ("check",)):
        assert "there is no folder" in biberbau(*command, *log, "--data", str(tmp_path / "none")).refusal
    assert list(tmp_path.iterdir()) == []
