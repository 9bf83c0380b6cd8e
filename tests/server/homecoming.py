"""Kill a full house and let everybody come back at once: how soon each table is playable again.

    python -m tests.server.homecoming [--tables 500] [--seats 4] [--events 300] [--kills 5]

Every table is in the middle of its evening, with so many events in the log.  All its seats come to a house that was
just started, everybody at once; then each table takes an action a second until the house is killed with SIGKILL, and is
started again from nothing on the same folder.  A table is playable when all its seats are back and it has acknowledged
something.  The times are from the start of the new process, what it takes to load the rules included.  In the end
everything that was acknowledged must stand in the log, once, as in `tests.server.chaos`.

Before the first time nobody has kept a snapshot of any table, so all events are read; afterwards a house finds those
that the ones before it have kept.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from biberbau.core.chance import FastStream
from biberbau.games import game_named
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.sqlite_log import SqliteLog
from biberbau.server.table.events import Acted, AnyEvent, Created, Entry, Joined, RoundBegun, Started, encode_entry
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import CODE_LENGTH, letters_of, token_hash
from tests.contract.matches import any_action
from tests.server.chaos import Lost, Survivor, Tally
from tests.server.served import Served
from tests.server.stores import SqliteStore, logged_in

GAME = "biber-gang"

AT_LEAST, AT_MOST = 2.0, 4.0
"""Seconds for which everybody plays between two kills."""


def code_of(number: int) -> str:
    """Return the code of a table."""
    return letters_of(number.to_bytes(4), CODE_LENGTH)


def token_of(number: int, seat: int) -> str:
    """Return the token of a seat."""
    return f"seat-{seat}-of-table-{number}"


def evening(number: int, seats: int, events: int) -> list[bytes]:
    """Return the entries of a table of people with so many events, with as many matches as it takes."""
    table, entries, dice = Table(code_of(number)), list[bytes](), FastStream(number + 1)

    def happen(event: AnyEvent) -> None:
        table.apply(event)
        entries.append(encode_entry(Entry(event, table.state_hash)))

    happen(Created(game=GAME, name="P0", token=token_hash(token_of(number, 0)), dice="00"))
    for seat in range(1, seats):
        happen(Joined(name=f"P{seat}", token=token_hash(token_of(number, seat))))
    while len(entries) < events:
        if table.stage == "round_over":
            happen(RoundBegun())
        elif table.match is None or table.stage == "match_over":
            seed = (number << 32 | table.matches).to_bytes(32).hex()
            happen(Started(version=game_named(GAME).version, seed=seed))
        else:
            seat, action = any_action(table.match, dice)
            happen(Acted(seat=seat, action=table.game.format_action(action)))
    return entries


async def lay(folder: Path, tables: int, seats: int, events: int) -> None:
    """Write the tables into a data folder."""
    log = SqliteLog(folder / LOG_FILE)
    try:
        for number in range(tables):
            await log.append(code_of(number), 0, evening(number, seats, events))
    finally:
        await log.close()


class Regulars(Survivor):
    """A crew whose seats at a table are taken already."""

    def __init__(self, number: int, seats: int) -> None:
        super().__init__("", number, seats)
        for seat, person in enumerate(self.people):
            person.code, person.token = code_of(number), token_of(number, seat)

    async def come_back(self, address: str) -> None:
        """Take the seats, for the first time too."""
        for person in self.people:
            known = person.seq
            person.move(address)
            await person.reconnect()
            while person.seq < known or person.situation is None:
                await person.hear()
        self.listen()

    async def play(self, tally: Tally) -> None:
        """Act once a second until the server dies."""
        with contextlib.suppress(ConnectionError):
            await asyncio.sleep(self.dice.random())
            while not self.cut_off:
                await self.act(tally)
                await asyncio.sleep(1.0)


@dataclass(frozen=True)
class Return:
    """How everybody came back once."""

    opened: float
    """Seconds from the start of the house until it answered."""
    playable: list[float]
    """By table, seconds from then until it could be played at."""
    spent: float
    """Processor seconds of the house until the last."""

    def __str__(self) -> str:
        ordered = sorted(self.playable)
        return (
            f"open after {self.opened:.2f} s, tables playable after {statistics.median(ordered):.2f} s (median), "
            f"{ordered[int(0.99 * (len(ordered) - 1))]:.2f} s (p99), {ordered[-1]:.2f} s (worst), "
            f"{self.spent:.1f} s of a processor"
        )


async def come_home(folder: Path, crews: list[Regulars], tally: Tally) -> tuple[Served, Return]:
    """Start the house and let everybody come."""
    begun = time.perf_counter()
    served = await Served.start(folder)
    opened, playable = time.perf_counter() - begun, list[float]()

    async def come(crew: Regulars) -> None:
        await crew.prove_playable(served.address, tally)
        playable.append(time.perf_counter() - begun)

    await asyncio.gather(*map(come, crews))
    return served, Return(opened, playable, served.cpu_seconds())


async def run(tables: int, seats: int, events: int, kills: int, say: Callable[[str], None] = print) -> Tally:
    """Kill and come home again and again; Lost when a promise was broken."""
    tally, dice = Tally(), random.Random(1)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        await lay(folder, tables, seats, events)
        crews = [Regulars(number, seats) for number in range(tables)]
        served, first = await come_home(folder, crews, tally)
        say(f"without snapshots: {first}")
        for _ in range(kills):
            playing = [asyncio.create_task(crew.play(tally)) for crew in crews]
            await asyncio.sleep(dice.uniform(AT_LEAST, AT_MOST))
            await served.kill()
            await asyncio.gather(*playing)
            tally.kills += 1
            served, again = await come_home(folder, crews, tally)
            tally.cold += again.playable
            say(f"killed:            {again}")
        await served.kill()
        logged = await logged_in(SqliteStore(folder))
        for crew in crews:
            await crew.go_home()
            crew.check(logged)
    return tally


def main() -> int:
    """Run and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.homecoming")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--events", type=int, default=300)
    parser.add_argument("--kills", type=int, default=5)
    chosen = parser.parse_args()
    print(f"{chosen.tables} tables of {chosen.seats} with {chosen.events} events each", flush=True)
    try:
        tally = asyncio.run(run(chosen.tables, chosen.seats, chosen.events, chosen.kills))
    except Lost as lost:
        print(f"LOST: {lost}", file=sys.stderr)
        return 1
    print(f"acked actions      {tally.acked}, 0 lost, {tally.repeated} sent again, each acted once")
    return 0


if __name__ == "__main__":
    sys.exit(main())
