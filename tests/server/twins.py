"""Twin worlds on the wire: two tables that differ only in what one seat cannot know send that seat the same bytes.

    python -m tests.server.twins [--pairs 10000] [--game biber-gang] [--unmarked]

Two rooms hold the same table; in the second, everything that the seat cannot know is dealt anew.  Then both are played
on in the same way, as long as the seat's view stays the same, and every byte that the seat and a watcher are sent is
compared: snapshots, events, the log, refusals, hints, presence, and what the others say or are not let say.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import random
import re
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import msgspec
import numpy as np

from biberbau.core.chance import seed_generator
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.games.daumen_drauf import numbering
from biberbau.server.house.room import Room
from biberbau.server.play.items import Enter
from biberbau.server.play.players import Players
from biberbau.server.play.times import Times
from biberbau.server.protocol import Act, ClientMessage, Hint, Nudge, Resume, Say, Watch
from biberbau.server.socket.limits import AddressBook, Limits
from biberbau.server.storage.sqlite_log import SqliteLog
from biberbau.server.table.events import (
    Acted,
    Arranged,
    Configured,
    Created,
    Entry,
    Joined,
    RoundBegun,
    Started,
    encode_entry,
)
from biberbau.server.table.settings import TWINS, UNMARKED
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import token_hash
from tests.server.furnishing import client_by, load_all, surroundings, without_pause
from tests.server.virtual_time import ThisThread
from tests.server.warmed import ready

SEATS = 3

STEPS_APART = 12
"""Steps that a pair is followed for at most."""

OPTIONS: dict[str, dict[str, str]] = {
    "biber-gang": {"rounds": "2", "stall_limit": "1"},
    "daumen-drauf": {"games": "2", "reveal_on_take": "taker"},
    "beanie": {"rounds": "1", "turn_seconds": "0", "fairness": "off"},
    "biber-mania": {"pile_history": "top_only"},
}
"""By game: options with which there is much to hide and a round is soon over.

At Beanie nothing is measured, for the answers to pings would have to come at the same time in both worlds, which is
what `tests.server.test_real_time` does.
"""

TO_REMEMBER = {TWINS.key: UNMARKED}
"""Settings of a table at which nobody is told what they might remember, so that far more worlds are alike."""

LIMITS = Limits(
    messages_per_second=1e6, message_burst=1_000_000, sayings_per_second=1e6, saying_burst=1_000_000, nudge_seconds=0.0
)
"""Nothing is refused for the time that has passed, which goes on between one world and the other."""


COUNTED_DOWN = re.compile(rb'(?<=^\{"type":"countdown",)("to":"\w+","left_ms":)\d+')
"""How long it is to the next deal is read from a clock, which goes on between one world and the other."""


class Leak(AssertionError):
    """A seat was told something that it cannot know, or has to remember for itself."""


class Recorder:
    """A wire that keeps what is written."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def push(self, *messages: bytes) -> bool:
        self.frames.extend(COUNTED_DOWN.sub(rb"\1null", message) for message in messages)
        return True

    def abort(self) -> None:
        raise AssertionError("the room gave up")

    def send_away(self) -> None:
        raise AssertionError("the house closes")


class World:
    """A room with everybody seated, a watcher, and nothing of the network."""

    def __init__(self, room: Room) -> None:
        self.room = room
        book = AddressBook(LIMITS)
        self.wires = [Recorder() for _ in range(SEATS + 1)]
        self.clients = [client_by(wire, book) for wire in self.wires]
        for client, seat in zip(self.clients, [*room.table.seats, None], strict=True):
            client.turn_to(room)
            room.post(client, Watch("watch", room.table.code) if seat is None else Enter(seat))

    async def ask(self, seat: int, message: ClientMessage) -> None:
        """Send a message of a seat and wait for its answer."""
        frames, answer = self.wires[seat].frames, f'"id":"{message.id}"'.encode()
        looked_at = len(frames)
        self.room.post(self.clients[seat], message)
        while not any(answer in frame for frame in frames[looked_at:]):
            looked_at = len(frames)
            await asyncio.sleep(0)

    async def settled(self) -> None:
        """Wait until the room has told what it tells of its own accord when a match is over."""
        while self.room.table.stage == "match_over" and self.room.recollection.frame is None:
            await asyncio.sleep(0)

    def heard(self, seat: int) -> list[bytes]:
        """Everything that a seat was sent; the watcher comes after the seats."""
        return self.wires[seat].frames


@dataclass
class Outcome:
    """What one pair showed."""

    worlds_differ: bool
    frames: int
    """Frames compared."""


@dataclass(frozen=True)
class Houses:
    """What the rooms of the two worlds stand in: a log each, and bots for both."""

    logs: tuple[SqliteLog, SqliteLog]
    players: Players


@contextlib.asynccontextmanager
async def houses() -> AsyncIterator[Houses]:
    """Give the surroundings for any number of pairs."""
    warming = ready()
    with tempfile.TemporaryDirectory() as folder:
        logs = SqliteLog(Path(folder) / "first"), SqliteLog(Path(folder) / "second")
        players = without_pause(warming.of, threads=1)
        players.threads.pool = ThisThread()
        try:
            yield Houses(logs, players)
        finally:
            players.close()
            for log in logs:
                await log.close()


def new_table(
    game: str, code: str, dice: random.Random, steps: int, settings: Mapping[str, str]
) -> tuple[Table, list[Entry]]:
    """Return a table in the middle of a match, and its log."""
    table, entries = Table(code), []

    def happen(event: Created | Joined | Configured | Arranged | Started | Acted | RoundBegun) -> None:
        table.apply(event)
        entries.append(Entry(event, table.state_hash))

    happen(Created(game=game, name="A", token=token_hash("token-0"), dice="00" * 16))
    for seat in range(1, SEATS):
        happen(Joined(name=f"B{seat}", token=token_hash(f"token-{seat}")))
    happen(Configured(options=OPTIONS[game], by=0))
    if settings:
        happen(Arranged(settings=dict(settings), by=0))
    happen(Started(version=table.game.version, seed=dice.randbytes(32).hex()))
    for _ in range(steps):
        match = table.match
        assert match is not None
        if match.over:
            break
        if match.round_over:
            happen(RoundBegun())
            continue
        seat = dice.choice([seat for seat in match.actors() if match.legal(seat)])
        happen(Acted(seat=seat, action=table.game.format_action(dice.choice(match.legal(seat)))))
    return table, entries


def alike(here: Match, there: Match, actor: int) -> list[tuple[int, int]]:
    """What a seat can do in both worlds: the same, or in Daumen Drauf! what looks the same under the thumb."""
    possible = there.legal(actor)
    deeds = [(action, action) for action in here.legal(actor) if action in possible]
    if here.game.name == "daumen-drauf":
        deeds += [
            (action, action ^ 1)
            for action in here.legal(actor)
            if numbering.SHOW <= action < numbering.PARRY and action not in possible and action ^ 1 in possible
        ]
    return deeds


def redeal(table: Table, seat: int, dice: random.Random) -> None:
    """Deal everything anew that a seat is not told."""
    match = table.match
    assert match is not None
    rng = np.zeros(1, np.uint64)
    seed_generator(rng, dice.getrandbits(62))
    seen = table.shown(match.view(seat)).data.copy()
    match.engine.redeal_at(seen, 0, seat, rng)
    match.states[0] = seen[0]


@contextlib.asynccontextmanager
async def world(
    standing: Houses, game: str, seed: int, steps: int, viewer: int, settings: Mapping[str, str], *, twin: bool
) -> AsyncIterator[World]:
    """Give one of the two worlds."""
    dice = random.Random(seed)
    table, entries = new_table(game, f"P{seed}", dice, steps, settings)
    if twin:
        redeal(table, viewer, dice)
    log = standing.logs[twin]
    await log.append(table.code, 0, [encode_entry(entry) for entry in entries])
    times = Times(opening={})
    room = Room(table, surroundings(log, standing.players, times, LIMITS))
    try:
        yield World(room)
    finally:
        await room.close()


async def compare(
    standing: Houses,
    game: str,
    seed: int,
    steps: int,
    viewer: int,
    *,
    settings: Mapping[str, str] = MappingProxyType({}),
    hint: bool = False,
) -> Outcome:
    """Play a pair of worlds side by side; Leak when the viewer or a watcher can tell them apart."""
    dice = random.Random(seed + 1)
    async with (
        world(standing, game, seed, steps, viewer, settings, twin=False) as first,
        world(standing, game, seed, steps, viewer, settings, twin=True) as second,
    ):
        pair = (first, second)
        matches = [twin.room.table.match for twin in pair]
        here, there = matches
        assert here is not None
        assert there is not None
        differ = here.states.tobytes() != there.states.tobytes()
        for twin in pair:
            await twin.settled()
        for number in range(STEPS_APART):
            probe = here.game.format_action(dice.randrange(here.game.action_count))
            questions: list[ClientMessage] = [
                Act(f"probe{number}", probe, 0),
                Resume(
                    f"again{number}",
                    first.room.table.code,
                    f"token-{viewer}",
                    dice.randrange(first.room.table.sequence + 1),
                ),
            ]
            if viewer not in here.actors():
                questions.append(Act(f"early{number}", probe, first.room.table.sequence))
            elif hint:
                questions.append(Hint(f"hint{number}"))
            for question in questions:
                for twin in pair:
                    await twin.ask(viewer, question)
            for seat in range(SEATS):
                nudged = dice.randrange(SEATS)
                for twin in pair:
                    await twin.ask(seat, Say(f"say{number}", "oh-no"))
                    await twin.ask(seat, Nudge(f"nudge{number}", nudged))
            if here.round_over:
                break
            able = {seat: deeds for seat in here.actors() if (deeds := alike(here, there, seat))}
            if not able:
                break
            actor, deeds = dice.choice(list(able.items()))
            before = first.room.table.shown(here.view(viewer))
            for twin, action in zip(pair, dice.choice(deeds), strict=True):
                text = here.game.format_action(action)
                await twin.ask(actor, Act(f"act{number}", text, twin.room.table.sequence))
                await twin.settled()
            shown = [
                twin.room.table.shown(match.view(viewer), before)
                for twin, match in zip(pair, (here, there), strict=True)
            ]
            if shown[0].bytes != shown[1].bytes:
                # The action showed the viewer something that differs, as the rules say it should.
                for twin in pair:
                    for eyes in (viewer, SEATS):
                        forget_from(twin.heard(eyes), first.room.table.sequence)
                break
        frames = 0
        for eyes in (viewer, SEATS):
            frames += len(first.heard(eyes))
            if first.heard(eyes) != second.heard(eyes):
                apart = next(
                    (one, other)
                    for one, other in itertools.zip_longest(first.heard(eyes), second.heard(eyes))
                    if one != other
                )
                raise Leak(f"seed {seed}, {steps} steps, seat {viewer}: {apart[0]!r} and {apart[1]!r}")
    return Outcome(differ, frames)


def forget_from(frames: list[bytes], sequence: int) -> None:
    """Drop the frame of the event that told the worlds apart, and what came after it."""
    for position, frame in enumerate(frames):
        message = msgspec.json.decode(frame)
        if message["type"] == "event" and message["seq"] == sequence:
            del frames[position:]
            return


async def compare_many(game: str, pairs: int, settings: Mapping[str, str]) -> tuple[int, int]:
    """Compare that many pairs; return how many were different worlds and how many frames were compared."""
    differ = frames = 0
    async with houses() as standing:
        for seed in range(pairs):
            dice = random.Random(seed)
            steps, viewer = dice.randrange(60), dice.randrange(SEATS)
            outcome = await compare(standing, game, seed, steps, viewer, settings=settings, hint=seed % 50 == 0)
            differ += outcome.worlds_differ
            frames += outcome.frames
    return differ, frames


def main() -> int:
    """Compare and print."""
    parser = argparse.ArgumentParser(description="Compare twin worlds on the wire.")
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--game", choices=sorted(OPTIONS), default="biber-gang")
    parser.add_argument("--unmarked", action="store_true", help="at a table of Daumen Drauf! that marks no known twins")
    chosen = parser.parse_args()
    if chosen.unmarked and game_named(chosen.game).unaided is None:
        parser.error(f"at {chosen.game} nothing is marked that one could remember")
    load_all()
    try:
        differ, frames = asyncio.run(compare_many(chosen.game, chosen.pairs, TO_REMEMBER if chosen.unmarked else {}))
    except Leak as leak:
        print(f"LEAK: {leak}", file=sys.stderr)
        return 1
    print(f"pairs              {chosen.pairs}, of which {differ} are different worlds")
    print(f"frames compared    {frames}, all equal")
    return 0


if __name__ == "__main__":
    sys.exit(main())
