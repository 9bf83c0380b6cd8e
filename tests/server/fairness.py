"""Who wins when two want the same card, a near player or a far one, with fairness and without.

    python -m tests.server.fairness [--claims 2000] [--sockets 20]

At a table of Beanie a third player lays a set of three, and two others, whose reaction times fall from one and the same
distribution, put a beanie onto it; the first has it, for a set of four is full.  One sits at a line with a round trip
of 20 ms, the other at 200 ms, both with jitter.  Every pair of reaction times is played twice, so that each of the two
has each of them once: were the table quite fair, they would win equally often to the last claim.

The table, its rules and its log are the real ones, in virtual time.  A few claims are also made at a real server, over
sockets whose bytes are delayed.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import random
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from biberbau.core.drivers.event_time import MEDIAN_REACTION, REACTION_SIGMA
from tests.beanie_tables import beanie
from tests.server.race import Delay, Race, Racer, race, steady
from tests.server.running import running_house
from tests.server.sockets_race import HANDS, TRIGGER, WANTED, meet
from tests.server.virtual_time import run

NEAR, FAR = 0.020, 0.200
"""Round trips in seconds."""

JITTER = 0.2
"""The part of a round trip that is not the same every time."""

PAUSE = 4.0
"""Seconds between two claims."""


@dataclass(frozen=True)
class Outcome:
    """What the claims of one table came to."""

    claims: int
    far_wins: int
    longest_wait: float
    """Seconds that an answer took beyond the line at most."""
    mean_wait: float

    @property
    def share(self) -> float:
        """The part of the claims that the far player has won."""
        return self.far_wins / self.claims


def jittery(round_trip: float, dice: random.Random) -> Delay:
    """A line with a shortest time and an exponential tail, as long on average as it is called."""
    return lambda: round_trip / 2 * (1 - JITTER + dice.expovariate(1 / JITTER))


async def claim(racer: Racer, seen: int, reaction: float, action: str) -> str:
    """Let a player act so long after they were shown something."""
    while seen not in racer.shown:
        await asyncio.sleep(0.001)
    await asyncio.sleep(max(0.0, racer.shown[seen] + reaction - asyncio.get_running_loop().time()))
    return racer.act(action)


async def contest(table: Race, reactions: tuple[float, float]) -> tuple[bool, list[float]]:
    """Let both want the same place; return whether the far one got it, and how long the answers waited."""
    *rivals, trigger = table.racers
    table.lay(beanie(*HANDS, turn=2).states)
    opened = trigger.act(TRIGGER)
    await table.pass_time(0.5)
    seen = trigger.answers[opened]["seq"]
    keys = await asyncio.gather(
        *(
            claim(racer, seen, reaction, wanted)
            for racer, reaction, wanted in zip(rivals, reactions, WANTED, strict=True)
        )
    )
    await table.pass_time(PAUSE)
    answers = [racer.answers[key]["type"] for racer, key in zip(rivals, keys, strict=True)]
    assert sorted(answers) == ["ack", "refused"], answers
    counted = [racer.counted_at[key] for racer, key in zip(rivals, keys, strict=True)]
    waits = [moment - racer.arrived_at[key] for moment, racer, key in zip(counted, rivals, keys, strict=True)]
    return answers[1] == "ack", waits


async def play(claims: int, fairness: str, liar: int | None, seed: int) -> Outcome:
    """Let the two meet so many times."""
    dice = random.Random(seed)
    lines = [jittery(NEAR, dice), jittery(FAR, dice), steady(NEAR)]
    options = {"turn_seconds": "0", "fairness": fairness}
    truthful = [seat != liar for seat in range(3)]
    wins, waits = 0, list[float]()
    async with race(lines, options=options, truthful=truthful) as table:
        for _ in range(claims // 2):
            one, other = (dice.lognormvariate(0, REACTION_SIGMA) * MEDIAN_REACTION / 1000 for _ in range(2))
            for reactions in ((one, other), (other, one)):
                won, waited = await contest(table, reactions)
                wins += won
                waits += waited
    return Outcome(2 * (claims // 2), wins, max(waits), sum(waits) / len(waits))


def measure(claims: int, fairness: str, liar: int | None = None, seed: int = 1) -> Outcome:
    """Return how claims come out with fairness "on" or "off"; the player `liar` says that they acted at once."""
    return run(functools.partial(play, claims, fairness, liar, seed))


def socket_reactions(claims: int) -> list[tuple[float, float]]:
    """Return pairs of reaction times that are near to each other, each in both orders."""
    dice = random.Random(2)
    pairs = [
        (reaction := 0.3 + dice.random() * 0.3, reaction + 0.03 + dice.random() * 0.06) for _ in range(claims // 2)
    ]
    return [ordered for one, other in pairs for ordered in ((one, other), (other, one))]


CASES = (("both tell the truth", None), ("the near one lies", 0), ("the far one lies", 1))


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure how fair the table is to a player with a long line.")
    parser.add_argument("--claims", type=int, default=2000)
    parser.add_argument("--sockets", type=int, default=20)
    chosen = parser.parse_args()
    print(f"{chosen.claims} contested claims each; round trips {NEAR * 1e3:.0f} and {FAR * 1e3:.0f} ms, with jitter")
    print(f"{'share of the far player':28}{'fairness on':>14}{'off':>10}{'wait on average':>20}{'at most':>12}")
    fair = True
    for name, liar in CASES:
        on, off = (measure(chosen.claims, fairness, liar) for fairness in ("on", "off"))
        fair &= abs(on.share - 0.5) <= 0.03
        print(
            f"{name:28}{on.share:14.1%}{off.share:10.1%}{on.mean_wait * 1e3:17.0f} ms{on.longest_wait * 1e3:9.0f} ms",
            flush=True,
        )
    for fairness in ("on", "off"):
        with tempfile.TemporaryDirectory() as folder, running_house(Path(folder)) as running:
            met = asyncio.run(meet(running, socket_reactions(chosen.sockets), fairness, PAUSE / 2))
        wins = sum(meeting.first for meeting in met)
        print(f"over sockets, fairness {fairness:4}   the far player has won {wins} of {len(met)}", flush=True)
    print("fair: 50 % ± 3 %" if fair else "NOT FAIR: beyond 50 % ± 3 %")
    return 0 if fair else 1


if __name__ == "__main__":
    sys.exit(main())
