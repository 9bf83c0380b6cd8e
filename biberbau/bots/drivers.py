"""Compiled code of the bots, specialised for a game's rules and its habits."""

from __future__ import annotations

import functools
import importlib.util
from pathlib import Path
from types import ModuleType

from biberbau.bots.careful import has_habits
from biberbau.core.compilation import CONTRACT_IMPORT, cache_folder, load_module, source_hash, specialise, write_once
from biberbau.core.game import Game

HABITS_IMPORT = "from biberbau.bots.habits import"

PLAIN_HABITS = "biberbau.bots.plain"
"""The habits of a game for which nobody has written any: uniformly random."""


def habits_module(game: Game) -> str:
    """Return the name of the module with the game's habits."""
    return f"biberbau.bots.careful.{game.package.split('.')[-1]}" if has_habits(game.package) else PLAIN_HABITS


@functools.cache
def driver(module_name: str, game_package: str, habits: str) -> ModuleType:
    """Return the module `module_name` compiled for the rules of a game and for habits.

    Both imports must stand on one line each; what a driver imports from other drivers is not replaced.
    """
    found = importlib.util.find_spec(module_name)
    if found is None or found.origin is None:
        raise ImportError(f"there is no module {module_name} to specialise")
    source = Path(found.origin).read_text(encoding="utf-8")
    for line in (CONTRACT_IMPORT, HABITS_IMPORT):
        if source.count(line) != 1:
            raise ImportError(f"{module_name} must say '{line}' exactly once to be specialised")
    if habits == PLAIN_HABITS:
        habits = specialise(habits, f"{game_package}.rules").__name__
    short = f"{game_package.split('.')[-1]}_{habits.split('.')[-1]}_{module_name.split('.')[-1]}"
    source = source.replace(CONTRACT_IMPORT, f"from {game_package}.rules import")
    source = source.replace(HABITS_IMPORT, f"from {habits} import")
    target = cache_folder() / f"{short}.py"
    write_once(target, f"# Specialised from {module_name} for {game_package} and {habits}.\n{source}")
    return load_module(f"biberbau_specialised_{source_hash()}.{short}", target)
