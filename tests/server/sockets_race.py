"""Two who want the same card at a real server: one sits beside it, the other at the end of a long line."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

import numpy.typing as npt

from tests.beanie_tables import beanie
from tests.server.evening import catch_up, drain
from tests.server.long_line import long_line
from tests.server.person import Message, Person
from tests.server.race import lay
from tests.server.running import Running

ROUND_TRIP = 0.2
"""Of the long line, in seconds."""

HANDS = ("KC 2C 4D 9H", "KD 2D 4S 9S", "7C 7D 7H 2S 4C 9C")
TRIGGER = "set-7C-7D-7H"
WANTED = ("add-M1-KC", "add-M1-KD")
"""When seat 2 has laid a set of three, both others have the beanie that fills it."""

LINES_SECONDS = 2.8
"""So long the server measures the lines of those who have just come."""


@dataclass(frozen=True)
class Meeting:
    """How one meeting came out: the answers to the near and to the far player, and the seconds that these took."""

    answers: tuple[Message, Message]
    seconds: tuple[float, float]

    @property
    def first(self) -> int:
        """Who was first, 0 the near and 1 the far player."""
        return [answer["type"] for answer in self.answers].index("ack")


async def meet(
    running: Running, reactions: Sequence[tuple[float, float]], fairness: str, pause: float
) -> list[Meeting]:
    """Let the two meet with these reaction times in seconds, one pair after the other, with pauses in between."""
    async with (
        long_line(lambda: running.address, lambda: ROUND_TRIP / 2) as line,
        Person(running.address, "Near") as near,
        Person(line, "Far") as far,
        Person(running.address, "Third") as third,
    ):
        return await let_meet(running, (near, far, third), reactions, fairness, pause)


async def let_meet(
    running: Running,
    people: tuple[Person, Person, Person],
    reactions: Sequence[tuple[float, float]],
    fairness: str,
    pause: float,
    truthful: tuple[bool, bool] = (True, True),
) -> list[Meeting]:
    """Let the near and the far of three people meet at a table of theirs; who is not truthful says to act at once."""
    near, far, third = people
    met = []
    await near.open_table("beanie")
    for person in (far, third):
        await person.join(near.code)
    await near.ask("configure", options={"fairness": fairness, "turn_seconds": "0"})
    await near.ask("start")
    await listen(people, LINES_SECONDS)
    for one, other in reactions:
        await asyncio.wrap_future(lay_there(running, near.code, beanie(*HANDS, turn=2).states))
        laid = await third.act(TRIGGER)
        assert laid["type"] == "ack", laid
        here, there = await asyncio.gather(
            react(near, laid["seq"], one, WANTED[0], truthful[0]),
            react(far, laid["seq"], other, WANTED[1], truthful[1]),
        )
        met.append(Meeting((here[0], there[0]), (here[1], there[1])))
        await listen(people, pause)
    return met


async def listen(people: Sequence[Person], seconds: float) -> None:
    """Let everybody take in what comes and answer pings."""
    await asyncio.gather(*(drain(person, seconds) for person in people))


def lay_there(running: Running, code: str, states: npt.NDArray[Any]) -> Future[None]:
    """Put a situation on a table of a server that runs in another thread, without anybody being told."""

    async def there() -> None:
        lay(running.house.rooms[code], states)

    return asyncio.run_coroutine_threadsafe(there(), running.loop)


async def react(
    person: Person, seen: int, reaction: float, action: str, truthful: bool = True
) -> tuple[Message, float]:
    """Hear of an event, act so long after it, and return the answer with the seconds that it took."""
    await catch_up(person, seen)
    shown = time.perf_counter()
    await asyncio.sleep(reaction)
    sent = time.perf_counter()
    after = round((sent - shown) * 1000) if truthful else 0
    answer = await person.ask("act", action=action, seen=seen, after_ms=after)
    return answer, time.perf_counter() - sent
