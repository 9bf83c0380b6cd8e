"""The desk at which reviews are made: one thread for all of them, which takes no more of the machine than is left.

Every task gets a piece done in turn, so everybody soon has first findings, whoever else waits for long matches.  While
a match is being played at any table, the thread rests as long as it has worked: half a core at most.  While nobody
plays, a second one helps.  Bots and live tables have the processors first, where a thread can give way.

Reports have a desk of the same kind.  There one is made after the other, for half of a report is of no use to anybody.
While somebody plays, the two desks take turns: one does a piece and rests, and then the other, so that it is half a
core for both together.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Final

import msgspec

from biberbau.core.errors import BiberbauError
from biberbau.server.refusals import NotAllowed
from biberbau.server.review.kept import Kept
from biberbau.server.review.tasks import AnyTask
from biberbau.server.review.work import AnyWork, begun
from biberbau.server.warmup.warming import Ready

logger = logging.getLogger(__name__)

MOST_OF_ONE: Final = 8
"""Reviews that one address may have under way: a full table that looks back, and its luck."""

HOUSE: Final = ""
"""Who asks where it is no address: the house, for itself or going on with what an earlier process did not finish."""

PATIENCE: Final = 2.0
"""Seconds for which a question waits for news."""

LINGERING: Final = 60.0
"""Seconds for which it is told why a task could not be done."""

POLITE: int = 10
"""By so much the threads of a desk give way to all others (nice)."""

ENCODER = msgspec.json.Encoder()


@dataclass(frozen=True)
class Manners:
    """How a desk works, and what it says."""

    most: int = 64
    """Tasks under way at once."""
    of_one: int = MOST_OF_ONE
    """Those of one address."""
    in_turn: bool = True
    """Whether every task gets a piece done in turn; else they are done one after the other."""
    busy: str = "refusal-review-busy"
    too_many: str = "refusal-review-too-many"
    not_done: str = "refusal-review-not-done"
    failed: str = "refusal-review-failed"


REPORTS: Final = Manners(
    most=12,
    of_one=2,
    in_turn=False,
    busy="refusal-report-busy",
    too_many="refusal-report-too-many",
    not_done="refusal-report-not-done",
    failed="refusal-report-failed",
)


@dataclass(eq=False)
class UnderWay:
    """A review that is being made."""

    work: AnyWork
    who: str
    """The address that asked for it first, or HOUSE."""
    complete: bool = False
    failed: NotAllowed | None = None
    """Why it could not be made."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set, and replaced, whenever more is known."""

    def tell(self) -> None:
        """Wake whoever waits for news."""
        self.news.set()
        self.news = asyncio.Event()


class Desk:
    """All reviews of a house, or all its reports.  Its methods are called on the event loop."""

    def __init__(
        self,
        kept: Kept,
        ready: Ready,
        busy: Callable[[], bool],
        manners: Manners = Manners(),
        tidy: Callable[[], object] = lambda: None,
        turns: asyncio.Lock | None = None,
    ) -> None:
        """`ready` says when a game's reviews are compiled, `busy` whether anybody plays just now.

        `tidy` is called, on another thread, when a task is done or given up.  `turns` is what desks of one house share.
        """
        self.kept, self.ready, self.busy, self.manners, self.tidy = kept, ready, busy, manners, tidy
        self.turns = turns or asyncio.Lock()
        self.under_way: dict[str, UnderWay] = {}
        """By the task's name."""
        self.failures: dict[str, NotAllowed] = {}
        """Why tasks could not be done, by their names, for those who ask a little later."""
        self.queue: asyncio.Queue[UnderWay] = asyncio.Queue()
        self.thread = ThreadPoolExecutor(1, "review", give_way)
        self.beside = ThreadPoolExecutor(1, "beside", give_way)
        """A second thread, for what can be done beside the first while nobody plays."""

    async def look(self, task: AnyTask, first: int, who: str) -> bytes:
        """Return a packed `ReviewPart`, `LuckPart` or `DailyPart`, with decisions from `first` on.

        What is not begun is begun.

        Where there is nothing new yet, it waits a little for news.  NotAllowed says why there is nothing to tell.
        """
        return await self._told(await self._found_or_begun(task, who), first)

    async def look_on(self, task: AnyTask, first: int) -> bytes | None:
        """Return the same of what somebody has begun, or None."""
        known = await self._known(task)
        if known is None and task.name in self.failures:
            raise self.failures[task.name]
        return None if known is None else await self._told(known, first)

    def try_again(self, task: AnyTask) -> None:
        """Say no more why a task could not be done."""
        self.failures.pop(task.name, None)

    async def _told(self, under_way: bytes | UnderWay, first: int) -> bytes:
        if isinstance(under_way, bytes):
            return under_way
        if first >= under_way.work.found() and not under_way.complete:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await under_way.news.wait()
        if under_way.failed is not None:
            raise under_way.failed
        return await asyncio.to_thread(self._packed, under_way, first, under_way.complete)

    async def make(self, task: AnyTask) -> None:
        """Come back when a task is done, for which nobody waits yet; NotAllowed says why it cannot be."""
        under_way = await self._found_or_begun(task, HOUSE)
        if isinstance(under_way, bytes):
            return
        while not under_way.complete:
            await under_way.news.wait()
        if under_way.failed is not None:
            raise under_way.failed

    async def done(self, task: AnyTask) -> bytes:
        """Return a packed review that is done; NotAllowed where it is not."""
        body = await asyncio.to_thread(self.kept.find, task)
        if body is None:
            raise NotAllowed(self.manners.not_done)
        return body

    async def run(self) -> None:
        """Work on whatever there is to do; what an earlier process did not finish starts again.

        Begun again after a failure, it goes on with all that is under way.
        """
        self.queue = asyncio.Queue()
        for under_way in self.under_way.values():
            self.queue.put_nowait(under_way)
        for task in await asyncio.to_thread(self.kept.unfinished):
            try:
                work = await asyncio.to_thread(begun, task)
            except BiberbauError as error:
                logger.warning("a review cannot be made any more: %s", error)
                await asyncio.to_thread(self.kept.drop, task)
                continue
            if task.name not in self.under_way:
                self._enqueue(work, HOUSE)
        async with asyncio.TaskGroup() as waiting:
            while True:
                under_way = await self.queue.get()
                reviews = self.ready(under_way.work.game).reviews
                if not reviews.is_set():
                    # While the reviews of one game are compiled, those of others go on.
                    waiting.create_task(self._queue_once(reviews, under_way))
                    continue
                while await self._work_on(under_way):
                    if self.manners.in_turn:
                        self.queue.put_nowait(under_way)
                        break

    def close(self) -> None:
        """Let the thread end; what is not done starts again with the next process."""
        for under_way in self.under_way.values():
            under_way.work.close()
        self.thread.shutdown(wait=True, cancel_futures=True)
        self.beside.shutdown(wait=True, cancel_futures=True)
        self.kept.close()

    async def _found_or_begun(self, task: AnyTask, who: str) -> bytes | UnderWay:
        """Return what is kept of a task, or the task under way, begun where it was not."""
        return await self._known(task) or await self._begin(task, who)

    async def _known(self, task: AnyTask) -> bytes | UnderWay | None:
        """Return the task under way, or what is kept of it; None where there is neither."""
        under_way = self.under_way.get(task.name)
        if under_way is not None:
            return under_way
        done = await asyncio.to_thread(self.kept.find, task)
        # Somebody may have had it begun meanwhile.
        return self.under_way.get(task.name) if done is None else done

    async def _begin(self, task: AnyTask, who: str) -> UnderWay:
        self._require_room(who)
        # A variant is laid out for it, which takes longer than the loop should wait.
        work = await asyncio.to_thread(begun, task)
        if (under_way := self.under_way.get(task.name)) is not None:
            return under_way
        self._require_room(who)
        under_way = self._enqueue(work, who)
        await asyncio.to_thread(self.kept.note, task)
        if under_way.failed is not None:
            # It has been forgotten before it was noted.
            await asyncio.to_thread(self.kept.drop, task)
        return under_way

    def _require_room(self, who: str) -> None:
        """NotAllowed where the desk is full, or somebody has enough on it; the house itself never has."""
        if len(self.under_way) >= self.manners.most:
            raise NotAllowed(self.manners.busy)
        if who != HOUSE and sum(one.who == who for one in self.under_way.values()) >= self.manners.of_one:
            raise NotAllowed(self.manners.too_many, most=self.manners.of_one)

    def _enqueue(self, work: AnyWork, who: str) -> UnderWay:
        under_way = UnderWay(work, who)
        self.under_way[work.task.name] = under_way
        self.queue.put_nowait(under_way)
        return under_way

    async def _queue_once(self, ready: asyncio.Event, under_way: UnderWay) -> None:
        await ready.wait()
        self.queue.put_nowait(under_way)

    async def _work_on(self, under_way: UnderWay) -> bool:
        """Do a piece of a review, and rest, while somebody plays in turn; return whether there is more to do."""
        turn: AbstractAsyncContextManager[object] = self.turns if self.busy() else contextlib.nullcontext()
        async with turn:
            return await self._work_and_rest(under_way)

    async def _work_and_rest(self, under_way: UnderWay) -> bool:
        loop = asyncio.get_running_loop()
        began = loop.time()
        under_way.work.beside = None if self.busy() else self.beside
        try:
            more = await loop.run_in_executor(self.thread, under_way.work.step)
        except NotAllowed as refusal:
            await self._end(under_way, refusal)
            return False
        except Exception:
            logger.exception("a review could not be made")
            await self._end(under_way, NotAllowed(self.manners.failed))
            return False
        worked = loop.time() - began
        if more and under_way.work.tells:
            under_way.tell()
        if not more:
            await self._end(under_way)
        await asyncio.sleep(worked if self.busy() else 0)
        return more

    async def _end(self, under_way: UnderWay, failed: NotAllowed | None = None) -> None:
        """Keep what was found, or forget what cannot be made; whatever goes wrong then stops no other task."""
        task = under_way.work.task
        try:
            if failed is None:
                body = await asyncio.to_thread(self._packed, under_way, 0, True)
                await asyncio.to_thread(self.kept.keep, task, body)
        except Exception:
            logger.exception("a review could not be kept")
            failed = NotAllowed(self.manners.failed)
        under_way.complete, under_way.failed = True, failed
        try:
            if failed is not None:
                self.failures[task.name] = failed
                asyncio.get_running_loop().call_later(LINGERING, self.try_again, task)
                await asyncio.to_thread(under_way.work.close)
                await asyncio.to_thread(self.kept.drop, task)
        except Exception:
            logger.exception("a review that cannot be made could not be forgotten")
        finally:
            del self.under_way[task.name]
            under_way.tell()
        try:
            await asyncio.to_thread(self.tidy)
        except Exception:
            logger.exception("what nobody needs any more could not be removed")

    def _packed(self, under_way: UnderWay, first: int, complete: bool) -> bytes:
        """Return what is known, as it is sent: JSON, packed by gzip."""
        part = under_way.work.part(first, max(0, len(self.under_way) - 1), complete)
        return gzip.compress(ENCODER.encode(part), 5, mtime=0)


def give_way() -> None:
    """Let other threads have the processors first, where each has a priority of its own: on Linux."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, thread, max(os.getpriority(os.PRIO_PROCESS, thread), POLITE))
