"""The end of a link at the process to which somebody has come: what the page says goes to where its table is."""

from __future__ import annotations

import asyncio

import msgspec

from biberbau.server.protocol import ClientMessage
from biberbau.server.relay.link import Hello, Kind, Link, packed_echo
from biberbau.server.relay.ways import Way
from biberbau.server.socket.client import Client

HEARING = 3.0
"""Seconds in which a process that goes on says that it hears."""


async def call(way: Way, client: Client, message: ClientMessage) -> Far | None:
    """Let a client go to where another process has its table; None when that one does not take it in."""
    far = Far(client)
    try:
        await way.open(lambda: far)
    except OSError:
        return None
    far.say_hello(message)
    try:
        async with asyncio.timeout(HEARING):
            await asyncio.shield(far.heard)
        if await asyncio.shield(far.taken) and not far.transport.is_closing():
            return far
    except TimeoutError:
        pass
    except BaseException:
        far.transport.abort()
        raise
    far.transport.abort()
    return None


class Far(Link):
    """The room of a client whose table another process has."""

    def __init__(self, client: Client) -> None:
        super().__init__()
        self.client = client
        loop = asyncio.get_running_loop()
        self.heard: asyncio.Future[None] = loop.create_future()
        self.taken: asyncio.Future[bool] = loop.create_future()

    def say_hello(self, message: ClientMessage) -> None:
        """Begin."""
        client = self.client
        said = msgspec.Raw(msgspec.json.encode(message))
        hello = Hello(client.address, client.shortest(), said, client.handshake())
        self.write((Kind.HELLO, msgspec.json.encode(hello)))

    def post(self, client: Client, item: ClientMessage) -> None:
        """Pass a message on."""
        self.write((Kind.TEXT, msgspec.json.encode(item)))

    def echoed(self, payload: bytes) -> None:
        """Pass on what the page's WebSocket has answered."""
        self.write((Kind.ECHO, packed_echo(self.client.shortest(), payload)))

    def detach(self, client: Client) -> None:
        """Hear that the connection has left."""
        self.transport.abort()

    def take(self, kind: int, content: bytes) -> None:
        """Let the page have what its table says."""
        match kind:
            case Kind.HEARD:
                self._settle_heard()
            case Kind.TAKEN:
                self._settle(True)
            case Kind.PUSH:
                self.client.wire.push(content)
            case Kind.PING:
                self.client.ping(content)
            case Kind.MOVED if self.client.far is self:
                self.client.wire.send_away()
            case Kind.LEFT | Kind.MOVED:
                self.transport.abort()

    def connection_lost(self, problem: Exception | None) -> None:
        """The process has gone, or has cut the connection: so the page has to come again."""
        self._settle(False)
        if self.client.far is self:
            self.client.wire.abort()

    def _settle(self, taken: bool) -> None:
        self._settle_heard()
        if not self.taken.done():
            self.taken.set_result(taken)

    def _settle_heard(self) -> None:
        if not self.heard.done():
            self.heard.set_result(None)
