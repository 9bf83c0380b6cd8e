"""The tempo of a table is its own: bots, the opening of a round, pauses, and what waits for whom."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest

from biberbau.server.play.tempo import HURRY, Tempo, human_pause, next_whole, temper_at
from biberbau.server.play.times import Times
from biberbau.server.protocol import Arrange, GoOn, Pause, Ready
from tests.server.pace import figures_of
from tests.server.parlour import ANNA, Parlour, parlour
from tests.server.race import Race, race, steady
from tests.server.virtual_time import run

NEAR, FAR = 0.02, 0.2
CALM = Times().opening["calm"]


def reason(table: Race, key: str, seat: int = 0) -> str:
    """Why a message of somebody was refused."""
    return str(table.racers[seat].answers[key]["reason"]["message"])


def stage(table: Race) -> str:
    """Where the match stands."""
    return table.room.table.stage


def test_a_round_opens_for_all_in_the_same_moment() -> None:
    async def main() -> None:
        options, times = {"fairness": "off"}, Times()
        async with race([steady(NEAR), steady(FAR)], bots=["quick"], options=options, times=times, settle=0.0) as table:
            sequence = table.room.table.sequence
            turn = table.match.obliged()[0]
            await table.pass_time(CALM - 0.5)
            counted = [racer.heard("countdown")[0] for racer in table.racers]
            assert [(told["to"], told["left_ms"]) for told in counted] == [("opening", CALM * 1000)] * 2
            early = table.racers[min(turn, 1)].act("draw")
            await table.pass_time(0.3)
            assert reason(table, early, min(turn, 1)) == "refusal-opening"
            assert table.room.table.sequence == sequence, "nobody has acted, bots least of all"
            assert table.racers[0].heard("clocks") == []
            await table.pass_time(0.4)
            assert [racer.heard("countdown")[-1]["left_ms"] for racer in table.racers] == [None, None]
            assert len(table.racers[0].heard("clocks")) == 1

    run(main)


def test_a_table_that_wakes_in_a_round_lets_all_look_at_their_cards_again() -> None:
    async def main() -> None:
        async with race([steady(NEAR)], bots=["quick"], times=Times(), settle=0.0) as table:
            await table.pass_time(CALM + 0.1)
            key = table.racers[0].act("draw")
            await table.pass_time(0.1)
            assert table.racers[0].answers[key]["type"] in ("ack", "refused")
            assert table.racers[0].answers[key].get("reason", {}).get("message") != "refusal-opening"
            async with table.awake_again() as anew:
                again = anew.racers[0].act("draw", key="again")
                await anew.pass_time(CALM - 0.5)
                assert reason(anew, again) == "refusal-opening"
                assert anew.racers[0].heard("countdown")[0]["to"] == "opening"

    run(main)


def test_in_a_pause_nobody_acts_and_anybody_lifts_it() -> None:
    async def main() -> None:
        times = Times(opening={"calm": 1.0})
        async with race([steady(NEAR)] * 2, bots=["quick"], times=times, settle=0.0) as table:
            await table.pass_time(1.5)
            one, other = table.racers
            table.room.post(one.client, Pause("pause", on=True))
            await table.pass_time(0.1)
            sequence = table.room.table.sequence
            assert other.heard("event")[-1]["table"]["paused"] == 0
            assert other.heard("event")[-1]["sentences"][0]["message"] == "table-paused"
            assert other.heard("clocks")[-1]["running"] == []
            key = one.act("draw")
            await table.pass_time(60)
            assert (reason(table, key), table.room.table.sequence) == ("refusal-paused", sequence)
            table.room.post(other.client, Pause("over", on=False))
            await table.pass_time(0.5)
            assert one.heard("event")[-1]["table"]["paused"] is None
            key = one.act("draw")
            await table.pass_time(0.1)
            assert reason(table, key) == "refusal-opening", "the cards are looked at again"
            await table.pass_time(60)
            assert table.room.table.sequence > sequence + 1

    run(main)


def events_of(place: Parlour) -> list[tuple[float, dict[str, Any]]]:
    return [(moment, message) for moment, message in place.wires[0].messages() if message["type"] == "event"]


async def wait_for_bots(place: Parlour) -> None:
    """Let Anna decide at once, until a bot is to act."""
    await place.until(0.01)
    while place.may_act:
        place.say(place.room.table.game.format_action(place.match.legal(ANNA)[-1]))
        await asyncio.sleep(0.01)


def test_bots_rest_in_a_pause() -> None:
    async def main() -> None:
        async with parlour(5, {}) as place:
            await wait_for_bots(place)
            place.room.post(place.clients[0], Pause("pause", on=True))
            await asyncio.sleep(30)
            sequence = place.room.table.sequence
            place.room.post(place.clients[0], Pause("over", on=False))
            await asyncio.sleep(30)
            assert place.room.table.sequence > sequence + 1
            begun = next(moment for moment, event in events_of(place) if event["seq"] == sequence)
            gone_on = next(moment for moment, event in events_of(place) if event["seq"] == sequence + 1)
            assert gone_on - begun == pytest.approx(30, abs=0.2)

    run(main)


def test_the_only_person_sends_the_bots_on_until_their_own_turn() -> None:
    async def main() -> None:
        async with parlour(5, {}) as place:
            await wait_for_bots(place)
            asked = asyncio.get_running_loop().time()
            place.room.post(place.clients[0], GoOn("go"))
            while not place.may_act:
                await asyncio.sleep(0.001)
            hurried = [moment for moment, _ in events_of(place) if moment > asked]
            assert hurried
            steps = [later - earlier for earlier, later in itertools.pairwise([asked, *hurried])]
            assert steps == pytest.approx([HURRY] * len(steps), abs=0.005)
            assert place.answers("go")[0][1] == "ack"
            place.room.post(place.clients[0], GoOn("mine"))
            await asyncio.sleep(0.01)
            assert place.answers("mine")[0][1] == "refused", "there is no bot to wait for"
            await wait_for_bots(place)
            begun = events_of(place)[-1][0]
            known = len(events_of(place))
            await asyncio.sleep(0.65)
            assert len(events_of(place)) == known, f"since {begun} they take their time again"

    run(main)


def test_in_real_time_the_only_person_sends_the_bots_on_too() -> None:
    async def main(hurries: bool) -> float:
        settings = {"pace": "learn"}
        async with race([steady(NEAR)], bots=["calm"] * 2, settings=settings, reaction=lambda _: 3.0) as table:
            loop = asyncio.get_running_loop()
            while table.match.obliged() == (0,):
                table.racers[0].act(table.room.table.game.format_action(table.match.legal(0)[0]))
                await table.pass_time(0.2)
            begun = loop.time()
            if hurries:
                table.room.post(table.racers[0].client, GoOn("go"))
            while table.match.obliged() != (0,) and not table.match.round_over:
                await table.pass_time(0.05)
            return loop.time() - begun

    assert run(lambda: main(hurries=True)) < 0.4 * run(lambda: main(hurries=False))


def test_nobody_hurries_bots_that_others_watch() -> None:
    async def main() -> None:
        async with race([steady(NEAR)] * 2, bots=["calm"]) as table:
            table.room.post(table.racers[0].client, GoOn("go"))
            await table.pass_time(0.1)
            assert reason(table, "go") == "refusal-go-on-company"

    run(main)


async def finish(table: Race) -> None:
    """Let clocks play the round to its end."""
    while not table.match.round_over:
        await table.pass_time(1.0)


def test_nothing_runs_away_from_a_single_person_after_a_round() -> None:
    async def main() -> None:
        async with race([steady(NEAR)], bots=["careful"], options={"turn_seconds": "10"}) as table:
            await finish(table)
            await table.pass_time(600)
            assert stage(table) == "round_over"
            assert table.racers[0].heard("countdown") == []
            table.room.post(table.racers[0].client, Ready("ready"))
            await table.pass_time(0.1)
            assert stage(table) == "playing"

    run(main)


def test_several_people_see_when_the_next_round_is_dealt_and_anybody_can_hold_it() -> None:
    async def main() -> None:
        options = {"turn_seconds": "10"}
        async with race([steady(NEAR)] * 2, bots=["careful"], options=options) as table:
            await finish(table)
            await table.pass_time(0.1)
            one, other = table.racers
            assert one.heard("countdown")[-1]["to"] == "round"
            assert 44_000 < one.heard("countdown")[-1]["left_ms"] <= 45_000
            table.room.post(other.client, Pause("hold", on=True))
            await table.pass_time(600)
            assert (stage(table), one.heard("countdown")[-1]["left_ms"]) == ("round_over", None)
            table.room.post(one.client, Pause("release", on=False))
            await table.pass_time(44)
            assert stage(table) == "round_over"
            await table.pass_time(2)
            assert stage(table) == "playing"
            assert one.heard("countdown")[-1] == {"type": "countdown", "to": "round", "left_ms": None}

    run(main)


def test_a_round_that_is_held_is_dealt_once_all_are_ready() -> None:
    async def main() -> None:
        async with race([steady(NEAR)] * 2, options={"turn_seconds": "10"}) as table:
            await finish(table)
            table.room.post(table.racers[0].client, Pause("hold", on=True))
            for racer in table.racers:
                table.room.post(racer.client, Ready(f"ready{racer.seat}"))
            await table.pass_time(0.1)
            assert (stage(table), table.room.table.paused) == ("playing", None)

    run(main)


@pytest.mark.parametrize("clock", ["relaxed", "tight"])
def test_a_clock_by_turns_plays_for_whoever_lets_their_time_pass(clock: str) -> None:
    seconds = {"relaxed": 90, "tight": 20}[clock]

    async def main() -> None:
        async with parlour(5, {}, settings={"clock": clock}) as place:
            while not place.may_act:
                await asyncio.sleep(0.05)
            known = len(events_of(place))
            told = [message for _, message in place.wires[1].messages() if message["type"] == "clocks"][-1]
            running = [(one["seat"], one["duty"], one["seconds"]) for one in told["running"]]
            assert running == [(ANNA, "turn", seconds)], "no clock runs against bots"
            begun = events_of(place)[-1][0] if known else 0.0
            await asyncio.sleep(seconds - 0.2)
            assert len(events_of(place)) == known
            await asyncio.sleep(0.3)
            moment, event = events_of(place)[known]
            assert moment == pytest.approx(begun + seconds)
            assert event["sentences"][0]["message"] == "table-clock-acts"
            assert place.match.actions

    run(main)


def test_without_a_clock_everybody_has_all_the_time_there_is() -> None:
    async def main() -> None:
        async with parlour(5, {}) as place:
            while not place.may_act:
                await asyncio.sleep(0.05)
            sequence = place.room.table.sequence
            await asyncio.sleep(3600)
            assert place.room.table.sequence == sequence

    run(main)


def test_settings_wait_until_the_round_is_over() -> None:
    async def main() -> None:
        async with race([steady(NEAR)], bots=["careful"], options={"turn_seconds": "10"}) as table:
            racer = table.racers[0]
            table.room.post(racer.client, Arrange("early", {"pace": "brisk"}))
            await finish(table)
            for key, settings in (("none", {"mood": "good"}), ("value", {"pace": "wild"}), ("set", {"pace": "brisk"})):
                table.room.post(racer.client, Arrange(key, settings))
            await table.pass_time(0.1)
            refused = [reason(table, key) for key in ("early", "none", "value")]
            assert refused == ["refusal-round-running", "refusal-no-such-option", "refusal-option-value"]
            assert racer.heard("event")[-1]["table"]["settings"]["pace"] == "brisk"
            assert racer.heard("event")[-1]["sentences"] == [
                {"message": "table-pace", "arguments": {"choice": "brisk"}}
            ]

    run(main)


def test_bots_take_the_time_of_their_level_and_of_the_pace() -> None:
    levels = ("dreamer", "gnawer", "feller", "elder")
    for pace in ("learn", "calm", "brisk"):
        medians = [temper_at(bot, pace).median for bot in levels]
        assert medians == sorted(medians, reverse=True)
    for bot in levels:
        medians = [temper_at(bot, pace).median for pace in ("learn", "calm", "brisk")]
        assert medians == sorted(medians, reverse=True)
    slow, quick = ([human_pause("careful", pace) for _ in range(400)] for pace in ("learn", "brisk"))
    assert min(slow) > max(quick)


def test_whoever_thinks_long_takes_whole_pauses() -> None:
    assert next_whole(10.0, 2.0, 10.0) == 12.0
    assert next_whole(10.0, 2.0, 11.9) == 12.0
    assert next_whole(10.0, 2.0, 12.1) == 14.0

    async def main() -> float:
        async with parlour(1, {}) as place:
            tempo = Tempo(place.room.table)
            began = asyncio.get_running_loop().time()
            asyncio.get_running_loop().call_later(1.1, tempo.hurry)
            await tempo.rest(began, 60.0)
            return asyncio.get_running_loop().time() - began

    assert run(main) == pytest.approx(1.1 + HURRY)


@pytest.mark.long
def test_a_beginner_comes_to_play() -> None:
    figures = figures_of("dreamer", "calm", rounds=6)
    assert (figures.rounds, figures.took_part, figures.left_out) == (6, 6, 0)
    assert sorted(figures.seconds)[3] >= 45


@pytest.mark.long
def test_bots_that_are_quick_are_seen_in_the_figures() -> None:
    slow, quick = (figures_of(bot, pace, rounds=6) for bot, pace in (("dreamer", "calm"), ("quick", "brisk")))
    assert sorted(quick.seconds)[3] < sorted(slow.seconds)[3] / 2
    assert quick.won < slow.won
