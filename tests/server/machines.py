"""Two machines with one database behind a proxy: what becomes of tables when one of them dies, ends or is cut off.

    python -m tests.server.machines [--blows 12] [--tables 12] [--seats 3] [--proxy haproxy]

Each machine is a network namespace with two lines, one to the proxy and one, inside, to the database and the other
machine; `biberbau serve` runs there as a club would run it.  Proxy, database and people are on a third machine.  People
play at tables, and others open some and sit down, all through the proxy.  By turns everything is killed on the
machine that has the most of the tables, its house is told to end, it is gone (both of its lines are cut, without a
word), or it is cut off from the database and the other machine alone.  After each blow every table has to be played on;
then what has ended is started again, and what was cut is mended.  At the end

* every acknowledged action stands in the log, under its sequence, once, and whoever opened a table or sat down has
  that seat;
* nothing that anybody was told is missing from the log;
* no table was silent for longer than `BLOWS` says.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from picows.websockets import InvalidHandshake

from tests.server.chaos import Lost, Tally
from tests.server.cluster import Regular, all_played_on, described, doorstep_for_ever
from tests.server.installation import Installation, config_for_crowds, failures
from tests.server.newcomers import Newcomers
from tests.server.patience import within
from tests.server.person import Message, Person
from tests.server.postgresql import asked, die_with_parent, running_postgresql
from tests.server.stores import PostgresqlStore, logged_in
from tests.server.test_hosting import SEVERAL, running_proxy

INSIDE_OF = "MACHINES_NETWORK"
"""Stands in the environment of the process that has a network of its own."""

NETWORK = ["unshare", "--net"]
"""As root; others may have networks of their own by `NETWORK_OF_A_USER`."""

NETWORK_OF_A_USER = ["unshare", "--user", "--map-current-user", "--keep-caps", "--net"]

FRONT, BACK = "10.77.1", "10.77.2"
"""Networks: between the proxy and the houses, and inside."""

PORT, PORT_INSIDE, PORT_OF_PROXY = 8400, 8410, 8080

ORIGIN = f"http://{FRONT}.1:{PORT_OF_PROXY}"

UNANSWERED, OPENING = 8.0, 8.0
"""Seconds after which a page takes its connection for lost: without an answer, and while it opens one."""

CLOSING = 0.2
"""Seconds that people wait for a goodbye."""

BLOWS = {"killed": 3.0, "told to end": 1.0, "gone": 10.0, "cut off inside": 10.0}
"""What happens to a machine, and for how many seconds tables shall be silent at most."""


OWNERS = """
SELECT inside FROM biberbau.game_table JOIN biberbau.process ON process.id = owner WHERE code = ANY ($1::text[])
"""


class Page(Regular):
    """People whose pages do not wait for ever for a machine that says nothing."""

    async def ask(self, person: Person, fields: dict[str, Any]) -> tuple[Message, float]:
        """Ask; ConnectionError where no answer comes."""
        try:
            return await within(UNANSWERED, super().ask(person, fields))
        except TimeoutError as error:
            raise ConnectionError("nothing is answered") from error

    async def come_back(self, address: str) -> None:
        """Come back; OSError where that does not succeed."""
        try:
            await within(OPENING, super().come_back(address))
        except (InvalidHandshake, AssertionError) as error:
            # A connection that ends while it is being opened is an error of the second kind to this library.
            raise ConnectionError("the proxy finds nobody") from error


def do(*words: object) -> None:
    """Run a command of the system; RuntimeError says what it has said."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, words))}: {done.stderr.strip()}")


class Machine(Installation):
    """A namespace, and the house in it."""

    def __init__(self, number: int, folder: Path, database: str, config: Path) -> None:
        self.name, self.number = f"machine{number}", number
        front, self.back = f"{FRONT}.{10 + number}", f"{BACK}.{10 + number}"
        super().__init__(folder / self.name, front, PORT, f"{self.back}:{PORT_INSIDE}", database, config)
        # It stands for the namespace, which ends with it.
        self.holder = subprocess.Popen(["unshare", "--net", "sleep", "infinity"], preexec_fn=die_with_parent)
        while os.readlink(f"/proc/{self.holder.pid}/ns/net") == os.readlink("/proc/self/ns/net"):
            time.sleep(0.01)
        self.within = ["nsenter", f"--net=/proc/{self.holder.pid}/ns/net", "--"]
        do(*self.within, "ip", "link", "set", "lo", "up")
        for line, address in (("front", front), ("back", self.back)):
            do("ip", "link", "add", f"{line}{number}", "type", "veth", "peer", "name", line, "netns", self.holder.pid)
            do("ip", "link", "set", f"{line}{number}", "up", "master", line)
            do(*self.within, "ip", "addr", "add", f"{address}/24", "dev", line)
            do(*self.within, "ip", "link", "set", line, "up")

    def cut(self, *lines: str) -> None:
        """Let nothing pass any more, without a word to anybody."""
        for line in lines:
            do("ip", "link", "set", f"{line}{self.number}", "nomaster")

    def mend(self) -> None:
        """Let everything pass again."""
        for line in ("front", "back"):
            do("ip", "link", "set", f"{line}{self.number}", "master", line)


@dataclass
class Seen:
    """What was seen."""

    tally: Tally = field(default_factory=Tally)
    silences: dict[str, list[float]] = field(default_factory=lambda: {kind: [] for kind in BLOWS})
    doorstep: Newcomers = field(default_factory=Newcomers)


def lay_network() -> None:
    """Make what the lines of the machines are joined to."""
    do("ip", "link", "set", "lo", "up")
    for line, network in (("front", FRONT), ("back", BACK)):
        do("ip", "link", "add", line, "type", "bridge")
        do("ip", "addr", "add", f"{network}.1/24", "dev", line)
        do("ip", "link", "set", line, "up")


@contextlib.asynccontextmanager
async def two_machines(folder: Path, database: str) -> AsyncIterator[list[Machine]]:
    """Open the house on two machines."""
    config = config_for_crowds(folder, f'public-origin = "{ORIGIN}"', f'proxy = ["{FRONT}.1"]')
    machines: list[Machine] = []
    try:
        for number in (1, 2):
            machines.append(Machine(number, folder, database, config))
        for machine in machines:
            await machine.start()
        for machine in machines:
            await machine.stands()
        yield machines
    finally:
        for machine in machines:
            machine.mend()
            await machine.close()
            machine.holder.kill()
            machine.holder.wait()


async def with_most_tables(database: str, machines: Sequence[Machine], crews: Sequence[Page]) -> Machine:
    """Return the machine that has the most of the tables."""
    rows = await asked(database, OWNERS, [crew.people[0].code for crew in crews])
    had = Counter(inside.rpartition(":")[0] for (inside,) in rows)
    return max(machines, key=lambda machine: had[machine.back])


async def strike(kind: str, machine: Machine, played_on: Awaitable[None]) -> None:
    """Let something happen to a machine, wait until all tables are played on, and make it whole again."""
    match kind:
        case "killed":
            machine.kill()
        case "told to end":
            machine.tell()
        case "gone":
            machine.cut("front", "back")
        case _:
            machine.cut("back")
    await played_on
    if kind in ("killed", "told to end"):
        await machine.start()
    else:
        machine.mend()
    await machine.stands()


async def run(local: str, proxy: str, blows: int, tables: int, seats: int) -> Seen:
    """Strike the machines; Lost when a promise was broken.  `local` is the database as it is found from here."""
    seen, dice = Seen(), random.Random(1)
    database = f"postgresql://biberbau@{BACK}.1/house"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with two_machines(folder, database) as machines:
            (folder / "proxy").mkdir()
            houses = [f"{machine.host}:{PORT}" for machine in machines]
            command = SEVERAL[proxy](houses, folder / "proxy", f"{FRONT}.1:{PORT_OF_PROXY}")
            with running_proxy(command, PORT_OF_PROXY, f"{FRONT}.1"):
                # It has to have found out who stands.
                await asyncio.sleep(3)
                crews = [Page(f"{ORIGIN}/", number, seats) for number in range(tables)]
                for crew in crews:
                    for person in crew.people:
                        person.options = {"close_timeout": CLOSING}
                await asyncio.gather(*(crew.sit() for crew in crews))
                playing = [asyncio.create_task(crew.play_for_ever(seen.tally)) for crew in crews]
                playing.append(asyncio.create_task(doorstep_for_ever(seen.doorstep, lambda: f"{ORIGIN}/")))
                for blow in range(blows):
                    kind = list(BLOWS)[blow % len(BLOWS)]
                    await asyncio.sleep(dice.uniform(1.0, 2.0))
                    for crew in crews:
                        crew.silence = 0.0
                    machine = await with_most_tables(local, machines, crews)
                    await strike(kind, machine, all_played_on(crews, playing))
                    await asyncio.sleep(3)
                    silences = [crew.silence for crew in crews]
                    seen.silences[kind] += silences
                    seen.tally.kills += 1
                    print(f"{machine.name} {kind}: {described(silences)}", flush=True)
                for task in playing:
                    task.cancel()
                await asyncio.wait(playing)
                for crew in crews:
                    await crew.go_home()
        store = PostgresqlStore(local)
        logged = await logged_in(store)
        for crew in crews:
            crew.check(logged)
        if lost := await seen.doorstep.what_is_lost(store):
            raise Lost(lost[0])
        if failed := failures(machines):
            raise Lost(f"a house has failed: {failed}")
    return seen


def in_a_network(words: Sequence[str]) -> int:
    """Run this in a network of its own; return its status."""
    network = NETWORK if os.geteuid() == 0 else NETWORK_OF_A_USER
    command = [*network, sys.executable, "-m", "tests.server.machines", *words]
    return subprocess.run(command, env={**os.environ, INSIDE_OF: "1"}, check=False).returncode


def what_is_missing(proxy: str) -> str | None:
    """Return what this machine lacks for it; None where it can be done."""
    for tool in ("ip", "nsenter", "unshare", proxy):
        if shutil.which(tool) is None:
            return f"{tool} is not on this machine"
    network = NETWORK if os.geteuid() == 0 else NETWORK_OF_A_USER
    if subprocess.run([*network, "ip", "link", "add", "x", "type", "bridge"], capture_output=True).returncode:
        return "no network namespace can be made here"
    return None


def main() -> int:
    """Run and print what was found."""
    parser = argparse.ArgumentParser(description="Let machines of one house die or be cut off while people play.")
    parser.add_argument("--blows", type=int, default=12)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--proxy", choices=list(SEVERAL), default="haproxy")
    chosen = parser.parse_args()
    if INSIDE_OF not in os.environ:
        missing = what_is_missing(chosen.proxy)
        if missing is not None:
            print(f"NOT RUN: several machines behind {chosen.proxy}: {missing}")
            return 0
        return in_a_network(sys.argv[1:])
    begun = time.perf_counter()
    lay_network()
    try:
        with running_postgresql(listens=(f"{BACK}.1", f"{BACK}.0/24")) as postgresql:
            seen = asyncio.run(
                run(postgresql.emptied("house"), chosen.proxy, chosen.blows, chosen.tables, chosen.seats)
            )
    except Lost as lost:
        print(f"LOST: {lost}", file=sys.stderr)
        return 1
    print(f"blows              {seen.tally.kills} in {time.perf_counter() - begun:.0f} s, behind {chosen.proxy}")
    print(f"acked actions      {seen.tally.acked}")
    print("lost               0")
    print(f"sent again         {seen.tally.repeated}, each acted once")
    print(f"seats taken        {len(seen.doorstep.answers)}, {seen.doorstep.repeated} sent again, each taken once")
    for kind, most in BLOWS.items():
        print(f"silence, {kind} (wanted: {most:g} s at most): {described(seen.silences[kind])}")
    too_silent = [kind for kind, most in BLOWS.items() if max(seen.silences[kind], default=0.0) > most]
    for kind in too_silent:
        print(f"TOO SILENT: {kind}: {max(seen.silences[kind]):.2f} s, {BLOWS[kind]:g} s at most", file=sys.stderr)
    return 1 if too_silent else 0


if __name__ == "__main__":
    sys.exit(main())
