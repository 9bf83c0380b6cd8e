"""The ways from one process of a house to the others: sockets in our folder, and inside to other machines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from biberbau.server.relay.inside import Gate, Make, Service, knock, split
from biberbau.server.relay.neighbours import Neighbours
from biberbau.server.storage.log import Log, Process

STREAM_LIMIT = 1 << 16
"""Bytes of a line, where nobody asks for more."""


@dataclass(frozen=True)
class Way:
    """To what a process does for others, on this machine or on another one."""

    path: Path | None = None
    inside: str = ""
    secret: bytes = b""
    service: Service = Service.LINKS

    async def open(self, make: Make) -> None:
        """Open a connection that is what `make` returns; OSError where there is nobody."""
        if self.path is None:
            await knock(self.inside, self.secret, self.service, make)
        else:
            await asyncio.get_running_loop().create_unix_connection(make, str(self.path))

    async def streams(self, limit: int = STREAM_LIMIT) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection to read from and to write to; OSError where there is nobody."""
        protocol = Streams(asyncio.StreamReader(limit))
        await self.open(lambda: protocol)
        return protocol.reader, asyncio.StreamWriter(
            protocol.line, protocol, protocol.reader, asyncio.get_running_loop()
        )


class Streams(asyncio.StreamReaderProtocol):
    """A connection to read from and to write to."""

    line: asyncio.Transport

    def __init__(self, reader: asyncio.StreamReader) -> None:
        super().__init__(reader)
        self.reader = reader

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note where to write."""
        # A quicker loop's transports are of no such class, though they do the same.
        self.line = cast(asyncio.Transport, transport)
        super().connection_made(transport)


class Ways:
    """Those of one process."""

    def __init__(self, neighbours: Neighbours, log: Log) -> None:
        self.neighbours = neighbours
        self.log = log
        self.services: dict[Service, Make] = {}
        """What this process does for those on other machines."""

    def to_tables_of(self, process: Process) -> Way:
        """Return the way to the tables of a process."""
        return self._way(process, self.neighbours.links(process.number), Service.LINKS)

    async def to_desk(self) -> Way | None:
        """Return the way to what the house has only once; None where it is here.  OSError while nobody has it."""
        if self.neighbours.inside is None:
            return None if self.neighbours.first else Way(self.neighbours.pages(1))
        if not self.log.in_touch:
            raise ConnectionRefusedError("the database that says who is asked is out of reach")
        desk = await self.log.desk()
        if desk is None:
            raise ConnectionRefusedError("the process that is asked is being started again")
        if desk.number == self.log.process:
            return None
        return self._way(desk, self.neighbours.pages(1), Service.PAGES)

    async def to_offices(self) -> list[Way]:
        """Return the ways to the offices of all processes, those on this machine first."""
        here = [Way(self.neighbours.office(number)) for number in range(1, self.neighbours.count + 1)]
        others = [] if self.neighbours.inside is None else await self.log.others()
        return here + [self._far(other.inside, Service.OFFICE) for other in others if self._is_far(other)]

    async def to_other_pages(self) -> list[Way]:
        """Return the ways to the pages of processes on other machines; LogUnavailable while nobody knows them."""
        others = [] if self.neighbours.inside is None else await self.log.others()
        return [self._far(other.inside, Service.PAGES) for other in others if self._is_far(other)]

    def _way(self, process: Process, path: Path, service: Service) -> Way:
        return self._far(process.inside, service) if self._is_far(process) else Way(path)

    def _is_far(self, process: Process) -> bool:
        return process.inside is not None and process.inside not in self.neighbours.places

    def _far(self, inside: str | None, service: Service) -> Way:
        assert inside is not None
        return Way(None, inside, self.log.secret, service)

    @asynccontextmanager
    async def open_to_other_machines(self) -> AsyncIterator[None]:
        """Let processes on other machines come to this one, during the block, where the house is on several."""
        place = self.neighbours.place
        if place is None:
            yield
            return
        host, port = split(place)
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: Gate(self.log.secret, self.services), host, port, backlog=4096)
        try:
            yield
        finally:
            server.close()
