"""What travels between two processes for one connection, and how it is framed.

A frame is its length, its kind and its content.  The process to which somebody has come dials the one that has the
table, and begins with `hello`.
"""

from __future__ import annotations

import asyncio
import struct
from enum import IntEnum
from typing import cast

import msgspec

HEAD = struct.Struct("!IB")
"""Length of the content, and kind."""

LARGEST = 1 << 24
"""Bytes of one frame: a log of a long evening fits in many times."""


class Kind(IntEnum):
    """What a frame is; the first three go to the process that has the table, the others come from there."""

    HELLO = 1
    TEXT = 2
    """A message of the page, as it may come over its socket."""
    ECHO = 3
    """What the page's WebSocket has answered to a ping, behind the shortest round trip of its connection."""
    HEARD = 4
    """Somebody is there who takes in the first message."""
    TAKEN = 5
    """The first message has been taken in: the connection is here from now on."""
    PUSH = 6
    PING = 7
    LEFT = 8
    """The connection is not taken in, or not any more."""
    MOVED = 9
    """Another process goes on with the table."""


class Hello(msgspec.Struct, frozen=True):
    """Who comes, and why."""

    address: str
    """By which the limits count."""
    shortest: float | None
    """Shortest round trip of the page's connection that the kernel has seen."""
    message: msgspec.Raw
    handshake: float | None = None
    """How long handshakes from there take when they take long."""


HELLO = msgspec.json.Decoder(Hello)

SHORTEST = struct.Struct("!d")
"""In seconds; negative where it is not known."""


class Link(asyncio.Protocol):
    """One end."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.unread = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note where to write."""
        # A quicker loop's transports are of no such class, though they do the same.
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Take in what has come, frame by frame."""
        self.unread += data
        start = 0
        while len(self.unread) - start >= HEAD.size and not self.transport.is_closing():
            length, kind = HEAD.unpack_from(self.unread, start)
            end = start + HEAD.size + length
            if length > LARGEST:
                self.transport.abort()
                return
            if len(self.unread) < end:
                break
            self.take(kind, bytes(self.unread[start + HEAD.size : end]))
            start = end
        del self.unread[:start]

    def take(self, kind: int, content: bytes) -> None:
        """Take in a frame."""
        raise NotImplementedError

    def write(self, *frames: tuple[Kind, bytes]) -> None:
        """Send frames without waiting."""
        if not self.transport.is_closing():
            self.transport.write(b"".join(HEAD.pack(len(content), kind) + content for kind, content in frames))


def packed_echo(shortest: float | None, payload: bytes) -> bytes:
    """Return the content of an echo."""
    return SHORTEST.pack(-1.0 if shortest is None else shortest) + payload


def unpacked_echo(content: bytes) -> tuple[float | None, bytes]:
    """Return the shortest round trip and the payload of an echo."""
    (shortest,) = SHORTEST.unpack_from(content)
    return None if shortest < 0 else shortest, content[SHORTEST.size :]
