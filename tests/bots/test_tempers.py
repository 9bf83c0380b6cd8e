"""How quick players are: distributions as documented, nobody inhumanly quick, the same for the same seed."""

from __future__ import annotations

import dataclasses
import statistics
from itertools import pairwise

import pytest

from biberbau.bots import BOTS, names, temper_of
from biberbau.bots.tempers import CALM, LEAST_MILLISECONDS, ORDINARY, QUICK, Temper
from biberbau.games import game_named

DRAWS = 4000


@pytest.mark.parametrize(
    ("temper", "fastest", "slowest"), [(CALM, 1.0, 3.2), (ORDINARY, 0.6, 2.0), (QUICK, 0.46, 1.06)]
)
def test_nine_in_ten_reactions_lie_where_it_is_said(temper: Temper, fastest: float, slowest: float) -> None:
    drawn = sorted(temper.reaction(seed) for seed in range(DRAWS))
    assert drawn[DRAWS // 20] == pytest.approx(fastest, rel=0.05)
    assert drawn[-DRAWS // 20] == pytest.approx(slowest, rel=0.05)
    assert statistics.median(drawn) == pytest.approx(temper.median / 1000, rel=0.03)


def test_nobody_is_inhumanly_quick() -> None:
    hasty = dataclasses.replace(QUICK, median=100.0)
    assert {hasty.reaction(seed) for seed in range(20)} == {LEAST_MILLISECONDS / 1000}
    assert all(temper_of(bot).reaction(seed) >= 0.35 for bot in BOTS for seed in range(1000))


def test_tempers_go_from_slow_to_quick_and_others_are_ordinary() -> None:
    medians = [temper_of(bot).median for bot in ("calm", "careful", "quick")]
    assert all(slower > quicker for slower, quicker in pairwise(medians))
    assert temper_of("search") == temper_of("uniform") == ORDINARY


def test_the_seed_decides() -> None:
    assert CALM.reaction(5) == CALM.reaction(5) != CALM.reaction(6)


def test_only_in_real_time_there_are_players_of_every_temper() -> None:
    game = game_named("biber-gang")
    assert not {"calm", "quick"} & set(names(game))
    assert names(dataclasses.replace(game, real_time=True)) == BOTS
