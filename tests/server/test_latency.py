"""The latency of a connection, as the server measures it: by its own pings and by nothing that the other side says."""

from __future__ import annotations

import msgspec

from biberbau.server.socket.latency import TRIPS, UNANSWERED, Latency
from biberbau.server.socket.limits import Bucket


def ask(latency: Latency, now: float) -> str:
    """Let a ping leave; return its key."""
    message = msgspec.json.decode(latency.ask(now))
    assert message["type"] == "ping"
    return str(message["id"])


def test_latency_is_the_median_of_the_latest_round_trips() -> None:
    latency = Latency()
    assert latency.round_trip is None
    for number, trip in enumerate((0.1, 0.3, 0.2)):
        latency.answered(ask(latency, number), number + trip)
    assert round(latency.round_trip or 0, 6) == 0.2
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
    assert list(latency.trips) == [0.5]


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
