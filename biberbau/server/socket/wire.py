"""The socket under a connection: uvicorn's WebSocket protocol with a bounded outbox that never blocks a table."""

from __future__ import annotations

import asyncio
import re
import socket
import struct
import sys
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from ipaddress import ip_address
from typing import Any, ClassVar, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from biberbau.server.socket.latency import is_unsteady
from biberbau.server.socket.limits import AddressBook, Bucket, Budget, Limits, household

WIRE_KEY = "biberbau.wire"
"""Where the application finds the wire in the connection's scope: `scope["state"][WIRE_KEY]`."""

TEXT_FRAME = 0x81
"""A whole text message in one unmasked frame (RFC 6455, 5.2)."""

PING_FRAME = 0x89
"""A ping in one unmasked frame (RFC 6455, 5.5.2)."""

ROUND_TRIP_HEADER = "x-biberbau-round-trip"
"""In which a proxy says what its own kernel has measured of a guest's connection, in microseconds."""

STUFFING = (b"\x8a\x7d" + bytes(125)) * 24
"""More than two segments of a connection, in pongs that nobody has asked for (RFC 6455, 5.5.3).

Fewer bytes the kernel at the other end may acknowledge late, to send something along; these it acknowledges at once
(RFC 5681, 4.2), whatever a program holds back.
"""

TCP_INFO_BYTES, MIN_RTT_AT, MIN_RTT, UNMEASURED = 192, 148, struct.Struct("=I"), 0xFFFFFFFF
"""Where Linux tells of the shortest round trip, in microseconds (`struct tcp_info` in linux/tcp.h, since 4.9)."""

MICROSECONDS = re.compile("[0-9]{1,9}")

MOUTHFUL = 1024
"""So many bytes are parsed before it is looked whether they were too many frames: at 6 bytes a frame, about 170."""

SERVICE_RESTART = 1012
"""A close code of the registry of RFC 6455."""

FAREWELL_SECONDS = 1.0
"""So long the other side may take to read why it was hung up on."""


class Wire(Protocol):
    """Where a connection's messages go out."""

    def push(self, *messages: bytes) -> bool:
        """Send text messages without waiting; False when it is too late, or the client is too slow and dropped."""

    def abort(self) -> None:
        """End the connection at once, without a farewell that a stuck client would never read."""

    def send_away(self) -> None:
        """End the connection and say that another process goes on, so that the page comes again at once."""


class WebSocketWire(WebSocketsSansIOProtocol):
    """Puts itself into the scope, so that the application can write without a task and a queue per connection.

    The transport's own buffer is the outbox.  What a slow client leaves there is bounded by `Limits.unsent_bytes`;
    beyond it the client is cut off, and comes back with the sequence that it has seen.
    """

    limits = Limits()

    proxies: Collection[str] = ()
    """Addresses from which guests come whose own connections end there."""

    believed: Collection[str] = ()
    """Addresses from which a proxy is believed what it says of a guest."""

    book: AddressBook | None = None
    """Knows how long the handshakes of an address have taken."""

    told: float | None = None
    """The round trip of the guest's own connection in seconds, as a proxy has measured it; None where none has said."""

    cuts: ClassVar[Counter[str]] = Counter()
    """How many connections were cut, by why."""

    budget: Budget | None = None
    """What the other side may still send, once the connection is a socket."""

    shared: Budget | None = None
    """What all sockets of its address may, once it is known."""

    hear: Callable[[bytes], bool] | None = None
    """Takes a text message at once; False leaves it, and what comes after it, to whoever reads the connection."""

    echoed: Callable[[bytes], None] | None = None
    """Takes what the other side's WebSocket answers to a ping."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # As in uvicorn.
        """Begin, unless the connection has ended already."""
        super().connection_made(transport)
        if is_orphaned(self.client, transport):
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take in bytes by mouthfuls, for all frames in what is handed over are parsed, however many there are."""
        for start in range(0, len(data), MOUTHFUL):
            if self.transport.is_closing():
                return
            mouthful = data[start : start + MOUTHFUL]
            if self.budget is not None:
                shared = None if self.shared is None else self.shared.content
                self._spend("bytes", self.budget.content, shared, len(mouthful))
            super().data_received(mouthful)

    def handle_text(self, event: Frame) -> None:
        """Take in a text, or its first part."""
        self._count()
        super().handle_text(event)

    def handle_cont(self, event: Frame) -> None:
        """Take in another part of a message."""
        self._count()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping of the browser's own."""
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take in the answer to a ping of ours."""
        self._count()
        if self.echoed is not None:
            self.echoed(bytes(event.data))
        super().handle_pong(event)

    def _count(self) -> None:
        if self.budget is not None:
            self._spend("frames", self.budget.frames, None if self.shared is None else self.shared.frames)

    def _spend(self, what: str, own: Bucket, shared: Bucket | None, amount: int = 1) -> None:
        """Cut off who sends faster than anybody plays.

        Where an address sends too much, those are cut who are loud themselves, and nobody for what others there do.
        """
        if not own.take(amount):
            self._cut(what)
        elif shared is not None and not shared.take(amount) and own.content < own.burst / 2:
            self._cut(f"address-{what}")

    def _cut(self, why: str) -> None:
        # What is left of a mouthful is parsed all the same.
        if not self.transport.is_closing():
            self.cuts[why] += 1
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Accept the request as uvicorn does and leave the wire in its scope."""
        if peer_of(self.transport) in self.believed:
            self.told = told_in(event.headers.get_all(ROUND_TRIP_HEADER))
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][WIRE_KEY] = self
            self.budget = Budget.of_socket(self.limits)

    async def send(self, message: Any) -> None:
        """Send what the application says; a refusal is a whole answer, too, though uvicorn misses the handshake.

        ClientDisconnected where the house closes and has answered already; uvicorn takes that in.
        """
        if self.conn.eof_sent and not self.handshake_complete:
            raise ClientDisconnected
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        # A parser that waits for more holds the protocol that holds it; a wire shall be freed with its last holder.
        self.conn.parser.close()

    def shutdown(self) -> None:
        """Close because the house closes; who is about to leave already is not told, and is not waited for."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Hand a message over.  A queue and a task's turn for each of them would cost as much as judging it."""
        hear = self.hear
        first = self.queue.empty() and self.curr_msg_data_type == "text" and not self.close_sent
        if hear is not None and first and hear(b"".join(self.frames)):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def push(self, *messages: bytes) -> bool:
        """Send text messages in one go; see `Wire.push`."""
        transport = self.transport
        if not self.handshake_complete or self.close_sent or self.disconnected or transport.is_closing():
            return False
        if transport.get_write_buffer_size() > self.limits.unsent_bytes:
            self._cut("unsent")
            return False
        transport.write(b"".join([part for message in messages for part in (frame_header(len(message)), message)]))
        return True

    def ping(self, payload: bytes) -> None:
        """Send a ping that the other side's WebSocket answers by itself; see `Line.ping`.

        Where more may be believed than the shortest round trip, the kernel shall know how long that really is.
        """
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            frame = bytes((PING_FRAME, len(payload))) + payload
            self.transport.write(frame + STUFFING if is_unsteady(self) else frame)

    def shortest(self) -> float | None:
        """Return the shortest round trip of the connection; None where a proxy or this machine is at its end.

        There it is a proxy's, which may have told of the guest's, or somebody's who could turn back the clock as well.
        """
        if self.told is not None or peer_of(self.transport) in self.proxies:
            return self.told
        return shortest_of(self.transport)

    def handshake(self) -> float | None:
        """Return how long handshakes from the address of the connection take; see `Line.handshake`."""
        if self.book is None or self.told is not None:
            return None
        return self.book.handshake(household((peer_of(self.transport), 0)))

    def hang_up(self, code: int) -> None:
        """Say why, hear nothing more, and cut the connection soon."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.pause_reading()
        self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def send_away(self) -> None:
        """Say farewell and close; see `Wire.send_away`.

        Pages are told why only when the connection has ended, so nobody waits for an answer to the farewell.
        """
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(SERVICE_RESTART)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()

    def abort(self) -> None:
        """Cut the connection."""
        self.transport.abort()


def is_orphaned(client: tuple[str, int] | None, transport: asyncio.BaseTransport) -> bool:
    """Whether a connection of the network was cut off before it was looked at, so that nobody knows whose it was.

    Sockets in folders have no addresses either; over them come processes of the house, which are believed.
    """
    line = transport.get_extra_info("socket")
    return client is None and line is not None and line.family in (socket.AF_INET, socket.AF_INET6)


def peer_of(transport: asyncio.BaseTransport) -> str:
    """Return the address at the other end of a connection; this machine's for a socket in a folder."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else "127.0.0.1"


def shortest_of(transport: asyncio.BaseTransport) -> float | None:
    """Return the shortest round trip that the kernel has seen on a connection (Linux), in seconds.

    None where it comes from this machine.  Before anything was sent, it is that of the handshake.
    """
    if sys.platform != "linux" or ip_address(peer_of(transport).partition("%")[0]).is_loopback:
        return None
    told = transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO_BYTES)
    return shortest_in(told)


def shortest_in(told: bytes) -> float | None:
    """Return `tcpi_min_rtt` of what the kernel tells of a connection, in seconds; None where it does not know it."""
    if len(told) < MIN_RTT.size + MIN_RTT_AT:
        return None
    (microseconds,) = MIN_RTT.unpack_from(told, MIN_RTT_AT)
    return None if microseconds == UNMEASURED else microseconds / 1e6


def told_in(lines: Sequence[str]) -> float | None:
    """Return the round trip in seconds that a proxy has told of in microseconds; None where it has not told one."""
    told = lines[0].strip() if len(lines) == 1 else ""
    return int(told) / 1e6 if MICROSECONDS.fullmatch(told) and int(told) else None


def frame_header(length: int) -> bytes:
    """Return the header of an unmasked text frame."""
    if length < 126:
        return bytes((TEXT_FRAME, length))
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT_FRAME, 126, length)
    return struct.pack("!BBQ", TEXT_FRAME, 127, length)
