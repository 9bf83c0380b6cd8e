"""Two versions of the house beside each other, as while it is updated: pages, what they say, and what is in the log."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from biberbau.server.protocol import PROTOCOL_VERSION
from biberbau.server.socket.connection import TRY_AGAIN_LATER
from biberbau.server.socket.limits import Limits
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.postgresql import schema
from biberbau.server.storage.sqlite_log import SqliteLog
from tests.server.evening import people
from tests.server.housekeeping import bodies_of
from tests.server.next_version import MORE, made_next
from tests.server.person import Message, Person
from tests.server.postgresql import asked as asked_of
from tests.server.running import Running, running_house
from tests.server.test_lobby import reason
from tests.server.test_machines import two_machines
from tests.server.test_workers import Guest, be_cut_off, play, sit_down
from tests.server.workers import come_back, standing

SLEEP = 1.0
"""Seconds after which tables sleep at which nobody is."""

OWNER = "SELECT owner FROM biberbau.game_table WHERE code = $1"


class NextPage(Guest):
    """Somebody with the page of the next version."""

    protocol = PROTOCOL_VERSION + 1
    says_more: Mapping[str, Mapping[str, Any]] = MappingProxyType({"act": {f"{MORE}1": "brave"}})


def scripts_of(address: str) -> list[str]:
    """Return what the page asks for that is loaded here."""
    with urllib.request.urlopen(address, timeout=10) as answer:
        return re.findall(r'(?:src|href)="(/assets/[^"]+)"', answer.read().decode())


def status_of(address: str, path: str) -> int:
    """Return how it is answered when somebody asks for a file."""
    try:
        with urllib.request.urlopen(address + path.lstrip("/"), timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux which process listens at a socket")
def test_a_house_is_played_in_while_it_is_updated_on_one_machine_after_the_other(database: str, tmp_path: Path) -> None:
    """The first machine has this version still, the second the next one."""

    async def main() -> None:
        async with two_machines(tmp_path, database, made_next(tmp_path / "next", 1), SLEEP) as ((old, one), (new, two)):
            # Whatever machine a page came from, its files come from any.
            for mine, other in ((one, two), (two, one)):
                scripts = await asyncio.to_thread(scripts_of, mine.address)
                assert await asyncio.to_thread(status_of, other.address, scripts[0]) == 200
                assert await asyncio.to_thread(status_of, other.address, "/assets/none-0123abcd.js") == 404

            # A page of either comes to a table on either.
            for there in (new, old):
                anna, bert = NextPage(there, 1, "Anna"), Guest(old if there is new else new, 1, "Bert")
                await sit_down(anna, bert)
                for _ in range(3):
                    await play(anna, bert)
                acted = [event for event in await events(anna.code) if event["event"] == "acted"]
                assert {event["seat"] for event in acted} == {0, 1}
                # The later version writes what the one before cannot read.
                assert {f"{MORE}1" in event for event in acted} == {there is new}
                for person in (anna, bert):
                    await person.hang_up()
                if there is new:
                    carried = anna, bert

            # A table of the later version sleeps; who comes for it to the earlier one is led to where it can be read.
            anna, bert = carried
            await asyncio.sleep(3 * SLEEP)
            assert await asked_of(database, OWNER, anna.code) == [(None,)]
            for person in (anna, bert):
                person.turn_to(old, 1)
                await come_back(person)
            await play(anna, bert)

            # While nobody is there who can read it, nobody writes to it, and pages ask again until somebody is.
            worker = await standing(new, 1)
            two.process.kill()
            os.kill(worker, signal.SIGKILL)
            for person in (anna, bert):
                await be_cut_off(person)
            left = await bodies(anna.code)
            await anna.connect()
            await anna.say("resume", code=anna.code, token=anna.token, seen=anna.seq)
            with pytest.raises(ConnectionClosed) as closed:
                await anna.hear_to_the_end()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == TRY_AGAIN_LATER
            assert await bodies(anna.code) == left

    async def bodies(code: str) -> list[bytes]:
        return [body for (body,) in await asked_of(database, schema.EVENTS_OF, code, 0)]

    async def events(code: str) -> list[Message]:
        return [json.loads(body)["event"] for body in await bodies(code)]

    asyncio.run(main())


class LaterPage(Person):
    """Somebody whose page is newer than the house."""

    protocol = PROTOCOL_VERSION + 1
    says_more: Mapping[str, Mapping[str, Any]] = MappingProxyType({"rename": {"mood": {"of": "today"}}})


def test_a_page_that_is_newer_than_the_house_is_understood_as_far_as_it_can_be(house: Running) -> None:
    async def main() -> None:
        async with LaterPage(house.address, "Anna") as anna:
            await anna.open_table()
            assert (await anna.ask("rename", name="Anne"))["type"] == "ack", "what is new beside it changes nothing"
            assert anna.table["seats"][0]["name"] == "Anne"
            # What is new altogether is refused, and nobody is thrown out for it.
            for _ in range(Limits().strikes + 2):
                assert reason(await anna.ask("wave", at="Bert")) == "refusal-newer-page"
            assert (await anna.ask("rename", name="Anja"))["type"] == "ack"
            # It has to be a message, though.
            assert reason(await anna.ask("rename", name=["Anna"])) == "refusal-malformed"

    asyncio.run(main())


def test_a_page_of_this_version_says_what_this_version_knows(house: Running) -> None:
    async def main() -> None:
        for protocol in (None, PROTOCOL_VERSION):
            async with LaterPage(house.address, "Anna") as anna:
                anna.protocol = protocol
                await anna.connect()
                await anna.open_table()
                for kind in ("rename", "wave"):
                    assert reason(await anna.ask(kind, name="Anne")) == "refusal-malformed"

    asyncio.run(main())


def glanced(address: str, *seats: Person) -> list[Message | str | None]:
    """Return what the front page is told of seats."""
    body = json.dumps([{"code": person.code, "token": person.token} for person in seats]).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{address}api/seats", body), timeout=10) as answer:
        told: list[Message | str | None] = json.load(answer)
        return told


LATER = {
    "another kind of event": {"event": "waved", "seat": 0},
    "a field more": {"event": "renamed", "seat": 0, "name": "Anne", "mood": "calm"},
    "another value": {"event": "dressed", "seat": 0, "hat": "crown", "colour": "berry"},
    "other rules": {"event": "started", "version": 99, "seed": "5a" * 32},
}


def test_a_table_with_events_of_a_later_version_is_left_to_it(tmp_path: Path) -> None:
    """After an update that was taken back the seat stays held, and nothing is written."""

    async def sit_down() -> Person:
        async with people(house.address, "Anna", "Bert") as (anna, _):
            return anna

    async def write(folder: Path, event: Message) -> list[bytes]:
        log = SqliteLog(folder / LOG_FILE)
        known = await log.read(anna.code)
        await log.append(anna.code, len(known), [msgspec.json.encode({"event": event})])
        await log.close()
        return [*known, msgspec.json.encode({"event": event})]

    async def come_back() -> Message:
        async with Person(house.address, "Anna") as again:
            return await again.ask("resume", code=anna.code, token=anna.token, seen=0)

    (tmp_path / "before").mkdir()
    with running_house(tmp_path / "before") as house:
        anna = asyncio.run(sit_down())
    for name, event in LATER.items():
        shutil.copytree(tmp_path / "before", tmp_path / name)
        written = asyncio.run(write(tmp_path / name, event))
        with running_house(tmp_path / name) as house:
            assert reason(asyncio.run(come_back())) == "refusal-table-too-new"
            assert glanced(house.address, anna) == ["asleep"], "of a seat that nobody knows the page lets go"
        assert asyncio.run(bodies_of(tmp_path / name / LOG_FILE))[anna.code] == written
