"""Whole conversations of the server, in virtual time: two people, two bots and a watcher at one table.

What is said, by whom and when follows from the name of the game alone, so a conversation is the same for ever.  Each of
its lines is a moment in seconds, whose line it is, `<` for what they are told or `>` for what they say, and the frame.
"""

from __future__ import annotations

import asyncio
import random

import msgspec

from biberbau.bots import temper_of
from biberbau.server.house.room import Room
from biberbau.server.play.items import Enter
from biberbau.server.play.players import Players
from biberbau.server.play.times import Times
from biberbau.server.protocol import Act, ClientMessage, ComeBack, Hint, Leave, Ready, Resume, Watch
from biberbau.server.table.events import AnyEvent, BotSeated, Configured, Created, Entry, Joined, Started, encode_entry
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import token_hash
from tests.server.furnishing import client_by, surroundings
from tests.server.virtual_time import MemoryLog, ThisThread
from tests.server.warmed import ready

ANNA, BEN = 0, 1
PEOPLE = ("Anna", "Ben", "watcher")

OPTIONS: dict[str, dict[str, str]] = {
    "biber-gang": {"rounds": "2"},
    "daumen-drauf": {"games": "2"},
    "biber-mania": {"series": "collecting", "max_rounds": "2"},
    "beanie": {"rounds": "2"},
}
"""By game, so that the score sheet is read and the next round dealt."""


TICK = 0.2
"""Seconds between two moments at which people may say something."""

BETWEEN = 0.0137
"""Seconds after which people begin to speak."""

LONGEST = 300
"""Ticks after which a conversation ends, wherever the match stands."""


class Transcriber:
    """A wire that writes down what is sent on it, and remembers how the table looked last."""

    def __init__(self, name: str, lines: list[str]) -> None:
        self.name, self.lines = name, lines
        self.stage, self.seq = "", 0
        self.legal: list[str] = []
        self.pings: list[str] = []

    def push(self, *messages: bytes) -> bool:
        """Write frames down with their moment."""
        for frame in messages:
            message = msgspec.json.decode(frame)
            if message["type"] == "ping":
                # Pings are numbered through all tables of a process.
                self.pings.append(message["id"])
                frame = msgspec.json.encode(message | {"id": "ping"})
            self.lines.append(f"{moment()} {self.name} < {frame.decode()}")
            if message["type"] in ("snapshot", "event"):
                self.seq = message["seq"]
                self.stage = (message["table"] or {"stage": self.stage})["stage"]
                self.legal = (message["situation"] or {"legal": []})["legal"]
        return True

    def abort(self) -> None:
        """Nobody here is too slow."""
        raise AssertionError("the room gave up")

    def send_away(self) -> None:
        raise AssertionError("the house closes")


def moment() -> str:
    """Return the virtual time in seconds."""
    return f"{asyncio.get_running_loop().time():.3f}"


class Conversation:
    """One room with its three listeners, and everything that was said there."""

    def __init__(self, room: Room, seed: int) -> None:
        self.room, self.dice = room, random.Random(seed)
        self.lines: list[str] = []
        self.wires = [Transcriber(name, self.lines) for name in PEOPLE]
        self.clients = [client_by(wire) for wire in self.wires]
        self.keys = 0
        for client in self.clients:
            client.turn_to(room)
        for seat in (ANNA, BEN):
            room.post(self.clients[seat], Enter(room.table.seats[seat]))
        room.post(self.clients[2], Watch("watch", room.table.code))

    def key(self) -> str:
        """Return a new idempotency key."""
        self.keys += 1
        return f"key{self.keys}"

    def say(self, person: int, message: ClientMessage) -> None:
        """Let somebody say something."""
        said = msgspec.json.encode(message).decode()
        self.lines.append(f"{moment()} {PEOPLE[person]} > {said}")
        self.room.post(self.clients[person], message)

    async def go_on(self) -> None:
        """Talk until the match is over, or for long enough; never in the same moment as the server does something."""
        await asyncio.sleep(BETWEEN)
        for tick in range(LONGEST):
            await asyncio.sleep(TICK)
            if self.wires[ANNA].stage == "match_over":
                return
            for person in (ANNA, BEN):
                self.speak(person, tick)

    def speak(self, person: int, tick: int) -> None:
        """Let one person do what people do, as the dice fall."""
        wire = self.wires[person]
        for ping in wire.pings:
            self.clients[person].latency.answered(ping, asyncio.get_running_loop().time())
        wire.pings.clear()
        if person == BEN and tick % 60 == 30:
            self.say(BEN, Leave(self.key()))
        elif person == BEN and tick % 60 == 45:
            self.say(BEN, ComeBack(self.key()))
        elif person == ANNA and tick % 80 == 50:
            self.say(ANNA, Resume(self.key(), self.room.table.code, "token-anna-is-long", max(0, wire.seq - 3)))
        elif wire.stage == "round_over" and self.dice.random() < 0.2:
            self.say(person, Ready(self.key()))
        elif wire.stage == "playing" and wire.legal and self.dice.random() < 0.9:
            self.play(person, wire)

    def play(self, person: int, wire: Transcriber) -> None:
        """Let somebody who may act do so, or try what cannot be, or ask for a hint."""
        fate = self.dice.random()
        if fate < 0.06:
            self.say(person, Hint(self.key()))
        elif fate < 0.14:
            game = self.room.table.game
            action = game.format_action(self.dice.randrange(game.action_count))
            self.say(person, Act(self.key(), action, wire.seq))
        else:
            self.say(person, Act(self.key(), self.dice.choice(wire.legal), wire.seq))


def beginning(game: str) -> list[AnyEvent]:
    """Return the events of a table with two people and two bots whose first match has just been dealt."""
    table = Table("TALK")
    events: list[AnyEvent] = [
        Created(game=game, name="Anna", token=token_hash("token-anna-is-long"), dice="00" * 16),
        Joined(name="Ben", token=token_hash("token-ben-is-long")),
        BotSeated(bot="careful", name="Castor"),
        BotSeated(bot="careful", name="Pollux"),
        Configured(options=OPTIONS[game], by=ANNA),
    ]
    for event in events:
        table.apply(event)
    return [*events, Started(version=table.game.version, seed=random.Random(game).randbytes(32).hex(), by=ANNA)]


async def conversation(game: str) -> list[str]:
    """Hold a conversation and return its lines; call it in virtual time."""
    table, log = Table("TALK"), MemoryLog()
    entries = []
    for event in beginning(game):
        table.apply(event)
        entries.append(encode_entry(Entry(event, table.state_hash)))
    log.bodies["TALK"] = entries
    warming = ready()
    pauses = random.Random(game)
    players = Players(warming.of, lambda *_: 0.7 + pauses.random() * 0.7, threads=1)
    players.threads.pool = ThisThread()
    players.reaction = lambda bot, _: temper_of(bot).reaction(pauses.getrandbits(63))
    times = Times(opening={})
    room = Room(table, surroundings(log, players, times))
    talk = Conversation(room, len(game))
    try:
        await talk.go_on()
        return list(talk.lines)
    finally:
        await room.close()
        players.close()
