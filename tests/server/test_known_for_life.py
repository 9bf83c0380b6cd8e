"""Whoever asks again under the same key, over any connection and after any restart, is given the same seat again."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import pytest

from biberbau.server.socket.limits import Limits
from biberbau.server.table.events import Created, Entry, encode_entry
from tests.server.evening import people, start
from tests.server.patience import within
from tests.server.person import Message, Person
from tests.server.running import running_house
from tests.server.stores import Store


def new_key() -> str:
    """Return a key as the page makes one."""
    return secrets.token_hex(16)


async def ask_anew(address: str, kind: str, key: str, **fields: str) -> Message:
    """Ask over a connection of its own."""
    async with Person(address) as person:
        return await person.ask(kind, id=key, **fields)


async def create(address: str, key: str, kind: str = "create") -> Message:
    return await ask_anew(address, kind, key, game="biber-gang", name="Anna")


async def join(address: str, key: str, code: str) -> Message:
    return await ask_anew(address, "join", key, code=code, name="Ben")


async def names_at(address: str, code: str) -> list[str]:
    """Return who sits at a table."""
    async with Person(address) as watcher:
        await watcher.watch(code)
        return [seat["name"] for seat in watcher.table["seats"]]


@pytest.mark.parametrize("kind", ["create", "learn"])
def test_a_table_is_opened_once(tmp_path: Path, store: Store, kind: str) -> None:
    key = new_key()
    with running_house(tmp_path, log=store.address) as house:
        first = asyncio.run(create(house.address, key, kind))
        assert asyncio.run(create(house.address, key, kind)) == first
    with running_house(tmp_path, log=store.address) as house:
        assert asyncio.run(create(house.address, key, kind)) == first
        assert house.house.tables == 1
        other = asyncio.run(create(house.address, new_key(), kind))
    assert other["code"] != first["code"]
    assert other["token"] != first["token"]


def test_a_table_that_several_connections_open_at_once_is_one(tmp_path: Path, store: Store) -> None:
    async def main(address: str) -> list[Message]:
        key = new_key()
        return await asyncio.gather(*(create(address, key) for _ in range(8)))

    with running_house(tmp_path, log=store.address) as house:
        first, *others = asyncio.run(main(house.address))
        assert others == [first] * 7
        assert house.house.tables == 1


def test_a_seat_is_taken_once_also_while_a_match_is_played(tmp_path: Path, store: Store) -> None:
    key = new_key()

    async def play(address: str) -> Message:
        async with people(address, "Anna") as (anna,):
            first = await join(address, key, anna.code)
            assert await join(address, key, anna.code) == first
            await start([anna])
            assert await join(address, key, anna.code) == first
            return first

    async def after_a_restart(address: str, first: Message) -> None:
        assert await join(address, key, first["code"]) == first
        assert await names_at(address, first["code"]) == ["Anna", "Ben"]
        async with Person(address) as ben:
            ben.code, ben.token = first["code"], first["token"]
            await ben.reconnect()
            await ben.hear_until(lambda message: message["type"] == "snapshot")
            assert ben.seat == 1

    with running_house(tmp_path, log=store.address) as house:
        first = asyncio.run(play(house.address))
    with running_house(tmp_path, log=store.address) as house:
        asyncio.run(after_a_restart(house.address, first))


def test_who_asks_again_on_the_same_connection_stays_where_they_are(tmp_path: Path) -> None:
    async def main(address: str) -> None:
        key = new_key()
        async with people(address, "Anna") as (anna,), Person(address, "Ben") as ben:
            first = await ben.ask("join", id=key, code=anna.code, name="Ben")
            await ben.hear_until(lambda message: message["type"] == "snapshot")
            assert await ben.ask("join", id=key, code=anna.code, name="Ben") == first
            another = await ben.ask("join", code=anna.code, name="Ben")
            assert another["reason"]["message"] == "refusal-already-seated"
            assert await names_at(address, anna.code) == ["Anna", "Ben"]

    with running_house(tmp_path) as house:
        asyncio.run(main(house.address))


def test_a_seat_that_was_lost_since_is_not_taken_again(tmp_path: Path) -> None:
    async def main(address: str) -> None:
        key = new_key()
        async with people(address, "Anna") as (anna,):
            await join(address, key, anna.code)
            await anna.ask("put_out", seat=1)
            again = await join(address, key, anna.code)
            assert again["reason"]["message"] == "refusal-token"
            await anna.ask("lock", on=False)
            again = await join(address, key, anna.code)
            assert again["reason"]["message"] == "refusal-token"
            assert await names_at(address, anna.code) == ["Anna"]

    with running_house(tmp_path) as house:
        asyncio.run(main(house.address))


def test_who_knocks_again_over_another_connection_is_one_guest(tmp_path: Path) -> None:
    async def main(address: str) -> None:
        key = new_key()
        async with people(address, "Anna") as (anna,), Person(address) as lost, Person(address) as ben:
            await anna.ask("lock", on=True)
            for connection in (lost, ben):
                held = await connection.ask("join", id=key, code=anna.code, name="Ben")
                assert held["type"] == "held"
            await anna.hear_until(lambda message: [knock["number"] for knock in message.get("knocks", [])] == [2])
            await anna.ask("admit", knock=2, on=True)
            seated = await ben.hear_until(lambda message: message["type"] == "seated")
            assert seated["seat"] == 1
            assert await names_at(address, anna.code) == ["Anna", "Ben"]

    with running_house(tmp_path) as house:
        asyncio.run(main(house.address))


def test_a_code_that_another_table_has_is_passed_over(tmp_path: Path, store: Store) -> None:
    key = new_key()

    async def main(address: str) -> Message:
        return await create(address, key)

    with running_house(tmp_path, log=store.address) as house:
        taken = house.house.seal.code(key, 0)
        event = Created(game="biber-gang", name="Zoe", token="hash", dice="00" * 16, key="anything")
        appended = house.house.log.append(taken, 0, [encode_entry(Entry(event))])
        asyncio.run_coroutine_threadsafe(within(5, appended), house.loop).result()
        first = asyncio.run(main(house.address))
        assert first["code"] == house.house.seal.code(key, 1) != taken
        assert asyncio.run(main(house.address)) == first


@pytest.mark.parametrize("kind", ["create", "join", "learn"])
def test_a_key_that_could_be_guessed_gets_no_seat(tmp_path: Path, kind: str) -> None:
    fields = {"code": "ABCDEF"} if kind == "join" else {"game": "biber-gang"}
    with running_house(tmp_path) as house:
        answer = asyncio.run(ask_anew(house.address, kind, "k" * 21, name="Anna", **fields))
        assert answer["reason"]["message"] == "refusal-malformed"
        assert house.house.tables == 0


def test_nobody_learns_a_key_or_a_token_from_the_folder(tmp_path: Path) -> None:
    keys = [new_key(), new_key()]

    async def main(address: str) -> list[str]:
        first = await create(address, keys[0])
        second = await join(address, keys[1], first["code"])
        async with Person(address) as anna:
            anna.code, anna.token = first["code"], first["token"]
            await anna.reconnect()
            keys.append(await anna.say("rename", name="Anne"))
            await anna.hear_until(lambda message: message.get("id") == keys[-1])
        return [first["token"], second["token"]]

    with running_house(tmp_path) as house:
        tokens = asyncio.run(main(house.address))
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Anne" in kept
    assert not [word for word in (*keys, *tokens) if word.encode() in kept]


def test_a_table_whose_answer_was_lost_counts_once_against_its_address(tmp_path: Path) -> None:
    with running_house(tmp_path, Limits(tables_per_second=0, table_burst=1)) as house:
        key = new_key()
        first = asyncio.run(create(house.address, key))
        assert asyncio.run(create(house.address, key)) == first
        refused = asyncio.run(create(house.address, new_key()))
        assert refused["reason"]["message"] == "refusal-too-many-tables"


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b'{"event":{"event":"evening_ended"}}',
        b'{"event":{"event":"locked","on":true}}',
        # Bytes that are no characters, and lists in lists without an end.
        b'{"event":{"event":"created","game":"biber-gang","name":"\xff"}}',
        b'{"event":{"event":"created","game":' + 4000 * b"[",
    ],
)
def test_a_table_whose_first_event_is_damaged_is_said_to_be_broken(tmp_path: Path, store: Store, body: bytes) -> None:
    key = new_key()
    with running_house(tmp_path, log=store.address) as house:
        code = house.house.seal.code(key, 0)
        appended = house.house.log.append(code, 0, [body])
        asyncio.run_coroutine_threadsafe(within(5, appended), house.loop).result()
        for kind in ("watch", "join"):
            fields = {"name": "Ben"} if kind == "join" else {}
            answer = asyncio.run(ask_anew(house.address, kind, new_key(), code=code, **fields))
            assert answer["reason"]["message"] == "refusal-table-broken"
        assert asyncio.run(create(house.address, key))["code"] != code
