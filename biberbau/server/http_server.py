"""The HTTP server: uvicorn with every default that is unsafe for us changed, and further addresses while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import socket
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from biberbau.server.app import Callers, make_app
from biberbau.server.door.door import Door
from biberbau.server.house.house import House
from biberbau.server.protocol import FRAME_LIMIT
from biberbau.server.relay.handing import Homes
from biberbau.server.socket.entrance import Entrance
from biberbau.server.socket.limits import AddressBook
from biberbau.server.socket.wire import WebSocketWire

FAREWELL_SECONDS = 5
"""How long connections may take to say goodbye when the house closes."""

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
    metrics: bool = True


class HouseServer(uvicorn.Server):
    """The HTTP server, which can listen at further addresses while it runs."""

    def __init__(self, config: uvicorn.Config, house: House, entrance: type[Entrance]) -> None:
        super().__init__(config)
        self.house = house
        self.entrance = entrance

        self.open = contextlib.ExitStack()
        """What is to be shut before anything else when the server closes."""
        self.adopting: set[asyncio.Task[None]] = set()

    def greet(self) -> Entrance:
        """Return the protocol of a new connection."""
        return self.entrance(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

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
        entrance.data_received(head)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close; where there are other processes of the house, first let them have the tables."""
        if self.house.neighbours is not None:
            self.open.close()
            for server in self.servers:
                server.close()
            await self.house.hand_over()
        await super().shutdown(sockets)

    def hang_up(self, listener: socket.socket) -> None:
        """Close a socket and all connections that came through it."""
        address = listener.getsockname()[:2]
        for server in self.servers[:]:
            if any(one.getsockname()[:2] == address for one in server.sockets):
                server.close()
                self.servers.remove(server)
        listener.close()
        for connection in list(self.server_state.connections):
            if isinstance(connection, Entrance | WebSocketWire) and connection.server == address:
                connection.transport.abort()


def make_server(house: House, folder: Path, openness: Openness = Openness(), door: Door | None = None) -> HouseServer:
    """Return the HTTP server of the house in a data folder, with every default that is unsafe for us changed."""
    limits = house.limits
    if openness.behind_proxy:
        # All guests come by the address of the proxy.
        limits = dataclasses.replace(limits, connections_per_address=limits.connections)

    class BoundedWire(WebSocketWire):
        limits = house.limits

    class BoundedEntrance(Entrance):
        book = AddressBook(limits)
        homes = None if house.neighbours is None else Homes(house.log, house.neighbours, house.rooms.__contains__)

    callers = Callers(
        openness.origins, openness.public_origin, openness.base_path, openness.behind_proxy, door, openness.metrics
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
            proxy_headers=openness.behind_proxy,
            forwarded_allow_ips=list(PROXIES),
            server_header=False,
            access_log=False,
            log_config=None,
            log_level="warning",
            timeout_graceful_shutdown=FAREWELL_SECONDS,
        ),
        house,
        BoundedEntrance,
    )
    if door is not None:
        door.reception = server
    return server
