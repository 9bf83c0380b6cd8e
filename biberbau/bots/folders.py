"""Where what a game's players know is found: `biberbau.bots.of` has a folder for each game, called as the game.

A folder holds `habits`, `memory`, `belief`, `course`, `judgement` and `practice`, which keep the contracts in
`biberbau.bots.contract`, `strength`, the numbers of `biberbau.bots.strength`, and `reasons`, what speaks for an action
(`biberbau.bots.reasons`).  Any of them may be missing, and a game may have no folder: what serves every game stands in.
"""

from __future__ import annotations

from typing import Final

from biberbau.core.game import Game
from biberbau.core.keeping import Keeper, first_kept

FOLDER: Final = "biberbau.bots.of.{game}"
PLAIN: Final = "biberbau.bots.policies.plain"
"""Keeps every contract for a game of which nobody has written more."""


def keepers(name: str) -> tuple[Keeper, ...]:
    """Return who keeps the contract called `name`."""
    return Keeper(f"{FOLDER}.{name}"), Keeper(PLAIN)


def module_of(game: Game, name: str) -> str | None:
    """Return the full name of the module called `name` in a game's folder; None if there is none."""
    found = first_kept((Keeper(f"{FOLDER}.{name}"),), game)
    return found.module if found else None
