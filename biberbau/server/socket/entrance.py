"""Connections before they become sockets of the table: how many of them, and how long they may say nothing."""

from __future__ import annotations

import asyncio
import os
from typing import Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from biberbau.server.socket.limits import AddressBook, household


class Homes(Protocol):
    """Knows which connections belong to another process."""

    def table_elsewhere(self, target: bytes) -> str | None:
        """Return the table that an address names, unless it is here."""

    async def handed_on(self, table: str, connection: int, head: bytes) -> bool:
        """Hand a connection, with the head of its request, to where a table is; False when it stays."""


class Entrance(H11Protocol):
    """uvicorn's HTTP connection, counted by its address until it ends or becomes a WebSocket.

    Whoever is one too many, or asks for nothing in time, is cut off without an answer.
    """

    book: AddressBook
    """What every address has open here; sockets are counted by the doorkeeper."""

    homes: Homes | None = None
    """Where there are several processes."""

    came_home = False
    """Whether another process has handed the connection to this one."""

    of_the_house = False
    """Whether a process of the house asks, on another machine; those on this one come by sockets without addresses."""

    looking: asyncio.Task[None] | None = None
    """Looks where the connection belongs."""

    counted: str | None = None
    """The address under which it is counted; None once it is not any more."""

    patience: asyncio.TimerHandle | None = None
    """Cuts it, unless it asks for something before."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and begin to wait for its first request."""
        super().connection_made(transport)
        if self.of_the_house:
            self.client = None
        if self.client is None:
            # Over a socket in a folder of ours come only processes of this house.
            return
        address = household(self.client)
        if not self.book.connect(address):
            transport.abort()
            return
        self.counted = address
        self.patience = self.loop.call_later(self.book.limits.request_seconds, transport.abort)

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request; the first whole one ends the wait."""
        super().data_received(data)
        if self.patience is not None and self.conn.their_state is not h11.IDLE:
            self.patience.cancel()
            self.patience = None

    def on_response_complete(self) -> None:
        """Wait for the next request, which must come whole in time, too."""
        super().on_response_complete()
        if self.counted is not None and self.patience is None and self.conn.their_state is h11.IDLE:
            self.patience = self.loop.call_later(self.book.limits.request_seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._release()
        super().connection_lost(exc)
        # It holds us; whoever still answers holds it.
        self.cycle = None  # type: ignore[assignment]  # It begins as None, too, whatever its type says.

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection on; from here it is the doorkeeper's."""
        self._release()
        table = None if self.homes is None or self.came_home else self.homes.table_elsewhere(event.target)
        if table is None or self.homes is None:
            super().handle_websocket_upgrade(event)
        else:
            self.transport.pause_reading()
            self.looking = asyncio.create_task(self._look(self.homes, table, event))

    async def _look(self, homes: Homes, table: str, event: h11.Request) -> None:
        """Hand the connection to the process that has its table, or keep it."""
        if self.transport.is_closing():
            return
        # A handle of our own: the number of another could be somebody else's by then.
        connection = os.dup(self.transport.get_extra_info("socket").fileno())
        try:
            passed = await homes.handed_on(table, connection, head_of(event))
        finally:
            os.close(connection)
            self.looking = None
        if passed:
            # That is the end of it for us; whoever has it now has a handle of their own.
            self.transport.abort()
        elif not self.transport.is_closing():
            self.transport.resume_reading()
            super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        """Close; at once while it is being looked where the connection belongs, for there nothing was answered yet."""
        if self.looking is None:
            super().shutdown()
        else:
            self.transport.abort()

    def _release(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
        if self.counted is not None:
            self.book.disconnect(self.counted)
            self.counted = None


def head_of(request: h11.Request) -> bytes:
    """Return the head of a request as it may come over a connection."""
    lines = [request.method + b" " + request.target + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in request.headers]
    return b"\r\n".join([*lines, b"", b""])
