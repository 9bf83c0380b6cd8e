"""Who may sit down at a table: guests in a bot's seat, knocks at a locked table, and who is put out stays out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tests.server.evening import catch_up, drain, finish_round, people, start, step
from tests.server.person import Message, Person
from tests.server.running import Running, running_house
from tests.server.test_lobby import reason


@contextlib.asynccontextmanager
async def match_with_a_bot(address: str, guests: str, *names: str) -> AsyncIterator[tuple[list[Person], Person]]:
    """People and, in the last seat, a bot in a match of two rounds; and somebody who watches."""
    async with people(address, *names) as company, Person(address, "Zoe") as zoe:
        await company[0].ask("seat_bot", bot="careful")
        await company[0].ask("arrange", settings={"guests": guests})
        await start(company, rounds="2")
        await zoe.watch(company[0].code)
        yield company, zoe


async def told(person: Person, wanted: Callable[[Message], bool]) -> None:
    """Hear until the table is told as wanted."""
    while not wanted(person.table):
        await person.hear()


async def ask_for(guest: Person, seat: int | None) -> Message:
    """Ask for a seat; return the first answer."""
    return await guest.ask("join", code=guest.code, name=guest.name, seat=seat)


async def knock_told(person: Person) -> Message:
    """Hear until somebody is said to knock."""
    while not (knocks := [knock for message in person.heard for knock in message.get("knocks", [])]):
        await person.hear()
    knock: Message = knocks[-1]
    return knock


def test_a_guest_takes_a_bots_seat_at_once_and_plays_on_with_its_cards(house: Running) -> None:
    async def main() -> None:
        async with match_with_a_bot(house.address, "at_once", "Anna", "Bert") as ((anna, bert), zoe):
            assert reason(await ask_for(zoe, 1)) == "refusal-seat-is-held"
            assert reason(await ask_for(zoe, 7)) == "refusal-no-such-seat"
            before = anna.table["seats"][2]["name"]
            seated = await ask_for(zoe, 2)
            assert seated["seat"] == 2
            await zoe.hear_until(lambda message: message["type"] == "snapshot")
            assert zoe.table["stage"] == "playing"
            await told(anna, lambda table: table["seats"][2]["kind"] == "human")
            seat = anna.table["seats"][2]
            assert (seat["name"], seat["bot"]) == ("Zoe", None)
            sentence = next(
                line for message in anna.heard for line in message.get("sentences", []) if "former" in line["arguments"]
            )
            assert sentence == {"message": "table-guest-joined", "arguments": {"name": "Zoe", "former": before}}
            for person in (anna, bert):
                await catch_up(person, zoe.seq)
            while not zoe.may_act:
                await step([anna, bert, zoe])
            assert (await zoe.act())["type"] == "ack"

    asyncio.run(main())


def test_between_two_rounds_a_guest_waits_until_the_round_is_over(house: Running) -> None:
    async def main() -> None:
        async with match_with_a_bot(house.address, "rounds", "Anna") as (company, zoe):
            anna = company[0]
            assert (await ask_for(zoe, 1))["type"] == "held"
            assert (await knock_told(anna)) == {"number": 1, "name": "Zoe", "seat": 1, "waits_for": "round"}
            while anna.table["stage"] == "playing":
                if anna.may_act:
                    await anna.act()
                else:
                    await anna.hear()
            seated = await zoe.hear_until(lambda message: message["type"] == "seated")
            assert seated["seat"] == 1
            await zoe.hear_until(lambda message: message["type"] == "snapshot")
            assert zoe.table["stage"] == "round_over"
            assert zoe.table.get("knocks", []) == []
            await anna.ask("ready")
            await drain(anna)
            assert anna.table["stage"] == "round_over", "the guest is waited for"
            await zoe.ask("ready")
            await told(anna, lambda table: table["stage"] == "playing")

    asyncio.run(main())


def test_where_guests_only_watch_they_are_told_so(house: Running) -> None:
    async def main() -> None:
        async with match_with_a_bot(house.address, "never", "Anna") as (_, zoe):
            assert reason(await ask_for(zoe, 1)) == "refusal-no-guests"

    asyncio.run(main())


def test_a_locked_table_lets_in_who_the_host_nods_to(house: Running) -> None:
    async def main() -> None:
        async with (
            people(house.address, "Anna", "Bert") as (anna, bert),
            Person(house.address, "Zoe") as zoe,
            Person(house.address, "Yann") as yann,
        ):
            assert reason(await bert.ask("lock", on=True)) == "refusal-not-host"
            assert reason(await anna.ask("lock", on=False)) == "refusal-not-locked"
            assert (await anna.ask("lock", on=True))["type"] == "ack"
            for guest in (zoe, yann):
                await guest.watch(anna.code)
            assert zoe.table["locked"] is True
            assert (await ask_for(zoe, None))["type"] == "held"
            knock = await knock_told(bert)
            assert knock["waits_for"] == "nod"
            assert reason(await bert.ask("admit", knock=knock["number"], on=True)) == "refusal-not-host"
            assert (await anna.ask("admit", knock=knock["number"], on=True))["type"] == "ack"
            assert (await zoe.hear_until(lambda message: message["type"] == "seated"))["seat"] == 2
            assert reason(await anna.ask("admit", knock=knock["number"], on=True)) == "refusal-no-knock"
            await ask_for(yann, None)
            await told(anna, lambda table: len(table["seats"]) == 3)
            second = await anna.hear_until(lambda message: bool(message.get("knocks")))
            key = next(message["id"] for message in reversed(yann.heard) if message["type"] == "held")
            await anna.ask("admit", knock=second["knocks"][0]["number"], on=False)
            answer = await yann.hear_until(lambda message: message.get("id") == key)
            assert reason(answer) == "refusal-not-let-in"
            assert reason(await ask_for(yann, None)) == "refusal-knock-later"

    asyncio.run(main())


def test_an_opened_door_lets_everybody_in_who_waits_and_who_goes_waits_no_more(house: Running) -> None:
    async def main() -> None:
        async with (
            people(house.address, "Anna") as (anna,),
            Person(house.address, "Zoe") as zoe,
            Person(house.address, "Yann") as yann,
        ):
            await anna.ask("lock", on=True)
            for guest in (zoe, yann):
                await guest.watch(anna.code)
                assert (await ask_for(guest, None))["type"] == "held"
            await anna.hear_until(lambda message: len(message.get("knocks", [])) == 2)
            await yann.hang_up()
            await anna.hear_until(lambda message: message["type"] == "presence" and len(message["knocks"]) == 1)
            await anna.ask("lock", on=False)
            assert (await zoe.hear_until(lambda message: message["type"] == "seated"))["seat"] == 1

    asyncio.run(main())


@pytest.mark.parametrize("bots", [0, 1])
def test_a_locked_table_that_everybody_has_left_lets_in_who_comes_first(house: Running, bots: int) -> None:
    async def main() -> None:
        async with Person(house.address, "Anna") as anna, Person(house.address, "Bert") as bert:
            await anna.open_table()
            for _ in range(bots):
                await anna.ask("seat_bot", bot="careful")
            await anna.ask("lock", on=True)
            async with Person(house.address, "Carl") as carl:
                bert.code = carl.code = anna.code
                for one in (bert, carl):
                    assert (await ask_for(one, None))["type"] == "held"
                await anna.ask("leave")
                seated = await bert.hear_until(lambda message: message["type"] == "seated")
                assert seated["seat"] == bots
                # It is still locked: who has come first nods to the next.
                await told(carl, lambda table: len(table["seats"]) == bots + 1)
                knock = await knock_told(bert)
                assert (await bert.ask("admit", knock=knock["number"], on=True))["type"] == "ack"
                assert (await carl.hear_until(lambda message: message["type"] == "seated"))["seat"] == bots + 1
                for one in (bert, carl):
                    assert (await one.ask("leave"))["type"] == "ack"
            # Nobody waits there any more.
            assert (await ask_for(anna, None))["type"] == "seated"

    asyncio.run(main())


def test_while_the_host_is_gone_the_others_open_the_door(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert), Person(house.address, "Zoe") as zoe:
            await anna.ask("lock", on=True)
            await zoe.watch(anna.code)
            await ask_for(zoe, None)
            knock = await knock_told(bert)
            await anna.hang_up()
            await told(bert, lambda table: not table["seats"][0]["online"])
            assert (await bert.ask("admit", knock=knock["number"], on=True))["type"] == "ack"
            assert (await zoe.hear_until(lambda message: message["type"] == "seated"))["seat"] == 2

    asyncio.run(main())


def test_who_is_put_out_watches_and_stays_out_over_a_restart_but_may_knock(tmp_path: Path) -> None:
    async def before(address: str) -> tuple[str, list[str | None]]:
        async with people(address, "Anna", "Bert", "Carl") as company:
            anna, bert, carl = company
            await start(company)
            assert reason(await bert.ask("put_out", seat=0)) == "refusal-not-host"
            assert reason(await anna.ask("put_out", seat=0)) == "refusal-own-seat"
            answer = await anna.ask("put_out", seat=1)
            await catch_up(carl, answer["seq"])
            assert carl.table["locked"] is True
            assert carl.table["seats"][1]["kind"] == "bot"
            assert carl.table["seats"][1]["name"] != "Bert"
            assert reason(await anna.ask("put_out", seat=1)) == "refusal-put-out-bot"
            await bert.hear_until(lambda message: message["type"] == "snapshot")
            assert bert.seat is None
            assert bert.situation is not None
            assert bert.situation["legal"] == []
            assert reason(await bert.ask("act", action="deck", seen=bert.seq)) == "refusal-not-seated"
            return anna.code, [person.token for person in company]

    async def after(address: str, code: str, tokens: list[str | None]) -> None:
        async with Person(address, "Anna") as anna, Person(address, "Bert") as bert:
            await anna.ask("resume", code=code, token=tokens[0], seen=0)
            assert reason(await bert.ask("resume", code=code, token=tokens[1], seen=0)) == "refusal-token"
            await bert.watch(code)
            assert bert.table["locked"] is True
            assert (await ask_for(bert, 1))["type"] == "held"
            knock = await knock_told(anna)
            assert knock["waits_for"] == "nod"
            assert (await anna.ask("admit", knock=knock["number"], on=True))["type"] == "ack"
            while (await knock_told(anna))["waits_for"] == "nod":
                await anna.hear()

    with running_house(tmp_path) as house:
        code, tokens = asyncio.run(before(house.address))
    with running_house(tmp_path) as house:
        asyncio.run(after(house.address, code, tokens))


@pytest.mark.parametrize("stage", ["lobby", "over"])
def test_who_is_put_out_between_matches_frees_the_seat_or_leaves_it_to_a_bot(house: Running, stage: str) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert", "Carl") as company:
            anna, bert, carl = company
            if stage == "over":
                await start(company, rounds="1")
                await finish_round(company)
            answer = await anna.ask("put_out", seat=1)
            await catch_up(carl, answer["seq"])
            await bert.hear_until(lambda message: message["type"] == "snapshot")
            assert bert.seat is None
            names = [seat["name"] for seat in carl.table["seats"]]
            assert carl.seat == (1 if stage == "lobby" else 2)
            assert names[carl.seat] == "Carl"
            assert "Bert" not in names

    asyncio.run(main())
