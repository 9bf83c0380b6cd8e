"""Reload, another device, a restart of the server: the seat is still yours, and nothing acts twice."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from biberbau.core.chance import commitment
from biberbau.core.record import parse_record, replay
from biberbau.games import game_named
from biberbau.server.storage.folder import LOG_FILE
from tests.server.evening import catch_up, drain, finish_round, people, start, step
from tests.server.person import Person
from tests.server.running import Running, running_house
from tests.server.stores import Store


def test_who_was_away_for_a_moment_gets_what_he_missed(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert])
            await bert.hang_up()
            answer = await anna.act()
            await bert.connect()
            bert.heard.clear()
            await bert.ask("resume", code=bert.code, token=bert.token, seen=bert.seq)
            await catch_up(bert, answer["seq"])
            kinds = [message["type"] for message in bert.heard]
            assert "event" in kinds
            assert "snapshot" not in kinds

    asyncio.run(main())


def test_who_was_away_for_long_gets_everything(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert])
            await bert.connect()
            bert.heard.clear()
            await bert.ask("resume", code=bert.code, token=bert.token, seen=0)
            message = await bert.hear_until(lambda message: message["type"] == "snapshot")
            assert message["seq"] == anna.seq
            assert [line["seq"] for line in message["log"]] == list(range(1, anna.seq + 1))

    asyncio.run(main())


def test_two_devices_share_a_seat(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert), Person(house.address, "Phone") as phone:
            await start([anna, bert])
            phone.code, phone.token = anna.code, anna.token
            await phone.ask("resume", code=anna.code, token=anna.token, seen=0)
            await phone.hear_until(lambda message: message["type"] == "snapshot")
            assert phone.seat == 0
            answer = await phone.act()
            await catch_up(anna, answer["seq"])
            assert anna.situation == phone.situation

    asyncio.run(main())


def test_a_message_sent_twice_acts_once(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert])
            seen, assert_legal = anna.seq, anna.situation
            assert assert_legal is not None
            for _ in range(3):
                await anna.say("act", id="twice", action=assert_legal["legal"][0], seen=seen)
            answers = [await anna.hear_until(lambda message: message.get("id") == "twice") for _ in range(3)]
            assert answers == [answers[0]] * 3
            assert answers[0] == {"type": "ack", "id": "twice", "seq": seen + 1}
            await drain(anna)
            assert anna.seq == seen + 1

    asyncio.run(main())


def test_two_clicks_with_two_keys_act_once(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as company:
            anna, bert = company
            await start(company)
            await step(company)
            await step(company)
            actor = anna if anna.may_act else bert
            seen = actor.seq
            first = await actor.say("act", action="deck", seen=seen)
            second = await actor.say("act", action="deck", seen=seen)
            assert (await actor.hear_until(lambda message: message.get("id") == first))["type"] == "ack"
            refused = await actor.hear_until(lambda message: message.get("id") == second)
            assert refused["reason"]["message"] == "refusal-stale"

    asyncio.run(main())


def test_a_table_survives_the_restart_of_the_server(tmp_path: Path) -> None:
    async def before(address: str) -> tuple[str, list[Person]]:
        async with people(address, "Anna", "Bert") as company:
            await company[0].ask("seat_bot", bot="uniform")
            await start(company, rounds="1")
            for _ in range(2):
                await company[0 if company[0].may_act else 1].act()
            anna = company[0]
            while not any(person.may_act and person.phase == "draw" for person in company):
                await asyncio.sleep(0.01)
                for person in company:
                    await drain(person, 0.02)
            for person in company:
                await catch_up(person, max(other.seq for other in company))
            return anna.code, company

    async def after(address: str, code: str, company: list[Person]) -> None:
        for person in company:
            situation, seq = person.situation, person.seq
            person.move(address)
            await person.connect()
            await person.ask("resume", code=code, token=person.token, seen=0)
            await person.hear_until(lambda message: message["type"] == "snapshot")
            assert (person.situation, person.seq) == (situation, seq)
        actor = next(person for person in company if person.may_act)
        assert (await actor.act())["type"] == "ack"
        for person in company:
            await person.hang_up()

    with running_house(tmp_path) as first:
        code, company = asyncio.run(before(first.address))
    with running_house(tmp_path) as second:
        asyncio.run(after(second.address, code, company))


@pytest.mark.long
def test_a_repetition_after_the_restart_is_acknowledged_as_before(tmp_path: Path, store: Store) -> None:
    async def before(address: str) -> Person:
        async with people(address, "Anna", "Bert") as company:
            await start(company)
            anna = company[0]
            assert anna.situation is not None
            anna.heard.clear()
            await anna.ask("act", id="once", action=anna.situation["legal"][0], seen=anna.seq)
            return anna

    async def after(address: str, anna: Person) -> None:
        anna.move(address)
        await anna.reconnect()
        answer = await anna.ask("act", id="once", action="open-T1-T2", seen=anna.seq - 1)
        assert answer == {"type": "ack", "id": "once", "seq": anna.seq}
        await drain(anna)
        await anna.hang_up()

    with running_house(tmp_path, log=store.address) as first:
        anna = asyncio.run(before(first.address))
    with running_house(tmp_path, log=store.address) as second:
        asyncio.run(after(second.address, anna))


def test_a_log_that_was_tampered_with_is_noticed(tmp_path: Path) -> None:
    async def before(address: str) -> Person:
        async with people(address, "Anna", "Bert") as company:
            await start(company)
            await company[0].act("open-T1-T2")
            return company[0]

    async def after(address: str, anna: Person) -> None:
        anna.move(address)
        await anna.connect()
        answer = await anna.ask("resume", code=anna.code, token=anna.token, seen=0)
        assert answer["reason"]["message"] == "refusal-table-broken"
        await anna.open_table()
        await anna.hang_up()

    with running_house(tmp_path) as first:
        anna = asyncio.run(before(first.address))
    with sqlite3.connect(tmp_path / LOG_FILE) as connection:
        (body,) = connection.execute("SELECT body FROM event WHERE sequence = 4").fetchone()
        assert b"open-T1-T2" in body
        connection.execute("UPDATE event SET body = ? WHERE sequence = 4", (body.replace(b"T1-T2", b"T1-T3"),))
    connection.close()
    with running_house(tmp_path) as second:
        asyncio.run(after(second.address, anna))


def test_the_deal_can_be_verified_afterwards(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as company:
            anna = company[0]
            await start(company, rounds="1")
            promised = anna.table["commitment"]
            seen_before = msgspec.json.encode(anna.heard)
            await finish_round(company)
            assert anna.table["stage"] == "match_over"
            record = parse_record(anna.table["record"])
            seed = record.stream.removeprefix("seed:")
            assert commitment(bytes.fromhex(seed)) == promised
            assert seed.encode() not in seen_before
            match = replay(record, game_named("biber-gang"))
            assert match.over
            assert anna.situation is not None
            assert match.totals == anna.situation["picture"]["totals"]

    asyncio.run(main())


def test_nobody_sleeps_at_a_table_that_sleeps(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as company:
            await start(company)
            code = company[0].code
        for _ in range(100):
            if code not in house.house.rooms:
                break
            await asyncio.sleep(0.05)
        assert code not in house.house.rooms
        anna = company[0]
        await anna.reconnect()
        assert (await anna.act())["type"] == "ack"
        await anna.hang_up()

    asyncio.run(main())


def test_a_table_that_was_woken_for_somebody_who_never_came_in_sleeps_again(house: Running) -> None:
    """Whoever has had the cards that are played there is turned away at its door."""

    async def until_it_sleeps(code: str) -> None:
        async with asyncio.timeout(10):
            while code in house.house.rooms:
                await asyncio.sleep(0.05)

    async def main() -> None:
        async with people(house.address, "Anna") as (anna,):
            code = anna.code
        await until_it_sleeps(code)
        asyncio.run_coroutine_threadsafe(house.house.room_of(code), house.loop).result(10)
        await until_it_sleeps(code)

    asyncio.run(main())
