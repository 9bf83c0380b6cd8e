"""How soon bots answer at a quiet table, alone and beside forty tables of the strongest bots: `make thinking`.

    python -m tests.server.thinking [--game biber-gang] [--loud 40] [--quiet 3] [--seconds 60]

At every table somebody sits alone with three of the strongest bots.  At the quiet ones, each at an address of its own
but for one that is at the address of the loud, they ask for a hint, act, and let the bots take their time; at the loud
ones the bots are asked to hurry whenever they are to act.  Measured are the time from an event after which bots alone
are to act to the next one, pauses included, and the time to a hint, which nothing hides.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

from biberbau.bots import LEVELS
from biberbau.games import game_named
from tests.server.crew import Crew, Refusal
from tests.server.person import Message, Person
from tests.server.served import PAUSES, Served

BOTS = 3

LOUD, QUIET = "127.0.0.1", "127.0.0.{}"

BREATH = 0.3
"""Seconds that somebody at a quiet table takes to act."""


class Alone(Crew):
    """Somebody who sits alone with bots; `quiet` or with bots that are asked to hurry."""

    def __init__(self, address: str, number: int, game: str, comes_from: str, quiet: bool) -> None:
        super().__init__(address, number, 1)
        self.game, self.comes_from, self.quiet = game, comes_from, quiet
        self.real_time = game_named(game).real_time
        self.stirred = asyncio.Event()
        self.asked: float | None = None
        """When bots alone came to be to act."""
        self.taken: list[float] = []
        """Seconds that bots have taken to act."""
        self.hints: list[float] = []
        """Seconds that hints have taken."""

    async def sit(self) -> None:
        """Open the table with bots, and start."""
        [person] = self.people
        await person.connect(local_addr=(self.comes_from, 0))
        await person.open_table(self.game)
        for _ in range(BOTS):
            await person.ask("seat_bot", bot=LEVELS[-1])
        await person.ask("start")
        while person.situation is None:
            await person.hear()
        self.listen()

    def heard(self, person: Person, message: Message) -> None:
        """Note how long the bots have taken."""
        self.stirred.set()
        if message["type"] == "event":
            now = time.perf_counter()
            if self.asked is not None:
                self.taken.append(now - self.asked)
            self.asked = now if self.waits_for_bots else None

    @property
    def waits_for_bots(self) -> bool:
        """Whether bots alone are to act.  In real time that is not to be seen, so they may be."""
        person = self.people[0]
        return person.table["stage"] == "playing" and (self.real_time or not person.may_act)

    def next_message(self) -> tuple[Person, dict[str, Any]] | None:
        """Return what is to be said next; in real time there may be nothing that can be done."""
        person = self.people[0]
        playing = person.table["stage"] == "playing"
        if playing and person.situation is not None and not person.situation["legal"]:
            return None
        return super().next_message()

    async def play(self, until: float) -> None:
        """Play for a while."""
        [person], hurried = self.people, 0
        while time.perf_counter() < until:
            self.stirred.clear()
            if not self.quiet and self.waits_for_bots and person.seq != hurried:
                hurried = person.seq
                await person.say("go_on")
            step = self.next_message()
            if step is not None:
                await self.say(*step)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await self.stirred.wait()

    async def say(self, person: Person, fields: dict[str, Any]) -> None:
        """Say something; at a quiet table ask for a hint before anything is done."""
        # In real time somebody may be quicker.
        with contextlib.suppress(Refusal):
            if self.quiet and fields["kind"] == "act":
                _, seconds = await self.ask(person, {"kind": "hint", "id": person.key()})
                self.hints.append(seconds)
                await asyncio.sleep(BREATH)
            await self.ask(person, fields)


def report(name: str, tables: list[Alone]) -> float:
    """Print the figures of some quiet tables; return the median of what was asked of bots there, in seconds."""
    kinds = {"hints": [seconds for table in tables for seconds in table.hints]}
    if not tables[0].real_time:
        kinds["answers of bots"] = [seconds for table in tables for seconds in table.taken]
    medians = []
    for kind, found in kinds.items():
        medians.append(statistics.median(found))
        p50, p99 = statistics.median(found), statistics.quantiles(found, n=100, method="inclusive")[98]
        print(
            f"{name:<28} {len(found):>4} {kind:<16} p50 {p50:.3f} s  p99 {p99:.3f} s  worst {max(found):.3f} s",
            flush=True,
        )
    return medians[-1]


async def measure(game: str, loud: int, quiet: int, seconds: float) -> float:
    """Let them play and print how soon bots answered at the quiet tables.

    Return how many times as long it took them beside the loud ones as alone: bots to answer, or in real time hints to
    come.
    """
    with tempfile.TemporaryDirectory() as folder:
        served = await Served.start(Path(folder), environment={PAUSES: "yes"})
        await served.warm()
        own = [QUIET.format(3 + number) for number in range(quiet)]
        elsewhere = [Alone(served.address, number, game, where, quiet=True) for number, where in enumerate(own)]
        beside = Alone(served.address, quiet, game, LOUD, quiet=True)
        hurried = [Alone(served.address, 100 + number, game, LOUD, quiet=False) for number in range(loud)]
        medians: list[float] = []
        try:
            for crowd, name in (([], "alone"), (hurried, f"beside {loud} loud tables")):
                fresh = hurried if crowd else [*elsewhere, beside]
                for crew in fresh:
                    await crew.sit()
                for crew in (*elsewhere, beside):
                    crew.taken.clear()
                    crew.hints.clear()
                spent, until = served.cpu_seconds(), time.perf_counter() + seconds
                await asyncio.gather(*(crew.play(until) for crew in (*elsewhere, beside, *crowd)))
                medians.append(report(name, elsewhere))
                report(f"{name}, at one address", [beside])
                print(f"{'':<28} server {100 * (served.cpu_seconds() - spent) / seconds:.0f} % of a core", flush=True)
        finally:
            await asyncio.gather(*(crew.go_home() for crew in (*elsewhere, beside, *hurried)))
            await served.stop()
    return medians[1] / medians[0]


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--game", default="biber-gang")
    parser.add_argument("--loud", type=int, default=40)
    parser.add_argument("--quiet", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument(
        "--bound", type=float, default=2.0, help="times as long as alone, in half of the cases, at most"
    )
    chosen = parser.parse_args()
    print(f"{chosen.game}, {chosen.seconds:.0f} s each", flush=True)
    times = uvloop.run(measure(chosen.game, chosen.loud, chosen.quiet, chosen.seconds))
    print(f"beside {chosen.loud} loud tables {times:.2f} times as long as alone, at most {chosen.bound:g}")
    return int(times > chosen.bound)


if __name__ == "__main__":
    sys.exit(main())
