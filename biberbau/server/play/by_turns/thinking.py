"""The bots of one table: set thinking when they are to act."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container

from biberbau.server.play.items import Item, Thought
from biberbau.server.play.players import Players
from biberbau.server.play.tempo import Tempo
from biberbau.server.table.seat import Seat
from biberbau.server.table.table import Table


class Thinking:
    """Thoughts under way; each ends as a `Thought` in the room's queue."""

    def __init__(self, table: Table, players: Players, tempo: Tempo, post: Callable[[Item], None]) -> None:
        self.table = table
        self.players = players
        self.tempo = tempo
        self.post = post
        self.moves: dict[Seat, asyncio.Task[None]] = {}

    def wake(self, answered: Container[Seat]) -> None:
        """Set every bot thinking that is to act, has not answered, and does not think yet; none during a pause."""
        if not self.table.goes_on:
            return
        for number in self.table.actors:
            seat = self.table.seats[number]
            if seat.bot is not None and seat not in self.moves and seat not in answered:
                self.moves[seat] = asyncio.create_task(self._move(seat))

    def finished(self, thought: Thought) -> None:
        """Note that a thought has arrived."""
        self.moves.pop(thought.seat, None)

    def stop(self) -> None:
        """Drop all thoughts."""
        for task in self.moves.values():
            task.cancel()
        self.moves.clear()

    async def _move(self, seat: Seat) -> None:
        match, bot, since = self.table.match, seat.bot, seat.since
        if match is None or bot is None or not self.table.is_to_act(seat):
            # Before this task came to run, a person has taken the seat back.
            del self.moves[seat]
            return
        action = await self.players.play(bot, match, seat.number, self.table.dice, self.tempo)
        self.post(Thought(seat, since, action))
