"""Decisions so near the end of a round that all that can follow is solved, and prices taken from the solution."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.bots.bot import Budget
from biberbau.bots.resolving.arrays import Arrays
from biberbau.bots.resolving.solver import room_for
from biberbau.bots.resolving.workspace import Workspace
from biberbau.core.game import Game
from biberbau.core.view import View


@dataclass(frozen=True)
class Solved:
    """The solution of what follows a decision; it holds until the next one is solved."""

    compiled: ModuleType
    arrays: Arrays
    nodes: npt.NDArray[np.int32]
    """The worlds that fit the view."""
    likely: npt.NDArray[np.float64]
    """How likely each is, in parts of any size."""
    numbers: npt.NDArray[np.int32]
    """The number that the solution gives to each action."""

    def play(
        self,
        racing: npt.NDArray[np.int64],
        rng: npt.NDArray[np.uint64],
        outcomes: npt.NDArray[np.float64],
        ended: npt.NDArray[np.bool_],
    ) -> None:
        """Play the actions `racing` on as the solution does, in as many worlds as `outcomes` has rows, all alike."""
        numbers = self.numbers[racing]
        self.compiled.play_solved(self.arrays, self.nodes, self.likely, numbers, rng, outcomes, ended)


class Decisions:
    """Solves decisions of one game, for one thread."""

    def __init__(self, game: Game, trust: float) -> None:
        """`trust` is how far belief is trusted where worlds are weighed."""
        self.trust = trust
        self.compiled = game.driver("biberbau.bots.resolving.answering")
        self.arrays = Workspace(game).arrays

    def solve(self, view: View, actions: npt.NDArray[Any], playouts: int) -> Solved | None:
        """Solve what follows a view; None where it is too large for a budget of so many playouts, or not of two.

        It follows from the view and the budget alone.
        """
        if view.record["seats"] != 2 or len(actions) < 2:
            return None
        arrays, seat, room = self.arrays, int(view.seat or 0), room_for(Budget(playouts=playouts))
        situation = self.compiled.solve_decision(view.data, arrays, seat, room, self.trust)
        if situation < 0:
            return None
        choices = arrays.choices[arrays.slots[situation] : arrays.slots[situation + 1]].tolist()
        if set(choices) != set(actions.tolist()):
            return None
        nodes = np.flatnonzero(arrays.situation[: arrays.used[2]] == situation).astype(np.int32)
        likely = arrays.reach[nodes, 1 - seat].copy()
        numbers = np.array([choices.index(action) for action in actions.tolist()], np.int32)
        return Solved(self.compiled, arrays, nodes, likely, numbers)
