"""Where what a game's players know is found: `biberbau.bots.of` has a folder for each game, called as the game.

A folder holds `habits`, `memory` and `belief`, which keep the contracts in `biberbau.bots.contract`, and `strength`,
the numbers of `biberbau.bots.strength`.  Any of them may be missing, and a game may have no folder: what serves every
game stands in.
"""

from __future__ import annotations

import functools
import importlib.util
from typing import Final

from biberbau.core.game import Game

FOLDERS: Final = "biberbau.bots.of"


def module_of(game: Game, name: str) -> str | None:
    """Return the full name of the module called `name` in a game's folder; None if there is none."""
    return _found(f"{FOLDERS}.{game.name.replace('-', '_')}", name)


@functools.cache
def _found(folder: str, name: str) -> str | None:
    if importlib.util.find_spec(folder) is None or importlib.util.find_spec(f"{folder}.{name}") is None:
        return None
    return f"{folder}.{name}"
