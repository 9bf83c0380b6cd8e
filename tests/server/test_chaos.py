"""Killed again and again, the server keeps its word; `make chaos` does it a thousand times."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from biberbau.server.storage.folder import LOG_FILE
from tests.server.chaos import Lost, Survivor, run
from tests.server.chaos import Tally as ChaosTally
from tests.server.homecoming import Regulars, lay
from tests.server.newcomers import Newcomers
from tests.server.patience import within
from tests.server.running import running_house
from tests.server.stores import SqliteStore, Store, logged_in
from tests.server.takers import Takers
from tests.server.takers import run as run_takers

KILLS = 10


@pytest.mark.long
def test_nothing_acknowledged_is_lost(store: Store) -> None:
    tally = asyncio.run(
        run(kills=KILLS, tables=2, seats=2, cold_every=KILLS + 1, report_every=KILLS + 1, database=store.address)
    )
    assert tally.kills == KILLS
    assert tally.acked > KILLS
    assert len(tally.forked) == KILLS
    assert tally.seated > 1


@pytest.mark.long
def test_what_is_shared_and_what_others_make_of_it_survives_kills() -> None:
    takers = asyncio.run(within(300, run_takers(kills=KILLS, finished=3)))
    assert takers.finished >= 3
    assert len(takers.promised) > KILLS


def test_a_lost_table_of_a_challenge_would_be_noticed(tmp_path: Path) -> None:
    async def play(address: str) -> Takers:
        takers = Takers()
        takers.lives.begin(address)
        playing = asyncio.create_task(takers.evening())
        async with asyncio.timeout(120):
            while not takers.finished:
                await asyncio.wait([playing], timeout=0.05)
                if playing.done():
                    playing.result()
        playing.cancel()
        await asyncio.wait([playing])
        await takers.ask_for_results(address)
        return takers

    with running_house(tmp_path) as running:
        takers = asyncio.run(play(running.address))
    assert asyncio.run(takers.what_is_lost(SqliteStore(tmp_path))) == []
    [(challenge, (_, finished))] = takers.shared.items()
    finished.append("NOBODY")
    with sqlite3.connect(tmp_path / LOG_FILE) as connection:
        connection.execute("DELETE FROM event WHERE code = ? AND sequence > 1", (challenge,))
        connection.execute(
            "INSERT INTO event SELECT code, 999, happened, body FROM event WHERE code = ? AND sequence = 1",
            (finished[0],),
        )
    connection.close()
    lost = asyncio.run(takers.what_is_lost(SqliteStore(tmp_path)))
    assert any("does not have table" in what for what in lost)
    assert any("the log has it as [1, " in what for what in lost)
    assert any("is not over" in what for what in lost)
    assert any("have finished it" in what for what in lost)


@pytest.mark.long
def test_a_lost_seat_would_be_noticed(tmp_path: Path) -> None:
    async def come(address: str) -> Newcomers:
        doorstep = Newcomers()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await doorstep.come(address)
        return doorstep

    with running_house(tmp_path) as running:
        doorstep = asyncio.run(come(running.address))
    assert len(doorstep.answers) > 1
    assert not asyncio.run(doorstep.what_is_lost(SqliteStore(tmp_path)))
    with sqlite3.connect(tmp_path / LOG_FILE) as connection:
        connection.execute("INSERT INTO event SELECT code, 99, happened, body FROM event WHERE sequence = 2 LIMIT 1")
        connection.execute("DELETE FROM event WHERE sequence = 1")
    connection.close()
    lost = asyncio.run(doorstep.what_is_lost(SqliteStore(tmp_path)))
    assert any("sat down 2 times" in what for what in lost)
    assert any("is not in the log" in what for what in lost)


def test_regulars_come_back_to_the_seats_that_they_had(tmp_path: Path) -> None:
    crews = [Regulars(number, 2) for number in range(2)]
    tally = ChaosTally()

    async def come(address: str) -> None:
        for crew in crews:
            await crew.prove_playable(address, tally)
            await crew.go_home()

    asyncio.run(lay(tmp_path, tables=2, seats=2, events=70))
    with running_house(tmp_path) as running:
        asyncio.run(come(running.address))
    assert tally.acked == 2
    logged = asyncio.run(logged_in(SqliteStore(tmp_path)))
    for crew in crews:
        crew.check(logged)
        [(code, bodies)] = [(code, bodies) for code, bodies in logged.items() if code == crew.people[0].code]
        with pytest.raises(Lost):
            crew.check({code: bodies[:70]})


def test_a_lost_action_would_be_noticed(tmp_path: Path) -> None:
    async def play(address: str) -> Survivor:
        crew = Survivor(address, 1, 2)
        await crew.sit()
        while len(crew.promised) < 6:
            await crew.act(ChaosTally())
        await crew.go_home()
        return crew

    with running_house(tmp_path) as running:
        crew = asyncio.run(play(running.address))
    crew.check(asyncio.run(logged_in(SqliteStore(tmp_path))))
    with sqlite3.connect(tmp_path / LOG_FILE) as connection:
        connection.execute("DELETE FROM event WHERE sequence = (SELECT max(sequence) FROM event)")
    connection.close()
    with pytest.raises(Lost):
        crew.check(asyncio.run(logged_in(SqliteStore(tmp_path))))
