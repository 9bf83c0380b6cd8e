"""Bots as a library's user names them: by name, by path, or as an object of one's own."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Final, TypeAlias

from biberbau.bots import (
    AT_ONCE,
    Bot,
    BotError,
    BotMaker,
    Budget,
    BudgetError,
    Paced,
    UnknownBot,
    ask,
    bot_named,
    check_bot,
    paced,
)
from biberbau.core.errors import MatchError
from biberbau.core.game import Game
from biberbau.core.paths import AnyPath
from biberbau.core.view import View
from biberbau.core.whole import whole
from biberbau.games import GAMES, game_named

LAST_SEED: Final = 2**63 - 1


@dataclass(frozen=True)
class NamedBot:
    """A bot by its name, for whatever game it is shown."""

    name: str
    """As in "search", or a path as in "sparrow.player:Sparrow"."""
    budget: Budget | None = None
    """How long it thinks about a decision unless it is told; None: as long as is usual for the game."""

    def choose(self, view: View, seed: int = 0, budget: Budget | None = None) -> int:
        """Return the number of the action that it takes in the seat whose view it is (`View.actions`).

        Raises MatchError for what is no view of a seat that may act, or no seed, BudgetError for what is no budget,
        UnknownBot where the game has no such bot, BotError where it cannot be loaded, or answers something else.
        """
        check_view(view)
        if not isinstance(budget, Budget | None):
            raise BudgetError(f"a budget is a Budget, as in Budget(playouts=500), and not {budget!r}")
        seed = whole(seed, "a seed", 0, LAST_SEED)
        return ask(bot_named(self.name, view.game), view, seed, budget or self.budget)

    def advise(self, view: View, seed: int = 0) -> str:
        """Return the same in the rulebook's notation."""
        action = self.choose(view, seed)
        return view.game.format_action(action)


def check_view(view: object) -> None:
    """Raise MatchError unless this is the view of a seat that may act: bots would answer all the same."""
    if not isinstance(view, View):
        raise MatchError(f"a bot is given what a seat knows, as Match.view(seat) returns it, and not {view!r}")
    if view.seat is None:
        raise MatchError("the view of everybody is no seat's: a bot is given what a seat knows, as in Match.view(0)")
    if not view.game.engine.actors_at(view.data, 0) >> view.seat & 1:
        raise MatchError(f"seat {view.seat} may not act now: a bot is given the view of one that may (Match.actors)")


AnyBot: TypeAlias = AnyPath | Bot
"""A name, a path (as in "module:Class", or that of a policy file), or an object with a method
`choose(view, seed, budget)`."""


def bot(name: AnyPath, budget: str | int | None = None) -> NamedBot:
    """Return the bot called `name`, the one that `module:Class` leads to, or that of a policy file.

    `budget` is how long it may think about one decision: a number of playouts, or milliseconds as in "20ms"; the name
    may say it, too, as in "search@20ms".
    Raises UnknownBot for a name that no game knows and for what is no name, BudgetError for what is no budget.
    """
    if not isinstance(name, str | os.PathLike):
        raise UnknownBot(f"a bot is called by its name, as in 'search', or by a path, and not by {name!r}")
    plain, own = paced(os.fspath(name))
    if all(not plays(plain, game_named(game)) for game in GAMES):
        check_bot(plain, game_named(GAMES[0]))
    return NamedBot(plain, own if budget is None else Budget.parse(str(budget)))


def plays(name: str, game: Game) -> bool:
    """Whether a bot plays a game."""
    try:
        check_bot(name, game)
    except LookupError:
        return False
    return True


def seated(bots: AnyBot | Sequence[AnyBot], seats: int, game: Game) -> tuple[list[str], dict[str, BotMaker]]:
    """Return a name for the bot of each seat, and who makes those that are objects or have a budget of their own.

    Raises UnknownBot, BotError for an object that is none, MatchError for another number of bots than one or one for
    each seat.
    """
    if isinstance(bots, Set | Mapping):
        raise MatchError(f"bots sit down in an order, and a {type(bots).__name__} has none that stays: give a list")
    several: list[AnyBot] = list(bots) if isinstance(bots, Iterable) and not isinstance(bots, str) else [bots]
    chosen = [os.fspath(one) if isinstance(one, os.PathLike) else one for one in several]
    if len(chosen) not in (1, seats):
        raise MatchError(f"there are {seats} seats and {len(chosen)} bots; name one, or one for each seat")
    names: list[str] = []
    guests: dict[str, BotMaker] = {}
    for one in chosen:
        if isinstance(one, str):
            plain, budget = paced(one)
            check_bot(plain, game)
            names.append(one)
            if budget is not None:
                guests[one] = Paced(one)
        else:
            check_object(one)
            name = called(one, guests)
            guests[name] = Kept(one)
            names.append(name)
    return names * (seats if len(chosen) == 1 else 1), guests


def check_object(one: object) -> None:
    """Raise BotError unless an object can be asked for what it does."""
    if isinstance(one, type):
        raise BotError(f"{one.__name__} is a class: give a bot that is made of it, or its path as in module:Class")
    if not callable(getattr(one, "choose", None)):
        raise BotError(f"{one!r} is no bot: it has no method choose(view, seed, budget)")


@dataclass(frozen=True)
class Kept:
    """A maker of a bot that is there already."""

    bot: Bot

    def __call__(self, game: Game) -> Bot:
        """Return the bot, whatever the game."""
        return self.bot


def called(one: Bot, guests: Mapping[str, BotMaker]) -> str:
    """Return what an object is called: its name, or its class's; with a number where another one is called so.

    One that has a budget of its own is called by it, too.  No object is called as what plays at once, for the house's
    own would be played in its place.
    """
    name = str(getattr(one, "name", type(one).__name__))
    if isinstance(one, NamedBot) and one.budget is not None and name not in AT_ONCE:
        name = f"{name}@{one.budget}"
    for number in itertools.count(1):
        numbered = name if number == 1 else f"{name}-{number}"
        taken = numbered in AT_ONCE and not isinstance(one, NamedBot)
        maker = guests.get(numbered)
        if not taken and (maker is None or (isinstance(maker, Kept) and maker.bot is one)):
            return numbered
    raise AssertionError
