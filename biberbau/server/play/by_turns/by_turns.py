"""Play by turns: who is to act decides, bots think, and a question to several seats stands for its time."""

from __future__ import annotations

import asyncio

from biberbau.core.game import Duty
from biberbau.server.play.by_turns.question import Question
from biberbau.server.play.by_turns.thinking import Thinking
from biberbau.server.play.clocks import SeatClocks, Wanted
from biberbau.server.play.items import CloseQuestion, Item, PlayItem, Ring, Thought
from biberbau.server.play.left import Left, resumed
from biberbau.server.play.play import Setting
from biberbau.server.play.tempo import Tempo
from biberbau.server.protocol import Ack, Act, encode
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.client import Client
from biberbau.server.table.actions import acted, judge
from biberbau.server.table.events import Acted, AnyEvent
from biberbau.server.table.seat import Seat
from biberbau.server.table.settings import CLOCK_SECONDS
from biberbau.server.table.table import Table


class ByTurns:
    """The play of a table at which one seat decides after another; a `biberbau.server.play.play.Play`."""

    def __init__(self, setting: Setting) -> None:
        self.table = setting.table
        self.company = setting.company
        self.post = setting.post
        self.commit = setting.commit
        self.question = Question(setting.table)
        self.question_seconds = setting.times.question
        self.tempo = Tempo(setting.table)
        self.thinking = Thinking(setting.table, setting.players, self.tempo, setting.post)
        self.clocks = SeatClocks(setting.post)
        self.loop = asyncio.get_running_loop()
        self.timer: asyncio.TimerHandle | None = None
        """Closes the question."""
        self.timed: int | None = None
        """The event from which the question stood that is timed; None for none."""
        self.kept: tuple[int, float, float] | None = None
        """Of the question that stood when another process let the table go, or a pause began: the event from which it
        stood, what is left, and by how much it was made longer, until its time runs here."""
        self.lent = 0.0
        """By how much the present question was made longer."""

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
            case Ring():
                await self._take_ring(item)
            case CloseQuestion():
                if self.table.goes_on and self.table.silence is not None and item.asked == self.table.asked:
                    await self.commit(self.question.close(), ())
            case _:
                raise TypeError(f"{item} is nothing for play by turns")

    async def count(self) -> bool:
        """Nothing waits for its turn: actions count as they are taken in."""
        return False

    def note(self, event: AnyEvent) -> None:
        """Nothing is kept of an event that the table does not keep."""

    def told_along(self) -> tuple[bytes, ...]:
        """Return the clocks, if they run otherwise now."""
        return self._set_clocks()

    def told(self) -> None:
        """Turn to another question, if that is what the event has brought."""
        if self.question.is_outdated:
            self.question.turn()

    def welcome(self, client: Client) -> None:
        """Tell somebody who has just come which clocks run."""
        if self.clocks.running:
            client.wire.push(encode(self.clocks.message()))

    def look_after(self) -> None:
        """Let the question's time run and bots think, while anybody is there."""
        somebody = bool(self.company.clients)
        asked = somebody and self.table.goes_on and self.table.silence is not None
        self._set_timer(self.table.asked if asked else None)
        if not self.waits_for_bots():
            self.tempo.take_time()
        for frame in self._set_clocks():
            for client in self.company.clients:
                client.wire.push(frame)
        if somebody:
            self.thinking.wake(self.question.answered)

    def waits_for_bots(self) -> bool:
        """Whether all who are to act are bots."""
        return self.table.goes_on and all(self.table.seats[number].bot is not None for number in self.table.actors)

    def go_on(self) -> None:
        """Let bots think no longer than they must, until a person is to act."""
        self.tempo.hurry()

    def stands(self, seat: Seat, since: int, action: int) -> bool:
        """Whether the seat still has the same to decide."""
        return seat.since == since

    async def finish(self) -> None:
        """Nothing waits: who has stepped aside says so again, to whoever has the table then."""

    def left(self) -> Left:
        """Return what the clocks and the question have left, and whether bots go on without pauses."""
        question, lent = self._left_of_question()
        return Left(clocks=self.clocks.left(), question=question, question_lent=lent, hurried=self.tempo.is_hurried)

    def take_up(self, left: Left) -> None:
        """Let clocks and question go on, once somebody is there."""
        self.clocks.take_up(left.clocks)
        self.kept = None if left.question is None else (self.table.asked, left.question, left.question_lent)
        self.tempo.take_up(left.hurried)

    def stop(self) -> None:
        """Drop the question's time, all clocks and all thoughts."""
        self._set_timer(None)
        self.clocks.stop()
        self.thinking.stop()

    async def _take_action(self, client: Client, message: Act) -> None:
        seat = client.require_seat()
        sequence = seat.became(message.id)
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
        if seat.bot is None or not self.table.goes_on or not self.table.is_to_act(seat):
            return
        if not self.stands(seat, thought.since, thought.action):
            return
        event = Acted(seat=seat.number, action=self.table.game.format_action(thought.action))
        if self.question.is_answered_by(event):
            self.question.keep(seat)
        else:
            await self.commit(event, ())

    async def _take_ring(self, ring: Ring) -> None:
        """Do what the rulebook says for a person whose time is up."""
        seat, match = ring.seat, self.table.match
        if match is None or not self.clocks.has_rung(ring):
            return
        action = match.clock_action(seat.number)
        if action is not None:
            await self.commit(Acted(seat=seat.number, action=self.table.game.format_action(action), clock=True), ())

    def _set_clocks(self) -> tuple[bytes, ...]:
        """Let those clocks run that are wanted now; return the frame that tells of it, if anything has changed."""
        somebody = bool(self.company.clients)
        # A decision has one clock: neither a pause nor a bot that plays meanwhile gives all of its time again.
        return self.clocks.set(self._wanted() if somebody else {}, goes_on=somebody)

    def _wanted(self) -> Wanted:
        """Return the clocks that should run: against people who are to act, but for a question, which has its own."""
        table = self.table
        seconds = CLOCK_SECONDS[table.settings["clock"]]
        if not seconds or not table.goes_on or table.silence is not None:
            return {}
        acting = [table.seats[number] for number in table.actors]
        return {seat: (Duty("turn", seconds), seat.since) for seat in acting if seat.bot is None}

    def _set_timer(self, asked: int | None) -> None:
        """Let the time run of the question that stood from this event on; of none for None."""
        if self.timed == asked:
            return
        if self.timer is not None:
            if self.timed is not None and self.table.stopped:
                self.kept = (self.timed, max(0.0, self.timer.when() - self.loop.time()), self.lent)
            self.timer.cancel()
            self.timer = None
        self.timed = asked
        if asked is not None:
            seconds, self.lent = self.question_seconds, 0.0
            if self.kept is not None and self.kept[0] == asked:
                seconds, self.lent = resumed(*self.kept[1:])
            self.kept = None
            self.timer = self.loop.call_later(min(self.question_seconds, seconds), self.post, CloseQuestion(asked))

    def _left_of_question(self) -> tuple[float | None, float]:
        """Return what is left of the question's time, or was when a pause began, and by how much it was made longer."""
        if self.timer is not None:
            return max(0.0, self.timer.when() - self.loop.time()), self.lent
        stands = self.kept is not None and self.kept[0] == self.table.asked
        return self.kept[1:] if self.kept is not None and stands else (None, 0.0)


def decide_action(table: Table, seat: Seat, message: Act) -> Acted:
    """Return what a message becomes: refused when it answers an old question, or by the rules."""
    action, refusal = judge(table, seat, message, seat.since)
    if refusal is not None:
        raise NotAllowed.by_the_rules(refusal)
    return acted(table, seat, message, action)
