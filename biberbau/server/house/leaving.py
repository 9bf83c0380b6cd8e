"""A process that ends gives its tables to others while people play at them, a few at a time."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Mapping, Sequence
from typing import Final

from biberbau.server.house.room import Room
from biberbau.server.storage.log import Log, LogUnavailable

AT_ONCE: Final = 8
"""Tables that are handed over first."""

BRISK: Final = 0.3
"""Seconds in which others are to have taken the tables of a step: there are more in the next, or fewer, for that."""

STILL, NOBODY, LOOK_AFTER = 0.5, 2.0, 0.02
"""Seconds after which nobody else comes to the tables of a step, or nobody at all, and between two looks."""

WAKES: Final = 2.0
"""Seconds in which a table is awake that is being woken, unless its rules are compiled first."""


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

        Only so many go at once as others come along with, who read them and greet their pages; at all others play goes
        on meanwhile.
        """
        self.begun = True
        await self._give([room for room in self.rooms.values() if not room.company.clients])
        at_once, met = AT_ONCE, False
        while self.rooms or self.waking:
            rooms = list(itertools.islice(self.rooms.values(), at_once))
            if not rooms:
                await self._wait_for_waking()
                continue
            await self._give(rooms)
            took = await self._taken([room.table.code for room in rooms])
            met = met or took is not None
            if took is not None:
                at_once = max(1, round(at_once * min(2.0, max(0.5, BRISK / took))))
            else:
                # Without others there is nobody who could be asked too much.
                at_once = 2 * at_once if met else max(at_once, len(self.rooms))

    async def _wait_for_waking(self) -> None:
        """Wait until one of the tables is awake that are being woken; where none is soon, let others wake them.

        Rules may be compiled for longer than whoever ends this process waits.
        """
        waking = list(self.waking.values())
        if (await asyncio.wait(waking, timeout=WAKES, return_when=asyncio.FIRST_COMPLETED))[0]:
            return
        for task in waking:
            task.cancel()
        await asyncio.wait(waking)
        with contextlib.suppress(LogUnavailable):
            await self.log.hand_back()

    async def _give(self, rooms: Sequence[Room]) -> None:
        """Let other processes have tables at once."""
        self.given.update(room.table.code for room in rooms)
        await asyncio.gather(*(room.close() for room in rooms))
        with contextlib.suppress(LogUnavailable):
            await self.log.hand_back()
        for room in rooms:
            for client in room.everybody():
                client.wire.send_away()

    async def _taken(self, codes: Sequence[str]) -> float | None:
        """Wait until other processes have these tables, but not long for those to which nobody comes.

        Return the seconds until the last of those had been taken that were; None when there was none.
        """
        loop = asyncio.get_running_loop()
        begun = now = loop.time()
        taken, latest = 0, None
        with contextlib.suppress(LogUnavailable):
            while taken < len(codes) and now - begun < (NOBODY if latest is None else latest + STILL):
                await asyncio.sleep(LOOK_AFTER)
                now = loop.time()
                # As long as the database has not heard that they are let go, it says that they are ours.
                owners = await asyncio.gather(*(self.log.owner(code) for code in codes))
                owned = sum(owner not in (0, self.log.process) for owner in owners)
                if owned > taken:
                    taken, latest = owned, now - begun
        return latest
