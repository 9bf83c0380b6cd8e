"""Players with a weakness: search with errors and a short memory."""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.bots.bot import Budget
from biberbau.bots.levels import ADAPTIVE, LEVELS
from biberbau.bots.levels.adapting import fitting_skill
from biberbau.bots.levels.misjudging import misjudged_choice
from biberbau.bots.levels.weaknesses import weakness_at
from biberbau.bots.search.bot import SearchBot
from biberbau.bots.search.tuning import FORGETFULNESS
from biberbau.bots.strength import Weakness, strength_of
from biberbau.core.chance import seed_generator
from biberbau.core.game import Game
from biberbau.core.view import View

ERRORS: Final = 1 << 61
"""Flipped in a seed to seed the errors, which so have nothing to do with the worlds that are thought about."""


class LevelBot:
    """One of the levels, or the one that adapts: the same choice for the same view and seed."""

    def __init__(self, name: str, game: Game, searcher: SearchBot) -> None:
        """`searcher` does the thinking."""
        self.name = name
        self.game = game
        self.searcher = searcher

    def weakness(self, view: View) -> Weakness:
        """Return how weak it is now."""
        skill = fitting_skill(self.game, view) if self.name == ADAPTIVE else LEVELS.index(self.name)
        return weakness_at(strength_of(self.game).levels, skill)

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Return its choice.  It thinks as long as it always does, or for fewer playouts if the budget says so."""
        return choice_with(self.weakness(view), self.searcher, view, seed, budget)


def choice_with(weakness: Weakness, searcher: SearchBot, view: View, seed: int, budget: Budget | None = None) -> int:
    """Return the action that seems best to one with this weakness."""
    playouts = weakness.playouts
    if budget is not None and budget.playouts is not None:
        playouts = min(playouts, budget.playouts)
    # People play against habits' judgement, with which the steps between levels were measured.
    tuning = searcher.tuning.copy()
    tuning[FORGETFULNESS] = weakness.forgetfulness
    found = searcher.consider(view, seed, Budget(playouts=playouts), tuning)
    rng = np.zeros(1, np.uint64)
    seed_generator(rng, seed ^ ERRORS)
    return int(found.actions[misjudged_choice(found.visits, found.worth, found.spread, weakness.blur, rng)])
