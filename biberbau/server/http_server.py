"""The HTTP server: uvicorn with every default that is unsafe for us changed, and further addresses while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import math
import socket
from collections.abc import Collection, Coroutine, Iterable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from biberbau.server.app import Callers, make_app
from biberbau.server.door.door import Door
from biberbau.server.house.house import House
from biberbau.server.protocol import FRAME_LIMIT
from biberbau.server.relay.handing import Homes
from biberbau.server.relay.inside import Service
from biberbau.server.socket.entrance import Entrance
from biberbau.server.socket.limits import AddressBook
from biberbau.server.socket.wire import WebSocketWire

FAREWELL_SECONDS = 5
"""How long connections may take to say goodbye when the house closes."""

TURNED_OUT = 0.5
"""Seconds in which requests end whose connections were cut; then they are cancelled."""

FAREWELL_LOOK = 0.005
"""How often it is looked whether they have."""

SEEN_OFF, BETWEEN, STEPS = 8, 0.1, 100
"""So many connections are sent to another process at once, more where it would be more steps; seconds between two."""

AF_UNIX = getattr(socket, "AF_UNIX", None)
"""Not everywhere are there sockets in folders."""

PROXIES = ("127.0.0.1", "::1")
"""Where a proxy must speak from to be believed whom it speaks for."""


@dataclass(frozen=True)
class Openness:
    """To whom the house is open, and under which names; see `biberbau.server.serving.serve`."""

    lan: bool = False
    origins: Collection[str] = ()
    public_origin: str | None = None
    base_path: str = ""
    behind_proxy: bool = False
    proxies: Collection[str] = ()
    metrics: bool = True

    @property
    def believed(self) -> Collection[str]:
        """Addresses from which a proxy is believed whom it speaks for."""
        return (*PROXIES, *self.proxies) if self.behind_proxy or self.proxies else ()


class HouseServer(uvicorn.Server):
    """The HTTP server, which can listen at further addresses while it runs, and closes as soon as it is told to.

    Uvicorn looks ten times a second whether it shall close, and then as often whether everybody has gone.
    """

    def __init__(self, config: uvicorn.Config, house: House, entrance: type[Entrance]) -> None:
        super().__init__(config)
        self.house = house
        self.entrance = entrance

        self.open = contextlib.ExitStack()
        """What is to be shut before anything else when the server closes."""
        self.adopting: set[asyncio.Task[None]] = set()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.told = asyncio.Event()
        """That it shall close."""
        self.insisted = asyncio.Event()
        """That it shall close at once, whatever is still to be done."""

    async def main_loop(self) -> None:
        """Serve until it shall close; every second the date in the answers is set."""
        self.loop = asyncio.get_running_loop()
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.told.wait()

    def stop(self) -> None:
        """Let it close; any thread may say so."""
        self.should_exit = True
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.told.set)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Close because of a signal."""
        super().handle_exit(sig, frame)
        self.stop()
        if self.force_exit and self.loop is not None:
            self.loop.call_soon_threadsafe(self.insisted.set)

    def greet(self) -> Entrance:
        """Return the protocol of a new connection."""
        return self.entrance(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    def greet_neighbour(self) -> Entrance:
        """Return the protocol of a process of the house on another machine that asks for something."""
        entrance = self.greet()
        entrance.of_the_house = True
        return entrance

    async def listen(self, listener: socket.socket) -> None:
        """Serve whoever connects to a socket, too."""
        loop = asyncio.get_running_loop()
        create = loop.create_server if listener.family != AF_UNIX else loop.create_unix_server
        self.servers.append(await create(self.greet, sock=listener))

    def adopt(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection of another process of the house, which has read so much of it."""
        task = asyncio.create_task(self._adopt(connection, head))
        self.adopting.add(task)
        task.add_done_callback(self.adopting.discard)

    async def _adopt(self, connection: socket.socket, head: bytes) -> None:
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        _, entrance = await loop.connect_accepted_socket(self.greet, connection)
        entrance.came_home = True
        if not entrance.transport.is_closing():
            entrance.data_received(head)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close; where there are other processes of the house, first let them have the tables."""
        self.open.close()
        listeners = *self.servers, *(sockets or ())
        neighbours = self.house.neighbours
        if neighbours is not None:
            # On this machine others listen at the same socket, and take in who comes from now on.  A proxy that finds
            # nobody any more would cut those whose tables are still played on here.
            if neighbours.inside is None:
                close_all(listeners)
            await self._unless_insisted(self._make_way())
        close_all(listeners)
        for connection in list(self.server_state.connections):
            connection.shutdown()
        try:
            async with asyncio.timeout(FAREWELL_SECONDS):
                await self.farewell()
        except TimeoutError:
            await self.turn_out()
        await self.lifespan.shutdown()

    async def _make_way(self) -> None:
        """Let the other processes have the tables, and send everybody there."""
        await self.house.hand_over()
        await self.see_off()

    async def _unless_insisted(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that is given up when somebody insists on the end."""
        working, insisted = asyncio.create_task(work), asyncio.create_task(self.insisted.wait())
        await asyncio.wait([working, insisted], return_when=asyncio.FIRST_COMPLETED)
        for task in (working, insisted):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await working

    async def see_off(self) -> None:
        """Send away whoever is at a table that another process has, a few at a time, for they come there at once."""
        wires = [one for one in self.server_state.connections if isinstance(one, WebSocketWire)]
        at_once = max(SEEN_OFF, math.ceil(len(wires) / STEPS))
        for first in range(0, len(wires), at_once):
            for wire in wires[first : first + at_once]:
                if wire.handshake_complete:
                    wire.send_away()
            await asyncio.sleep(BETWEEN)

    async def farewell(self) -> None:
        """Wait until everybody has gone, or somebody insists."""
        while (self.server_state.connections or self.server_state.tasks) and not self.force_exit:
            await asyncio.sleep(FAREWELL_LOOK)
        if self.force_exit:
            await self.turn_out()
        for server in self.servers:
            await server.wait_closed()

    async def turn_out(self) -> None:
        """Let nobody finish what they are about."""
        self.cut_off()
        if self.server_state.tasks:
            # Most end by themselves when nobody is there any more.
            await asyncio.wait(self.server_state.tasks, timeout=TURNED_OUT)
        for task in self.server_state.tasks:
            task.cancel()

    def hang_up(self, listener: socket.socket) -> None:
        """Close a socket and all connections that came through it."""
        address = listener.getsockname()[:2]
        for server in self.servers[:]:
            if any(one.getsockname()[:2] == address for one in server.sockets):
                server.close()
                self.servers.remove(server)
        listener.close()
        self.cut_off(address)

    def cut_off(self, address: tuple[str, int] | None = None) -> None:
        """Close all connections at once, or only those to one address of ours, whatever is still to be sent."""
        for connection in list(self.server_state.connections):
            if isinstance(connection, Entrance | WebSocketWire) and address in (None, connection.server):
                connection.transport.abort()


def close_all(listeners: Iterable[asyncio.Server | socket.socket]) -> None:
    """Listen no more."""
    for listener in listeners:
        listener.close()


def make_server(house: House, folder: Path, openness: Openness = Openness(), door: Door | None = None) -> HouseServer:
    """Return the HTTP server of the house in a data folder, with every default that is unsafe for us changed."""
    limits = house.limits
    if openness.believed:
        # All guests come by the address of the proxy.
        limits = dataclasses.replace(limits, connections_per_address=limits.connections)

    known = AddressBook(limits, cuts=house.cuts)

    class BoundedWire(WebSocketWire):
        limits = house.limits
        cuts = house.cuts
        proxies = frozenset(openness.proxies)
        believed = frozenset(openness.believed)
        book = known

    class BoundedEntrance(Entrance):
        book = known
        homes = None if house.neighbours is None else Homes(house.log, house.neighbours, house.rooms.__contains__)

    callers = Callers(
        openness.origins, openness.public_origin, openness.base_path, bool(openness.believed), door, openness.metrics
    )
    server = HouseServer(
        uvicorn.Config(
            make_app(house, folder, callers),
            http=BoundedEntrance,
            ws=BoundedWire,
            ws_max_size=FRAME_LIMIT,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
            lifespan="on",
            proxy_headers=bool(openness.believed),
            forwarded_allow_ips=list(openness.believed),
            server_header=False,
            access_log=False,
            log_config=None,
            log_level="warning",
        ),
        house,
        BoundedEntrance,
    )
    if door is not None:
        door.reception = server
    if house.ways is not None:
        house.ways.services[Service.PAGES] = server.greet_neighbour
    return server
