"""A real server in this process, on a port of its own, with a loop of its own; tests talk to it over sockets."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import threading
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from biberbau.server.door.addresses import address_of
from biberbau.server.door.door import Door
from biberbau.server.house.house import House
from biberbau.server.house.watchdog import Watchdog
from biberbau.server.http_server import HouseServer, Openness, make_server
from biberbau.server.play.tempo import human_reaction
from biberbau.server.play.times import Times
from biberbau.server.review.choices import Choices
from biberbau.server.review.kept import Kept
from biberbau.server.serving import bound_socket
from biberbau.server.socket.limits import Limits
from biberbau.server.storage.daily_file import DAILY_FILE
from biberbau.server.storage.opening import open_log, snapshots_beside
from biberbau.server.warmup.warming import Warming
from tests.server.furnishing import Loaded, load_rules, without_pause

FAST = Times(opening={}, next_round=20.0, bots_next_round=0.05, host_gone=0.3, sleep=0.2)

WIDE = Limits(
    messages_per_second=10_000,
    message_burst=10_000,
    frames_per_second=10_000,
    frame_burst=10_000,
    address_frames_per_second=100_000,
    address_frame_burst=100_000,
    bytes_per_second=1e8,
    byte_burst=100_000_000,
    address_bytes_per_second=1e9,
    address_byte_burst=1_000_000_000,
    tables_per_second=1000,
    table_burst=1000,
    errands_per_second=1000,
    errand_burst=1000,
)
"""Limits that a test without a flood does not meet."""


DOOR_TOKEN = "token-of-the-door"
"""Who has it may let others in."""


@functools.cache
def warm_rules() -> None:
    """Compile the rules before anything is timed."""
    load_rules()


@dataclass
class Running:
    """A server under test."""

    address: str
    house: House
    loop: asyncio.AbstractEventLoop
    door: Door | None


def health(address: str) -> dict[str, Any]:
    """Return what a house says of itself."""
    with urllib.request.urlopen(address + "healthz", timeout=5) as answer:
        assert answer.status == 200
        found: dict[str, Any] = json.load(answer)
        return found


@contextlib.contextmanager
def running_house(
    folder: Path,
    limits: Limits = WIDE,
    times: Times = FAST,
    warming: type[Warming] = Loaded,
    openness: Openness | None = None,
    neighbours: Sequence[str] = (),
    reaction: Callable[[str, str], float] = human_reaction,
    log: str | None = None,
    kept_reports: Kept | None = None,
    host: str = "127.0.0.1",
) -> Iterator[Running]:
    """Serve the tables of a folder until the end of the block.  The rules are compiled first.

    `neighbours` are the addresses at which the door opens to others, `log` a database for the tables.
    """
    warm_rules()
    started = threading.Event()
    running: list[Running] = []
    servers: list[HouseServer] = []

    known = openness or Openness()

    async def greet(server: HouseServer) -> None:
        while not server.started:
            await asyncio.sleep(0.002)
        started.set()

    async def serve() -> None:
        compiling = warming()
        players = without_pause(compiling.of, reaction=reaction)
        choices = Choices(folder / DAILY_FILE)
        opened = await open_log(folder, log)
        snapshots = snapshots_beside(folder, opened)
        house = House(
            *(opened, players, compiling, limits, times),
            kept_reports=kept_reports or Kept(),
            choices=choices,
            snapshots=snapshots,
        )
        # On a machine with much else to do a loop may stand for a while.
        house.watchdog = Watchdog(stands=60.0)
        await house.take_stock()
        door = None if known.behind_proxy else Door(listener, DOOR_TOKEN, lambda: neighbours)
        server = make_server(house, folder, known, door)
        servers.append(server)
        running.append(Running(address_of(listener), house, asyncio.get_running_loop(), door))
        greeting = asyncio.create_task(greet(server))
        await server.serve(sockets=[listener])
        greeting.cancel()

    with bound_socket(host, 0) as listener:
        thread = threading.Thread(target=lambda: asyncio.run(serve()), name="house")
        thread.start()
        try:
            assert started.wait(60)
            yield running[0]
        finally:
            servers[0].stop()
            thread.join(60)
            assert not thread.is_alive()
