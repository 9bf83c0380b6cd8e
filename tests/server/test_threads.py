"""Bots share the threads in which they think: by address, and there by table, whatever their thoughts take."""

from __future__ import annotations

import asyncio
import itertools
import random
import threading
import time
from collections import Counter, defaultdict
from functools import partial

import pytest

from biberbau.server.replay import archive
from biberbau.server.socket.limits import Limits
from biberbau.server.table.reading import Reading
from biberbau.server.threads import Threads, Whose
from tests.server.parlour import parlour
from tests.server.virtual_time import MemoryLog, ThisThread, run

LOUD = [Whose("loud", f"table {number}") for number in range(40)]


class Thinkers:
    """A house with one thread, where a thought takes as long as it says."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.threads = Threads(1)
        self.threads.pool = ThisThread()
        self.begun: list[Whose] = []
        """Whose thoughts have been begun, in their order."""
        self.seconds = 0.0
        self.spent: defaultdict[str, float] = defaultdict(float)
        """By address."""
        self.dice = random.Random(1)
        patch.setattr(time, "thread_time", lambda: self.seconds)

    async def think(self, whose: Whose, seconds: float) -> int:
        """Think once; return how many thoughts of others were begun meanwhile."""
        already = len(self.begun)
        await self.threads.run(whose, partial(self._spend, whose, seconds * self.dice.uniform(0.9, 1.1)))
        return self.begun.index(whose, already) - already

    async def keep_thinking(self, whose: Whose, seconds: float, at_once: int = 3) -> None:
        """Have several thoughts at once, again and again."""
        while True:
            await asyncio.gather(*(self.think(whose, seconds) for _ in range(at_once)))

    async def until(self, seconds: float) -> None:
        """Let so much be thought."""
        async with asyncio.timeout(60):
            while self.seconds < seconds:
                await asyncio.sleep(0)

    def _spend(self, whose: Whose, seconds: float) -> None:
        self.begun.append(whose)
        self.seconds += seconds
        self.spent[whose.address] += seconds


@pytest.mark.parametrize("quiet", [Whose("quiet", "table"), Whose("loud", "quiet table")])
def test_who_seldom_thinks_waits_for_nothing_but_what_is_under_way(
    quiet: Whose, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        house = Thinkers(monkeypatch)
        async with asyncio.TaskGroup() as group:
            loud = [group.create_task(house.keep_thinking(whose, 1.0)) for whose in LOUD]
            for turn in range(1, 6):
                await house.until(150.0 * turn)
                assert len(house.begun) > 100 * turn
                assert await house.think(quiet, 1.0) == 0
            for task in loud:
                task.cancel()
        counts = Counter(house.begun)
        assert min(counts[whose] for whose in LOUD) > 0.9 * max(counts.values()), "a loud table starves"

    asyncio.run(main())


def test_addresses_have_equal_time_however_many_tables_they_have_and_however_long_they_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        house = Thinkers(monkeypatch)
        one = [(Whose("one long", "a"), 9.0), *((Whose("many short", table), 0.5) for table in "abcdefgh")]
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(house.keep_thinking(whose, seconds)) for whose, seconds in one]
            await house.until(500.0)
            for task in tasks:
                task.cancel()
        assert abs(house.spent["one long"] - house.spent["many short"]) < 20.0

    asyncio.run(main())


def test_what_nobody_waits_for_is_not_thought_and_nothing_is_kept_of_whom_has_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        house = Thinkers(monkeypatch)
        for number in itertools.count():
            thoughts = [asyncio.create_task(house.think(Whose(f"{number} {each}", "table"), 1.0)) for each in range(5)]
            await asyncio.sleep(0)
            thoughts[3].cancel()
            await asyncio.wait(thoughts)
            if number == 20:
                break
        assert len(house.begun) == 21 * 4
        assert house.threads.thoughts == 0
        assert not house.threads.tables
        assert not house.threads.addresses.had

    asyncio.run(main())


def test_what_goes_wrong_in_a_thread_is_told_and_the_next_thought_goes_on() -> None:
    async def main() -> None:
        threads = Threads(1)
        with pytest.raises(ZeroDivisionError):
            await threads.run(LOUD[0], lambda: 1 // 0)
        assert await threads.run(LOUD[0], lambda: 7) == 7
        threads.close()

    asyncio.run(main())


def test_the_bots_of_a_table_are_reckoned_to_whoever_is_there() -> None:
    async def main() -> Whose:
        async with parlour(1, {}) as place:
            await place.until(0.0)
            return place.room.setting.players.whose()

    assert run(main) == Whose("local", "P0001")


def test_who_looks_back_at_one_match_waits_for_one_of_somebody_who_asks_for_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    begun = threading.Event()

    def report_of(code: str, bodies: object, seat: int) -> str:
        if not told:
            assert begun.wait(20)
        told.append(code)
        return code

    monkeypatch.setattr(archive, "report_of", report_of)

    async def main() -> None:
        books = archive.Archive(Reading(MemoryLog()), Limits())
        many = [asyncio.create_task(books.problem(f"LOUD{number}", 0, "loud")) for number in range(40)]
        while sum(one.done() for one in many) < 40 - archive.MOST_OF_AN_ADDRESS:
            await asyncio.sleep(0.001)
        quiet = asyncio.create_task(books.problem("QUIET", 0, "quiet"))
        while not books.threads.thoughts_of("quiet"):
            await asyncio.sleep(0.001)
        begun.set()
        answers = await asyncio.gather(*many, quiet, return_exceptions=True)
        assert "QUIET" in told[:3]
        assert str(answers[-1]) == "QUIET"
        sent_away = [answer for answer in answers if isinstance(answer, archive.Busy)]
        assert len(sent_away) == 40 - archive.MOST_OF_AN_ADDRESS
        books.close()

    asyncio.run(main())
