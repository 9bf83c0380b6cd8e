"""Whether the largest losses have words: `python -m tests.reviews.worded [ROUNDS] [GAME…]`.

Rounds among the four levels are reviewed at a small fixed budget.  Of the ten largest losses of each round those are
counted beside which a reason stands, and the largest that have none are listed: what told their actions apart is not
measured yet.  It is an error where fewer have one than `GOAL`, or less of what was lost.
"""

from __future__ import annotations

import sys
import time
from typing import Final

from biberbau.games import game_named
from tests.reviews.asked import each
from tests.reviews.mistakes import BUDGET, told
from tests.reviews.rounds import in_parts, played_round, reviewed

USUALLY: Final = 10
LARGEST: Final = 10
"""So many losses of each round are looked at."""
LISTED: Final = 10
"""So many without a reason are told of."""
GOAL: Final = 0.85
"""This part of the losses has a reason, and this part of what was lost."""

Loss = tuple[float, tuple[str, ...], str]
"""How many points it was, the messages beside it, and which moment it was."""


def losses(name: str, first: int, last: int, budget: int) -> list[Loss]:
    """Return the largest losses of some rounds."""
    game, found = game_named(name), []
    for number in range(first, last):
        largest = reviewed(game, played_round(game, number), budget).mattered[:LARGEST]
        found += [
            (one.lost.mean, tuple(why.sentence.message for why in one.reasons), told(number, one)) for one in largest
        ]
    return found


def check(name: str, count: int) -> bool:
    """Measure a game, print what came out, and return whether the goal is met."""
    began = time.perf_counter()
    found = sorted(in_parts(losses, name, count, BUDGET), reverse=True)
    silent = [(lost, where) for lost, messages, where in found if not messages]
    points, mute = sum(lost for lost, *_ in found), sum(lost for lost, _ in silent)
    worded, of_points = 1 - len(silent) / len(found), 1 - mute / points
    fine = min(worded, of_points) >= GOAL
    took = time.perf_counter() - began
    print(
        f"{name}: {len(found) - len(silent)} of {len(found)} have a reason, {worded:.0%},"
        f" and so has {of_points:.0%} of what was lost: {'fine' if fine else 'MISSED'} ({took:.0f} s)"
    )
    for lost, where in silent[:LISTED]:
        print(f"  {where}: {lost:.2f} points")
    sys.stdout.flush()
    return fine


def main() -> int:
    """Look at some games, or at all; return 1 unless the goal is met in each."""
    fine = each(check, USUALLY)
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
