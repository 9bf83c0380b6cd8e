"""The latency of a connection, as the server measures it: by its own pings and by nothing that the other side says."""

from __future__ import annotations

import asyncio
import socket
import statistics
import sys
from pathlib import Path

import msgspec
import pytest

from biberbau.server.socket.latency import TRIPS, UNANSWERED, Latency, is_unsteady
from biberbau.server.socket.limits import HANDSHAKES, AddressBook, Bucket
from biberbau.server.socket.wire import MIN_RTT, MIN_RTT_AT, TCP_INFO_BYTES, shortest_in, told_in
from tests.server.evening import drain
from tests.server.fairness import HELD
from tests.server.furnishing import LIMITS
from tests.server.person import Message, Person
from tests.server.running import Running, running_house


def ask(latency: Latency, now: float) -> str:
    """Let a ping leave; return its key."""
    message = msgspec.json.decode(latency.ask(now))
    assert message["type"] == "ping"
    return str(message["id"])


def test_latency_is_what_most_of_the_latest_round_trips_do_not_exceed() -> None:
    latency = Latency()
    assert latency.round_trip is None
    for number, trip in enumerate((0.1, 0.3, 0.2)):
        latency.answered(ask(latency, number), number + trip)
    assert round(latency.round_trip or 0, 6) == 0.2
    for number, trip in enumerate((0.9, 0.1, 0.8, 0.2, 0.7, 0.3, 0.6, 0.4, 0.5)):
        latency.answered(ask(latency, number), number + trip)
    assert round(latency.round_trip or 0, 6) == 0.6
    for number in range(10, 10 + TRIPS):
        latency.answered(ask(latency, number), number + 0.05)
    assert round(latency.round_trip or 0, 6) == 0.05
    latency.answered(ask(latency, 100), 103.0)
    assert round(latency.round_trip or 0, 6) == 0.05


def test_what_was_never_asked_or_is_answered_twice_measures_nothing() -> None:
    latency = Latency()
    latency.answered("p0", 5.0)
    assert latency.round_trip is None
    key = ask(latency, 1.0)
    latency.answered(key, 1.5)
    latency.answered(key, 9.0)
    assert list(latency.trips.latest) == [0.5]


def test_an_answer_that_comes_after_many_more_questions_measures_nothing() -> None:
    latency = Latency()
    keys = [ask(latency, number) for number in range(UNANSWERED + 1)]
    latency.answered(keys[0], 50.0)
    assert latency.round_trip is None
    latency.answered(keys[-1], UNANSWERED + 0.1)
    assert round(latency.round_trip or 0, 6) == 0.1


def test_no_two_pings_are_alike() -> None:
    one, other = Latency(), Latency()
    assert len({ask(latency, 0.0) for latency in (one, other, one, other)}) == 4


def test_a_bank_gives_what_it_holds_takes_back_and_fills_again() -> None:
    now = 0.0
    bank = Bucket(0.1, 1.0, lambda: now)
    assert bank.take(0.7)
    assert not bank.take(0.7)
    assert round(bank.content, 6) == 0.3
    bank.give(0.2)
    assert round(bank.content, 6) == 0.5
    now = 2.0
    assert round(bank.content, 6) == 0.7
    now = 100.0
    assert bank.content == 1.0
    bank.give(0.5)
    assert bank.content == 1.0


class Cable:
    """A line whose WebSocket answers when the test says so."""

    def __init__(self, shortest: float | None = None, handshake: float | None = None) -> None:
        self.pinged: list[bytes] = []
        self.seen = shortest
        self.shaken = handshake

    def ping(self, payload: bytes) -> None:
        self.pinged.append(payload)

    def shortest(self) -> float | None:
        return self.seen

    def handshake(self) -> float | None:
        return self.shaken


def measured(cable: Cable, page: float, echo: float) -> float:
    """Return what is measured where the page answers after so long, and its WebSocket after so long."""
    latency = Latency(cable)
    for number in range(TRIPS):
        key = ask(latency, number)
        latency.answered(key, number + page)
        assert (latency.round_trip is None) == (number == 0)
        latency.echoed(cable.pinged[-1], number + echo)
    return round(latency.round_trip or 0.0, 6)


def test_a_page_that_holds_back_its_answers_has_no_longer_line() -> None:
    assert measured(Cable(), page=0.32, echo=0.02) == 0.02
    assert measured(Cable(), page=0.02, echo=0.32) == 0.02


def test_a_program_that_holds_back_both_is_measured_by_the_kernel() -> None:
    assert measured(Cable(0.02), page=0.32, echo=0.32) == 0.03
    assert measured(Cable(0.2), page=0.5, echo=0.5) == 0.21
    assert measured(Cable(0.16), page=0.165, echo=0.165) == 0.165


def test_whose_handshakes_are_unsteady_is_believed_to_have_an_unsteady_line() -> None:
    assert measured(Cable(0.16, handshake=0.19), page=0.185, echo=0.185) == 0.185
    assert measured(Cable(0.16, handshake=0.19), page=0.3, echo=0.3) == 0.19
    assert measured(Cable(0.16, handshake=0.9), page=0.3, echo=0.3) == 0.2
    assert measured(Cable(0.16, handshake=0.161), page=0.3, echo=0.3) == 0.17


def test_a_line_is_unsteady_whose_handshakes_take_longer_than_those_of_every_line_may() -> None:
    assert is_unsteady(Cable(0.16, handshake=0.171))
    assert not is_unsteady(Cable(0.16, handshake=0.169))
    assert not is_unsteady(Cable(0.16))
    assert not is_unsteady(Cable(None, handshake=0.2))


def test_what_the_kernel_has_forgotten_is_not() -> None:
    cable = Cable(0.02)
    latency = Latency(cable)
    for number in range(2 * TRIPS):
        latency.answered(ask(latency, number), number + 0.32)
        latency.echoed(cable.pinged[-1], number + 0.32)
        cable.seen = 0.06
    assert round(latency.round_trip or 0.0, 6) == 0.03


def test_an_address_is_known_by_its_latest_handshakes() -> None:
    book = AddressBook(LIMITS)
    assert book.handshake("there") is None
    for shaken, known in ((0.05, 0.05), (0.02, 0.05), (0.03, 0.05), (0.02, 0.03)):
        book.shook_hands("there", shaken)
        assert book.handshake("there") == known
    for _ in range(HANDSHAKES):
        book.shook_hands("there", 0.01)
    assert book.handshake("there") == 0.01
    assert book.handshake("elsewhere") is None


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["20512"], 0.020512),
        ([" 20512 "], 0.020512),
        ([], None),
        (["0"], None),
        ([""], None),
        (["-1"], None),
        (["1e3"], None),
        (["9" * 20], None),
        (["20512", "1"], None),
        (["20512, 1"], None),
    ],
)
def test_a_proxy_tells_of_a_round_trip_in_microseconds(lines: list[str], told: float | None) -> None:
    assert told_in(lines) == told


def test_the_kernel_tells_the_shortest_round_trip_of_a_connection() -> None:
    if sys.platform != "linux":
        pytest.skip("the shortest round trip is read from Linux alone")
    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        socket.create_connection(server.getsockname()) as one,
        server.accept()[0] as other,
    ):
        one.sendall(b"ping")
        other.recv(4)
        told = one.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO_BYTES)
        assert 0.0 < (shortest_in(told) or 0.0) < 10.0
    assert shortest_in(told[:MIN_RTT_AT]) is None
    assert shortest_in(told[:MIN_RTT_AT] + b"\xff" * MIN_RTT.size) is None


class Tardy(Person):
    """Holds back the page's answers to pings."""

    async def take_in(self, message: Message) -> Message:
        if message["type"] == "ping":
            await asyncio.sleep(HELD)
        return await super().take_in(message)


@pytest.mark.long
def test_over_a_socket_the_line_is_measured_whatever_the_page_does(tmp_path: Path) -> None:
    async def main(running: Running) -> None:
        async with Tardy(running.address, "Tardy") as tardy, Person(running.address, "Other") as other:
            await tardy.open_table("beanie")
            await other.join(tardy.code)
            await tardy.ask("start")
            (room,) = running.house.rooms.values()
            (client,) = (client for client in room.company.clients if client.seat is room.table.seats[0])
            latency = client.latency
            while len(latency.trips.latest) < 3:
                await asyncio.gather(tardy.hear(), drain(other, 0.01))
            assert statistics.median(latency.trips.latest) > HELD
            assert latency.echoes.latest
            assert (latency.round_trip or HELD) < HELD

    with running_house(tmp_path) as running:
        asyncio.run(main(running))
