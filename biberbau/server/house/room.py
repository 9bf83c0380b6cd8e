"""A table that is awake: one task, the only writer of its table, and the connections around it.

    message → decided → applied in memory → appended → durable → told to everybody → acknowledged

What cannot be made durable is told to nobody: the room gives up, and the table is read from the log again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from biberbau.server.challenges.lineage import DealOf
from biberbau.server.house.arrivals import Arrivals
from biberbau.server.house.handover import said_of, take_up
from biberbau.server.house.preparing import Preparing, RulesOf
from biberbau.server.house.sharing import Sharing
from biberbau.server.house.timers import Timers
from biberbau.server.play.by_turns.by_turns import ByTurns
from biberbau.server.play.hints import Hints
from biberbau.server.play.in_real_time.in_real_time import InRealTime
from biberbau.server.play.items import (
    Advice,
    Claimed,
    Close,
    Enter,
    Item,
    NextHost,
    NextRound,
    PlayItem,
    Prompt,
    Recalled,
    Settle,
    Shut,
    Sleep,
    identifier_of,
)
from biberbau.server.play.play import Play, Setting
from biberbau.server.play.players import Players
from biberbau.server.play.recollection import Recollection
from biberbau.server.play.times import Times
from biberbau.server.play.tutor import Tutor
from biberbau.server.protocol import (
    Ack,
    Act,
    Admit,
    EndMatch,
    GoOn,
    Hint,
    Join,
    Newcomer,
    Nudge,
    Ready,
    Resume,
    Say,
    SeatBot,
    Seated,
    Start,
    Watch,
    encode,
)
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.client import Client
from biberbau.server.socket.limits import Limits
from biberbau.server.storage.log import LogError
from biberbau.server.table.events import (
    AnyEvent,
    Entry,
    GameChanged,
    HostChanged,
    PutOut,
    RoundBegun,
    TableClosed,
    Varied,
    encode_entry,
)
from biberbau.server.table.happenings import advance
from biberbau.server.table.host_decisions import SeatMessage, decide
from biberbau.server.table.reading import EVERY, Reading
from biberbau.server.table.seat import Seat
from biberbau.server.table.snapshot import Snapshot
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import Seal, Secrets, token_hash
from biberbau.server.telling.company import Company
from biberbau.server.telling.scribe import retell
from biberbau.server.telling.scribes import Scribes
from biberbau.server.telling.talk import Talk
from biberbau.server.threads import Whose

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Surroundings:
    """What a room needs of its house."""

    reading: Reading
    players: Players
    times: Times
    limits: Limits
    secrets: Secrets
    seal: Seal
    forget: Callable[[Room], None]
    """Called when the room ends, so that the next visitor wakes the table anew."""
    deal_of: DealOf = lambda path: None
    rules_of: RulesOf | None = None
    """Says how far a game is, and has it compiled; None where everything is there already."""


class Room:
    """One table and everybody around it.  Other tasks only `post` and `detach`."""

    def __init__(
        self, table: Table, surroundings: Surroundings, note: bytes = b"", before: tuple[str, ...] = ()
    ) -> None:
        """`note` is what was said of the table when another process let it go, `before` as for `Sharing`."""
        self.table = table
        self.reading, self.log = surroundings.reading, surroundings.reading.log
        self.secrets = surroundings.secrets
        self.forget = surroundings.forget
        self.sharing = Sharing(table, surroundings.deal_of, before)
        self.queue: asyncio.Queue[tuple[Client | None, Item]] = asyncio.Queue()
        self.preparing = Preparing(table, surroundings.rules_of, lambda: self._post(Settle()))
        self.company = Company(
            table,
            surroundings.limits,
            surroundings.times.idle,
            self.sharing.shared_deal,
            self.sharing.is_sealed,
            self.preparing,
        )
        self.arrivals = Arrivals(table, self.company, self.sharing, surroundings.seal, self._commit, self._attach)
        self.scribes = Scribes(table, self.company)
        self.talk = Talk(table, self.company, surroundings.limits)
        company, times = self.company, surroundings.times
        players = surroundings.players.at(lambda: Whose(company.address, table.code))
        self.timers = Timers(table, self.company, times, self._post)
        self.setting = Setting(table, self.company, self.scribes, players, times, self._post, self._commit)
        self.play = self._new_play()
        self.tutor = Tutor(table, self.company, players, self._post)
        self.hints = self._new_hints()
        self.recollection = Recollection(table, players, self._post)
        self.writing = asyncio.Lock()
        """Held while something has happened to the table that is not yet durable."""
        self.unsettled = True
        """Whether presence, timers or the pause between rounds may have changed since they were last looked at."""
        self.stirred = time.time()
        """When a person last sent something, in seconds since 1970."""
        self.noted = table.sequence
        """Events that there were when the latest snapshot was due."""
        self.ended = False
        self.note = b""
        """What is said of the table to whoever has it next, once the room has finished."""
        self.brought = note
        """What the one before has said, as long as nobody has come here to whom it could hold."""
        take_up(note, self.company, self.timers, self.play)
        self.preparing.look_after()
        self.timers.wait_for_somebody()
        self.task = asyncio.create_task(self._run(), name=f"table {table.code}")

    def post(self, client: Client | None, item: Item) -> None:
        """Hand something to the table's task; what comes after its end is heard by nobody."""
        if not self.ended:
            self.queue.put_nowait((client, self.play.arriving(item)))

    def detach(self, client: Client) -> None:
        """Let a client go; for `Client.turn_to`."""
        if self.company.remove(client):
            self.post(None, Settle())

    async def close(self) -> None:
        """Let the room finish what it was given, then end it."""
        self.post(None, Close())
        await asyncio.wait([self.task])

    def everybody(self) -> list[Client]:
        """Return who was here when the room ended, and who was just coming."""
        coming = [self.queue.get_nowait()[0] for _ in range(self.queue.qsize())]
        return list(dict.fromkeys([*self.company.clients, *(client for client in coming if client is not None)]))

    def abandon(self) -> None:
        """End all connections, and the room as soon as it can."""
        self._cut_all()
        self.post(None, Close())

    def _new_play(self) -> Play:
        """Return the kind of play of the game at the table."""
        return InRealTime(self.setting) if self.table.game.real_time else ByTurns(self.setting)

    def _new_hints(self) -> Hints:
        return Hints(self.table, self.setting.players, self.post, self.play.stands)

    def _change_play(self) -> None:
        """The table has another game: what waited for the play of the old one is dropped, but for what people said."""
        self.play.stop()
        self.hints.stop()
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        self.play = self._new_play()
        self.hints = self._new_hints()
        for client, item in waiting:
            if isinstance(item, Claimed):
                self.post(client, item.message)
            elif isinstance(item, Act) or not isinstance(item, PlayItem | Advice):
                self.post(client, item)

    def _post(self, item: Item) -> None:
        """Hand the table's task something that comes from no client."""
        self.queue.put_nowait((None, item))

    async def _run(self) -> None:
        try:
            while await self._step():
                if self.unsettled:
                    await self._settle()
                self._look_after()
        except LogError as error:
            logger.error("table %s leaves memory: %s", self.table.code, error)
            self._cut_all()
        except Exception:
            logger.exception("table %s leaves memory", self.table.code)
            self._cut_all()
        finally:
            self.forget(self)
            self._end()

    def _end(self) -> None:
        """Stop what could ring, and let go of what holds the room in its turn.

        A room that has ended is freed at once.  Cycles would be left to the garbage collector, which hardly ever comes
        to things as old as a table.
        """
        self.ended = True
        for part in (self.timers, self.hints, self.tutor, self.recollection, self.play):
            part.stop()
        self.preparing.end()
        del self.arrivals, self.timers, self.hints, self.tutor, self.recollection, self.play, self.setting

    def _look_after(self) -> None:
        """Let others act: what a guide has them do, or as they like."""
        if self.table.guided:
            self.tutor.look_after()
        else:
            self.play.look_after()

    async def _step(self) -> bool:
        """Take in the next thing that has been posted, or let count what waits for its turn; False at the end."""
        if self.queue.empty() and await self.play.count():
            return True
        client, item = await self.queue.get()
        if isinstance(item, Close):
            await self.play.finish()
            self.note = said_of(self.company, self.timers, self.play) or self.brought
            return False
        if isinstance(item, Sleep) and self._may_sleep():
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
        if client is not None:
            self.stirred = time.time()
            if client.seat is not None and self.company.waiting.stirs(client.seat):
                self.unsettled = True
        if isinstance(item, PlayItem):
            if client is None or client.room is self:
                await self.play.take(client, item)
            return
        match item:
            case NextRound():
                waits = self.table.stage == "round_over" and not self.table.stopped
                if waits and item == self.timers.next_round():
                    await self._commit(RoundBegun())
            case NextHost():
                if self.company.host_is_gone:
                    await self._commit(HostChanged(seat=min(seat.number for seat in self.company.present)))
            case Prompt():
                event = self.tutor.take(item)
                if event is not None:
                    await self._commit(event)
            case Recalled():
                self._tell_moments(item)
            case Shut():
                if item.on != self.table.closed:
                    await self._commit(TableClosed(on=item.on))
                item.done.set_result(None)
            case Settle() | Sleep() | Close():
                self.unsettled = True
            case _ if client is None:
                raise TypeError(f"{item} needs a client")
            case Advice():
                self.hints.answer(client, item)
            case _ if client.room is not self:
                pass
            case _ if isinstance(item, SeatMessage):
                await self._take(client, item)
            case Enter():
                await self._attach(client, item.seat)
            case Join():
                await self.arrivals.join(client, item)
                self.unsettled = True
            case Newcomer():
                await self.arrivals.sit_again(client, item)
            case Admit():
                self.arrivals.admit(client, item)
                self.unsettled = True
            case Watch():
                self.sharing.require_unsealed()
                await self._attach(client, None)
            case Resume():
                await self._resume(client, item)
            case Ready():
                self._note_ready(client, item)
            case GoOn():
                self._go_on(client, item)
            case Say() | Nudge():
                self.table.require_open()
                self.talk.take(client, item)
            case Hint():
                self.hints.ask(client, item)
            case _:
                raise TypeError(f"{item} is nothing for a room")

    # Messages that become events.

    async def _take(self, client: Client, message: SeatMessage) -> None:
        seat = client.require_seat()
        sequence = seat.became(message.id)
        if sequence is not None:
            client.send(Ack(message.id, sequence))
            return
        if isinstance(message, Start):
            self.preparing.require_ready()
        here = self.company.here if isinstance(message, SeatBot | EndMatch) else ()
        event = decide(self.table, seat, message, here, self.secrets)
        await self._commit(event, [client])
        if isinstance(event, GameChanged):
            for other in self.company.clients:
                self.play.welcome(other)
        if isinstance(event, PutOut):
            for other in self.company.unseat():
                if self.sharing.is_sealed():
                    other.wire.abort()
                else:
                    await self._attach(other, None)

    async def _commit(self, event: AnyEvent, waiting: Sequence[Client] = ()) -> None:
        """Make an event happen: durable first, then told.

        Those who wait for an answer to its message get it in one write with the event.
        """
        async with self.writing:
            happening = advance(self.table, event)
            self.company.waiting.look()
            if isinstance(event, GameChanged):
                self._change_play()
            if isinstance(event, Varied | GameChanged):
                self.preparing.look_after()
                self.unsettled = True
            entry = encode_entry(Entry(event, self.table.state_hash))
            durable = self.log.append(self.table.code, self.table.sequence - 1, [entry])
            if happening.around:
                self.unsettled = True
                self.company.note(happening)
            frames = self.scribes.tell(happening)
            self.play.note(event)
            snapshot = self._snapshot_after(entry)
            await durable
            if snapshot is not None:
                self.reading.note(snapshot)
        along = self.play.told_along()
        answer = () if event.key is None else (encode(Ack(event.key, happening.sequence)),)
        for client, frame in frames:
            if client.room is self:
                client.wire.push(frame, *along, *(answer * waiting.count(client)))
        for client in waiting:
            if client.room is not self:
                # The connection has turned to another table, but its action has counted.
                client.wire.push(*answer)
        self.play.told()
        self.tutor.tell()

    def _snapshot_after(self, entry: bytes) -> Snapshot | None:
        """Return a snapshot of the table after its latest entry, where one is due."""
        if self.table.sequence - self.noted < EVERY:
            return None
        self.noted = self.table.sequence
        return Snapshot.of(self.table, entry)

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
        """Let a client hear the table, from `seen` on or from a snapshot.

        One that has turned to another table meanwhile hears the answer alone: its token lets it come back to its seat.
        """
        if client.room is not self:
            if answer is not None:
                client.send(answer)
            return
        for crowded in self.company.enter(client, seat):
            crowded.wire.abort()
            crowded.turn_to(None)
        self.brought = b""
        self.unsettled = True
        if answer is not None:
            client.send(answer)
        scribe = self.scribes.of(seat)
        since = self.table.begun if self.sharing.was_sealed() else 0
        frames = None if seen is None or seen < since else scribe.missed(seen)
        if frames is None:
            if scribe.lines is None:
                story = await self.reading.story(self.table.code)
                scribe.lines = await asyncio.to_thread(retell, story.beginning(), story.bodies, scribe.seat)
            frames = [scribe.snapshot(self.company.info(), since)]
        else:
            frames.append(encode(self.company.presence()))
        if client.room is self:
            for frame in frames:
                client.wire.push(frame)
            self.company.welcome(client)
            if self.recollection.frame is not None:
                client.wire.push(self.recollection.frame)
            self.play.welcome(client)
            self.tutor.welcome(client)

    def _tell_moments(self, recalled: Recalled) -> None:
        """Tell what stood out in the match that is over."""
        frame = self.recollection.take(recalled)
        if frame is not None:
            for client in self.company.clients:
                client.wire.push(frame)

    def _note_ready(self, client: Client, message: Ready) -> None:
        seat = client.require_seat()
        self.table.require_open()
        if self.table.stage != "round_over":
            raise NotAllowed("refusal-round-not-over")
        self.company.ready.add(seat)
        self.unsettled = True
        client.send(Ack(message.id, self.table.sequence))

    def _go_on(self, client: Client, message: GoOn) -> None:
        if self.company.present != {client.require_seat()}:
            raise NotAllowed("refusal-go-on-company")
        if not self.play.waits_for_bots():
            raise NotAllowed("refusal-go-on")
        self.play.go_on()
        client.send(Ack(message.id, self.table.sequence))

    async def _settle(self) -> None:
        """After a change around the game: seat guests, deal when all are ready, tell who is here, set the timers."""
        await self.arrivals.seat_guests()
        present = self.company.present
        if self.table.stage == "round_over" and not self.table.closed and present and present <= self.company.ready:
            await self._commit(RoundBegun())
        self.unsettled = False
        self.company.tell_presence()
        self.scribes.forget_watchers()
        self.recollection.look_after()
        self.timers.set()
