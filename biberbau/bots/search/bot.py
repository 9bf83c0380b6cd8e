"""The search bot: a budget, the clock, and the choice among what was searched."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

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

THREAD_SEEDS: Final = 1 << 40
"""Distance between the seeds of threads."""


class SearchBot:
    """Searches worlds that fit the view; see `biberbau.bots.search.tree` for how."""

    name = "search"

    def __init__(self, game: Game, threads: int = 1, tuning: npt.NDArray[np.float64] | None = None) -> None:
        """`threads` trees are grown side by side and their roots added up (root parallelisation)."""
        self.game = game
        self.threads = threads
        self.tuning = tuning_for(game.name) if tuning is None else tuning
        self.budget = Budget(playouts=PLAYOUTS_OF.get(game.name, PLAYOUTS))
        self.compiled = driver("biberbau.bots.search.tree", game.package, habits_module(game))
        self.room = threading.local()

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Return the action that was searched most; a single legal action is taken without a search."""
        actions, visits, _ = self.consider(view, seed, budget)
        return int(actions[np.argmax(visits)])

    def consider(
        self, view: View, seed: int, budget: Budget | None = None
    ) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.float64]]:
        """Return the legal actions, how often each was searched, and what the round was worth then on average."""
        if view.seat is None:
            raise ValueError("nobody acts on the view of everybody")
        budget = budget or self.budget
        memories = self.memories()
        if self.threads == 1:
            self.grow(memories[0], view, seed, budget)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                growing = [
                    pool.submit(self.grow, memory, view, (seed + number * THREAD_SEEDS) % 2**63, budget)
                    for number, memory in enumerate(memories)
                ]
            for tree in growing:
                tree.result()
        actions: npt.NDArray[np.int64] = memories[0].root_edges["action"].copy()
        visits = np.zeros(len(actions), np.int64)
        worth = np.zeros(len(actions))
        for memory in memories:
            visits += memory.root_edges["visits"]
            worth += memory.root_edges["total"]
        return actions, visits, worth / np.maximum(visits, 1)

    def memories(self) -> list[Memory]:
        """The calling thread's memory, a piece for each thread of the search."""
        if not hasattr(self.room, "memories"):
            self.room.memories = [Memory(self.game) for _ in range(self.threads)]
        memories: list[Memory] = self.room.memories
        return memories

    def grow(self, memory: Memory, view: View, seed: int, budget: Budget) -> None:
        """Grow one tree until the budget is used; a root with one action is not searched beyond one playout."""
        deadline = time.perf_counter() + (budget.milliseconds or 0.0) / 1000
        memory.clear(seed)

        self.search(memory, view, 1)
        if len(memory.root_edges) == 1:
            return
        if budget.playouts is not None:
            self.search(memory, view, budget.playouts - 1)
            return
        while time.perf_counter() < deadline:
            self.search(memory, view, BATCH)

    def search(self, memory: Memory, view: View, playouts: int) -> None:
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
            self.tuning,
            memory.moments,
            memory.actions,
            memory.values,
            memory.rng,
            playouts,
        )
