"""Whether reviews say what perfect play says: `python -m tests.reviews.solved [SITUATIONS] [POSITION…]`.

The small games of `make gaps` are solved.  Of the situations in which perfect play comes to choose, some are drawn as
likely as it comes to them, and in each one of the four levels chooses, now this one and now that.  What a review says
was lost by it is held against what is lost by it where one goes on as well as can be against perfect play, which
answers mistakes perfectly, too (`tests.reviews.perfect`).
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Final

import numpy as np

from biberbau.bots import LEVELS, Pricer, RestOfMatch, bot_named, usual_playouts
from biberbau.core.position import parse_position
from biberbau.envs.openspiel.endgame import endgame
from biberbau.envs.openspiel.tree import Tree
from biberbau.games import game_named
from biberbau.reviews.choices import Choice
from biberbau.reviews.judging import judge
from tests.reviews.asked import each
from tests.reviews.perfect import Perfect

EXAMPLES: Final = Path(__file__).parents[2] / "docs/examples"
POSITIONS: Final = {
    "lastturn": "biber-gang",
    "endgame": "biber-gang",
    "thumbs": "daumen-drauf",
    "hiddenheads": "daumen-drauf",
    "twoleft": "daumen-drauf",
    "underthumb": "daumen-drauf",
    "tinydeal": "biber-mania",
    "smalldeal": "biber-mania",
    "lastspades": "beanie",
    "lastbeanie": "beanie",
}
"""Those of `make gaps` but lastrun, in which the solver plays another game than the page: by turns."""
USUALLY: Final = 100
"""Situations of each position."""
MEAN_GOAL: Final = 0.3
EACH_GOAL: Final = 0.6


def check(position: str, count: int) -> bool:
    """Measure a position, print what came out, and return whether the goal is met."""
    began = time.perf_counter()
    game = game_named(POSITIONS[position])
    states, _ = parse_position((EXAMPLES / f"{position}.toml").read_text(), game)
    tree = Tree(endgame(game, states))
    perfect = Perfect(tree)
    pricer = Pricer(game, RestOfMatch(game, 2, states[0]["options"]))
    dice = np.random.default_rng(1)
    several = np.array([len(choice.actions) > 1 for choice in tree.choices])
    likely = np.where(several, perfect.reached, 0.0)
    bots, said, true = [bot_named(level, game) for level in LEVELS], [], []
    for number, drawn in enumerate(dice.choice(len(likely), size=count, p=likely / likely.sum())):
        situation = tree.choices[drawn]
        done = bots[number % len(bots)].choose(situation.view, number)
        choice = Choice(0, int(situation.view.record["round_number"]), situation.seat, situation.view, done)
        found = judge(pricer, choice, usual_playouts(game), "points")
        said.append(found.taken.points_behind.mean)
        true.append(perfect.lost(drawn, situation.actions.index(done)))
    off = np.abs(np.array(said) - np.array(true))
    mean, within = float(off.mean()), float((off <= EACH_GOAL).mean())
    fine = mean <= MEAN_GOAL and within == 1.0
    print(
        f"{position}: {count} situations, {np.mean(said):.2f} points said and {np.mean(true):.2f} lost, "
        f"{mean:.2f} off in the mean and {off.max():.2f} at most, {within:.0%} within {EACH_GOAL}: "
        f"{'fine' if fine else 'MISSED'} ({time.perf_counter() - began:.0f} s)",
        flush=True,
    )
    return fine


def main() -> int:
    """Check some positions, or all; return 1 unless the goal is met in each."""
    fine = each(check, USUALLY, POSITIONS)
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
