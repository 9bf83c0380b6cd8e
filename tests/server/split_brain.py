"""Two processes that both believe they have the same tables, and what becomes of what the stale one appends.

    python -m tests.server.split_brain [--pauses 100] [--tables 100]

One plays at all tables.  Then it is stopped (SIGSTOP), or cut off from the database, by turns, with appends under way;
the other takes the tables over; and then the first goes on, or what it had sent arrives: before the other has written
anything, so that nothing but the fence can tell.  At the end

* every table has refused the stale one, once each time, and it has not appended to any since;
* the log holds exactly what was acknowledged, each event where it was said to be;
* no event of an owner stands behind one of the next.

That ten seconds without a sign have passed is written into the database, except for the first time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from biberbau.server.storage.postgresql import schema
from tests.server.patience import within
from tests.server.postgresql import asked, running_postgresql
from tests.server.strand import Strand

OVERDUE = f"UPDATE biberbau.process SET seen = clock_timestamp() - interval '{schema.LATEST_SIGN + 1} s' WHERE id = $1"

SECONDS = 60.0
"""So long an owner may take to do what it is told."""

PLAYED = 0.1
"""Seconds that each owner plays."""


class Broken(Exception):
    """A stale owner was believed, or something acknowledged is not there."""


@dataclass
class Tally:
    """What owners have said."""

    acked: list[tuple[str, int, int]] = field(default_factory=list)
    """Table, generation of the owner, sequence."""
    refused: list[tuple[str, int, int]] = field(default_factory=list)


class Owner:
    """A process that appends, behind a strand of its own that can be held."""

    def __init__(self, process: asyncio.subprocess.Process, strand: Strand, tally: Tally) -> None:
        self.process = process
        self.strand = strand
        self.tally = tally
        self.number = 0
        self.taken = asyncio.Event()
        self.late = 0
        """Refusals since it was last told to go."""

    @staticmethod
    @contextlib.asynccontextmanager
    async def running(database: str, folder: Path, tally: Tally) -> AsyncIterator[Owner]:
        pipe = asyncio.subprocess.PIPE
        async with Strand.to(database, folder) as strand:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.server.owner", strand.address), stdin=pipe, stdout=pipe
            )
            owner = Owner(process, strand, tally)
            assert process.stdout is not None
            owner.number = int(await within(SECONDS, process.stdout.readline()))
            listening = asyncio.create_task(owner.listen())
            try:
                yield owner
            finally:
                process.kill()
                await process.wait()
                await listening

    async def listen(self) -> None:
        assert self.process.stdout is not None
        while line := await self.process.stdout.readline():
            match line.decode().split():
                case ["taken"]:
                    self.taken.set()
                case [what, table, generation, sequence]:
                    told = self.tally.acked if what == "acked" else self.tally.refused
                    told.append((table, int(generation), int(sequence)))
                    self.late += what == "refused"

    def tell(self, *words: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write((" ".join(map(str, words)) + "\n").encode())

    async def take(self, generation: int, tables: Sequence[str]) -> None:
        """Have it lease all tables."""
        self.taken.clear()
        self.tell("take", generation, *tables)
        await within(SECONDS, self.taken.wait())

    def go(self) -> None:
        self.late = 0
        self.tell("go")

    def stop(self, by_signal: bool) -> None:
        if by_signal:
            self.process.send_signal(signal.SIGSTOP)
        else:
            self.strand.hold()

    def go_on(self) -> None:
        self.strand.let_go()
        self.process.send_signal(signal.SIGCONT)


async def run(database: str, pauses: int, tables: int, overdue: Callable[[int, int], Awaitable[None]]) -> Tally:
    """Let two processes take the tables from each other; Broken when a stale one was believed.

    `overdue` sees to it that a process, given by the number of the pause and its own, has given no sign for long.
    """
    tally, names = Tally(), [f"T{number}" for number in range(tables)]
    with tempfile.TemporaryDirectory() as folder:
        strands = Path(folder, "one"), Path(folder, "two")
        async with (
            Owner.running(database, strands[0], tally) as stale,
            Owner.running(database, strands[1], tally) as heir,
        ):
            await heir.take(0, names)
            heir.go()
            for pause in range(pauses):
                stale, heir = heir, stale
                await asyncio.sleep(PLAYED)
                stale.stop(by_signal=pause % 2 == 0)
                await overdue(pause, stale.number)
                await heir.take(pause + 1, names)
                stale.go_on()
                end = time.monotonic() + SECONDS
                while stale.late < tables:
                    if time.monotonic() > end:
                        raise Broken(f"{stale.late} of {tables} late appends were refused, and others were not")
                    await asyncio.sleep(0.005)
                if pause + 1 < pauses:
                    heir.go()
    rows = await asked(database, "SELECT code, sequence, body FROM biberbau.event ORDER BY code, sequence")
    check(tally, [(code, sequence, body.decode()) for code, sequence, body in rows])
    return tally


def check(tally: Tally, log: Sequence[tuple[str, int, str]]) -> None:
    """Compare what owners were told with the log; Broken where they differ."""
    told = {(table, sequence, f"{generation} {sequence}") for table, generation, sequence in tally.acked}
    if len(told) != len(tally.acked):
        raise Broken("an event was acknowledged twice")
    if lost := told - set(log):
        raise Broken(f"{len(lost)} acknowledged events are not in the log: {sorted(lost)[:5]}")
    if found := set(log) - told:
        raise Broken(f"{len(found)} events are in the log that nobody was acknowledged: {sorted(found)[:5]}")
    for (table, _, before), (other, sequence, body) in itertools.pairwise(log):
        if table == other and int(body.split()[0]) < int(before.split()[0]):
            raise Broken(f"table {table}: event {sequence} is of an owner who had lost it")


def main() -> int:
    """Run and print what was found."""
    parser = argparse.ArgumentParser(description="Let stale owners of tables append late.")
    parser.add_argument("--pauses", type=int, default=100)
    parser.add_argument("--tables", type=int, default=100)
    chosen = parser.parse_args()
    begun = time.perf_counter()
    with running_postgresql() as postgresql:
        database = postgresql.emptied("house")

        async def overdue(pause: int, process: int) -> None:
            if pause == 0:
                await asyncio.sleep(schema.LATEST_SIGN + 1)
            else:
                await asked(database, OVERDUE, process)

        try:
            tally = asyncio.run(run(database, chosen.pauses, chosen.tables, overdue))
        except Broken as broken:
            print(f"BROKEN: {broken}", file=sys.stderr)
            return 1
    print(f"pauses             {chosen.pauses} of {chosen.tables} tables in {time.perf_counter() - begun:.0f} s")
    print(f"late appends       {len(tally.refused)}, each refused")
    print(f"acknowledged       {len(tally.acked)}, each in the log where it was said to be, and nothing else is")
    return 0


if __name__ == "__main__":
    sys.exit(main())
