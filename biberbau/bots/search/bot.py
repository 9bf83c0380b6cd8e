"""The search bot: a budget, the clock, and the choice among what was searched."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from biberbau.bots.bot import Budget
from biberbau.bots.drivers import driver, habits_module
from biberbau.bots.search.memory import Memory
from biberbau.bots.search.tuning import PLAYOUTS, PLAYOUTS_OF, tuning_for
from biberbau.core.game import Game
from biberbau.core.view import View

BATCH: Final = 200
"""Playouts between two looks at the clock: well under a millisecond for two players."""

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
    """What the round was worth then on average, in points; 0 for an action that was not searched."""
    spread: float
    """Standard deviation of what single playouts were worth, in points."""


class SearchBot:
    """Searches worlds that fit the view; see `biberbau.bots.search.tree` for how."""

    name = "search"

    def __init__(self, game: Game, threads: int = 1, tuning: npt.NDArray[np.float64] | None = None) -> None:
        """Trees are grown side by side on `threads` threads and their roots added up.

        That is root parallelisation (Chaslot, Winands and van den Herik 2008, "Parallel Monte-Carlo tree search").  A
        budget of playouts is shared among as many trees as it is worth, so that the choice is the same on any number of
        threads; a budget of time grows a tree on every thread.
        """
        self.game = game
        self.threads = threads
        self.tuning = tuning_for(game.name) if tuning is None else tuning
        self.budget = Budget(playouts=PLAYOUTS_OF.get(game.name, PLAYOUTS))
        self.compiled = driver("biberbau.bots.search.tree", game.package, habits_module(game))
        self.room = threading.local()

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Return the action that was searched most, `WAIT` perhaps; a single action is taken without a search."""
        found = self.consider(view, seed, budget)
        return int(found.actions[np.argmax(found.visits)])

    def consider(
        self, view: View, seed: int, budget: Budget | None = None, tuning: npt.NDArray[np.float64] | None = None
    ) -> Considered:
        """Return what a search of the view finds, perhaps with another tuning than usual."""
        if view.seat is None:
            raise ValueError("nobody acts on the view of everybody")
        budgets = self.shares(budget or self.budget)
        seeds = [(seed + number * TREE_SEEDS) % 2**63 for number in range(len(budgets))]
        workers = min(self.threads, len(budgets))
        memories = self.memories()
        tuning = self.tuning if tuning is None else tuning

        grown: list[Considered | None] = [None] * len(budgets)

        def work(worker: int) -> None:
            for number in range(worker, len(budgets), workers):
                grown[number] = self.grow(memories[worker], view, seeds[number], budgets[number], tuning)

        if workers == 1:
            work(0)
        else:
            with ThreadPoolExecutor(workers) as pool:
                list(pool.map(work, range(workers)))
        return added_up([tree for tree in grown if tree is not None])

    def shares(self, budget: Budget) -> list[Budget]:
        """Return the budget of every tree."""
        if budget.playouts is None:
            return [budget] * self.threads
        trees = -(-budget.playouts // TREE_PLAYOUTS)
        return [Budget(playouts=(budget.playouts + number) // trees) for number in range(trees)]

    def memories(self) -> list[Memory]:
        """The calling thread's memory, a piece for each thread of the search."""
        if not hasattr(self.room, "memories"):
            self.room.memories = [Memory(self.game) for _ in range(self.threads)]
        memories: list[Memory] = self.room.memories
        return memories

    def grow(
        self, memory: Memory, view: View, seed: int, budget: Budget, tuning: npt.NDArray[np.float64]
    ) -> Considered:
        """Grow one tree until the budget is used; a root with one action is not searched beyond one playout."""
        deadline = time.perf_counter() + (budget.milliseconds or 0.0) / 1000
        memory.clear(seed)
        self.search(memory, view, 1, tuning)
        if len(memory.root_edges) > 1:
            if budget.playouts is not None:
                self.search(memory, view, budget.playouts - 1, tuning)
            else:
                while time.perf_counter() < deadline:
                    self.search(memory, view, BATCH, tuning)
        return found_at_root(memory)

    def search(self, memory: Memory, view: View, playouts: int, tuning: npt.NDArray[np.float64]) -> None:
        """Add playouts to a tree, without the interpreter lock."""
        self.compiled.search(
            view.data,
            memory.world,
            memory.known,
            memory.words,
            view.seat,
            memory.nodes,
            memory.edges,
            memory.table,
            memory.used,
            memory.path,
            tuning,
            memory.moments,
            memory.actions,
            memory.values,
            memory.rng,
            playouts,
        )


def found_at_root(memory: Memory) -> Considered:
    """Return what the tree in a memory has found."""
    edges = memory.root_edges[np.argsort(memory.root_edges["action"])]
    visits: npt.NDArray[np.int64] = edges["visits"].astype(np.int64)
    count, total, squares = memory.moments
    return Considered(
        edges["action"].astype(np.int64),
        visits,
        edges["total"] / np.maximum(visits, 1),
        float(np.sqrt(max(squares / count - (total / count) ** 2, 0.0))),
    )


def added_up(trees: list[Considered]) -> Considered:
    """Return what several trees of one root have found together."""
    if len(trees) == 1:
        return trees[0]
    visits = np.sum([tree.visits for tree in trees], axis=0)
    totals = np.sum([tree.worth * tree.visits for tree in trees], axis=0)
    variances = [tree.spread**2 for tree in trees]
    return Considered(trees[0].actions, visits, totals / np.maximum(visits, 1), float(np.sqrt(np.mean(variances))))
