"""Players: a view in, an action out."""

from __future__ import annotations

import functools

from biberbau.bots.bot import Bot, Budget, BudgetError
from biberbau.bots.careful import has_habits
from biberbau.bots.levels import ADAPTIVE, LEVELS
from biberbau.bots.levels.weaknesses import WEAKNESSES
from biberbau.bots.tempers import TEMPERS, WAIT, temper_of
from biberbau.core.game import Game

__all__ = ["AT_ONCE", "BOTS", "WAIT", "Bot", "Budget", "BudgetError", "UnknownBot", "bot_named", "names", "temper_of"]

BOTS: tuple[str, ...] = ("uniform", *LEVELS, ADAPTIVE, "calm", "careful", "quick", "search")
"""Names of all bots, as they are offered: the levels from weak to strong, and behind them plain ways to play.

Only in real time it matters how quick one is.
"""

AT_ONCE: tuple[str, ...] = ("uniform", "calm", "careful", "quick")
"""Those that do not think ahead."""


class UnknownBot(LookupError):
    """A name that is no bot's, or not in that game."""


def names(game: Game | None = None) -> tuple[str, ...]:
    """Return the names of the bots that play a game; without one, of all bots."""
    if game is None:
        return BOTS
    habits = has_habits(game.package)
    missing = {name for name in TEMPERS if not (habits and (game.real_time or name == "careful"))}
    if game.name not in WEAKNESSES:
        missing |= {*LEVELS, ADAPTIVE}
    return tuple(name for name in BOTS if name not in missing)


def bot_named(name: str, game: Game) -> Bot:
    """Return the bot called `name` for a game; UnknownBot lists those there are.  Making it loads the compiler."""
    if name not in names(game):
        raise UnknownBot(f"{game.name} has no bot '{name}'; there are {', '.join(names(game))}")
    from biberbau.games import game_named

    return _bot(name, game.name) if game_named(game.name) is game else _make(name, game)


@functools.cache
def _bot(name: str, game_name: str) -> Bot:
    from biberbau.games import game_named

    return _make(name, game_named(game_name))


def _make(name: str, game: Game) -> Bot:
    if name not in AT_ONCE:
        from biberbau.bots.levels.bot import LevelBot
        from biberbau.bots.search.bot import SearchBot

        return SearchBot(game) if name == "search" else LevelBot(name, game, SearchBot(game))
    from biberbau.bots.policies import PolicyBot

    return PolicyBot(name, game)
