"""What the search does in a second and what a move costs, as it plays.

A playout is all of one: a world redealt from the view, a way down the tree, play by habit until the round is over or
the habits can judge it, and the tree the wiser for it (`biberbau.bots.search.tree`).
"""

from __future__ import annotations

import statistics
import time
from typing import Final

from biberbau.bots.bot import Budget
from biberbau.bots.policies.bot import PolicyBot
from biberbau.bots.search.bot import SearchBot
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.view import View

ROUNDS: Final = 4
BUDGET: Final = Budget(playouts=2000)
MOST: Final = 80
"""How many decisions are searched to count playouts: enough of every part of a round."""


def decisions(game: Game, seats: int) -> list[View]:
    """Return every view from which a seat has a choice in some rounds that are played by habit."""
    habits, views = PolicyBot("careful", game), []
    for seed in range(ROUNDS):
        match = Match.new(game, seats, FastStream(seed))
        while not match.round_over:
            seat = match.obliged()[0]
            view = match.view(seat)
            if len(match.legal(seat)) > 1:
                views.append(view)
            match.apply(seat, habits.choose(view, seed))
    return views


def playouts_per_second(game: Game, seats: int | None = None, repetitions: int = 5) -> float:
    """Return playouts per second of one thread's processor time, decisions from all over some rounds searched equally.

    It is the median of some repetitions.  `seats` is the smallest number unless given.
    """
    bot = SearchBot(game)
    views = decisions(game, seats or game.seats[0])
    views = views[:: -(-len(views) // MOST)]
    bot.choose(views[0], 0, Budget(playouts=10))
    speeds = []
    for _ in range(repetitions):
        begun = time.thread_time()
        made = sum(playouts_made(bot, view, seed) for seed, view in enumerate(views))
        speeds.append(made / (time.thread_time() - begun))
    return statistics.median(speeds)


def playouts_made(bot: SearchBot, view: View, seed: int) -> int:
    """Search a view, even where the rest of its round could be solved instead; return how many playouts that took."""
    return int(bot.consider(view, seed, BUDGET).visits.sum())


def move_milliseconds(game: Game, seats: int) -> tuple[float, float]:
    """Return the processor time of a move with the budget that bots have when nobody names one: the mean, the most.

    It is taken over some decisions of some rounds, the first and longest of each among them.
    """
    bot, times = SearchBot(game), []
    views = decisions(game, seats)
    bot.choose(views[0], 0, Budget(playouts=10))
    for seed, view in enumerate(views[::4]):
        begun = time.thread_time()
        bot.choose(view, seed)
        times.append(1000 * (time.thread_time() - begun))
    return statistics.mean(times), max(times)
