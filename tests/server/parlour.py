"""A table of Daumen Drauf! in virtual time: Anna and three bots, a watcher, and the moment of every frame.

Two parlours with one seed are twin worlds: the same table, with everything dealt anew that Anna cannot know.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from biberbau.core.match import Match
from biberbau.server.house.room import Room, Surroundings
from biberbau.server.play.items import Enter
from biberbau.server.play.players import Players
from biberbau.server.play.times import Times
from biberbau.server.protocol import Act, Watch
from biberbau.server.table.events import (
    Acted,
    AnyEvent,
    Arranged,
    BotSeated,
    Configured,
    Created,
    Entry,
    Started,
    encode_entry,
)
from biberbau.server.table.restoring import restore
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import token_hash
from tests.server.furnishing import client_by, surroundings
from tests.server.twins import redeal
from tests.server.virtual_time import MemoryLog, ThisThread
from tests.server.warmed import ready

ANNA = 0
QUESTION = Times().question
GAP = 0.25
"""Seconds in which nobody has a table that is handed over."""


class Timekeeper:
    """A wire that keeps what is written, with its moment."""

    def __init__(self) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self.writes: list[tuple[bytes, ...]] = []
        """The same frames, by what was written at once."""

    def push(self, *messages: bytes) -> bool:
        self.writes.append(messages)
        self.frames.extend((asyncio.get_running_loop().time(), message) for message in messages)
        return True

    def abort(self) -> None:
        raise AssertionError("the room gave up")

    def send_away(self) -> None:
        raise AssertionError("the house closes")

    def messages(self) -> list[tuple[float, dict[str, Any]]]:
        """What was written, decoded."""
        return [(moment, msgspec.json.decode(frame)) for moment, frame in self.frames]


class Parlour:
    """One room, with the wires of Anna and of a watcher."""

    def __init__(self, room: Room, surroundings: Surroundings) -> None:
        self.room = room
        self.surroundings = surroundings
        self.wires = [Timekeeper(), Timekeeper()]
        self.clients = [client_by(wire) for wire in self.wires]
        self.keys = 0
        anna, watcher = self.clients
        for client in self.clients:
            client.turn_to(room)
        room.post(anna, Enter(room.table.seats[ANNA]))
        room.post(watcher, Watch("watch", room.table.code))

    @contextlib.asynccontextmanager
    async def handed_over(self, gap: float) -> AsyncIterator[Parlour]:
        """End the room, and let another take the table up after a gap, with what was said of it."""
        await self.room.close()
        table = restore(self.room.table.code, await self.surroundings.reading.log.read(self.room.table.code))
        await asyncio.sleep(gap)
        room = Room(table, self.surroundings, self.room.note)
        try:
            yield Parlour(room, self.surroundings)
        finally:
            await room.close()

    @property
    def match(self) -> Match:
        assert self.room.table.match is not None
        return self.room.table.match

    @property
    def may_act(self) -> bool:
        """Whether Anna is to act."""
        return ANNA in self.room.table.actors

    def say(self, action: str, key: str = "") -> str:
        """Let Anna take an action; returns its key."""
        self.keys += 1
        key = key or f"key{self.keys}"
        self.room.post(self.clients[0], Act(key, action, self.room.table.sequence))
        return key

    def answers(self, key: str) -> list[tuple[float, str]]:
        """What the house has answered to a message of Anna's, and when."""
        return [(moment, message["type"]) for moment, message in self.wires[0].messages() if message.get("id") == key]

    async def until(self, moment: float) -> None:
        """Let time pass."""
        await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))


def furnish(
    code: str, dice: random.Random, options: dict[str, str], settings: dict[str, str], bots: int, actions: int
) -> list[AnyEvent]:
    """The events of a table in the middle of a match that was played at random."""
    table = Table(code)
    events: list[AnyEvent] = []

    def happen(event: AnyEvent) -> None:
        table.apply(event)
        events.append(event)

    happen(Created(game="daumen-drauf", name="Anna", token=token_hash("token-anna"), dice="00" * 16))
    for number in range(bots):
        happen(BotSeated(bot="careful", name=f"Bot {number}"))
    happen(Configured(options=options, by=ANNA))
    if settings:
        happen(Arranged(settings=settings, by=ANNA))
    happen(Started(version=table.game.version, seed=dice.randbytes(32).hex(), by=ANNA))
    while actions and table.match is not None and not table.match.round_over:
        seat = dice.choice(table.actors)
        happen(Acted(seat=seat, action=table.game.format_action(dice.choice(table.match.legal(seat)))))
        actions -= 1
    return events


@contextlib.asynccontextmanager
async def parlour(
    seed: int, options: dict[str, str], *, settings: dict[str, str] | None = None, twin: bool = False, actions: int = 0
) -> AsyncIterator[Parlour]:
    """Open a parlour; bots pause as their dice fall, which are the same in both worlds."""
    dice = random.Random(seed)
    code = f"P{seed:04}"
    table, log = Table(code), MemoryLog()
    entries = []
    for event in furnish(code, dice, options, settings or {}, 3, actions):
        table.apply(event)
        entries.append(encode_entry(Entry(event, table.state_hash)))
    log.bodies[code] = entries
    if twin:
        redeal(table, ANNA, dice)
    warming = ready()
    pauses = random.Random(seed)
    players = Players(warming.of, lambda *_: 0.7 + pauses.random() * 0.7, threads=1)
    players.threads.pool = ThisThread()
    around = surroundings(log, players, Times())
    room = Room(table, around)
    try:
        yield Parlour(room, around)
    finally:
        await room.close()
        players.close()
