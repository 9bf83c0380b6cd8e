"""Play by turns: who is to act decides, bots think, and a question to several seats stands for its time."""

from __future__ import annotations

import asyncio

from biberbau.server.play.by_turns.question import Question
from biberbau.server.play.by_turns.thinking import Thinking
from biberbau.server.play.items import CloseQuestion, Item, PlayItem, Thought
from biberbau.server.play.play import Setting
from biberbau.server.protocol import Ack, Act
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.client import Client
from biberbau.server.table.actions import acted, judge
from biberbau.server.table.events import Acted, AnyEvent
from biberbau.server.table.table import Seat, Table


class ByTurns:
    """The play of a table at which one seat decides after another; a `biberbau.server.play.play.Play`."""

    def __init__(self, setting: Setting) -> None:
        self.table = setting.table
        self.company = setting.company
        self.post = setting.post
        self.commit = setting.commit
        self.question = Question(setting.table)
        self.question_seconds = setting.times.question
        self.thinking = Thinking(setting.table, setting.players, setting.post)
        self.loop = asyncio.get_running_loop()
        self.timer: asyncio.TimerHandle | None = None
        """Closes the question."""
        self.timed: int | None = None
        """The event from which the question stood that is timed; None for none."""

    def arriving(self, item: Item) -> Item:
        """An action counts when the room comes to it: no moment need be noted."""
        return item

    async def take(self, client: Client | None, item: PlayItem) -> None:
        """Take in an action of a person or a bot, or that the time of a question is up."""
        match item:
            case Act() if client is not None:
                await self._take_action(client, item)
            case Thought():
                await self._take_thought(item)
            case CloseQuestion():
                if self.table.silence is not None and item.asked == self.table.asked:
                    await self.commit(self.question.close(), ())
            case _:
                raise TypeError(f"{item} is nothing for play by turns")

    async def count(self) -> bool:
        """Nothing waits for its turn: actions count as they are taken in."""
        return False

    def note(self, event: AnyEvent) -> None:
        """Nothing is kept of an event that the table does not keep."""

    def told_along(self) -> tuple[bytes, ...]:
        """Nothing is told besides the event."""
        return ()

    def told(self) -> None:
        """Turn to another question, if that is what the event has brought."""
        if self.question.is_outdated:
            self.question.turn()

    def welcome(self, client: Client) -> None:
        """There is nothing to tell that the picture does not show."""

    def look_after(self) -> None:
        """Let the question's time run and bots think, while anybody is there."""
        somebody = bool(self.company.clients)
        self._set_timer(self.table.asked if somebody and self.table.silence is not None else None)
        if somebody:
            self.thinking.wake(self.question.answered)

    def stands(self, seat: Seat, since: int, action: int) -> bool:
        """Whether the seat still has the same to decide."""
        return seat.since == since

    def stop(self) -> None:
        """Drop the question's time and all thoughts."""
        self._set_timer(None)
        self.thinking.stop()

    async def _take_action(self, client: Client, message: Act) -> None:
        seat = client.require_seat()
        sequence = seat.keys.get(message.id)
        if sequence is None and self.question.was_answered_by(seat, message):
            sequence = self.table.asked
        if sequence is not None:
            client.send(Ack(message.id, sequence))
            return
        event = decide_action(self.table, seat, message)
        if self.question.is_answered_by(event):
            self.question.keep(seat, message.id, client)
        else:
            await self.commit(event, [client])

    async def _take_thought(self, thought: Thought) -> None:
        """Play what a bot decided, if its question still stands."""
        seat = thought.seat
        self.thinking.finished(thought)
        if seat.bot is None or not self.table.is_to_act(seat) or not self.stands(seat, thought.since, thought.action):
            return
        event = Acted(seat=seat.number, action=self.table.game.format_action(thought.action))
        if self.question.is_answered_by(event):
            self.question.keep(seat)
        else:
            await self.commit(event, ())

    def _set_timer(self, asked: int | None) -> None:
        """Let the time run of the question that stood from this event on; of none for None."""
        if self.timed == asked:
            return
        self.timed = asked
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if asked is not None:
            self.timer = self.loop.call_later(self.question_seconds, self.post, CloseQuestion(asked))


def decide_action(table: Table, seat: Seat, message: Act) -> Acted:
    """Return what a message becomes: refused when it answers an old question, or by the rules."""
    action, refusal = judge(table, seat, message, seat.since)
    if refusal is not None:
        raise NotAllowed.by_the_rules(refusal)
    return acted(table, seat, message, action)
