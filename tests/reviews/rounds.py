"""Rounds among the four levels, each reviewed: what the checks of the reviewer go by."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

from biberbau.arena.playing import play_on
from biberbau.bots import LEVELS, bot_named, temper_of
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.record import record_of
from biberbau.games import game_named
from biberbau.reviews.result import Review
from biberbau.reviews.reviewing import Reviewing

ONE_ROUND: Final = {"biber-gang": {"rounds": "1"}, "daumen-drauf": {"games": "1"}, "beanie": {"rounds": "1"}}
"""The options that make a match one round; where there are none it is one."""
SEEDS: Final = 1 << 30
"""Deals that nothing else is measured with."""

Found = TypeVar("Found")


def played_round(game: Game, number: int) -> Match:
    """Return a round in which each level holds one seat, another one each time."""
    lineup = [level_at(number, seat) for seat in range(len(LEVELS))]
    match = Match.new(game, len(LEVELS), FastStream(SEEDS + number), ONE_ROUND.get(game.name))
    bots = [bot_named(level, game) for level in lineup]
    play_on(match, bots, [temper_of(level) for level in lineup], FastStream(SEEDS + (1 << 20) + number), None)
    return match


def level_at(number: int, seat: int) -> str:
    """Return the level that holds a seat in a round."""
    return LEVELS[(number + seat) % len(LEVELS)]


def reviewed(game: Game, match: Match, budget: int) -> Review:
    """Return the review of a round, with so many playouts a decision."""
    return Reviewing(record_of(match), game, budget=budget, threads=1).whole()


def in_parts(work: Callable[[str, int, int, int], list[Found]], name: str, rounds: int, budget: int) -> list[Found]:
    """Return what `work` finds in all rounds of a game, a few of them in each process at a time."""
    parts = min(4 * (os.cpu_count() or 1), rounds)
    firsts = [rounds * part // parts for part in range(parts + 1)]
    game_named(name)
    with ProcessPoolExecutor() as pool:
        under_way = [pool.submit(work, name, a, b, budget) for a, b in itertools.pairwise(firsts)]
        return [one for part in under_way for one in part.result()]
