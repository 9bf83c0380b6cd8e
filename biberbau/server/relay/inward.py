"""The end of a link at the process that has the table: for it the page is a connection like any other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from biberbau.server.relay.link import HELLO, Kind, Link, unpacked_echo
from biberbau.server.socket.connection import Connection, Doorkeeper
from biberbau.server.storage.folder import own_socket

BACKLOG = 4096
"""Connections that may wait to be taken in: all pages of a worker that has ended come at once."""


@contextlib.asynccontextmanager
async def taking_in(path: Path, keeper: Doorkeeper) -> AsyncIterator[None]:
    """Take in connections that came to other processes, during the block."""
    server = await asyncio.get_running_loop().create_unix_server(
        lambda: Visit(keeper), sock=own_socket(path), backlog=BACKLOG
    )
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


class Visit(Link):
    """The wire of a page that has come to another process, and what is heard over it."""

    def __init__(self, keeper: Doorkeeper) -> None:
        super().__init__()
        self.keeper = keeper
        self.hear: Callable[[bytes], bool] | None = None
        self.echoed: Callable[[bytes], None] | None = None
        self.waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        """What is not heard at once, as ASGI words it."""
        self.received = 0
        self.known_shortest: float | None = None
        self.known_handshake: float | None = None
        self.serving: asyncio.Task[None] | None = None

    def take(self, kind: int, content: bytes) -> None:
        """Take in what the page says."""
        match kind:
            case Kind.HELLO if self.serving is None:
                self._begin(content)
            case Kind.TEXT:
                if not self.waiting.empty() or self.hear is None or not self.hear(content):
                    self._wait(content)
            case Kind.ECHO:
                self.known_shortest, payload = unpacked_echo(content)
                if self.echoed is not None:
                    self.echoed(payload)
            case _:
                self.transport.abort()

    def _begin(self, content: bytes) -> None:
        hello = HELLO.decode(content)
        self.known_shortest = hello.shortest
        self.known_handshake = hello.handshake
        self._wait(bytes(hello.message))
        self.write((Kind.HEARD, b""))
        self.serving = asyncio.create_task(self._serve(hello.address))

    async def _serve(self, address: str) -> None:
        try:
            await Connection(self.keeper, self, self, address, relayed=True).serve()
        finally:
            self.transport.close()

    def _wait(self, text: bytes) -> None:
        self.waiting.put_nowait({"type": "websocket.receive", "text": text.decode()})

    def connection_lost(self, problem: Exception | None) -> None:
        """The page has gone, or has turned to another table."""
        self.waiting.put_nowait({"type": "websocket.disconnect"})

    # As its connection sees it.

    async def receive(self) -> dict[str, Any]:
        """Return what comes next; whoever asks for the second message has taken in the first."""
        self.received += 1
        if self.received == 2:
            self.write((Kind.TAKEN, b""))
        return await self.waiting.get()

    def push(self, *messages: bytes) -> bool:
        """Send text messages in one go; see `Wire.push`."""
        if self.transport.is_closing():
            return False
        if self.transport.get_write_buffer_size() > self.keeper.limits.unsent_bytes:
            self.transport.abort()
            return False
        self.write(*((Kind.PUSH, message) for message in messages))
        return True

    def abort(self) -> None:
        """Cut the connection."""
        self.transport.abort()

    def send_away(self) -> None:
        """Let the page come again at once."""
        self.write((Kind.MOVED, b""))
        self.transport.close()

    def hang_up(self, code: int) -> None:
        """Let the page be cut off, and hear nothing more."""
        self.write((Kind.LEFT, b""))
        self.transport.close()

    def ping(self, payload: bytes) -> None:
        """Have a ping sent that the page's WebSocket answers by itself."""
        self.write((Kind.PING, payload))

    def shortest(self) -> float | None:
        """Return the shortest round trip of the page's own connection, as it was told last."""
        return self.known_shortest

    def handshake(self) -> float | None:
        """Return how long handshakes from the page's address take, as it was told at the beginning."""
        return self.known_handshake
