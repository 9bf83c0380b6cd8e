"""The games, by name.  Importing this package loads no rules; a game loads its rules on first use."""

from __future__ import annotations

import functools
import importlib

from biberbau.core.errors import BiberbauError
from biberbau.core.game import Game

GAMES: tuple[str, ...] = ("biber-gang", "daumen-drauf", "biber-mania", "beanie")
"""Names of all games, as the command line, records and positions write them."""


class UnknownGame(BiberbauError, LookupError):
    """A name that is no game's."""


@functools.cache
def game_named(name: str) -> Game:
    """Return the game called `name`; UnknownGame lists the names there are."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game '{name}'; there are {', '.join(GAMES)}")
    game: Game = importlib.import_module(f"biberbau.games.{name.replace('-', '_')}").GAME
    return game
