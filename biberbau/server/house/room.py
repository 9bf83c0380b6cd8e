"""A table that is awake: one task, the only writer of its table, and the connections around it.

    message → decided → applied in memory → appended → durable → told to everybody → acknowledged

What cannot be made durable is told to nobody: the room gives up, and the table is read from the log again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from biberbau.bots import WAIT
from biberbau.server.play.by_turns.question import Question
from biberbau.server.play.by_turns.thinking import Thinking, advice
from biberbau.server.play.clocks import Clocks, Pace
from biberbau.server.play.in_real_time.claims import Claim
from biberbau.server.play.in_real_time.real_time import RealTime
from biberbau.server.play.items import (
    Claimed,
    Close,
    CloseQuestion,
    Count,
    Enter,
    Item,
    Look,
    Measure,
    NextHost,
    NextRound,
    Ring,
    Settle,
    Sleep,
    Thought,
    Timely,
)
from biberbau.server.play.players import Players
from biberbau.server.protocol import (
    Ack,
    Act,
    ClientMessage,
    ComeBack,
    Configure,
    Hint,
    Join,
    Leave,
    LogLine,
    Presence,
    Ready,
    RemoveSeat,
    Resume,
    SeatBot,
    Seated,
    Start,
    Watch,
)
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.client import Client
from biberbau.server.socket.limits import Limits
from biberbau.server.storage.log import Log, LogError
from biberbau.server.table.decisions import SeatMessage, decide, decide_join
from biberbau.server.table.events import Acted, AnyEvent, Entry, HostChanged, RoundBegun, encode_entry
from biberbau.server.table.happenings import Happening, advance
from biberbau.server.table.table import Seat, Table
from biberbau.server.table.tokens import new_token, token_hash
from biberbau.server.telling.company import Company
from biberbau.server.telling.scribe import LOG_LINES, Scribe, Told, encode

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Surroundings:
    """What a room needs of its house."""

    log: Log
    players: Players
    pace: Pace
    limits: Limits
    forget: Callable[[Room], None]
    """Called when the room ends, so that the next visitor wakes the table anew."""


class Room:
    """One table and everybody around it.  Other tasks only `post` and `detach`."""

    def __init__(self, table: Table, surroundings: Surroundings) -> None:
        self.table = table
        self.log = surroundings.log
        self.forget = surroundings.forget
        self.queue: asyncio.Queue[tuple[Client | None, Item]] = asyncio.Queue()
        self.company = Company(table, surroundings.limits)
        self.clocks = Clocks(table, self.company, surroundings.pace, lambda item: self.post(None, item))
        self.question = Question(table)
        self.thinking = Thinking(table, surroundings.players, self.post)
        self.scribes: dict[Seat | None, Scribe] = {}
        self.quick: RealTime | None = None
        """What there is besides at a table in real time."""
        if table.game.real_time:
            self.quick = RealTime(table, self.company, surroundings.players, surroundings.pace, self.scribes, self.post)
        self.told_presence: Presence | None = None
        self.unsettled = True
        """Whether presence, clocks or the pause between rounds may have changed since they were last looked at."""
        self.task = asyncio.create_task(self._run(), name=f"table {table.code}")

    def post(self, client: Client | None, item: Item) -> None:
        """Hand something to the table's task."""
        if self.quick is not None and isinstance(item, Act):
            item = Claimed(item, self.quick.loop.time())
        self.queue.put_nowait((client, item))

    def detach(self, client: Client) -> None:
        """Let a client go: its connection is closed, or it has turned to another table."""
        if client.room is self:
            client.room = client.seat = None
        if self.company.remove(client):
            self.post(None, Settle())

    async def close(self) -> None:
        """Let the room finish what it was given, then end it."""
        self.post(None, Close())
        await asyncio.wait([self.task])

    async def _run(self) -> None:
        try:
            while await self._step():
                if self.unsettled:
                    await self._settle()
                if self.quick is not None:
                    self.quick.look_after()
                elif self.company.clients:
                    self.thinking.wake(self.question.answered)
        except LogError as error:
            logger.error("table %s leaves memory: %s", self.table.code, error)
            self._cut_all()
        except Exception:
            logger.exception("table %s leaves memory", self.table.code)
            self._cut_all()
        finally:
            self.forget(self)
            self.clocks.stop()
            self.thinking.stop()
            if self.quick is not None:
                self.quick.stop()

    async def _step(self) -> bool:
        """Take in the next thing that has been posted; False when it was the last.

        An action in real time counts only when everything has been taken in that has arrived.
        """
        if self.quick is not None and self.queue.empty() and self.quick.is_ripe():
            await self._count(self.quick)
            return True
        client, item = await self.queue.get()
        if isinstance(item, Close) or (isinstance(item, Sleep) and self._may_sleep()):
            return False
        try:
            await self._handle(client, item)
        except NotAllowed as refusal:
            if client is not None:
                client.send(refusal.answer(identifier_of(item)))
        return True

    def _may_sleep(self) -> bool:
        return not self.company.clients and self.queue.empty()

    def _cut_all(self) -> None:
        """End all connections; they come back to the table as the log has it."""
        for client in self.company.clients:
            client.wire.abort()

    async def _handle(self, client: Client | None, item: Item) -> None:
        match item:
            case Claimed() | Look() | Ring() | Count() | Measure():
                self._take_timely(client, item)
            case Thought():
                await self._take_thought(client, item)
            case NextRound():
                if self.table.stage == "round_over" and item == self.clocks.next_round():
                    await self._commit(RoundBegun())
            case CloseQuestion():
                if self.table.silence is not None and item.asked == self.table.asked:
                    await self._commit(self.question.close())
            case NextHost():
                if self.company.host_is_gone:
                    await self._commit(HostChanged(seat=min(seat.number for seat in self.company.present)))
            case Settle() | Sleep() | Close():
                self.unsettled = True
            case _ if client is None:
                raise TypeError(f"{item} needs a client")
            case _ if client.room is not self:
                pass
            case Act() | Configure() | SeatBot() | RemoveSeat() | Start() | Leave() | ComeBack():
                await self._take(client, item)
            case Enter():
                await self._attach(client, item.seat)
            case Join():
                await self._join(client, item)
            case Watch():
                await self._attach(client, None)
            case Resume():
                await self._resume(client, item)
            case Ready():
                self._note_ready(client, item)
            case Hint():
                self.thinking.advise(client, require_seat(client), item)
            case _:
                raise TypeError(f"{item} is nothing for a room")

    # Messages that become events.

    async def _take(self, client: Client, message: SeatMessage) -> None:
        seat = require_seat(client)
        sequence = seat.keys.get(message.id)
        if sequence is None and self.question.was_answered_by(seat, message):
            sequence = self.table.asked
        if sequence is None:
            online = self.company.online if isinstance(message, SeatBot) else ()
            event = decide(self.table, seat, message, online)
            if self.question.is_answered_by(event):
                self.question.keep(seat, message.id, client)
                return
            await self._commit(event, [client])
            return
        client.send(Ack(message.id, sequence))

    def _take_timely(self, client: Client | None, item: Timely) -> None:
        """Take in what there is only in real time."""
        assert self.quick is not None
        match item:
            case Claimed() if client is not None and client.room is self:
                self.quick.take_in(client, require_seat(client), item)
            case Look():
                self.quick.take_look(item)
            case Ring():
                self.quick.take_ring(item)
            case Measure():
                self.quick.measure()

    async def _count(self, quick: RealTime) -> None:
        """Let an action in real time count."""
        claim, event = quick.judge()
        if event is not None:
            await self._commit(event, claim.clients, claim)

    async def _join(self, client: Client, message: Join) -> None:
        known = client.answers.get(message.id)
        if known is not None:
            client.send(known)
            return
        if client.seat is not None:
            raise NotAllowed("refusal-already-seated")
        token = new_token()
        event = decide_join(self.table, message, token_hash(token))
        if event is None:
            await self._attach(client, None, Seated(message.id, self.table.code, None, None))
            return
        await self._commit(event)
        seat = self.table.seats[-1]
        await self._attach(client, seat, Seated(message.id, self.table.code, seat.number, token))

    async def _commit(self, event: AnyEvent, waiting: Sequence[Client] = (), claim: Claim | None = None) -> None:
        """Make an event happen, in real time that of a claim: durable first, then told.

        Those who wait for an answer to its message get it in one write with the event.
        """
        asked = self.table.asked
        happening = advance(self.table, event)
        entry = encode_entry(Entry(event, self.table.state_hash))
        durable = self.log.append(self.table.code, self.table.sequence - 1, [entry])
        if happening.around:
            self._look_around(happening)
        frames = self._tell(happening)
        if self.quick is not None:
            self.quick.note(event, claim)
        await durable
        along = () if self.quick is None else self.quick.told()
        answer = () if event.key is None else (encode(Ack(event.key, happening.sequence)),)
        for client, frame in frames:
            if client.room is self:
                client.wire.push(frame, *along, *(answer * waiting.count(client)))
        for client in waiting:
            if client.room is not self:
                # He has turned to another table, but his action has counted.
                client.wire.push(*answer)
        if self.table.asked != asked:
            self.unsettled = True
            self.question.turn()

    def _look_around(self, happening: Happening) -> None:
        """After an event that changed more than the game: forget what belongs to seats and rounds that are gone."""
        self.unsettled = True
        if isinstance(happening.event, RoundBegun):
            self.company.ready.clear()
        if happening.renumbered:
            self.company.forget_gone_seats()
            self.scribes.clear()

    def _tell(self, happening: Happening) -> list[tuple[Client, bytes]]:
        """Return the frame for every client; one encoding serves all connections of a seat."""
        info = self.company.info() if happening.around else None
        if happening.renumbered:
            return self._tell_anew(happening)
        told = Told()
        frames = {seat: scribe.hear(happening, info, told) for seat, scribe in self.scribes.items()}
        return [(client, frames[client.seat]) for client in self.company.clients]

    def _tell_anew(self, happening: Happening) -> list[tuple[Client, bytes]]:
        """Seats have new numbers: everybody gets the whole table."""
        line = LogLine(happening.sequence, happening.sentences)
        info = self.company.info()
        frames: dict[Seat | None, bytes] = {}
        for client in self.company.clients:
            if client.seat not in frames:
                scribe = self.scribes[client.seat] = Scribe(self.table, number_of(client.seat))
                scribe.lines = deque([line], maxlen=LOG_LINES)
                frames[client.seat] = scribe.snapshot(info)
        return [(client, frames[client.seat]) for client in self.company.clients]

    # Connections.

    async def _resume(self, client: Client, message: Resume) -> None:
        seat = self.table.held_by(token_hash(message.token))
        if seat is None:
            client.looked_in_vain()
            raise NotAllowed("refusal-token")
        answer = Seated(message.id, self.table.code, seat.number, message.token)
        await self._attach(client, seat, answer, message.seen)

    async def _attach(
        self, client: Client, seat: Seat | None, answer: Seated | None = None, seen: int | None = None
    ) -> None:
        """Let a client hear the table, from `seen` on or from a snapshot."""
        for crowded in self.company.enter(client, seat):
            crowded.wire.abort()
            self.detach(crowded)
        self.unsettled = True
        if answer is not None:
            client.seated(answer)
        scribe = self.scribes.get(seat)
        if scribe is None:
            scribe = self.scribes[seat] = Scribe(self.table, number_of(seat))
        frames = None if seen is None else scribe.missed(seen)
        if frames is None:
            if scribe.lines is None:
                scribe.load_lines(await self.log.read(self.table.code))
            frames = [scribe.snapshot(self.company.info())]
        else:
            frames.append(encode(self.company.presence()))
        for frame in frames:
            if client.room is self:
                client.wire.push(frame)
        if self.quick is not None and client.room is self:
            self.quick.welcome(client)

    def _note_ready(self, client: Client, message: Ready) -> None:
        seat = require_seat(client)
        if self.table.stage != "round_over":
            raise NotAllowed("refusal-round-not-over")
        self.company.ready.add(seat)
        self.unsettled = True
        client.send(Ack(message.id, self.table.sequence))

    async def _settle(self) -> None:
        """After a change around the game: deal when all are ready, tell who is here, set the clocks."""
        present = self.company.present
        if self.table.stage == "round_over" and present and present <= self.company.ready:
            await self._commit(RoundBegun())
        self.unsettled = False
        presence = self.company.presence()
        if presence != self.told_presence:
            self.told_presence = presence
            frame = encode(presence)
            for client in self.company.clients:
                client.wire.push(frame)
        if None in self.scribes and self.company.watchers == 0:
            del self.scribes[None]
        self.clocks.set()

    # Bots.

    async def _take_thought(self, client: Client | None, thought: Thought) -> None:
        """Play what a bot decided, or pass its advice on, if the question still stands."""
        stands = self.thinking.finished(thought)
        if thought.hint is None:
            if stands and thought.seat.bot is not None:
                event = Acted(seat=thought.seat.number, action=self.table.game.format_action(thought.action))
                if self.question.is_answered_by(event):
                    self.question.keep(thought.seat)
                else:
                    await self._commit(event)
        elif client is not None and client.seat is thought.seat:
            if thought.action == WAIT:
                client.send(NotAllowed("refusal-hint-wait").answer(thought.hint.id))
            elif stands:
                client.send(advice(thought.hint, self.table.game, thought.action))
            else:
                client.send(NotAllowed("refusal-stale").answer(thought.hint.id))


def require_seat(client: Client) -> Seat:
    """Return the client's seat; NotAllowed for a watcher."""
    if client.seat is None:
        raise NotAllowed("refusal-not-seated")
    return client.seat


def identifier_of(item: Item) -> str | None:
    """Return the idempotency key of a message; None for what is none."""
    message = item.message if isinstance(item, Claimed) else item
    return message.id if isinstance(message, ClientMessage) else None


def number_of(seat: Seat | None) -> int | None:
    """Return the number of a seat; None for the eyes of everybody."""
    return None if seat is None else seat.number
