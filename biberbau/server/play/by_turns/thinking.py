"""The bots of one table: set thinking when they are to act, and asked for advice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Container

from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.server.play.items import Item, Thought
from biberbau.server.play.players import Players
from biberbau.server.protocol import Hint, Hinted, Sentence
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.client import Client
from biberbau.server.table.table import Seat, Table

logger = logging.getLogger(__name__)


class Thinking:
    """Thoughts under way; each ends as a `Thought` in the room's queue."""

    def __init__(self, table: Table, players: Players, post: Callable[[Client | None, Item], None]) -> None:
        self.table = table
        self.players = players
        self.post = post
        self.moves: dict[Seat, asyncio.Task[None]] = {}
        self.hints: dict[Seat, asyncio.Task[None]] = {}

    def wake(self, answered: Container[Seat]) -> None:
        """Set every bot thinking that is to act, has not answered, and does not think yet."""
        match = self.table.match
        if match is None:
            return
        for number in self.table.actors:
            seat = self.table.seats[number]
            if seat.bot is not None and seat not in self.moves and seat not in answered:
                self.moves[seat] = asyncio.create_task(self._move(match, seat, seat.bot))

    def advise(self, client: Client, seat: Seat, question: Hint) -> None:
        """Begin to look for advice; NotAllowed when there is nothing to advise or advice is on its way."""
        match = self.table.match
        if match is None or seat.number not in self.table.actors:
            raise NotAllowed("refusal-nothing-to-hint")
        if seat in self.hints:
            raise NotAllowed("refusal-hint-pending")
        self.hints[seat] = asyncio.create_task(self._hint(match, client, seat, question))

    def finished(self, thought: Thought) -> bool:
        """Note that a thought has arrived; return whether its question still stands."""
        seat = thought.seat
        (self.moves if thought.hint is None else self.hints).pop(seat, None)
        if seat not in self.table.seats or seat.number not in self.table.actors:
            return False
        match = self.table.match
        if match is not None and match.game.real_time:
            return match.check(seat.number, thought.action) is None
        return seat.since == thought.since

    def stop(self) -> None:
        """Drop all thoughts."""
        for task in (*self.moves.values(), *self.hints.values()):
            task.cancel()

    async def _move(self, match: Match, seat: Seat, bot: str) -> None:
        since = seat.since
        action = await self.players.play(bot, match, seat.number, self.table.dice)
        self.post(None, Thought(seat, since, action))

    async def _hint(self, match: Match, client: Client, seat: Seat, question: Hint) -> None:
        since = seat.since
        try:
            action = await self.players.advise(match, seat.number, self.table.dice)
        except Exception:
            logger.exception("no advice could be found")
            self.hints.pop(seat, None)
            client.send(NotAllowed("refusal-nothing-to-hint").answer(question.id))
            return
        self.post(client, Thought(seat, since, action, question))


def advice(question: Hint, game: Game, action: int) -> Hinted:
    """Return the answer to `hint`: the action, and the game's name for it."""
    name = game.name_action(action)
    return Hinted(question.id, game.format_action(action), Sentence(name.message, name.arguments))
