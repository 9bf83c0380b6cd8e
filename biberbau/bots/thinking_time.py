"""A bot that thinks for as long as its own name says, whatever others may: `search@8000`, `search@20ms`.

So a bot can meet itself with more time, which shows what thinking is worth.  Names of packages' bots have the same mark
(`sparrow@biberbau-sparrow`), but no budget behind it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from biberbau.bots.asking import ask
from biberbau.bots.bot import Bot, BotMaker, Budget, BudgetError
from biberbau.bots.policies import POLICIES
from biberbau.bots.registry import bot_named, names
from biberbau.core.game import Game
from biberbau.core.view import View

NAME: Final = re.compile(r"(?P<bot>.+)@(?P<budget>[-+.]?\d[^@]*)", re.DOTALL)
"""What begins like a number is meant as a budget, unless a package is called so."""


def paced(name: str) -> tuple[str, Budget | None]:
    """Return a bot's name without the budget that it says, and that; None where it says none.

    Raises BudgetError for a budget that cannot be, and where the bot does not think.
    """
    found = NAME.fullmatch(name)
    if found is None or name in names():
        return name, None
    budget = Budget.parse(found["budget"])
    if found["bot"] in POLICIES:
        raise BudgetError(f"{found['bot']} acts at once, however long it may think: leave out '@{budget}'")
    return found["bot"], budget


@dataclass(frozen=True)
class PacedBot:
    """A bot with a budget of its own."""

    name: str
    bot: Bot
    budget: Budget

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Return what the bot chooses in its own time; that of the others is not asked for."""
        return ask(self.bot, view, seed, self.budget)


@dataclass(frozen=True)
class Paced:
    """Makes such a bot; it can be pickled where `make` can."""

    name: str
    make: BotMaker | None = None
    """Who makes the bot, where it cannot be found by its name."""

    def __call__(self, game: Game) -> Bot:
        """Return the bot for a game; raises what `paced` and `bot_named` raise."""
        name, budget = paced(self.name)
        bot = self.make(game) if self.make is not None else bot_named(name, game)
        return bot if budget is None else PacedBot(self.name, bot, budget)


def is_repeatable(bots: tuple[str, ...], budget: Budget | None) -> bool:
    """Whether bots that think so long, unless their names say otherwise, choose the same every time."""
    return all(limit is None or limit.milliseconds is None for limit in (limit_of(name, budget) for name in bots))


def limit_of(name: str, budget: Budget | None) -> Budget | None:
    """Return how long a bot thinks where all others have this budget; an object may have any name."""
    if name in POLICIES:
        return None
    try:
        return paced(name)[1] or budget
    except BudgetError:
        return budget
