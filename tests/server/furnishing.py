"""What a house of the tests has instead of what people need: bots without a pause, and rules that are there at once.

And what a room has that stands in no house, and a client that has no socket.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from biberbau.core.game import Game
from biberbau.server.house.room import Surroundings
from biberbau.server.play.players import Players
from biberbau.server.play.tempo import human_reaction
from biberbau.server.play.times import Times
from biberbau.server.socket.client import Client
from biberbau.server.socket.limits import AddressBook, Bucket, Limits
from biberbau.server.socket.wire import Wire
from biberbau.server.storage.log import Log
from biberbau.server.table.reading import Reading
from biberbau.server.table.tokens import Seal, Secrets
from biberbau.server.warmup import warm_steps
from biberbau.server.warmup.at_tables import games_at_tables
from biberbau.server.warmup.warming import Ready, Warming
from tests.server.warmed import all_ready

LIMITS = Limits(messages_per_second=1e6, message_burst=1_000_000)
"""Limits that nobody without a socket meets."""


def load_rules() -> None:
    """Compile and load the rules of every game in this process."""
    for name in games_at_tables():
        warm_steps.rules(name)


def load_all() -> None:
    """Compile and load everything in this process that is needed to play any game."""
    load_rules()
    for name in games_at_tables():
        warm_steps.bots(name)


class Loaded(Warming):
    """The process has compiled the rules already, or compiles them on first use."""

    async def run(self) -> None:
        all_ready(self)

    async def prepare(self, game: Game) -> None:
        ready, name = self.of(game), warm_steps.written(game)
        if game.variant:
            for step in (warm_steps.rules, warm_steps.simple_bots):
                await asyncio.to_thread(step, name)
        for part in (ready.rules, ready.bots, ready.reviews):
            part.set()


def without_pause(
    ready: Ready, threads: int | None = None, reaction: Callable[[str, str], float] = human_reaction
) -> Players:
    """Bots that answer as soon as they have thought, and in real time after their `reaction`."""
    return Players(ready, lambda *_: 0.0, threads, reaction)


def surroundings(log: Log, players: Players, times: Times, limits: Limits = LIMITS) -> Surroundings:
    """Return what a room has around it that stands in no house."""
    return Surroundings(Reading(log), players, times, limits, Secrets(), Seal(bytes(32)), lambda _: None)


def client_by(wire: Wire, book: AddressBook | None = None) -> Client:
    """Return a client who may say as much as they like, over a wire that is no socket."""
    return Client(wire, "local", AddressBook(LIMITS) if book is None else book, Bucket(1e6, 1e6))
