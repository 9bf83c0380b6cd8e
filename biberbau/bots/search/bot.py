"""The search bot: a budget, the clock, and the choice among what was searched."""

from __future__ import annotations

import math
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from biberbau.bots.bot import Budget
from biberbau.bots.resolving.solver import Mixture, Solver
from biberbau.bots.search.racing import BATCH, Race, race_for_playouts, race_for_time
from biberbau.bots.search.tuned import tuning_for
from biberbau.bots.search.tuning import RACE, STAKE
from biberbau.bots.search.workspace import Workspace
from biberbau.bots.standing import rounds_left
from biberbau.bots.strength import strength_of
from biberbau.core.game import Game
from biberbau.core.view import View

TREE_PLAYOUTS: Final = 16_384
"""So many playouts, at most, grow one tree; a larger budget grows several, side by side where there are threads."""

TREE_SEEDS: Final = 1 << 40
"""Distance between the seeds of trees."""


class Considered(NamedTuple):
    """What a search has found, action by action."""

    actions: npt.NDArray[np.int64]
    """The legal actions, ascending."""
    visits: npt.NDArray[np.int64]
    """How often each was searched."""
    worth: npt.NDArray[np.float64]
    """What the round is likely to be worth then, in points, or, where the search plays for the match, in points' worth
    of it (`biberbau.bots.search.stakes`); says nothing of an action that was not searched."""
    spread: float
    """Standard deviation of what single playouts were worth, in the same unit."""


class SearchBot:
    """Searches worlds that fit the view; see `biberbau.bots.search.tree` for how."""

    name = "search"

    def __init__(
        self, game: Game, threads: int = 1, tuning: npt.NDArray[np.float64] | None = None, judges: bool = True
    ) -> None:
        """Trees are grown side by side on `threads` threads and their roots added up.

        That is root parallelisation (Chaslot, Winands and van den Herik 2008, "Parallel Monte-Carlo tree search").  A
        budget of playouts is shared among as many trees as it is worth, so that the choice is the same on any number of
        threads; a budget of time grows a tree on every thread.

        With `judges` it goes by what was learned of the game, if something was, and else by what habits tell.
        """
        strength = strength_of(game)
        self.game = game
        self.threads = threads
        self.tuning = tuning_for(strength) if tuning is None else tuning
        self.goes_by_learned = judges and tuning is None
        self.judging = tuning_for(strength, judges=True)
        """What the search is shaped by where it goes by what was learned."""
        self.budget = Budget(playouts=strength.playouts)
        self.judging_budget = Budget(playouts=(strength.judging or strength).playouts)
        self.compiled = game.driver("biberbau.bots.search.tree")
        self.judgement = game.keeper("biberbau.bots.contract.judgement")
        self.practice = game.keeper("biberbau.bots.contract.practice")
        self.solver = Solver(game) if strength.solves else None
        self.of_thread = threading.local()

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Return an action of the mixture where a small game was solved; else the one that was searched most.

        Among actions that are equally good to who knows everything, the search prefers those after which others err.
        Its choice may be `WAIT`; a single action is taken without a search.
        """
        begun = time.perf_counter()
        mixture = self.mixture(view, budget)
        if mixture is not None and not (mixture.open and np.count_nonzero(mixture.chances) > 1):
            return mixture.draw(seed)
        found = self.consider(view, seed, what_is_left(budget, begun))
        visits = found.visits if mixture is None else np.where(mixture.chances > 0, found.visits, -1)
        return int(found.actions[np.argmax(visits)])

    def chances(self, view: View, budget: Budget | None = None) -> dict[int, float] | None:
        """Return how likely `choose` takes each action, over all seeds; None where only its choices tell."""
        mixture = self.mixture(view, budget)
        if mixture is None or mixture.open:
            return None
        return dict(zip(mixture.actions.tolist(), mixture.chances.tolist(), strict=True))

    def mixture(self, view: View, budget: Budget | None) -> Mixture | None:
        """Return what the solution does, where the game is small enough to be solved (`biberbau.bots.resolving`)."""
        if self.solver is None or view.seat is None or len(view.actions) < 2:
            return None
        return self.solver.mixture(view, budget or self.budget)

    def consider(
        self, view: View, seed: int, budget: Budget | None = None, tuning: npt.NDArray[np.float64] | None = None
    ) -> Considered:
        """Return what a search of the view finds, perhaps with another tuning than usual."""
        if view.seat is None:
            raise ValueError("nobody acts on the view of everybody")
        judges = tuning is None and self.judges(view)
        budgets = self.shares(budget or (self.judging_budget if judges else self.budget))
        seeds = [(seed + number * TREE_SEEDS) % 2**63 for number in range(len(budgets))]
        workers = min(self.threads, len(budgets))
        workspaces = self.workspaces()
        if tuning is None:
            tuning = self.judging if judges else self.tuning
        tuning = self.staked(tuning, view)

        grown: list[Considered | None] = [None] * len(budgets)

        def work(worker: int) -> None:
            for number in range(worker, len(budgets), workers):
                grown[number] = self.grow(workspaces[worker], view, seeds[number], budgets[number], tuning)

        if workers == 1:
            work(0)
        else:
            with ThreadPoolExecutor(workers) as pool:
                list(pool.map(work, range(workers)))
        return added_up([tree for tree in grown if tree is not None])

    def judges(self, view: View) -> bool:
        """Whether it goes by what was learned: if it may, and something was of rounds like this one."""
        state = view.data[0]
        return self.goes_by_learned and bool(self.judgement.judges(state) or self.practice.practises(state))

    def staked(self, tuning: npt.NDArray[np.float64], view: View) -> npt.NDArray[np.float64]:
        """Return a tuning that knows what counts in this match: luck has the more to say, the longer it still is."""
        if tuning[STAKE] == 0:
            return tuning
        tuning = tuning.copy()
        tuning[STAKE] *= math.sqrt(rounds_left(self.game, view)) * (1 if self.game.better == "low" else -1)
        return tuning

    def shares(self, budget: Budget) -> list[Budget]:
        """Return the budget of every tree."""
        if budget.playouts is None:
            return [budget] * self.threads
        trees = -(-budget.playouts // TREE_PLAYOUTS)
        return [Budget(playouts=(budget.playouts + number) // trees) for number in range(trees)]

    def workspaces(self) -> list[Workspace]:
        """The calling thread's workspace, a piece for each thread of the search."""
        if not hasattr(self.of_thread, "workspaces"):
            self.of_thread.workspaces = [Workspace(self.game) for _ in range(self.threads)]
        workspaces: list[Workspace] = self.of_thread.workspaces
        return workspaces

    def grow(
        self, workspace: Workspace, view: View, seed: int, budget: Budget, tuning: npt.NDArray[np.float64]
    ) -> Considered:
        """Grow one tree until the budget is used; a root with one action is not searched beyond one playout."""
        begun = time.perf_counter()
        deadline = begun + (budget.milliseconds or 0.0) / 1000
        workspace.clear(seed)
        self.search(workspace, view, 1, tuning)
        if len(workspace.root_places) == 1:
            return found_at_root(workspace, tuning)
        if tuning[RACE] > 0:
            race = Race(self.compiled, workspace, view, tuning)
            if budget.playouts is not None:
                race_for_playouts(race, budget.playouts - 1)
            else:
                race_for_time(race, begun, deadline)
        elif budget.playouts is not None:
            self.search(workspace, view, budget.playouts - 1, tuning)
        else:
            while time.perf_counter() < deadline:
                self.search(workspace, view, BATCH, tuning)
        return found_at_root(workspace, tuning)

    def search(self, workspace: Workspace, view: View, playouts: int, tuning: npt.NDArray[np.float64]) -> None:
        """Add playouts to a tree, without the interpreter lock."""
        self.compiled.search(view.data, workspace.arrays, view.seat, tuning, playouts)


def what_is_left(budget: Budget | None, begun: float) -> Budget | None:
    """Return a budget of time less what has gone since it began, but not nothing; one of playouts as it is."""
    if budget is None or budget.milliseconds is None:
        return budget
    gone = 1000 * (time.perf_counter() - begun)
    return Budget(milliseconds=max(budget.milliseconds - gone, budget.milliseconds / 10))


def found_at_root(workspace: Workspace, tuning: npt.NDArray[np.float64]) -> Considered:
    """Return what the tree in a workspace has found.

    A race has compared all actions in the same worlds, so what it says of them is taken as it is.  Otherwise what few
    playouts say is mostly luck, and an action is worth what the tree took it to be.
    """
    places = workspace.root_places
    places = places[np.argsort(workspace.edges[places]["action"])]
    edges: Any = workspace.edges[places]
    worth = workspace.mean_worth(places) if tuning[RACE] > 0 else workspace.likely_worth(places, tuning)
    return Considered(edges["action"].astype(np.int64), edges["visits"].astype(np.int64), worth, workspace.spread)


def added_up(trees: list[Considered]) -> Considered:
    """Return what several trees of one root have found together."""
    if len(trees) == 1:
        return trees[0]
    visits = np.sum([tree.visits for tree in trees], axis=0)
    totals = np.sum([tree.worth * tree.visits for tree in trees], axis=0)
    variances = [tree.spread**2 for tree in trees]
    return Considered(trees[0].actions, visits, totals / np.maximum(visits, 1), float(np.sqrt(np.mean(variances))))
