"""One client that stops reading is dropped and comes back; the others do not feel it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from biberbau.server import http_server
from biberbau.server.socket.wire import WebSocketWire
from tests.server.evening import catch_up, people, start
from tests.server.patience import within
from tests.server.person import Person
from tests.server.running import WIDE, running_house


def small_socket(address: str) -> socket.socket:
    """Return a connection whose client has hardly any room for what it does not read."""
    parts = urlsplit(address)
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect((parts.hostname, parts.port))
    connection.setblocking(False)
    return connection


@pytest.mark.long
def test_a_reader_who_stops_is_dropped_and_resynced(tmp_path: Path) -> None:
    async def main(address: str) -> None:
        slow = Person(address, "Slow")
        async with people(address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert])
            await slow.connect(sock=small_socket(address))
            await slow.watch(anna.code)
            company = running.house.rooms[anna.code].company
            slow.socket.transport.pause_reading()
            slowest = 0.0
            for _ in range(500):
                await slow.say("watch", code=slow.code)
                begun = time.perf_counter()
                await bert.ask("resume", code=bert.code, token=bert.token, seen=bert.seq)
                slowest = max(slowest, time.perf_counter() - begun)
                if company.watchers == 0:
                    break
            assert company.watchers == 0
            assert slowest < 1.0
            answer = await anna.act()
            slow.socket.transport.resume_reading()
            with pytest.raises(ConnectionClosed):
                await slow.hear_to_the_end()
            await slow.connect()
            await slow.watch(anna.code)
            await catch_up(slow, answer["seq"])
            await slow.socket.close()

    with running_house(tmp_path, replace(WIDE, unsent_bytes=64 * 1024)) as running:
        asyncio.run(within(60, main(running.address)))


def test_a_house_that_closes_leaves_no_socket_of_who_reads_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_server, "FAREWELL_SECONDS", 0.2)
    house = contextlib.ExitStack()
    running = house.enter_context(running_house(tmp_path))

    async def main(address: str) -> None:
        slow = Person(address, "Slow")
        await slow.connect(sock=small_socket(address))
        await slow.open_table()
        [client] = running.house.rooms[slow.code].company.clients
        slow.socket.transport.pause_reading()
        assert isinstance(client.wire, WebSocketWire)
        while not client.wire.transport.get_write_buffer_size():
            await slow.say("resume", code=slow.code, token=slow.token, seen=0)
            await asyncio.sleep(0.001)
        await asyncio.to_thread(house.close)
        # An open one would complain when it is thrown away, and pytest of that.
        ours = client.wire.transport.get_extra_info("socket")
        assert ours.fileno() == -1
        slow.socket.transport.abort()

    with house:
        asyncio.run(within(60, main(running.address)))
