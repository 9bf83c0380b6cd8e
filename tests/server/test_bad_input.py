"""Whatever comes over the wire: a clear refusal or a closed socket, and a table that is as it was."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from biberbau.server.protocol import FRAME_LIMIT
from biberbau.server.storage.log import LogUnavailable
from tests.server.challenges import answer_to as asked
from tests.server.evening import drain, people, start
from tests.server.patience import within
from tests.server.person import Person
from tests.server.running import Running, health, running_house

SNAPSHOT = "snapshot"


async def answer_to(person: Person, text: str | bytes) -> dict[str, Any] | int:
    """Send a raw frame; return the answer, or the code with which the socket was closed."""
    try:
        await person.socket.send(text)
        return await person.hear_until(lambda message: message["type"] in ("refused", "ack", "seated"))
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    '"act"',
    "{}",
    '{"type":"act"}',
    '{"type":"act","id":"x"}',
    '{"type":"fly","id":"x"}',
    '{"type":"act","id":"x","action":"deck","seen":-1}',
    '{"type":"act","id":"x","action":"deck","seen":1e99}',
    '{"type":"act","id":"x","action":"deck","seen":"1"}',
    '{"type":"act","id":"x","action":"deck","seen":1,"seat":0}',
    '{"type":"act","id":"x","action":"deck","seen":1,"after_ms":-1}',
    '{"type":"act","id":"x","action":"deck","seen":1,"after_ms":600001}',
    '{"type":"act","id":"x","action":"deck","seen":1,"after_ms":0.5}',
    '{"type":"act","id":"","action":"deck","seen":1}',
    '{"type":"act","id":"' + "k" * 41 + '","action":"deck","seen":1}',
    '{"type":"act","id":"a b","action":"deck","seen":1}',
    '{"type":"act","id":"x","action":"' + "a" * 121 + '","seen":1}',
    '{"type":"act","id":"x","action":"\\ud800","seen":1}',
    '{"type":"resume","id":"x","code":"../..","token":"aaaaaaaaaaaaaaaa","seen":0}',
    '{"type":"remove_seat","id":"x","seat":99}',
    '{"type":"remove_seat","id":"x","seat":-1}',
    "[" * 4000,
    '{"a":' * 1000 + "1" + "}" * 1000,
]


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_messages_are_refused(house: Running, text: str) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert])
            seq = anna.seq
            answer = await answer_to(anna, text)
            assert isinstance(answer, dict)
            assert answer["reason"]["message"] == "refusal-malformed"
            await drain(bert)
            assert bert.seq == seq
            assert (await anna.act())["type"] == "ack"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("frame", "code"), [("x" * (FRAME_LIMIT + 1), 1009), (b"\x00\x01", 1003), (b"{}" * 5000, 1009)]
)
def test_oversized_and_binary_frames_close_the_socket(house: Running, frame: str | bytes, code: int) -> None:
    async def main() -> None:
        async with people(house.address, "Anna") as (anna,):
            assert await answer_to(anna, frame) == code
            await anna.reconnect()
            assert (await anna.ask("seat_bot", bot="uniform"))["type"] == "ack"

    asyncio.run(main())


def test_an_oversized_message_in_fragments_closes_the_socket(house: Running) -> None:
    async def send_and_hear(anna: Person) -> None:
        """The socket may be closed before the last fragment has gone out."""
        await anna.socket.send(["x" * 4000] * 5)
        await anna.hear_to_the_end()

    async def main() -> None:
        async with people(house.address, "Anna") as (anna,):
            with pytest.raises(ConnectionClosed):
                await send_and_hear(anna)

    asyncio.run(main())


def test_wrong_seats_tables_tokens_and_sequences_are_refused(house: Running) -> None:
    async def main() -> None:
        async with (
            people(house.address, "Anna", "Bert") as (anna, bert),
            people(house.address, "Carl") as (carl,),
            Person(house.address, "Thief") as thief,
        ):
            await start([anna, bert])
            seq = anna.seq
            for fields, wanted in (
                ({"code": "ZZZZZZ", "token": anna.token}, "refusal-no-table"),
                ({"code": anna.code, "token": "A" * 32}, "refusal-token"),
                ({"code": carl.code, "token": anna.token}, "refusal-token"),
            ):
                refused = await thief.ask("resume", seen=0, **fields)
                assert refused["reason"]["message"] == wanted
                assert not any(message["type"] == SNAPSHOT for message in thief.heard)
            assert (await thief.ask("act", action="deck", seen=seq))["reason"]["message"] == "refusal-not-seated"
            for seen in (0, seq - 1, seq + 1):
                refused = await anna.ask("act", action="open-T1-T2", seen=seen)
                assert refused["reason"]["message"] == "refusal-stale"
            refused = await anna.ask("act", action="fly-away", seen=seq)
            assert refused["reason"]["message"] == "refusal-no-such-action"
            refused = await anna.ask("act", action="deck", seen=seq)
            assert refused["clause"] is not None
            await drain(bert)
            assert bert.seq == seq

    asyncio.run(main())


def test_a_replayed_recording_of_a_seat_changes_nothing(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as company, Person(house.address, "Thief") as thief:
            anna, bert = company
            await start(company)
            assert anna.situation is not None
            recorded = {"action": anna.situation["legal"][0], "seen": anna.seq, "id": "recorded"}
            await anna.ask("act", **recorded)
            await drain(bert)
            seq = bert.seq
            await thief.watch(anna.code)
            assert (await thief.ask("act", **recorded))["reason"]["message"] == "refusal-not-seated"
            refused = await bert.ask("act", **{**recorded, "seen": 1})
            assert refused["reason"]["message"] == "refusal-stale"
            await drain(bert)
            assert bert.seq == seq

    asyncio.run(main())


ORIGINS = [
    ({"Origin": "https://evil.example"}, False),
    ({"Origin": "null"}, False),
    ({"Origin": ""}, False),
    ({"Origin": "http://[::1"}, False),
    ({"Origin": "http://{host}/"}, False),
    ({"Cookie": "session=1"}, False),
    ({"Origin": "http://{host}"}, True),
    ({"Origin": "https://{host}"}, True),
    ({"Origin": "http://{host}.evil.example"}, False),
    ({"Origin": "file://{host}"}, False),
    ({}, True),
]


@pytest.mark.parametrize(("headers", "welcome"), ORIGINS)
def test_foreign_pages_may_not_connect(house: Running, headers: dict[str, str], welcome: bool) -> None:
    async def main() -> None:
        host = urlsplit(house.address).netloc
        sent = {key: value.format(host=host) for key, value in headers.items()}
        address = f"ws://{host}/ws"
        if welcome:
            async with connect(address, additional_headers=sent, proxy=None):
                pass
        else:
            with pytest.raises(InvalidStatus) as refused:
                async with connect(address, additional_headers=sent, proxy=None):
                    pass
            assert refused.value.response.status_code == 403
            assert "default-src 'none'" in refused.value.response.headers["content-security-policy"]

    asyncio.run(main())


@pytest.mark.parametrize(("host", "path", "status"), [("{host}", "/nowhere", 403), ("evil.example", "/ws", 400)])
def test_refused_sockets_carry_the_security_headers_and_are_no_mistake_of_ours(
    house: Running, caplog: pytest.LogCaptureFixture, host: str, path: str, status: int
) -> None:
    async def main() -> None:
        ours = urlsplit(house.address)
        address = f"ws://{host.format(host=ours.netloc)}{path}"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, host=ours.hostname, port=ours.port, proxy=None)
        assert refused.value.response.status_code == status
        assert refused.value.response.headers["x-content-type-options"] == "nosniff"

    asyncio.run(main())
    assert not caplog.records


def test_who_leaves_before_they_are_thrown_out_is_no_mistake_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main(running: Running) -> None:
        def append(*_: object) -> asyncio.Future[None]:
            durable: asyncio.Future[None] = running.loop.create_future()
            running.loop.call_later(0.3, durable.set_exception, LogUnavailable("the disk is full"))
            return durable

        monkeypatch.setattr(running.house.log, "append", append)
        async with Person(running.address, "Anna") as anna:
            await anna.say("create", game="biber-gang", name="Anna")
            await asyncio.sleep(0.1)
            anna.socket.transport.abort()
        while not caplog.records:
            await asyncio.sleep(0.01)

    with running_house(tmp_path) as running:
        asyncio.run(within(10, main(running)))
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_who_is_gone_before_all_is_said_is_no_mistake_of_ours(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """As a phone that loses its network."""
    with running_house(tmp_path) as running:
        parts = urlsplit(running.address)
        with socket.create_connection((parts.hostname or "", parts.port or 0), timeout=5) as connection:
            connection.sendall(b"POST /api/seats HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n[")
        # Whoever comes then is answered after it.
        assert health(running.address)["status"] == "ok"
    assert [record.getMessage() for record in caplog.records] == []


def test_deflate_is_never_agreed(house: Running) -> None:
    async def main() -> None:
        async with connect(f"ws://{urlsplit(house.address).netloc}/ws", compression="deflate", proxy=None) as socket:
            assert socket.response is not None
            assert "Sec-WebSocket-Extensions" not in socket.response.headers

    asyncio.run(main())


RAW = [
    b"\x00\x01\x02\xff" * 50,
    b"GET /ws HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /ws?\xff HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET " + b"/" * 100_000 + b" HTTP/1.1\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999\r\n\r\nx",
    b"GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    b"GET /assets/..%2f..%2fapp.py HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
]


@pytest.mark.parametrize("raw", RAW)
def test_raw_garbage_never_ends_in_a_server_error(house: Running, raw: bytes) -> None:
    parts = urlsplit(house.address)
    with socket.create_connection((parts.hostname or "", parts.port or 0), timeout=2) as connection:
        connection.sendall(raw)
        connection.shutdown(socket.SHUT_WR)
        received = b""
        with contextlib.suppress(TimeoutError, ConnectionError):
            while part := connection.recv(4096):
                received += part
    assert b" 500 " not in received.split(b"\r\n", 1)[0]
    assert b"import" not in received
    assert health(house.address)["status"] == "ok"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("challenges", b'{"code":"\xff"}'),
        ("challenges/BCDFGHBCDF", b'[{"token":"\xff"}]'),
        ("challenges/BCDFGHBCDF/end", b'{"token":"\xff"}'),
        ("challenges/laid", b'{"id":"\xff"}'),
        ("code", b'{"link":"\xff"}'),
        ("daily/biber-gang/2026-01-01", b'{"key":"\xff"}'),
        ("matches", b'[{"code":"\xff"}]'),
        ("parcels", b'[{"record":"\xff"}]'),
        ("problems", b'{"code":"\xff"}'),
        ("ratings", b'[{"game":"\xff"}]'),
        ("reviews", b'[{"record":"\xff"}]'),
        ("seats", b'[{"code":"\xff"}]'),
    ],
)
def test_bytes_that_are_no_characters_are_a_mistake_of_who_asks(house: Running, path: str, body: bytes) -> None:
    assert asked(house.address, path, body)[0] == 400


def test_pages_carry_the_security_headers(house: Running) -> None:
    for path in ("healthz", "api/games", "", "nowhere"):
        try:
            with urllib.request.urlopen(house.address + path, timeout=5) as answer:
                headers = answer.headers
        except urllib.error.HTTPError as error:
            headers = error.headers
            error.close()
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_the_lobby_knows_the_games(house: Running) -> None:
    with urllib.request.urlopen(house.address + "api/games", timeout=5) as answer:
        described = json.load(answer)
    assert described["warming"] is None
    (game,) = (game for game in described["games"] if game["name"] == "biber-gang")
    assert game["players"] == {"least": 2, "most": 6}
    assert "search" in game["bots"]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 10**20) | st.floats(allow_nan=False) | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)
KINDS = ("act", "configure", "seat_bot", "remove_seat", "start", "ready", "resume", "watch", "join", "hint", "pong")
NEARLY = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS), "id": st.text("abc123", min_size=1, max_size=4) | VALUES},
    optional={
        name: VALUES | st.sampled_from([0, 1, "deck", "uniform", "AAAAAA", {"rounds": "1"}, "open-T1-T2"])
        for name in ("action", "seen", "options", "bot", "seat", "code", "name", "token")
    },
)
FRAMES = st.text(max_size=200) | VALUES.map(json.dumps) | NEARLY.map(json.dumps)


@pytest.mark.long
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=st.lists(FRAMES, min_size=1, max_size=10))
def test_fuzz_from_a_watcher_never_moves_the_table(house: Running, frames: list[str]) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as company, Person(house.address, "Fuzz") as fuzz:
            await start(company)
            await fuzz.watch(company[0].code)
            with contextlib.suppress(ConnectionClosed):
                for frame in frames:
                    await fuzz.socket.send(frame)
                await drain(fuzz, 0.02)
            await drain(company[1], 0.01)
            assert company[1].seq == company[0].seq == 3
            assert (await company[0].act())["seq"] == 4

    asyncio.run(main())
