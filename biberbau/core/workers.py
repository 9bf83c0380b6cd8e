"""Who does work in chunks: threads, processes beside this one, or a Ray cluster.  Results come in their order."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from biberbau.core.errors import BiberbauError

Chunk: TypeAlias = tuple[int, int]
"""The number of the first deal or match, and how many."""

Done = TypeVar("Done")


class Workers(Protocol):
    """Do chunks of work and give what came of them in order.  Closing the iterator gives up what has not begun."""

    def __call__(self, work: Callable[[Chunk], Done], chunks: Iterable[Chunk]) -> Iterator[Done]:
        """To be done on other machines, `work` has to be something that can be pickled."""


AHEAD: Final = 3
"""Chunks under way or waiting for each worker, so that none is idle while results are looked at."""

LITTLE_MEMORY: Final = 100_000_000
"""Bytes that a cluster of this machine alone sets aside for objects: work and what comes of it are small."""


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


def one_by_one(work: Callable[[Chunk], Done], chunks: Iterable[Chunk]) -> Iterator[Done]:
    """Do chunks here and now, each when what comes of it is taken."""
    return map(work, chunks)


def on_threads(count: int | None = None) -> Workers:
    """Return workers that are threads, one per core unless `count` says otherwise."""
    number = count or os.cpu_count() or 1
    return in_pools(partial(ThreadPoolExecutor, number), number)


def on_processes(count: int | None = None) -> Workers:
    """Return workers that are processes beside this one, one per core unless `count` says otherwise.

    They are for what is written in Python and would only wait for one another on threads; each takes a second or two to
    start.
    """
    number = count or os.cpu_count() or 1
    # A copy of a process that has threads may be born with a lock that nobody opens.
    started = multiprocessing.get_context("spawn")
    return in_pools(partial(ProcessPoolExecutor, number, started, depend_on_parent), number)


def depend_on_parent() -> None:
    """Let the process that has asked for the work decide when this one ends: at Ctrl-C, and however it ends itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait until the parent is gone, then end: who waits for work holds both ends of its pipe, and would never hear."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def in_pools(new_pool: Callable[[], Executor], number: int) -> Workers:
    """Return workers for which a pool of `number` is made each time that there is work."""

    def do(work: Callable[[Chunk], Done], chunks: Iterable[Chunk]) -> Iterator[Done]:
        with new_pool() as pool:
            try:
                for doing in in_order(chunks, lambda chunk: pool.submit(work, chunk), AHEAD * number):
                    yield doing.result()
            finally:
                pool.shutdown(cancel_futures=True)

    return do


def do_chunk(work: Callable[[Chunk], Done], chunk: Chunk) -> Done:
    """Do a chunk of work in a process of a cluster."""
    return work(chunk)


def on_ray(address: str | None = None) -> Workers:
    """Return workers that are processes of a Ray cluster; RayMissing without Ray.

    `address` is the cluster's, as `ray.init` takes it; None is the one that RAY_ADDRESS names, or a new one on this
    machine.  The machines of a cluster need the same version of this package.
    """
    try:
        import ray
    except ImportError:
        raise RayMissing("Ray is not installed; it is an extra: pip install 'biberbau[ray]'") from None

    def do(work: Callable[[Chunk], Done], chunks: Iterable[Chunk]) -> Iterator[Done]:
        begun_here = not ray.is_initialized()
        if begun_here:
            alone: dict[str, Any] = (
                {} if address or os.environ.get("RAY_ADDRESS") else {"object_store_memory": LITTLE_MEMORY}
            )
            ray.init(address, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR, **alone)
        try:
            remote: Any = ray.remote(do_chunk)
            shared = ray.put(work)
            resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray's own.
            window = AHEAD * max(1, int(resources.get("CPU", 1)))
            for doing in in_order(chunks, lambda chunk: remote.remote(shared, chunk), window):
                yield ray.get(doing)
        finally:
            if begun_here:
                ray.shutdown()

    return do
