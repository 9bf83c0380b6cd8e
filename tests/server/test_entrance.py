"""Connections before they become sockets, while it is being looked to which process they belong."""

from __future__ import annotations

import asyncio
import contextlib

import uvicorn
from starlette.applications import Starlette
from uvicorn.server import ServerState

from biberbau.server.socket.entrance import Entrance
from biberbau.server.socket.limits import AddressBook, Limits
from tests.server.patience import within

UPGRADE = (
    b"GET /ws?table=ABCDEF HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Undecided:
    """The database does not say who has the table."""

    def __init__(self) -> None:
        self.asked, self.said = asyncio.Event(), asyncio.Event()

    def table_elsewhere(self, target: bytes) -> str | None:
        return "ABCDEF"

    async def handed_on(self, table: str, connection: int, head: bytes) -> bool:
        self.asked.set()
        await self.said.wait()
        return False


def test_a_house_can_close_while_it_looks_where_a_connection_belongs() -> None:
    async def main() -> None:
        undecided, state = Undecided(), ServerState()

        class Door(Entrance):
            book = AddressBook(Limits())
            homes = undecided

        config = uvicorn.Config(Starlette(), log_config=None)
        server = await asyncio.get_running_loop().create_server(lambda: Door(config, state, {}), "127.0.0.1", 0)
        ears, mouth = await asyncio.open_connection(*server.sockets[0].getsockname())
        mouth.write(UPGRADE)
        await within(10, undecided.asked.wait())
        [entrance] = state.connections
        assert isinstance(entrance, Door)
        assert entrance.looking is not None
        looking = entrance.looking
        entrance.shutdown()
        # What is found out too late changes nothing.
        undecided.said.set()
        await within(10, looking)
        with contextlib.suppress(ConnectionResetError):
            assert await within(10, ears.read()) == b""
        while state.connections:
            await asyncio.sleep(0.01)
        mouth.close()
        server.close()

    asyncio.run(main())
