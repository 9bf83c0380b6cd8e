"""Tables in real time: one order for everybody, judged by the table as it is; who is late is told who was first."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from biberbau.games.beanie import phases
from biberbau.server.protocol import Configure, Start
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.restoring import restore
from tests.beanie_tables import beanie
from tests.server.race import Manner, Race, Racer, race, steady
from tests.server.virtual_time import MemoryLog, run

NO_CLOCK = {"turn_seconds": "0"}
NEAR, FAR = 0.02, 0.2

TWO_KINGS = ("KC 2C 4D 9H", "KD 2D 4S 9S", "7C 7D 7H 2S 4C 9C")
"""Hands: seat 2 can lay a set of sevens; then seats 0 and 1 both have the beanie that fills it."""


def set_to_fill() -> Any:
    """A set of three sevens on the table, which both of the first two can fill."""
    return beanie(TWO_KINGS[0], TWO_KINGS[1], "2S 4C 9C", turn=2, melds="2:set-7C-7D-7H").states


def log_of(table: Race) -> list[bytes]:
    log = table.room.log
    assert isinstance(log, MemoryLog)
    return log.bodies[table.room.table.code]


async def act_at(racer: Racer, moment: float, action: str, **fields: Any) -> str:
    """Let somebody act at a moment of their own clock, which all share."""
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))
    return racer.act(action, **fields)


def test_whoever_could_have_been_first_is_first_though_his_line_is_long() -> None:
    async def main() -> None:
        async with race([steady(NEAR), steady(FAR)], beanie(*TWO_KINGS[:2], melds="0:set-7C-7D-7H").states) as table:
            near, far = table.racers
            now = asyncio.get_running_loop().time()
            # Both were shown the same event; the near one 90 ms earlier.  They then take 10 ms longer than the far one.
            shown = [racer.shown[racer.seen] for racer in table.racers]
            first = act_at(near, now + 1.01, "add-M1-KC", seen=near.seen)
            second = act_at(far, now + 1.0 + shown[1] - shown[0], "add-M1-KD", seen=far.seen)
            keys = await asyncio.gather(first, second)
            await table.pass_time(1)
            assert near.arrived_at[keys[0]] < far.arrived_at[keys[1]]
            assert far.answers[keys[1]]["type"] == "ack"
            refused = near.answers[keys[0]]
            assert refused["type"] == "refused"
            assert refused["reason"]["message"] == "beanie-reason-set-full"
            assert refused["late"]["seat"] == 1
            assert refused["late"]["action"] == "add-M1-KD"
            assert refused["late"]["seq"] == far.answers[keys[1]]["seq"]
            assert refused["late"]["sentences"][0]["message"] == "beanie-event-adds-set"

    run(main)


def test_without_fairness_whoever_arrives_first_is_first() -> None:
    async def main() -> None:
        states = beanie(*TWO_KINGS[:2], melds="0:set-7C-7D-7H").states
        async with race([steady(NEAR), steady(FAR)], states, options={"fairness": "off"}) as table:
            near, far = table.racers
            now = asyncio.get_running_loop().time()
            keys = await asyncio.gather(act_at(near, now + 1.05, "add-M1-KC"), act_at(far, now + 1.0, "add-M1-KD"))
            await table.pass_time(1)
            assert near.answers[keys[0]]["type"] == "ack"
            assert near.counted_at[keys[0]] == near.arrived_at[keys[0]]
            assert far.answers[keys[1]]["late"]["seat"] == 0

    run(main)


async def waits(lines: list[float], *, seat: int, bots: int = 0) -> float:
    """How long an action of a seat waits, that nobody else contests."""
    hands = ["KC 2C 4D 9H", "KD 2D 4S 9S", "KH 2S 4C 9C", "5C 6D 8H"][: len(lines) + bots]
    states = beanie(*hands, melds="0:set-7C-7D-7H").states
    delays = [steady(line) for line in lines]
    async with race(delays, states, bots=["uniform"] * bots, options=NO_CLOCK, reaction=lambda _: 1e6) as table:
        racer = table.racers[seat]
        key = racer.act("add-M1-" + ("KC", "KD", "KH")[seat])
        await table.pass_time(2)
        assert racer.answers[key]["type"] == "ack"
        return racer.counted_at[key] - racer.arrived_at[key]


def test_an_action_waits_only_as_long_as_somebody_else_could_have_been_first() -> None:
    assert round(run(lambda: waits([NEAR, FAR], seat=0)), 2) == 0.18
    assert run(lambda: waits([NEAR, FAR], seat=1)) == 0
    assert run(lambda: waits([NEAR], seat=0, bots=3)) == 0
    assert round(run(lambda: waits([0.0, 3.0], seat=0)), 6) == 0.25
    assert run(lambda: waits([0.1, 0.1], seat=0)) < 0.002


def test_how_long_an_action_waits_does_not_tell_what_others_hold() -> None:
    async def main(hand: str) -> list[tuple[float, bytes]]:
        states = beanie("KC 2C 4D 9H 7S", hand, "2S 4C 9C", turn=2, melds="2:set-7C-7D-7H").states
        lines = [steady(NEAR), steady(FAR), steady(0.1)]
        async with race(lines, states, options=NO_CLOCK) as table:
            for action in ("draw", "add-M1-7S", "discard-2C"):
                for racer in (table.racers[0], table.racers[2]):
                    racer.act(action)
                await table.pass_time(0.7)
            return table.racers[0].frames

    with_king, without = run(lambda: main("KD 2D 4S 9S")), run(lambda: main("3D 2D 4S 9S"))
    assert len(with_king) > 8
    assert with_king == without


def test_a_lie_is_worth_no_more_than_the_measured_line() -> None:
    async def main() -> None:
        states = beanie(*TWO_KINGS[:2], melds="0:set-7C-7D-7H").states
        async with race([steady(NEAR), steady(NEAR)], states, manners=[Manner(truthful=False), Manner()]) as table:
            liar, honest = table.racers
            now = asyncio.get_running_loop().time()
            keys = await asyncio.gather(act_at(honest, now + 1.0, "add-M1-KD"), act_at(liar, now + 1.005, "add-M1-KC"))
            await table.pass_time(1)
            assert honest.answers[keys[0]]["type"] == "ack"
            assert liar.answers[keys[1]]["type"] == "refused"

    run(main)


def test_the_bank_ends_a_row_of_credits_and_fills_again() -> None:
    async def main() -> list[bool]:
        wins = []
        async with race([steady(NEAR), steady(FAR)], options=NO_CLOCK) as table:
            near, far = table.racers
            for pause in (0.1,) * 12 + (15.0,):
                await table.pass_time(pause)
                table.lay(beanie(*TWO_KINGS[:2], melds="0:set-7C-7D-7H").states)
                now = asyncio.get_running_loop().time()
                keys = await asyncio.gather(act_at(far, now, "add-M1-KD"), act_at(near, now + 0.02, "add-M1-KC"))
                await table.pass_time(0.3)
                wins.append(far.answers[keys[0]]["type"] == "ack")
        return wins

    wins = run(main)
    assert wins[:4] == [True] * 4
    assert wins[4:12].count(False) >= 3
    assert wins[12]


def test_a_tie_falls_to_the_sealed_chance_and_the_log_can_be_read_again() -> None:
    async def main(salt: int) -> int:
        async with race([steady(0.0)] * 3, options=NO_CLOCK) as table:
            first, second, third = table.racers
            for _ in range(salt):
                table.lay(set_to_fill())
                keys = [first.act("add-M1-KC"), second.act("add-M1-KD")]
                third_key = third.act("discard-2S")
                await table.pass_time(0.5)
                answers = [racer.answers[key]["type"] for racer, key in zip((first, second), keys, strict=True)]
                assert sorted(answers) == ["ack", "refused"]
                assert third.answers[third_key]["type"] == "refused"
            told = [event["sentences"][0]["message"] for event in first.heard("event")]
            assert told.count("table-tie") == salt
            assert table.room.table.ties == salt
        return sum(event["sentences"][0]["arguments"]["seat"] for event in first.heard("event"))

    assert 0 < run(lambda: main(12)) < 12


def test_the_log_of_a_race_leads_to_the_same_table() -> None:
    async def main() -> None:
        async with race([steady(NEAR)] * 2, bots=["uniform"] * 2, options={"turn_seconds": "10"}) as table:
            await table.pass_time(300)
            there = table.room.table
            assert there.sequence > 40
            again = restore(there.code, log_of(table))
            assert (again.sequence, again.state_hash, again.stage) == (there.sequence, there.state_hash, there.stage)
            assert [seat.since for seat in again.seats] == [seat.since for seat in there.seats]

    run(main)


def test_several_actions_of_one_player_count_in_his_order() -> None:
    async def main() -> None:
        states = beanie("7C 7D 7H 2S 4C", "2D 9S 3S", turn=0, stock="AS").states
        async with race([steady(NEAR), steady(FAR)], states, options=NO_CLOCK) as table:
            racer = table.racers[0]
            keys = [racer.act(action) for action in ("draw", "set-7C-7D-7H", "discard-2S")]
            await table.pass_time(1)
            answers = [racer.answers[key] for key in keys]
            assert [answer["type"] for answer in answers] == ["ack"] * 3
            assert [answer["seq"] for answer in answers] == list(range(answers[0]["seq"], answers[0]["seq"] + 3))

    run(main)


def test_lines_are_measured_from_the_moment_at_which_fairness_is_wanted() -> None:
    async def main() -> None:
        async with race([steady(NEAR), steady(FAR)], options={"fairness": "off", "rounds": "1"}) as table:
            assert [racer.client.latency.round_trip for racer in table.racers] == [None, None]
            table.lay(beanie("7C 7D 7H", "2S 4S", turn=1).states)
            table.racers[0].act("set-7C-7D-7H")
            await table.pass_time(1)
            table.match.record["phase"] = phases.MATCH_OVER
            table.room.table._note_stage()
            host = table.racers[0].client
            table.room.post(host, Configure("on", {"fairness": "on"}))
            table.room.post(host, Start("again"))
            await table.pass_time(5)
            assert [round(racer.client.latency.round_trip or 0, 2) for racer in table.racers] == [NEAR, FAR]

    run(main)


def test_to_be_many_events_late_is_no_mistake() -> None:
    async def main() -> None:
        hands = ("KC 2C 4D 9H 3H 3D 3C", "KD 2D 4S 9S", "7C 7D 7H 2S 4C 9C")
        async with race([steady(NEAR)] * 3, beanie(*hands, turn=2).states, options=NO_CLOCK) as table:
            late, _, busy = table.racers
            seen = late.seen
            for action in ("set-7C-7D-7H", "draw", "discard-2S"):
                busy.act(action)
            await table.pass_time(1)
            assert table.room.table.sequence == seen + 3
            key = late.act("set-3C-3D-3H", seen=seen)
            await table.pass_time(1)
            assert late.answers[key]["type"] == "ack"

    run(main)


def test_the_same_message_twice_acts_once() -> None:
    async def main() -> None:
        states = beanie(*TWO_KINGS[:2], melds="0:set-7C-7D-7H").states
        async with race([steady(NEAR), steady(FAR)], states, options=NO_CLOCK) as table:
            racer = table.racers[0]
            racer.act("add-M1-KC", key="same")
            racer.act("add-M1-KC", key="same")
            await table.pass_time(1)
            racer.act("add-M1-KC", key="same")
            await table.pass_time(1)
            acks = [message["seq"] for message in racer.heard("ack")]
            assert len(acks) == 3
            assert len(set(acks)) == 1
            assert table.room.table.sequence == acks[0]

    run(main)


def test_what_was_meant_for_a_round_that_is_over_is_not_done_in_the_next() -> None:
    async def main() -> None:
        states = beanie("7C 7D 7H", "2D 9S", turn=1, stock="AS").states
        async with race([steady(NEAR), steady(FAR)], states, options=NO_CLOCK) as table:
            first, second = table.racers
            seen = second.seen
            first.act("set-7C-7D-7H")
            await table.pass_time(60)
            assert table.room.table.stage == "playing"
            assert table.match.obliged() == (0,) or table.match.obliged() == (1,)
            actor = table.racers[table.match.obliged()[0]]
            key = actor.act("draw", seen=seen)
            await table.pass_time(1)
            assert actor.answers[key]["type"] == "refused"
            assert actor.answers[key]["reason"]["message"] == "refusal-stale"

    run(main)


async def lap(table: Race) -> None:
    """Let the clock play the turn of seat 0, and seat 1 its own."""
    first, second = table.racers
    while table.match.obliged() == (0,):
        await table.pass_time(1)
    for action in ("draw", "discard-2D"):
        second.act(action)
        await table.pass_time(0.5)
    assert table.match.obliged() == (0,)
    assert first.seen == table.room.table.sequence


def test_what_was_meant_for_a_turn_that_the_clock_has_finished_is_not_done_in_the_next() -> None:
    async def main() -> None:
        states = beanie("7C 7D 7H 3S 5S 8S", "2D 9S JS", turn=0, stock="AS 4H 6D").states
        async with race([steady(NEAR)] * 2, states, options={"turn_seconds": "10", "fairness": "off"}) as table:
            racer = table.racers[0]
            seen = racer.seen
            await lap(table)
            draw, meld = racer.act("draw", seen=seen), racer.act("set-7C-7D-7H", seen=seen)
            await table.pass_time(0.5)
            assert racer.answers[draw]["reason"]["message"] == "refusal-stale"
            assert racer.answers[draw]["late"]["seat"] == 0
            assert racer.answers[draw]["late"]["sentences"][0]["message"] == "table-clock-acts"
            assert racer.answers[meld]["type"] == "ack"
            again = racer.act("draw")
            await table.pass_time(0.5)
            assert racer.answers[again]["type"] == "ack"

    run(main)


def test_after_a_round_each_is_told_what_his_line_has_cost_or_given() -> None:
    async def main() -> None:
        states = beanie("KC 2C 2D 2H", "KD 2S 4S 9S", turn=0, melds="0:set-7C-7D-7H").states
        async with race([steady(NEAR), steady(FAR)], states, options=NO_CLOCK) as table:
            near, far = table.racers
            now = asyncio.get_running_loop().time()
            await asyncio.gather(act_at(near, now + 1.05, "add-M1-KC"), act_at(far, now + 1.0, "add-M1-KD"))
            await table.pass_time(1)
            near.act("set-2C-2D-2H")
            await table.pass_time(1)
            near.act("draw")
            await table.pass_time(0.5)
            table.lay(beanie("2C", "2S 4S", turn=0, phase="discard", source="stock").states)
            near.act("discard-2C")
            await table.pass_time(1)
            told = [racer.heard("lag")[-1] for racer in table.racers]
            assert [len(racer.heard("lag")) for racer in table.racers] == [1, 1]
            assert (told[0]["won"], told[0]["lost"], told[0]["taken"]) == (0, 1, 1)
            assert (told[1]["won"], told[1]["lost"], told[1]["given"]) == (1, 0, 1)
            assert abs(told[1]["line_ms"] - 200) < 2
            assert 190 < told[1]["credited_ms"] <= 200
            assert told[0]["waited_ms"] > 100

    run(main)


@pytest.mark.long
def test_a_refusal_leaves_nothing_for_the_garbage_collector() -> None:
    """A cycle for each of many refusals would stop the table now and then, while it is looked for."""

    async def main() -> None:
        async with race([steady(NEAR), steady(FAR)], beanie(*TWO_KINGS[:2], turn=1).states) as table:
            gc.collect()
            gc.disable()
            try:
                key = table.racers[0].act("draw")
                await table.pass_time(1)
                assert table.racers[0].answers[key]["type"] == "refused"
                gc.set_debug(gc.DEBUG_SAVEALL)
                gc.collect()
                assert [one for one in gc.garbage if isinstance(one, NotAllowed)] == []
            finally:
                gc.set_debug(0)
                gc.garbage.clear()
                gc.enable()

    run(main)
