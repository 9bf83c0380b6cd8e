"""How processes of one house on several machines come to one another: over connections inside a private network.

Both ends show that they know the house's secret, which the database tells to who may use it, before anything else is
said; then the connection is what it was wanted for.  The secret itself is never sent, and no proof is good twice:

    who dials   a number drawn for this once
    who answers one of its own, and the proof of both
    who dials   the proof of both in its turn, and for what it comes
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import socket
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import cast

logger = logging.getLogger(__name__)

NONCE, PROOF = 32, 32
"""Bytes of a number drawn for once, and of a proof."""

PATIENCE = 3.0
"""Seconds in which both ends have to have shown that they are of the house."""

LABEL = b"biberbau inside 1 "

KEPT_ALIVE = {"TCP_KEEPIDLE": 2, "TCP_KEEPINTVL": 1, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 5000}
"""A machine that is gone says nothing; after five seconds the system takes the connection to be lost (Linux)."""

Make = Callable[[], asyncio.BaseProtocol]


class Service(IntEnum):
    """For what a process comes to another."""

    LINKS = 1
    """Somebody's connection belongs at a table there: `biberbau.server.relay.link`."""
    PAGES = 2
    """It asks over HTTP for what the house has once."""
    OFFICE = 3
    """`biberbau admin` asks the whole house."""


class End(asyncio.Protocol, ABC):
    """One end, as long as it does not know who is at the other."""

    transport: asyncio.Transport

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.nonce = secrets.token_bytes(NONCE)
        self.unread = b""
        self.patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait."""
        # A quicker loop's transports are of no such class, though they do the same.
        self.transport = cast(asyncio.Transport, transport)
        keep_alive(self.transport.get_extra_info("socket"))
        self.patience = asyncio.get_running_loop().call_later(PATIENCE, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Take in what the other end shows."""
        self.unread += data
        self.take()

    @abstractmethod
    def take(self) -> None:
        """Look whether there is enough to go on."""

    def proof(self, role: bytes, dialled: bytes, answered: bytes, service: int = 0) -> bytes:
        """Return what only who knows the secret can say, and only for this connection."""
        return hmac.digest(self.secret, LABEL + role + bytes((service,)) + dialled + answered, "sha256")

    def become(self, follower: asyncio.BaseProtocol, rest: bytes = b"") -> None:
        """Let the connection be what it was wanted for."""
        if self.patience is not None:
            self.patience.cancel()
        self.transport.set_protocol(follower)
        follower.connection_made(self.transport)
        if rest:
            cast(asyncio.Protocol, follower).data_received(rest)

    def connection_lost(self, problem: Exception | None) -> None:
        """Wait no more."""
        if self.patience is not None:
            self.patience.cancel()


class Gate(End):
    """The end that was dialled."""

    def __init__(self, secret: bytes, services: Mapping[Service, Make]) -> None:
        super().__init__(secret)
        self.services = services
        self.dialled = b""

    def take(self) -> None:
        """Prove that the house is here, then let in who is of it."""
        if not self.dialled and len(self.unread) >= NONCE:
            self.dialled, self.unread = self.unread[:NONCE], self.unread[NONCE:]
            self.transport.write(self.nonce + self.proof(b"answers", self.dialled, self.nonce))
        if not self.dialled or len(self.unread) <= PROOF:
            return
        shown, service, rest = self.unread[:PROOF], self.unread[PROOF], self.unread[PROOF + 1 :]
        if not hmac.compare_digest(shown, self.proof(b"dials", self.dialled, self.nonce, service)):
            host, *_ = self.transport.get_extra_info("peername") or ("somebody",)
            logger.warning("%s came inside and is not of this house", host)
            self.transport.abort()
            return
        make = self.services.get(cast(Service, service))
        if make is None:
            self.transport.abort()
        else:
            self.become(make(), rest)


class Knock(End):
    """The end that dials."""

    def __init__(self, secret: bytes, service: Service, make: Make) -> None:
        super().__init__(secret)
        self.service = service
        self.make = make
        self.opened: asyncio.Future[asyncio.BaseProtocol] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        super().connection_made(transport)
        self.transport.write(self.nonce)

    def take(self) -> None:
        """Say nothing of what is wanted to anybody who is not of the house."""
        if len(self.unread) < NONCE + PROOF:
            return
        answered, shown = self.unread[:NONCE], self.unread[NONCE : NONCE + PROOF]
        if not hmac.compare_digest(shown, self.proof(b"answers", self.nonce, answered)):
            logger.warning("who answers inside at %s is not of this house", self.transport.get_extra_info("peername"))
            self.transport.abort()
            return
        proof = self.proof(b"dials", self.nonce, answered, self.service)
        self.transport.write(proof + bytes((self.service,)))
        follower = self.make()
        self.become(follower, self.unread[NONCE + PROOF :])
        if not self.opened.done():
            self.opened.set_result(follower)

    def connection_lost(self, problem: Exception | None) -> None:
        """Say that it did not succeed."""
        super().connection_lost(problem)
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError("nobody of this house has answered"))


async def knock(place: str, secret: bytes, service: Service, make: Make) -> None:
    """Come to a process of the house that other machines reach at a place; OSError where that does not succeed."""
    host, port = split(place)
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(PATIENCE):
        transport, end = await loop.create_connection(lambda: Knock(secret, service, make), host, port)
        try:
            await end.opened
        except BaseException:
            transport.abort()
            raise


def keep_alive(line: socket.socket) -> None:
    """Have the system look whether the other end is still there."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in KEPT_ALIVE.items():
        if hasattr(socket, name):
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def split(place: str) -> tuple[str, int]:
    """Return host and port of a place."""
    host, _, port = place.rpartition(":")
    return host.strip("[]"), int(port)
