"""Ends of rounds that dice make: positions as they could lie, the same for a seed, and small enough to be solved."""

from __future__ import annotations

import contextlib
import random

import numpy as np
import pytest

from biberbau.core.errors import BiberbauError
from biberbau.core.position import parse_position
from biberbau.envs.openspiel.exact import equilibrium, gap
from biberbau.games import game_named
from yardsticks.ends import FAMILIES, FEWEST_SITUATIONS, ends_of
from yardsticks.fresh_gaps import seen_of

SITUATIONS = 60


@pytest.mark.parametrize("name", FAMILIES)
def test_dice_make_positions_that_there_can_be(name: str) -> None:
    game, made = game_named(name), []
    for number in range(10):
        texts = list(FAMILIES[name](random.Random(number)))
        assert texts == list(FAMILIES[name](random.Random(number)))
        for text in texts[-1:]:
            with contextlib.suppress(BiberbauError):
                made.append(parse_position(text, game)[0][0])
    assert len({record.tobytes() for record in made}) > 5
    for record in made:
        assert record["seats"] == 2
        assert game.engine.actors_at(np.array([record]), 0) > 0


@pytest.mark.long
def test_ends_are_small_and_the_solution_loses_hardly_anything() -> None:
    end = next(ends_of("biber-mania", 1, SITUATIONS))
    assert FEWEST_SITUATIONS <= len(end.tree.choices) <= SITUATIONS
    solution, perfect = equilibrium(end.tree)
    often, seldom = (gap(end.tree, solution, "", seen_of(perfect, samples, 7)).mean for samples in (4000, 1))
    assert -0.01 <= often < 0.03
    assert seldom >= often - 0.01
