"""A table goes from one process to another, and what runs there goes on: clocks, questions, countdowns, who is here."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from biberbau.server.house.house import AT_ONCE, STEP, House
from biberbau.server.house.room import Room
from biberbau.server.play.by_turns.by_turns import ByTurns
from biberbau.server.play.players import Players
from biberbau.server.play.times import Times
from biberbau.server.protocol import Create, Ready, Rename
from biberbau.server.relay.neighbours import Neighbours
from biberbau.server.socket.client import Client
from biberbau.server.storage.log import LogUnavailable
from biberbau.server.storage.together import Together
from biberbau.server.table.table import Table
from biberbau.server.telling.company import EXPECTED
from biberbau.server.warmup.warming import Warming
from tests.beanie_tables import beanie
from tests.server.furnishing import LIMITS, client_by
from tests.server.parlour import ANNA, QUESTION, Parlour, parlour
from tests.server.race import Race, Racer, race, steady
from tests.server.virtual_time import MemoryLog, run

NEAR, FAR = 0.02, 0.2
GAP = 0.25
"""Seconds in which nobody has the table."""

CALM = Times().opening["calm"]


async def until_asked(place: Parlour) -> float:
    """Let Anna act until all are asked whether they step in; return when the question closes."""
    table = place.room.table
    while table.silence is None or not place.may_act:
        if place.may_act:
            place.say(table.game.format_action(place.match.legal(ANNA)[0]))
        await asyncio.sleep(0.25)
    assert isinstance(place.room.play, ByTurns)
    assert place.room.play.timer is not None
    return place.room.play.timer.when()


def moment_of(place: Parlour, sequence: int) -> float:
    """Return when Anna was told of an event."""
    return next(moment for moment, message in place.wires[0].messages() if message.get("seq") == sequence)


def test_a_question_stands_for_what_was_left_of_its_time() -> None:
    async def main() -> None:
        async with parlour(5, {"parry": "any_time"}) as place:
            closes = await until_asked(place)
            asked = place.room.table.asked
            await place.until(closes - 2.0)
            assert place.room.table.asked == asked
            key = place.say("let")
            await place.until(closes - 1.5)
            assert [kind for _, kind in place.answers(key)] == ["held"]
            async with place.handed_over(GAP) as anew:
                # The page says again what it has no answer to.
                anew.say("let", key)
                await anew.until(closes + 2 * QUESTION)
                answers = anew.answers(key)
                assert [kind for _, kind in answers] == ["held", "ack"]
                assert answers[1][0] == pytest.approx(closes + GAP)
                assert moment_of(anew, asked + 1) == answers[1][0], "the time was up, and nobody had stepped in"

    run(main)


@pytest.mark.parametrize("seconds", [1.0, 4.0])
def test_a_clock_goes_on_with_the_time_it_had_left(seconds: float) -> None:
    async def main() -> None:
        async with parlour(5, {}, settings={"clock": "tight"}) as place:
            while not place.may_act:
                await asyncio.sleep(0.25)
            await asyncio.sleep(seconds)
            left = told(place)
            await asyncio.sleep(seconds)
            async with place.handed_over(GAP) as anew:
                await asyncio.sleep(0.5)
                assert told(anew) == {ANNA: left[ANNA] - 1000 * seconds - 500}

    def told(place: Parlour) -> dict[int, int]:
        assert isinstance(place.room.play, ByTurns)
        return {clock.seat: clock.left_ms for clock in place.room.play.clocks.message().running}

    run(main)


def countdowns(racer: Racer) -> list[tuple[str, int | None]]:
    return [(message["to"], message["left_ms"]) for message in racer.heard("countdown")]


def clocks(racer: Racer) -> list[list[tuple[int, str, int]]]:
    return [
        [(clock["seat"], clock["duty"], clock["left_ms"]) for clock in message["running"]]
        for message in racer.heard("clocks")
    ]


def test_cards_are_looked_at_for_what_was_left_and_an_open_round_stays_open() -> None:
    async def main() -> None:
        async with race([steady(NEAR)] * 2, times=Times(), settle=0.0) as table:
            await table.pass_time(CALM - 2.0)
            async with table.awake_again(GAP, handed_over=True) as anew:
                await anew.pass_time(1.0)
                assert countdowns(anew.racers[0]) == [("opening", 2000)]
                await anew.pass_time(3.0)
                assert countdowns(anew.racers[0])[1:] == [("opening", None)]
                before = clocks(anew.racers[0])
                assert before
                async with anew.awake_again(GAP, handed_over=True) as third:
                    await third.pass_time(1.0)
                    assert countdowns(third.racers[0]) == []
                    [after] = clocks(third.racers[0])[:1]
                    ((seat, word, full),) = before[0]
                    assert after == [(seat, word, full - 2000)]

    run(main)


def test_a_claim_that_waits_for_its_turn_counts_before_the_table_is_let_go() -> None:
    async def main() -> None:
        hands = ("KC 2C 4D 9H", "KD 2D 4S 9S")
        async with race([steady(NEAR), steady(FAR)], beanie(*hands, melds="0:set-7C-7D-7H").states) as table:
            near, sequence = table.racers[0], table.room.table.sequence
            key = near.act("add-M1-KC")
            await table.pass_time(NEAR)
            assert key not in near.answers
            assert table.room.table.sequence == sequence
            arrived = asyncio.get_running_loop().time()
            await table.room.close()
            assert asyncio.get_running_loop().time() - arrived <= 0.25
            await table.pass_time(1.0)
            assert near.answers[key] == {"type": "ack", "id": key, "seq": sequence + 1}

    run(main)


def stage(table: Race) -> str:
    """Return where the match stands."""
    return table.room.table.stage


async def until_round_over(table: Race) -> None:
    """Let clocks play the round to its end."""
    while not table.match.round_over:
        await table.pass_time(1.0)


def test_the_next_round_is_counted_down_to_as_before_and_waits_for_those_who_are_on_their_way() -> None:
    async def main() -> None:
        async with race([steady(NEAR)] * 3, options={"turn_seconds": "10"}) as table:
            await until_round_over(table)
            await table.pass_time(5.0)
            one = table.racers[0]
            ends = table.room.company.countdowns["round"]
            table.room.post(one.client, Ready("ready"))
            await table.pass_time(1.0)
            ready = one.heard("presence")[-1]["ready"]
            left = round((ends - asyncio.get_running_loop().time()) * 1000)
            async with table.awake_again(GAP, handed_over=True) as anew:
                first, second, gone = anew.racers
                await anew.pass_time(1.0)
                assert countdowns(first) == [("round", left)]
                assert stage(anew) == "round_over"
                for racer in (first, second):
                    told: list[dict[str, Any]] = racer.heard("presence")
                    assert all(message["online"] == [True] * 3 for message in told)
                    assert [message["ready"] for message in told] == [ready] * len(told)
                # Who has not come again after a while is away.
                anew.room.detach(gone.client)
                await anew.pass_time(1.0)
                assert first.heard("presence")[-1]["online"] == [True, True, False]

    run(main)


def test_who_comes_first_is_not_alone_as_long_as_others_are_expected() -> None:
    async def main() -> None:
        async with race([steady(NEAR)] * 2, options={"turn_seconds": "10"}) as table:
            await until_round_over(table)
            table.room.post(table.racers[0].client, Ready("ready"))
            await table.pass_time(1.0)
            async with table.awake_again(GAP, handed_over=True, people=1) as anew:
                [first] = anew.racers
                await anew.pass_time(EXPECTED - 0.5)
                assert stage(anew) == "round_over", "who is ready does not begin without the other"
                assert first.heard("presence")[-1]["online"] == [True, True]
                await anew.pass_time(1.0)
                assert first.heard("presence")[-1]["online"] == [True, False]
                assert stage(anew) == "playing", "the other has not come again"

    run(main)


class Shared(MemoryLog):
    """A log whose tables others take a while after their pages were sent to them."""

    def __init__(self, soon: float) -> None:
        super().__init__()
        self.soon = soon
        self.taken: set[str] = set()

    async def owner(self, table: str) -> int:
        return 2 if table in self.taken else 0

    async def news(self) -> set[str] | None:
        return set()


class Page:
    """The wire of one page, which goes to another process when it is told to."""

    def __init__(self, log: Shared) -> None:
        self.log = log
        self.frames: list[bytes] = []
        self.code = ""
        self.away: float | None = None

    def push(self, *messages: bytes) -> bool:
        self.frames += messages
        return True

    def abort(self) -> None:
        raise AssertionError("nothing has failed")

    def send_away(self) -> None:
        loop = asyncio.get_running_loop()
        assert self.away is None
        self.away = loop.time()
        loop.call_later(self.log.soon, self.log.taken.add, self.code)


async def many_tables(folder: Path, soon: float, count: int) -> tuple[House, list[tuple[Page, Client]]]:
    """Open tables in a house that is one of several processes, with somebody at each."""
    warming = Warming()
    warming.all_ready()
    log, pages = Shared(soon), []
    house = House(log, Players(warming.of, threads=1), warming, LIMITS, neighbours=Neighbours(folder, 1, 1))
    for number in range(count):
        page = Page(log)
        client = client_by(page)
        await house.receive(client, Create(f"{number:032x}", "biber-gang", "Anna"))
        assert isinstance(client.room, Room)
        page.code = client.room.table.code
        pages.append((page, client))
    return house, pages


def test_tables_are_handed_over_a_few_at_a_time_and_the_others_are_played_on(tmp_path: Path) -> None:
    async def main() -> None:
        loop, soon = asyncio.get_running_loop(), 0.1
        house, pages = await many_tables(tmp_path, soon, 3 * AT_ONCE)
        began = loop.time()
        leaving = asyncio.create_task(house.hand_over())
        await asyncio.sleep(soon / 2)
        gone = [page.code for page, _ in pages if page.away is not None]
        assert len(gone) == AT_ONCE
        assert not any(house.plays_on(code) for code in gone)
        assert not house.plays_on(None)
        page, client = pages[-1]
        assert house.plays_on(page.code)
        house.receive_at_once(client, Rename("key", "Anne"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert msgspec.json.decode(page.frames[-1])["type"] == "ack"
        with pytest.raises(LogUnavailable):
            await house.room_of(gone[0])
        await leaving
        moments = sorted(page.away - began for page, _ in pages if page.away is not None)
        assert len(moments) == len(pages)
        steps = [moments[AT_ONCE * step : AT_ONCE * (step + 1)] for step in range(3)]
        assert all(round(min(later) - max(earlier), 6) >= soon for earlier, later in itertools.pairwise(steps))
        assert moments[-1] < STEP, "nobody waits longer than the tables need"
        assert house.closing
        await house.close()

    run(main)


def test_where_nobody_takes_tables_over_they_do_not_wait_for_one_another(tmp_path: Path) -> None:
    async def main() -> None:
        house, pages = await many_tables(tmp_path, 1e6, 5 * AT_ONCE)
        began = asyncio.get_running_loop().time()
        await house.hand_over()
        assert all(page.away is not None for page, _ in pages)
        assert asyncio.get_running_loop().time() - began < 3 * STEP
        await house.close()

    run(main)


def test_a_table_that_was_just_being_woken_is_handed_over_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        house, pages = await many_tables(tmp_path, 1e6, AT_ONCE)
        code, read = pages[0][0].code, house.reading.table
        await house.rooms[code].close()

        async def read_slowly(code: str) -> Table | None:
            await asyncio.sleep(3 * STEP)
            return await read(code)

        monkeypatch.setattr(house.reading, "table", read_slowly)
        waking = asyncio.create_task(house.room_of(code))
        await asyncio.sleep(0.1)
        await house.hand_over()
        assert (await waking).ended
        assert (house.rooms, house.waking) == ({}, {})
        await house.close()

    run(main)


def test_questions_of_many_are_asked_as_one() -> None:
    asked: list[list[int]] = []

    async def ask(keys: Sequence[int]) -> dict[int, int]:
        asked.append(list(keys))
        await asyncio.sleep(1)
        if 13 in keys:
            raise LogUnavailable("no luck")
        return {key: key + len(asked) for key in keys}

    async def main() -> None:
        together = Together(ask)
        first = asyncio.create_task(together.of(1))
        await asyncio.sleep(0.5)
        others = [asyncio.create_task(together.of(key)) for key in (1, 2, 2)]
        assert await first == 2
        # What was asked while an answer was under way is answered by a later one.
        assert await asyncio.gather(*others) == [3, 4, 4]
        assert asked == [[1], [1, 2]]
        with pytest.raises(LogUnavailable):
            await together.of(13)
        assert await together.of(5) == 9

    run(main)
