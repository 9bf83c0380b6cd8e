"""The commands that measure reviews run for an hour; here each runs for a moment, so that none breaks unseen."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from tests.reviews import adds_up, levels, luck_share, mistakes, quick, solved, worded

pytestmark = pytest.mark.long

Main = Callable[[], int | None]


@pytest.mark.parametrize(
    ("main", "arguments", "said"),
    [
        (levels.main, "4 biber-gang", "biber-gang: 4 rounds, points lost a decision dreamer"),
        (mistakes.main, "2 biber-gang", "of 2 were mistakes"),
        (solved.main, "2 thumbs", "thumbs: 2 situations"),
        (worded.main, "2 biber-gang", "have a reason"),
        (luck_share.main, "4 biber-gang", "biber-gang: 4 deals, slope"),
        (adds_up.main, "2", "beanie: 2 rounds, sums within"),
    ],
    ids=lambda one: one.__module__.rpartition(".")[2] if callable(one) else "",
)
def test_a_measurement_runs_and_says_what_it_found(
    main: Main, arguments: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (levels, mistakes, worded, luck_share):
        monkeypatch.setattr(module, "BUDGET", 30)
    monkeypatch.setattr(mistakes, "ROUNDS", 2)
    monkeypatch.setattr(mistakes, "WORLDS", 20)
    monkeypatch.setattr(levels, "AGAIN", 5)
    monkeypatch.setattr(sys, "argv", ["a measurement", *arguments.split()])
    assert main() in (None, 0, 1), "a goal may be missed by so few"
    assert said in capsys.readouterr().out


def test_times_are_told_beside_their_goals() -> None:
    """Their command needs a house and a browser; what it tells of them it makes of this."""
    times = quick.Times()
    for what, measured in times.of.items():
        times.note(what, measured.goal / 2)
        times.note(what, measured.goal * (2 if what == "a step back" else 1))
    told = times.as_json()
    assert {what for what, one in told.items() if what != "decisions" and not one["fine"]} == {"a step back"}
    assert quick.played("biber-gang", 1).startswith("biberbau/1 biber-gang/")
