"""One house on several machines: whoever comes to any of them sits at the same table, and each may be gone.

Here the machines are folders and ports; `python -m tests.server.machines` has networks of their own for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send

from biberbau.cli import main as command
from biberbau.core.record import record_of
from biberbau.games import game_named
from biberbau.server.administration.asking import ask
from biberbau.server.administration.requests import Ban, ListBans, ListTables
from biberbau.server.play.times import Times
from biberbau.server.relay import inside
from biberbau.server.relay.forwarding import InTouch
from biberbau.server.relay.handing import Homes
from biberbau.server.relay.inside import Gate, Knock, Service, knock
from biberbau.server.relay.neighbours import Neighbours
from biberbau.server.relay.ways import Way
from tests.server.patience import within
from tests.server.places import free_places
from tests.server.served import DATABASE, INSIDE, Served
from tests.server.test_forks import asked
from tests.server.test_replays import played
from tests.server.test_workers import Guest, be_cut_off, play, sit_down
from tests.server.virtual_time import MemoryLog
from tests.server.workers import answer_of, come_back, standing

SECRET = bytes(32)


@contextlib.asynccontextmanager
async def two_machines(
    folder: Path, database: str, second: Path | None = None, sleep: float = Times().sleep
) -> AsyncIterator[list[tuple[Path, Served]]]:
    """Serve one house from two folders, the one first whose address comes first.

    `second` is where another version is that the second of them has.  Tables at which nobody is sleep after a while.
    """
    folders = [folder / "1", folder / "2"]
    for each in folders:
        each.mkdir()
    starting = [
        Served.start(each, sleep, {DATABASE: database, INSIDE: place}, version)
        for each, place, version in zip(folders, sorted(free_places(2)), (None, second), strict=True)
    ]
    machines = list(zip(folders, await asyncio.gather(*starting), strict=True))
    try:
        await asyncio.gather(*(standing(each, 1) for each in folders))
        yield machines
    finally:
        await asyncio.gather(*(house.stop() for _, house in machines if house.process.returncode is None))


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux which process listens at a socket")
def test_a_house_on_two_machines_is_one(database: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with two_machines(tmp_path, database) as ((first, one), (second, _)):
            anna, bert = Guest(first, 1, "Anna"), Guest(second, 1, "Bert")
            await sit_down(anna, bert)
            await play(anna, bert)

            # It is administered as one, and has once what it has once.
            listed = await asyncio.to_thread(ask, second, ListTables())
            assert [(line["code"], line["connected"]) for line in listed["tables"]] == [(anna.code, 2)]
            await asyncio.to_thread(ask, second, Ban("203.0.113.7"))
            assert [ban["address"] for ban in (await asyncio.to_thread(ask, first, ListBans()))["bans"]]
            laid = await asyncio.to_thread(answer_of, second, 1, "/api/replays", record)
            path = json.loads(laid[1])["path"]
            shown = [
                await asyncio.to_thread(answer_of, folder, 1, f"/api/replays/{path}") for folder in (first, second)
            ]
            assert shown[0] == shown[1]
            assert shown[0][0] == 200
            carla = Guest(second, 1, "Carla")
            await carla.connect()
            assert (await carla.ask("play_on", **asked(path, 3)))["type"] == "seated"
            await carla.hang_up()

            # A machine that has died leaves its table to the other, and then the other keeps what the house has once.
            worker = await standing(first, 1)
            one.process.kill()
            os.kill(worker, signal.SIGKILL)
            for person in (anna, bert):
                await be_cut_off(person)
                person.turn_to(second, 1)
                await come_back(person)
            await play(anna, bert)
            assert (await asyncio.to_thread(answer_of, second, 1, "/api/replays", record))[0] == 201
            for person in (anna, bert):
                await person.hang_up()

    record = str(record_of(played(game_named("biber-gang"), 7))).encode()
    asyncio.run(main())


@contextlib.asynccontextmanager
async def gate(secret: bytes = SECRET) -> AsyncIterator[str]:
    """Answer inside during the block; what is said there is said again."""

    lines: list[asyncio.Transport] = []

    class Echo(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            assert isinstance(transport, asyncio.Transport)
            lines.append(transport)

        def data_received(self, data: bytes) -> None:
            lines[-1].write(data)

    server = await asyncio.get_running_loop().create_server(lambda: Gate(secret, {Service.LINKS: Echo}), "127.0.0.1", 0)
    try:
        yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for line in lines:
            line.abort()
        await asyncio.sleep(0)


def test_who_does_not_know_the_secret_is_not_let_in_and_told_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with gate() as place:
            _, mouth = await Way(None, place, SECRET).streams()
            mouth.close()
            with pytest.raises(OSError, match="nobody of this house"):
                await knock(place, b"x" * 32, Service.LINKS, asyncio.Protocol)
            # Who can only dial learns a proof, and gets no further with it than with anything else.
            host, port = place.split(":")
            for answer in ("its own", "nonsense"):
                ears, mouth = await asyncio.open_connection(host, int(port))
                mouth.write(bytes(inside.NONCE))
                told = await ears.readexactly(inside.NONCE + inside.PROOF)
                proof = told[inside.NONCE :] if answer == "its own" else bytes(inside.PROOF)
                mouth.write(proof + bytes((Service.LINKS,)))
                assert await within(10, ears.read()) == b""
                mouth.close()
            # A service that nobody offers is none, though the secret is right.
            reader, mouth = await Way(None, place, SECRET, Service.OFFICE).streams()
            assert await within(10, reader.read()) == b""
            mouth.close()

    asyncio.run(main())
    assert [record.message for record in caplog.records] == [
        record.message for record in caplog.records if "not of this house" in record.message
    ]
    assert len(caplog.records) == 3


def test_what_is_sent_with_the_proof_and_in_single_bytes_arrives() -> None:
    async def main() -> None:
        async with gate() as place:
            host, port = place.split(":")
            ears, mouth = await asyncio.open_connection(host, int(port))
            own = Knock(SECRET, Service.LINKS, asyncio.Protocol)
            mouth.write(own.nonce)
            told = await ears.readexactly(inside.NONCE + inside.PROOF)
            proof = own.proof(b"dials", own.nonce, told[: inside.NONCE], Service.LINKS)
            for byte in proof + bytes((Service.LINKS,)) + b"hello":
                mouth.write(bytes((byte,)))
                await mouth.drain()
                await asyncio.sleep(0)
            assert await within(10, ears.readexactly(5)) == b"hello"
            mouth.close()

    asyncio.run(main())


def test_who_says_nothing_inside_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inside, "PATIENCE", 0.05)

    async def main() -> None:
        async with gate() as place:
            host, port = place.split(":")
            ears, mouth = await asyncio.open_connection(host, int(port))
            with contextlib.suppress(ConnectionResetError):
                assert await within(10, ears.read()) == b""
            mouth.close()

    asyncio.run(main())


def test_sockets_are_led_elsewhere_while_the_database_is_out_of_reach(tmp_path: Path) -> None:
    told: list[Message] = []

    class OutOfTouch(MemoryLog):
        in_touch = False

        async def owner(self, table: str) -> int:
            raise AssertionError("the database would not answer")

    async def ours(scope: Scope, receive: Receive, send: Send) -> None:
        told.append({"type": "ours"})

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        told.append(message)

    scope = {"type": "websocket", "path": "/ws", "headers": [], "extensions": {"websocket.http.response": {}}}
    for log in (OutOfTouch(), MemoryLog()):
        homes = Homes(log, Neighbours(tmp_path, 1, 1), lambda table: False)
        assert homes.table_elsewhere(b"/ws?table=ABCDEF") == ("ABCDEF" if log.in_touch else None)
        asyncio.run(InTouch(ours, log)(scope, receive, send))
    assert [message.get("status") for message in told] == [503, None, None]
    assert told[-1] == {"type": "ours"}

    # A process that is handing its tables over plays on at those that it still has, and opens no others.
    for query, status in ((b"table=STAYS", None), (b"table=GONE", 503), (b"", 503)):
        told.clear()
        here = {**scope, "query_string": query}
        asyncio.run(InTouch(ours, MemoryLog(), lambda table: table == "STAYS")(here, receive, send))
        assert told[0].get("status") == status


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--inside 203.0.113.7", "is no address with a port"),
        ("--inside 8.8.8.8:8410", "is no address in a private network"),
        ("--inside 0.0.0.0:8410", "is no address in a private network"),
        ("--inside 10.0.0.2:80", "is no port from 1024"),
        ("--inside 10.0.0.2:8410", "several machines need their tables in PostgreSQL"),
        ("--proxy games.example.org", "is no address, as in 10.0.0.1"),
    ],
)
def test_what_several_machines_cannot_do_is_refused(
    tmp_path: Path, words: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = command(["serve", "--port", "0", "--data", str(tmp_path), *words.split()])
    except SystemExit as left:
        status = int(left.code or 0)
    said = capsys.readouterr()
    assert (status, said.out) == (2, "")
    assert why in said.err
    assert len(said.err.splitlines()) == 1
