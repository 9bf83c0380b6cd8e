"""What an action costs beside others: goals are judged turn by turn, and who cannot be measured is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from yardsticks.tables import BOARDGAME, DATABASE, OURS, NotRun, Turn, boardgame, goals, judge, loaded, tree_of


def turns(*costs: float) -> list[Turn]:
    return [Turn(cost, 1.0, 2.0) for cost in costs]


def test_a_cost_is_held_against_what_others_cost_in_the_same_turn(capsys: pytest.CaptureFixture[str]) -> None:
    """The second turn was slow for all, so it changes nothing."""
    measured = {OURS: turns(400, 4000, 440), "7f11d0b": turns(500, 5000, 500), BOARDGAME: turns(800, 8000, 800)}
    assert judge(measured, goals("7f11d0b")) == 0
    assert capsys.readouterr().out.splitlines() == [
        "ours / 7f11d0b: 0.80 (0.80 to 0.88), 0.85 wanted",
        "ours / boardgame.io: 0.50 (0.50 to 0.55), 0.7 wanted",
    ]


def test_a_goal_that_is_missed_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert judge({OURS: turns(400), DATABASE: turns(680)}, goals("7f11d0b")) == 1
    assert capsys.readouterr().out == "ours, in PostgreSQL / ours: 1.70 (1.70 to 1.70), MISSED: 1.6 wanted\n"


@pytest.mark.long
def test_who_cannot_be_measured_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotRun, match="the history has no 0000000"):
        tree_of("0000000")
    with pytest.raises(NotRun, match=r"tests\.server\.load --tables=many .*invalid int value"):
        loaded(tmp_path, ["--tables=many"])
    with pytest.raises(NotRun, match="ended before it said 'open'"):
        boardgame(tmp_path, 1, 4, 1)
