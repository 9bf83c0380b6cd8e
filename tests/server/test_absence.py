"""Who is away, who keeps the table waiting, and what the others can do about it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.server.evening import catch_up, people, start
from tests.server.furnishing import load_all
from tests.server.person import Person
from tests.server.running import FAST, Running, running_house
from tests.server.test_lobby import reason

IDLE = 0.4


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house in which people are soon said to be idle, and hosts keep their office for long."""
    load_all()
    with running_house(tmp_path_factory.mktemp("patient"), times=replace(FAST, idle=IDLE, host_gone=60.0)) as running:
        yield running


def idle(person: Person) -> list[int]:
    """The seats that keep the table waiting, as the latest presence has it."""
    told = [message for message in person.heard if message["type"] == "presence"]
    return list(told[-1].get("idle", [])) if told else []


async def hear_of(person: Person, seats: list[int]) -> None:
    """Wait until just these seats are said to keep the table waiting."""
    while idle(person) != seats:
        await person.hear()


def test_who_is_to_act_and_says_nothing_for_long_keeps_the_table_waiting(patient: Running) -> None:
    async def main() -> None:
        async with people(patient.address, "Anna", "Bert", "Carl") as company:
            await start(company)
            for person in company:
                await person.act()
            for person in company:
                await catch_up(person, max(other.seq for other in company))
            actor = next(person for person in company if person.may_act)
            others = [person for person in company if person is not actor]
            assert actor.seat is not None
            await hear_of(others[0], [actor.seat])
            async with Person(patient.address, "Eye") as eye:
                await eye.watch(actor.code)
                assert [seat.get("idle", False) for seat in eye.table["seats"]] == [
                    number == actor.seat for number in range(3)
                ]
            assert (await actor.ask("hint"))["type"] == "hinted", "any sign will do"
            await hear_of(others[0], [])
            await hear_of(others[1], [actor.seat])
            await actor.act()
            await hear_of(others[1], [])

    asyncio.run(main())


def test_a_bot_plays_for_whoever_keeps_the_table_waiting_and_they_come_back(patient: Running) -> None:
    async def main() -> None:
        async with people(patient.address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert])
            await anna.act()
            assert reason(await anna.ask("seat_bot", bot="careful", seat=1)) == "refusal-seat-is-played"
            await hear_of(anna, [1])
            answer = await anna.ask("seat_bot", bot="careful", seat=1)
            assert answer["type"] == "ack"
            await catch_up(bert, answer["seq"])
            assert bert.table["seats"][1]["bot"] == "careful"
            assert (await anna.ask("seat_bot", bot="uniform", seat=1))["type"] == "ack", "the host chooses which"
            assert (await bert.ask("come_back"))["type"] == "ack"
            assert bert.table["seats"][1]["bot"] is None

    asyncio.run(main())


def test_while_the_host_is_gone_the_others_let_a_bot_play_and_one_of_them_is_host(patient: Running) -> None:
    async def main() -> None:
        async with people(patient.address, "Anna", "Bert", "Carl") as (anna, bert, carl):
            await start([anna, bert, carl])
            assert reason(await bert.ask("seat_bot", bot="careful", seat=0)) == "refusal-not-host"
            await anna.hang_up()
            while bert.table["seats"][0]["online"]:
                await bert.hear()
            assert reason(await bert.ask("seat_bot", bot="careful", seat=2)) == "refusal-seat-is-played"
            assert reason(await bert.ask("seat_bot", bot="careful")) == "refusal-not-host", "a new seat is the host's"
            answer = await bert.ask("seat_bot", bot="careful", seat=0)
            await catch_up(carl, answer["seq"])
            assert carl.table["host"] == 1
            await anna.reconnect()
            assert (await anna.ask("come_back"))["type"] == "ack"
            assert anna.table["host"] == 1
            assert anna.table["seats"][0]["bot"] is None

    asyncio.run(main())


def test_a_host_who_keeps_the_table_waiting_does_not_block_it(patient: Running) -> None:
    async def main() -> None:
        async with people(patient.address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert])
            await bert.act()
            await hear_of(bert, [0])
            answer = await bert.ask("seat_bot", bot="careful", seat=0)
            assert answer["type"] == "ack"
            await catch_up(anna, answer["seq"])
            assert anna.table["host"] == 1
            assert reason(await anna.ask("seat_bot", bot="careful", seat=1)) == "refusal-not-host"

    asyncio.run(main())
