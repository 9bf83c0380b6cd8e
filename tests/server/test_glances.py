"""Who holds a seat learns at a glance how its table stands, and who holds none learns nothing."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from biberbau.server.house.house import House
from biberbau.server.play.players import Players
from biberbau.server.protocol import FRAME_LIMIT, SEATS_AT_ONCE, ChangeGame, Create, HeldSeat, Rename
from biberbau.server.relay.neighbours import Neighbours
from biberbau.server.socket.client import Client
from biberbau.server.socket.limits import AddressBook, Bucket, Limits
from biberbau.server.table.reading import Waiting
from biberbau.server.table.table import Table
from tests.server.evening import catch_up, people, start
from tests.server.running import Running, running_house
from tests.server.virtual_time import SYNC_SECONDS, MemoryLog, SlowLog, ThisThread, run
from tests.server.warmed import ready

KEY = "a-key-of-more-than-22-letters"


class Silent:
    """A wire on which nobody listens."""

    def push(self, *messages: bytes) -> bool:
        return True

    def abort(self) -> None:
        return None

    def send_away(self) -> None:
        return None


def post(address: str, body: bytes) -> Any:
    """Ask about seats."""
    request = urllib.request.Request(address + "api/seats", body)
    with urllib.request.urlopen(request, timeout=5) as answer:
        return json.load(answer)


def ask(address: str, *seats: tuple[str, str | None]) -> Any:
    """Ask about seats by codes and tokens."""
    return post(address, json.dumps([{"code": code, "token": token} for code, token in seats]).encode())


def refused(address: str, body: bytes) -> int:
    """Return the status of a question that is refused."""
    with pytest.raises(urllib.error.HTTPError) as problem:
        post(address, body)
    problem.value.close()
    return problem.value.code


def test_a_glance_is_the_same_awake_and_asleep_and_only_for_those_who_sit_there(tmp_path: Path) -> None:
    async def play(running: Running) -> tuple[str, str | None, str | None, list[int]]:
        async with people(running.address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert])
            await anna.act()
            await bert.act()
            await catch_up(anna, bert.seq)
            assert anna.situation is not None
            (glance,) = ask(running.address, (anna.code, anna.token))
            assert glance["to_act"] == anna.situation["actors"]
            return anna.code, anna.token, bert.token, glance["to_act"]

    with running_house(tmp_path) as running:
        code, annas, berts, waiting = asyncio.run(play(running))
        awake = ask(running.address, (code, annas), (code, berts), (code, "x" * 32), ("ZZZZZZ", annas))
    assert awake[0] == {
        "code": code,
        "game": "biber-gang",
        "stage": "playing",
        "seat": 0,
        "names": ["Anna", "Bert"],
        "totals": [0, 0],
        "to_act": waiting,
    }
    assert awake[1] == {**awake[0], "seat": 1}
    assert awake[2:] == [None, None]
    with running_house(tmp_path) as running:
        for _ in range(2):
            assert ask(running.address, (code, annas), (code, berts), (code, "x" * 32)) == awake[:3]
        assert not running.house.rooms, "a glance has woken the table"


def test_glances_are_forgotten_when_the_table_wakes(tmp_path: Path) -> None:
    async def main(address: str) -> None:
        async with people(address, "Anna") as (anna,):
            await anna.ask("rename", name="Anna Lena")
            assert anna.token is not None
        async with asyncio.timeout(5):
            while running.house.rooms:
                await asyncio.sleep(0.01)
        assert (await asyncio.to_thread(ask, address, (anna.code, anna.token)))[0]["names"] == ["Anna Lena"]
        await anna.reconnect()
        await anna.ask("rename", name="Lena")
        await anna.hang_up()
        assert (await asyncio.to_thread(ask, address, (anna.code, anna.token)))[0]["names"] == ["Lena"]

    with running_house(tmp_path) as running:
        asyncio.run(main(running.address))


@pytest.mark.parametrize("full", [False, True])
def test_a_glance_tells_only_what_is_on_the_disk(full: bool) -> None:
    async def main() -> None:
        log, wire, loop = SlowLog(), Silent(), asyncio.get_running_loop()
        loop.set_default_executor(ThisThread())
        warming = ready()
        house = House(log, Players(warming.of, threads=1), warming)
        client = Client(wire, "local", AddressBook(Limits()), Bucket(1e6, 1e6))
        await house.receive(client, Create(KEY, "biber-gang", "Anna"))
        await asyncio.sleep(SYNC_SECONDS)
        (code,) = house.rooms
        held = HeldSeat(code, house.seal.token(code, KEY))
        log.full = full
        house.receive_at_once(client, Rename("rename", "Lena"))
        await asyncio.sleep(SYNC_SECONDS / 2)
        assert house.rooms[code].table.seats[0].name == "Lena"
        asked = loop.time()
        glance = await house.glances.glance(held)
        assert glance is not None
        assert glance.names == ["Anna" if full else "Lena"]
        assert loop.time() >= asked + SYNC_SECONDS / 2
        if not full:
            log.full = True
            house.receive_at_once(client, ChangeGame("change", "beanie"))
            await asyncio.sleep(SYNC_SECONDS / 2)
            assert house.rooms[code].table.game.name == "beanie"
            assert await house.game_at(code) == "biber-gang", "a preview of the link is told no other game either"
        await house.close()

    run(main)


def test_a_table_that_is_lost_while_it_is_woken_is_taken_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[str] = []

    class Shared(MemoryLog):
        async def lease(self, table: str) -> bytes:
            taken.append(table)
            return b""

    async def main() -> None:
        log, warming = Shared(), ready()
        house = House(log, Players(warming.of, threads=1), warming, neighbours=Neighbours(tmp_path, 1, 1))
        client = Client(Silent(), "local", AddressBook(Limits()), Bucket(1e6, 1e6))
        await house.receive(client, Create(KEY, "biber-gang", "Anna"))
        [(code, room)] = house.rooms.items()
        await room.close()
        taken.clear()
        read = house.reading.table

        async def read_and_lose(code: str, wait: Waiting) -> Table | None:
            table = await read(code, wait)
            if len(taken) == 1 and log.lost is not None:
                log.lost(code)
            return table

        monkeypatch.setattr(house.reading, "table", read_and_lose)
        assert not (await house.room_of(code)).ended
        assert taken == [code, code]
        await house.close()

    asyncio.run(main())


def test_what_is_no_question_is_refused_and_guessing_ends(tmp_path: Path) -> None:
    held = {"code": "ZZZZZZ", "token": "x" * 32}
    with running_house(tmp_path, Limits(lookups_per_second=0, lookup_burst=3)) as running:
        assert refused(running.address, b"{") == 400
        assert refused(running.address, b'[{"code": "ZZZZZZ"}]') == 400
        assert refused(running.address, json.dumps([held] * (SEATS_AT_ONCE + 1)).encode()) == 400
        assert refused(running.address, b" " * (FRAME_LIMIT + 1)) == 413
        assert ask(running.address, *[("ZZZZZZ", "x" * 32)] * 3) == [None] * 3
        assert refused(running.address, json.dumps([held]).encode()) == 429


def test_a_name_can_be_changed_and_stays_one_of_its_own(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert])
            answer = await bert.ask("rename", name="Anna")
            assert answer["type"] == "ack"
            await catch_up(anna, answer["seq"])
            assert [seat["name"] for seat in anna.table["seats"]] == ["Anna", "Anna 2"]
            assert (await anna.ask("rename", name=" \u200b"))["reason"]["message"] == "refusal-name"
            bert.seq = 0
            await bert.reconnect()
            assert bert.table["seats"][1]["name"] == "Anna 2"

    asyncio.run(main())
