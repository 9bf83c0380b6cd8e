"""Tables wait for their turn to be read; who waits for rules keeps nobody."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable

from biberbau.server.house.turns import AT_ONCE, SOON, Turns
from biberbau.server.table.events import Rules

OFTEN = 10

PATIENCE = 30.0
"""Seconds; on whatever machine."""


class House:
    """Rules that are there once they are compiled, and how many tables are read at a time."""

    def __init__(self, compiled: bool) -> None:
        self.compiled = asyncio.Event()
        if compiled:
            self.compiled.set()
        self.turns = Turns(self.wait)
        self.reading = self.most = 0
        self.read: list[str] = []

    async def wait(self, rules: Iterable[Rules]) -> None:
        if list(rules):
            await self.compiled.wait()

    async def wake(self, code: str, *rules: Rules) -> None:
        async with self.turns.taken() as wait:
            await wait(rules)
            self.reading += 1
            self.most = max(self.most, self.reading)
            await asyncio.sleep(0.001)
            self.reading -= 1
            self.read.append(code)


RULES: Rules = ("biber-gang", 1, "")


def test_so_many_tables_are_read_at_a_time_in_their_order() -> None:
    async def main() -> None:
        house = House(compiled=True)
        codes = [str(number) for number in range(OFTEN * AT_ONCE)]
        await asyncio.gather(*(house.wake(code, RULES) for code in codes))
        assert (house.most, house.read) == (AT_ONCE, codes)

    asyncio.run(main())


def test_who_waits_for_rules_lets_others_go_by() -> None:
    async def main() -> None:
        house = House(compiled=False)
        waiting = [asyncio.create_task(house.wake(f"waits {number}", RULES)) for number in range(2 * AT_ONCE)]
        async with asyncio.timeout(PATIENCE):
            await house.wake("at once")
        assert house.read == ["at once"]
        house.compiled.set()
        await asyncio.gather(*waiting)
        assert house.most <= AT_ONCE
        assert len(house.read) == 1 + 2 * AT_ONCE

    asyncio.run(main())


def test_who_gives_up_takes_no_turn_along_and_leaves_none_too_many() -> None:
    async def main() -> None:
        house = House(compiled=False)
        given_up = [asyncio.create_task(house.wake("never", RULES)) for _ in range(3 * AT_ONCE)]
        # Some of them wait for rules, and the others for their turn.
        await asyncio.sleep(1.5 * SOON)
        for task in given_up:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await asyncio.gather(*(house.wake(str(number)) for number in range(OFTEN * AT_ONCE)))
        assert house.most == AT_ONCE

    asyncio.run(main())


def test_what_fails_while_rules_are_waited_for_is_told_and_takes_no_turn_along() -> None:
    async def main() -> None:
        house = House(compiled=True)

        async def fails(rules: Iterable[Rules]) -> None:
            raise LookupError(list(rules))

        house.turns.wait = fails
        for _ in range(2 * AT_ONCE):
            with contextlib.suppress(LookupError):
                await house.wake("fails", RULES)
        assert house.read == []
        house.turns.wait = house.wait
        async with asyncio.timeout(PATIENCE):
            await house.wake("goes well")

    asyncio.run(main())
