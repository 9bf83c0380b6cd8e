"""Connections before they become sockets of the table: how many of them, and how long they may say nothing."""

from __future__ import annotations

import asyncio
import os
from typing import Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from biberbau.server.socket.limits import AddressBook, household
from biberbau.server.socket.wire import is_orphaned, shortest_of

INCOMPLETE = (h11.IDLE, h11.SEND_BODY)
"""States in which the rest of a request is to come: its head, or what it brings."""

MOUTHFUL = 16 * 1024
"""Bytes of an answer that have to be read between two looks, where so many are left."""


class Homes(Protocol):
    """Knows which connections belong to another process."""

    def table_elsewhere(self, target: bytes) -> str | None:
        """Return the table that an address names, unless it is here."""

    async def handed_on(self, table: str, connection: int, head: bytes) -> bool:
        """Hand a connection, with the head of its request, to where a table is; False when it stays."""


class Entrance(H11Protocol):
    """uvicorn's HTTP connection, counted by its address until it ends or becomes a WebSocket.

    Whoever is one too many, does not send a whole request in time, or does not read what they asked for, is cut off
    without an answer.
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
    """Cuts it, unless a whole request is here before."""

    reading: asyncio.TimerHandle | None = None
    """Cuts it, unless something of an answer is read before."""

    unread = 0
    """Bytes of the answer that waited here at the last look."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # As in uvicorn.
        """Count the connection, and begin to wait for its first request."""
        super().connection_made(transport)
        if is_orphaned(self.client, transport):
            transport.abort()
            return
        if self.of_the_house:
            self.client = None
        if self.client is None:
            # Over a socket in a folder of ours come only processes of this house.
            return
        address = household(self.client)
        if not self.book.connect(address):
            self.book.cuts["connections"] += 1
            transport.abort()
            return
        self.counted = address
        handshake = shortest_of(transport)
        if handshake is not None:
            self.book.shook_hands(address, handshake)
        self._wait_for_request()

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request; a whole one, with all that it brings, ends the wait."""
        super().data_received(data)
        if self.patience is not None and self.conn.their_state not in INCOMPLETE:
            self.patience.cancel()
            self.patience = None

    def on_response_complete(self) -> None:
        """Wait for the next request, which must come whole in time, and until this answer is read."""
        super().on_response_complete()
        if self.counted is not None and self.patience is None and self.conn.their_state in INCOMPLETE:
            self._wait_for_request()
        self._wait_for_reader()

    def pause_writing(self) -> None:
        """Write nothing more until something of it is read."""
        super().pause_writing()
        self._wait_for_reader()

    def resume_writing(self) -> None:
        """Go on: much of what waited has been read."""
        super().resume_writing()
        self.unread = self.transport.get_write_buffer_size() + MOUTHFUL

    def _wait_for_request(self) -> None:
        self.patience = self.loop.call_later(self.book.limits.request_seconds, self._cut, "request")

    def _wait_for_reader(self) -> None:
        """Look now and then whether the answer is being read, as long as some of it waits here."""
        if self.counted is not None and self.reading is None:
            self.unread = self.transport.get_write_buffer_size()
            if self.unread:
                self.reading = self.loop.call_later(self.book.limits.answer_seconds, self._look_at_reader)

    def _look_at_reader(self) -> None:
        self.reading = None
        if 0 < self.unread < self.transport.get_write_buffer_size() + MOUTHFUL:
            self._cut("answer")
        else:
            self._wait_for_reader()

    def _cut(self, why: str) -> None:
        self.book.cuts[why] += 1
        self.transport.abort()

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
        try:
            passed = await self._handed_on(homes, table, head_of(event))
        finally:
            self.looking = None
        if passed:
            # That is the end of it for us; whoever has it now has a handle of their own.
            self.transport.abort()
        elif not self.transport.is_closing():
            self.transport.resume_reading()
            super().handle_websocket_upgrade(event)

    async def _handed_on(self, homes: Homes, table: str, head: bytes) -> bool:
        try:
            # A handle of our own: the number of another could be somebody else's by then.
            connection = os.dup(self.transport.get_extra_info("socket").fileno())
        except OSError:
            # The system has no more of them.
            return False
        try:
            return await homes.handed_on(table, connection, head)
        finally:
            os.close(connection)

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
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None
        if self.counted is not None:
            self.book.disconnect(self.counted)
            self.counted = None


def head_of(request: h11.Request) -> bytes:
    """Return the head of a request as it may come over a connection."""
    lines = [request.method + b" " + request.target + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in request.headers]
    return b"\r\n".join([*lines, b"", b""])
