"""Bots of one's own: a class in any module, or one that an installed package offers.

A package offers bots as entry points of the group `biberbau.bots`.  Each names a maker: something that is called with
the game and gives a bot (`biberbau.bots.Bot`), mostly its class.

    [project.entry-points."biberbau.bots"]
    sparrow = "sparrow.player:Sparrow"
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from typing import Final, cast

from biberbau.bots.bot import Bot
from biberbau.core.errors import BiberbauError
from biberbau.core.game import Game

GROUP: Final = "biberbau.bots"
"""The group of entry points."""

MARK: Final = ":"
"""What parts module and maker in a path."""


class BotError(BiberbauError, RuntimeError):
    """A bot that cannot be loaded or made, or that does what it may not."""


@dataclass(frozen=True)
class OwnBot:
    """Makes the bot that `module:name` leads to.  It is loaded when it is first made, and can be pickled."""

    path: str

    def load(self) -> Callable[[Game], object]:
        """Return what makes the bot; BotError says what is missing."""
        module, _, name = self.path.partition(MARK)
        if not (module and name):
            raise BotError(f"'{self.path}' leads to no bot; say module:Class")
        try:
            maker: object = importlib.import_module(module)
            for part in name.split("."):
                maker = getattr(maker, part)
        except (ImportError, AttributeError, ValueError) as error:
            raise BotError(f"the bot {self.path} cannot be loaded: {error}") from error
        except Exception as error:  # The module's own code has run, and may raise anything.
            raise BotError(f"the bot {self.path} cannot be loaded: {type(error).__name__}: {error}") from error
        if not callable(maker):
            raise BotError(f"{self.path} makes no bot; name a class or a function that takes the game")
        return maker

    def __call__(self, game: Game) -> Bot:
        """Make the bot for a game; BotError where it cannot be loaded or made."""
        maker = self.load()
        try:
            bot = maker(game)
        except Exception as error:
            raise BotError(f"{self.path} makes no bot for {game.name}: {type(error).__name__}: {error}") from error
        if not callable(getattr(bot, "choose", None)):
            raise BotError(f"{self.path} makes something without a method choose(view, seed, budget)")
        return cast("Bot", bot)


def installed() -> dict[str, OwnBot]:
    """Return the bots of installed packages by their names, as in `sparrow@biberbau-sparrow`: bot and package."""
    points = sorted(metadata.entry_points(group=GROUP), key=lambda point: point.name)
    return {f"{point.name}@{point.dist.name if point.dist else point.module}": OwnBot(point.value) for point in points}
