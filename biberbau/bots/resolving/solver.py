"""Small games solved on demand, and the mixtures that their solutions play."""

from __future__ import annotations

import threading
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from biberbau.bots.bot import Budget
from biberbau.bots.mixtures import SELDOM
from biberbau.bots.resolving.workspace import NODES, Workspace
from biberbau.core.chance import next_below, seed_generator
from biberbau.core.game import Game
from biberbau.core.view import View

NODES_A_PLAYOUT: Final = 35
"""So large may a tree be for each playout of the budget: a game is solved, or else it is searched."""
NODES_A_MILLISECOND: Final = 1500
"""So many are made, and gone through as often as it takes, in a millisecond of an ordinary machine."""

FINE: Final = 1 << 30
"""A mixture is drawn in such small steps."""


class Mixture(NamedTuple):
    """How likely each action is taken."""

    actions: npt.NDArray[np.int64]
    """The legal actions, ascending."""
    chances: npt.NDArray[np.float64]
    open: bool
    """Whether either seat knows the other's hand: then whatever is done at times is nearly as good as anything else.

    Only which of two cards that look alike lies on the table may still be hidden.
    """

    def draw(self, seed: int) -> int:
        """Return an action, each as likely as it is taken."""
        dice = np.zeros(1, np.uint64)
        seed_generator(dice, seed)
        reached = np.cumsum(self.chances) * FINE > next_below(dice, FINE)
        return int(self.actions[np.argmax(reached)])


class Solver:
    """Solves small games of two seats; `biberbau.bots.resolving` says how."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.compiled = game.driver("biberbau.bots.resolving.solving")
        self.of_thread = threading.local()

    def mixture(self, view: View, budget: Budget) -> Mixture | None:
        """Return what the solution does in a view; None where the game is too large for the budget, or not of two.

        It follows from the view and the budget alone.
        """
        if view.record["seats"] != 2:
            return None
        arrays = self.workspace().arrays
        situation = self.compiled.resolve(view.data, arrays, view.seat, room_for(budget))
        if situation < 0:
            return None
        places = slice(arrays.slots[situation], arrays.slots[situation + 1])
        return Mixture(arrays.choices[places].astype(np.int64), often(arrays.totals[places]), arrays.used[2] == 1)

    def workspace(self) -> Workspace:
        """The calling thread's workspace."""
        if not hasattr(self.of_thread, "workspace"):
            self.of_thread.workspace = Workspace(self.game)
        workspace: Workspace = self.of_thread.workspace
        return workspace


def room_for(budget: Budget) -> int:
    """Return how large a tree may be."""
    if budget.playouts is not None:
        return min(budget.playouts * NODES_A_PLAYOUT, NODES)
    return min(int((budget.milliseconds or 0.0) * NODES_A_MILLISECOND), NODES)


def often(totals: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return shares that add up to 1, without those that are hardly worth naming; equal ones where all are 0."""
    if totals.sum() == 0:
        return np.full(len(totals), 1 / len(totals))
    shares = totals / totals.sum()
    shares[shares < min(SELDOM, shares.max())] = 0.0
    return np.asarray(shares / shares.sum())
