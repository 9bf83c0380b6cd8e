"""Whether reviews put the four levels in order: `python -m tests.reviews.levels [ROUNDS] [GAME…]`.

So many rounds of each game are played with one of each level at the table, and reviewed at a small fixed budget.  An
evening is as many of these rounds for each level as 20 matches with the usual options have, drawn anew again and again;
said is in how many evenings all four come out in order by what they lost a decision, weaker levels having lost more,
and in how many of 20 rounds only.
"""

from __future__ import annotations

import sys
import time
from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots import LEVELS
from biberbau.core.game import Game
from biberbau.games import game_named
from tests.reviews.asked import each
from tests.reviews.rounds import ONE_ROUND, in_parts, level_at, played_round, reviewed

USUALLY: Final = 200
BUDGET: Final = 300
"""Playouts a decision."""
BUDGETS: Final = {"biber-mania": 1000}
"""Where there are more actions to tell apart."""
MATCHES: Final = 20
"""Matches that make an evening."""
EVENINGS: Final = 4000
AGAIN: Final = 200
"""So often the rounds themselves are drawn anew, to say how far the share of evenings may be off."""
GOAL: Final = 0.95

Floats = npt.NDArray[np.float64]


def losses(name: str, first: int, last: int, budget: int) -> list[list[tuple[float, int]]]:
    """Return by round and level how many points were lost beside the best actions, and at how many decisions."""
    game = game_named(name)
    found = []
    for number in range(first, last):
        review = reviewed(game, played_round(game, number), budget)
        by_level = {level_at(number, seat.seat): (seat.points_lost * seat.decisions, seat.decisions)
                    for seat in review.by_seat}  # fmt: skip
        found.append([by_level[level] for level in LEVELS])
    return found


def usual_rounds(game: Game) -> int:
    """Return how many rounds a match with the usual options has."""
    usual = {option.key: option.default for option in game.options}
    return next((int(usual[key]) for key in ONE_ROUND.get(game.name, {})), 1)


def in_order(rounds: Floats, length: int, evenings: int, dice: np.random.Generator) -> float:
    """Return the share of evenings of so many rounds in which the levels come out in order.

    `rounds` is by round, level and as `losses`.
    """
    drawn = dice.integers(len(rounds), size=(evenings, length, len(LEVELS)))
    sums = rounds[drawn, np.arange(len(LEVELS))].sum(axis=1)
    each = sums[..., 0] / np.maximum(sums[..., 1], 1)
    return float((np.diff(each, axis=1) < 0).all(axis=1).mean())


def check(name: str, count: int) -> bool:
    """Measure a game, print what came out, and return whether the goal is met."""
    began = time.perf_counter()
    rounds = np.array(in_parts(losses, name, count, BUDGETS.get(name, BUDGET)))
    dice, length = np.random.default_rng(1), MATCHES * usual_rounds(game_named(name))
    share, short = in_order(rounds, length, EVENINGS, dice), in_order(rounds, MATCHES, EVENINGS, dice)
    again = [in_order(rounds[dice.integers(count, size=count)], length, EVENINGS // 10, dice) for _ in range(AGAIN)]
    low, high = np.quantile(again, [0.025, 0.975])
    each = rounds[..., 0].sum(axis=0) / rounds[..., 1].sum(axis=0)
    lost = ", ".join(f"{level} {loss:.3f}" for level, loss in zip(LEVELS, each, strict=True))
    took = time.perf_counter() - began
    print(
        f"{name}: {count} rounds, points lost a decision {lost}; in order in {share:.3f} [{low:.3f}, {high:.3f}]"
        f" of the evenings, of those of {MATCHES} rounds in {short:.3f}: "
        f"{'fine' if share >= GOAL else 'MISSED'} ({took:.0f} s)",
        flush=True,
    )
    return share >= GOAL


def main() -> int:
    """Check some games, or all; return 1 unless the goal is met in each."""
    fine = each(check, USUALLY)
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
