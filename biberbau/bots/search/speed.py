"""How many playouts a second the search makes, as it plays: by habit, redealing a world for each."""

from __future__ import annotations

import time
from typing import Final

from biberbau.bots.bot import Budget
from biberbau.bots.policies import PolicyBot
from biberbau.bots.search.bot import SearchBot
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.view import View

ROUNDS: Final = 8
BUDGET: Final = Budget(playouts=6000)


def first_turns(game: Game, seats: int) -> list[View]:
    """Return, round by round, the view of the seat that makes the first decision once nobody acts beside another."""
    habits, views = PolicyBot("careful", game), []
    for seed in range(ROUNDS):
        match = Match.new(game, seats, FastStream(seed))
        together = len(match.actors()) > 1
        while together and not match.round_over:
            for seat in match.actors():
                match.apply(seat, habits.choose(match.view(seat), seed))
            together = len(match.actors()) > 1
        if not match.round_over:
            views.append(match.view(match.actors()[0]))
    return views


def playouts_per_second(game: Game, seats: int | None = None, repetitions: int = 3) -> float:
    """Return playouts per second of one thread from the first turns of some rounds, where playouts are longest.

    The best of some repetitions counts: noise on a shared machine only ever slows down.  `seats` is the smallest number
    unless given.
    """
    bot = SearchBot(game)
    views = first_turns(game, seats or game.seats[0])
    bot.choose(views[0], 0, Budget(playouts=10))
    best = 0.0
    for _ in range(repetitions):
        begun = time.perf_counter()
        for seed, view in enumerate(views):
            bot.choose(view, seed, BUDGET)
        best = max(best, len(views) * (BUDGET.playouts or 0) / (time.perf_counter() - begun))
    return best
