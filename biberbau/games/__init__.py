"""The games, by name.  Importing this package loads no rules; a game loads its rules on first use."""

from __future__ import annotations

import functools
import importlib

from biberbau.core.errors import BiberbauError
from biberbau.core.game import Game

GAMES: tuple[str, ...] = ("biber-gang", "daumen-drauf", "biber-mania", "beanie")
"""Names of the games of the house, as the command line, records and positions write them."""


class UnknownGame(BiberbauError, LookupError):
    """A name that is no game's."""


@functools.cache
def game_names() -> tuple[str, ...]:
    """Return the names of all games: those of the house, then those of installed packages."""
    from biberbau.games.installed import offered

    return (*GAMES, *(name for name in offered() if name not in GAMES))


@functools.cache
def game_named(name: str) -> Game:
    """Return the game called `name`.

    UnknownGame lists the names there are; GameError says what a game from outside the tree lacks.
    """
    if name in GAMES:
        game: Game = importlib.import_module(f"biberbau.games.{name.replace('-', '_')}").GAME
        return game
    if name not in game_names():
        raise UnknownGame(f"there is no game '{name}'; there are {', '.join(game_names())}")
    from biberbau.games.installed import load

    return load(name)
