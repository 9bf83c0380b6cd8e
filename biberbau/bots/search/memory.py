"""The memory that a search works in: made once, used for every decision of one thread."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.search.nodes import EDGE, NODE
from biberbau.core.chance import seed_generator
from biberbau.core.game import Game

NODES: Final = 1 << 15
EDGES: Final = 1 << 18
"""Room in a tree; once it is full the search goes on without growing it."""
DEEPEST: Final = 32
"""Longest way through a tree, in decisions."""


class Memory:
    """Everything that `biberbau.bots.search.tree.search` reads and writes."""

    def __init__(self, game: Game) -> None:
        self.world = game.new_states()
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
    def root_edges(self) -> npt.NDArray[Any]:
        """The edges of the root after at least one playout."""
        root = self.nodes[0]
        return self.edges[int(root["first"]) : int(root["first"]) + int(root["count"])]
