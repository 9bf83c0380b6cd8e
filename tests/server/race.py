"""A table of Beanie in virtual time, with people at the ends of long and short lines.

Frames and messages take their time on a line, in both directions; whatever the table decides takes none.  So the
moment at which everything happens is known to the last bit.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy.typing as npt

from biberbau.core.match import Match
from biberbau.server.house.room import Room, Surroundings
from biberbau.server.play.in_real_time.in_real_time import InRealTime
from biberbau.server.play.items import Enter
from biberbau.server.play.times import Times
from biberbau.server.protocol import Act
from biberbau.server.socket.client import Client
from biberbau.server.socket.latency import is_unsteady
from biberbau.server.socket.limits import AddressBook, Bucket
from biberbau.server.socket.wire import STUFFING
from biberbau.server.table.events import (
    AnyEvent,
    Arranged,
    BotSeated,
    Configured,
    Created,
    Entry,
    Joined,
    Started,
    encode_entry,
)
from biberbau.server.table.restoring import restore
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import token_hash
from tests.server.furnishing import LIMITS, surroundings, without_pause
from tests.server.virtual_time import MemoryLog, ThisThread
from tests.server.warmed import ready

MOMENT = 1e-9
"""Seconds by which one thing follows another on a line."""

Delay = Callable[[], float]
"""Gives the seconds that something takes on the way in one direction."""


def steady(round_trip: float) -> Delay:
    """A line on which everything takes equally long."""
    return lambda: round_trip / 2


@dataclass(frozen=True)
class Manner:
    """How a person sits at the end of their line."""

    truthful: bool = True
    """Whether they say when they have acted, and not that it was at once."""
    held: float = 0.0
    """Seconds by which their page holds back its answers to pings."""
    echo_held: float = 0.0
    """Seconds by which their WebSocket does, too; only a program's can."""
    direct: bool = False
    """Whether their connection ends at the house itself, where the kernel measures it."""


class Kernel:
    """What the kernel of the house knows of a line: how long its bytes take to be acknowledged by the other end's.

    Whoever holds answers back has nothing to send along with an acknowledgement, so theirs come late, too.
    """

    LATELY = 300.0
    """Seconds for which Linux remembers a round trip as the shortest (`tcp_min_rtt_wlen`)."""

    LATE = 0.04
    """Seconds that Linux waits for something to send along with an acknowledgement (`TCP_DELACK_MIN`)."""

    AT_ONCE = 2 * 1460
    """More bytes are acknowledged at once (RFC 5681, 4.2)."""

    CONNECTIONS = 3
    """By which a page comes from there; handshakes are acknowledged at once, by every kernel."""

    def __init__(self, delay: Delay, *, late: bool) -> None:
        self.delay = delay
        self.late = self.LATE if late else 0.0
        self.book = AddressBook(LIMITS)
        for _ in range(self.CONNECTIONS):
            shaken = delay() + delay()
            self.book.shook_hands("there", shaken)
        self.lately = deque([(asyncio.get_running_loop().time(), shaken)])
        """The last of these is the socket's."""

    def acknowledged(self, size: int) -> None:
        """Measure so many bytes that have just been sent."""
        late = self.late if size <= self.AT_ONCE else 0.0
        now, taken = asyncio.get_running_loop().time(), self.delay() + self.delay() + late
        # What was longer before will never be the shortest any more.
        while self.lately and self.lately[-1][1] >= taken:
            self.lately.pop()
        self.lately.append((now, taken))

    @property
    def shortest(self) -> float:
        """The shortest round trip of the latest minutes."""
        now = asyncio.get_running_loop().time()
        while self.lately[0][0] < now - self.LATELY and len(self.lately) > 1:
            self.lately.popleft()
        return self.lately[0][1]


@dataclass(eq=False)
class Racer:
    """A person at the end of a line: what has come to them, when, and how they send."""

    seat: int
    delay: Delay
    manner: Manner = Manner()
    frames: list[tuple[float, bytes]] = field(default_factory=list)
    shown: dict[int, float] = field(default_factory=dict)
    """When they were shown each event."""
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)
    arrived_at: dict[str, float] = field(default_factory=dict)
    """When the server got each message."""
    counted_at: dict[str, float] = field(default_factory=dict)
    """When the server answered it."""
    seen: int = 0
    client: Client = field(init=False)
    room: Room = field(init=False)
    latest: tuple[float, float] = (0.0, 0.0)
    """When the last frame comes in, and the last message goes out at the other end; nothing overtakes on a line."""
    numbers: Any = field(default_factory=lambda: itertools.count(1))
    kernel: Kernel | None = None

    def __post_init__(self) -> None:
        if self.manner.direct:
            self.kernel = Kernel(self.delay, late=self.manner.echo_held > 0)

    def push(self, *messages: bytes) -> bool:
        """The server sends frames: they come in later."""
        loop = asyncio.get_running_loop()
        arrival = loop.time() + self.delay()
        for message in messages:
            loop.call_at(moment := self._comes_in(arrival), self._hear, loop.time(), moment, message)
        if self.kernel is not None:
            self.kernel.acknowledged(sum(len(message) for message in messages))
        return True

    def abort(self) -> None:
        raise AssertionError("the room gave up")

    def send_away(self) -> None:
        raise AssertionError("the house closes")

    def ping(self, payload: bytes) -> None:
        """The server pings: what answers at the other end is not their page."""
        if self.kernel is not None:
            self.kernel.acknowledged(len(payload) + (len(STUFFING) if is_unsteady(self) else 0))
        loop = asyncio.get_running_loop()
        comes_in = self._comes_in(loop.time() + self.delay())
        loop.call_at(comes_in + self.manner.echo_held, self._send, self._echo, payload)

    def shortest(self) -> float | None:
        """What the kernel of the house has measured."""
        return None if self.kernel is None else self.kernel.shortest

    def handshake(self) -> float | None:
        """How long handshakes have taken."""
        return None if self.kernel is None else self.kernel.book.handshake("there")

    def act(self, action: str, key: str = "", seen: int | None = None) -> str:
        """Do something now, on what was seen last; return the message's key."""
        key = key or f"s{self.seat}-{next(self.numbers)}"
        seen = self.seen if seen is None else seen
        now = asyncio.get_running_loop().time()
        after = round((now - self.shown.get(seen, now)) * 1000) if self.manner.truthful else 0
        self._send(self._deliver, key, Act(key, action, seen, after))
        return key

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """Messages of a type that have come in."""
        decoded: list[dict[str, Any]] = [msgspec.json.decode(frame) for _, frame in self.frames]
        return [message for message in decoded if message["type"] == kind]

    def _comes_in(self, arrival: float) -> float:
        """Return when something comes in that would arrive then if nothing were before it."""
        moment = max(arrival, self.latest[0] + MOMENT)
        self.latest = moment, self.latest[1]
        return moment

    def _send(self, deliver: Callable[..., None], *arguments: Any) -> None:
        loop = asyncio.get_running_loop()
        moment = max(loop.time() + self.delay(), self.latest[1] + MOMENT)
        self.latest = self.latest[0], moment
        loop.call_at(moment, deliver, moment, *arguments)

    def _deliver(self, moment: float, key: str, message: Act) -> None:
        self.arrived_at.setdefault(key, moment)
        self.room.post(self.client, message)

    def _pong(self, moment: float, key: str) -> None:
        self.client.latency.answered(key, moment)

    def _echo(self, moment: float, payload: bytes) -> None:
        self.client.latency.echoed(payload, moment)

    def _hear(self, sent: float, moment: float, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] == "ping":
            asyncio.get_running_loop().call_later(self.manner.held, self._send, self._pong, message["id"])
            return
        self.frames.append((moment, frame))
        if message["type"] in ("event", "snapshot"):
            self.seen = message["seq"]
            self.shown[self.seen] = moment
        elif message["type"] in ("ack", "refused"):
            self.answers[message["id"]] = message
            self.counted_at[message["id"]] = sent


class Race:
    """A room, and the people in its first seats."""

    def __init__(self, room: Room, racers: list[Racer], log: MemoryLog, surroundings: Surroundings) -> None:
        self.room = room
        self.log = log
        self.surroundings = surroundings
        self.racers = racers
        for racer in racers:
            racer.room = room
            racer.client = Client(racer, "local", AddressBook(LIMITS), Bucket(1e6, 1e6), racer)
            racer.client.turn_to(room)
            room.post(racer.client, Enter(room.table.seats[racer.seat]))

    @property
    def match(self) -> Match:
        assert self.room.table.match is not None
        return self.room.table.match

    def lay(self, states: npt.NDArray[Any]) -> None:
        """Put another situation on the table; see `lay`."""
        lay(self.room, states)

    @contextlib.asynccontextmanager
    async def awake_again(
        self, gap: float = 0.0, *, handed_over: bool = False, people: int | None = None
    ) -> AsyncIterator[Race]:
        """End the room, and wake the table from its log, with the same people at the ends of the same lines.

        Where it is handed over, whoever wakes it is told what was said of it.  After a gap they come again, all or the
        first of them.
        """
        await self.room.close()
        table = restore(self.room.table.code, await self.log.read(self.room.table.code))
        await asyncio.sleep(gap)
        room = Room(table, self.surroundings, self.room.note if handed_over else b"")
        racers = [Racer(racer.seat, racer.delay, racer.manner) for racer in self.racers[:people]]
        try:
            yield Race(room, racers, self.log, self.surroundings)
        finally:
            await room.close()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass."""
        await asyncio.sleep(seconds)


def lay(room: Room, states: npt.NDArray[Any]) -> None:
    """Put another situation on a table, with its own options, without anybody being told."""
    table, play, match = room.table, room.play, room.table.match
    assert match is not None
    assert isinstance(play, InRealTime)
    options = match.record["options"].copy()
    match.states[:] = states
    match.record["options"] = options
    table._note_stage()
    told = play.recent.told_at(table.sequence)
    play.recent.steps.clear()
    play.recent.note(None, None)
    play.recent.steps[-1].told = told
    for scribe in room.scribes.by_seat.values():
        scribe._look_again()


def furnish(people: int, bots: Sequence[str], options: Mapping[str, str]) -> list[AnyEvent]:
    """The events of a table whose match has just begun."""
    events: list[AnyEvent] = [Created(game="beanie", name="P0", token=token_hash("token0"), dice="00" * 16)]
    events += [Joined(name=f"P{number}", token=token_hash(f"token{number}")) for number in range(1, people)]
    events += [BotSeated(bot=bot, name=f"Bot {number}") for number, bot in enumerate(bots)]
    events.append(Configured(options=dict(options), by=0))
    return events


@contextlib.asynccontextmanager
async def race(
    lines: Sequence[Delay],
    states: npt.NDArray[Any] | None = None,
    *,
    bots: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    manners: Sequence[Manner] = (),
    times: Times | None = None,
    reaction: Callable[[str], float] = lambda _: 0.9,
    settings: Mapping[str, str] | None = None,
    seed: str = "5a" * 32,
    settle: float = 5.0,
) -> AsyncIterator[Race]:
    """Open a table: people with these lines, then bots; from a situation, or from the deal.

    `settle` seconds pass first, for everybody to come in, and for latencies to be measured some times.
    """
    table, log = Table("RACE"), MemoryLog()
    entries = []
    arranged = Arranged(settings=dict(settings or {}), by=0)
    for event in [*furnish(len(lines), bots, options or {}), arranged, Started(version=1, seed=seed, by=0)]:
        table.apply(event)
        entries.append(encode_entry(Entry(event, table.state_hash)))
    log.bodies[table.code] = entries
    warming = ready()
    players = without_pause(warming.of, threads=1, reaction=lambda bot, _: reaction(bot))
    players.threads.pool = ThisThread()
    around = surroundings(log, players, times or Times(opening={}))
    room = Room(table, around)
    racers = [Racer(seat, delay, manners[seat] if manners else Manner()) for seat, delay in enumerate(lines)]
    table_race = Race(room, racers, log, around)
    if states is not None:
        table_race.lay(states)
    try:
        await table_race.pass_time(settle)
        yield table_race
    finally:
        await room.close()
        players.close()
