"""Who wins when two want the same card, a near player or a far one, with fairness and without; what lies gain.

    python -m tests.server.fairness [--claims 3200] [--sockets 20]

At a table of Beanie a third player lays a set of three, and two others, whose reaction times fall from one and the same
distribution, put a beanie onto it; the first has it, for a set of four is full.  One sits at a line with a round trip
of 20 ms, the other at 200 or 300 ms, with jitter or without.  Every pair of reaction times is played twice, so that
each of the two has each of them once: were the table quite fair, they would win equally often to the last claim.

What counts is the *handicap*, by how many milliseconds the far player has to be quicker to be first, and the share of
those claims that met, which a credit can decide.  A lie moves the handicap; by how much is what it gains.  `judged`
says what has to hold.

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
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from biberbau.core.drivers.event_time import MEDIAN_REACTION, REACTION_SIGMA
from biberbau.server.play.times import Terms
from tests.beanie_tables import beanie
from tests.server.race import Delay, Manner, Race, Racer, race, steady
from tests.server.running import running_house
from tests.server.sockets_race import HANDS, TRIGGER, WANTED, meet
from tests.server.virtual_time import run

NEAR, FAR, FARTHER = 0.020, 0.200, 0.300
"""Round trips in seconds."""

JITTER = 0.2
"""The part of a round trip that is not the same every time."""

PAUSE = 4.0
"""Seconds between two claims."""

SETTLE = 10.0
"""Seconds before the first, in which lines are measured, by late answers too."""


HELD = 0.3
"""Seconds by which somebody who lies about pings, too, holds them back."""

EVENING = 100
"""Claims after which everybody comes by new connections."""

PAGE, LIAR, LYING_PAGE = Manner(), Manner(truthful=False), Manner(truthful=False, held=HELD)
"""Behind a proxy, or on the machine of the house."""

DIRECT, PROGRAM = Manner(direct=True), Manner(truthful=False, held=HELD, echo_held=HELD, direct=True)
"""Connected to the house itself."""

MOST_HANDICAP = {FAR: 0.015, FARTHER: 0.060}
"""Seconds by which an honest player at such a line may be behind or ahead, at most."""

MOST_GAIN = 0.015
"""Seconds that a lie may move the handicap."""

MOST_UNFAIR = 0.03
"""The part by which the far player of two honest ones may win more or less than half, of those claims that met and of
all; and of all where somebody lies."""

MEETINGS = 1100
"""So many claims have to meet for their share to say something."""

ROUNDING = 0.001
"""Claims count in whole milliseconds."""


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
        """By how many seconds the far player has to be quicker: in so many claims as they have won they were."""
        leads = sorted((contested.lead for contested in self.contests), reverse=True)
        won = sum(contested.far_won for contested in self.contests)
        return (leads[max(0, won - 1)] + leads[min(won, len(leads) - 1)]) / 2


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


@dataclass(frozen=True)
class Case:
    """Two at the ends of their lines."""

    name: str
    near: Manner = PAGE
    far: Manner = PAGE
    far_trip: float = FAR
    line: Callable[[float, random.Random], Delay] = jittery
    truth: Case | None = None
    """The same where both tell the truth; None where they do."""

    @property
    def liar(self) -> int:
        """For whom a handicap that falls is a gain: +1 the far one, -1 the near one."""
        return -1 if self.far.truthful else 1


async def play(case: Case, claims: int, fairness: str, seed: int) -> Outcome:
    """Let the two meet so many times on one evening."""
    dice = random.Random(seed)
    lines = [case.line(NEAR, dice), case.line(case.far_trip, dice), steady(NEAR)]
    options = {"turn_seconds": "0", "fairness": fairness}
    contests, waits = list[Contested](), list[float]()
    async with race(lines, options=options, manners=(case.near, case.far, PAGE), settle=SETTLE) as table:
        for _ in range(claims // 2):
            one, other = (dice.lognormvariate(0, REACTION_SIGMA) * MEDIAN_REACTION / 1000 for _ in range(2))
            for reactions in ((one, other), (other, one)):
                won, waited = await contest(table, reactions)
                contests.append(Contested(reactions[0] - reactions[1], won))
                waits += waited
    return Outcome(contests, max(waits), sum(waits) / len(waits))


def measure(case: Case, claims: int, fairness: str, seed: int = 1) -> Outcome:
    """Return how claims come out with fairness "on" or "off", on as many evenings as it takes."""
    evenings = [
        run(functools.partial(play, case, min(EVENING, claims - begun), fairness, seed + begun))
        for begun in range(0, claims, EVENING)
    ]
    contests = [contested for evening in evenings for contested in evening.contests]
    mean_wait = sum(evening.mean_wait * len(evening.contests) for evening in evenings) / len(contests)
    return Outcome(contests, max(evening.longest_wait for evening in evenings), mean_wait)


def socket_reactions(claims: int) -> list[tuple[float, float]]:
    """Return pairs of reaction times that are near to each other, each in both orders."""
    dice = random.Random(2)
    pairs = [
        (reaction := 0.3 + dice.random() * 0.3, reaction + 0.03 + dice.random() * 0.06) for _ in range(claims // 2)
    ]
    return [ordered for one, other in pairs for ordered in ((one, other), (other, one))]


TRUTH = Case("both tell the truth")
DIRECT_TRUTH = Case("connected directly, the truth", DIRECT, DIRECT)
STEADY_TRUTH = Case("on steady lines, the truth", DIRECT, DIRECT, line=lambda trip, _: steady(trip))
FARTHER_TRUTH = Case("at 300 ms, the truth", DIRECT, DIRECT, FARTHER)

PAGES = (
    TRUTH,
    replace(TRUTH, name="the near one lies", near=LIAR, truth=TRUTH),
    replace(TRUTH, name="and their page about pings", near=LYING_PAGE, truth=TRUTH),
    replace(TRUTH, name="the far one lies", far=LIAR, truth=TRUTH),
    replace(TRUTH, name="and their page about pings", far=LYING_PAGE, truth=TRUTH),
)


def programs(truth: Case) -> tuple[Case, ...]:
    """The truth, and what programs do that hold back whatever they can."""
    return (
        truth,
        replace(truth, name="the near one is a program", near=PROGRAM, truth=truth),
        replace(truth, name="the far one is a program", far=PROGRAM, truth=truth),
    )


CASES = (*PAGES, *programs(DIRECT_TRUTH), *programs(STEADY_TRUTH), *programs(FARTHER_TRUTH))


def gain(case: Case, outcome: Outcome, truth: Outcome) -> float:
    """Return by how many seconds a lie has moved the handicap to the liar's good."""
    return case.liar * (truth.handicap - outcome.handicap)


def judged(case: Case, outcome: Outcome, truth: Outcome | None, least: int = MEETINGS) -> Iterator[str]:
    """Yield what is not as it has to be; `truth` is what came out where nobody lies."""
    if outcome.longest_wait > Terms().longest_wait + ROUNDING:
        yield f"somebody has waited {outcome.longest_wait * 1e3:.0f} ms"
    if truth is not None and gain(case, outcome, truth) > MOST_GAIN:
        yield f"the lie gains {gain(case, outcome, truth) * 1e3:.0f} ms"
    if truth is None and abs(outcome.handicap) > MOST_HANDICAP[case.far_trip]:
        yield f"the handicap is {outcome.handicap * 1e3:.0f} ms"
    if case.far_trip == FAR and abs(outcome.share - 0.5) > MOST_UNFAIR:
        yield f"the far one wins {outcome.share:.1%}"
    if truth is None and case.far_trip == FAR:
        if len(outcome.met) < least:
            yield f"only {len(outcome.met)} claims have met"
        if abs(share_of(outcome.met) - 0.5) > MOST_UNFAIR:
            yield f"of those that met the far one wins {share_of(outcome.met):.1%}"


def main() -> int:
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description="Measure how fair the table is to a player with a long line.")
    parser.add_argument("--claims", type=int, default=3200)
    parser.add_argument("--sockets", type=int, default=20)
    chosen = parser.parse_args()
    print(f"{chosen.claims} contested claims each; round trips {NEAR * 1e3:.0f} and {FAR * 1e3:.0f} ms, with jitter")
    print(
        f"{'share of the far player':32}{'on':>8}{'off':>8}"
        f"{'of those that met':>19}{'handicap':>11}{'gain':>9}{'waits':>9}{'at most':>10}"
    )
    unfair = list[str]()
    truths = dict[Case, tuple[Outcome, Outcome]]()
    for case in CASES:
        on = measure(case, chosen.claims, "on")
        if case.truth is None:
            truths[case] = on, measure(case, chosen.claims, "off")
        truth, off = truths[case.truth or case]
        of_met = f"{share_of(on.met):.1%} of {len(on.met)}"
        gained = "" if case.truth is None else f"{gain(case, on, truth) * 1e3:.0f} ms"
        print(
            f"{case.name:32}{on.share:8.1%}{off.share:8.1%}{of_met:>19}{on.handicap * 1e3:8.0f} ms{gained:>9}"
            f"{on.mean_wait * 1e3:6.0f} ms{on.longest_wait * 1e3:7.0f} ms",
            flush=True,
        )
        for wrong in judged(case, on, truth if case.truth else None):
            unfair.append(wrong)
            print(f"    NOT FAIR: {wrong}", flush=True)
    for fairness in ("on", "off"):
        with tempfile.TemporaryDirectory() as folder, running_house(Path(folder)) as running:
            met = asyncio.run(meet(running, socket_reactions(chosen.sockets), fairness, PAUSE / 2))
        wins = sum(meeting.first for meeting in met)
        print(f"over sockets, fairness {fairness:4}   the far player has won {wins} of {len(met)}", flush=True)
    print("NOT FAIR" if unfair else "fair")
    return 1 if unfair else 0


if __name__ == "__main__":
    sys.exit(main())
