"""A table in real time over sockets: everybody acts at will, several at once, and remembers what was told."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass
from typing import Any

from picows.websockets import ConnectionClosed

from tests.server.crew import Crew
from tests.server.person import Message, Person

NOTHING_LEGAL = "draw"
"""What somebody does who can do nothing: the rules refuse it."""


@dataclass
class Command:
    """One action as its player knows it.  Times are seconds on one clock for all players of the process."""

    seat: int
    key: str
    action: str
    seen: int
    sent: float
    answered: float | None = None
    sequence: int | None = None
    """Of the event that it became; None as long as it is not acknowledged, and when it was refused."""
    refused: bool = False
    told: float | None = None
    """When the last seat had been told the event."""


class Rush(Crew):
    """Everybody at one table in real time; any number of messages may be unanswered."""

    def __init__(self, address: str, number: int, seats: int, options: dict[str, str], line: str | None = None) -> None:
        super().__init__(address, number, seats)
        self.options = options
        self.line = line
        """The address of a long line, at whose end the last of them sits."""
        if line is not None:
            self.people[-1].move(line)
        self.history: list[Command] = []
        self.by_key: dict[str, Command] = {}
        self.repeated = 0
        self.shown: dict[tuple[int, int], float] = {}
        self.untold: dict[int, int] = {}
        """By event: how many seats have been told it."""

    async def sit(self) -> None:
        """Open the table, take all seats, and start."""
        host, *others = self.people
        for person in self.people:
            await person.connect()
        await host.open_table("beanie")
        for person in others:
            await person.join(host.code)
        await host.ask("configure", options=self.options)
        await host.ask("start")
        for person in self.people:
            while person.situation is None:
                await person.hear()
        self.listen()

    def line_of(self, person: Person) -> str | None:
        """The last of them may sit at the end of a line."""
        return self.line if person is self.people[-1] else None

    def heard(self, person: Person, message: Message) -> None:
        """Note what is told to somebody, and when."""
        now = time.perf_counter()
        if message["type"] in ("event", "snapshot"):
            self.shown[person.seat or 0, person.seq] = now
            told = self.untold[person.seq] = self.untold.get(person.seq, 0) + 1
            if told == len(self.people):
                del self.untold[person.seq]
                for latest in self.history[-40:]:
                    if latest.sequence == person.seq:
                        latest.told = now
        elif message["type"] in ("ack", "refused"):
            command = self.by_key.get(message["id"])
            if command is not None and command.answered is None:
                command.answered = now
                command.refused = message["type"] == "refused"
                command.sequence = message.get("seq")
                if command.sequence is not None and command.sequence not in self.untold:
                    command.told = now

    async def act(self, person: Person) -> Command | None:
        """Let somebody do one of the things that they can do; None when the round is over."""
        if person.table["stage"] != "playing" or person.situation is None:
            return None
        legal = person.situation["legal"]
        action = self.dice.choice(legal) if legal else NOTHING_LEGAL
        return await self.say(person, person.key(), action, person.seq)

    async def say(self, person: Person, key: str, action: str, seen: int) -> Command:
        """Send an action, perhaps once more."""
        now = time.perf_counter()
        if key not in self.by_key:
            self.by_key[key] = Command(person.seat or 0, key, action, seen, now)
            self.history.append(self.by_key[key])
        command = self.by_key[key]
        after = max(0, round((now - self.shown.get((command.seat, seen), now)) * 1000))
        fields: dict[str, Any] = {"action": action, "seen": seen, "after_ms": after}
        try:
            await person.say("act", id=key, **fields)
        except ConnectionClosed as closed:
            raise ConnectionError(str(closed)) from closed
        return command

    async def say_again(self) -> None:
        """Send again what has not been answered, in the order in which it was sent."""
        for command in self.history:
            if command.answered is None:
                self.repeated += 1
                await self.say(self.people[command.seat], command.key, command.action, command.seen)

    async def between(self) -> None:
        """Between rounds get ready; after the match start the next.  A mere repetition is refused and does no harm."""
        host, stage = self.people[0], self.people[0].table["stage"]
        with contextlib.suppress(ConnectionClosed):
            if stage == "match_over":
                await host.say("start")
            elif stage == "round_over":
                for person in self.people:
                    await person.say("ready")

    async def race(self, person: Person, until: float, pause: float) -> None:
        """Let one person act again and again, with pauses, at most until the server dies."""
        await asyncio.sleep(self.dice.random() * pause)
        with contextlib.suppress(ConnectionError):
            while (now := time.perf_counter()) < until:
                due = now + pause
                if await self.act(person) is None and person is self.people[0]:
                    await self.between()
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
