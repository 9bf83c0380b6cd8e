"""Connections before they become sockets, while it is being looked to which process they belong."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.lifespan.off import LifespanOff
from uvicorn.server import ServerState

from biberbau.server.http_server import HouseServer
from biberbau.server.socket.entrance import Entrance
from biberbau.server.socket.limits import AddressBook, Limits
from tests.server.patience import within

LONG = 1 << 24
"""Bytes: more than the system keeps for one connection."""

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


def test_a_connection_for_which_there_is_no_further_handle_stays_and_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_more(handle: int) -> int:
        raise OSError(errno.EMFILE, "Too many open files")

    async def main() -> None:
        class Door(Entrance):
            book = AddressBook(Limits())
            homes = Undecided()

        config, state = uvicorn.Config(Starlette(), log_config=None), ServerState()
        server = await asyncio.get_running_loop().create_server(lambda: Door(config, state, {}), "127.0.0.1", 0)
        ears, mouth = await asyncio.open_connection(*server.sockets[0].getsockname())
        monkeypatch.setattr("biberbau.server.socket.entrance.os.dup", no_more)
        mouth.write(UPGRADE)
        assert (await within(10, ears.readline())).startswith(b"HTTP/1.1 403")
        mouth.close()
        server.close()

    asyncio.run(main())


def test_what_is_handed_on_where_its_address_has_too_many_connections_leaves_nothing_behind() -> None:
    async def main() -> None:
        class Door(Entrance):
            book = AddressBook(Limits(connections_per_address=0))

        house = HouseServer.__new__(HouseServer)
        house.config = uvicorn.Config(Starlette(), log_config=None)
        house.server_state, house.entrance = ServerState(), Door
        house.lifespan = LifespanOff(house.config)
        with socket.create_server(("127.0.0.1", 0)) as listener, socket.create_connection(listener.getsockname()):
            await house._adopt(listener.accept()[0], UPGRADE)
        assert Door.book.cuts == {"connections": 1}
        assert house.server_state.connections == set()

    asyncio.run(main())


async def long_answer(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with far more than fits on the way."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % LONG)]})
    await send({"type": "http.response.body", "body": bytes(LONG)})


async def answer_to_body(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer when a whole body is here."""
    while (await receive()).get("more_body", False):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@asynccontextmanager
async def entrance(app: ASGIApp, book_: AddressBook) -> AsyncIterator[tuple[str, int]]:
    """Serve an application behind an entrance, and give its address."""

    class Door(Entrance):
        book = book_

    config, state = uvicorn.Config(app, log_config=None), ServerState()
    server = await asyncio.get_running_loop().create_server(lambda: Door(config, state, {}), "127.0.0.1", 0)
    yield server.sockets[0].getsockname()
    server.close()
    for connection in list(state.connections):
        assert isinstance(connection, Door)
        connection.transport.abort()


async def to_the_end(ears: asyncio.StreamReader) -> bytes:
    """Return what comes until the connection is cut."""
    heard = bytearray()
    with contextlib.suppress(ConnectionResetError):
        while piece := await ears.read(1 << 16):
            heard += piece
    return bytes(heard)


@pytest.mark.parametrize(
    "half",
    [
        b"GET / HTTP/1.1\r\nHost: loc",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nonly this",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
    ],
)
def test_who_sends_half_a_request_is_cut(half: bytes) -> None:
    async def main() -> None:
        book = AddressBook(Limits(request_seconds=0.2))
        async with entrance(answer_to_body, book) as address:
            ears, mouth = await asyncio.open_connection(*address)
            mouth.write(half)
            assert await within(10, to_the_end(ears)) == b""
            mouth.close()
            while book.open:
                await asyncio.sleep(0.01)
        assert book.cuts == {"request": 1}

    asyncio.run(main())


def test_who_sends_a_request_in_parts_is_answered_and_waited_for_again() -> None:
    async def main() -> None:
        book = AddressBook(Limits(request_seconds=0.5))
        async with entrance(answer_to_body, book) as address:
            ears, mouth = await asyncio.open_connection(*address)
            for _ in range(2):
                for part in (b"POST / HTTP/1.1\r\nHost: loc", b"alhost\r\nContent-Length: 4\r\n\r\nab", b"cd"):
                    mouth.write(part)
                    await asyncio.sleep(0.01)
                assert await within(10, ears.readuntil(b"ok"))
            assert not book.cuts
            assert await within(10, to_the_end(ears)) == b""
            mouth.close()
        assert book.cuts == {"request": 1}

    asyncio.run(main())


@pytest.mark.long
def test_who_does_not_read_an_answer_is_cut_and_who_reads_slowly_has_it_whole() -> None:
    async def main() -> None:
        book = AddressBook(Limits(answer_seconds=0.4))
        async with entrance(long_answer, book) as address:
            deaf, slow = [await asyncio.open_connection(*address, limit=1 << 12) for _ in range(2)]
            for _, mouth in (deaf, slow):
                mouth.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            heard = 0
            with contextlib.suppress(ConnectionResetError):
                while piece := await within(10, slow[0].read(1 << 16)):
                    heard += len(piece)
                    await asyncio.sleep(0.4 * len(piece) / LONG * 3)
            assert heard > LONG
            assert book.cuts == {"answer": 1}
            assert len(await within(10, to_the_end(deaf[0]))) < LONG
            while book.open:
                await asyncio.sleep(0.01)
            for _, mouth in (deaf, slow):
                mouth.close()

    asyncio.run(main())


def test_who_is_gone_before_they_are_looked_at_is_no_process_of_the_house() -> None:
    """A connection that was cut off has no address any more, as those have none over which the house's own come."""
    asked: list[object] = []

    async def note(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope["client"])
        await PlainTextResponse("")(scope, receive, send)

    async def main() -> None:
        async with entrance(note, AddressBook(Limits())) as (host, port):
            with socket.create_connection((host, port)) as guest:
                guest.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                guest.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            with socket.create_connection((host, port)) as guest:
                guest.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
                await within(5, asyncio.to_thread(guest.recv, 1))
        assert None not in asked
        assert len(asked) == 1

    asyncio.run(main())
