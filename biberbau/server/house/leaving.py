"""A process that ends gives its tables to others while people play at them, a few at a time."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import math
from collections.abc import Mapping, Sequence

from biberbau.server.house.room import Room
from biberbau.server.storage.log import Log, LogUnavailable

AT_ONCE, STEPS = 8, 20
"""Tables that are handed over at once; more where it would be more steps."""

STEP, LOOK_AFTER = 0.5, 0.02
"""Seconds that such a step takes at most, and between two looks whether they have been taken."""


class Leaving:
    """What a house has given away of its tables, and the giving."""

    def __init__(self, log: Log, rooms: Mapping[str, Room], waking: Mapping[str, asyncio.Task[Room]]) -> None:
        """Know the rooms of all tables that are awake, and what becomes of those that are being woken."""
        self.log = log
        self.rooms = rooms
        self.waking = waking
        self.begun = False
        self.given: set[str] = set()
        """Tables that other processes can have already."""

    def plays_on(self, code: str | None) -> bool:
        """Whether this process plays on at a table, or opens new ones for None."""
        return not self.begun or (code in self.rooms and code not in self.given)

    async def hand_over(self) -> None:
        """Let other processes have every table, and whoever sits there come again to where it is then.

        Only so many go at once as come along elsewhere, where they are read and their pages greeted; at all others play
        goes on meanwhile.
        """
        self.begun = True
        await self._give([room for room in self.rooms.values() if not room.company.clients])
        at_once = max(AT_ONCE, math.ceil(len(self.rooms) / STEPS))
        while self.rooms or self.waking:
            rooms = list(itertools.islice(self.rooms.values(), at_once))
            if rooms:
                await self._give(rooms)
                if not await self._taken([room.table.code for room in rooms]):
                    # There is nobody who could be asked too much.
                    at_once = max(at_once, len(self.rooms))
            else:
                await asyncio.wait(list(self.waking.values()))

    async def _give(self, rooms: Sequence[Room]) -> None:
        """Let other processes have tables at once."""
        self.given.update(room.table.code for room in rooms)
        await asyncio.gather(*(room.close() for room in rooms))
        with contextlib.suppress(LogUnavailable):
            await self.log.hand_back()
        for room in rooms:
            for client in room.everybody():
                client.wire.send_away()

    async def _taken(self, codes: Sequence[str]) -> bool:
        """Wait until other processes have these tables, or for a moment; False where they have none of them."""
        loop = asyncio.get_running_loop()
        end = loop.time() + STEP
        owners: list[int] = []
        with contextlib.suppress(LogUnavailable):
            while loop.time() < end and not (owners and all(owners)):
                await asyncio.sleep(LOOK_AFTER)
                owners = await asyncio.gather(*(self.log.owner(code) for code in codes))
        return any(owners)
