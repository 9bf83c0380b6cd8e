"""Whether a beginner comes to play: a table of Beanie in virtual time, with a simulated beginner and three bots.

The bots have the tempers of the house.  The beginner takes a log-normal time, 6 seconds in the median, to see what can
be done, and then does what the careful bot would do.  `python -m tests.server.pace` prints the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import math
import random
import statistics
import sys
from dataclasses import dataclass, field

import numpy as np

from biberbau.bots import WAIT, bot_named
from biberbau.core.estimate import Estimate
from biberbau.server.play.in_real_time.in_real_time import InRealTime
from biberbau.server.play.tempo import temper_at
from biberbau.server.play.times import Times
from biberbau.server.protocol import Ready
from biberbau.server.table.events import Acted, decode_entry
from biberbau.server.table.settings import CALM, LEARN, PACE
from tests.server.race import Race, race, steady
from tests.server.virtual_time import run

BEGINNER = 0
SEEING = 6.0
"""Seconds in which a beginner sees what can be done, in the median."""
SEEING_SIGMA = 0.5
STOOD = 8.0
"""Whoever could do something for so many seconds must have come to play."""
TICK = 0.05
ROUND_TRIP = 0.04
FIRST = (LEARN, CALM)
"""The paces at which a beginner has to come to play: the one of first matches, and the slower one."""
LEAST_TAKEN_PART, LEAST_SECONDS, LEAST_WON = 0.97, 45.0, 0.2
"""Bounds at these: of the share of rounds, of the median round, and of the lower end of the interval of wins."""
BOTS = 3


@dataclass
class Figures:
    """What has been seen in all rounds."""

    seconds: list[float] = field(default_factory=list)
    """How long each round was, from its opening."""
    took_part: int = 0
    left_out: int = 0
    """Rounds in which the beginner could do one thing for `STOOD` seconds, and did nothing all the same."""
    won: int = 0
    """Rounds in which nobody had as few points as the beginner."""

    @property
    def rounds(self) -> int:
        return len(self.seconds)

    @property
    def share_won(self) -> Estimate:
        """Which share of the rounds the beginner wins."""
        return Estimate.of_wins(np.repeat([1.0, 0.0], [self.won, self.rounds - self.won]))

    @property
    def within_bounds(self) -> bool:
        """Whether the beginner has come to play as a beginner should."""
        taken_part = self.took_part / self.rounds
        enough = self.left_out == 0 and taken_part >= LEAST_TAKEN_PART and self.share_won.low >= LEAST_WON
        return enough and statistics.median(self.seconds) >= LEAST_SECONDS

    def __str__(self) -> str:
        won = self.share_won
        return "\n".join(
            (
                f"rounds                                   {self.rounds}",
                f"took part                                {self.took_part / self.rounds:.1%}",
                f"left out though a play stood {STOOD:.0f} s         {self.left_out}",
                f"seconds a round, median                  {statistics.median(self.seconds):.0f}",
                f"seconds a round, shortest and longest    {min(self.seconds):.0f}, {max(self.seconds):.0f}",
                f"rounds won                               {won.mean:.1%} ({won.low:.1%} to {won.high:.1%})",
            )
        )


class Standing:
    """How long each thing has been possible for the beginner in the round that is open."""

    def __init__(self) -> None:
        self.since: dict[int, float] = {}
        self.longest = 0.0

    def look(self, possible: list[int], now: float) -> None:
        """Note what is possible now."""
        self.since = {action: self.since.get(action, now) for action in possible}
        self.longest = max([self.longest, *(now - since for since in self.since.values())])


class Beginner:
    """A person who needs their time."""

    def __init__(self, table: Race, dice: random.Random) -> None:
        self.table, self.dice = table, dice
        self.seen = -1
        self.looks_at: float | None = None

    def live(self, now: float) -> None:
        """Look at the table if it is time for that, or begin to look if something has happened."""
        room = self.table.room
        if room.table.sequence == self.seen:
            return
        if self.looks_at is None:
            self.looks_at = now + self.dice.lognormvariate(math.log(SEEING), SEEING_SIGMA)
        if now < self.looks_at or not is_open(self.table):
            return
        self.looks_at, self.seen = None, room.table.sequence
        match, game = self.table.match, room.table.game
        action = bot_named("careful", game).choose(match.view(BEGINNER), self.dice.getrandbits(62))
        if action != WAIT:
            self.table.racers[BEGINNER].act(game.format_action(action))


def is_open(table: Race) -> bool:
    """Whether anybody may act."""
    play = table.room.play
    assert isinstance(play, InRealTime)
    return play.opening.is_open


def did_something(table: Race, since: int) -> bool:
    """Whether the beginner has acted in person after an event."""
    bodies = table.log.bodies[table.room.table.code][since:]
    events = (decode_entry(body).event for body in bodies)
    return any(isinstance(event, Acted) and event.by == BEGINNER for event in events)


async def play_match(bot: str, pace: str, rounds: int, seed: int, figures: Figures) -> None:
    """Play a match and note its rounds."""
    dice = random.Random(f"{bot} {pace} {seed}")
    tempers = temper_at(bot, pace)
    async with race(
        [steady(ROUND_TRIP)],
        bots=[bot] * BOTS,
        options={"rounds": str(rounds)},
        settings={"pace": pace},
        seed=dice.randbytes(32).hex(),
        times=Times(),
        reaction=lambda _: tempers.reaction(dice.getrandbits(63)),
        settle=0.0,
    ) as table:
        beginner = Beginner(table, dice)
        loop = asyncio.get_running_loop()
        for number in range(rounds):
            dealt, opened, standing = table.room.table.sequence, None, Standing()
            while table.room.table.stage == "playing":
                now = loop.time()
                if is_open(table):
                    opened = now if opened is None else opened
                    standing.look(table.match.legal(BEGINNER), now)
                beginner.live(now)
                await asyncio.sleep(TICK)
            assert opened is not None
            took_part = did_something(table, dealt)
            scores = table.room.table.score_pad[number]
            figures.seconds.append(loop.time() - opened)
            figures.took_part += took_part
            figures.left_out += standing.longest >= STOOD and not took_part
            figures.won += all(score > scores[BEGINNER] for score in scores[1:])
            table.room.post(table.racers[BEGINNER].client, Ready(f"ready{number}"))
            await asyncio.sleep(TICK)


def figures_of(bot: str, pace: str, rounds: int, match_rounds: int = 3) -> Figures:
    """Return the figures of so many rounds, in matches of `match_rounds` rounds."""
    figures = Figures()
    for seed in itertools.count():
        left = rounds - figures.rounds
        if left <= 0:
            return figures
        run(lambda seed=seed, left=left: play_match(bot, pace, min(left, match_rounds), seed, figures))  # type: ignore[misc]
    raise AssertionError


def main() -> int:
    """Print the figures; return 1 where a beginner is left out."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--bot", default="dreamer")
    parser.add_argument("--paces", nargs="+", default=PACE.values, choices=PACE.values)
    chosen = parser.parse_args()
    within = True
    for pace in chosen.paces:
        figures = figures_of(chosen.bot, pace, chosen.rounds)
        print(f"pace                                     {pace}", figures, sep="\n", end="\n\n", flush=True)
        within = within and (pace not in FIRST or figures.within_bounds)
    held = [pace for pace in chosen.paces if pace in FIRST]
    if held:
        print(f"{' and '.join(held)}: {'a beginner comes to play' if within else 'A BEGINNER IS LEFT OUT'}")
    return 0 if within else 1


if __name__ == "__main__":
    sys.exit(main())
