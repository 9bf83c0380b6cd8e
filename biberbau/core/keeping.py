"""Who keeps a contract for a game: found by one rule, from what the contract's module says.

A contract is a module whose functions only say what others can rely on.  Its constant `KEPT_BY` lists, best first, the
modules that define these functions, for the games that have them.  To add a game, or a bot's knowledge of one, is to
add a module where a contract expects it; no list of games is kept anywhere.
"""

from __future__ import annotations

import functools
import importlib
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from biberbau.core.sources import OURS, unloaded

if TYPE_CHECKING:
    from biberbau.core.game import Game

EARLIER: Final = "earlier"
"""The folder, on every floor, of what belongs to earlier versions of games: `earlier.biber_gang_1`."""

PACKAGE: Final = "{package}"
"""Stands for a game's package in the names of modules."""
GAME: Final = "{game}"
"""Stands for its name, as modules are called; of an earlier version, for the folder that keeps it (`EARLIER`)."""


class Kept(NamedTuple):
    """Who keeps a contract for one game."""

    module: str
    serves_all: bool
    """Whether it is one module for every game."""


class Keeper(NamedTuple):
    """Modules that may keep a contract, by a name in which `PACKAGE` or `GAME` may stand."""

    module: str
    """Without either it serves every game; it is then written against contracts itself, and specialised
    (`biberbau.core.specialising`)."""
    where: str = ""
    """A module that a game must have for this keeper to be the right one, if any."""

    @property
    def serves_all(self) -> bool:
        """Whether it is one module for every game."""
        return PACKAGE not in self.module and GAME not in self.module

    def of(self, game: Game) -> Keeper:
        """Return this keeper with the names of a game's modules; those of a variant are copies of the game's."""
        name = home(game.package) or game.name.replace("-", "_")
        own = (part.replace(OURS, game.home, 1) if GAME in part else part for part in self)
        return Keeper(*(part.replace(PACKAGE, game.package).replace(GAME, name) for part in own))


def contract_keepers(contract: str) -> tuple[Keeper, ...]:
    """Return who may keep a contract, by its module's name; nobody, if that is none."""
    keepers: tuple[Keeper, ...] = getattr(importlib.import_module(contract), "KEPT_BY", ())
    return keepers


def first_kept(candidates: Iterable[Keeper], game: Game) -> Kept | None:
    """Return the first of some keepers that there is for a game."""
    for candidate in candidates:
        module, where = candidate.of(game)
        if exists(module) and (not where or exists(where)):
            return Kept(module, candidate.serves_all)
    return None


def keeper(contract: str, game: Game) -> Kept:
    """Return who keeps a contract for a game; LookupError if nobody does."""
    found = first_kept(contract_keepers(contract), game)
    if found is None:
        raise LookupError(f"nobody keeps {contract} for {game.package}")
    return found


def home(package: str) -> str:
    """Return what the folders of an earlier version of a game are called, by its package; nothing for the newest."""
    _, earlier, name = package.partition(f".{EARLIER}.")
    return f"{EARLIER}.{name}" if earlier else ""


@functools.cache
def exists(module: str) -> bool:
    """Whether there is such a module.  None is imported for it, not even what it would lie in."""
    return module in sys.modules or unloaded(module) is not None
