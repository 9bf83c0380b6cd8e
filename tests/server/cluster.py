"""Kill workers of one house, or tell them to end, while people play, and look for what was lost and how long it stood.

    python -m tests.server.cluster [--ends 100] [--workers 3] [--tables 12] [--seats 3]
    python -m tests.server.cluster --kills 300

A PostgreSQL of its own and so many workers are started.  People come to whatever worker takes their connection, and who
is cut off comes again after the pause that a page makes.  By turns a random worker is killed (SIGKILL) and another told
to end (SIGTERM), each time at a random instant once all of them stand again.  With `--kills` everything is killed, in
random order: workers, the process that looks after them, and all of PostgreSQL; what nobody starts again by itself is
started again.  At the end

* every acknowledged action stands in the log, under its sequence, once, and whoever opened a table or sat down has
  that seat;
* nothing that anybody was told is missing from the log;
* of every table it is known how long it was silent: the longest time between two acknowledged actions from the end of
  a worker until another stands in its place; `BOUNDS` says how long it may have been.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from picows.websockets import ConnectionClosed

from biberbau.server.socket.wire import SERVICE_RESTART
from tests.server.chaos import Lost, Survivor, Tally
from tests.server.newcomers import Newcomers
from tests.server.postgresql import Postgresql, running_postgresql
from tests.server.served import DATABASE, WORKERS, Served
from tests.server.stores import PostgresqlStore, logged_in
from tests.server.workers import standing

FIRST_PAUSE, LONGEST_PAUSE = 0.4, 3.0
"""Seconds that a page waits before it comes again; they double, and are spread by a quarter."""

SENT_AWAY_PAUSE = 0.15
"""Seconds over which pages come again that were told that another process goes on."""

PACE = 0.1
"""Seconds from an action to the next of a table: quicker than people, and still logs of a length that evenings have."""

SILENT = 30.0
"""Seconds in which every table has to be played on."""

KILLED, TOLD, ALL_KILLED, NO_DATABASE = "worker killed", "worker told to end", "house killed", "database killed"
"""What ends."""

BOUNDS = {KILLED: 3.0, TOLD: 1.0, ALL_KILLED: SILENT, NO_DATABASE: SILENT}
"""Seconds for which a table may be silent then; whoever starts a house or a database again takes their own time."""

ENDS = (KILLED, TOLD)
"""By turns."""

VICTIMS = (KILLED, KILLED, KILLED, ALL_KILLED, NO_DATABASE)
"""Of which one is drawn for each kill."""

OPENING = 60.0
"""Seconds in which a house has to open again, once the workers of the last one have gone, too."""


@dataclass
class Silences:
    """Seconds for which tables were silent at most, by what had ended, and whether anybody there was cut off."""

    cut: dict[str, list[float]] = field(default_factory=lambda: {kind: [] for kind in BOUNDS})
    spared: dict[str, list[float]] = field(default_factory=lambda: {kind: [] for kind in BOUNDS})

    def too_long(self) -> list[str]:
        """Return what ended where tables were silent for longer than they may be."""
        return [kind for kind, most in BOUNDS.items() if max([*self.cut[kind], *self.spared[kind]], default=0.0) > most]


class Cluster:
    """A house of several workers, and its database."""

    def __init__(self, folder: Path, postgresql: Postgresql, workers: int) -> None:
        self.folder, self.postgresql = folder, postgresql
        self.numbers = range(1, workers + 1)
        self.database = postgresql.emptied("house")
        self.served: Served

    async def open(self) -> None:
        """Start it, when nothing of the last one is left any more."""
        environment, end = {DATABASE: self.database, WORKERS: str(len(self.numbers))}, time.monotonic() + OPENING
        while True:
            try:
                self.served = await Served.start(self.folder, environment=environment)
            except RuntimeError:
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(0.1)
            else:
                return

    async def standing(self, other_than: int | None = None) -> None:
        """Wait until all workers stand, and none of them is that process."""
        for number in self.numbers:
            await standing(self.folder, number, other_than)

    async def end(self, kind: str, dice: random.Random) -> int | None:
        """Let something end and, where nobody else does it, begin again; return the worker that is followed."""
        victim = await standing(self.folder, dice.choice(self.numbers))
        match kind:
            case "worker killed":
                os.kill(victim, signal.SIGKILL)
            case "worker told to end":
                os.kill(victim, signal.SIGTERM)
            case "house killed":
                await self.served.kill()
                await self.open()
                return None
            case _:
                self.postgresql.crash()
                self.postgresql.launch()
                await self.postgresql.answer()
                return None
        return victim


class Regular(Survivor):
    """People of a table who come again and again, as their pages do."""

    def __init__(self, address: str, number: int, seats: int) -> None:
        super().__init__(address, number, seats)
        self.address = address
        self.acked = time.monotonic()
        """When an action was acknowledged last."""
        self.silence = 0.0
        """The longest time between two of them since somebody looked."""
        self.returns = 0

    async def play_for_ever(self, tally: Tally) -> None:
        """Play, and come again whenever somebody is cut off."""
        while True:
            try:
                before = tally.acked
                await self.act(tally)
                if tally.acked > before:
                    now = time.monotonic()
                    self.silence, self.acked = max(self.silence, now - self.acked), now
                await asyncio.sleep(PACE)
            except ConnectionError:
                await self.return_()

    async def return_(self) -> None:
        """Come again as pages do."""
        self.returns += 1
        pause = FIRST_PAUSE
        while True:
            for task in self.listeners:
                task.cancel()
            if pause == FIRST_PAUSE and self.close_code == SERVICE_RESTART:
                await asyncio.sleep(self.dice.uniform(0, SENT_AWAY_PAUSE))
            else:
                await asyncio.sleep(pause * self.dice.uniform(0.75, 1.25))
            pause = min(LONGEST_PAUSE, 2 * pause)
            try:
                await self.come_back(self.address)
            except (ConnectionClosed, OSError, EOFError):
                continue
            return


async def doorstep_for_ever(doorstep: Newcomers, address: Callable[[], str]) -> None:
    """Let newcomers come, and again after each end, to wherever the house then is."""
    while True:
        await doorstep.come(address())
        await asyncio.sleep(FIRST_PAUSE)


async def run(cluster: Cluster, ends: Sequence[str], tables: int, seats: int) -> tuple[Tally, Silences, Newcomers]:
    """Let one after the other end; Lost when a promise was broken."""
    tally, silences, doorstep, dice = Tally(), Silences(), Newcomers(), random.Random(1)
    store = PostgresqlStore(cluster.database)
    await cluster.open()
    try:
        await cluster.standing()
        crews = [Regular(cluster.served.address, number, seats) for number in range(tables)]
        await asyncio.gather(*(crew.sit() for crew in crews))
        playing = [asyncio.create_task(crew.play_for_ever(tally)) for crew in crews]
        playing.append(asyncio.create_task(doorstep_for_ever(doorstep, lambda: cluster.served.address)))
        for kind in ends:
            await asyncio.sleep(dice.uniform(0.2, 1.2))
            returns = [crew.returns for crew in crews]
            for crew in crews:
                crew.silence = 0.0
            victim = await cluster.end(kind, dice)
            for crew in crews:
                crew.address = cluster.served.address
            await cluster.standing(victim)
            await all_played_on(crews, playing)
            tally.kills += 1
            for crew, before in zip(crews, returns, strict=True):
                (silences.cut if crew.returns > before else silences.spared)[kind].append(crew.silence)
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        for crew in crews:
            await crew.go_home()
    finally:
        await cluster.served.stop()
    logged = await logged_in(store)
    for crew in crews:
        crew.check(logged)
    if lost := await doorstep.what_is_lost(store):
        raise Lost(lost[0])
    return tally, silences, doorstep


async def all_played_on(crews: Sequence[Regular], playing: Sequence[asyncio.Task[None]]) -> None:
    """Return when every table has acknowledged an action from now on; Lost when one does not."""
    begun = time.monotonic()
    end = begun + SILENT
    while any(crew.acked < begun for crew in crews):
        for task in playing:
            if task.done():
                await task
        if time.monotonic() > end:
            raise Lost(f"a table was not played on {SILENT:g} seconds after the end of a worker")
        await asyncio.sleep(0.01)


def described(seconds: Sequence[float]) -> str:
    """Return what is told of silences."""
    if not seconds:
        return "none"
    ordered = sorted(seconds)
    ninth = ordered[min(len(ordered) - 1, round(0.99 * len(ordered)))]
    return f"median {statistics.median(ordered):.2f} s, p99 {ninth:.2f} s, worst {ordered[-1]:.2f} s, {len(ordered)}"


def main() -> int:
    """Run and print what was found."""
    parser = argparse.ArgumentParser(description="End workers under load and look for lost actions.")
    parser.add_argument("--ends", type=int, default=100, help="of workers, by turns killed and told so")
    parser.add_argument("--kills", type=int, help="of anything, in place of that")
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seats", type=int, default=3)
    chosen = parser.parse_args()
    begun, dice = time.perf_counter(), random.Random(2)
    if chosen.kills is None:
        ends = [ENDS[turn % len(ENDS)] for turn in range(chosen.ends)]
    else:
        ends = dice.choices(VICTIMS, k=chosen.kills)
    try:
        with running_postgresql() as postgresql, tempfile.TemporaryDirectory() as folder:
            cluster = Cluster(Path(folder), postgresql, chosen.workers)
            tally, silences, doorstep = asyncio.run(run(cluster, ends, chosen.tables, chosen.seats))
    except Lost as lost:
        print(f"LOST: {lost}", file=sys.stderr)
        return 1
    print(f"ended              {tally.kills} in {time.perf_counter() - begun:.0f} s")
    print(f"acked actions      {tally.acked}")
    print("lost               0")
    print(f"sent again         {tally.repeated}, each acted once")
    print(f"seats taken        {len(doorstep.answers)}, {doorstep.repeated} sent again, each taken once")
    for kind in dict.fromkeys(ends):
        print(f"silence, {kind}: tables with somebody cut off {described(silences.cut[kind])}")
        print(f"silence, {kind}: other tables {described(silences.spared[kind])}")
    for kind in silences.too_long():
        print(f"TOO LONG: {kind}, and a table was silent for more than {BOUNDS[kind]:g} s", file=sys.stderr)
    return int(bool(silences.too_long()))


if __name__ == "__main__":
    sys.exit(main())
