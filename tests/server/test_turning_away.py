"""Who turns to another table while a seat is being made durable for them holds it there, and nothing at the other."""

from __future__ import annotations

import asyncio

import msgspec

from biberbau.server.house.room import Room
from biberbau.server.play.players import Players
from biberbau.server.play.times import Times
from biberbau.server.protocol import Join, Resume, Watch
from biberbau.server.table.events import Created, Entry, encode_entry
from biberbau.server.table.table import Table
from biberbau.server.warmup.warming import Warming
from tests.server.furnishing import client_by, surroundings
from tests.server.parlour import Timekeeper
from tests.server.virtual_time import SYNC_SECONDS, MemoryLog, SlowLog, run


def open_room(log: MemoryLog, players: Players, code: str) -> Room:
    """A table at which only its host sits, who is not there."""
    table = Table(code)
    event = Created(game="daumen-drauf", name="Host", token="hash", dice="00" * 16)
    table.apply(event)
    log.bodies[code] = [encode_entry(Entry(event))]
    return Room(table, surroundings(log, players, Times()))


def test_a_seat_taken_while_turning_away_waits_for_its_token() -> None:
    async def main() -> None:
        log, wire = SlowLog(), Timekeeper()
        players = Players(Warming().of, threads=1)
        joined, watched = (open_room(log, players, code) for code in ("JOIN", "WATCH"))
        client = client_by(wire)
        client.turn_to(joined)
        joined.post(client, Join("join", "JOIN", "Anna"))
        await asyncio.sleep(SYNC_SECONDS / 2)
        client.turn_to(watched)
        watched.post(client, Watch("watch", "WATCH"))
        await asyncio.sleep(SYNC_SECONDS)
        assert [seat.name for seat in joined.table.seats] == ["Host", "Anna"]
        assert client.room is watched
        assert client.seat is None
        assert not joined.company.clients
        seated = next(m for _, m in wire.messages() if m["type"] == "seated")
        assert (seated["code"], seated["seat"]) == ("JOIN", 1)
        client.turn_to(joined)
        joined.post(client, Resume("again", "JOIN", seated["token"], 0))
        await asyncio.sleep(SYNC_SECONDS)
        assert client.seat is joined.table.seats[1]
        assert msgspec.json.decode(wire.frames[-1][1])["type"] == "presence"
        for room in (joined, watched):
            await room.close()
        players.close()

    run(main)
