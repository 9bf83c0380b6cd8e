"""Compiled code of the bots, specialised for a game: its rules, and what its players know."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Final

from biberbau.bots.folders import module_of
from biberbau.core.compilation import specialise
from biberbau.core.game import Game

CONTRACTS: Final = "biberbau.bots.contract"
"""The contracts that a game's folder keeps, each in a module of the same name."""

KEPT: Final = ("habits", "memory", "belief")
"""The modules of `CONTRACTS`."""

DUTIES: Final = "biberbau.core.duties"
"""The contract of duties."""

PLAIN: Final = "biberbau.bots.policies.plain"
"""Keeps every contract for a game of which nobody has written more."""


def keeper(game: Game, contract: str) -> str:
    """Return the name of the module that keeps a contract, one of `KEPT`, for a game."""
    return module_of(game, contract) or specialise(PLAIN, f"{game.package}.rules").__name__


def driver(module_name: str, game: Game) -> ModuleType:
    """Return the module `module_name`, written against contracts, compiled for a game and what its players know."""
    kept = {DUTIES: game.duties.__name__} | {f"{CONTRACTS}.{contract}": keeper(game, contract) for contract in KEPT}
    source = _source(module_name)
    needed = {contract: module for contract, module in kept.items() if f"from {contract} import" in source}
    return specialise(module_name, f"{game.package}.rules", needed)


def _source(module_name: str) -> str:
    found = importlib.util.find_spec(module_name)
    if found is None or found.origin is None:
        raise ImportError(f"there is no module {module_name}")
    return Path(found.origin).read_text(encoding="utf-8")
