"""Who is first at a real house, over lines of any length: honest people, and programs that hold back what they can.

    python -m tests.server.direct_race [--tables 20] [--rounds 100] [--far 0.2] [--stall 300/500]

The house and the people are in networks of their own, with lines between them on which every packet takes its time
(`tests.server.own_lines`), so the kernels see how long they are, as they do between machines.  At each table a third
player lays a set of three, and two others, one at 20 ms and one at 200 ms, with jitter, want the place that is left.
Their reaction times are never further apart than what a credit can decide, so all of these claims meet; each pair of
times is played in both orders.  With `--stall` the disk of the house stalls, as `tests.server.load` says.

What has to hold is what `tests.server.fairness` says of it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode
from websockets.protocol import State

from biberbau.server.play.times import Terms
from tests.server.disk import stalling
from tests.server.fairness import (
    FAR,
    HELD,
    MOST_GAIN,
    MOST_HANDICAP,
    MOST_UNFAIR,
    NEAR,
    Contested,
    Outcome,
    jittery,
    share_of,
)
from tests.server.own_lines import NoLines, OwnLine, in_own_network, own_lines
from tests.server.person import Message, Person
from tests.server.running import Running, running_house
from tests.server.sockets_race import let_meet

PAUSE = 1.5
"""Seconds between two claims of a table."""

AROUND = (0.5, 1.0)
"""Seconds between which the quicker reaction lies."""


class Program(Person):
    """Is no page: holds back what a WebSocket answers by itself, and what a page does."""

    async def connect(self, **options: Any) -> None:
        """Open the socket, and take its pongs away from it for a while."""
        await super().connect(**options)
        protocol, loop = self.socket.protocol, asyncio.get_running_loop()
        send = protocol.send_frame

        def send_late(frame: Frame) -> None:
            if protocol.state is State.OPEN:
                send(frame)
                self.socket.send_data()

        def held(frame: Frame) -> None:
            if frame.opcode is Opcode.PONG:
                loop.call_later(HELD, send_late, frame)
            else:
                send(frame)

        protocol.send_frame = held  # type: ignore[method-assign]

    async def take_in(self, message: Message) -> Message:
        """Answer pings late, but take in everything else at once."""
        if message["type"] == "ping":
            asyncio.get_running_loop().call_later(HELD, self._answer, message["id"])
            return message
        return await super().take_in(message)

    def _answer(self, key: str) -> None:
        if self.socket.protocol.state is State.OPEN:
            self.answering = asyncio.ensure_future(self.say("pong", id=key))


@dataclass(frozen=True)
class Row:
    """Who sits at the near and at the far end."""

    name: str
    near: type[Person] = Person
    far: type[Person] = Person

    @property
    def truthful(self) -> tuple[bool, bool]:
        """Who of the two tells the truth."""
        return self.near is Person, self.far is Person


ROWS = (
    Row("both tell the truth"),
    Row("the near one is a program", near=Program),
    Row("the far one is a program", far=Program),
)


def pairs(rounds: int, seed: int) -> list[tuple[float, float]]:
    """Return so many pairs of reaction times that meet, each in both orders."""
    dice, most = random.Random(seed), Terms().most_credit
    found = list[tuple[float, float]]()
    for _ in range(rounds // 2):
        one = dice.uniform(*AROUND)
        other = one + dice.uniform(0, most)
        found += [(one, other), (other, one)]
    return found


@dataclass
class Seen:
    """What some tables have come to."""

    contests: list[Contested] = field(default_factory=list)
    believed: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    """The round trips of the near and of the far players that the house believes, in seconds."""


async def evening(
    running: Running, lines: tuple[OwnLine, OwnLine], row: Row, reactions: list[tuple[float, float]], seen: Seen
) -> None:
    """Play at one table."""
    port = urlsplit(running.address).port
    near_line, far_line = (f"http://{line.house}:{port}/" for line in lines)
    async with contextlib.AsyncExitStack() as held:
        # A page comes by some connections more.
        for line in lines:
            for _ in range(2):
                _, writer = await asyncio.open_connection(line.house, port)
                held.callback(writer.close)
        near = await held.enter_async_context(row.near(near_line, "Near"))
        far = await held.enter_async_context(row.far(far_line, "Far"))
        third = await held.enter_async_context(Person(near_line, "Third"))
        met = await let_meet(running, (near, far, third), reactions, "on", PAUSE, row.truthful)
        for client in running.house.rooms[near.code].company.clients:
            seat = client.require_seat().number
            if seat in (near.seat, far.seat):
                seen.believed[seat == far.seat].append(client.latency.round_trip or 0.0)
    for (one, other), meeting in zip(reactions, met, strict=True):
        seen.contests.append(Contested(one - other, meeting.first == 1))


async def evenings(running: Running, lines: tuple[OwnLine, OwnLine], row: Row, tables: int, rounds: int) -> Seen:
    """Play at some tables at once."""
    seen = Seen()
    await asyncio.gather(*(evening(running, lines, row, pairs(rounds, table), seen) for table in range(tables)))
    return seen


@contextlib.contextmanager
def laid(far: float) -> Iterator[tuple[tuple[OwnLine, OwnLine], ThreadPoolExecutor]]:
    """Lay a short and a long line; give them with a thread that is at their other ends."""
    dice = random.Random(1)
    lines = OwnLine(1, jittery(NEAR, dice)), OwnLine(2, jittery(far, dice))
    with own_lines(lines) as go, ThreadPoolExecutor(1, initializer=go) as there:
        yield lines, there


def meet_there(far: float, tables: int, rounds: int) -> Iterator[tuple[Row, Seen]]:
    """Yield how each row comes out."""
    with (
        laid(far) as (lines, there),
        tempfile.TemporaryDirectory() as folder,
        running_house(Path(folder), host="0.0.0.0") as running,
    ):
        for row in ROWS:
            yield row, there.submit(asyncio.run, evenings(running, lines, row, tables, rounds)).result()


def main() -> int:
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description="Measure who is first over lines whose length the kernels see.")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--far", type=float, default=FAR)
    parser.add_argument("--stall", metavar="MILLISECONDS/N", help="let every N-th sync of the disk take longer")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = stalling(Path(folder), chosen.stall) if chosen.stall and "LD_PRELOAD" not in os.environ else {}
        try:
            ended = in_own_network("tests.server.direct_race", sys.argv[1:], environment)
        except NoLines as problem:
            print(f"NOT RUN: {problem}")
            return 0
        if ended is not None:
            return ended
    print(
        f"{chosen.tables} tables, {chosen.rounds} claims each, all of which meet; 20 and {chosen.far * 1e3:.0f} ms, "
        f"with jitter{', the disk stalls: ' + chosen.stall if chosen.stall else ''}",
        flush=True,
    )
    unfair, truth = list[str](), 0.0
    for row, seen in meet_there(chosen.far, chosen.tables, chosen.rounds):
        share, handicap = share_of(seen.contests), Outcome(seen.contests, 0.0, 0.0).handicap
        believed = " and ".join(f"{statistics.median(trips) * 1e3:.0f}" for trips in seen.believed)
        honest = all(row.truthful)
        truth = handicap if honest else truth
        gained = (truth - handicap) if row.far is Program else handicap - truth
        print(
            f"{row.name:28}{share:8.1%} of {len(seen.contests)} for the far one, handicap {handicap * 1e3:.0f} ms, "
            f"{'' if honest else f'gain {gained * 1e3:.0f} ms, '}believed: {believed} ms",
            flush=True,
        )
        if honest and abs(handicap) > MOST_HANDICAP.get(chosen.far, max(MOST_HANDICAP.values())):
            unfair.append(f"{row.name}: the handicap is {handicap * 1e3:.0f} ms")
        if honest and chosen.far == FAR and abs(share - 0.5) > MOST_UNFAIR:
            unfair.append(f"{row.name}: the far one wins {share:.1%}")
        if not honest and gained > MOST_GAIN:
            unfair.append(f"{row.name}: the lie gains {gained * 1e3:.0f} ms")
    print("\n".join(f"NOT FAIR: {wrong}" for wrong in unfair) or "fair")
    return 1 if unfair else 0


if __name__ == "__main__":
    sys.exit(main())
