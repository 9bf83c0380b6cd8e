"""Running an arena: deals in order from wherever they come, until there are enough."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from biberbau.arena.pairing import Values, adjust, compare, course_of, deal_edges, deal_shares, without_luck
from biberbau.arena.playing import Played, chunk_size, play_chunk, play_deals
from biberbau.arena.result import ArenaResult
from biberbau.arena.setting import Setting
from biberbau.arena.sprt import Edges, EdgeTest, Hypotheses, Test
from biberbau.arena.store import Store
from biberbau.bots import BotMaker, Budget, is_repeatable
from biberbau.core.game import Game
from biberbau.core.workers import Workers, on_threads
from biberbau.reviews.rating import RatedMatch, rate

RATED_DEALS: Final = 10_000
"""Ratings are made from so many deals at most; later ones would only confirm them."""


def run_arena(
    game: Game,
    lineup: Sequence[str],
    deals: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    budget: Budget | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    hypotheses: Hypotheses | Edges | None = None,
    out: Path | None = None,
    guests: Mapping[str, BotMaker] | None = None,
    workers: Workers | None = None,
    evening: int = 1,
    luck: bool = False,
) -> ArenaResult:
    """Play `deals` deals, each in every rotation of `lineup` (a bot for each seat), and compare the bots.

    Deal number k is seed + k.  The outcome does not depend on `threads` (None: one per core) or `workers` (None:
    threads) unless the budget is one of time.  `progress` is told how many more deals are done.  With `hypotheses`
    about the first bot's share of the wins, or about the points by which it is better (without luck, where that is
    measured), playing ends with the deal that decides between them.  `out` keeps every
    deal; what it holds already is not played again (StoreError if that is another run).  `guests` makes bots that have
    no name in the house.  With `evening` each deal is as many matches, which the same seats play one after the other,
    knowing how those before ended.  With `luck` it is measured how much of every result was luck; such a run cannot be
    kept.
    """
    game.check_seats(len(lineup))
    if deals < 1:
        raise ValueError(f"an arena takes at least one deal, not {deals}")
    if evening < 1:
        raise ValueError(f"an evening takes at least one match, not {evening}")
    if luck and out:
        raise ValueError("an arena that measures luck keeps no file of its deals")
    encoded = game.encode_options(options).tolist()
    game.check_table(len(lineup), encoded)
    chosen = game.decode_options(encoded)
    setting = Setting(game.name, tuple(lineup), chosen, seed, budget, guests or {}, evening, luck, game.variant)
    store = Store(out, game, setting) if out else None
    test: Test | EdgeTest | None = None
    if hypotheses:
        test = EdgeTest(hypotheses) if isinstance(hypotheses, Edges) else Test(hypotheses, 1 / lineup.count(lineup[0]))
    begun = time.perf_counter()

    def worths(part: Played) -> Sequence[float]:
        found: Values | None = deal_shares(game.better, setting.turned, part.totals, lineup[0])
        if isinstance(test, EdgeTest):
            points = part.totals if part.luck is None else without_luck(game.better, part.totals, part.luck)
            found = deal_edges(game.better, setting.turned, points, lineup[0])
        return [] if found is None else [float(worth) for worth in found]

    played = played_until(deals_of(game, setting, deals, store, workers or on_threads(threads)), worths, test, progress)
    return ArenaResult(
        game=game.name,
        variant=game.variant,
        lineup=setting.lineup,
        deals=len(played),
        matches=len(played) * len(setting.turned),
        seed=seed,
        options=chosen,
        budget=str(budget) if budget else None,
        repeatable=is_repeatable(setting.lineup, budget),
        bots=compare(game.better, setting.turned, played.totals),
        adjusted=None if played.luck is None else adjust(game.better, setting.turned, played.totals, played.luck),
        ratings=rate(rated_matches(setting, played), game.better),
        sprt=test.verdict if test else None,
        decisions=int(played.decisions.sum()),
        seconds=time.perf_counter() - begun,
        evening=evening,
        course=course_of(game.better, setting.turned, played.totals, lineup[0], evening),
        better=game.better,
        totals=played.totals,
        ratios=tuple(test.path) if test else (),
    )


def deals_of(game: Game, setting: Setting, deals: int, store: Store | None, workers: Workers) -> Generator[Played]:
    """Give all deals in order: those that the store has, then those that are played now, which it keeps."""
    done = 0
    if store:
        for played in store.read():
            if done == deals:
                return
            done += 1
            yield played
    size = chunk_size(setting)

    def keep(played: Played) -> Played:
        if store:
            store.write(played)
        return played

    if done < deals:
        # The first chunk compiles what all threads need.
        first = min(size, deals - done)
        yield keep(play_deals(game, setting, done, first))
        done += first
    chunks = ((begin, min(size, deals - begin)) for begin in range(done, deals, size))
    for played in workers(partial(play_chunk, game, setting), chunks):
        yield keep(played)


def played_until(
    deals: Generator[Played],
    worths: Callable[[Played], Sequence[float]],
    test: Test | EdgeTest | None,
    progress: Callable[[int], None] | None,
) -> Played:
    """Return all deals, or those up to the one that decides the test, which is told the worth of each."""
    parts = []
    with closing(deals):
        for part in deals:
            enough = len(part)
            decided = False
            if test:
                for deal, worth in enumerate(worths(part), 1):
                    decided = test.add(worth)
                    if decided:
                        enough = deal
                        break
            parts.append(part.first(enough))
            if progress:
                progress(enough)
            if decided:
                break
    measured = [part.luck for part in parts if part.luck is not None]
    return Played(
        np.concatenate([part.totals for part in parts]),
        np.concatenate([part.decisions for part in parts]),
        np.concatenate(measured) if measured else None,
    )


def rated_matches(setting: Setting, played: Played) -> Iterator[RatedMatch]:
    """Give the matches of the first deals as ratings take them."""
    turned = setting.turned
    for deal in played.first(RATED_DEALS).totals.tolist():
        for seated, totals in zip(turned, deal, strict=True):
            yield RatedMatch(seated, totals)
