"""How quick bots are at a table: by their level, and by the pace that the host has set.

A bot's pause is drawn from a distribution that depends on nothing but these two, so it tells nothing of its cards.
The tempers here are those of tables with people; in simulation all levels are equally quick
(`biberbau.bots.tempers`), so that strength is measured and not speed.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from biberbau.bots import Temper, temper_of
from biberbau.server.table.settings import BRISK, CALM, LEARN
from biberbau.server.table.table import Table

SLOWNESS: Final[Mapping[str, float]] = MappingProxyType({LEARN: 1.75, CALM: 1.0, BRISK: 0.6})
"""By pace, how much longer than usual everything takes bots."""

THINKING: Final[Mapping[str, float]] = MappingProxyType({"dreamer": 1.4, "gnawer": 1.2, "elder": 0.9})
"""By turns, how much longer than others a bot thinks."""

TEMPERS: Final[Mapping[str, Temper]] = MappingProxyType(
    {
        "dreamer": Temper(4500.0, 0.35),
        "gnawer": Temper(3500.0, 0.35),
        "feller": Temper(2500.0, 0.35),
        "elder": Temper(1600.0, 0.35),
        "neighbour": Temper(2500.0, 0.35),
    }
)
"""In real time, the tempers of the levels: the weakest are as slow as beginners, the strongest as people who know the
game.  Other bots keep the tempers they have in simulation."""

HURRY: Final = 0.25
"""Seconds that a bot takes which has been asked to go on, or a whole number of times as many."""


def human_pause(bot: str, pace: str) -> float:
    """Return how long a bot takes by turns, in seconds: drawn from the same distribution whatever it holds."""
    return (0.7 + secrets.randbelow(700) / 1000) * THINKING.get(bot, 1.0) * SLOWNESS[pace]


def temper_at(bot: str, pace: str) -> Temper:
    """Return the temper of a bot in real time, at a table of this pace."""
    temper = TEMPERS.get(bot) or temper_of(bot)
    return replace(temper, median=temper.median * SLOWNESS[pace])


def human_reaction(bot: str, pace: str) -> float:
    """Return how long after something has happened a bot looks at the table in real time, in seconds."""
    return temper_at(bot, pace).reaction(secrets.randbelow(2**63))


class Tempo:
    """The tempo of one table: its pace, and whether the only person there has asked the bots to go on."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hurried = asyncio.Event()
        self.hurried_at = 0.0

    @property
    def pace(self) -> str:
        """The pace that the host has set."""
        return self.table.settings["pace"]

    def hurry(self) -> None:
        """Cut all pauses, from now on until `take_time`."""
        self.hurried_at = asyncio.get_running_loop().time()
        self.hurried.set()

    @property
    def is_hurried(self) -> bool:
        """Whether pauses are cut now."""
        return self.hurried.is_set()

    def take_up(self, hurried: bool) -> None:
        """Go on without pauses where they were cut in another process."""
        if hurried:
            self.hurry()

    def take_time(self) -> None:
        """Let pauses be as long as usual again."""
        self.hurried.clear()

    async def rest(self, began: float, pause: float) -> None:
        """Sleep until `pause` seconds after `began`, or a whole number of times as many.

        How long a bot has thought would tell how much it had to choose from: who is late takes another whole pause.
        Asked to go on, it takes a short one.
        """
        if not pause:
            return
        loop = asyncio.get_running_loop()
        if not self.hurried.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(next_whole(began, pause, loop.time())):
                    await self.hurried.wait()
            if not self.hurried.is_set():
                return
        due = next_whole(max(began, self.hurried_at), HURRY, loop.time())
        await asyncio.sleep(due - loop.time())


def next_whole(began: float, step: float, now: float) -> float:
    """Return the first moment from `now` on that is a whole number of steps, at least one, after `began`."""
    due = began + step * max(1, math.floor((now - began) / step))
    return due if due >= now else due + step
