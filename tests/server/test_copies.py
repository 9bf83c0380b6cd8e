"""Copies of a house, made beside a running one and put back; and what is said when its files are damaged."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from biberbau.server.administration.clock import CLOCK_FILE, is_believed
from biberbau.server.review.choices import Choices
from biberbau.server.storage import copies, folder
from biberbau.server.storage.copies import copy_house, laid_aside, opened_to_read
from biberbau.server.storage.daily_file import DAILY_FILE, SCHEMA, add_to_copy, counted_in
from biberbau.server.storage.folder import LOCK_FILE, LOG_FILE, locked_folder
from biberbau.server.storage.log import LogUnavailable
from biberbau.server.storage.sqlite_log import SqliteLog
from biberbau.server.storage.wal import wal_of
from tests.cli.running import Terminal
from tests.server.evening import people
from tests.server.housekeeping import HOUSES
from tests.server.person import Person
from tests.server.running import running_house

OLD = sorted(HOUSES.iterdir())[0]


@pytest.fixture
def biberbau(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


def old_house(folder: Path) -> Path:
    """Return a folder with a house of an earlier version."""
    folder.mkdir()
    shutil.copy(OLD / LOG_FILE, folder / LOG_FILE)
    return folder


def test_a_copy_of_a_running_house_has_everything_that_was_acknowledged(biberbau: Terminal, tmp_path: Path) -> None:
    house, copy, elsewhere = tmp_path / "house", tmp_path / "copy.sqlite3", tmp_path / "elsewhere"
    house.mkdir()
    token: list[tuple[str, str | None]] = []

    async def meanwhile(address: str) -> None:
        async with people(address, "Anna", "Ben") as (anna, ben):
            assert "backup" not in biberbau("backup", str(copy), "--data", str(house)).errors
            token.append((ben.code, ben.token))
            answer = await anna.ask("rename", name="Anne")
            assert answer["type"] == "ack", "the house goes on"

    async def come_back(address: str) -> None:
        async with Person(address) as ben:
            ben.code, ben.token = token[0]
            await ben.reconnect()
            await ben.hear_until(lambda message: message["type"] == "snapshot")
            assert [seat["name"] for seat in ben.table["seats"]] == ["Anna", "Ben"]

    with running_house(house) as running:
        asyncio.run(meanwhile(running.address))
        assert wal_of(house / LOG_FILE).stat().st_size > 0, "what the copy has is not in the one file"
        assert running.house.log.gone is None  # type: ignore[attr-defined]  # A log that is a file.
    assert [path.name for path in tmp_path.glob("copy*")] == [copy.name]
    assert copy.stat().st_mode & 0o777 == 0o600
    assert "is the house in" in biberbau("restore", str(copy), "--data", str(elsewhere)).output
    assert elsewhere.stat().st_mode & 0o777 == 0o700
    with running_house(elsewhere) as running:
        asyncio.run(come_back(running.address))


def test_what_people_chose_in_the_positions_of_the_days_is_in_the_copy(biberbau: Terminal, tmp_path: Path) -> None:
    house, other, copy = old_house(tmp_path / "house"), old_house(tmp_path / "other"), tmp_path / "copy"
    for place, action in ((house, "draw"), (other, "pass")):
        chosen = Choices(place / DAILY_FILE)
        assert chosen.choose("day", "key", action)
        if place == house:
            # Beside a running server, whose choice lies in the file beside the one file.
            assert biberbau("backup", str(copy), "--data", str(house)).status == 0
        chosen.close()
    assert is_believed(other / CLOCK_FILE, 0.0, 0.0)
    assert biberbau("restore", str(copy), "--data", str(other), "--replace").status == 0
    assert not (other / CLOCK_FILE).exists(), "what is old in the copy is not forgotten at once"
    again = Choices(other / DAILY_FILE)
    assert again.chosen("day") == {"draw": 1}
    assert again.choose("day", "key", "draw"), "it still counts once"
    again.close()
    checked = biberbau("check", "--data", str(other), "--json").json
    assert (checked["tables"], checked["choices"]) == (8, 1)
    assert biberbau("check", "--data", str(other)).output.endswith("choices in the positions of the days: 1\n")
    (aside,) = other.glob("before-restore-daily-*.sqlite3")
    before = Choices(aside)
    assert before.chosen("day") == {"pass": 1}
    before.close()
    assert biberbau("backup", str(tmp_path / "second"), "--data", str(other)).status == 0

    # A copy of a house of earlier days has nothing of the kind; then what is there stays.
    assert biberbau("restore", str(OLD / LOG_FILE), "--data", str(other), "--replace").status == 0
    assert counted_in(other / DAILY_FILE) == 1
    (other / DAILY_FILE).write_bytes(b"a shopping list: willow, poplar" * 200)
    for command in (("check",), ("backup", str(tmp_path / "third"))):
        assert f"cannot read {other / DAILY_FILE}" in biberbau(*command, "--data", str(other)).refusal
    assert not (tmp_path / "third").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such owners there")
def test_what_root_puts_back_belongs_to_whom_the_folder_belongs(
    biberbau: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, service, copy = old_house(tmp_path / "house"), tmp_path / "service", tmp_path / "copy"
    chosen = Choices(house / DAILY_FILE)
    assert chosen.choose("day", "key", "draw")
    chosen.close()
    assert biberbau("backup", str(copy), "--data", str(house)).status == 0
    service.mkdir()
    given: dict[int, tuple[int, int]] = {}

    def owner_of(path: Path) -> tuple[int, int]:
        return (4242, 4243) if path == service else (0, 0)

    def chown(path: Path, user: int, group: int) -> None:
        given[path.stat().st_ino] = user, group

    monkeypatch.setattr(folder, "owner_of", owner_of)
    monkeypatch.setattr(os, "chown", chown)
    for _ in range(2):
        given.clear()
        assert biberbau("restore", str(copy), "--data", str(service), "--replace").status == 0
        for name in (LOG_FILE, DAILY_FILE, LOCK_FILE):
            assert given[(service / name).stat().st_ino] == (4242, 4243), name
        assert not wal_of(service / LOG_FILE).exists()

    def refused(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "chown", refused)
    assert biberbau("restore", str(copy), "--data", str(service), "--replace").status == 0, "nobody else's folder"


def test_a_copy_whose_choices_cannot_take_their_place_changes_nothing(
    biberbau: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, copy = old_house(tmp_path / "house"), tmp_path / "copy"
    chosen = Choices(house / DAILY_FILE)
    assert chosen.choose("day", "key", "draw")
    chosen.close()
    assert biberbau("backup", str(copy), "--data", str(house)).status == 0
    wal_of(house / LOG_FILE).write_bytes(b"what was committed last")
    # What lies in shared memory SQLite makes anew.
    there = {path.name: path.read_bytes() for path in house.iterdir() if not path.name.endswith("-shm")}

    def nowhere(path: Path, what: str = "") -> Path | None:
        return house / "gone" / "away" if what else laid_aside(path)

    monkeypatch.setattr(copies, "laid_aside", nowhere)
    assert "cannot write" in biberbau("restore", str(copy), "--data", str(house), "--replace").refusal
    found = {path.name: path.read_bytes() for path in house.iterdir()}
    assert {name: found.get(name) for name in there} == there
    assert not list(house.glob("before-restore-*"))


def test_a_copy_goes_into_a_folder_and_over_nothing(biberbau: Terminal, tmp_path: Path) -> None:
    house, copies = old_house(tmp_path / "house"), tmp_path / "copies"
    copies.mkdir()
    assert biberbau("backup", str(copies), "--data", str(house)).output.startswith("8 tables in the file ")
    (copy,) = copies.iterdir()
    assert "is there already" in biberbau("backup", str(copy), "--data", str(house)).refusal
    assert "there is no house" in biberbau("backup", str(tmp_path / "x"), "--data", str(copies)).refusal
    assert "cannot write" in biberbau("backup", str(tmp_path / "no" / "x"), "--data", str(house)).refusal
    assert not (tmp_path / "x").exists()


def test_a_slash_means_a_folder_which_is_made_where_it_is_not_there(biberbau: Terminal, tmp_path: Path) -> None:
    house, made = old_house(tmp_path / "house"), tmp_path / "made"
    for _ in range(2):
        copied = biberbau("backup", f"{made}{os.sep}", "--data", str(house))
        assert copied.output.startswith(f"8 tables in the file {made}{os.sep}biberbau-")
        # Copies of one second would have one name.
        (copy,) = made.iterdir()
        copy.unlink()
    assert made.stat().st_mode & 0o777 == 0o700
    (tmp_path / "file").touch()
    assert "is no folder" in biberbau("backup", f"{tmp_path / 'file'}{os.sep}", "--data", str(house)).refusal
    assert "cannot make" in biberbau("backup", f"{tmp_path / 'no' / 'x'}{os.sep}", "--data", str(house)).refusal
    assert not (tmp_path / "no").exists()


def test_a_file_that_could_have_been_meant_as_a_folder_is_said_to_be_one(biberbau: Terminal, tmp_path: Path) -> None:
    house = old_house(tmp_path / "house")
    for name, lines in (("copies", 2), ("copy.sqlite3", 1)):
        printed = biberbau("backup", str(tmp_path / name), "--data", str(house)).output.splitlines()
        assert printed[0] == f"8 tables in the file {tmp_path / name}"
        assert len(printed) == lines
    told = biberbau("backup", str(tmp_path / "more"), "--data", str(house)).output.splitlines()[1]
    assert f"as {tmp_path / 'more'}{os.sep}, " in told


def test_what_the_page_on_hosting_says_of_a_copy_at_home_makes_a_folder(
    biberbau: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"`biberbau (backup \S+)`", page.partition("## At home")[2].partition("##")[0])
    house = old_house(tmp_path / "house")
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        assert biberbau(*shown.split(), "--data", str(house)).status == 0
        (copy,) = (tmp_path / shown.split()[1]).iterdir()
        copy.unlink()


def test_a_house_is_replaced_only_when_that_is_said_and_laid_aside(biberbau: Terminal, tmp_path: Path) -> None:
    house, young = old_house(tmp_path / "house"), tmp_path / "young"
    young.mkdir()

    async def open_table(address: str) -> None:
        async with people(address, "Anna"):
            pass

    with running_house(young) as running:
        asyncio.run(open_table(running.address))
        assert "another Biberbau" not in biberbau("backup", str(tmp_path / "copy"), "--data", str(young)).errors
    there = (house / LOG_FILE).read_bytes()
    assert "--replace" in biberbau("restore", str(tmp_path / "copy"), "--data", str(house)).refusal
    assert (house / LOG_FILE).read_bytes() == there
    with locked_folder(house):
        refusal = biberbau("restore", str(tmp_path / "copy"), "--data", str(house), "--replace").refusal
    assert "another Biberbau" in refusal
    assert (house / LOG_FILE).read_bytes() == there
    replaced = biberbau("restore", str(tmp_path / "copy"), "--data", str(house), "--replace")
    assert replaced.status == 0
    (aside,) = house.glob("before-restore-*.sqlite3")
    assert str(aside) in replaced.output
    assert aside.read_bytes() == there
    assert biberbau("check", "--data", str(house), "--json").json["tables"] == 1


def test_what_was_laid_aside_in_the_same_second_is_there_still(
    biberbau: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, copy = old_house(tmp_path / "house"), str(tmp_path / "copy")
    assert biberbau("backup", copy, "--data", str(house)).status == 0
    first = (house / LOG_FILE).read_bytes()
    monkeypatch.setattr("time.strftime", lambda form, *moment: "20261129-120000")
    told = [biberbau("restore", copy, "--data", str(house), "--replace").output for _ in range(3)]
    names = [f"before-restore-20261129-120000{number}.sqlite3" for number in ("", "-2", "-3")]
    assert [str(house / name) in output for name, output in zip(names, told, strict=True)] == [True] * 3
    assert (house / names[0]).read_bytes() == first
    assert sorted(file.name for file in house.glob("before-restore-*.sqlite3")) == sorted(names)


@pytest.mark.parametrize("content", [b"", b"a shopping list: willow, poplar" * 20, "another", "newer"])
def test_what_is_no_copy_is_put_back_nowhere(biberbau: Terminal, tmp_path: Path, content: bytes | str) -> None:
    copy = tmp_path / "copy"
    if isinstance(content, bytes):
        copy.write_bytes(content)
    else:
        with sqlite3.connect(copy) as connection:
            connection.execute("CREATE TABLE willow (poplar)")
            connection.execute(f"PRAGMA user_version = {99 if content == 'newer' else 0}")
        connection.close()
    place = ("--data", str(tmp_path / "house"))
    told = f"{copy} was written by a newer Biberbau" if content == "newer" else f"{copy} is no copy of a house"
    for target in (place, ("--log", "postgresql:///nowhere?host=/nowhere", *place)):
        refusal = biberbau("restore", str(copy), *target).refusal
        assert refusal.startswith(f"biberbau restore: {told}")
        assert "--data" not in refusal
        missing = biberbau("restore", str(tmp_path / "none"), *target).refusal
        assert missing == f"biberbau restore: there is no file {tmp_path / 'none'}"
        assert "is no copy of a house, but a folder" in biberbau("restore", str(tmp_path), *target).refusal
        assert biberbau("restore", "/dev/null", *target).refusal.endswith("/dev/null is no copy of a house")
    assert not (tmp_path / "house").exists()


@pytest.mark.parametrize("shut", ["house", "copies"])
def test_who_has_no_rights_to_a_file_reads_so_in_one_line(
    biberbau: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shut: str
) -> None:
    house, copies = old_house(tmp_path / "house"), tmp_path / "copies"
    copies.mkdir()
    look = os.stat

    def stat(path: Any, **settings: Any) -> os.stat_result:
        # Root, who may run this, is kept out of no folder.
        if not isinstance(path, int) and tmp_path / shut in Path(os.fsdecode(path)).parents:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        return look(path, **settings)

    monkeypatch.setattr(os, "stat", stat)
    commands = {
        "house": (("backup", str(copies)), ("check",), ("restore", str(OLD / LOG_FILE))),
        "copies": (("backup", str(copies / "one")), ("restore", str(copies / "one"))),
    }
    for command in commands[shut]:
        refusal = biberbau(*command, "--data", str(house)).refusal
        assert "cannot use " in refusal
        assert str(tmp_path / shut) in refusal
        assert refusal.endswith(": Permission denied")


@pytest.mark.parametrize("chosen", [0, 5000], ids=["tables", "choices"])
def test_a_disk_without_room_for_a_copy_is_no_fault_of_what_is_copied(
    biberbau: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: int
) -> None:
    house, copy = old_house(tmp_path / "house"), tmp_path / "copy"
    Choices(house / DAILY_FILE).close()
    with sqlite3.connect(house / DAILY_FILE) as connection:
        rows = [("day", number.to_bytes(32), "draw") for number in range(chosen)]
        connection.executemany("INSERT INTO choice VALUES (?, ?, ?)", rows)
    connection.close()
    connect = sqlite3.connect
    pages = (house / LOG_FILE).stat().st_size // 4096 + 2 if chosen else 4

    def narrow(path: Any, **settings: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(path, **settings)
        if str(path).endswith(copies.PART):
            connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    monkeypatch.setattr(sqlite3, "connect", narrow)
    refusal = biberbau("backup", str(copy), "--data", str(house)).refusal
    assert refusal == f"biberbau backup: cannot write {copy}: database or disk is full"
    if not chosen:
        refusal = biberbau("restore", str(house / LOG_FILE), "--data", str(tmp_path / "other")).refusal
        assert f"cannot write {tmp_path / 'other' / LOG_FILE}" in refusal
    assert not list(tmp_path.glob("copy*"))


def test_a_check_plays_everything_again_and_changes_nothing(biberbau: Terminal, tmp_path: Path) -> None:
    house = old_house(tmp_path / "house")
    before = (house / LOG_FILE).read_bytes()
    found = biberbau("check", "--data", str(house), "--json").json
    assert (found["tables"], found["records"], found["damaged"], found["file_problems"]) == (8, 4, [], [])
    assert f"8 tables, {found['events']} events" in biberbau("check", "--data", str(house)).output
    assert (house / LOG_FILE).read_bytes() == before


DAMAGES = {
    "the state is not the one": (
        """UPDATE event SET body = CAST(replace(body, '"hash":"', '"hash":"0') AS BLOB) WHERE code = ?"""
    ),
    "is missing": "DELETE FROM event WHERE sequence = 3 AND code = ?",
    "has no events": "DELETE FROM event WHERE code = ?",
    "event 1 of table": "UPDATE event SET body = x'7b' WHERE sequence = 1 AND code = ?",
    "can't decode byte": (
        """UPDATE event SET body = CAST(replace(body, '"name":"', '"name":"' || CAST(x'ff' AS TEXT)) AS BLOB) """
        "WHERE sequence = 1 AND code = ?"
    ),
    "is out of place": 'UPDATE event SET body = CAST(\'{"event":{"event":"evening_ended"}}\' AS BLOB) '
    "WHERE sequence = 1 AND code = ?",
}


@pytest.mark.parametrize("problem", DAMAGES)
def test_a_damaged_table_is_named_and_so_is_no_other(biberbau: Terminal, tmp_path: Path, problem: str) -> None:
    house = old_house(tmp_path / "house")
    with sqlite3.connect(house / LOG_FILE) as connection:
        code = connection.execute("SELECT max(code) FROM game_table").fetchone()[0]
        connection.execute(DAMAGES[problem], (code,))
    connection.close()
    checked = biberbau("check", "--data", str(house))
    assert checked.status == 2
    assert checked.errors == f"biberbau check: {house / LOG_FILE} is damaged: {code}\n"
    assert problem in checked.output
    assert checked.output.count("\n") == 2


def test_a_damaged_file_is_said_to_be_one(biberbau: Terminal, tmp_path: Path) -> None:
    house = old_house(tmp_path / "house")
    with (house / LOG_FILE).open("r+b") as file:
        file.seek(3 * 4096 + 200)
        file.write(os.urandom(3000))
    assert biberbau("check", "--data", str(house)).status == 2
    assert "biberbau backup" in biberbau("backup", str(tmp_path / "copy"), "--data", str(house)).refusal
    assert not (tmp_path / "copy").exists()
    assert not list(tmp_path.glob("*.part"))


def killed_house(folder: Path, tables: int) -> Path:
    """Return the data file of a house that was killed with everything still in the file beside it."""
    folder.mkdir()
    script = (
        "import asyncio, os, sys\n"
        "from pathlib import Path\n"
        "from biberbau.server.storage.sqlite_log import SqliteLog\n"
        "async def main():\n"
        "    log = SqliteLog(Path(sys.argv[1]))\n"
        "    for number in range(int(sys.argv[2])):\n"
        "        await log.append(f'T{number}', 0, [b'one'])\n"
        "    os._exit(9)\n"
        "asyncio.run(main())\n"
    )
    path = folder / LOG_FILE
    subprocess.run([sys.executable, "-c", script, str(path), str(tables)], check=False)
    return path


async def tables_of(path: Path) -> list[str]:
    log = SqliteLog(path)
    try:
        return await log.tables()
    finally:
        await log.close()


def test_what_a_kill_leaves_is_complete_and_no_reason_for_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = killed_house(tmp_path / "house", 20)
    copy_house(path, tmp_path / "copy")
    with opened_to_read(tmp_path / "copy") as copy:
        assert copy.execute("SELECT count(*) FROM event").fetchone() == (20,)
    assert len(asyncio.run(tables_of(path))) == 20
    assert not caplog.records


def test_commits_that_were_dropped_for_damage_are_spoken_of(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = killed_house(tmp_path / "house", 20)
    damaged = bytearray(wal_of(path).read_bytes())
    damaged[len(damaged) // 2] ^= 1
    wal_of(path).write_bytes(damaged)
    with caplog.at_level(logging.WARNING):
        left = asyncio.run(tables_of(path))
    (record,) = caplog.records
    assert 0 < len(left) < 20
    assert f"lost its last commits, {20 - len(left)} of them" in record.getMessage()
    (kept,) = path.parent.glob("*-dropped-*")
    assert kept.read_bytes() == bytes(damaged)
    caplog.clear()
    assert asyncio.run(tables_of(path)) == left
    assert not caplog.records


@pytest.mark.parametrize("harm", ["deleted", "replaced", "without its latest commits"])
def test_nothing_is_acknowledged_that_nobody_will_find_again(tmp_path: Path, harm: str) -> None:
    path = tmp_path / LOG_FILE

    async def main() -> None:
        log = SqliteLog(path)
        await log.append("AAAA", 0, [b"one"])
        if harm == "deleted":
            path.unlink()
        elif harm == "replaced":
            shutil.copy(path, tmp_path / "other")
            (tmp_path / "other").replace(path)
        else:
            wal_of(path).unlink()
        for _ in range(2):
            with pytest.raises(LogUnavailable, match="deleted or replaced"):
                await log.append("AAAA", 1, [b"two"])
        with pytest.raises(LogUnavailable, match="deleted or replaced"):
            await log.read("AAAA")
        await log.close()

    asyncio.run(main())


def test_nothing_that_a_house_makes_is_read_by_others_on_the_machine(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir(0o700)
    with running_house(tmp_path / "house"):
        made = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "house").rglob("*")}
    assert {"tables.sqlite3", "daily.sqlite3", "snapshots.sqlite3"} <= set(made)
    assert not {name: oct(mode) for name, mode in made.items() if mode & 0o077}


def test_the_files_of_a_house_are_its_owners_alone(tmp_path: Path) -> None:
    (tmp_path / LOG_FILE).touch(0o644)

    async def main() -> None:
        with locked_folder(tmp_path / "new"):
            for folder in (tmp_path, tmp_path / "new"):
                log = SqliteLog(folder / LOG_FILE)
                await log.append("AAAA", 0, [b"one"])
                modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir() if path.is_file()}
                assert set(modes.values()) == {0o600}, modes
                await log.close()

    asyncio.run(main())
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700


def test_a_house_that_is_a_copy_put_back_by_hand_can_be_copied(tmp_path: Path) -> None:
    file = tmp_path / DAILY_FILE
    with contextlib.closing(sqlite3.connect(file)) as daily:
        daily.executescript(SCHEMA)
        daily.execute("INSERT INTO choice VALUES ('beanie', x'01', NULL)")
        daily.commit()
    with contextlib.closing(sqlite3.connect(":memory:")) as copy:
        for _ in range(2):
            add_to_copy(copy, file)
            assert copy.execute("SELECT count(*) FROM daily_choice").fetchone() == (1,)
