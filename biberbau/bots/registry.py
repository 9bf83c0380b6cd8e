"""Where bots are found by name: those of the house, in the order in which they are offered."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass

from biberbau.bots.bot import Bot, BotMaker
from biberbau.core.game import Game
from biberbau.games import GAMES, game_named


class UnknownBot(LookupError):
    """A name that is no bot's, or not in that game."""


@dataclass(frozen=True)
class Entry:
    """A bot that can be had by name."""

    name: str
    make: BotMaker
    """Called only for games that it plays.  The compiler is loaded here and no earlier."""
    plays: Callable[[Game], bool] = lambda game: True
    """Whether it plays a game; every one, unless it says otherwise."""


ENTRIES: dict[str, Entry] = {}
"""Every bot by its name."""


def register(entry: Entry) -> None:
    """Let a bot be found by its name, behind those that are there; ValueError when the name is taken."""
    if entry.name in ENTRIES:
        raise ValueError(f"there is a bot '{entry.name}' already")
    ENTRIES[entry.name] = entry


def names(game: Game | None = None) -> tuple[str, ...]:
    """Return the names of the bots that play a game; without one, of all bots."""
    return tuple(entry.name for entry in ENTRIES.values() if game is None or entry.plays(game))


def bot_named(name: str, game: Game) -> Bot:
    """Return the bot called `name` for a game; UnknownBot lists those there are.  Making it loads the compiler."""
    if name not in names(game):
        raise UnknownBot(f"{game.name} has no bot '{name}'; there are {', '.join(names(game))}")
    known = game.name in GAMES and game_named(game.name) is game
    return _made(name, game.name) if known else ENTRIES[name].make(game)


@functools.cache
def _made(name: str, game_name: str) -> Bot:
    return ENTRIES[name].make(game_named(game_name))
