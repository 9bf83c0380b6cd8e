"""What a network learns from: positions of games that search plays against itself, and what became of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from biberbau.bots import Bot, Budget, SearchBot, bot_named
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.training.plan import AT_FIRST, FIRST_TRAINED, OF_A_SEED

JUDGEMENT: Final = "biberbau.bots.contract.judgement"
STRAYING: Final = 0.05
"""How likely any action is taken, so that positions come up too that nobody would get into."""
NOTHING: Final = -1
SEEDS: Final = 2**62

Listed: TypeAlias = npt.NDArray[np.int16]
Worth: TypeAlias = npt.NDArray[np.float64]


class Gathering(NamedTuple):
    """How games are played to learn from."""

    games: int
    playouts: int
    """With so many search plays them; with none it is habits that do."""
    seed: int
    anew: bool = False
    """Whether search plays without what was learned before."""
    trace: float = 1.0
    """How much of what a position comes to is what becomes of the next, from one to the next; the rest is what the
    judgement says of that."""


class Gathered(NamedTuple):
    """Positions, each from the seat on that is to act; those of a game from its last on."""

    groups: npt.NDArray[np.int8]
    rows: npt.NDArray[np.int16]
    """What is seen: groups and rows, behind them `NOTHING`."""
    became: npt.NDArray[np.float32]
    """By place, what the seat there got beside what it had, in points more than the mean of all."""
    deal: npt.NDArray[np.int32]
    """Of which game it is."""


class Seen(NamedTuple):
    """A position of a game under way."""

    rows: Listed
    """Groups and rows."""
    had: Worth
    """By seat, what it had."""
    judged: Worth
    """What the judgement said that it would come to."""
    seat: int
    """Who is to act."""


def gather(game: Game, seats: int, plan: Gathering, progress: Callable[[int], None]) -> Gathered:
    """Let search play games of one round against itself; the same numbers give the same positions."""
    judgement, dice = game.keeper(JUDGEMENT), np.random.default_rng(plan.seed)
    bot: Bot = SearchBot(game, judges=not plan.anew) if plan.playouts else bot_named(AT_FIRST, game)
    budget, found = Budget(playouts=max(plan.playouts, 1)), list[tuple[Listed, Listed, Worth, int]]()
    listed, had, judged = np.zeros((2, judgement.MOST_ROWS), np.int64), np.zeros(seats), np.zeros(seats)
    for deal in range(plan.games):
        match = Match.new(game, seats, FastStream(FIRST_TRAINED + plan.seed * OF_A_SEED + deal))
        seen, strayed = list[Seen](), set[int]()
        while not match.round_over and not match.over:
            seat, state = match.actors()[0], match.states[0]
            if judgement.moment(state):
                listed[:, judgement.rows(state, listed) :] = NOTHING
                judgement.standing(state, had)
                if plan.trace < 1:
                    judgement.judge(state, judged)
                seen.append(Seen(listed.astype(np.int16), had.copy(), judged.copy(), seat))
            action, strays = chosen(match, seat, bot, budget, dice)
            if strays:
                strayed.add(len(seen) - 1)
            match.apply(seat, action)
        ended = judgement.became(np.array(match.totals, float))
        for position, became in followed(seen, strayed, ended, plan.trace):
            gained = np.roll(became - position.had, -position.seat)
            found.append((position.rows[0], position.rows[1], gained - gained.mean(), deal))
        progress(deal + 1)
    columns, kinds = zip(*found, strict=True), (np.int8, np.int16, np.float32, np.int32)
    return Gathered(*(np.array(column, kind) for column, kind in zip(columns, kinds, strict=True)))


def followed(seen: list[Seen], strayed: set[int], ended: Worth, trace: float) -> Iterator[tuple[Seen, Worth]]:
    """Give positions with what they came to, from the last one on.

    With a trace below 1 this is in part what the judgement says of the position that follows, and so on (Sutton 1988,
    "Learning to predict by the methods of temporal differences"): less depends on luck then.  Where somebody strayed,
    what follows says nothing of the positions before.
    """
    became = ended
    for number in range(len(seen) - 1, -1, -1):
        position = seen[number]
        if trace == 1:
            yield position, became
        elif number in strayed:
            became = position.judged
        else:
            yield position, became
            became = trace * became + (1 - trace) * position.judged


def chosen(match: Match, seat: int, bot: Bot, budget: Budget, dice: np.random.Generator) -> tuple[int, bool]:
    """Return what the bot does, or now and then anything, and whether it is that."""
    actions = match.legal(seat)
    if len(actions) == 1:
        return actions[0], False
    if dice.random() < STRAYING:
        return actions[int(dice.integers(len(actions)))], True
    view, seed = match.view(seat), int(dice.integers(SEEDS))
    if not isinstance(bot, SearchBot):
        return bot.choose(view, seed), False
    found = bot.consider(view, seed, budget)
    return int(found.actions[np.argmax(found.visits)]), False
