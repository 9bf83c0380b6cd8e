"""Bots that are compiled policies: they choose at once, without looking ahead."""

from __future__ import annotations

import threading

import numpy as np

from biberbau.bots.bot import Budget
from biberbau.bots.drivers import driver, habits_module
from biberbau.bots.matches import CALM_HABITS, HABITS, QUICK_HABITS, UNIFORM
from biberbau.core.chance import seed_generator
from biberbau.core.game import Game
from biberbau.core.view import View

POLICIES = {"uniform": UNIFORM, "careful": HABITS, "calm": CALM_HABITS, "quick": QUICK_HABITS}
"""Bots by the number of their policy."""


class PolicyBot:
    """`uniform`, which takes any legal action, or `careful`, which has the game's habits.

    `calm` and `quick` play as `careful` does; only their tempers differ (`biberbau.bots.tempers`).
    """

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self.policy = POLICIES[name]
        self.compiled = driver("biberbau.bots.choosing", game.package, habits_module(game))
        self.room = threading.local()
        self.action_count = game.action_count

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Return the policy's action; the budget does not matter."""
        if view.seat is None:
            raise ValueError("nobody acts on the view of everybody")
        if not hasattr(self.room, "actions"):
            self.room.actions, self.room.rng = np.zeros(self.action_count, np.int32), np.zeros(1, np.uint64)
        seed_generator(self.room.rng, seed)
        return int(self.compiled.choose_at(self.policy, view.data, view.seat, self.room.actions, self.room.rng))
