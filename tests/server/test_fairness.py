"""At tables in real time a long line costs nothing; `make fairness` measures it with thousands of claims."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from biberbau.server.play.in_real_time.latency_credit import Claims
from biberbau.server.play.times import Terms
from biberbau.server.socket.latency import Latency
from tests.server.fairness import (
    DIRECT_TRUTH,
    MOST_GAIN,
    PAGES,
    PROGRAM,
    STEADY_TRUTH,
    Case,
    Contested,
    Outcome,
    gain,
    judged,
    measure,
    programs,
)

CLAIMS = 200

LONGEST_WAIT = Terms().longest_wait

TRUTH, NEAR_LIES, NEAR_PAGE, FAR_LIES, FAR_PAGE = PAGES


@pytest.mark.long
def test_a_far_player_wins_as_often_as_a_near_one_and_not_without_fairness() -> None:
    on, off = measure(TRUTH, CLAIMS, "on"), measure(TRUTH, CLAIMS, "off")
    assert abs(on.share - 0.5) <= 0.03
    assert off.share < 0.45
    assert on.longest_wait <= LONGEST_WAIT + 0.001
    assert off.longest_wait == 0


@pytest.mark.long
@pytest.mark.parametrize("case", [NEAR_LIES, NEAR_PAGE, FAR_LIES, FAR_PAGE], ids=lambda case: case.name)
def test_a_liar_gains_nothing(case: Case) -> None:
    assert abs(measure(case, CLAIMS, "on").share - 0.5) <= 0.03


@pytest.mark.long
@pytest.mark.parametrize("case", programs(STEADY_TRUTH)[1:], ids=lambda case: case.name)
def test_a_program_at_a_steady_line_gains_little(case: Case) -> None:
    truth = measure(STEADY_TRUTH, CLAIMS, "on")
    assert abs(truth.handicap) < 0.005
    assert gain(case, measure(case, CLAIMS, "on"), truth) <= MOST_GAIN


@pytest.mark.long
def test_who_is_connected_directly_wins_as_often_at_an_unsteady_line() -> None:
    assert abs(measure(DIRECT_TRUTH, CLAIMS, "on").share - 0.5) <= 0.03


@pytest.mark.long
def test_a_program_that_is_believed_about_its_line_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    truth = measure(STEADY_TRUTH, CLAIMS, "on")
    monkeypatch.setattr(Latency, "_longest", lambda _: math.inf)
    case = replace(STEADY_TRUTH, near=PROGRAM, truth=STEADY_TRUTH)
    assert gain(case, measure(case, CLAIMS, "on"), truth) > 0.1


@pytest.mark.long
def test_a_page_that_is_believed_about_its_line_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    believe = Latency._measure

    def believe_the_page(latency: Latency) -> None:
        latency.echoes.latest = latency.trips.latest
        believe(latency)

    monkeypatch.setattr(Latency, "_measure", believe_the_page)
    assert measure(NEAR_PAGE, CLAIMS, "on").share < 0.45


@pytest.mark.long
def test_a_credit_that_is_not_bound_by_the_measured_line_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Claims, "credit_of", lambda *_: Terms().most_credit)
    assert measure(NEAR_LIES, CLAIMS, "on").share < 0.45


def outcome(handicap: float, wait: float = 0.2, wins: int = 0) -> Outcome:
    """Claims, one in each millisecond, that the far player wins from so many on, and the first `wins`, too."""
    leads = [lead / 1000 + 0.0005 for lead in range(-600, 600)]
    contests = [Contested(lead, lead > handicap or number < wins) for number, lead in enumerate(leads)]
    return Outcome(contests, wait, wait / 2)


@pytest.mark.parametrize(
    ("case", "found", "truth", "least", "said"),
    [
        (TRUTH, outcome(0.010), None, 400, []),
        (TRUTH, outcome(0.010), None, 1100, ["only 500 claims have met"]),
        (TRUTH, outcome(0.010, wait=0.26), None, 400, ["somebody has waited 260 ms"]),
        (TRUTH, outcome(0.020), None, 400, ["the handicap is 20 ms", "of those that met the far one wins 46.0%"]),
        (TRUTH, outcome(0.010, wins=100), None, 400, ["the handicap is -90 ms", "the far one wins 57.5%"]),
        (FAR_PAGE, outcome(-0.004), outcome(0.010), 400, []),
        (FAR_PAGE, outcome(-0.006), outcome(0.010), 400, ["the lie gains 16 ms"]),
        (NEAR_PAGE, outcome(0.026), outcome(0.010), 400, ["the lie gains 16 ms"]),
    ],
)
def test_what_is_unfair_is_said(case: Case, found: Outcome, truth: Outcome | None, least: int, said: list[str]) -> None:
    assert list(judged(case, found, truth, least)) == said
