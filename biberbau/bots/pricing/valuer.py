"""What a state is worth with open cards, before cards that nobody has seen: the mean of play by habit from there.

It is a value function fixed beforehand, for measuring luck.  It need not be right, only the same whoever plays.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from biberbau.core.chance import seed_generator
from biberbau.core.game import Game

NOTHING_DONE: Final = -1
"""In place of an action: what is worth the state itself."""


class Worth(NamedTuple):
    """What a state is worth."""

    values: npt.NDArray[np.float64]
    """To each seat, in points more than the mean of all."""
    unseen: int
    """How many cards nobody had seen before it."""


class Valuer:
    """Values states of one game; each thread needs one of its own."""

    def __init__(self, game: Game, playouts: int) -> None:
        self.playouts = playouts
        self.compiled = game.driver("biberbau.bots.pricing.playing")
        self.world = game.new_states()
        self.actions = np.zeros(game.action_count, np.int32)
        self.worth = np.zeros(game.seats[-1])
        self.rng = np.zeros(1, np.uint64)

    def value(
        self, states: npt.NDArray[Any], seed: int, seat: int = 0, action: int = NOTHING_DONE, times: int = 1
    ) -> Worth:
        """Return what `states[0]` is worth, or is once `seat` has taken `action`, before anybody sees what comes of it.

        It is the mean of `times` as many playouts as usual; the same seed gives the same answer.
        """
        total = np.zeros(int(states[0]["seats"]))
        seed_generator(self.rng, seed)
        unseen = self.compiled.mean_worth(
            states, self.world, seat, action, times * self.playouts, self.actions, self.worth, total, self.rng
        )
        return Worth(total, int(unseen))
