"""How long it takes to come to a table with a long log, and how long others wait meanwhile: `make long-table`.

    python -m tests.server.long_table [--events 36000] [--games GAME …] [--bound 100]

At a table of its own somebody sends what is refused at once, fifty times a second, and notes how long each answer
takes; then somebody else comes to the long table, which sleeps.  The exit status is 1 where an answer took longer than
the bound in milliseconds; without one it only measures.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from biberbau.core.chance import FastStream
from biberbau.games import GAMES, game_named
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.sqlite_log import SqliteLog
from biberbau.server.table.events import Acted, AnyEvent, BotSeated, Created, Entry, RoundBegun, Started, encode_entry
from biberbau.server.table.table import Table
from tests.contract.matches import any_action
from tests.server.person import Person
from tests.server.served import Served

CODE = "LANGER"
EVENTS = 36_000
EVERY = 0.02
"""Seconds between two messages of the bystander."""

BEFORE = 2.0
"""Seconds for which the bystander is watched before anybody comes."""


def long_story(game: str) -> Iterator[AnyEvent]:
    """Give what happens at a table of three, match after match, while the events happen to the table that is sent."""
    table = Table(CODE)

    def happened(event: AnyEvent) -> AnyEvent:
        table.apply(event)
        return event

    yield happened(Created(game=game, name="Anna", token="", dice="00"))
    for name in ("Berta", "Bruno"):
        yield happened(BotSeated(bot="uniform", name=name))
    dice, number = FastStream(1), 0
    while True:
        number += 1
        yield happened(Started(version=game_named(game).version, seed=number.to_bytes(32).hex()))
        while table.stage != "match_over":
            if table.stage == "round_over":
                yield happened(RoundBegun())
                continue
            assert table.match is not None
            seat, action = any_action(table.match, dice)
            yield happened(Acted(seat=seat, action=table.game.format_action(action)))


def long_log(game: str, events: int) -> list[bytes]:
    """Return the entries of a table with so many events."""
    table, entries = Table(CODE), []
    for event in long_story(game):
        table.apply(event)
        entries.append(encode_entry(Entry(event, table.state_hash)))
        if len(entries) == events:
            break
    return entries


async def lay(folder: Path, entries: list[bytes]) -> None:
    """Write the table into a data folder."""
    log = SqliteLog(folder / LOG_FILE)
    await log.append(CODE, 0, entries)
    await log.close()


async def answers(person: Person, taken: list[float]) -> None:
    """Send what is refused, and note how long each answer takes, until cancelled."""
    while True:
        began = time.perf_counter()
        await person.ask("start")
        taken.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, EVERY - taken[-1]))


async def measure(game: str, events: int) -> float:
    """Print what was measured of a game; return the longest time that the bystander waited, in milliseconds."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        await lay(folder, await asyncio.to_thread(long_log, game, events))
        served = await Served.start(folder, sleep=0.1)
        try:
            await served.warm()
            async with Person(served.address, "Ben") as bystander:
                await bystander.open_table()
                taken: list[float] = []
                asking = asyncio.create_task(answers(bystander, taken))
                await asyncio.sleep(BEFORE)
                quiet = sorted(taken)
                taken.clear()
                came = []
                for _ in range(2):
                    async with Person(served.address, "Carl") as guest:
                        began = time.perf_counter()
                        await guest.watch(CODE)
                        came.append(time.perf_counter() - began)
                    await asyncio.sleep(0.5)
                asking.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await asking
        finally:
            await served.stop()
    worst = 1000 * max(taken)
    print(
        f"{game:<14} {came[0]:9.2f} s {came[1]:9.2f} s {1000 * statistics.median(quiet):9.1f} "
        f"{1000 * quiet[-1]:9.1f} {1000 * statistics.median(taken):9.1f} {worst:9.1f} ms",
        flush=True,
    )
    return worst


def main() -> int:
    """Measure; return 1 where a bystander waited longer than the bound."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.long_table")
    parser.add_argument("--events", type=int, default=EVENTS)
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--bound", type=float, help="milliseconds")
    asked = parser.parse_args()
    print(f"{asked.events} events; to come, to come again; a bystander's answers before (median, worst) and meanwhile")
    worst = [asyncio.run(measure(game, asked.events)) for game in asked.games]
    return 1 if asked.bound is not None and max(worst) > asked.bound else 0


if __name__ == "__main__":
    sys.exit(main())
