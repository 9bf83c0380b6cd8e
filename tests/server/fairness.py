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
import itertools
import random
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from biberbau.core.drivers.event_time import MEDIAN_REACTION, REACTION_SIGMA
from biberbau.server.play.times import Terms
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

SETTLE = 10.0
"""Seconds before the first, in which lines are measured, by late answers too."""


HELD = 0.3
"""Seconds by which somebody who lies about pings, too, holds them back."""


@dataclass(frozen=True)
class Contested:
    """One claim of the two."""

    lead: float
    """By how many seconds the far player has reacted quicker than the near one."""
    far_won: bool


@dataclass(frozen=True)
class Outcome:
    """What the claims of one table came to."""

    contests: list[Contested]
    longest_wait: float
    """Seconds that an answer took beyond the line at most."""
    mean_wait: float

    @property
    def share(self) -> float:
        """The part of the claims that the far player has won."""
        return share_of(self.contests)

    @property
    def met(self) -> list[Contested]:
        """Those claims in which the two were so near to each other that a credit can decide."""
        return [contested for contested in self.contests if abs(contested.lead) <= Terms().most_credit]

    @property
    def handicap(self) -> float:
        """By how many seconds the far player has to be quicker to be first: the lead that parts the claims best."""
        leads = sorted(self.contests, key=lambda contested: contested.lead)
        # All who lead by no more lose, all others win; begin with all of them winning, and move one after the other.
        wrong = sum(not contested.far_won for contested in leads)
        best, handicap = wrong, leads[0].lead
        for contested, following in itertools.pairwise(leads):
            wrong += 1 if contested.far_won else -1
            if wrong < best:
                best, handicap = wrong, (contested.lead + following.lead) / 2
        return handicap


def share_of(contests: Sequence[Contested]) -> float:
    """Return the part of contests that the far player has won."""
    return sum(contested.far_won for contested in contests) / len(contests)


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


async def play(claims: int, fairness: str, liar: int | None, held: float, seed: int) -> Outcome:
    """Let the two meet so many times."""
    dice = random.Random(seed)
    lines = [jittery(NEAR, dice), jittery(FAR, dice), steady(NEAR)]
    options = {"turn_seconds": "0", "fairness": fairness}
    truthful = [seat != liar for seat in range(3)]
    late = [held if seat == liar else 0.0 for seat in range(3)]
    contests, waits = list[Contested](), list[float]()
    async with race(lines, options=options, truthful=truthful, held=late, settle=SETTLE) as table:
        for _ in range(claims // 2):
            one, other = (dice.lognormvariate(0, REACTION_SIGMA) * MEDIAN_REACTION / 1000 for _ in range(2))
            for reactions in ((one, other), (other, one)):
                won, waited = await contest(table, reactions)
                contests.append(Contested(reactions[0] - reactions[1], won))
                waits += waited
    return Outcome(contests, max(waits), sum(waits) / len(waits))


def measure(claims: int, fairness: str, liar: int | None = None, held: float = 0.0, seed: int = 1) -> Outcome:
    """Return how claims come out with fairness "on" or "off".

    The player `liar` says that they acted at once, and their page holds back its answers to pings by `held` seconds.
    """
    return run(functools.partial(play, claims, fairness, liar, held, seed))


def socket_reactions(claims: int) -> list[tuple[float, float]]:
    """Return pairs of reaction times that are near to each other, each in both orders."""
    dice = random.Random(2)
    pairs = [
        (reaction := 0.3 + dice.random() * 0.3, reaction + 0.03 + dice.random() * 0.06) for _ in range(claims // 2)
    ]
    return [ordered for one, other in pairs for ordered in ((one, other), (other, one))]


CASES = (
    ("both tell the truth", None, 0.0),
    ("the near one lies", 0, 0.0),
    ("and about pings", 0, HELD),
    ("the far one lies", 1, 0.0),
    ("and about pings", 1, HELD),
)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure how fair the table is to a player with a long line.")
    parser.add_argument("--claims", type=int, default=2000)
    parser.add_argument("--sockets", type=int, default=20)
    chosen = parser.parse_args()
    print(f"{chosen.claims} contested claims each; round trips {NEAR * 1e3:.0f} and {FAR * 1e3:.0f} ms, with jitter")
    print(
        f"{'share of the far player':28}{'on':>8}{'off':>8}"
        f"{'of those that met':>19}{'handicap':>11}{'waits':>9}{'at most':>10}"
    )
    fair = True
    for name, liar, held in CASES:
        on, off = (measure(chosen.claims, fairness, liar, held) for fairness in ("on", "off"))
        fair &= abs(on.share - 0.5) <= 0.03
        of_met = f"{share_of(on.met):.1%} of {len(on.met)}"
        print(
            f"{name:28}{on.share:8.1%}{off.share:8.1%}{of_met:>19}{on.handicap * 1e3:8.0f} ms"
            f"{on.mean_wait * 1e3:6.0f} ms{on.longest_wait * 1e3:7.0f} ms",
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
