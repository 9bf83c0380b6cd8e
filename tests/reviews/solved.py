"""Whether reviews say what perfect play says: `python -m tests.reviews.solved [SITUATIONS] [POSITION…]`.

The small games of `make gaps` are solved.  Of the situations in which perfect play comes to choose, some are drawn as
likely as it comes to them, and in each one of the four levels chooses, now this one and now that.  What a review says
was lost by it is held against what is lost by it where one goes on as well as can be against perfect play.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyspiel

from biberbau.bots import LEVELS, Pricer, RestOfMatch, bot_named, usual_playouts
from biberbau.core.position import parse_position
from biberbau.envs.openspiel.endgame import endgame
from biberbau.envs.openspiel.exact import equilibrium
from biberbau.envs.openspiel.tree import Policy, Tree
from biberbau.games import game_named
from biberbau.reviews.choices import Choice
from biberbau.reviews.judging import judge
from tests.reviews.asked import each

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


class Worths:
    """What each action of each situation is worth to who chooses and goes on as well as can be, the other perfectly."""

    def __init__(self, tree: Tree, policy: Policy) -> None:
        self.numbers = tree.action_ids()
        self.chances = {name: dict(listed) for name, listed in policy.items()}
        self.sums: defaultdict[str, defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))
        """By situation and action: worth, times how likely chance and the other seat bring it about."""
        self.brought: defaultdict[str, float] = defaultdict(float)
        self.reached: defaultdict[str, float] = defaultdict(float)
        """How likely the situation comes up where both play perfectly."""
        played = pyspiel.TabularPolicy(policy)  # The answer only points to it.
        for seat in range(2):
            answer = pyspiel.TabularBestResponse(tree.compiled, seat, played)
            answer.value_from_state(tree.root)
            self.best = {name: dict(one) for name, one in answer.get_best_response_policy().policy_table().items()}
            self.walk(tree.root, seat, 1.0, 1.0)

    def walk(self, state: Any, seat: int, brought: float, own: float) -> float:
        """Return what a state is worth to a seat; `own` is how likely it plays towards it, `brought` is all else."""
        if state.is_terminal():
            return float(state.returns()[seat])
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return sum(share * self.walk(state.child(one), seat, brought * share, own) for one, share in outcomes)
        name = state.information_state_string()
        chances = self.chances[name]
        if state.current_player() != seat:
            return sum(
                chances.get(action, 0.0) * self.walk(state.child(action), seat, brought * chances.get(action, 0.0), own)
                for action in state.legal_actions()
            )
        self.brought[name] += brought
        self.reached[name] += brought * own
        best, worth = self.best.get(name, {}), 0.0
        for action in state.legal_actions():
            found = self.walk(state.child(action), seat, brought, own * chances.get(action, 0.0))
            self.sums[name][action] += brought * found
            worth += best.get(action, 0.0) * found
        return worth

    def lost(self, name: str, action: int) -> float:
        """Return how much less an action, by our number, is worth than the best one."""
        every = self.sums[name]
        return (max(every.values()) - every[self.numbers[name][action]]) / self.brought[name]


def check(position: str, count: int) -> bool:
    """Measure a position, print what came out, and return whether the goal is met."""
    began = time.perf_counter()
    game = game_named(POSITIONS[position])
    states, _ = parse_position((EXAMPLES / f"{position}.toml").read_text(), game)
    tree = Tree(endgame(game, states))
    worths = Worths(tree, equilibrium(tree)[1])
    pricer = Pricer(game, RestOfMatch(game, 2, states[0]["options"]))
    dice = np.random.default_rng(1)
    names = [name for name, actions in worths.sums.items() if len(actions) > 1 and worths.reached[name] > 0]
    likely = np.array([worths.reached[name] for name in names])
    bots, said, true = [bot_named(level, game) for level in LEVELS], [], []
    for number, drawn in enumerate(dice.choice(len(names), size=count, p=likely / likely.sum())):
        situation = tree.choices[int(names[drawn].rsplit("-", 1)[1])]
        done = bots[number % len(bots)].choose(situation.view, number)
        choice = Choice(0, int(situation.view.record["round_number"]), situation.seat, situation.view, done)
        found = judge(pricer, choice, usual_playouts(game), "points")
        said.append(found.taken.points_behind.mean)
        true.append(worths.lost(names[drawn], done))
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
