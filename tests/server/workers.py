"""The workers of a house that runs, one by one: who they are, and what is asked of a certain one."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import struct
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from biberbau.server.relay.neighbours import FOLDER
from tests.server.person import Person

STANDING = 120.0
"""Seconds in which a worker has to stand, again too, on a machine with much else to do."""

PROCESS_GROUP_AND_USER = struct.Struct("3i")
"""What Linux tells of who listens at a socket (unix(7), SO_PEERCRED)."""


class Line(http.client.HTTPConnection):
    """Asks a certain worker."""

    def __init__(self, folder: Path, worker: int) -> None:
        super().__init__("localhost", timeout=30)
        self.place = socket_of(folder, worker)

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.connect(self.place)

    def process(self) -> int:
        """Return the number of the process at the other end (Linux)."""
        told = self.sock.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, PROCESS_GROUP_AND_USER.size)
        return int(PROCESS_GROUP_AND_USER.unpack(told)[0])


def socket_of(folder: Path, worker: int) -> str:
    """Return where a worker of the house in a folder answers for itself."""
    return str(folder / FOLDER / f"{worker}.http")


def answer_of(
    folder: Path, worker: int, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
) -> tuple[int, bytes]:
    """Ask a certain worker; return status and answer."""
    with closing(Line(folder, worker)) as line:
        line.request("GET" if body is None else "POST", path, body, headers or {})
        answer = line.getresponse()
        return answer.status, answer.read()


def standing_process(folder: Path, worker: int) -> int | None:
    """Return the process of a worker that has loaded everything; None where there is none."""
    try:
        with closing(Line(folder, worker)) as line:
            line.request("GET", "/healthz")
            process = line.process()
            return process if json.load(line.getresponse())["bots"] else None
    except (OSError, http.client.HTTPException, ValueError):
        return None


async def standing(folder: Path, worker: int, other_than: int | None = None) -> int:
    """Return the process of a worker once it has loaded everything; not that of the one before."""
    async with asyncio.timeout(STANDING):
        while True:
            process = await asyncio.to_thread(standing_process, folder, worker)
            if process not in (None, other_than):
                assert process is not None
                return process
            await asyncio.sleep(0.05)


async def come_back(person: Person) -> None:
    """Come back to the seat as a page does, again and again until that works."""
    async with asyncio.timeout(STANDING):
        while True:
            try:
                await person.reconnect()
                await person.hear_until(lambda message: message["type"] in ("snapshot", "presence"))
            except Exception:
                await asyncio.sleep(0.02)
            else:
                return
