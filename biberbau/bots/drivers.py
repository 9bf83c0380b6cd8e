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

SEARCH = "biberbau.bots.search.tree"

DUTIFUL = ("biberbau.bots.choosing", "biberbau.bots.matches", SEARCH)
"""Modules that ask who has to act: they are written against the contract of duties too."""

FORGETTING = "biberbau.bots.forgetting"
"""The contract of forgetting."""

BELIEVING = "biberbau.bots.believing"
"""The contract of belief."""

THOUGHTFUL = {FORGETTING: "biberbau.bots.forgetful", BELIEVING: "biberbau.bots.belief"}
"""The contracts of worlds to think about, which the search is written against, and where games keep them."""

PLAIN_HABITS = "biberbau.bots.plain"
"""The habits of a game for which nobody has written any: uniformly random; nor does it forget or believe."""


def habits_module(game: Game) -> str:
    """Return the name of the module with the game's habits."""
    return f"biberbau.bots.careful.{game.package.split('.')[-1]}" if has_habits(game.package) else PLAIN_HABITS


def thoughtful_module(contract: str, game_package: str) -> str:
    """Return the name of the module that keeps one of the contracts of worlds to think about for a game."""
    name = f"{THOUGHTFUL[contract]}.{game_package.split('.')[-1]}"
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
    if module_name == SEARCH:
        kept.update({contract: thoughtful_module(contract, game_package) for contract in THOUGHTFUL})
    return specialise(module_name, rules, kept)
