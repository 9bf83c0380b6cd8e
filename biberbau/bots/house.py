"""The bots of the house: the levels from weak to strong, and around them plain ways to play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from biberbau.bots.bot import Bot
from biberbau.bots.folders import module_of
from biberbau.bots.levels import ADAPTIVE, LEVELS
from biberbau.bots.registry import Entry
from biberbau.bots.strength import strength_of
from biberbau.core.game import Game


def every_game(game: Game) -> bool:
    """Whatever the game is."""
    return True


def has_habits(game: Game) -> bool:
    """Whether somebody has written down what a careful player of the game does."""
    return module_of(game, "habits") is not None


def has_tempers(game: Game) -> bool:
    """Whether it matters how quick one is."""
    return has_habits(game) and game.real_time


def has_levels(game: Game) -> bool:
    """Whether somebody has measured how weak players of the game are."""
    return bool(strength_of(game).levels)


def policy(name: str) -> Callable[[Game], Bot]:
    """Return what makes a bot that is a compiled policy."""

    def make(game: Game) -> Bot:
        from biberbau.bots.policies.bot import PolicyBot

        return PolicyBot(name, game)

    return make


def level(name: str) -> Callable[[Game], Bot]:
    """Return what makes a bot that thinks ahead but errs."""

    def make(game: Game) -> Bot:
        from biberbau.bots.levels.bot import LevelBot
        from biberbau.bots.search.bot import SearchBot

        return LevelBot(name, game, SearchBot(game))

    return make


def searcher(game: Game) -> Bot:
    """Make the bot that thinks ahead."""
    from biberbau.bots.search.bot import SearchBot

    return SearchBot(game)


HOUSE: Final = (
    Entry("uniform", policy("uniform"), every_game),
    *(Entry(name, level(name), has_levels) for name in (*LEVELS, ADAPTIVE)),
    Entry("calm", policy("calm"), has_tempers),
    Entry("careful", policy("careful"), has_habits),
    Entry("quick", policy("quick"), has_tempers),
    Entry("search", searcher, every_game),
)
