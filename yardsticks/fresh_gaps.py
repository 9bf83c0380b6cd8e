"""How far bots are from perfect play at ends of rounds on which nobody has tuned anything (`yardsticks.ends`).

    python -m yardsticks.fresh_gaps [GAME…] [--ends 5] [--seed N] [--bots search,careful] [--budget B] [--samples 256]

A bot that does not say how likely it does what is asked so often in each situation.  What that alone makes a player
seem to lose stands beside it: the solution itself, asked as often.  The status is 1 where the first bot loses more than
MOST points anywhere.  `--keep FOLDER` writes the positions down.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from biberbau.bots import Budget, bot_named
from biberbau.envs.openspiel.exact import bot_policy, equilibrium, gap
from biberbau.envs.openspiel.tree import Policy
from yardsticks.ends import FAMILIES, End, ends_of

MOST: Final = 0.1
SEED: Final = 20261129

SOLUTION: Final = "solution"


def seen_of(policy: Policy, samples: int, seed: int) -> Policy:
    """Return what a policy looks like to who sees so many choices of it in each situation."""
    dice = random.Random(seed)
    seen = {}
    for name, chances in policy.items():
        actions, weights = zip(*chances, strict=True)
        taken = dice.choices(actions, weights, k=samples)
        seen[name] = [(action, taken.count(action) / samples) for action in actions]
    return seen


def row(end: End, names: Sequence[str], budget: Budget | None, samples: int, seed: int) -> tuple[str, list[float]]:
    """Return what there is to say of a position, and what each bot loses there, and the solution last."""
    game = end.tree.game.table.game
    solution, perfect = equilibrium(end.tree)
    policies = {name: bot_policy(end.tree, bot_named(name, game), samples, budget) for name in names}
    policies[SOLUTION] = seen_of(perfect, samples, seed)
    lost = [gap(end.tree, solution, name, policy).mean for name, policy in policies.items()]
    return f"{end.tree.worlds:>6}  {len(end.tree.choices):>10}  {solution.value:>15.2f}", lost


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How far bots are from perfect play at fresh ends of rounds.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all four if none is named")
    parser.add_argument("--ends", type=int, default=5, help="positions of each game (default: 5)")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--bots", default="search,careful")
    parser.add_argument("--budget", type=Budget.parse)
    parser.add_argument("--samples", type=int, default=256)
    parser.add_argument("--situations", type=int, default=1500, help="as many a position has at most (default: 1500)")
    parser.add_argument("--keep", type=Path)
    chosen = parser.parse_args()
    if strangers := set(chosen.games) - set(FAMILIES):
        parser.error(f"no ends are made of {', '.join(sorted(strangers))}; there are some of {', '.join(FAMILIES)}")
    names = chosen.bots.split(",")
    worst = 0.0
    heads = "  ".join(f"{name:>8}" for name in (*names, SOLUTION))
    print(f"position          worlds  situations  worth to seat 0  {heads}")
    for game in chosen.games or FAMILIES:
        for number, end in enumerate(itertools.islice(ends_of(game, chosen.seed, chosen.situations), chosen.ends), 1):
            said, lost = row(end, names, chosen.budget, chosen.samples, chosen.seed)
            worst = max(worst, lost[0])
            print(f"{f'{game} {number}':<16}  {said}  {'  '.join(f'{one:8.2f}' for one in lost)}", flush=True)
            if chosen.keep is not None:
                chosen.keep.mkdir(parents=True, exist_ok=True)
                (chosen.keep / f"{game}-{number}.toml").write_text(end.text, encoding="utf-8")
    print(f"{names[0]} loses {worst:.2f} points at most; wanted: {MOST:g}")
    return worst > MOST


if __name__ == "__main__":
    sys.exit(main())
