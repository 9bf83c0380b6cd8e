"""What a network learns from: positions of games that search plays against itself, and what became of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from biberbau.bots import Budget, SearchBot
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.training.plan import FIRST_TRAINED, OF_A_SEED

JUDGEMENT: Final = "biberbau.bots.contract.judgement"
STRAYING: Final = 0.05
"""How likely any action is taken, so that positions come up too that nobody would get into."""
NOWHERE: Final = -1
SEEDS: Final = 2**62


class Gathered(NamedTuple):
    """Positions, each from the seat on that is to act."""

    where: npt.NDArray[np.int8]
    """By card, at which place it lies, or `NOWHERE`."""
    became: npt.NDArray[np.float32]
    """By place, what the seat there got beside what it had, in points more than the mean of all."""
    deal: npt.NDArray[np.int32]
    """Of which game it is."""


def gather(
    game: Game, seats: int, games: int, playouts: int, seed: int, progress: Callable[[int], None], anew: bool = False
) -> Gathered:
    """Let search play so many games of one round against itself; the same numbers give the same positions.

    `anew`: without what it has learned before.
    """
    judgement, bot, budget = game.keeper(JUDGEMENT), SearchBot(game, judges=not anew), Budget(playouts=playouts)
    cards = judgement.CARDS
    dice, found = np.random.default_rng(seed), list[tuple[npt.NDArray[np.int8], npt.NDArray[np.float64], int]]()
    listed, places, worth = np.zeros(cards, np.int64), np.zeros(cards, np.int64), np.zeros(seats)
    for deal in range(games):
        match = Match.new(game, seats, FastStream(FIRST_TRAINED + seed * OF_A_SEED + deal))
        seen = list[tuple[npt.NDArray[np.int8], npt.NDArray[np.float64], int]]()
        while not match.round_over and not match.over:
            seat, state = match.actors()[0], match.states[0]
            if judgement.moment(state):
                count, where = judgement.lying(state, listed, places), np.full(cards, NOWHERE, np.int8)
                where[listed[:count]] = places[:count]
                judgement.standing(state, worth)
                seen.append((where, worth.copy(), seat))
            match.apply(seat, chosen(match, seat, bot, budget, dice))
        ended = np.array(match.totals, float)
        for where, had, seat in seen:
            gained = np.roll(ended - had, -seat)
            found.append((where, gained - gained.mean(), deal))
        progress(deal + 1)
    columns = zip(*found, strict=True)
    return Gathered(
        *(np.array(column, kind) for column, kind in zip(columns, (np.int8, np.float32, np.int32), strict=True))
    )


def chosen(match: Match, seat: int, bot: SearchBot, budget: Budget, dice: np.random.Generator) -> int:
    """Return what search does, or now and then anything."""
    actions = match.legal(seat)
    if len(actions) == 1:
        return actions[0]
    if dice.random() < STRAYING:
        return actions[int(dice.integers(len(actions)))]
    found = bot.consider(match.view(seat), int(dice.integers(SEEDS)), budget)
    return int(found.actions[np.argmax(found.visits)])
