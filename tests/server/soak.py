"""Whether the server keeps what it has done with: matches are played, tables fall asleep, and memory must not grow.

    python -m tests.server.soak [--seconds 3600] [--tables 8]

So many tables are played at at any time, one after another, of all games in turn.  What is fitted is the line of the
resident memory over the matches that are over, in the later half of the run; a slope above the bound fails.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from biberbau.games import GAMES, game_named
from tests.server.housekeeping import SHORTEST
from tests.server.player import Player
from tests.server.served import Served

BOUND = 1.0
"""MiB that 1,000 matches may leave behind."""

SLEEP_SECONDS = 1.0
"""A table falls asleep so long after everybody has left."""

SAMPLE_SECONDS = 2.0

OWN_ACTIONS = 4
"""So many actions a person takes, before bots play on alone."""

MATCH_SECONDS = 5.0
"""A match that takes longer is left as it stands, for the table to sleep in the middle of it."""


class Soak:
    """Matches that are over, and the server's memory meanwhile."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.games: Iterator[str] = itertools.cycle(GAMES)
        self.over = 0
        self.samples: list[tuple[int, float]] = []
        """Matches over, and MiB."""

    async def play(self, game: str) -> None:
        """Play a match of a person and a bot, which somebody watches to its end, or for as long as it is worth it."""
        anna, ben = Player(self.served.address, "Anna"), Player(self.served.address, "Ben")
        await anna.connect()
        await ben.connect()
        try:
            await anna.open_table(game)
            await anna.ask("seat_bot", bot="uniform")
            await anna.ask(
                "configure", options={o.key: SHORTEST[o.key] for o in game_named(game).options if o.key in SHORTEST}
            )
            await anna.ask("start")
            await ben.watch(anna.code)
            for _ in range(OWN_ACTIONS):
                if anna.may_act and anna.situation is not None and anna.situation["legal"]:
                    await anna.act()
            await anna.ask("leave")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(MATCH_SECONDS):
                    while ben.table["stage"] != "match_over":
                        await ben.hear(patience=None)
                        ben.heard.clear()
            self.over += 1
        finally:
            await anna.hang_up()
            await ben.hang_up()

    async def visit(self) -> None:
        """Go from table to table."""
        while True:
            await self.play(next(self.games))

    async def weigh(self) -> None:
        """Note the memory now and then."""
        while True:
            await asyncio.sleep(SAMPLE_SECONDS)
            self.samples.append((self.over, self.served.resident_mebibytes()))

    @property
    def slope(self) -> float:
        """MiB per 1,000 matches, in the later half."""
        later = [sample for sample in self.samples if 2 * sample[0] >= self.over]
        matches, memory = zip(*later, strict=True)
        return 1000 * statistics.linear_regression(matches, memory).slope


async def soak(seconds: float, tables: int) -> Soak:
    """Play for so long at so many tables at once."""
    with tempfile.TemporaryDirectory() as folder:
        served = await Served.start(Path(folder), sleep=SLEEP_SECONDS)
        try:
            await served.warm()
            run = Soak(served)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
                    group.create_task(run.weigh())
                    for _ in range(tables):
                        group.create_task(run.visit())
        finally:
            await served.stop()
    return run


def main() -> int:
    """Play, print, and return 1 where memory grows."""
    parser = argparse.ArgumentParser(description="Look whether the server's memory grows.")
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--tables", type=int, default=8)
    chosen = parser.parse_args()
    print(f"{chosen.tables} tables at a time, for {chosen.seconds:.0f} s", flush=True)
    run = asyncio.run(soak(chosen.seconds, chosen.tables))
    for over, memory in run.samples[:: max(1, len(run.samples) // 10)]:
        print(f"{over:7} matches  {memory:7.1f} MiB")
    print(f"{run.over} matches; {run.slope:+.2f} MiB per 1,000 of them in the later half, {BOUND:.0f} are allowed")
    return int(run.slope > BOUND)


if __name__ == "__main__":
    sys.exit(main())
