"""Whether what reviews call mistakes are some: `python -m tests.reviews.mistakes [MISTAKES] [GAME…]`.

Rounds among the four levels are reviewed at a small fixed budget, and the largest mistakes of them all are taken.
From each of these moments 400 fresh worlds that fit what the seat knew are played out by careful players, once after
what was done and once after what the review calls best.  Said is how often the latter comes out better.
"""

from __future__ import annotations

import sys
import time
from typing import Final

import numpy as np

from biberbau.bots import WAIT, Valuer
from biberbau.core.estimate import Estimate
from biberbau.core.game import Game
from biberbau.core.record import record_of
from biberbau.games import game_named
from biberbau.reviews.choices import choices_of
from biberbau.reviews.result import WAIT_WORD, Decision
from tests.reviews.asked import each
from tests.reviews.rounds import in_parts, played_round, reviewed

USUALLY: Final = 25
"""Mistakes of each game."""
ROUNDS: Final = 40
"""So many rounds are looked through for them."""
BUDGET: Final = 1000
"""Playouts a decision."""
WORLDS: Final = 400
SEED: Final = 77
GOAL: Final = 0.9

Checked = tuple[float, float, str]
"""How many points a review says were lost, how many the worlds say, and which moment it was."""


def mistakes(name: str, first: int, last: int, budget: int) -> list[Checked]:
    """Return the mistakes that reviews find in some rounds, each checked."""
    game, found = game_named(name), []
    valuer = Valuer(game, 1, WORLDS)
    for number in range(first, last):
        match = played_round(game, number)
        views = {
            (choice.seat, choice.view.hash): choice.view
            for choice in choices_of(record_of(match), game, range(match.seats))
        }
        for decision in reviewed(game, match, budget).mattered:
            view = views[decision.seat, decision.view]
            best, done = (
                valuer.gain(view, action_of(game, action), SEED)[decision.seat]
                for action in (decision.best.action, decision.done)
            )
            found.append((decision.lost.mean, float(best - done), told(number, decision)))
    return found


def action_of(game: Game, text: str) -> int:
    """Return an action of a review by number."""
    return WAIT if text == WAIT_WORD else game.parse_action(text)


def told(number: int, decision: Decision) -> str:
    """Return a moment in words."""
    return f"round {number}, step {decision.step}, seat {decision.seat}: {decision.done}, best {decision.best.action}"


def check(name: str, count: int) -> tuple[int, int]:
    """Measure a game and print what came out; return how many of how many mistakes were some."""
    began = time.perf_counter()
    largest = sorted(in_parts(mistakes, name, ROUNDS, BUDGET), reverse=True)[:count]
    right = sum(worse > 0 for _, worse, _ in largest)
    said, played = (np.mean([one[part] for one in largest]) for part in range(2))
    took = time.perf_counter() - began
    print(
        f"{name}: {right} of {len(largest)} were mistakes; {said:.2f} points said, {played:.2f} played ({took:.0f} s)"
    )
    for lost, worse, where in largest:
        if worse <= 0:
            print(f"  {where}: {lost:.2f} points said, {worse:.2f} played")
    sys.stdout.flush()
    return right, len(largest)


def main() -> int:
    """Check some games, or all; return 1 unless the goal is met in all of them together."""
    found = each(check, USUALLY)
    right, every = (sum(part) for part in zip(*found, strict=True))
    share = Estimate.of_wins(np.array([1.0] * right + [0.0] * (every - right)))
    fine = share.mean >= GOAL
    print(f"{right} of {every}, {share.written(3)}: {'fine' if fine else 'MISSED'}")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
