"""Matches on paired deals: every deal is played with the bots in every seat.

The deal is the statistical unit: what luck gives to a seat, it gives to each bot in turn, and cancels.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from biberbau.arena.playing import play_bots, play_policies
from biberbau.arena.result import ArenaResult, BotResult, Estimate
from biberbau.bots import Budget
from biberbau.bots.policies import POLICIES
from biberbau.core.game import Game

COMPILED_CHUNK, SEEN_CHUNK = 256, 1
"""How many deals a thread plays at a time."""


def rotations(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the line-up from each seat on, without repetitions."""
    turned = [(*lineup[first:], *lineup[:first]) for first in range(len(lineup))]
    return list(dict.fromkeys(turned))


def winning_shares(game: Game, totals: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """Return each seat's part of the win, along the last axis; those with the best total share it."""
    best = (totals.min if game.better == "low" else totals.max)(axis=-1, keepdims=True)
    wins = (totals == best).astype(np.float64)
    shares: npt.NDArray[np.float64] = wins / wins.sum(axis=-1, keepdims=True)
    return shares


def run_arena(
    game: Game,
    lineup: Sequence[str],
    deals: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    budget: Budget | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> ArenaResult:
    """Play `deals` deals, each in every rotation of `lineup` (a bot for each seat), and compare the bots.

    Deal number k is seed + k.  The outcome does not depend on `threads` (None: one per core) unless the budget is one
    of time.  `progress` is told how many more deals are done.
    """
    game.check_seats(len(lineup))
    if deals < 1:
        raise ValueError(f"an arena takes at least one deal, not {deals}")
    chosen = game.decode_options(game.encode_options(options).tolist())
    turned = rotations(lineup)
    totals = np.zeros((len(turned), deals, len(lineup)), np.int64)
    lengths = np.zeros((len(turned), deals), np.int64)
    compiled = all(bot in POLICIES for bot in lineup)

    def play(first: int, size: int) -> int:
        last = min(first + size, deals)
        for turn, seated in enumerate(turned):
            if compiled:
                seeds = np.arange(seed + first, seed + last, dtype=np.int64)
                totals[turn, first:last], lengths[turn, first:last] = play_policies(game, seated, chosen, seeds)
            else:
                for deal in range(first, last):
                    totals[turn, deal], lengths[turn, deal] = play_bots(game, seated, chosen, seed + deal, budget)
        return last - first

    begun = time.perf_counter()
    size = COMPILED_CHUNK if compiled else SEEN_CHUNK
    report = progress or (lambda done: None)
    report(play(0, size))  # The first chunk compiles what the threads need.
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        for done in pool.map(lambda first: play(first, size), range(size, deals, size)):
            report(done)
    return ArenaResult(
        game=game.name,
        lineup=tuple(lineup),
        deals=deals,
        matches=deals * len(turned),
        seed=seed,
        options=chosen,
        budget=str(budget) if budget else None,
        repeatable=compiled or budget is None or budget.milliseconds is None,
        bots=compare(game, turned, totals),
        decisions=int(lengths.sum()),
        seconds=time.perf_counter() - begun,
    )


def compare(game: Game, turned: Sequence[Sequence[str]], totals: npt.NDArray[np.int64]) -> tuple[BotResult, ...]:
    """Return how every bot did, from the totals by rotation, deal and seat."""
    seats = len(turned[0])
    shares = winning_shares(game, totals).transpose(1, 0, 2).reshape(totals.shape[1], -1)
    points = totals.astype(np.float64).transpose(1, 0, 2).reshape(totals.shape[1], -1)
    holders = np.array([bot for seated in turned for bot in seated])
    results = []
    for bot in dict.fromkeys(turned[0]):
        own = holders == bot
        edge = None
        if not own.all():
            difference = points[:, own].mean(axis=1) - points[:, ~own].mean(axis=1)
            edge = Estimate.of(-difference if game.better == "low" else difference)
        results.append(
            BotResult(
                bot=bot,
                seats=int(own.sum()) // len(turned),
                share=Estimate.of(shares[:, own].mean(axis=1)),
                fair_share=1 / seats,
                score=Estimate.of(points[:, own].mean(axis=1)),
                edge=edge,
            )
        )
    return tuple(results)
