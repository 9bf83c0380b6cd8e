"""A table that is awake: one task, the only writer of its table, and the connections around it.

    message → decided → applied in memory → appended → durable → told to everybody → acknowledged

What cannot be made durable is told to nobody: the room gives up, and the table is read from the log again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from biberbau.core.game import Game
from biberbau.server.client import Client
from biberbau.server.decisions import SeatMessage, decide, decide_join
from biberbau.server.events import Acted, AnyEvent, Entry, HostChanged, RoundBegun, encode_entry
from biberbau.server.happenings import Happening, advance
from biberbau.server.limits import Bucket, Limits
from biberbau.server.log import Log, LogError
from biberbau.server.players import Players
from biberbau.server.protocol import (
    Ack,
    Act,
    ClientMessage,
    ComeBack,
    Configure,
    Hint,
    Hinted,
    Join,
    Leave,
    LogLine,
    Presence,
    Ready,
    RemoveSeat,
    Resume,
    SeatBot,
    Seated,
    SeatInfo,
    Sentence,
    Start,
    TableInfo,
    Watch,
)
from biberbau.server.refusals import NotAllowed
from biberbau.server.scribe import LOG_LINES, Scribe, encode
from biberbau.server.table import Seat, Table
from biberbau.server.tokens import new_token, token_hash

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Pace:
    """The times of a table, in seconds."""

    next_round: float = 45.0
    """A finished round waits so long for those who have not said that they are ready."""
    bots_next_round: float = 5.0
    """The same, where only bots play."""
    host_gone: float = 60.0
    """A host who is away for so long loses the office."""
    sleep: float = 60.0
    """A table around which nobody is connected goes to sleep."""


@dataclass(frozen=True, slots=True)
class Enter:
    """The client has just opened the table and holds this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot decided, for its seat or as a hint, and the decision that it was asked about."""

    seat: Seat
    since: int
    action: int
    hint: Hint | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """A time is up."""

    what: Callable[[], bool]
    """Whether it still matters."""
    event: Callable[[], AnyEvent]


@dataclass(frozen=True, slots=True)
class Settle:
    """Who is here has changed."""


@dataclass(frozen=True, slots=True)
class Sleep:
    """Nobody has been here for a while, or the house closes."""

    closing: bool = False


Item = ClientMessage | Enter | Thought | Due | Settle | Sleep


@dataclass(eq=False)
class Room:
    """One table and everybody around it."""

    table: Table
    log: Log
    players: Players
    pace: Pace
    limits: Limits
    forget: Callable[[Room], None]
    """Called when the room ends, so that the next visitor wakes the table anew."""
    clients: list[Client] = field(default_factory=list)
    scribes: dict[Seat | None, Scribe] = field(default_factory=dict)
    ready: set[Seat] = field(default_factory=set)
    buckets: dict[Seat, Bucket] = field(default_factory=dict)
    thinking: dict[Seat, asyncio.Task[None]] = field(default_factory=dict)
    hinting: dict[Seat, asyncio.Task[None]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.queue: asyncio.Queue[tuple[Client | None, Item]] = asyncio.Queue()
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.told_presence: Presence | None = None
        self.task = self.loop.create_task(self._run(), name=f"table {self.table.code}")

    def post(self, client: Client | None, item: Item) -> None:
        """Hand something to the table's task."""
        self.queue.put_nowait((client, item))

    async def close(self) -> None:
        """Let the room finish what it was given, then end it."""
        self.post(None, Sleep(closing=True))
        await asyncio.wait([self.task])

    async def _run(self) -> None:
        try:
            self._set_timers()
            while True:
                client, item = await self.queue.get()
                if isinstance(item, Sleep) and (item.closing or self._may_sleep()):
                    break
                try:
                    await self._handle(client, item)
                except NotAllowed as refusal:
                    if client is not None:
                        client.send(refusal.answer(item.id if isinstance(item, ClientMessage) else None))
                await self._settle()
        except LogError as error:
            logger.error("table %s leaves memory: %s", self.table.code, error)
            self._drop_clients()
        except Exception:
            logger.exception("table %s leaves memory", self.table.code)
            self._drop_clients()
        finally:
            self.forget(self)
            for timer in self.timers.values():
                timer.cancel()
            for task in (*self.thinking.values(), *self.hinting.values()):
                task.cancel()

    def _may_sleep(self) -> bool:
        return not self.clients and self.queue.empty()

    def _drop_clients(self) -> None:
        """End all connections; they come back to the table as the log has it."""
        for client in self.clients:
            client.wire.abort()

    async def _handle(self, client: Client | None, item: Item) -> None:
        match item:
            case Thought():
                await self._take_thought(client, item)
            case Due():
                if item.what():
                    await self._commit(item.event())
            case Settle() | Sleep():
                pass
            case _ if client is None:
                raise TypeError(f"{item} needs a client")
            case _ if client.room is not self:
                pass
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
                self._ask_for_hint(client, item)
            case Act() | Configure() | SeatBot() | RemoveSeat() | Start() | Leave() | ComeBack():
                await self._take(client, item)

    # Messages that become events.

    async def _take(self, client: Client, message: SeatMessage) -> None:
        seat = require_seat(client)
        sequence = seat.keys.get(message.id)
        if sequence is None:
            await self._commit(decide(self.table, seat, message, self._online()))
            sequence = self.table.sequence
        client.send(Ack(message.id, sequence))

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
            self._require_place_to_watch(client)
            client.seated(Seated(message.id, self.table.code, None, None))
            await self._attach(client, None)
            return
        await self._commit(event)
        seat = self.table.seats[-1]
        client.seated(Seated(message.id, self.table.code, seat.number, token))
        await self._attach(client, seat)

    async def _commit(self, event: AnyEvent) -> None:
        """Make an event happen: durable first, then told."""
        happening = advance(self.table, event)
        body = encode_entry(Entry(event, self.table.state_hash))
        durable = self.log.append(self.table.code, self.table.sequence - 1, [body])
        if not isinstance(event, Acted):
            self._keep_house(happening)
        frames = self._tell(happening)
        await durable
        for client, frame in frames:
            if client.room is self:
                client.wire.push(frame)

    def _tell(self, happening: Happening) -> list[tuple[Client, bytes]]:
        """Return the frame for every client; one encoding serves all connections of a seat."""
        info = self._info() if happening.around else None
        if happening.renumbered:
            return self._tell_anew(happening, info)
        frames = {seat: scribe.hear(happening, info) for seat, scribe in self.scribes.items()}
        return [(client, frames[client.seat]) for client in self.clients]

    def _tell_anew(self, happening: Happening, info: TableInfo | None) -> list[tuple[Client, bytes]]:
        """Seats have new numbers: everybody gets the whole table."""
        line = LogLine(happening.sequence, happening.sentences)
        frames: dict[Seat | None, bytes] = {}
        for client in self.clients:
            if client.seat not in frames:
                scribe = self.scribes[client.seat] = Scribe(self.table, number_of(client.seat))
                scribe.lines = deque([line], maxlen=LOG_LINES)
                frames[client.seat] = scribe.snapshot(info or self._info())
        return [(client, frames[client.seat]) for client in self.clients]

    def _keep_house(self, happening: Happening) -> None:
        """After an event other than an action: forget what belongs to seats and rounds that are gone."""
        if isinstance(happening.event, RoundBegun):
            self.ready.clear()
        if happening.renumbered:
            seats = set(self.table.seats)
            self.scribes.clear()
            for client in self.clients:
                if client.seat not in seats:
                    client.seat = None
            for seat in self.buckets.keys() - seats:
                del self.buckets[seat]
            self.ready &= seats

    # Connections.

    async def _resume(self, client: Client, message: Resume) -> None:
        seat = self.table.held_by(token_hash(message.token))
        if seat is None:
            client.looked_in_vain()
            raise NotAllowed("refusal-token")
        client.send(Seated(message.id, self.table.code, seat.number, message.token))
        await self._attach(client, seat, seen=message.seen)

    async def _attach(self, client: Client, seat: Seat | None, seen: int | None = None) -> None:
        """Let a client hear the table, from `seen` on or from a snapshot."""
        if client in self.clients:
            self.clients.remove(client)
        if seat is None:
            self._require_place_to_watch(client)
        else:
            self._make_place(seat)
            client.bucket = self._bucket(seat)
        client.seat = seat
        self.clients.append(client)
        scribe = self.scribes.get(seat)
        if scribe is None:
            scribe = self.scribes[seat] = Scribe(self.table, number_of(seat))
        frames = None if seen is None else scribe.missed(seen)
        if frames is None:
            if scribe.lines is None:
                scribe.load_lines(await self.log.read(self.table.code))
                if client.room is not self:
                    return
            frames = [scribe.snapshot(self._info())]
        else:
            frames.append(encode(self._presence()))
        for frame in frames:
            client.wire.push(frame)
        self._wake_bots()

    def detach(self, client: Client) -> None:
        """Let a client go: its connection is closed, or it has turned to another table."""
        if client.room is self:
            client.room = client.seat = None
        if client in self.clients:
            self.clients.remove(client)
            self.post(None, Settle())
        if None in self.scribes and all(other.seat is not None for other in self.clients):
            del self.scribes[None]

    def _make_place(self, seat: Seat) -> None:
        """Cut the oldest connection of a seat that has too many: most likely its network died without a word."""
        held = [client for client in self.clients if client.seat is seat]
        if len(held) >= self.limits.connections_per_seat:
            held[0].wire.abort()
            self.detach(held[0])

    def _require_place_to_watch(self, client: Client) -> None:
        if self._watchers() - (client in self.clients) >= self.limits.watchers_per_table:
            raise NotAllowed("refusal-too-many-watchers")

    def _bucket(self, seat: Seat) -> Bucket:
        bucket = self.buckets.get(seat)
        if bucket is None:
            bucket = Bucket(self.limits.messages_per_second, self.limits.message_burst)
            self.buckets[seat] = bucket
        return bucket

    # Presence.

    def _online(self) -> set[Seat]:
        return {client.seat for client in self.clients if client.seat is not None}

    def _watchers(self) -> int:
        return sum(client.seat is None for client in self.clients)

    def _present(self) -> set[Seat]:
        """People who are connected and play themselves."""
        return {seat for seat in self._online() if seat.bot is None}

    def _is_ready(self, seat: Seat) -> bool:
        return self.table.stage == "round_over" and (seat.bot is not None or seat in self.ready)

    def _presence(self) -> Presence:
        online = self._online()
        return Presence(
            [seat.kind == "bot" or seat in online for seat in self.table.seats],
            [self._is_ready(seat) for seat in self.table.seats],
            self._watchers(),
        )

    def _info(self) -> TableInfo:
        table, online = self.table, self._online()
        return TableInfo(
            code=table.code,
            game=table.game.name,
            stage=table.stage,
            host=table.host,
            options=table.options,
            seats=[
                SeatInfo(seat.name, seat.kind, seat.bot, seat.kind == "bot" or seat in online, self._is_ready(seat))
                for seat in table.seats
            ],
            watchers=self._watchers(),
            match=0 if table.match is None else table.matches,
            commitment=table.commitment,
            record=table.record,
            score_pad=table.score_pad,
        )

    def _note_ready(self, client: Client, message: Ready) -> None:
        seat = require_seat(client)
        if self.table.stage != "round_over":
            raise NotAllowed("refusal-round-not-over")
        self.ready.add(seat)
        client.send(Ack(message.id, self.table.sequence))

    async def _settle(self) -> None:
        """After anything that happened: deal when all are ready, tell who is here, set the clocks."""
        present = self._present()
        if self.table.stage == "round_over" and present and present <= self.ready:
            await self._commit(RoundBegun())
        presence = self._presence()
        if presence != self.told_presence:
            self.told_presence = presence
            frame = encode(presence)
            for client in self.clients:
                client.wire.push(frame)
        self._set_timers()
        self._wake_bots()

    # Clocks.

    def _set_timers(self) -> None:
        table, present = self.table, self._present()
        between = table.stage == "round_over"
        played = len(table.score_pad) + 100 * table.matches
        patience = self.pace.next_round if any(seat.bot is None for seat in table.seats) else self.pace.bots_next_round

        def still_between() -> bool:
            return table.stage == "round_over" and len(table.score_pad) + 100 * table.matches == played

        self._timer("round", between and bool(self.clients), patience, Due(still_between, RoundBegun))
        orphaned = bool(table.seats) and bool(present) and table.seats[table.host] not in present
        self._timer("host", orphaned, self.pace.host_gone, Due(self._host_is_gone, self._next_host))
        self._timer("sleep", not self.clients, self.pace.sleep, Sleep())

    def _timer(self, name: str, wanted: bool, seconds: float, item: Item) -> None:
        """Start a clock that is wanted and does not run; stop one that runs and is not wanted."""
        running = self.timers.get(name)
        if wanted and running is None:
            self.timers[name] = self.loop.call_later(seconds, self._ring, name, item)
        elif not wanted and running is not None:
            running.cancel()
            del self.timers[name]

    def _ring(self, name: str, item: Item) -> None:
        del self.timers[name]
        self.post(None, item)

    def _host_is_gone(self) -> bool:
        present = self._present()
        return bool(present) and self.table.seats[self.table.host] not in present

    def _next_host(self) -> HostChanged:
        return HostChanged(seat=min(seat.number for seat in self._present()))

    # Bots.

    def _wake_bots(self) -> None:
        """Set every bot thinking that is to act, as long as somebody is here."""
        match = self.table.match
        if match is None or not self.clients or self.table.stage != "playing":
            return
        for number in match.actors():
            seat = self.table.seats[number]
            if seat.bot is not None and seat not in self.thinking:
                self.thinking[seat] = self.loop.create_task(self._think(seat, seat.bot))

    async def _think(self, seat: Seat, bot: str) -> None:
        match, since = self.table.match, seat.since
        if match is not None:
            action = await self.players.play(bot, match, seat.number, self.table.dice)
            self.post(None, Thought(seat, since, action))

    def _ask_for_hint(self, client: Client, message: Hint) -> None:
        seat, match = require_seat(client), self.table.match
        if match is None or seat.number not in match.actors() or self.table.stage != "playing":
            raise NotAllowed("refusal-nothing-to-hint")
        if seat in self.hinting:
            raise NotAllowed("refusal-hint-pending")
        self.hinting[seat] = self.loop.create_task(self._find_hint(client, seat, message))

    async def _find_hint(self, client: Client, seat: Seat, message: Hint) -> None:
        match, since = self.table.match, seat.since
        if match is not None:
            action = await self.players.advise(match, seat.number, self.table.dice)
            self.post(client, Thought(seat, since, action, message))

    async def _take_thought(self, client: Client | None, thought: Thought) -> None:
        """Play what a bot decided, or pass a hint on, if the question still stands."""
        seat, action = thought.seat, thought.action
        stands = seat in self.table.seats and seat.since == thought.since and self.table.stage == "playing"
        if thought.hint is not None:
            self.hinting.pop(seat, None)
            if client is None or client.seat is not seat:
                return
            if not stands:
                client.send(NotAllowed("refusal-stale").answer(thought.hint.id))
                return
            client.send(advice(thought.hint, self.table.game, action))
            return
        self.thinking.pop(seat, None)
        if stands and seat.bot is not None:
            await self._commit(Acted(seat=seat.number, action=self.table.game.format_action(action)))


def advice(question: Hint, game: Game, action: int) -> Hinted:
    """Return the answer to `hint`: the action, and the game's name for it.

    In every game's notation an action is a word and places, as `swim-T1-B4`; its name is the message of that word.
    """
    notation = game.format_action(action)
    word, *places = notation.split("-")
    arguments: dict[str, str | int] = dict(zip(("slot", "target"), places, strict=False))
    return Hinted(question.id, notation, Sentence(f"{game.name}-action-{word}", arguments))


def require_seat(client: Client) -> Seat:
    """Return the client's seat; NotAllowed for a watcher."""
    if client.seat is None:
        raise NotAllowed("refusal-not-seated")
    return client.seat


def number_of(seat: Seat | None) -> int | None:
    """Return the number of a seat; None for the eyes of everybody."""
    return None if seat is None else seat.number
