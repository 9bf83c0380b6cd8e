"""What the yardstick of the environments says of figures that it has measured."""

from __future__ import annotations

import pytest

from biberbau.games import game_named
from yardsticks.environments import GOALS, MATCHES, many, missed_goals
from yardsticks.trial import FEATURES, trial_of


def test_a_goal_that_is_missed_is_named() -> None:
    rates = {
        many(name, matches): goal
        for name, goals in GOALS.items()
        for matches, goal in zip((MATCHES, 1), goals, strict=True)
    }
    assert missed_goals(rates) == []
    slower = rates | {many("beanie", MATCHES): 1_400_000.0, many("biber-gang", 1): 99_999.0}
    assert missed_goals(slower) == [
        "biber-gang, 1 at once: 99,999 decisions/s are fewer than 100,000",
        "beanie, 256 at once: 1,400,000 decisions/s are fewer than 1,500,000",
    ]


@pytest.mark.long
def test_the_plain_way_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yardsticks.trial.SECONDS", 0.01)
    assert FEATURES == 303
    assert trial_of(game_named("biber-gang"), 8)() > 0
