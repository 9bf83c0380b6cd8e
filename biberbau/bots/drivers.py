"""Compiled code of the bots, specialised for a game's rules and its habits."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType

from biberbau.bots.careful import has_habits
from biberbau.core.compilation import specialise
from biberbau.core.game import Game

HABITS = "biberbau.bots.habits"
"""The contract of habits."""

DUTIES = "biberbau.core.duties"
"""The contract of duties."""

DUTIFUL = ("biberbau.bots.choosing", "biberbau.bots.matches", "biberbau.bots.search.tree")
"""Modules that ask who has to act: they are written against the contract of duties too."""

IMAGINING = "biberbau.bots.imagining"
"""The contract of imagining."""

THOUGHTFUL = ("biberbau.bots.search.tree",)
"""Modules that deal worlds to think about, and so are written against the contract of imagining."""

PLAIN_HABITS = "biberbau.bots.plain"
"""The habits of a game for which nobody has written any: uniformly random.  It forgets nothing either."""


def habits_module(game: Game) -> str:
    """Return the name of the module with the game's habits."""
    return f"biberbau.bots.careful.{game.package.split('.')[-1]}" if has_habits(game.package) else PLAIN_HABITS


def imagining_module(game_package: str) -> str:
    """Return the name of the module that says what can be forgotten in a game."""
    name = f"biberbau.bots.forgetful.{game_package.split('.')[-1]}"
    return name if importlib.util.find_spec(name) else specialise(PLAIN_HABITS, f"{game_package}.rules").__name__


def driver(module_name: str, game_package: str, habits: str) -> ModuleType:
    """Return the module `module_name`, written against the contract and habits, compiled for a game and its habits."""
    rules = f"{game_package}.rules"
    if habits == PLAIN_HABITS:
        habits = specialise(habits, rules).__name__
    kept = {HABITS: habits}
    if module_name in DUTIFUL:
        game: Game = importlib.import_module(game_package).GAME
        kept[DUTIES] = game.duties.__name__
    if module_name in THOUGHTFUL:
        kept[IMAGINING] = imagining_module(game_package)
    return specialise(module_name, rules, kept)
