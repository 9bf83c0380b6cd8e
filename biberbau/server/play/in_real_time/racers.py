"""The bots of a table in real time: each looks at the table as people do, a while after something has happened.

A bot has at most one look ahead of it, so it never floods the table.  It sees the table as it is when it looks, and
what it then does comes as late as its reaction was; so it is never quicker than a person.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from biberbau.bots import WAIT
from biberbau.core.match import Match
from biberbau.server.play.items import Item, Look
from biberbau.server.play.players import Players
from biberbau.server.play.tempo import Tempo
from biberbau.server.table.seat import Seat
from biberbau.server.table.table import Table


class Racers:
    """Looks that are ahead; each ends as a `Look` in the room's queue."""

    def __init__(
        self, table: Table, players: Players, tempo: Tempo, post: Callable[[Item], None], may_act: Callable[[], bool]
    ) -> None:
        """`may_act` says whether the round is open for all."""
        self.table = table
        self.players = players
        self.tempo = tempo
        self.post = post
        self.may_act = may_act
        self.looking: dict[Seat, asyncio.Task[None]] = {}
        self.seen: dict[Seat, int] = {}
        """The event that each has seen when it looked last."""

    def wake(self) -> None:
        """Let every bot that has not seen the latest event look soon."""
        match = self.table.match
        if match is None or not self.may_act():
            return
        for seat in self.table.seats:
            if seat.bot is not None and seat not in self.looking and self.seen.get(seat, 0) < self.table.sequence:
                self.looking[seat] = asyncio.create_task(self._look(match, seat, seat.bot))

    def finished(self, look: Look) -> None:
        """Note that a look is over."""
        self.looking.pop(look.seat, None)
        self.seen[look.seat] = look.since

    def stop(self) -> None:
        """Drop all looks."""
        for task in self.looking.values():
            task.cancel()
        self.looking.clear()

    async def _look(self, match: Match, seat: Seat, bot: str) -> None:
        began = asyncio.get_running_loop().time()
        await self.tempo.rest(began, self.players.reaction(bot, self.tempo.pace))
        since, action = 0, WAIT
        if match is self.table.match and self.may_act() and seat in self.table.seats:
            since = self.table.sequence
            action = await self.players.look(bot, match, seat.number, self.table.dice)
        self.post(Look(seat, since, action))
