"""Who was first in Beanie, clause by clause (section 9 of docs/rules/beanie.md), at lines of known length."""

from __future__ import annotations

import asyncio

from tests.beanie_tables import beanie
from tests.server.race import Race, race, steady
from tests.server.virtual_time import run

NEAR, FAR = 0.02, 0.2
FILL = ("add-M1-KC", "add-M1-KD")
"""What each of two players wants to do; only the first of them can."""


def lay_set_to_fill(table: Race) -> None:
    table.lay(beanie("KC 2C 4D 9H", "KD 2D 4S 9S", melds="0:set-7C-7D-7H").states)


async def meet(table: Race, earlier: float) -> tuple[int, list[float]]:
    """Let both act, seat 1 so much earlier after they were shown the table; return who was first, and the waits."""
    lay_set_to_fill(table)
    loop = asyncio.get_running_loop()
    start = loop.time() + 0.5

    async def act(seat: int, moment: float) -> str:
        await asyncio.sleep(moment + table.racers[seat].delay() - loop.time())
        return table.racers[seat].act(FILL[seat])

    keys = await asyncio.gather(act(0, start + max(0.0, earlier)), act(1, start + max(0.0, -earlier)))
    await table.pass_time(0.8)
    answers = [racer.answers[key] for racer, key in zip(table.racers, keys, strict=True)]
    waits = [racer.counted_at[key] - racer.arrived_at[key] for racer, key in zip(table.racers, keys, strict=True)]
    return [answer["type"] for answer in answers].index("ack"), waits


def test_9_3_the_line_is_taken_off() -> None:
    async def main(fairness: str) -> list[int]:
        async with race([steady(NEAR), steady(FAR)], options={"turn_seconds": "0", "fairness": fairness}) as table:
            return [(await meet(table, earlier))[0] for earlier in (0.02, -0.02)]

    assert run(lambda: main("on")) == [1, 0]
    assert run(lambda: main("off")) == [0, 0]


def test_9_4_a_credit_has_its_limits() -> None:
    async def main(far: float, earlier: float, times: int) -> list[int]:
        async with race([steady(NEAR), steady(far)], options={"turn_seconds": "0"}) as table:
            return [(await meet(table, earlier))[0] for _ in range(times)]

    assert run(lambda: main(0.6, 0.2, 1)) == [0]
    assert run(lambda: main(0.24, 0.05, 1)) == [1]
    row = run(lambda: main(0.24, 0.02, 16))
    assert row[:3] == [1, 1, 1]
    assert 0 in row


def test_9_5_an_action_waits_for_the_others_lines_and_no_longer_than_a_quarter_of_a_second() -> None:
    async def main(lines: list[float]) -> list[float]:
        async with race([steady(line) for line in lines], options={"turn_seconds": "0"}) as table:
            lay_set_to_fill(table)
            waited = []
            for seat in range(2):
                lay_set_to_fill(table)
                key = table.racers[seat].act(FILL[seat])
                await table.pass_time(2.0)
                racer = table.racers[seat]
                waited.append(round(racer.counted_at[key] - racer.arrived_at[key], 2))
            return waited

    assert run(lambda: main([NEAR, FAR])) == [0.18, 0.0]
    assert run(lambda: main([0.0, 1.5])) == [0.25, 0.0]


def test_9_6_chance_puts_in_order_what_falls_into_the_same_millisecond() -> None:
    async def main() -> list[int]:
        async with race([steady(0.0)] * 2, options={"turn_seconds": "0"}) as table:
            return [(await meet(table, 0.0))[0] for _ in range(12)]

    winners = run(main)
    assert set(winners) == {0, 1}
    assert run(main) == winners


def test_9_7_after_a_round_everybody_is_told_what_his_line_has_decided() -> None:
    async def main() -> None:
        async with race([steady(NEAR), steady(FAR)], options={"turn_seconds": "0"}) as table:
            await meet(table, 0.02)
            table.lay(beanie("7C 7D 7H", "2S 4S", turn=1, phase="draw").states)
            table.racers[0].act("set-7C-7D-7H")
            await table.pass_time(1.0)
            near, far = (racer.heard("lag")[-1] for racer in table.racers)
            assert (near["won"], near["lost"], near["given"], near["taken"]) == (0, 1, 0, 1)
            assert (far["won"], far["lost"], far["given"], far["taken"]) == (1, 0, 1, 0)
            assert near["waited_ms"] > 300

    run(main)
