"""The door to the local network: opened and closed from the page by who carries the token, without a restart."""

from __future__ import annotations

import asyncio
import ipaddress
import secrets
import socket
from collections.abc import Callable, Sequence
from typing import Protocol

from biberbau.core.errors import BiberbauError
from biberbau.core.texts import render
from biberbau.server.door.addresses import address_of, listening_socket, own_addresses

Find = Callable[[], Sequence[str]]
"""Finds the addresses at which the neighbours can reach this machine."""


class CannotOpen(BiberbauError):
    """Nobody can be let in; the message of the catalogue says why."""

    def __init__(self, message: str) -> None:
        super().__init__(render("en", message))
        self.message = message


class Reception(Protocol):
    """What the door needs of the server."""

    async def listen(self, listener: socket.socket) -> None:
        """Serve whoever connects to a socket, too."""

    def hang_up(self, listener: socket.socket) -> None:
        """Close a socket and all connections that came through it."""


class Door:
    """Lets the neighbours in and keeps them out."""

    def __init__(
        self,
        main: socket.socket,
        token: str,
        find: Find = own_addresses,
        tell: Callable[[Sequence[str]], None] = lambda links: None,
    ) -> None:
        host, self.port = main.getsockname()[:2]
        self.token = token
        """Who has it may open and close; it is printed in the terminal and carried by the page opened from there."""
        self.find = find
        self.tell = tell
        """Hears of the links whenever the door has been opened."""
        self.main = None if ipaddress.ip_address(host).is_loopback else host
        """The address that is served anyway, where the neighbours can reach it."""
        self.reception: Reception | None = None
        self.listeners: list[socket.socket] = []
        self.turning = asyncio.Lock()

    def opens_to(self, token: str) -> bool:
        """Whether this is the token."""
        return secrets.compare_digest(token.encode(), self.token.encode())

    @property
    def closable(self) -> bool:
        """Whether the door was opened by hand, and not by the address that the server was told to listen on."""
        return self.main is None

    @property
    def is_open(self) -> bool:
        """Whether the neighbours can come in."""
        return self.main is not None or bool(self.listeners)

    @property
    def links(self) -> list[str]:
        """The addresses for others, the best first; none while the door is closed."""
        if self.main is None:
            return [address_of(listener) for listener in self.listeners]
        hosts: Sequence[str] = [self.main]
        if ipaddress.ip_address(self.main).is_unspecified:
            # Who listens at all addresses of one kind is not reached at those of the other.
            hosts = [address for address in self.find() if (":" in address) == (":" in self.main)]
        return [f"http://[{host}]:{self.port}/" if ":" in host else f"http://{host}:{self.port}/" for host in hosts]

    async def open(self) -> None:
        """Listen on this machine's addresses in its private networks; CannotOpen says why that is not to be had."""
        async with self.turning:
            if not self.is_open and self.reception is not None:
                await self._open(self.reception)
                self.tell(self.links)

    def close(self) -> None:
        """Let nobody in any more, and end the connections of those who are."""
        listeners, self.listeners = self.listeners, []
        for listener in listeners:
            if self.reception is not None:
                self.reception.hang_up(listener)

    async def _open(self, reception: Reception) -> None:
        addresses = self.find()
        if not addresses:
            raise CannotOpen("door-no-network")
        for address in [one for one in addresses if ":" not in one] or addresses:
            try:
                listener = self._listener(address)
            except OSError:
                continue
            await reception.listen(listener)
            self.listeners.append(listener)
        if not self.listeners:
            raise CannotOpen("door-no-listening")

    def _listener(self, address: str) -> socket.socket:
        """Listen on the port that is known already, or on any other where that one is taken."""
        try:
            return listening_socket(address, self.port)
        except OSError:
            return listening_socket(address, 0)
