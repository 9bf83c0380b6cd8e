"""Restart a house on two machines, one after the other, while people play, as whoever updates it does.

    python -m tests.server.deploys [--restarts 100] [--updates 10] [--tables 500] [--seats 4] [--pace 1]

Two installations of one house, with one PostgreSQL, stand behind HAProxy as docs/hosting.md sets it up.  At every table
somebody acts `--pace` seconds after the last action was acknowledged.  By turns one of the two is told to end, and
started again.  Some of the restarts bring the next version of the house, with another page, another version of the
protocol and another shape of events (`tests.server.next_version`); until its own next restart the other machine has the
version before, and so has every second of the people whose page was loaded before.  At the end

* every acknowledged action stands in the log, under its sequence, once, and whoever opened a table or sat down has
  that seat;
* nothing that anybody was told is missing from the log;
* nobody's page would have to be loaded anew: every seat was given back to who holds it, and all files of every page
  that was loaded since the beginning are still there, whichever machine is asked;
* of every table and restart it is known for how long it was silent: the longest time from the moment at which somebody
  was about to act until that was acknowledged.  The longest sync of the disk in this time stands beside it, and
  silences that are too long are no success.
"""

from __future__ import annotations

import argparse
import asyncio
import compileall
import contextlib
import http.client
import itertools
import json
import os
import re
import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from picows.websockets import InvalidHandshake

from biberbau.server.protocol import PROTOCOL_VERSION
from tests.server.chaos import Lost, Tally
from tests.server.cluster import all_played_on, doorstep_for_ever
from tests.server.installation import Installation, config_for_crowds, failures
from tests.server.machines import CLOSING, OPENING, Page
from tests.server.newcomers import Newcomers
from tests.server.next_version import MORE, made_next
from tests.server.patience import within
from tests.server.person import Person
from tests.server.places import free_places
from tests.server.postgresql import running_postgresql
from tests.server.stores import Event, PostgresqlStore, logged_in
from tests.server.test_hosting import SEVERAL, running_proxy

SEATED_AT_ONCE = 10
"""Tables that are opened side by side."""

SETTLING = 3.0
"""Seconds in which HAProxy takes note of a house that is there again."""

SETTLED = 10.0
"""Seconds for which people have played before the first restart."""

SILENT = 1.0
"""Seconds for which all but one of a thousand tables may be silent, and any for the longest sync more."""

FEW = 8
"""Files of each further page that are asked for."""

NAMED = re.compile(r'(?:src|href)="(/assets/[^"]+)"')


class Table(Page):
    """People of a table who act at leisure."""

    pace = 1.0

    version = 0
    """How many versions later the newest page is that can be loaded."""

    async def play_for_ever(self, tally: Tally) -> None:
        """Play, and come again whenever somebody is cut off."""
        await asyncio.sleep(self.pace * self.dice.random())
        due = time.monotonic()
        while True:
            try:
                before = tally.acked
                if not await self.act(tally):
                    continue
                now = time.monotonic()
                self.silence, self.acked = max(self.silence, now - due), now
                due = now + self.pace if tally.acked > before else now
                while time.monotonic() < due:
                    # A page comes again as soon as it is cut off, and not when its player wants to act.
                    if self.cut_off:
                        await self.return_()
                    await asyncio.sleep(0.02)
            except ConnectionError:
                await self.return_()

    async def come_back(self, address: str) -> None:
        """Come back to the very seats."""
        held = [(person.seat, person.token) for person in self.people]
        try:
            await within(OPENING, asyncio.gather(*(self.sit_again(person) for person in self.people)))
        except (InvalidHandshake, AssertionError) as error:
            raise ConnectionError("the proxy finds nobody") from error
        self.listen()
        if held != [(person.seat, person.token) for person in self.people]:
            raise Lost(f"table {self.people[0].code}: somebody was given another seat, or none")

    async def sit_again(self, person: Person) -> None:
        """Come back to one seat, as each page does for itself."""
        known = person.seq
        if any(person is other for other in self.people[1::2]):
            # Only who loads the page anew gets the newest one.
            person.protocol = PROTOCOL_VERSION + self.version
            person.says_more = {"act": {f"{MORE}{number}": "brave" for number in range(1, self.version + 1)}}
        await person.reconnect()
        while person.seq < known:
            await person.hear()


@dataclass
class Seen:
    """What was seen."""

    tally: Tally = field(default_factory=Tally)
    silences: list[float] = field(default_factory=list)
    """Of each table at each restart."""
    doorstep: Newcomers = field(default_factory=Newcomers)
    returns: int = 0
    files: int = 0
    """Of pages that were loaded before, asked for again."""


class Syncs:
    """Writes to the disk all the time, and notes how long it takes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.times: list[float] = []
        """Seconds."""
        self.over = threading.Event()

    def run(self) -> None:
        with self.path.open("wb", buffering=0) as file:
            while not self.over.wait(0.05):
                file.write(b"x" * 512)
                begun = time.perf_counter()
                os.fdatasync(file.fileno())
                self.times.append(time.perf_counter() - begun)

    @property
    def longest(self) -> float:
        """What the longest took."""
        return max(self.times, default=0.0)


@contextlib.contextmanager
def measured_syncs(folder: Path) -> Iterator[Syncs]:
    """Measure the disk during the block."""
    syncs = Syncs(folder / "syncs")
    thread = threading.Thread(target=syncs.run)
    thread.start()
    try:
        yield syncs
    finally:
        syncs.over.set()
        thread.join()


class KnownOfAll(PostgresqlStore):
    """A log in which what only later versions say is passed over."""

    async def events(self) -> list[Event]:
        return [(code, sequence, known_of(body)) for code, sequence, body in await super().events()]


def known_of(body: bytes) -> bytes:
    """Return an entry as this version would have written it."""
    if MORE.encode() not in body:
        return body
    entry = json.loads(body)
    entry["event"] = {name: value for name, value in entry["event"].items() if not name.startswith(MORE)}
    return json.dumps(entry).encode()


def installed(folder: Path, number: int) -> Path:
    """Make the version that is so many versions later, compiled, for whoever updates a house has it ready."""
    compileall.compile_dir(made_next(folder, number) / "biberbau", quiet=2)
    return folder


def asked(port: int, path: str) -> tuple[int, str]:
    """Return status and text of what is answered through the proxy."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    with contextlib.closing(connection):
        connection.request("GET", path, headers={"Host": f"localhost:{port}"})
        answer = connection.getresponse()
        return answer.status, answer.read().decode("utf-8", "replace")


async def run(database: str, restarts: int, updates: int, tables: int, seats: int, folder: Path) -> Seen:
    """Restart the two by turns, and update them now and then; Lost when a promise was broken."""
    seen = Seen()
    versions = [installed(folder / f"version{number}", number) for number in range(1, min(updates, restarts) + 1)]
    (folder / "proxy").mkdir()
    places = free_places(5)
    config = config_for_crowds(folder, 'proxy = ["127.0.0.1"]')
    installations = [
        Installation(folder / f"house{number}", "127.0.0.1", int(outside.rpartition(":")[2]), inside, database, config)
        for number, (outside, inside) in enumerate((places[:2], places[2:4]), 1)
    ]
    port = int(places[4].rpartition(":")[2])
    command = SEVERAL["haproxy"]([f"{one.host}:{one.port}" for one in installations], folder / "proxy", places[4])
    try:
        for one in installations:
            await one.start()
        for one in installations:
            await one.stands()
        with running_proxy(command, port):
            await asyncio.sleep(SETTLING)
            pages = NAMED.findall((await asyncio.to_thread(asked, port, "/"))[1])
            address = f"http://localhost:{port}/"
            crews = [Table(address, number, seats) for number in range(tables)]
            for crew in crews:
                for person in crew.people:
                    person.options = {"close_timeout": CLOSING}
            for start in range(0, tables, SEATED_AT_ONCE):
                await asyncio.gather(*(crew.sit() for crew in crews[start : start + SEATED_AT_ONCE]))
            playing = [asyncio.create_task(crew.play_for_ever(seen.tally)) for crew in crews]
            playing.append(asyncio.create_task(doorstep_for_ever(seen.doorstep, lambda: address)))
            await asyncio.sleep(SETTLED)
            for number in range(restarts):
                for crew in crews:
                    crew.silence = 0.0
                one = installations[number % len(installations)]
                if number * updates // restarts > (number - 1) * updates // restarts:
                    Table.version += 1
                one.version = versions[Table.version - 1] if Table.version else None
                one.tell()
                await one.start()
                await one.stands()
                await asyncio.sleep(SETTLING)
                await all_played_on(crews, playing)
                seen.silences += [crew.silence for crew in crews]
                pages += set(NAMED.findall((await asyncio.to_thread(asked, one.port, "/"))[1])[:FEW]) - set(pages)
                for path, machine in itertools.product(pages, installations):
                    status, _ = await asyncio.to_thread(asked, machine.port, path)
                    if status != 200:
                        raise Lost(f"{path}, which a page needs, is answered {status}")
                    seen.files += 1
                print(
                    f"restart {number + 1}: silent for {max(crew.silence for crew in crews):.2f} s at most", flush=True
                )
            seen.returns = sum(crew.returns for crew in crews)
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
            for crew in crews:
                await crew.go_home()
    finally:
        for one in installations:
            await one.close()
    store = KnownOfAll(database)
    logged = await logged_in(store)
    for crew in crews:
        crew.check(logged)
    if lost := await seen.doorstep.what_is_lost(store):
        raise Lost(lost[0])
    if failed := failures(installations):
        raise Lost(f"a house has failed: {failed}")
    return seen


def quantile(values: Sequence[float], share: float) -> float:
    """Return what so large a share of values is not above."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def main() -> int:
    """Run and print what was found."""
    parser = argparse.ArgumentParser(description="Restart a house on two machines by turns while people play.")
    parser.add_argument("--restarts", type=int, default=100)
    parser.add_argument("--updates", type=int, default=10)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pace", type=float, default=1.0)
    chosen = parser.parse_args()
    if shutil.which("haproxy") is None:
        print("NOT RUN: restarts one after the other: haproxy is not on this machine")
        return 0
    Table.pace = chosen.pace
    begun = time.perf_counter()
    try:
        with (
            running_postgresql(in_memory=False) as postgresql,
            tempfile.TemporaryDirectory() as name,
            measured_syncs(Path(name)) as syncs,
        ):
            seen = asyncio.run(
                run(
                    postgresql.emptied("house"),
                    *(chosen.restarts, chosen.updates, chosen.tables, chosen.seats, Path(name)),
                )
            )
    except Lost as lost:
        print(f"LOST: {lost}", file=sys.stderr)
        return 1
    took = time.perf_counter() - begun
    print(f"restarts           {chosen.restarts} under {chosen.tables} tables of {chosen.seats} in {took:.0f} s")
    print(f"updates            {Table.version} of them brought another page, protocol and shape of events")
    print(f"acked actions      {seen.tally.acked}")
    print("lost               0")
    print(f"sent again         {seen.tally.repeated}, each acted once")
    print(f"seats taken        {len(seen.doorstep.answers)}, {seen.doorstep.repeated} sent again, each taken once")
    print(f"came again         {seen.returns} times all people of a table, each to their seat; 0 pages loaded anew")
    print(f"files of pages     {seen.files} asked for after restarts, all there")
    print(
        f"silence of a table p50 {statistics.median(seen.silences):.3f} s, p99 {quantile(seen.silences, 0.99):.2f} s, "
        f"p99.9 {quantile(seen.silences, 0.999):.2f} s, worst {max(seen.silences):.2f} s"
    )
    print(f"longest sync       {syncs.longest:.3f} s")
    if quantile(seen.silences, 0.999) > SILENT or max(seen.silences) > SILENT + syncs.longest:
        print(f"TOO SILENT: p99.9 {SILENT:g} s at most, and no table longer than a sync more", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
