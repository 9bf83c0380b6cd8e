"""Addresses on this machine at which something that is started later can listen."""

from __future__ import annotations

import contextlib
import itertools
import os
import socket

FIRST, LAST = 20_000, 31_999
"""Below the ports that systems give to connections on their way out, any of which could take one in between."""

FOR_ONE = 40
"""Ports that one process tries before those of the next: of tests that run side by side each begins elsewhere."""

given = itertools.count(os.getpid() * FOR_ONE)


def free_places(count: int) -> list[str]:
    """Return addresses with ports that nobody has, and that this process has not been given before."""
    places: list[str] = []
    while len(places) < count:
        port = FIRST + next(given) % (LAST - FIRST + 1)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            places.append(f"127.0.0.1:{port}")
    return places


def free_port() -> int:
    """Return one such port."""
    return int(free_places(1)[0].rpartition(":")[2])
