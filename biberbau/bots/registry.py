"""Where bots are found by name: those of the house, in the order in which they are offered, then those of packages."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from biberbau.bots.bot import Bot, BotMaker
from biberbau.bots.learned.policy_file import SUFFIX, read_policy
from biberbau.bots.own import MARK, BotError, OwnBot, installed
from biberbau.core.errors import BiberbauError
from biberbau.core.game import Game
from biberbau.games import is_found


class UnknownBot(BiberbauError, LookupError):
    """A name that is no bot's, or not in that game."""


@dataclass(frozen=True)
class Entry:
    """A bot that can be had by name."""

    name: str
    make: BotMaker
    """Called only for games that it plays.  The compiler is loaded here and no earlier."""
    plays: Callable[[Game], bool] = lambda game: True
    """Whether it plays a game; every one, unless it says otherwise."""


AT: Final = "@"
"""What stands between the name of a bot and that of its package."""

ENTRIES: dict[str, Entry] = {}
"""Every bot by its name."""


def register(entry: Entry) -> None:
    """Let a bot be found by its name, behind those that are there; ValueError when the name is taken."""
    if entry.name in ENTRIES:
        raise ValueError(f"there is a bot '{entry.name}' already")
    ENTRIES[entry.name] = entry


@functools.cache
def register_installed() -> None:
    """Register the bots of installed packages, once in a process, each named with its package."""
    for name, maker in installed().items():
        register(Entry(name, maker))


def full_name(name: str) -> str:
    """Return the name by which a bot is registered.

    That of a package's bot may be left without the package where no other bot is called so: `sparrow` stands for
    `sparrow@biberbau-sparrow`.  UnknownBot where several are called so, with the names to choose from.
    """
    register_installed()
    if name in ENTRIES or is_own(name):
        return name
    found = [long for long in ENTRIES if AT in long and long.rpartition(AT)[0] == name]
    if len(found) > 1:
        raise UnknownBot(f"several bots are called '{name}': say {' or '.join(found)}")
    return found[0] if found else name


def offer(path: str) -> str:
    """Let the bot of a policy file, or the one that `module:Class` leads to, be chosen at tables; return its new name.

    It is named with its module, `Class@module`, or its file, `gang@gang.npz`.  What can be chosen already is left as it
    is.  Raises BotError where there is none, UnknownBot as `full_name`.
    """
    known = full_name(path)
    if known in ENTRIES:
        return known
    if not is_own(path):
        raise BotError(
            f"there is no bot '{path}'; say module:Class, a policy file ({SUFFIX}) or one of {', '.join(ENTRIES)}"
        )
    if path.endswith(SUFFIX):
        card, _ = read_policy(path)
        entry = Entry(f"{Path(path).stem}@{Path(path).name}", maker_of(path), card.is_of)
    else:
        module, _, maker = path.partition(MARK)
        own = OwnBot(path)
        own.load()
        entry = Entry(f"{maker}@{module}", own)
    if entry.name not in ENTRIES:
        register(entry)
    return entry.name


def is_own(name: str) -> bool:
    """Whether `name` is a policy file, or a path as in `module:Class`."""
    return MARK in name or name.endswith(SUFFIX)


def names(game: Game | None = None) -> tuple[str, ...]:
    """Return the names of the bots that play a game; without one, of all bots."""
    register_installed()
    return tuple(entry.name for entry in ENTRIES.values() if game is None or entry.plays(game))


def check_bot(name: str, game: Game) -> None:
    """Raise UnknownBot unless there is such a bot for the game, or `name` is a bot of one's own (`is_own`)."""
    if not is_own(name) and full_name(name) not in names(game):
        raise UnknownBot(f"{game.name} has no bot '{name}'; there are {', '.join(names(game))}")


def bot_named(name: str, game: Game) -> Bot:
    """Return the bot called `name`, that of a policy file, or the one that `module:Class` leads to, for a game.

    Making it loads the compiler.  Raises UnknownBot, which lists those there are, and BotError for what is no bot.
    """
    check_bot(name, game)
    known = full_name(name)
    return _made(known, game) if is_found(game) else maker_of(known)(game)


def guest_or_bot(name: str, game: Game, guests: Mapping[str, BotMaker] | None = None) -> Bot:
    """Return the guest called so, or else the bot that `bot_named` finds; `guests` are makers by their names."""
    return guests[name](game) if guests and name in guests else bot_named(name, game)


def maker_of(name: str) -> BotMaker:
    """Return who makes a bot that `check_bot` lets pass."""
    if name in ENTRIES:
        return ENTRIES[name].make
    if not name.endswith(SUFFIX):
        return OwnBot(name)
    from biberbau.bots.learned.bot import PolicyFile

    return PolicyFile(name)


@functools.cache
def _made(name: str, game: Game) -> Bot:
    return maker_of(name)(game)
