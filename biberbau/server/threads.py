"""Threads in which bots think or matches are looked back at, and whose turn is next where more is to be done than that.

Every address has an equal share of the threads' time, and every table an equal share of its address', by start-time
fair queueing (Goyal, Vin and Cheng 1996, with costs that are known afterwards): next is whoever has had least, and who
comes back after a rest is reckoned to have had as much as the one whose turn it was last.  So whoever asks for less
than their share waits for no more than a thought that is under way, however many tables of strong bots there are at
other addresses, or at their own.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

Result = TypeVar("Result")


@dataclass(frozen=True)
class Whose:
    """At which table somebody thinks, and the address by which it is reckoned."""

    address: str
    table: str


@dataclass(eq=False)
class Thought:
    """What is to be worked out, and where the answer goes; nobody waits for one that is done."""

    whose: Whose
    work: Callable[[], Any]
    answer: asyncio.Future[Any]
    seconds: float = 0.0
    """Of a processor, once it is worked out."""

    def think(self) -> Any:
        """Work it out; RuntimeError for what would end the process."""
        began = time.thread_time()
        try:
            return self.work()
        except Exception:
            raise
        except BaseException as error:
            # `exit()` in a bot would come to the event loop, and end the house.
            raise RuntimeError(f"a thought ends with {type(error).__name__}: {error}") from error
        finally:
            self.seconds = time.thread_time() - began


@dataclass(eq=False)
class Shares:
    """How much time each of several has had who share it equally."""

    now: float = 0.0
    """What the one had had whose turn it was last."""
    had: dict[str, float] = field(default_factory=dict)
    """Seconds, as if all had been there all the time; who has nothing to do and has had less than `now`, is let go."""
    thoughts: Counter[str] = field(default_factory=Counter)
    """Thoughts of each that wait or are under way."""

    def come(self, who: str) -> None:
        """Count a thought of somebody."""
        if not self.thoughts[who]:
            self.had[who] = max(self.now, self.had.get(who, 0.0))
        self.thoughts[who] += 1

    def next(self, waiting: Iterable[str]) -> str:
        """Return who of those that wait is next; of equals, who came first."""
        who = min(waiting, key=self.had.__getitem__)
        self.now = self.had[who]
        return who

    def go(self, who: str, seconds: float) -> None:
        """A thought of somebody is done, and has taken so long."""
        self.had[who] += seconds
        self.thoughts[who] -= 1
        if not self.thoughts[who]:
            del self.thoughts[who]
            self.had = {one: had for one, had in self.had.items() if had > self.now or one in self.thoughts}

    def forget(self) -> None:
        """Begin anew, where nobody waits: what threads do that nobody else wants is taken from nobody."""
        self.now, self.had = 0.0, dict.fromkeys(self.thoughts, 0.0)


class Threads:
    """The threads of a house.  But for `_done` all methods are for its event loop's thread."""

    def __init__(self, count: int, name: str = "bot") -> None:
        self.pool = ThreadPoolExecutor(count, thread_name_prefix=name)
        self.free = count
        self.addresses = Shares()
        self.tables: dict[str, Shares] = {}
        """Of each address that has had anything lately."""
        self.waiting: dict[str, dict[str, deque[Thought]]] = {}
        """By address and table, in the order in which they came."""

    @property
    def thoughts(self) -> int:
        """How many wait or are under way."""
        return self.addresses.thoughts.total()

    def thoughts_of(self, address: str) -> int:
        """Return how many of an address wait or are under way."""
        return self.addresses.thoughts[address]

    async def run(self, whose: Whose, work: Callable[[], Result]) -> Result:
        """Return what `work` returns in one of the threads, when it is its turn."""
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.addresses.come(whose.address)
        self.tables.setdefault(whose.address, Shares()).come(whose.table)
        line = self.waiting.setdefault(whose.address, {}).setdefault(whose.table, deque())
        line.append(Thought(whose, work, answer))
        self._begin()
        return await answer

    def close(self) -> None:
        """Let the threads end; thoughts not begun are dropped."""
        for thought in iter(self._take, None):
            thought.answer.cancel()
        self.pool.shutdown(wait=True)

    def _begin(self) -> None:
        """Let free threads take up what is next."""
        while self.free and (thought := self._take()) is not None:
            self.free -= 1
            self.pool.submit(thought.think).add_done_callback(partial(self._done, thought))

    def _done(self, thought: Thought, done: Future[Any]) -> None:
        """Hear in a thread that it has done its work."""
        thought.answer.get_loop().call_soon_threadsafe(self._end, thought, done)

    def _take(self) -> Thought | None:
        """Return the thought that is next and somebody waits for; None where there is none."""
        while self.waiting:
            address = self.addresses.next(self.waiting)
            lines = self.waiting[address]
            table = self.tables[address].next(lines)
            thought = lines[table].popleft()
            if not lines[table]:
                del lines[table]
            if not lines:
                del self.waiting[address]
            if not thought.answer.done():
                return thought
            self._reckon(thought)
        return None

    def _end(self, thought: Thought, done: Future[Any]) -> None:
        """A thread is free again."""
        self._reckon(thought)
        self.free += 1
        if not thought.answer.done():
            problem = done.exception()
            if problem is None:
                thought.answer.set_result(done.result())
            else:
                thought.answer.set_exception(problem)
        self._begin()

    def _reckon(self, thought: Thought) -> None:
        """Count what a thought has taken, also one that was dropped before it was begun."""
        whose = thought.whose
        self.tables[whose.address].go(whose.table, thought.seconds)
        self.addresses.go(whose.address, thought.seconds)
        if not self.waiting:
            self.addresses.forget()
            for tables in self.tables.values():
                tables.forget()
        for address in self.tables.keys() - self.addresses.had.keys():
            del self.tables[address]
