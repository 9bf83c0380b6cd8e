"""The positions of today and tomorrow, chosen before anybody asks for them."""

from __future__ import annotations

import asyncio
import datetime
import logging
from collections.abc import Callable, Sequence
from typing import Final

from biberbau.games import GAMES, game_named
from biberbau.server.refusals import NotAllowed
from biberbau.server.review.desk import Desk
from biberbau.server.review.tasks import Daily

logger = logging.getLogger(__name__)

PERIOD: Final = 600.0
"""Seconds between two looks; the first so long after the house has opened, for its first minutes are its guests'."""


def today_in_utc() -> datetime.date:
    """Return the day that it is for the positions."""
    return datetime.datetime.now(datetime.UTC).date()


async def choose_ahead(
    desk: Desk, today: Callable[[], datetime.date] = today_in_utc, games: Sequence[str] = GAMES
) -> None:
    """Have the positions of today and tomorrow chosen, one after the other, for as long as the house is open."""
    while True:
        await asyncio.sleep(PERIOD)
        days = [today() + datetime.timedelta(ahead) for ahead in (0, 1)]
        for task in [Daily(game, day) for day in days for game in games]:
            await desk.ready(game_named(task.game)).reviews.wait()
            try:
                await desk.make(task)
            except NotAllowed as refusal:
                # Who asks for it then hears why; the next look tries again.
                logger.debug("the position of %s is not chosen ahead: %s", task.written, refusal)
