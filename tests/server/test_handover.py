"""A table goes from one process to another, and what runs there goes on: clocks, questions, countdowns, who is here."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import pytest

from biberbau.server.house.room import Room
from biberbau.server.play.by_turns.by_turns import ByTurns
from biberbau.server.play.in_real_time.in_real_time import InRealTime
from biberbau.server.play.left import COMING_BACK, LENT_IN_ALL, Tally
from biberbau.server.play.tempo import HURRY
from biberbau.server.play.times import Times
from biberbau.server.protocol import ComeBack, GoOn, Leave, Pause, Ready
from biberbau.server.table.restoring import restore
from biberbau.server.telling.company import EXPECTED
from tests.beanie_tables import beanie
from tests.server.parlour import ANNA, GAP, QUESTION, Parlour, parlour
from tests.server.race import Race, Racer, race, steady
from tests.server.virtual_time import run

NEAR, FAR = 0.02, 0.2
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


@pytest.mark.parametrize("left", [0.1, COMING_BACK + 0.5])
def test_a_question_stands_long_enough_for_everybody_to_be_back(left: float) -> None:
    async def main() -> None:
        async with parlour(5, {"parry": "any_time"}) as place:
            await place.until(await until_asked(place) - left)
            async with place.handed_over(GAP) as anew:
                back = asyncio.get_running_loop().time()
                asked = anew.room.table.asked
                await anew.until(back + QUESTION)
                assert moment_of(anew, asked + 1) == pytest.approx(back + max(left, COMING_BACK))

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


@pytest.mark.parametrize(
    ("away", "back"), [(Pause("hold", on=True), Pause("go", on=False)), (Leave("away"), ComeBack("back"))]
)
def test_neither_a_pause_nor_a_bot_for_a_moment_gives_all_of_ones_time_again(
    away: Pause | Leave, back: Pause | ComeBack
) -> None:
    async def main() -> None:
        async with parlour(5, {}, settings={"clock": "tight"}) as place:
            while not place.may_act:
                await asyncio.sleep(0.25)
            room, client = place.room, place.clients[0]
            await asyncio.sleep(4.0)
            left = left_of_clock(place)
            room.post(client, away)
            await asyncio.sleep(0.1)
            assert isinstance(room.play, ByTurns)
            assert not room.play.clocks.running
            # A bot needs longer to think; a pause may take as long as it likes, and be handed over.
            pauses = isinstance(away, Pause)
            if pauses:
                await asyncio.sleep(3600)
            async with place.handed_over(GAP) if pauses else contextlib.nullcontext(place) as anew:
                anew.room.post(anew.clients[0], back)
                await asyncio.sleep(0.1)
                assert left_of_clock(anew) == pytest.approx(left - 0.1, abs=0.01)

    run(main)


def test_a_pause_gives_a_question_no_more_time() -> None:
    async def main() -> None:
        async with parlour(5, {"parry": "any_time"}) as place:
            closes = await until_asked(place)
            asked = place.room.table.asked
            await place.until(closes - 2.0)
            place.room.post(place.clients[0], Pause("hold", on=True))
            await asyncio.sleep(60.0)
            assert place.room.table.asked == asked
            place.room.post(place.clients[0], Pause("go", on=False))
            await asyncio.sleep(0.0)
            resumed = asyncio.get_running_loop().time()
            await asyncio.sleep(2 * QUESTION)
            assert moment_of(place, asked + 3) == pytest.approx(resumed + 2.0, abs=0.01)

    run(main)


def left_of_clock(place: Parlour) -> float:
    """Return what Anna's clock has left."""
    assert isinstance(place.room.play, ByTurns)
    [clock] = place.room.play.clocks.left()
    return clock.seconds


def test_a_clock_runs_long_enough_for_everybody_to_be_back_and_ends_however_often_it_is_handed_over() -> None:
    async def main() -> None:
        async with parlour(5, {}, settings={"clock": "tight"}) as place:
            while not place.may_act:
                await asyncio.sleep(0.25)
            acting = place.room.table.sequence
            await asyncio.sleep(left_of_clock(place) - 0.1)
            # Handed over with a tenth of a second left, again and again.
            given: list[float] = []
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(4):
                    place = await stack.enter_async_context(place.handed_over(GAP))
                    await asyncio.sleep(0.01)
                    came = left_of_clock(place) + 0.01
                    given.append(came)
                    await asyncio.sleep(came - 0.11)
                first, second, third, last = given
                assert [first, second] == pytest.approx([COMING_BACK, COMING_BACK])
                assert third == pytest.approx(0.1 + LENT_IN_ALL - 2 * (COMING_BACK - 0.1))
                assert last == pytest.approx(0.1), "nothing is lent any more"
                assert place.room.table.sequence == acting
                await asyncio.sleep(0.2)
                assert moment_of(place, acting + 1), "the clock has done what the rulebook says"

    run(main)


def test_a_table_that_is_handed_on_before_anybody_is_back_keeps_what_was_said_of_it() -> None:
    async def main() -> None:
        async with parlour(5, {}, settings={"clock": "tight"}) as place:
            while not place.may_act:
                await asyncio.sleep(0.25)
            await asyncio.sleep(4.0)
            left = left_of_clock(place)
            await place.room.close()
            bodies = await place.surroundings.reading.log.read(place.room.table.code)
            between = Room(restore(place.room.table.code, bodies), place.surroundings, place.room.note)
            await asyncio.sleep(GAP)
            await between.close()
            assert between.note == place.room.note
            place.room = between
            async with place.handed_over(GAP) as anew:
                await asyncio.sleep(0.5)
                assert left_of_clock(anew) == pytest.approx(left - 0.5)

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


def real_time(table: Race) -> InRealTime:
    """Return the play of a table in real time."""
    assert isinstance(table.room.play, InRealTime)
    return table.room.play


def test_what_latency_has_cost_and_given_is_counted_on() -> None:
    async def main() -> None:
        async with race([steady(NEAR), steady(FAR)], options={"turn_seconds": "10"}) as table:
            near, far = table.room.table.seats[:2]
            # An action of theirs has overtaken one that came earlier, which was three events ago.
            play = real_time(table)
            play.tallies.by_seat[near] = Tally(lost=1, taken=1, credited=0.01, waited=0.5)
            play.tallies.by_seat[far] = Tally({3, 5}, {3}, 0, 0, 0.2, 0.0)
            play.claims._bank(far).take(0.95)
            async with table.awake_again(GAP, handed_over=True) as anew:
                await anew.pass_time(1.0)
                play, racer = real_time(anew), anew.racers[1]
                assert racer.client.latency.round_trip == pytest.approx(FAR)
                spent = play.claims.credit_of(anew.room.table.seats[1], racer.client)
                assert spent == pytest.approx(0.05 + 0.1 * 1.0), "it has filled since then, and not before"
                assert play.claims.credit_of(anew.room.table.seats[0], anew.racers[0].client) == pytest.approx(NEAR)
                await until_round_over(anew)
                await anew.pass_time(1.0)
                before = [counted(one) for one in anew.racers]
                assert before == [(0, 1, 0, 1, 10, 500), (2, 0, 1, 0, 200, 0)]
                async with anew.awake_again(GAP, handed_over=True) as third:
                    await third.pass_time(1.0)
                    assert [counted(one) for one in third.racers] == before

    def counted(racer: Racer) -> tuple[int, ...]:
        told = racer.heard("lag")[-1]
        return tuple(told[word] for word in ("won", "lost", "given", "taken", "credited_ms", "waited_ms"))

    run(main)


def test_bots_that_were_sent_on_go_on_without_pauses() -> None:
    async def main() -> None:
        async with parlour(5, {}) as place:
            while not place.room.play.waits_for_bots():
                place.say(place.room.table.game.format_action(place.match.legal(ANNA)[0]))
                await asyncio.sleep(0.01)
            place.room.detach(place.clients[1])
            place.room.post(place.clients[0], GoOn("go"))
            await asyncio.sleep(0.01)
            async with place.handed_over(GAP) as anew:
                begun = asyncio.get_running_loop().time()
                assert anew.room.play.waits_for_bots()
                known = anew.room.table.sequence
                while anew.room.table.sequence == known:
                    await asyncio.sleep(0.001)
                assert asyncio.get_running_loop().time() - begun == pytest.approx(HURRY, abs=0.005)

    run(main)


def test_bots_in_real_time_that_were_sent_on_go_on() -> None:
    async def main() -> None:
        async with race([steady(NEAR)], bots=["calm"], options={"turn_seconds": "10"}, reaction=lambda _: 3.0) as table:
            while not table.room.play.waits_for_bots():
                table.racers[0].act(table.room.table.game.format_action(table.match.legal(0)[0]))
                await table.pass_time(0.2)
            table.room.post(table.racers[0].client, GoOn("go"))
            await table.pass_time(0.01)
            async with table.awake_again(GAP, handed_over=True) as anew:
                assert real_time(anew).tempo.is_hurried

    run(main)


@pytest.mark.parametrize("other", ["older", "newer"])
def test_a_note_of_another_version_is_read_as_far_as_it_is_known(other: str) -> None:
    async def main() -> None:
        async with parlour(5, {"parry": "any_time"}) as place:
            closes = await until_asked(place)
            await place.until(closes - 2.0)
            await place.room.close()
            said = msgspec.json.decode(place.room.note)
            if other == "older":
                said = {"here": said["here"], "play": {"question": said["play"]["question"]}}
            else:
                for part in (said, said["play"]):
                    part["mood"] = {"of": ["a", "later", "version"]}
                said["play"]["clocks"] = [[ANNA, "turn", 1, 5.0, 0.5, "a later version"]]
            place.room.note = msgspec.json.encode(said)
            async with place.handed_over(GAP) as anew:
                assert anew.room.company.online >= {anew.room.table.seats[ANNA]}
                asked = anew.room.table.asked
                await anew.until(closes + 2 * QUESTION)
                assert moment_of(anew, asked + 1) == pytest.approx(closes + GAP)

    run(main)
