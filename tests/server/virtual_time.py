"""An event loop whose clock stands still while there is something to do, and else jumps to what comes next.

What happens in it takes exactly the time that the program decided to wait, so times can be compared to the last bit.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from biberbau.server.measures import Histogram
from biberbau.server.storage.log import FOLLOWED_LENGTH, Conflict, LogUnavailable, Process

Result = TypeVar("Result")

SYNC_SECONDS = 0.5
"""How long a slow log takes."""


class LeapingSelector(selectors.SelectSelector):
    """Does not wait: the time that it should have waited has passed."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "nothing will ever happen any more"
        ready = super().select(0)
        if not ready:
            self.now += max(0.0, timeout)
        return ready


class ThisThread(ThreadPoolExecutor):
    """Does at once what it is asked, so that it takes no time."""

    def submit(self, fn: Callable[..., Result], /, *arguments: Any, **named: Any) -> Future[Result]:
        done: Future[Result] = Future()
        try:
            done.set_result(fn(*arguments, **named))
        except Exception as error:
            done.set_exception(error)
        return done


class VirtualLoop(asyncio.SelectorEventLoop):
    """The loop to the selector."""

    def __init__(self) -> None:
        self.leaping = LeapingSelector()
        super().__init__(self.leaping)
        # A real thread would take no virtual time and yet not be ready at once.
        self.set_default_executor(ThisThread())

    def time(self) -> float:
        return self.leaping.now

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        """It has no thread that could end; the loop would start one, and is not told in time when that is done."""


def run(main: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    """Run a coroutine in virtual time from 0 on."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(main())


class MemoryLog:
    """A log in which everything is durable at once."""

    secret = bytes(32)

    def __init__(self) -> None:
        self.commit_seconds = Histogram()
        self.bodies: dict[str, list[bytes]] = {}
        self.said: dict[str, bytes] = {}
        """By table, what was said when it was let go."""

    async def lease(self, table: str) -> bytes:
        """All tables are ours."""
        return self.said.pop(table, b"")

    def release(self, table: str, note: bytes = b"") -> None:
        """Nobody else wants it."""
        self.said[table] = note

    def append(self, table: str, after: int, bodies: Sequence[bytes]) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        known = self.bodies.setdefault(table, [])
        if len(known) == after:
            known.extend(bodies)
            done.set_result(None)
        else:
            done.set_exception(Conflict(table))
        return done

    def beat(self) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return self.bodies.get(table, [])[after:]

    async def times(self, table: str) -> list[float]:
        return [0.0] * len(self.bodies.get(table, []))

    process = 1
    lost: Callable[[str], None] | None = None
    damage: str | None = None
    in_touch = True

    async def owner(self, table: str) -> int:
        return self.process

    async def hand_back(self) -> None:
        """Nobody else is there."""

    async def others(self) -> list[Process]:
        return []

    async def desk(self) -> Process:
        return Process(self.process)

    async def news(self) -> set[str] | None:
        return set()

    async def tables(self) -> list[str]:
        return list(self.bodies)

    async def count(self) -> int:
        return sum(len(code) < FOLLOWED_LENGTH for code in self.bodies)

    async def quiet(self, before: float) -> list[str]:
        return list(self.bodies) if before > 0 else []

    async def filled(self) -> float:
        return 0.0

    async def drop(self, table: str) -> None:
        del self.bodies[table]

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        for sequence, body in bodies.items():
            self.bodies[table][sequence - 1] = body

    async def look_through(self) -> None:
        """Nothing can be wrong with it."""

    async def close(self) -> None:
        return None


class SlowLog(MemoryLog):
    """A log on a disk that takes its time."""

    full = False
    """Whether it then turns out that the disk has no room."""

    def append(self, table: str, after: int, bodies: Sequence[bytes]) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        durable: asyncio.Future[None] = loop.create_future()
        if self.full:
            loop.call_later(SYNC_SECONDS, durable.set_exception, LogUnavailable("the disk is full"))
        else:
            super().append(table, after, bodies)
            loop.call_later(SYNC_SECONDS, durable.set_result, None)
        return durable
