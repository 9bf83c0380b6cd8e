"""Biberbau: a home for four card games.

    >>> import biberbau
    >>> match = biberbau.Match("biber-gang", seats=2, seed=7)
    >>> match.legal(seat=0)[:3]
    ['open-T1-T2', 'open-T1-T3', 'open-T1-T4']

Everything in `__all__` is public and keeps to semantic versions; so are the attributes of what it names that do not
begin with an underscore.  All other modules may change with any version.  Importing this loads nothing; a name loads
what it needs when it is first used, and rules are compiled when the first match is dealt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from biberbau.arena.result import ArenaResult
    from biberbau.arena.simulation import Simulated
    from biberbau.bots import Bot, BotError, Budget, BudgetError, UnknownBot
    from biberbau.core.constants import ConstantError
    from biberbau.core.errors import BiberbauError, MatchError
    from biberbau.core.game import Game
    from biberbau.core.options import OptionError
    from biberbau.core.position import PositionError
    from biberbau.core.reasons import IllegalAction, NotationError
    from biberbau.core.view import View
    from biberbau.games import GAMES, UnknownGame
    from biberbau.games import game_named as game
    from biberbau.games.variant import Variant, VariantError, read_variant
    from biberbau.library.bots import bot
    from biberbau.library.match import Match
    from biberbau.library.playing import compare, simulate
    from biberbau.library.reviewing import luck, review, reviewing
    from biberbau.reviews.luck import Luck, LuckStep, RoundLuck, Shares
    from biberbau.reviews.result import Decision, Price, Review
    from biberbau.reviews.reviewing import Reviewing

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "ArenaResult",
    "BiberbauError",
    "Bot",
    "BotError",
    "Budget",
    "BudgetError",
    "ConstantError",
    "Decision",
    "Game",
    "IllegalAction",
    "Luck",
    "LuckStep",
    "Match",
    "MatchError",
    "NotationError",
    "OptionError",
    "PositionError",
    "Price",
    "Review",
    "Reviewing",
    "RoundLuck",
    "Shares",
    "Simulated",
    "UnknownBot",
    "UnknownGame",
    "Variant",
    "VariantError",
    "View",
    "__version__",
    "bot",
    "compare",
    "game",
    "luck",
    "read_variant",
    "review",
    "reviewing",
    "simulate",
]

_HOMES = {
    "biberbau.arena.result": ("ArenaResult",),
    "biberbau.arena.simulation": ("Simulated",),
    "biberbau.bots": ("Bot", "BotError", "Budget", "BudgetError", "UnknownBot"),
    "biberbau.core.constants": ("ConstantError",),
    "biberbau.core.errors": ("BiberbauError", "MatchError"),
    "biberbau.core.game": ("Game",),
    "biberbau.core.options": ("OptionError",),
    "biberbau.core.position": ("PositionError",),
    "biberbau.core.reasons": ("IllegalAction", "NotationError"),
    "biberbau.core.view": ("View",),
    "biberbau.games": ("GAMES", "UnknownGame", "game_named"),
    "biberbau.games.variant": ("Variant", "VariantError", "read_variant"),
    "biberbau.library.bots": ("bot",),
    "biberbau.library.match": ("Match",),
    "biberbau.library.playing": ("compare", "simulate"),
    "biberbau.library.reviewing": ("luck", "review", "reviewing"),
    "biberbau.reviews.luck": ("Luck", "LuckStep", "RoundLuck", "Shares"),
    "biberbau.reviews.result": ("Decision", "Price", "Review"),
    "biberbau.reviews.reviewing": ("Reviewing",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}
_CALLED = {"game": "game_named"}
"""What is called something else where it is at home."""


if not TYPE_CHECKING:  # A type checker would take every name for one that there is.

    def __getattr__(name: str) -> object:
        at_home = _CALLED.get(name, name)
        if at_home not in _HOME:
            raise AttributeError(f"module 'biberbau' has no attribute '{name}'")
        import importlib

        found = getattr(importlib.import_module(_HOME[at_home]), at_home)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return __all__
