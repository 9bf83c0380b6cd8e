"""The workspace that a search works in: made once, used for every decision of one thread."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.search.arrays import Arrays
from biberbau.bots.search.nodes import EDGE, NODE
from biberbau.bots.search.tuning import HABIT_BONUS, PRIOR_WEIGHT
from biberbau.core.chance import seed_generator
from biberbau.core.game import Game

NODES: Final = 1 << 15
EDGES: Final = 1 << 18
"""Room in a tree; once it is full the search goes on without growing it."""
DEEPEST: Final = 32
"""Longest way through a tree, in decisions."""


class Workspace:
    """Everything that `biberbau.bots.search.tree` reads and writes."""

    def __init__(self, game: Game) -> None:
        self.world, self.course = game.new_states(), game.new_states()
        words = -(-game.record.itemsize // 16) * 2
        self.words = np.zeros(words, np.uint64)
        self.known: npt.NDArray[Any] = np.ndarray(1, game.record, buffer=self.words.data)
        if isinstance(self.world, np.recarray):
            self.known = self.known.view(np.recarray)
        self.nodes = np.zeros(NODES, NODE)
        self.edges = np.zeros(EDGES, EDGE)
        if isinstance(self.world, np.recarray):
            self.nodes, self.edges = self.nodes.view(np.recarray), self.edges.view(np.recarray)
        self.table = np.zeros(2 * NODES, np.int32)
        self.used = np.zeros(2, np.int64)
        self.path = np.zeros(2 * DEEPEST, np.int32)
        self.moments = np.zeros(3)
        self.actions = np.zeros(game.action_count, np.int32)
        self.values = np.zeros(game.seats[-1])
        self.rng = np.zeros(1, np.uint64)

    def clear(self, seed: int) -> None:
        """Begin a new tree with dice of its own."""
        self.used[:] = 0
        self.table[:] = 0
        self.moments[:] = 0.0
        seed_generator(self.rng, seed)

    @property
    def arrays(self) -> Arrays:
        """The same for compiled code."""
        return Arrays(*(getattr(self, name) for name in Arrays._fields))

    @property
    def root_places(self) -> npt.NDArray[np.int32]:
        """Where the edges of the root stand after at least one playout, that of the habitual action first."""
        first = int(self.nodes[0]["first"])
        return np.arange(first, first + int(self.nodes[0]["count"]), dtype=np.int32)

    @property
    def spread(self) -> float:
        """Standard deviation of what single playouts were worth to the seat that searches."""
        count, total, squares = self.moments
        return float(np.sqrt(max(squares / count - (total / count) ** 2, 0.0)))

    def mean_worth(self, places: npt.NDArray[np.int32]) -> npt.NDArray[np.float64]:
        """What the playouts of edges at these places add up to, by their number; 0 where there was none."""
        edges: Any = self.edges[places]
        worth: npt.NDArray[np.float64] = edges["total"] / np.maximum(edges["visits"], 1)
        return worth

    def likely_worth(self, places: npt.NDArray[np.int32], tuning: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """What edges of the root at these places are likely to be worth, after at least one playout.

        It is the mean of their playouts, begun as the tree begins it (`biberbau.bots.search.nodes.select`).
        """
        edges: Any = self.edges[places]
        count, total, _ = self.moments
        weight = tuning[PRIOR_WEIGHT]
        habit = int(self.nodes[0]["first"])
        prior = total / count + np.where(places == habit, tuning[HABIT_BONUS] * self.spread, 0.0)
        worth: npt.NDArray[np.float64] = (edges["total"] + weight * prior) / (edges["visits"] + weight)
        return worth
