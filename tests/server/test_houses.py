"""A data folder of an earlier version opens, every byte in it stays, and its matches are played on to their ends.

Each folder of `houses` was written by the version that names it: a finished and a running match of every game, with two
people and a bot.  `tables.json` says what that version knew of each table, and holds the people's tokens.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from biberbau.core.record import parse_record, replay
from biberbau.games import GAMES, game_named
from biberbau.server.challenges.deal import Deal
from biberbau.server.challenges.events import AnyChallengeEvent
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.inspection import SCHEMA_VERSION
from biberbau.server.storage.log import LogUnavailable, SchemaTooNew
from biberbau.server.storage.sqlite_log import SqliteLog
from biberbau.server.table.events import AnyEvent
from biberbau.server.table.restoring import restore
from tests.server.housekeeping import HOUSES, TABLES_FILE, bodies_of, digest_of_events, furnish, known_about
from tests.server.person import Person
from tests.server.running import running_house

VERSIONS = sorted(path.name for path in HOUSES.iterdir())

PLAYED_OUT = 120.0
"""Seconds that bots may take to play a match to its end."""


def written_of(version: str) -> dict[str, Any]:
    """Return what a version wrote beside its tables."""
    written: dict[str, Any] = json.loads((HOUSES / version / TABLES_FILE).read_text())
    return written


def known_of(version: str) -> dict[str, dict[str, Any]]:
    """Return by code what a version knew of its tables."""
    tables: dict[str, dict[str, Any]] = written_of(version)["tables"]
    return tables


def copy_of(version: str, folder: Path) -> Path:
    """Return a copy of a version's data file."""
    folder.mkdir(exist_ok=True)
    return Path(shutil.copy(HOUSES / version / LOG_FILE, folder / LOG_FILE))


def events_of(path: Path) -> dict[str, list[bytes]]:
    """Return every table's events."""
    events: dict[str, list[bytes]] = {}
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for code, body in connection.execute("SELECT code, body FROM event ORDER BY code, sequence"):
            events.setdefault(code, []).append(body)
    return events


@pytest.mark.parametrize("version", VERSIONS)
def test_a_house_has_a_running_and_a_finished_match_of_each_game(version: str) -> None:
    found = {(table["game"], table["stage"]) for table in known_of(version).values()}
    assert found == {(game, stage) for game in GAMES for stage in ("playing", "match_over")}


@pytest.mark.parametrize("version", VERSIONS)
def test_tables_of_an_old_house_are_what_they_were(version: str, tmp_path: Path) -> None:
    check_tables(asyncio.run(bodies_of(copy_of(version, tmp_path))), written_of(version))


def check_tables(bodies: dict[str, list[bytes]], written: dict[str, Any]) -> None:
    """Every table is what was known of it, and so is every challenge."""
    known, shared = written["tables"], written.get("challenges", {})
    assert set(bodies) == {*known, *shared}
    for code, digest in shared.items():
        assert digest_of_events(bodies[code]) == digest
        deal = Deal.restored(code, bodies[code])
        assert deal.source is None or deal.source in known
        assert set(deal.tables) <= set(known)
    for code, expected in known.items():
        assert known_about(code, bodies[code]) == {key: expected[key] for key in expected if key != "tokens"}
        match = restore(code, bodies[code]).match
        assert match is not None
        if expected["record"] is None:
            continue
        record = parse_record(expected["record"])
        again = replay(record, game_named(record.game, record.version))
        assert again.states.tobytes() == match.states.tobytes()


@pytest.mark.long
@pytest.mark.parametrize("version", VERSIONS)
def test_running_matches_of_an_old_house_are_played_to_the_end(version: str, tmp_path: Path) -> None:
    path = copy_of(version, tmp_path)
    before = events_of(path)
    running = {code: table for code, table in known_of(version).items() if table["stage"] == "playing"}

    async def give_to_bots(person: Person, code: str, token: str) -> None:
        async with person:
            person.code, person.token = code, token
            await person.reconnect()
            await person.hear_until(lambda message: message["type"] in ("snapshot", "event"))
            answer = await person.ask("leave")
            assert answer["type"] == "ack", answer

    async def play_out(address: str, code: str, tokens: list[str]) -> dict[str, Any]:
        async with Person(address) as watcher:
            await watcher.watch(code)
            for name, token in zip(("Anna", "Ben"), tokens, strict=True):
                await give_to_bots(Person(address, name), code, token)
            while watcher.table["stage"] != "match_over":
                await watcher.hear(patience=PLAYED_OUT)
            return watcher.table

    async def play_all(address: str) -> list[dict[str, Any]]:
        return await asyncio.gather(*(play_out(address, code, table["tokens"][:2]) for code, table in running.items()))

    with running_house(tmp_path, reaction=lambda *_: 0.0) as house:
        ended = asyncio.run(play_all(house.address))
    after = events_of(path)
    assert {code: bodies[: len(before[code])] for code, bodies in after.items()} == before
    for code, table in zip(running, ended, strict=True):
        record = table["record"]
        assert record.split(" actions=")[1].startswith(running[code]["record"].split(" actions=")[1])
        played = parse_record(record)
        assert replay(played, game_named(played.game, played.version)).over


@pytest.mark.long
def test_what_a_release_keeps_holds_everything_that_can_happen(tmp_path: Path) -> None:
    written = json.loads(json.dumps(furnish(tmp_path)))
    bodies = events_of(tmp_path / LOG_FILE)
    stages = {(table["game"], table["stage"]) for table in written["tables"].values()}
    assert stages == {(game, stage) for game in GAMES for stage in ("playing", "match_over")}
    kinds = {json.loads(body)["event"]["event"] for code in written["tables"] for body in bodies[code]}
    missing = {str(kind.__struct_config__.tag) for kind in get_args(AnyEvent)} - kinds
    assert not missing, f"let {', '.join(sorted(missing))} happen in tests/server/every_event.py"
    shared = {json.loads(body)["event"] for code in written["challenges"] for body in bodies[code]}
    assert shared == {str(kind.__struct_config__.tag) for kind in get_args(AnyChallengeEvent)}
    check_tables(bodies, written)


def no_database(path: Path) -> None:
    """A file that somebody has put there."""
    path.write_text("A shopping list: willow, poplar, more willow.\n" * 10)


def of_another_program(path: Path) -> None:
    """A database that we have not made."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('bark soup');")


def of_the_future(path: Path) -> None:
    """A house that a newer version has converted."""
    copy_of(VERSIONS[0], path.parent)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            f"PRAGMA journal_mode = DELETE; ALTER TABLE event ADD COLUMN era TEXT; "
            f"PRAGMA user_version = {SCHEMA_VERSION + 1};"
        )


FOREIGN: list[tuple[Callable[[Path], None], type[Exception], str]] = [
    (no_database, LogUnavailable, "is no data file of Biberbau"),
    (of_another_program, LogUnavailable, "is a database of another program"),
    (of_the_future, SchemaTooNew, "was written by a newer Biberbau"),
]


@pytest.mark.long
@pytest.mark.parametrize(("make", "error", "said"), FOREIGN, ids=lambda value: getattr(value, "__name__", None))
def test_what_cannot_be_opened_is_refused_untouched(
    make: Callable[[Path], None], error: type[Exception], said: str, tmp_path: Path
) -> None:
    path = tmp_path / LOG_FILE
    make(path)
    before = path.read_bytes()

    async def open_it() -> None:
        SqliteLog(path)

    with pytest.raises(error, match=said):
        asyncio.run(open_it())
    asked = [sys.executable, "-m", "biberbau.server", "--port", "0", "--data", str(tmp_path)]
    served = subprocess.run(asked, capture_output=True, text=True, timeout=60, check=False)
    assert (served.returncode, served.stdout) == (1, "")
    assert said in served.stderr
    assert served.stderr.count("\n") == 1, served.stderr
    assert [file.name for file in tmp_path.iterdir()] == [LOG_FILE]
    assert path.read_bytes() == before
