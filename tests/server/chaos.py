"""Kill the server again and again while people play, and look for what was lost.

    python -m tests.server.chaos [--kills 1000] [--tables 6] [--seats 3] [--cold-every 50] [--postgresql]

The server is killed with SIGKILL at random instants under load and started again on the same folder.  Then

* every acknowledged action must stand in the log, under its sequence, once;
* nothing that anybody was told may be missing from the log;
* whatever was under way is sent again under its key and must act exactly once;
* who opened a table or sat down (`tests.server.newcomers`) is given the same seat again, and no other;
* every table must be playable again: each acknowledges a new action, and the time to the last of them is taken.

Most servers are forked from a process that has loaded everything (`tests.server.zygote`); every `--cold-every`-th is
started from nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from biberbau.server.table.events import decode_entry
from biberbau.server.table.keys import digest_of
from biberbau.server.table.restoring import restore
from tests.server.crew import ANSWER_SECONDS, Crew
from tests.server.newcomers import Newcomers
from tests.server.patience import within
from tests.server.person import Person
from tests.server.postgresql import running_postgresql
from tests.server.served import DATABASE, Served
from tests.server.stores import Logged, PostgresqlStore, SqliteStore, Store, logged_in

TABLE_LIFE = 40
"""Kills that a table lives through; then its log is checked and another table is opened in its place."""

COMPILING_SECONDS = 1800.0
"""So long it may take until everything is loaded, where nothing has been compiled yet."""

DURABLE = ("act", "start")
"""Messages of the script that become events."""


class Lost(Exception):
    """The server broke its word."""


@dataclass
class Tally:
    """What has been seen so far."""

    kills: int = 0
    acked: int = 0
    repeated: int = 0
    """Messages under way at a kill, sent again under their keys."""
    seated: int = 0
    """Acknowledged tables and seats of newcomers."""
    seated_again: int = 0
    """Those of them that were under way at a kill."""
    forked: list[float] = field(default_factory=list)
    """Seconds from the start of a forked server until every table had acknowledged an action."""
    cold: list[float] = field(default_factory=list)
    """The same for servers started from nothing."""


class Zygote:
    """The process that forks servers."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @staticmethod
    async def load(environment: Mapping[str, str] | None = None) -> Zygote:
        """Start it and wait until it has loaded everything; `environment` is added to that of this process."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.zygote", "tests.server.served:serve_crowd"),
            stdin=pipe,
            stdout=pipe,
            env={**os.environ, **(environment or {})},
        )
        zygote = Zygote(process)
        if await zygote.line(COMPILING_SECONDS) != "loaded":
            raise RuntimeError("the zygote did not load")
        return zygote

    async def line(self, patience: float = ANSWER_SECONDS) -> str:
        assert self.process.stdout is not None
        return (await within(patience, self.process.stdout.readline())).decode().strip()

    async def fork(self, folder: Path) -> tuple[int, str]:
        """Start a server; return its process and address."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{folder}\n".encode())
        process, address = (await self.line()).split(" ")
        return int(process), address

    async def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()


class Survivor(Crew):
    """A crew that notes what it was promised and goes on with a new server where the old one died."""

    def __init__(self, address: str, number: int, seats: int) -> None:
        super().__init__(address, number, seats)
        self.under_way: tuple[Person, dict[str, Any]] | None = None
        self.promised: dict[str, int] = {}
        """Keys of acknowledged messages with their sequences."""
        self.lives = 0

    async def act(self, tally: Tally) -> bool:
        """Take one step of the script, or repeat the one that was under way; False when nothing is to be done yet.

        ConnectionError when the server is dead, though what it still told to some of us others wait for.
        """
        step = self.under_way or self.next_message()
        if step is None:
            if self.cut_off:
                raise ConnectionError("the server has died")
            await asyncio.sleep(0.001)
            return False
        tally.repeated += self.under_way is not None
        if step[1]["kind"] in DURABLE:
            self.under_way = step
        answer, _ = await self.ask(*step)
        self.under_way = None
        if step[1]["kind"] in DURABLE:
            self.promised[step[1]["id"]] = answer["seq"]
            tally.acked += 1
        return True

    async def play(self, tally: Tally) -> None:
        """Play until the server dies."""
        try:
            while True:
                await self.act(tally)
        except ConnectionError:
            pass

    async def prove_playable(self, address: str, tally: Tally) -> None:
        """Come back and do something that the server acknowledges."""
        await self.come_back(address)
        while not await self.act(tally):
            pass

    def check(self, logged: Logged) -> None:
        """Compare what was promised with the log; the server must not have been running when it was read."""
        code = self.people[0].code
        bodies = logged[code]
        found: dict[str, int] = {}
        for sequence, body in enumerate(bodies, 1):
            key = decode_entry(body).event.key
            if key in found:
                raise Lost(f"table {code}: message {key} acted twice, as {found[key]} and as {sequence}")
            if key is not None:
                found[key] = sequence
        for key, sequence in self.promised.items():
            known = found.get(digest_of(key))
            if known != sequence:
                raise Lost(f"table {code}: {key} was acknowledged as {sequence}, but the log has it as {known}")
        told = max(person.seq for person in self.people)
        if told > len(bodies):
            raise Lost(f"table {code}: somebody was told event {told}, but the log ends at {len(bodies)}")
        restore(code, bodies)


async def start(
    zygote: Zygote, folder: Path, cold: bool, environment: Mapping[str, str] | None = None
) -> tuple[int, str]:
    """Start a server in one of the two ways."""
    if not cold:
        return await zygote.fork(folder)
    served = await Served.start(folder, environment=environment)
    return served.process.pid, served.address


async def wait_for_end(process: int) -> None:
    """Wait until a killed process is gone, so that it holds the folder no more."""
    while True:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        await asyncio.sleep(0.001)


async def run(
    kills: int, tables: int, seats: int, cold_every: int, report_every: int = 100, database: str | None = None
) -> Tally:
    """Kill and restart; Lost when a promise was broken.  `database` is where the tables are, if not in a file."""
    tally, dice = Tally(), random.Random(1)
    environment = {} if database is None else {DATABASE: database}
    zygote = await Zygote.load(environment)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store: Store = SqliteStore(folder) if database is None else PostgresqlStore(database)
        process, address = await start(zygote, folder, cold=False)
        crews = [Survivor(address, number, seats) for number in range(tables)]
        await asyncio.gather(*(crew.sit() for crew in crews))
        doorstep = Newcomers()
        for number in range(1, kills + 1):
            playing = [asyncio.create_task(crew.play(tally)) for crew in crews]
            playing.append(asyncio.create_task(doorstep.come(address)))
            await asyncio.sleep(dice.uniform(0.01, 0.15))
            os.kill(process, signal.SIGKILL)
            await asyncio.gather(*playing)
            await wait_for_end(process)
            tally.kills += 1
            for crew in crews:
                crew.lives += 1
            ended = [crew for at, crew in enumerate(crews) if crew.lives >= TABLE_LIFE + at or number == kills]
            logged = await logged_in(store) if ended else {}
            for crew in ended:
                crew.check(logged)
            cold = number % cold_every == 0
            begun = time.perf_counter()
            process, address = await start(zygote, folder, cold, environment)
            fresh = [crew for crew in crews if crew.lives >= TABLE_LIFE + crews.index(crew)]
            crews = [crew for crew in crews if crew not in fresh]
            await asyncio.gather(*(crew.prove_playable(address, tally) for crew in crews))
            (tally.cold if cold else tally.forked).append(time.perf_counter() - begun)
            for old in fresh:
                await old.go_home()
                crew = Survivor(address, number * tables + len(crews), seats)
                await crew.sit()
                crews.append(crew)
            if number % report_every == 0:
                print(f"{number} kills, {tally.acked} acked, 0 lost", flush=True)
        os.kill(process, signal.SIGKILL)
        await wait_for_end(process)
        logged = await logged_in(store)
        for crew in crews:
            await crew.go_home()
            crew.check(logged)
        lost = await doorstep.what_is_lost(store)
        if lost:
            raise Lost(lost[0])
    tally.seated, tally.seated_again = len(doorstep.answers), doorstep.repeated
    await zygote.close()
    return tally


def main() -> int:
    """Run and print what was found."""
    parser = argparse.ArgumentParser(description="Kill the server under load and look for lost actions.")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--cold-every", type=int, default=50)
    parser.add_argument("--postgresql", action="store_true", help="keep the tables in a PostgreSQL of its own")
    chosen = parser.parse_args()
    begun = time.perf_counter()
    try:
        with contextlib.ExitStack() as held:
            database = held.enter_context(running_postgresql()).emptied("house") if chosen.postgresql else None
            tally = asyncio.run(run(chosen.kills, chosen.tables, chosen.seats, chosen.cold_every, database=database))
    except Lost as lost:
        print(f"LOST: {lost}", file=sys.stderr)
        return 1
    print(f"kills              {tally.kills} in {time.perf_counter() - begun:.0f} s")
    print(f"acked actions      {tally.acked}")
    print("lost               0")
    print(f"sent again         {tally.repeated}, each acted once")
    print(f"seats taken        {tally.seated}, {tally.seated_again} sent again, each taken once")
    for name, times in (("forked", tally.forked), ("from nothing", tally.cold)):
        if times:
            median, worst = statistics.median(times), max(times)
            print(f"restart to playable, {name}: median {median:.2f} s, worst {worst:.2f} s, {len(times)} restarts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
