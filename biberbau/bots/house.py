"""The bots of the house: the levels from weak to strong, and around them plain ways to play."""

from __future__ import annotations

from functools import partial
from typing import Final

from biberbau.bots.bot import Bot
from biberbau.bots.folders import module_of
from biberbau.bots.levels import ADAPTIVE, LEVELS
from biberbau.bots.registry import Entry
from biberbau.bots.strength import strength_of
from biberbau.core.game import Game


def has_habits(game: Game) -> bool:
    """Whether somebody has written down what a careful player of the game does."""
    return module_of(game, "habits") is not None


def has_tempers(game: Game) -> bool:
    """Whether it matters how quick one is."""
    return has_habits(game) and game.real_time


def has_levels(game: Game) -> bool:
    """Whether somebody has measured how weak players of the game are."""
    return bool(strength_of(game).levels)


def stand_in(game: Game) -> str:
    """Return the name of the bot that plays for a person who has left, or advises one: the best that acts at once."""
    return "careful" if has_habits(game) else "uniform"


def policy(name: str, game: Game) -> Bot:
    """Make a bot that is a compiled policy."""
    from biberbau.bots.policies.bot import PolicyBot

    return PolicyBot(name, game)


def level(name: str, game: Game) -> Bot:
    """Make a bot that thinks ahead but errs."""
    from biberbau.bots.levels.bot import LevelBot
    from biberbau.bots.search.bot import SearchBot

    return LevelBot(name, game, SearchBot(game))


def search(game: Game) -> Bot:
    """Make the bot that thinks ahead."""
    from biberbau.bots.search.bot import SearchBot

    return SearchBot(game)


HOUSE: Final = (
    Entry("uniform", partial(policy, "uniform")),
    *(Entry(name, partial(level, name), has_levels) for name in (*LEVELS, ADAPTIVE)),
    Entry("calm", partial(policy, "calm"), has_tempers),
    Entry("careful", partial(policy, "careful"), has_habits),
    Entry("quick", partial(policy, "quick"), has_tempers),
    Entry("search", search),
)
