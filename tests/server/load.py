"""Many tables at once: how long an acknowledgement takes, and what it costs.

    python -m tests.server.load [--tables 500] [--seats 4] [--seconds 20] [--stall 300/500 | --postgresql [--workers 2]]
        [--reviewing]
    python -m tests.server.load --real-time [--tables 200] [--seats 4] [--seconds 20]

Every table takes one action per second, chosen at random among the legal ones; every seat is connected and gets every
event.  In real time, at Beanie, every seat sends two actions per second, whether it can do anything or not, first
without fairness and then with it; what is measured is the time until the last seat has been told.

The server runs in a process of its own; its processor time is divided by the acknowledged actions.  With `--stall`
every so many-th sync of its disk takes so many milliseconds longer (`tests.server.disk`).  With `--reviewing` somebody
has matches reviewed all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import math
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import uvloop

from tests.server.crew import Crew
from tests.server.disk import stalling
from tests.server.histories import explain, read_log
from tests.server.looking_back import LookingBack
from tests.server.postgresql import running_postgresql
from tests.server.rush import Rush
from tests.server.served import DATABASE, LOOKS, WORKERS, Served
from tests.server.workers import standing


async def play(crew: Crew, until: float, delays: list[float]) -> None:
    """Act once a second; get ready for the next round and start the next match in between."""
    await asyncio.sleep(crew.dice.random())
    while time.perf_counter() < until:
        due = time.perf_counter() + 1
        step = crew.next_message()
        if step is not None:
            _, delay = await crew.ask(*step)
            if step[1]["kind"] == "act":
                delays.append(delay)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


LINES_SECONDS = 4.0
"""So long the server measures the lines of those who have just come."""


async def rush(crew: Rush, until: float) -> None:
    """Let everybody act twice a second."""
    await asyncio.gather(*(crew.race(person, until, 0.5) for person in crew.people))


LAGS = {"p99": 0.99, "p99.9": 0.999, "worst": 1.0}
"""What is told of how late the loop was."""


@dataclass
class Measured:
    """What a crowd has seen."""

    delays: list[float]
    """Seconds from each acknowledged action to its answer; in real time until the last seat was told."""
    refused: list[float]
    """Seconds from each refused action to its answer."""
    spent: float = 0.0
    """The server's processor seconds."""
    metrics: str = ""
    """What the server has measured itself."""
    lags: Mapping[float, int] = field(default_factory=dict)
    """How often its loop was late by at most so many seconds while they played."""
    explained: int = 0
    """Commands in real time that one order of their table explains (`tests.server.histories`)."""
    reviewed: int = 0
    """Decisions of matches that were over, which the server has judged meanwhile."""


async def run(
    crews: Callable[[str], list[Crew]],
    seconds: float,
    stall: str | None = None,
    database: str | None = None,
    reviewing: bool = False,
    workers: int = 1,
    look: float | None = None,
) -> Measured:
    """Let crews play and return what was measured meanwhile; `database` is where the tables are, if not in a file.

    With `reviewing` the server reviews matches besides.  So many `workers` serve.  Every `look` seconds it looks how
    late its loop is.
    """
    measured = Measured([], [])
    with tempfile.TemporaryDirectory() as folder:
        environment = stalling(Path(folder), stall) if stall else {}
        if database is not None:
            environment[DATABASE] = database
        if look is not None:
            environment[LOOKS] = str(look)
        if workers > 1:
            environment[WORKERS] = str(workers)
        served = await Served.start(Path(folder), environment=environment)
        await served.warm()
        for worker in range(1, workers + 1 if workers > 1 else 1):
            await standing(Path(folder), worker)
        crowd = crews(served.address)
        looking = LookingBack(served.address)
        reader = asyncio.create_task(looking.run()) if reviewing else None
        try:
            if reader is not None:
                await asyncio.wait((reader, asyncio.create_task(looking.begun.wait())), return_when="FIRST_COMPLETED")
            for start in range(0, len(crowd), 20):
                await asyncio.gather(*(crew.sit() for crew in crowd[start : start + 20]))
            # A pause of this process for its own garbage would be measured as the server's.
            gc.collect()
            gc.disable()
            if any(isinstance(crew, Rush) for crew in crowd):
                await asyncio.sleep(LINES_SECONDS)
            spent, reviewed = served.cpu_seconds(), looking.decisions
            late = lags_in(await asyncio.to_thread(served.metrics))
            until = time.perf_counter() + seconds
            await asyncio.gather(
                *(rush(crew, until) if isinstance(crew, Rush) else play(crew, until, measured.delays) for crew in crowd)
            )
            measured.spent = served.cpu_seconds() - spent
            measured.reviewed = looking.decisions - reviewed
            if reader is not None:
                if reader.done():
                    reader.result()
                reader.cancel()
            measured.metrics = await asyncio.to_thread(served.metrics)
            if workers == 1:
                measured.lags = {bound: count - late[bound] for bound, count in lags_in(measured.metrics).items()}
            await asyncio.sleep(0.5)
        finally:
            gc.enable()
            await asyncio.gather(*(crew.go_home() for crew in crowd))
            await served.stop()
        for crew in crowd:
            if isinstance(crew, Rush):
                measured.explained += explain(crew.history, read_log(Path(folder), crew.people[0].code))
    for crew in crowd:
        if isinstance(crew, Rush):
            answered = [command for command in crew.history if command.answered is not None]
            measured.delays += [max(c.answered or 0, c.told) - c.sent for c in answered if c.told is not None]
            measured.refused += [(c.answered or 0) - c.sent for c in answered if c.refused]
    return measured


def lags_in(metrics: str) -> dict[float, int]:
    """Return how often the loop was late by at most so many seconds."""
    found = re.findall(r'^biberbau_loop_lag_seconds_bucket\{le="(.+)"\} (\d+)$', metrics, re.MULTILINE)
    return {float(bound): int(count) for bound, count in found}


def bound_of(lags: Mapping[float, int], share: float) -> str:
    """Return a bound that so large a share of lags keeps."""
    bound = next(bound for bound, count in sorted(lags.items()) if count >= share * lags[math.inf])
    return "above 5 s" if bound == math.inf else f"at most {bound * 1e3:g} ms"


def report(measured: Measured) -> None:
    """Print the figures."""
    delays = measured.delays
    hundredths = statistics.quantiles(delays, n=100)
    print(f"acked actions      {len(delays)}")
    print(f"ack p50            {statistics.median(delays) * 1e3:.2f} ms")
    print(f"ack p99            {hundredths[98] * 1e3:.2f} ms")
    print(f"ack worst          {max(delays) * 1e3:.2f} ms")
    if measured.lags and measured.lags[math.inf]:
        told = ", ".join(f"{name} {bound_of(measured.lags, share)}" for name, share in LAGS.items())
        print(f"loop lag           {told}, {measured.lags[math.inf]} looks")
    if measured.reviewed:
        print(f"reviewed           {measured.reviewed} decisions meanwhile")
    if measured.refused:
        print(f"refused actions    {len(measured.refused)}, p50 {statistics.median(measured.refused) * 1e3:.2f} ms")
    if measured.explained:
        print(f"explained          {measured.explained} commands, by one order of each table")
    for line in measured.metrics.splitlines():
        if line.startswith(("biberbau_commit_seconds_", "biberbau_loop_lag_seconds_")):
            print(line)
    commands = len(delays) + len(measured.refused)
    if measured.reviewed:
        return
    print(f"CPU per action     {measured.spent / commands * 1e6:.0f} µs, broadcasts included", flush=True)


def crews_of(tables: int, seats: int, address: str) -> list[Crew]:
    """Return who plays by turns."""
    return [Crew(address, number, seats) for number in range(tables)]


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--real-time", action="store_true", help="play Beanie, two actions per seat and second")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--stall", metavar="MILLISECONDS/N", help="let every N-th sync of the disk take longer")
    parser.add_argument("--postgresql", action="store_true", help="keep the tables in a PostgreSQL of its own")
    parser.add_argument("--reviewing", action="store_true", help="have matches reviewed besides")
    parser.add_argument("--workers", type=int, default=1, help="serve with so many processes, with --postgresql")
    chosen = parser.parse_args()
    if chosen.postgresql and (chosen.real_time or chosen.stall):
        parser.error("--postgresql is measured by turns, and on its own disk")
    if chosen.workers > 1 and not chosen.postgresql:
        parser.error("--workers needs --postgresql")
    tables, seats = chosen.tables or (200 if chosen.real_time else 500), chosen.seats
    print(f"{tables} tables of {seats} play for {chosen.seconds:.0f} s", flush=True)
    if not chosen.real_time:
        with contextlib.ExitStack() as held:
            database = None
            if chosen.postgresql:
                database = held.enter_context(running_postgresql(in_memory=False)).emptied("house")
            crowd = partial(crews_of, tables, seats)
            report(uvloop.run(run(crowd, chosen.seconds, chosen.stall, database, chosen.reviewing, chosen.workers)))
        return 0
    for fairness in ("off", "on"):
        print(f"fairness {fairness}")
        options = {"fairness": fairness, "rounds": "13"}
        crews = partial(rushing_crews, tables, seats, options)
        report(uvloop.run(run(crews, chosen.seconds, chosen.stall, reviewing=chosen.reviewing)))
    return 0


def rushing_crews(tables: int, seats: int, options: dict[str, str], address: str) -> list[Crew]:
    """Return crews that play Beanie."""
    return [Rush(address, number, seats, options) for number in range(tables)]


if __name__ == "__main__":
    sys.exit(main())
