"""Names are taken out of a house for ever: out of its files, its pages, and copies that are put back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from biberbau.server.administration.erased import ERASED_FILE
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.wal import wal_of
from tests.cli.running import Outcome, Terminal
from tests.server.challenges import accept, alone_with_bots, play_out, seat_of, share, told
from tests.server.evening import people, start, step
from tests.server.person import Message, Person
from tests.server.running import running_house


@pytest.fixture
def biberbau(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


def files_with(folder: Path, name: str) -> list[str]:
    """Return the files in which a name stands."""
    return sorted(path.name for path in folder.iterdir() if path.is_file() and name.encode() in path.read_bytes())


async def come_again(person: Person) -> Message:
    """Be sent away, come back, and return everything as it is told then."""
    with pytest.raises(ConnectionClosed) as sent:
        await person.hear_to_the_end()
    assert sent.value.rcvd is not None
    assert sent.value.rcvd.code == 1012
    await person.reconnect()
    return await person.hear_until(lambda message: message["type"] == "snapshot")


def test_who_sat_in_a_seat_is_forgotten_while_all_play_on(biberbau: Terminal, tmp_path: Path) -> None:
    folder, copies = tmp_path / "house", tmp_path / "copies"
    folder.mkdir()
    copies.mkdir()

    def admin(*words: str) -> Outcome:
        return biberbau("admin", "--data", str(folder), *words)

    async def evening(address: str) -> None:
        async with people(address, "Annabelle", "Benedikt") as company:
            anna = company[0]
            await start(company)
            await step(company)
            assert biberbau("backup", str(copies), "--data", str(folder)).status == 0
            await anna.ask("rename", name="Annegret")
            # The seats are counted as they are shown, and --dry-run says whose names it would be.
            (first, _) = admin("show", anna.code, "--json").json["seats"]
            assert (first["seat"], first["number"], first["name"]) == (0, 1, "Annegret")
            # What lies in shared memory SQLite changes for its readers, too.
            files = {path: path.read_bytes() for path in (folder / LOG_FILE, wal_of(folder / LOG_FILE))}
            would = admin("erase", anna.code, str(first["number"]), "--dry-run", "--json").json
            assert (would["dry_run"], would["names"]) == (True, ["Annabelle", "Annegret"])
            assert files == {path: path.read_bytes() for path in files}
            assert not (folder / ERASED_FILE).exists()
            result = admin("erase", anna.code, "1", "--json").json
            assert (result["tables"], result["events"], result["left_off"]) == ([anna.code], 2, [])
            assert all(would[said] == result[said] for said in ("tables", "events", "left_off"))
            assert (result["dry_run"], result["names"]) == (False, [])
            for person in company:
                snapshot = json.dumps(await come_again(person))
                assert "Annabelle" not in snapshot
                assert "Annegret" not in snapshot
                assert "Benedikt" in snapshot
                assert person.table["seats"][0]["name"] == "Biber"
            await step(company)
            assert admin("show", anna.code, "--json").json["seats"][0]["name"] == "Biber"
            assert "no person holds such a seat" in admin("erase", anna.code, "7").refusal
            assert "there is no table ZZZZ" in admin("erase", "zzzz", "1").refusal
            for words in ((), (anna.code,), (anna.code, "1", "--name", "Ben")):
                assert "say whose names" in admin("erase", *words).refusal
            assert files_with(folder, "Annabelle") == files_with(folder, "Annegret") == []
            assert "tables.sqlite3" in "".join(files_with(folder, "Benedikt"))
            # Whoever has no name any more is left alone, and two such can be told apart.
            assert admin("erase", anna.code, "1", "--json").json["events"] == 0
            assert admin("erase", anna.code, "1", "2", "--json").json["events"] == 1
            assert [seat["name"] for seat in admin("show", anna.code, "--json").json["seats"]] == ["Biber", "Biber 2"]

    with running_house(folder) as running:
        asyncio.run(evening(running.address))
        assert files_with(folder, "Benedikt") == []
    (copy,) = copies.iterdir()
    assert files_with(copies, "Annabelle") == [copy.name]
    assert biberbau("restore", str(copy), "--data", str(folder), "--replace").status == 0
    assert files_with(folder, "Annabelle") == files_with(folder, "Benedikt") == []
    assert "tables.sqlite3" in files_with(folder, "Biber")
    assert biberbau("check", "--data", str(folder)).status == 0
    (folder / ERASED_FILE).write_text("{")
    refusal = biberbau("restore", str(copy), "--data", str(folder), "--replace").refusal
    assert f"{folder / ERASED_FILE}, where erased names are noted, is damaged: put a copy of it back" in refusal


def test_a_name_is_erased_wherever_it_stands(biberbau: Terminal, tmp_path: Path) -> None:
    def admin(*words: str) -> Any:
        return biberbau("admin", "--data", str(tmp_path), *words, "--json").json

    async def evening(address: str) -> None:
        async with Person(address, "Annabelle") as anna, Person(address, "Benedikt") as ben:
            await alone_with_bots(anna)
            await play_out(anna)
            challenge = share(address, anna)
            await accept(ben, challenge)
            assert told(address, f"challenges/{challenge}", [])["challenger"] == "Annabelle"
            would = admin("erase", "--name", "Annabelle", "--dry-run")
            assert told(address, f"challenges/{challenge}", [])["challenger"] == "Annabelle"
            result = admin("erase", "--name", " Annabelle")
            assert sorted(result["tables"]) == sorted([anna.code, challenge])
            assert would == {**result, "dry_run": True, "names": ["Annabelle"]}
            assert told(address, f"challenges/{challenge}", [])["challenger"] == "Biber"
            assert told(address, f"challenges/{challenge}", [seat_of(anna)])["maker"]
            assert admin("erase", "--name", "Annabelle")["events"] == 0
            assert admin("erase", "--name", "Annabelle", "--dry-run")["names"] == []

    with running_house(tmp_path) as running:
        asyncio.run(evening(running.address))
        assert files_with(tmp_path, "Annabelle") == []
    assert biberbau("check", "--data", str(tmp_path)).status == 0
