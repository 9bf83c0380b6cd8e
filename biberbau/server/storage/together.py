"""Questions of many that are asked as one.

All pages of a process that has ended come at once, and each asks where its table is.  Whoever asks while an answer is
under way is asked for with the next question, which begins after that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Generic, TypeVar

Key = TypeVar("Key")
Answer = TypeVar("Answer")


class Together(Generic[Key, Answer]):
    """Asks for everybody who waits."""

    def __init__(self, ask: Callable[[Sequence[Key]], Awaitable[Mapping[Key, Answer]]]) -> None:
        """`ask` answers for all keys; what it raises everybody gets for whom it was asked."""
        self.ask = ask
        self.waiting: dict[Key, asyncio.Future[Answer]] = {}
        self.asking: asyncio.Task[None] | None = None

    async def of(self, key: Key) -> Answer:
        """Return the answer for a key, as it was after this was called."""
        answer = self.waiting.get(key)
        if answer is None:
            answer = self.waiting[key] = asyncio.get_running_loop().create_future()
            # Who asked may have gone when it fails.
            answer.add_done_callback(lambda done: done.exception())
        if self.asking is None:
            self.asking = asyncio.create_task(self._ask())
        return await asyncio.shield(answer)

    async def _ask(self) -> None:
        try:
            while self.waiting:
                asked, self.waiting = self.waiting, {}
                try:
                    answers = await self.ask(list(asked))
                except Exception as error:
                    for answer in asked.values():
                        answer.set_exception(error)
                else:
                    for key, answer in asked.items():
                        answer.set_result(answers[key])
        finally:
            self.asking = None
