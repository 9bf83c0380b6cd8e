"""Advice for people who ask what a bot would do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from biberbau.bots import WAIT, Beside
from biberbau.core import view as core
from biberbau.core.game import Game
from biberbau.server.play.items import Advice, Item
from biberbau.server.play.players import Players
from biberbau.server.protocol import Hint, Hinted, NextBest
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.client import Client
from biberbau.server.table.seat import Seat
from biberbau.server.table.table import Table
from biberbau.server.telling.sentences import named, told, told_amount

logger = logging.getLogger(__name__)


class Hints:
    """Advice that is being looked for; each ends as an `Advice` in the room's queue."""

    def __init__(
        self,
        table: Table,
        players: Players,
        post: Callable[[Client, Item], None],
        stands: Callable[[Seat, int, int], bool],
    ) -> None:
        self.table = table
        self.players = players
        self.post = post
        self.stands = stands
        self.looking: dict[Seat, asyncio.Task[None]] = {}
        """By seat, the search for advice, which has the name of its question."""

    def ask(self, client: Client, question: Hint) -> None:
        """Begin to look for advice; NotAllowed when there is nothing to advise or advice is on its way."""
        seat, match = client.require_seat(), self.table.match
        if match is None or not self.table.is_to_act(seat):
            raise NotAllowed("refusal-nothing-to-hint")
        if seat in self.looking:
            # A page that has waited for long says the same once more.
            if self.looking[seat].get_name() == question.id:
                return
            raise NotAllowed("refusal-hint-pending")
        view = self.table.shown(match.view(seat.number))
        look = self._look(view, seat.since, client, seat, question)
        self.looking[seat] = asyncio.create_task(look, name=question.id)

    def answer(self, client: Client, advice: Advice) -> None:
        """Pass advice on, if the question still stands."""
        seat, question = advice.seat, advice.question
        self.looking.pop(seat, None)
        if client.seat is not seat:
            return
        if advice.action == WAIT:
            client.send(NotAllowed("refusal-hint-wait").answer(question.id))
        elif self.table.is_to_act(seat) and self.stands(seat, advice.since, advice.action):
            client.send(hinted(advice, self.table.game))
        else:
            client.send(NotAllowed("refusal-stale").answer(question.id))

    def stop(self) -> None:
        """Drop them all."""
        for task in self.looking.values():
            task.cancel()
        self.looking.clear()

    async def _look(self, view: core.View, since: int, client: Client, seat: Seat, question: Hint) -> None:
        try:
            action, grounds = await self.players.advise(view, self.table.dice)
        except Exception:
            logger.exception("no advice could be found")
            self.looking.pop(seat, None)
            client.send(NotAllowed("refusal-nothing-to-hint").answer(question.id))
            return
        self.post(client, Advice(seat, since, action, grounds, question))


def hinted(advice: Advice, game: Game) -> Hinted:
    """Return the answer to `hint`: the action, the game's name for it, why, and what would be next best."""
    grounds = advice.grounds
    return Hinted(
        advice.question.id,
        game.format_action(advice.action),
        named(advice.action, game),
        [told(reason.sentence) for reason in grounds.reasons],
        None if grounds.beside is None else next_best(grounds.beside, game),
    )


def next_best(beside: Beside, game: Game) -> NextBest:
    """Return how advice does beside the best of the other actions, as a page is told it."""
    reasons = [told(reason.sentence) for reason in beside.reasons]
    return NextBest(named(beside.action, game), beside.standing, told_amount(beside.ahead), reasons)
