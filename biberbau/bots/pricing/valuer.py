"""What a position is worth with open cards, and what an action adds to it from what its seat knows: by play by habit.

It is a value function fixed beforehand, for measuring luck.  It need not be right, only the same whoever plays.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.bots.search.tuned import tuning_for
from biberbau.bots.search.workspace import Workspace
from biberbau.bots.strength import strength_of
from biberbau.core.chance import seed_generator
from biberbau.core.game import Game
from biberbau.core.view import View

Values = npt.NDArray[np.float64]


class Valuer:
    """Values positions and actions of one game; each thread needs one of its own."""

    def __init__(self, game: Game, playouts: int, worlds: int) -> None:
        """By so many playouts a position is valued, and in so many worlds an action."""
        self.playouts, self.worlds = playouts, worlds
        self.compiled = game.driver("biberbau.bots.pricing.playing")
        self.workspace = Workspace(game)
        self.tuning = tuning_for(strength_of(game))

    def value(self, states: npt.NDArray[Any], seed: int, playouts: int | None = None) -> Values:
        """Return by seat what the round is worth as it stands in `states[0]`, in points more than the mean of all.

        It is the mean of the usual number of playouts or another, in each of which the cards that nobody has seen lie
        in another order; the same seed gives the same answer.
        """
        total, arrays = np.zeros(int(states[0]["seats"])), self.workspace.arrays
        seed_generator(arrays.rng, seed)
        count = self.playouts if playouts is None else playouts
        self.compiled.mean_worth(states, arrays.world, count, arrays.actions, arrays.values, total, arrays.rng)
        return total

    def gain(self, view: View, action: int, seed: int) -> Values:
        """Return by seat how much more the round is worth if who has this view takes an action, and not its habit.

        Points, on average over worlds that fit the view; the same seed gives the same answer.
        """
        total = np.zeros(int(view.record["seats"]))
        seed_generator(self.workspace.rng, seed)
        self.compiled.mean_gain(view.data, self.workspace.arrays, view.seat, action, self.tuning, self.worlds, total)
        return total
