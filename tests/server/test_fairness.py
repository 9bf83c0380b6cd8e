"""At tables in real time a long line costs nothing; `make fairness` measures it with thousands of claims."""

from __future__ import annotations

import pytest

from biberbau.server.play.in_real_time.claims import Claims
from biberbau.server.play.times import Terms
from biberbau.server.socket.latency import Latency
from tests.server.fairness import HELD, measure

CLAIMS = 200

LONGEST_WAIT = Terms().longest_wait


@pytest.mark.long
def test_a_far_player_wins_as_often_as_a_near_one_and_not_without_fairness() -> None:
    on, off = measure(CLAIMS, "on"), measure(CLAIMS, "off")
    assert abs(on.share - 0.5) <= 0.03
    assert off.share < 0.45
    assert on.longest_wait <= LONGEST_WAIT + 0.001
    assert off.longest_wait == 0


@pytest.mark.parametrize(("liar", "held"), [(0, 0.0), (0, HELD), (1, 0.0), (1, HELD)])
def test_a_liar_gains_nothing(liar: int, held: float) -> None:
    assert abs(measure(CLAIMS, "on", liar, held).share - 0.5) <= 0.03


def test_a_page_that_is_believed_about_its_line_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    believe = Latency._measure

    def believe_the_page(latency: Latency) -> None:
        latency.echoes.latest = latency.trips.latest
        believe(latency)

    monkeypatch.setattr(Latency, "_measure", believe_the_page)
    assert measure(CLAIMS, "on", 0, HELD).share < 0.45


def test_a_credit_that_is_not_bound_by_the_measured_line_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Claims, "credit_of", lambda *_: Terms().most_credit)
    assert measure(CLAIMS, "on", 0).share < 0.45
