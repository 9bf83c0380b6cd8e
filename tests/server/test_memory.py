"""What is over is freed by itself: tables that have gone to sleep, and connections, without the garbage collector."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
import urllib.request
import weakref
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from biberbau.server.house.room import Room
from tests.server.evening import drain
from tests.server.person import Person
from tests.server.running import Running, running_house

TABLES = 12
PATIENCE = 10.0


@contextlib.contextmanager
def without_collector() -> Iterator[None]:
    """Collect what earlier tests have left, and then nothing any more."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def things_of(room: Room) -> list[Any]:
    """What a table that is awake holds, and who is there."""
    clients = list(room.company.clients)
    return [room, room.table, room.table.match, room.play, *clients, *(client.wire for client in clients)]


async def evening(running: Running, game: str, seen: list[weakref.ref[Any]]) -> None:
    """Begin a match with a bot, be refused, ask for advice and reload the page; come back when the table sleeps."""

    def look(code: str) -> None:
        seen.extend(weakref.ref(thing) for thing in things_of(running.house.rooms[code]) if thing is not None)

    async with Person(running.address, "Anna") as anna, Person(running.address, "Ben") as ben:
        await anna.open_table(game)
        await ben.watch(anna.code)
        await anna.ask("seat_bot", bot="uniform")
        assert (await anna.ask("start"))["type"] == "ack"
        assert (await anna.ask("act", action="fly-away", seen=anna.seq))["type"] == "refused"
        await anna.say("hint")
        for _ in range(3):
            await drain(anna)
            if anna.may_act and anna.situation is not None and anna.situation["legal"]:
                await anna.act()
        await asyncio.to_thread(lambda: urllib.request.urlopen(running.address + "api/games", timeout=PATIENCE).close())
        look(anna.code)
        await anna.reconnect()
    while anna.code in running.house.rooms:
        await asyncio.sleep(0.05)
    await anna.reconnect()
    look(anna.code)
    await anna.hang_up()


@pytest.mark.long
@pytest.mark.parametrize("game", ["daumen-drauf", "beanie"])
def test_tables_that_have_woken_and_slept_are_freed(tmp_path: Path, game: str) -> None:
    seen: list[weakref.ref[Any]] = []

    def alive() -> Counter[str]:
        return Counter(type(thing).__name__ for ref in seen if (thing := ref()) is not None)

    async def main(running: Running) -> None:
        await asyncio.gather(*(evening(running, game, seen) for _ in range(TABLES)))

    with without_collector(), running_house(tmp_path) as running:
        asyncio.run(main(running))
        assert len(seen) >= TABLES * 2 * 6
        until = time.monotonic() + PATIENCE
        while alive() and time.monotonic() < until:
            time.sleep(0.05)
        assert not alive()
