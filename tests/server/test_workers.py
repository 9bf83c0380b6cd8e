"""Several processes serve one house: whoever comes to any of them sits at the same table, and each may end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import unix_connect
from websockets.exceptions import ConnectionClosed

from biberbau.core.record import record_of
from biberbau.games import game_named
from biberbau.server.administration.asking import ask
from biberbau.server.administration.requests import (
    Announce,
    Ban,
    CloseTable,
    Drain,
    EraseSeats,
    ListBans,
    ListTables,
    OpenTable,
    Purge,
    ReadDrain,
    ShowTable,
    Unban,
    Undrain,
)
from biberbau.server.storage.postgresql import schema
from tests.server.person import Person
from tests.server.postgresql import asked as asked_of
from tests.server.served import DATABASE, WORKERS, Served
from tests.server.test_forks import asked
from tests.server.test_replays import played
from tests.server.test_varying import NUMBERS, WORD
from tests.server.workers import answer_of, come_back, socket_of, standing

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="asks Linux which process listens at a socket"),
]


class Guest(Person):
    """Somebody who comes to a certain worker, and says only there to which table."""

    names_table = False

    def __init__(self, folder: Path, worker: int, name: str) -> None:
        super().__init__("http://localhost/", name)
        self.turn_to(folder, worker)

    def turn_to(self, folder: Path, worker: int) -> None:
        path = socket_of(folder, worker)

        async def dial(address: str, **options: Any) -> Any:
            del options["proxy"]
            return await unix_connect(path, address, **options)

        self.dial: Callable[..., Awaitable[Any]] = dial


OVERDUE_OWNER = f"""
UPDATE biberbau.process SET seen = clock_timestamp() - interval '{schema.LATEST_SIGN + 1} s'
WHERE id = (SELECT owner FROM biberbau.game_table WHERE code = $1)
"""


@contextlib.asynccontextmanager
async def served(folder: Path, database: str) -> AsyncIterator[Served]:
    """Run two workers."""
    house = await Served.start(folder, environment={DATABASE: database, WORKERS: "2"})
    try:
        for worker in (1, 2):
            await standing(folder, worker)
        yield house
    finally:
        await house.stop()


async def be_cut_off(guest: Guest) -> None:
    """Hear what is said until nothing is any more."""
    with contextlib.suppress(ConnectionClosed):
        await guest.hear_to_the_end()


def test_a_table_is_played_on_through_any_worker_while_workers_die(database: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path, database):
            anna, bert = Guest(tmp_path, 1, "Anna"), Guest(tmp_path, 2, "Bert")
            await sit_down(anna, bert)
            await play(anna, bert)
            line = ask(tmp_path, ShowTable(anna.code))["table"]
            assert (line["awake"], line["connected"]) == (True, 2)

            # Killed, the process that has the table leaves it to the other, though its pages have come to that one.
            first = await standing(tmp_path, 1)
            os.kill(first, signal.SIGKILL)
            for person in (anna, bert):
                await be_cut_off(person)
                person.turn_to(tmp_path, 2)
                await come_back(person)
            await play(anna, bert)

            # The one that was started in its place is a worker like any other.
            await standing(tmp_path, 1, first)
            anna.turn_to(tmp_path, 1)
            await come_back(anna)
            await play(anna, bert)

            # Told to end, the other one hands the table over.
            second = await standing(tmp_path, 2)
            os.kill(second, signal.SIGTERM)
            for person in (anna, bert):
                await be_cut_off(person)
                person.turn_to(tmp_path, 1)
                await come_back(person)
            await play(anna, bert)
            second = await standing(tmp_path, 2, second)

            # Who names the table in the address is handed on to its process, and needs no other any more.
            carl = Guest(tmp_path, 2, "Carl")
            carl.names_table, carl.code = True, anna.code
            await carl.connect()
            await carl.watch(anna.code)
            os.kill(second, signal.SIGKILL)
            await standing(tmp_path, 2, second)
            await play(anna, bert, carl)
            for person in (anna, bert, carl):
                await person.hang_up()

    asyncio.run(main())


def test_other_numbers_are_known_in_every_worker_after_each_handover_and_after_a_restart(
    database: str, tmp_path: Path
) -> None:
    def numbers_of(guest: Guest) -> Any:
        variant = guest.table["variant"]
        return variant and variant["constants"]

    async def until_dealt(guest: Guest) -> None:
        while guest.situation is None:
            await guest.hear()

    async def measured_by(worker: int) -> None:
        """Each worker may be asked for a report on such numbers, whichever had them compiled."""
        question = f"/api/reports/biber-gang?constants={WORD}"
        status, body = await asyncio.to_thread(answer_of, tmp_path, worker, question)
        assert (status, json.loads(body)["constants"]) == (200, NUMBERS)

    async def main() -> None:
        async with served(tmp_path, database):
            anna, bert = Guest(tmp_path, 1, "Anna"), Guest(tmp_path, 2, "Bert")
            await anna.connect()
            await anna.open_table()
            assert (await anna.ask("vary", constants=NUMBERS))["type"] == "ack"
            await bert.connect()
            await bert.join(anna.code)
            # Who is not heard for a minute is cut off, and so long it may take until the rules are compiled.
            hearing = asyncio.create_task(until_dealt(bert))
            while (await anna.ask("start"))["type"] != "ack":
                await anna.hear_until(lambda message: message["type"] == "presence" and not message.get("preparing"))
            await asyncio.gather(until_dealt(anna), hearing)
            for person in (anna, bert):
                assert numbers_of(person) == NUMBERS
            await play(anna, bert)
            for ending, worker, other in ((signal.SIGKILL, 1, 2), (signal.SIGTERM, 2, 1)):
                gone = await standing(tmp_path, worker)
                os.kill(gone, ending)
                for person in (anna, bert):
                    await be_cut_off(person)
                    person.turn_to(tmp_path, other)
                    await come_back(person)
                    assert numbers_of(person) == NUMBERS
                await play(anna, bert)
                if ending == signal.SIGKILL:
                    await standing(tmp_path, worker, gone)
        async with served(tmp_path, database):
            for worker, person in enumerate((anna, bert), 1):
                await be_cut_off(person)
                person.turn_to(tmp_path, worker)
                await come_back(person)
                assert numbers_of(person) == NUMBERS
            await play(anna, bert)
            for worker in (1, 2):
                await measured_by(worker)
            for person in (anna, bert):
                await person.hang_up()

    asyncio.run(main())


def test_clocks_go_on_and_nobody_is_away_while_a_table_goes_from_one_worker_to_another(
    database: str, tmp_path: Path
) -> None:
    async def main() -> None:
        async with served(tmp_path, database):
            anna, bert = Guest(tmp_path, 1, "Anna"), Guest(tmp_path, 2, "Bert")
            await anna.connect()
            await anna.open_table()
            assert (await anna.ask("arrange", settings={"clock": "relaxed"}))["type"] == "ack"
            await bert.connect()
            await bert.join(anna.code)
            assert (await anna.ask("start"))["type"] == "ack"
            clocks = await clocks_of(bert)
            told = time.monotonic()
            await asyncio.sleep(1.5)
            first = await standing(tmp_path, 1)
            # For so long it has run at least when the worker hears of its end; what comes after that is nobody's loss.
            ran = 1000 * (time.monotonic() - told)
            os.kill(first, signal.SIGTERM)
            for person in (anna, bert):
                await be_cut_off(person)
                person.heard.clear()
                person.turn_to(tmp_path, 2)
                await come_back(person)
                went_on = await clocks_of(person)
                assert went_on.keys() == clocks.keys()
                assert all(went_on[clock] <= left - ran for clock, left in clocks.items())
            await play(anna, bert)
            for person in (anna, bert):
                presences = [message["online"] for message in person.heard if message["type"] == "presence"]
                assert presences
                assert set(map(tuple, presences)) == {(True, True)}
                await person.hang_up()

    async def clocks_of(guest: Guest) -> dict[tuple[int, str], int]:
        told = await guest.hear_until(lambda message: message["type"] == "clocks" and bool(message["running"]))
        return {(clock["seat"], clock["duty"]): clock["left_ms"] for clock in told["running"]}

    asyncio.run(main())


async def sit_down(host: Guest, guest: Guest) -> None:
    """Let somebody open a table, another come to it, and both see the first deal."""
    await host.connect()
    await host.open_table()
    await guest.connect()
    await guest.join(host.code)
    assert (await host.ask("start"))["type"] == "ack"
    for person in (host, guest):
        while person.situation is None:
            await person.hear()


async def play(*company: Guest) -> None:
    """Let the one who is asked act, and everybody hear of it."""
    actor = next(person for person in company if person.may_act)
    answer = await actor.act()
    assert answer["type"] == "ack", answer
    for person in company:
        while person.seq < answer["seq"]:
            await person.hear()


def test_a_worker_that_stands_loses_its_tables_and_is_told_so_when_it_goes_on(database: str, tmp_path: Path) -> None:
    """That ten seconds without a sign have passed is written into the database."""

    async def main() -> None:
        async with served(tmp_path, database):
            anna, bert = Guest(tmp_path, 1, "Anna"), Guest(tmp_path, 1, "Bert")
            await sit_down(anna, bert)
            stands = await standing(tmp_path, 1)
            os.kill(stands, signal.SIGSTOP)
            try:
                await asked_of(database, OVERDUE_OWNER, anna.code)
                bert.turn_to(tmp_path, 2)
                bert.names_table = True
                bert.connected = False
                await come_back(bert)
            finally:
                os.kill(stands, signal.SIGCONT)
            with pytest.raises(ConnectionClosed):
                await anna.ask("rename", name="Hanna")
            anna.names_table = True
            await come_back(anna)
            await play(anna, bert)
            assert anna.table["seats"][0]["name"] == "Anna"
            for person in (anna, bert):
                await person.hang_up()

    asyncio.run(main())


def test_a_stall_of_a_second_is_no_death(database: str, tmp_path: Path) -> None:
    async def owner_of(code: str) -> Any:
        return await asked_of(database, "SELECT owner, fence FROM biberbau.game_table WHERE code = $1", code)

    async def main() -> None:
        async with served(tmp_path, database):
            anna, bert = Guest(tmp_path, 1, "Anna"), Guest(tmp_path, 1, "Bert")
            await sit_down(anna, bert)
            owner, stalls = await owner_of(anna.code), await standing(tmp_path, 1)
            os.kill(stalls, signal.SIGSTOP)
            try:
                await asyncio.sleep(1)
            finally:
                os.kill(stalls, signal.SIGCONT)
            await play(anna, bert)
            assert await owner_of(anna.code) == owner
            assert await standing(tmp_path, 1) == stalls
            for person in (anna, bert):
                await person.socket.close()

    asyncio.run(main())


def test_the_house_is_administered_as_one(database: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path, database):
            guests = [Guest(tmp_path, worker, name) for worker, name in ((1, "Anna"), (2, "Bert"))]
            for guest in guests:
                await guest.connect()
                await guest.open_table()
            codes = [guest.code for guest in guests]

            def told(request: Any) -> Any:
                return asyncio.to_thread(ask, tmp_path, request)

            assert sorted(line["code"] for line in (await told(ListTables()))["tables"]) == sorted(codes)
            for guest, code in zip(guests, codes, strict=True):
                assert (await told(CloseTable(code)))["closed"]
                await guest.hear_until(lambda message: bool((message.get("table") or {}).get("closed")))
                assert not (await told(OpenTable(code)))["closed"]
                assert (await told(ShowTable(code)))["seats"][0]["name"] == guest.name
            await told(Ban("203.0.113.7"))
            assert [ban["address"] for ban in (await told(ListBans()))["bans"]] == ["203.0.113.7"]
            assert (await told(Unban("203.0.113.7")))["bans"] == []
            purged = await told(Purge(1))
            assert (purged["tables"], purged["dry_run"]) == ([], False)
            would = await told(EraseSeats(codes[1], [0], dry_run=True))
            assert (would["tables"], would["names"]) == ([codes[1]], [guests[1].name])
            erased = await told(EraseSeats(codes[1], [0]))
            assert (erased["tables"], erased["left_off"]) == ([codes[1]], [])
            assert erased["events"] == would["events"], "what several find is counted once"
            await be_cut_off(guests[1])
            await guests[1].reconnect()
            assert (await told(ShowTable(codes[1])))["seats"][0]["name"] == "Biber"
            assert await told(Drain()) == {"draining": True, "matches": 0}
            for guest in guests:
                refused = await guest.ask("create", game="biber-gang", name=guest.name)
                assert refused["reason"]["message"] == "refusal-house-drains"
            assert await told(Undrain()) == {"draining": False, "matches": 0}
            await told(Announce("Back at nine"))
            for worker, guest in enumerate(guests, 1):
                heard = await guest.hear_until(lambda message: message["type"] == "announcement")
                assert heard["text"] == "Back at nine"
                _, answer = await asyncio.to_thread(answer_of, tmp_path, worker, "/api/announcement")
                assert json.loads(answer)["text"] == "Back at nine"
            for guest in guests:
                await guest.hang_up()

    asyncio.run(main())


def test_a_worker_that_follows_another_drains_as_all_do(database: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path, database):
            await asyncio.to_thread(ask, tmp_path, Drain())
            gone = await standing(tmp_path, 2)
            os.kill(gone, signal.SIGKILL)
            await standing(tmp_path, 2, other_than=gone)
            _, answer = await asyncio.to_thread(answer_of, tmp_path, 2, "/healthz")
            assert json.loads(answer)["status"] == "draining"
            assert await asyncio.to_thread(ask, tmp_path, ReadDrain()) == {"draining": True, "matches": 0}

    asyncio.run(main())


def test_what_a_house_has_only_once_is_found_through_any_worker(database: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path, database) as house:
            # What curl says of a large body.
            large = {"Expect": "100-continue"}
            laid = [
                await asyncio.to_thread(answer_of, tmp_path, worker, "/api/replays", record, large) for worker in (1, 2)
            ]
            assert laid[0] == laid[1]
            path = json.loads(laid[0][1])["path"]
            shown = [
                await asyncio.to_thread(answer_of, tmp_path, worker, f"/api/replays/{path}?eyes=0") for worker in (1, 2)
            ]
            assert shown[0] == shown[1]
            assert shown[0][0] == 200
            carla = Guest(tmp_path, 2, "Carla")
            await carla.connect()
            assert (await carla.ask("play_on", **asked(path, 3)))["type"] == "seated"
            await carla.hang_up()

            # For whom a worker asks is believed over its socket, and from nobody else.
            await asyncio.to_thread(ask, tmp_path, Ban("203.0.113.7"))
            strange = {"biberbau-ends": '[["203.0.113.7", 5], ["127.0.0.1", 80]]'}
            statuses = [
                (await asyncio.to_thread(answer_of, tmp_path, worker, f"/api/replays/{path}", None, strange))[0]
                for worker in (1, 2)
            ]
            assert statuses == [403, 403]
            request = urllib.request.Request(f"{house.address}api/replays/{path}", headers=strange)
            for _ in range(8):
                with await asyncio.to_thread(urllib.request.urlopen, request, timeout=30) as answer:
                    assert answer.status == 200

    record = str(record_of(played(game_named("biber-gang"), 7))).encode()
    asyncio.run(main())


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "several workers need their tables in PostgreSQL: name a database with --log"),
        (("--log", "postgresql://nobody@localhost/none", "--lan"), "several workers have no door"),
    ],
)
def test_what_several_workers_cannot_do_is_refused(tmp_path: Path, arguments: tuple[str, ...], why: str) -> None:
    command = [sys.executable, "-m", "biberbau", "serve", "--port", "0", "--data", str(tmp_path), "--workers", "2"]
    done = subprocess.run([*command, *arguments], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert why in done.stderr
    assert len(done.stderr.splitlines()) == 1
