"""Who plays the deals: threads of this process, or a Ray cluster.  Results come back in the order of the deals."""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeAlias

from biberbau.arena.playing import Played, play_deals
from biberbau.arena.setting import Setting
from biberbau.core.errors import BiberbauError
from biberbau.core.game import Game

Chunk: TypeAlias = tuple[int, int]
"""The number of the first deal, and how many."""

Workers: TypeAlias = Callable[[Game, Setting, Iterable[Chunk]], Iterator[Played]]
"""Plays chunks of deals and gives them in order.  Closing the iterator gives up what has not begun."""

AHEAD: Final = 3
"""Chunks under way or waiting for each worker, so that none is idle while results are looked at."""

LITTLE_MEMORY: Final = 100_000_000
"""Bytes that a cluster of this machine alone sets aside for objects: a setting and some totals are small."""


class RayMissing(BiberbauError, ImportError):
    """Ray is not installed."""


def in_order(chunks: Iterable[Chunk], begin: Callable[[Chunk], Any], window: int) -> Iterator[Any]:
    """Begin chunks, at most `window` before the first of them is taken out, and give back what was begun, in order."""
    begun: deque[Any] = deque()
    for chunk in chunks:
        begun.append(begin(chunk))
        if len(begun) >= window:
            yield begun.popleft()
    yield from begun


def on_threads(count: int | None = None) -> Workers:
    """Return workers that are threads, one per core unless `count` says otherwise."""
    number = count or os.cpu_count() or 1

    def work(game: Game, setting: Setting, chunks: Iterable[Chunk]) -> Iterator[Played]:
        with ThreadPoolExecutor(number) as pool:
            try:
                under_way = in_order(
                    chunks, lambda chunk: pool.submit(play_deals, game, setting, *chunk), AHEAD * number
                )
                for playing in under_way:
                    yield playing.result()
            finally:
                pool.shutdown(cancel_futures=True)

    return work


def play_named(setting: Setting, chunk: Chunk) -> Played:
    """Play a chunk where only the game's name is known: in a process of a cluster."""
    from biberbau.games import game_named

    return play_deals(game_named(setting.game), setting, *chunk)


def on_ray(address: str | None = None) -> Workers:
    """Return workers that are processes of a Ray cluster; RayMissing without Ray.

    `address` is the cluster's, as `ray.init` takes it; None is the one that RAY_ADDRESS names, or a new one on this
    machine.  The machines of a cluster need the same version of this package.
    """
    try:
        import ray
    except ImportError:
        raise RayMissing("Ray is not installed; it is an extra: pip install 'biberbau[ray]'") from None

    def work(game: Game, setting: Setting, chunks: Iterable[Chunk]) -> Iterator[Played]:
        begun_here = not ray.is_initialized()
        if begun_here:
            alone: dict[str, Any] = (
                {} if address or os.environ.get("RAY_ADDRESS") else {"object_store_memory": LITTLE_MEMORY}
            )
            ray.init(address, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR, **alone)
        try:
            play = ray.remote(play_named)
            shared = ray.put(setting)
            resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray's own.
            window = AHEAD * max(1, int(resources.get("CPU", 1)))
            for playing in in_order(chunks, lambda chunk: play.remote(shared, chunk), window):
                yield ray.get(playing)
        finally:
            if begun_here:
                ray.shutdown()

    return work
