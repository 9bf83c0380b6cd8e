"""A connection that names its table in its address is handed to the process that has it, before it becomes a socket.

From then on it is that process' own: nothing is relayed, and the end of the process to which it came is nothing to it.
What cannot be handed on stays, and is relayed.
"""

from __future__ import annotations

import contextlib
import re
import socket
import sys
from asyncio import get_running_loop
from collections.abc import Callable, Iterator
from pathlib import Path

from biberbau.server.relay.neighbours import NOBODY, Neighbours
from biberbau.server.storage.folder import own_socket
from biberbau.server.storage.log import Log, LogUnavailable

NAMED = re.compile(rb"[^?]*\?(?:[^#]*&)?table=([A-Z0-9]{4,8})(?:&|$)")
"""The address of a socket with a table."""

LARGEST = 1 << 17
"""Bytes of the head of a request; longer ones are no requests here."""


def table_named(target: bytes) -> str | None:
    """Return the table that an address names."""
    named = NAMED.match(target)
    return None if named is None else named[1].decode()


class Homes:
    """Where connections belong."""

    def __init__(self, log: Log, neighbours: Neighbours, is_here: Callable[[str], bool]) -> None:
        self.log = log
        self.neighbours = neighbours
        self.is_here = is_here
        """Whether a table is awake in this process."""

    def table_elsewhere(self, target: bytes) -> str | None:
        """Return the table that an address names, unless it is here."""
        table = table_named(target)
        # Nobody knows where anything is while the database is out of reach.
        return None if table is None or self.is_here(table) or not self.log.in_touch else table

    async def handed_on(self, table: str, connection: int, head: bytes) -> bool:
        """Hand a connection to the process that has a table; False when it stays."""
        try:
            owner = await self.log.owner(table)
        except LogUnavailable:
            return False
        if sys.platform == "win32" or owner in (NOBODY, self.log.process):
            return False
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.setblocking(False)
                line.connect(str(self.neighbours.hands(owner)))
                socket.send_fds(line, [head], [connection])
        except OSError:
            # That process has ended, or has its hands full.
            return False
        return True


@contextlib.contextmanager
def open_hands(path: Path, take: Callable[[socket.socket, bytes], None]) -> Iterator[None]:
    """Take connections that came to other processes, with the heads of their requests, during the block."""
    if sys.platform == "win32":
        raise NotImplementedError("a house is one process there")
    loop = get_running_loop()
    hands = own_socket(path, socket.SOCK_DGRAM)
    hands.setblocking(False)

    def receive() -> None:
        while True:
            try:
                head, handles, _, _ = socket.recv_fds(hands, LARGEST, 1)
            except BlockingIOError:
                return
            for handle in handles:
                take(socket.socket(fileno=handle), head)

    loop.add_reader(hands, receive)
    try:
        yield
    finally:
        loop.remove_reader(hands)
        hands.close()
        path.unlink(missing_ok=True)
