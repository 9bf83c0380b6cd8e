"""How many playouts a second the search makes as it plays: a world redealt for each, played out by habit."""

from __future__ import annotations

import statistics
import time
from typing import Final

from biberbau.bots.bot import Budget
from biberbau.bots.policies import PolicyBot
from biberbau.bots.search.bot import SearchBot
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.view import View

ROUNDS: Final = 4
BUDGET: Final = Budget(playouts=2000)


def decisions(game: Game, seats: int) -> list[View]:
    """Return every view from which a seat has a choice in some rounds that are played by habit."""
    habits, views = PolicyBot("careful", game), []
    for seed in range(ROUNDS):
        match = Match.new(game, seats, FastStream(seed))
        while not match.round_over:
            seat = match.actors()[0]
            view = match.view(seat)
            if len(match.legal(seat)) > 1:
                views.append(view)
            match.apply(seat, habits.choose(view, seed))
    return views


def playouts_per_second(game: Game, seats: int | None = None, repetitions: int = 5) -> float:
    """Return playouts per second of one thread, each decision of some rounds searched equally long.

    It is the median of some repetitions.  `seats` is the smallest number unless given.
    """
    bot = SearchBot(game)
    views = decisions(game, seats or game.seats[0])
    bot.choose(views[0], 0, Budget(playouts=10))
    speeds = []
    for _ in range(repetitions):
        begun = time.perf_counter()
        for seed, view in enumerate(views):
            bot.choose(view, seed, BUDGET)
        speeds.append(len(views) * (BUDGET.playouts or 0) / (time.perf_counter() - begun))
    return statistics.median(speeds)
