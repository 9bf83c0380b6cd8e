"""Tables to which nothing has happened for long are forgotten: when somebody says so, or by a rule of the house."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

import msgspec

from biberbau.server.administration.clock import CLOCK_FILE, DAY, is_believed
from biberbau.server.house.house import House
from biberbau.server.storage.log import LogUnavailable

logger = logging.getLogger(__name__)

MOST = 1000
"""Tables that go at once; the others go when it is said again."""

PERIOD = 6 * 3600.0
"""Seconds between two looks of the house by itself."""


class Purged(msgspec.Struct, frozen=True):
    """What has been forgotten, or would be."""

    tables: list[str]
    dry_run: bool
    left_off: int
    """Tables that are as old and still there, because they are too many for once, or awake."""


async def purge(house: House, days: float, dry_run: bool = False) -> Purged:
    """Forget tables that sleep and to which nothing has happened for so many days; LogUnavailable where that fails.

    Challenges stay: they hold what others still play.  Reviews go for which nobody has asked for as long.
    """
    before = time.time() - days * DAY
    old = await house.log.quiet(before)
    if dry_run:
        return Purged(old[:MOST], True, len(old[MOST:]))
    gone: list[str] = []
    try:
        for code in old:
            # Those that are awake take nobody's place: they would be the first again the next time.
            if len(gone) == MOST:
                break

            async def forget(code: str = code) -> None:
                times = await house.log.times(code)
                if times and times[-1] < before:
                    await house.reading.forget(code, len(times) + 1)
                    await house.log.drop(code)
                    gone.append(code)

            await house.alone_with(code, forget)
    finally:
        house.forget_what_was_read()
        house.tables -= len(gone)
    await asyncio.to_thread(house.kept_reviews.forget_older, before)
    return Purged(gone, False, len(old) - len(gone))


async def keep_to_age(house: House, folder: Path) -> None:
    """Forget by itself what is too old, now and then, for as long as the house runs; where it may get as old, never.

    Nothing is forgotten by a clock that has just leapt ahead (`biberbau.server.administration.clock`).
    """
    days = house.limits.table_days
    while days > 0:
        try:
            filled = await house.log.filled()
            more = await asyncio.to_thread(is_believed, folder / CLOCK_FILE, time.time(), days * DAY, filled)
            while more:
                more = len((await purge(house, days)).tables) == MOST
        except (LogUnavailable, OSError) as error:
            logger.warning("tables older than %d days could not be forgotten: %s", days, error)
        await asyncio.sleep(PERIOD)
