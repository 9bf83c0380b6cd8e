"""What a crowd needs that is larger than any machine here: measured for few seats, and simulated for many.

    python -m tests.server.capacity [--seats 100000] [--tables 300] [--seconds 20] [--cores 8] [--sync 0.001]

First a house with its log in PostgreSQL serves a small crowd, and what an action and a seat cost is measured: processor
time of the house and of the database, memory, bytes on the disk.  Then many processes are simulated with these costs.
Actions come at random times, a seat's every six seconds.  Each process does one thing after the other, half of an
action's work before it is appended and half, for the broadcasts, after that; it has one group of appends under way, as
`biberbau.server.storage.groups` has.  The database has so many cores, and one disk, whose sync serves all groups that
are written when it begins.  A statement costs it what it has cost at the small crowd for each of its appends, though
larger groups are cheaper; nothing else is rounded in anybody's favour.  Of much smaller crowds an action costs more,
for most of them then come to processors that have just gone to sleep, as those of a busy house do not.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import heapq
import itertools
import random
import statistics
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import uvloop

from biberbau.server.storage.groups import LARGEST_GROUP, SPACING
from tests.server.crew import Crew
from tests.server.load import play
from tests.server.postgresql import Postgresql, running_postgresql
from tests.server.served import DATABASE, Served, processor_seconds

SEATS = 4
"""At each table."""

BETWEEN_ACTIONS = 6.0
"""Seconds between two actions of one seat, in the mean: 3,000 seats come to 500 actions a second."""

ROUND_TRIP = 0.0005
"""Seconds to a database on another machine and back."""

BUSY = 0.6
"""So large a share of a core may a process need: what is left is for crowds that come at once."""

WANTED = 0.05
"""Seconds in which 99 of 100 actions are to be acknowledged."""

SHARES = (0.65, 0.8, 1.0, 1.5)
"""Of the processes that are needed, so many are simulated, too."""

SIMULATED = 10.0
"""Seconds of a simulation."""

CONNECTIONS = 3
"""Of a process to its database: one writes, one reads, and one listens with the process' lock."""


@dataclass(frozen=True)
class Costs:
    """What one action or one seat costs."""

    house: float
    """Processor seconds of a process for an action, broadcasts included."""
    database: float
    """Processor seconds of the database for an action."""
    kibibytes: float
    """Memory of a process for a connected seat, with its share of the table."""
    empty: float
    """MiB of a process with all rules loaded and nobody there."""
    written: float
    """Bytes that the database has more for an action."""


async def measure(postgresql: Postgresql, address: str, tables: int, seconds: float) -> Costs:
    """Let a small crowd play for so long with its log at an address, and return what it has cost."""
    assert postgresql.process is not None
    size = "SELECT pg_database_size('house')"
    with tempfile.TemporaryDirectory() as folder:
        served = await Served.start(Path(folder), environment={DATABASE: address})
        crews: list[Crew] = []
        try:
            await served.warm()
            empty = served.resident_mebibytes()
            crews = [Crew(served.address, number, SEATS) for number in range(tables)]
            for start in range(0, tables, 20):
                await asyncio.gather(*(crew.sit() for crew in crews[start : start + 20]))
            memory = served.resident_mebibytes() - empty
            database = postgresql.process.pid
            before = served.cpu_seconds(), processor_seconds(database)
            ((stored,),) = await asyncio.to_thread(postgresql.execute, "house", size)
            delays: list[float] = []
            until = time.perf_counter() + seconds
            await asyncio.gather(*(play(crew, until, delays) for crew in crews))
            house, base = served.cpu_seconds() - before[0], processor_seconds(database) - before[1]
            ((later,),) = await asyncio.to_thread(postgresql.execute, "house", size)
        finally:
            await asyncio.gather(*(crew.go_home() for crew in crews))
            await served.stop()
    done = len(delays)
    return Costs(house / done, base / done, memory * 1024 / (tables * SEATS), empty, (later - stored) / done)


@dataclass
class Process:
    """One of many: what it is doing, and what waits to be appended."""

    free: float = 0.0
    """When it has done all that it was given."""
    waiting: deque[float] = field(default_factory=deque)
    """When the actions arrived that wait for the next group."""
    busy: bool = False
    """Whether a group is about to begin or under way."""
    begun: float = float("-inf")

    def work(self, now: float, seconds: float) -> float:
        """Do something after all else; return when it is done."""
        self.free = max(now, self.free) + seconds
        return self.free


class Simulation:
    """A crowd, its processes, and their database with one disk."""

    def __init__(self, costs: Costs, seats: int, processes: int, cores: int, sync: float) -> None:
        """`cores` are the database's, `sync` the seconds that one of its disk takes."""
        self.costs, self.sync = costs, sync
        self.rate = seats / BETWEEN_ACTIONS
        self.processes = [Process() for _ in range(processes)]
        self.cores = [0.0] * cores
        """When each is free; a heap."""
        self.dice = random.Random(processes)
        self.delays: list[float] = []
        """Seconds from each arrival to its acknowledgement."""
        self.written: list[tuple[Process, list[float]]] = []
        """Groups that wait for a sync, with the arrivals of their actions."""
        self.syncing = False
        self.groups = 0
        self.numbers = itertools.count()
        self.events: list[tuple[float, int, Callable[[float], None]]] = []

    def run(self, seconds: float) -> None:
        """Let actions arrive for so long, and answer all of them."""
        self.end = seconds
        self.at(0.0, self.arrive)
        while self.events:
            now, _, happen = heapq.heappop(self.events)
            happen(now)

    def at(self, when: float, happen: Callable[[float], None]) -> None:
        """Let something happen at a moment."""
        heapq.heappush(self.events, (when, next(self.numbers), happen))

    def arrive(self, now: float) -> None:
        """Begin an action at one of the processes."""
        process = self.dice.choice(self.processes)
        self.at(process.work(now, self.costs.house / 2), partial(self.append, process, now))
        later = now + self.dice.expovariate(self.rate)
        if later < self.end:
            self.at(later, self.arrive)

    def append(self, process: Process, arrived: float, now: float) -> None:
        """Let an action wait for the next group of its process."""
        process.waiting.append(arrived)
        if not process.busy:
            self.arrange(process, now)

    def arrange(self, process: Process, now: float) -> None:
        """See to the next group."""
        process.busy = True
        self.at(max(now, process.begun + SPACING), partial(self.begin, process))

    def begin(self, process: Process, now: float) -> None:
        """Send a group, which a core of the database works off."""
        process.begun = now
        group = [process.waiting.popleft() for _ in range(min(len(process.waiting), LARGEST_GROUP))]
        self.groups += 1
        done = max(now + ROUND_TRIP / 2, heapq.heappop(self.cores)) + len(group) * self.costs.database
        heapq.heappush(self.cores, done)
        self.at(done, partial(self.write, process, group))

    def write(self, process: Process, group: list[float], now: float) -> None:
        """Let a group wait for the disk."""
        self.written.append((process, group))
        if not self.syncing:
            self.begin_sync(now)

    def begin_sync(self, now: float) -> None:
        """Sync everything that is written."""
        self.syncing = True
        written, self.written = self.written, []
        self.at(now + self.sync, partial(self.end_sync, written))

    def end_sync(self, written: list[tuple[Process, list[float]]], now: float) -> None:
        """Answer who has waited for it."""
        told = now + ROUND_TRIP / 2
        for process, group in written:
            self.delays += [process.work(told, self.costs.house / 2) - arrived for arrived in group]
            process.busy = False
            if process.waiting:
                self.arrange(process, told)
        self.syncing = False
        if self.written:
            self.begin_sync(now)


def needed(costs: Costs, seats: int) -> int:
    """Return with how many processes each is busy for no more than its share."""
    return max(1, -int(-seats / BETWEEN_ACTIONS * costs.house // BUSY))


def report(costs: Costs, seats: int, cores: int, sync: float) -> bool:
    """Print what was measured and what it comes to; return whether the crowd is answered in time."""
    rate = seats / BETWEEN_ACTIONS
    print(f"an action   {costs.house * 1e6:.0f} µs of a process, {costs.database * 1e6:.0f} µs of the database")
    print(f"            {costs.written:.0f} bytes in the database")
    print(f"a seat      {costs.kibibytes:.0f} KiB of a process that takes {costs.empty:.0f} MiB with nobody there")
    print(f"{seats} seats, {rate:.0f} actions a second, a database with {cores} cores and syncs of {sync * 1e3:g} ms")
    print("processes  a core's share  database's cores  statements/s  p50 ms  p99 ms  MiB each")
    least = needed(costs, seats)
    in_time = False
    for processes in sorted({max(1, round(least * share)) for share in SHARES}):
        simulation = Simulation(costs, seats, processes, cores, sync)
        simulation.run(SIMULATED)
        hundredths = statistics.quantiles(simulation.delays, n=100)
        in_time = in_time or (processes == least and hundredths[98] <= WANTED)
        print(
            f"{processes:9}  {rate * costs.house / processes:14.2f}  {rate * costs.database:16.2f}"
            f"  {simulation.groups / SIMULATED:12.0f}  {hundredths[49] * 1e3:6.1f}  {hundredths[98] * 1e3:6.1f}"
            f"  {costs.empty + seats / processes * costs.kibibytes / 1024:8.0f}"
        )
    print(f"{least} processes, with {CONNECTIONS * least} connections to the database")
    return in_time


def main() -> int:
    """Measure, simulate, print, and return 1 where 99 of 100 would not be answered in time."""
    parser = argparse.ArgumentParser(description="Say what a large crowd needs.")
    parser.add_argument("--seats", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=300, help="of the small crowd that is measured")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--cores", type=int, default=8, help="of the database")
    parser.add_argument("--sync", type=float, default=0.001, help="seconds that its disk takes")
    chosen = parser.parse_args()
    with contextlib.ExitStack() as held:
        postgresql = held.enter_context(running_postgresql(in_memory=False))
        costs = uvloop.run(measure(postgresql, postgresql.emptied("house"), chosen.tables, chosen.seconds))
    return int(not report(costs, chosen.seats, chosen.cores, chosen.sync))


if __name__ == "__main__":
    sys.exit(main())
