"""Who asks too much, or says nothing: they are told so, then cut, and the house has room for others."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import math
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame

from biberbau.server.socket.limits import Limits, household
from biberbau.server.socket.wire import MOUTHFUL
from tests.server.challenges import answer_to
from tests.server.evening import people
from tests.server.patience import within
from tests.server.person import Person
from tests.server.running import WIDE, Running, health, running_house

SNAPSHOT = "snapshot"


async def hear_without_answering(person: Person) -> None:
    """Read to the end and say nothing, not even to a ping."""
    while True:
        await person.socket.recv()


def test_a_flood_is_refused_and_then_cut(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=1, message_burst=5, strikes=5, tables_per_second=0, table_burst=2)

    async def main(address: str) -> None:
        async with Person(address, "Flood") as flood:
            codes: list[int] = []
            with contextlib.suppress(ConnectionClosed):
                for _ in range(50):
                    await flood.say("watch", code="ZZZZZZ")
                while True:
                    message = await flood.hear()
                    codes.append(message["reason"]["message"] == "refusal-too-fast")
            assert sum(codes) == 5
            assert flood.socket.close_code == 1008

    async def tables(address: str) -> None:
        async with Person(address, "Many") as many:
            for _ in range(2):
                await many.ask("create", game="biber-gang", name="Many")
            answer = await many.ask("create", game="biber-gang", name="Many")
            assert answer["reason"]["message"] == "refusal-too-many-tables"

    with running_house(tmp_path, limits) as running:
        asyncio.run(main(running.address))
        asyncio.run(tables(running.address))
        assert health(running.address)["tables"] == 2


def test_a_full_house_wakes_no_further_table_until_one_sleeps(tmp_path: Path) -> None:
    async def main(running: Running) -> None:
        async with Person(running.address, "Anna") as anna, Person(running.address, "Ben") as ben:
            await anna.open_table()
            answer = await ben.ask("create", game="biber-gang", name="Ben")
            assert answer["reason"]["message"] == "refusal-house-full"
            await ben.join(anna.code)
            await anna.hang_up()
            await ben.hang_up()
            while running.house.rooms:
                await asyncio.sleep(0.01)
            await ben.connect()
            await ben.open_table()
            await anna.connect()
            answer = await anna.ask("resume", code=anna.code, token=anna.token, seen=0)
            assert answer["reason"]["message"] == "refusal-house-full"

    with running_house(tmp_path, replace(WIDE, awake_tables=1)) as running:
        asyncio.run(main(running))


@pytest.mark.parametrize("frame", [b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x80\x80\0\0\0\0", b"\x01\x80\0\0\0\0"])
def test_tiny_frames_are_not_even_parsed_once_there_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, frame: bytes
) -> None:
    parsed = 0
    parse = Frame.parse.__func__  # type: ignore[attr-defined]  # A class method has it, which its type hides.

    def counting(*arguments: Any, **options: Any) -> Any:
        nonlocal parsed
        parsed += bool(options["mask"])
        return parse(Frame, *arguments, **options)

    async def main(address: str) -> None:
        async with Person(address, "Flood") as flood:
            monkeypatch.setattr(Frame, "parse", counting)
            with contextlib.suppress(ConnectionError):
                flood.socket.transport.write(frame * 50_000)
            with pytest.raises(ConnectionClosed):
                await flood.hear_to_the_end()

    with running_house(tmp_path, Limits()) as running:
        asyncio.run(within(10, main(running.address)))
    assert 0 < parsed <= Limits().frame_burst + MOUTHFUL // len(frame) + 10


def test_bytes_are_counted_too(tmp_path: Path) -> None:
    async def main(running: Running) -> None:
        async with Person(running.address, "Flood") as flood:
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await flood.socket.send("x" * 1000)
                    await asyncio.sleep(0)
        assert running.house.cuts["bytes"] == 1

    with running_house(tmp_path, replace(WIDE, strikes=1000, bytes_per_second=0, byte_burst=20_000)) as running:
        asyncio.run(within(10, main(running)))


async def shout(person: Person, at_once: int) -> None:
    """Send so many frames at once, and then one after the other, for nobody knows in which pieces they come."""
    frames = at_once
    while not person.socket.transport.is_closing():
        with contextlib.suppress(ConnectionError):
            person.socket.transport.write(b"\x89\x85\0\0\0\0biber" * frames)
        frames = 1
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("limits", "why"),
    [
        (Limits(address_frames_per_second=0, address_frame_burst=150), "address-frames"),
        (
            Limits(address_bytes_per_second=0, address_byte_burst=2000, bytes_per_second=0, byte_burst=3000),
            "address-bytes",
        ),
    ],
)
def test_where_an_address_sends_too_much_the_loud_are_cut_and_not_the_quiet(
    tmp_path: Path, limits: Limits, why: str
) -> None:
    async def main(running: Running) -> None:
        async with Person(running.address, "Quiet") as quiet:
            await quiet.open_table()
            for number in range(3):
                async with Person(running.address, f"Loud {number}") as loud:
                    shouting = asyncio.create_task(shout(loud, 190))
                    with pytest.raises(ConnectionClosed):
                        await loud.hear_to_the_end()
                    await shouting
            assert (await quiet.ask("rename", name="Still here"))["type"] == "ack"
        assert set(running.house.cuts) == {why}

    with running_house(tmp_path, limits) as running:
        asyncio.run(within(10, main(running)))


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        # What a proxy says that passes on whatever guests bring.
        ("unknown", "unknown"),
        ("any:thing", "any:thing"),
    ],
)
def test_a_network_of_addresses_is_counted_as_one(host: str, counted: str) -> None:
    assert household((host, 40_000)) == counted


def test_guessing_codes_ends_in_silence(tmp_path: Path) -> None:
    limits = Limits(lookups_per_second=0, lookup_burst=3)

    async def main(address: str) -> None:
        async with Person(address, "Guess") as guess:
            for _ in range(3):
                assert (await guess.ask("watch", code="ZZZZZZ"))["reason"]["message"] == "refusal-no-table"
            with pytest.raises(ConnectionClosed):
                await guess.ask("watch", code="ZZZZZZ")
            assert guess.socket.close_code == 1013

    with running_house(tmp_path, limits) as running:
        asyncio.run(main(running.address))


@pytest.mark.parametrize("what", ["replays/ZZZZZZ/1", "positions/ZZZZZZ/1/0"])
def test_guessing_codes_of_matches_ends_too(tmp_path: Path, what: str) -> None:
    with running_house(tmp_path, Limits(lookups_per_second=0, lookup_burst=3)) as running:
        assert [answer_to(running.address, what)[0] for _ in range(4)] == [404, 404, 404, 429]


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async def main(address: str) -> None:
        async with Person(address, "A"), Person(address, "B"):
            with pytest.raises(InvalidStatus) as refused:
                await Person(address, "C").connect()
            assert refused.value.response.status_code == 429
        async with Person(address, "D") as person:
            await person.open_table()

    with running_house(tmp_path, Limits(connections_per_address=2)) as running:
        asyncio.run(main(running.address))


def test_a_seat_has_only_so_many_connections(tmp_path: Path) -> None:
    async def main(address: str) -> None:
        async with people(address, "Anna") as (anna,), Person(address, "B") as second, Person(address, "C") as third:
            for person in (second, third):
                await person.ask("resume", code=anna.code, token=anna.token, seen=0)
            with pytest.raises(ConnectionClosed):
                await anna.hear_to_the_end()
            await third.hear_until(lambda message: message["type"] == SNAPSHOT)

    with running_house(tmp_path, Limits(connections_per_seat=2)) as running:
        asyncio.run(main(running.address))


def test_silence_is_cut(tmp_path: Path) -> None:
    async def main(address: str) -> None:
        async with Person(address, "Deaf") as deaf:
            await deaf.open_table()
            with pytest.raises(ConnectionClosed):
                await hear_without_answering(deaf)

    with running_house(tmp_path, Limits(ping_seconds=0.1, silence_seconds=0.3)) as running:
        asyncio.run(within(10, main(running.address)))


@pytest.mark.long
def test_only_who_is_quiet_is_pinged(tmp_path: Path) -> None:
    async def longest_silence(anna: Person) -> float:
        """Ask again and again for longer than a ping takes to come; the longest time in seconds between two answers."""
        answered = [time.monotonic()]
        while answered[-1] - answered[0] < 1.5:
            await asyncio.sleep(0.05)
            assert (await anna.ask("ready"))["type"] == "refused"
            answered.append(time.monotonic())
        return max(later - sooner for sooner, later in itertools.pairwise(answered))

    async def main(address: str) -> None:
        async with Person(address, "Anna") as anna:
            await anna.open_table()
            told, silence = 0, math.inf
            # Where a busy machine keeps her waiting, she is quiet.
            while silence > 0.2:
                await anna.ask("ready")
                told = len(anna.heard)
                silence = await longest_silence(anna)
            assert not [message for message in anna.heard[told:] if message["type"] == "ping"]
            await anna.hear_until(lambda message: message["type"] == "ping")

    with running_house(tmp_path, replace(WIDE, ping_seconds=1.0)) as running:
        asyncio.run(within(60, main(running.address)))
