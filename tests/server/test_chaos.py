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
from tests.server.newcomers import Newcomers
from tests.server.running import running_house
from tests.server.stores import SqliteStore, Store

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
    asyncio.run(crew.check(SqliteStore(tmp_path)))
    with sqlite3.connect(tmp_path / LOG_FILE) as connection:
        connection.execute("DELETE FROM event WHERE sequence = (SELECT max(sequence) FROM event)")
    connection.close()
    with pytest.raises(Lost):
        asyncio.run(crew.check(SqliteStore(tmp_path)))
