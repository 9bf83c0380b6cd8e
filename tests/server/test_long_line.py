"""Over real sockets: a player at a long line is first if he has reacted first, and others wait for him no longer."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from biberbau.games import GAMES
from tests.beanie_tables import beanie
from tests.server.evening import catch_up, drain
from tests.server.long_line import long_line
from tests.server.person import Message, Person
from tests.server.race import lay
from tests.server.running import Running, running_house

pytestmark = pytest.mark.skipif("beanie" not in GAMES, reason="Beanie is not open yet")

ROUND_TRIP = 0.2
HANDS = ("KC 2C 4D 9H", "KD 2D 4S 9S", "7C 7D 7H 2S 4C 9C")
WANTED = ("add-M1-KC", "add-M1-KD")


async def lay_situation(running: Running, code: str) -> None:
    """Put a situation on the table of a server that runs in another thread."""

    async def there() -> None:
        lay(running.house.rooms[code], beanie(*HANDS, turn=2).states)

    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(there(), running.loop))


async def react(person: Person, seen: int, reaction: float, action: str) -> tuple[Message, float]:
    """Hear of an event, act so long after it, and return the answer with the seconds that it took."""
    await catch_up(person, seen)
    shown = time.perf_counter()
    await asyncio.sleep(reaction)
    after = round((time.perf_counter() - shown) * 1000)
    sent = time.perf_counter()
    answer = await person.ask("act", action=action, seen=seen, after_ms=after)
    return answer, time.perf_counter() - sent


async def contest(address: str, running: Running, reactions: tuple[float, float], fairness: str) -> list[Any]:
    """Let a near and a far player want the same place; return their answers, and how long these took."""
    async with (
        long_line(lambda: address, lambda: ROUND_TRIP / 2) as far_address,
        Person(address, "Near") as near,
        Person(far_address, "Far") as far,
        Person(address, "Third") as third,
    ):
        await near.open_table("beanie")
        for person in (far, third):
            await person.join(near.code)
        await near.ask("configure", options={"fairness": fairness, "turn_seconds": "0"})
        await near.ask("start")
        # Everybody takes in what comes and answers pings, so that the lines are measured.
        await asyncio.gather(*(drain(person, 3.5) for person in (near, far, third)))
        await lay_situation(running, near.code)
        laid = await third.act("set-7C-7D-7H")
        assert laid["type"] == "ack", laid
        answers = await asyncio.gather(
            react(near, laid["seq"], reactions[0], WANTED[0]), react(far, laid["seq"], reactions[1], WANTED[1])
        )
        return [*answers]


@pytest.mark.parametrize(
    ("reactions", "fairness", "first"),
    [((0.45, 0.35), "on", 1), ((0.35, 0.45), "on", 0), ((0.45, 0.35), "off", 0)],
)
def test_whoever_has_reacted_first_is_first(
    tmp_path: Path, reactions: tuple[float, float], fairness: str, first: int
) -> None:
    with running_house(tmp_path) as running:
        answers = asyncio.run(contest(running.address, running, reactions, fairness))
    kinds = [answer["type"] for answer, _ in answers]
    assert kinds[first] == "ack"
    assert kinds[1 - first] == "refused"
    late = answers[1 - first][0]["late"]
    assert (late["seat"], late["action"]) == (first, WANTED[first])
    assert max(seconds for _, seconds in answers) < 0.25 + ROUND_TRIP + 0.5
