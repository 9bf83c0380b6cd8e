"""Exact answers about a small game of two: what it is worth, and how far a bot is from playing it perfectly.

Equilibrium is found by CFR+ (Tammelin 2014, arXiv:1407.5042), best responses by OpenSpiel's tabular algorithm; both are
compiled and walk the whole tree.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import pyspiel

from biberbau.bots import Bot, Budget
from biberbau.envs.openspiel.tree import Policy, Tree, chances_of

PRECISION: Final = 0.01
"""In points: how much both seats together could still win by leaving the equilibrium that was found."""

MOST_ITERATIONS: Final = 5000
ITERATIONS_BETWEEN_LOOKS: Final = 25


@dataclass(frozen=True)
class Solution:
    """A small game's value, within bounds."""

    value: float
    """Points that perfect play is worth to seat 0; to seat 1 it is worth as many less."""
    low: float
    """What seat 0 is sure of against anybody."""
    high: float
    """What seat 1 can hold seat 0 down to."""
    iterations: int


@dataclass(frozen=True)
class Gap:
    """How far a bot is from perfect play."""

    bot: str
    against_itself: float
    """Points that seat 0 makes when the bot holds both seats."""
    lost: tuple[float, float]
    """Points that the bot loses by seat, beside perfect play, against the best response to it."""

    @property
    def mean(self) -> float:
        """Points lost, the mean of both seats (the exploitability)."""
        return sum(self.lost) / 2


def best_response_value(tree: Tree, seat: int, policy: Any) -> float:
    """Return what `seat` makes that knows the other's policy and answers as well as can be."""
    return float(tree.best_response(seat, policy).value_from_state(tree.root))


def solve(tree: Tree, precision: float = PRECISION) -> Solution:
    """Return the game's value; ArithmeticError when the precision is not reached."""
    return equilibrium(tree, precision)[0]


def equilibrium(tree: Tree, precision: float = PRECISION) -> tuple[Solution, Policy]:
    """Return the game's value and how both seats play who make it theirs; ArithmeticError as `solve`."""
    solver = pyspiel.CFRPlusSolver(tree.compiled)
    for iterations in range(1, MOST_ITERATIONS + 1):
        solver.evaluate_and_update_policy()
        if iterations % ITERATIONS_BETWEEN_LOOKS == 0:
            policy = solver.average_policy()
            low, high = -best_response_value(tree, 1, policy), best_response_value(tree, 0, policy)
            if high - low <= precision:
                table = solver.tabular_average_policy().policy_table()
                return Solution((low + high) / 2, low, high, iterations), table
    raise ArithmeticError(f"after {MOST_ITERATIONS} iterations the value is only known to {high - low:.2g} points")


def bot_policy(tree: Tree, bot: Bot, samples: int, budget: Budget | None) -> Policy:
    """Return a bot's policy: how likely it takes each action, as it says itself or shows in so many choices each."""
    return tree.policy(chances_of(tree, bot, samples, budget))


def gap(tree: Tree, solution: Solution, name: str, policy: Policy) -> Gap:
    """Return how far a policy is from perfect play."""
    table = pyspiel.TabularPolicy(policy)
    return Gap(
        bot=name,
        against_itself=float(pyspiel.expected_returns(tree.root, table, -1, True)[0]),
        lost=(
            best_response_value(tree, 1, table) + solution.value,
            best_response_value(tree, 0, table) - solution.value,
        ),
    )
