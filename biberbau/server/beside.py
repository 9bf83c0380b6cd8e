"""What runs beside the tables of a house for as long as it is open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

logger = logging.getLogger(__name__)

PAUSE: Final = 60.0
"""Seconds until what has failed begins again: often enough to be back soon, seldom enough for a log that is read."""


async def kept_running(work: Callable[[], Awaitable[None]]) -> None:
    """Do work until it is done; where it fails, the log says why, and it begins again after a while.

    Nobody waits for such work, so nobody else would ever hear of an error.
    """
    while True:
        try:
            return await work()
        except Exception:
            logger.exception("what runs beside the tables has failed, and begins again in %.0f s", PAUSE)
        await asyncio.sleep(PAUSE)


def heeded(task: asyncio.Task[None]) -> asyncio.Task[None]:
    """Have the log say why a task has failed that nobody waits for, and that cannot begin again; return the task."""
    task.add_done_callback(_say)
    return task


def _say(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.error("what the house needs to be reached has failed", exc_info=error)
