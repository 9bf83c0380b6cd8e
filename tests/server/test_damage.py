"""A house whose files are damaged does not open: it names the file in one line, and leaves it as it is."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from biberbau.server import serving
from biberbau.server.administration.erased import ERASED_FILE
from biberbau.server.storage import inspection
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.inspection import refuse_damaged
from biberbau.server.storage.log import LogUnavailable
from biberbau.server.storage.wal import wal_of
from tests.cli.running import Terminal
from tests.server.evening import people
from tests.server.running import running_house
from tests.server.test_copies import killed_house, old_house

PAGE = 4096


@pytest.fixture
def biberbau(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


@pytest.fixture(autouse=True)
def nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that opens all the same would never end."""

    def run_loop(main: Coroutine[Any, Any, None]) -> None:
        main.close()
        pytest.fail("it is served")

    monkeypatch.setattr(serving, "run_loop", run_loop)


def spoil_page(path: Path, number: int) -> None:
    """Write something else over a page of a data file, the first being 0."""
    with path.open("r+b") as file:
        file.seek(number * PAGE)
        file.write(b"a shopping list: willow, poplar " * (PAGE // 32))


def cut_short(path: Path, _: int) -> None:
    """Leave the first half of a data file."""
    os.truncate(path, path.stat().st_size // 2 // PAGE * PAGE)


def root_of(connection: sqlite3.Connection, table: str) -> int:
    """Return the first page of a table."""
    ((page,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,))
    return int(page) - 1


def files_of(folder: Path) -> dict[str, bytes]:
    """Return what lies in a folder, but for the lock, which is made anew."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "lock"}


@pytest.mark.parametrize(("harm", "page"), [(spoil_page, 2), (spoil_page, 8), (spoil_page, 16), (cut_short, 0)])
def test_damaged_tables_are_not_served(
    biberbau: Terminal, tmp_path: Path, harm: Callable[[Path, int], None], page: int
) -> None:
    house = old_house(tmp_path / "house")
    harm(house / LOG_FILE, page)
    before = files_of(house)
    refusal = biberbau("serve", "--port", "0", "--data", str(house)).refusal
    assert refusal.startswith(f"biberbau serve: {house / LOG_FILE} is damaged, and stays as it is (")
    assert f"`biberbau check --data {house}` says which tables are" in refusal
    assert f"`biberbau restore COPY --data {house} --replace` puts a copy in its place" in refusal
    assert files_of(house) == before
    assert biberbau("check", "--data", str(house)).status == 2


def test_what_is_sound_is_no_damage_however_a_house_has_ended(tmp_path: Path) -> None:
    refuse_damaged(tmp_path / "missing")
    (tmp_path / "empty").touch()
    refuse_damaged(tmp_path / "empty")
    house = old_house(tmp_path / "house")
    before = files_of(house)
    refuse_damaged(house / LOG_FILE)
    assert files_of(house) == before
    killed = killed_house(tmp_path / "killed", 20)
    assert wal_of(killed).stat().st_size > 0
    said = wal_of(killed).read_bytes()
    refuse_damaged(killed)
    assert wal_of(killed).read_bytes() == said


def test_what_the_latest_commits_have_written_anew_is_no_damage(tmp_path: Path) -> None:
    path = killed_house(tmp_path / "house", 2)
    with sqlite3.connect(path, isolation_level=None) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        listed, events = root_of(connection, "game_table"), root_of(connection, "event")
        connection.execute("INSERT INTO game_table VALUES ('LATER', 1.0)")
        assert wal_of(path).stat().st_size > 0
        spoil_page(path, listed)
        refuse_damaged(path)
        spoil_page(path, events)
        with pytest.raises(LogUnavailable, match="is damaged"):
            refuse_damaged(path)
    connection.close()


def test_of_a_large_file_the_list_of_tables_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inspection, "READ_AS_A_WHOLE", PAGE)
    house = old_house(tmp_path / "house")
    with sqlite3.connect(house / LOG_FILE) as connection:
        listed, events = root_of(connection, "game_table"), root_of(connection, "event")
    connection.close()
    spoil_page(house / LOG_FILE, events)
    refuse_damaged(house / LOG_FILE)
    spoil_page(house / LOG_FILE, listed)
    with pytest.raises(LogUnavailable, match="is damaged"):
        refuse_damaged(house / LOG_FILE)


def test_check_names_the_tables_that_cannot_be_read(biberbau: Terminal, tmp_path: Path) -> None:
    house = old_house(tmp_path / "house")
    for page in (8, 9):
        spoil_page(house / LOG_FILE, page)
    checked = biberbau("check", "--data", str(house))
    assert checked.status == 2
    unreadable = [line.split()[4] for line in checked.output.splitlines() if line.startswith("the events of table ")]
    assert 0 < len(unreadable) < 8
    assert checked.errors == f"biberbau check: {house / LOG_FILE} is damaged: {', '.join(unreadable)}\n"
    assert checked.output.startswith("8 tables, ")


@pytest.mark.parametrize("damaged", [b'{"a', b'[{"code":"\xff"}]'])
def test_a_damaged_note_of_erased_names_is_told_before_it_is_needed(
    biberbau: Terminal, tmp_path: Path, damaged: bytes
) -> None:
    house = old_house(tmp_path / "house")
    (house / ERASED_FILE).write_bytes(damaged)
    before = files_of(house)
    told = f"{house / ERASED_FILE}, where erased names are noted, is damaged: put a copy of it back, or take it away; "
    refusal = biberbau("serve", "--port", "0", "--data", str(house)).refusal
    assert refusal.startswith(f"biberbau serve: {told}")
    assert files_of(house) == before

    async def evening(address: str) -> None:
        async with people(address, "Anna") as (anna,):
            (tmp_path / ERASED_FILE).write_text("[{}]")
            refusal = biberbau("admin", "--data", str(tmp_path), "erase", anna.code, "1").refusal
            assert f"biberbau admin: {tmp_path / ERASED_FILE}, where erased names are noted, is damaged" in refusal

    with running_house(tmp_path) as running:
        asyncio.run(evening(running.address))
