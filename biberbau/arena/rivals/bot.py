"""A bot of an earlier version in our doors: a view in, an action out."""

from __future__ import annotations

import functools
import threading
from typing import Final

import numpy as np

from biberbau.arena.rivals.process import RivalError, RivalProcess
from biberbau.bots import WAIT, Budget
from biberbau.core.chance import seed_generator
from biberbau.core.game import Game
from biberbau.core.position import format_position
from biberbau.core.view import View
from biberbau.games import game_named

RIVALS: Final = {"search-7f11d0b": ("search", "7f11d0b")}
"""By name, which bot of which version it is."""


class RivalBot:
    """A bot of an earlier version.  Each thread that asks has a process of its own, for a process thinks alone."""

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self.game = game
        self.bot, self.version = RIVALS[name]
        self.of_thread = threading.local()

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Return what the bot chooses, or `WAIT`; RivalError when it cannot be asked."""
        if view.seat is None:
            raise ValueError("nobody acts on the view of everybody")
        question = {
            "game": self.game.name,
            "bot": self.bot,
            "position": position_of(view, view.seat, self.game, seed),
            "seat": view.seat,
            "seed": seed,
            "budget": None if budget is None else str(budget),
            "earlier": view.earlier,
        }
        thinking = 0.0 if budget is None or budget.milliseconds is None else budget.milliseconds / 1000
        action = self.process().ask(question, thinking)
        return WAIT if action is None else self.game.parse_action(action)

    def process(self) -> RivalProcess:
        """The process of the calling thread."""
        if not hasattr(self.of_thread, "process"):
            self.of_thread.process = RivalProcess(self.version)
        process: RivalProcess = self.of_thread.process
        return process


def position_of(view: View, seat: int, game: Game, seed: int) -> str:
    """Return the position of some state of which `seat` has this view, as text.

    Which one it is makes no difference: a bot is given that state's view again, and no more is told than the view says.
    """
    world = view.data.copy()
    generator = np.zeros(1, np.uint64)
    seed_generator(generator, seed)
    game.engine.redeal_at(world, 0, seat, generator)
    return format_position(world, game, seed)


@functools.cache
def made_for(name: str, game_name: str) -> RivalBot:
    """Return a rival in a game of the house, made once."""
    return RivalBot(name, game_named(game_name))


def rival(name: str, game: Game) -> RivalBot:
    """Return the rival called `name` for a game; RivalError for a variant, of which earlier versions know nothing."""
    if game.variant:
        raise RivalError(f"{name} knows no variants: it plays {game.name} as that was in its version")
    return made_for(name, game.name)
