"""What stood out in the match that is over: worked out once, off the event loop, and told to whoever is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from biberbau.core.match import Match
from biberbau.server.play.items import Item, Recalled
from biberbau.server.play.players import Players
from biberbau.server.protocol import Moment, Moments, encode
from biberbau.server.table.table import Table

logger = logging.getLogger(__name__)


class Recollection:
    """The moments of a table's latest match; they end as a `Recalled` in the room's queue."""

    def __init__(self, table: Table, players: Players, post: Callable[[Item], None]) -> None:
        self.table = table
        self.players = players
        self.post = post
        self.recalling: tuple[int, asyncio.Task[None]] | None = None
        """The match that was begun with last."""
        self.frame: bytes | None = None
        """How its moments are told, once they are known."""

    def look_after(self) -> None:
        """Begin when a match has been played to its end; forget it when it is put away."""
        match, number = self.table.match, self.table.matches
        whole = self.table.stage == "match_over" and not self.table.ended_early
        if match is None or self.table.lesson is not None or not whole:
            self.frame = None
        elif self.recalling is None or self.recalling[0] != number:
            self.recalling = number, asyncio.create_task(self._recall(match, number))

    def take(self, recalled: Recalled) -> bytes | None:
        """Keep what was worked out, if the match still stands there to be told about; return the frame."""
        if self.table.stage == "match_over" and recalled.match == self.table.matches:
            moments = [Moment(moment.message, list(moment.seats), moment.amount) for moment in recalled.moments]
            self.frame = encode(Moments(recalled.match, moments))
            return self.frame
        return None

    def stop(self) -> None:
        """Drop what is being worked out."""
        if self.recalling is not None:
            self.recalling[1].cancel()

    async def _recall(self, match: Match, number: int) -> None:
        try:
            moments = await self.players.recall(match)
        except Exception:
            logger.exception("nothing could be recalled of match %d", number)
            return
        self.post(Recalled(number, moments))
