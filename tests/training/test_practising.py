"""Practice: from some quick rounds to weights."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau.bots import read_fractional_row, write_layers
from biberbau.games import game_named
from biberbau.training.practising.learning import PRACTICE, PRACTISING, Numbers, Practice, least_squares, practised

GAME = game_named("biber-gang")


def after(rounds: int, seed: int) -> Numbers:
    plan = Practice(GAME, 3, rounds, 2, seed, {"rounds": "1"})
    return practised(plan, GAME.keeper(PRACTICE).at_first(), lambda times: None)


@pytest.mark.long
def test_the_same_plan_learns_the_same_and_other_deals_something_else() -> None:
    once, again, other = after(300, 1), after(300, 1), after(300, 2)
    assert np.array_equal(once, again)
    assert not np.array_equal(once, other)
    assert not np.array_equal(once, GAME.keeper(PRACTICE).at_first())


@pytest.mark.long
def test_what_a_display_costs_in_the_last_turn_is_not_learned_but_known() -> None:
    practice = GAME.keeper(PRACTICE)
    weights, before = after(300, 1), practice.at_first()
    own = slice(practice.OWN, practice.NEXT)
    shape = (practice.MOST_HIDDEN + 1, practice.MOST_HIDDEN + 1, -1)
    learned, known = weights[own].reshape(shape), before[own].reshape(shape)
    assert np.array_equal(learned[0], known[0])
    assert np.array_equal(learned[:, 0], known[:, 0])
    assert not np.array_equal(learned[1:, 1:], known[1:, 1:])


@pytest.mark.long
def test_weights_that_are_written_are_read_again() -> None:
    weights = after(300, 1)
    assert np.abs(read_fractional_row(write_layers([weights]), len(weights)) - weights).max() < 0.001


def test_least_squares_find_the_weights_that_made_what_became() -> None:
    dice = np.random.default_rng(1)
    true, count = dice.normal(0, 3, 40), 20_000
    listed = dice.integers(0, len(true), (count, 5)).astype(np.int16)
    parts = dice.choice([-1, 1, 2], (count, 5)).astype(np.int8)
    became = (parts * true[listed]).sum(axis=1) + dice.normal(0, 1, count)
    found = least_squares(GAME.driver(PRACTISING), listed, parts, became, np.zeros(len(true)))
    assert np.abs(found - true).max() < 0.3
    nothing_seen = least_squares(GAME.driver(PRACTISING), listed[:0], parts[:0], became[:0], true)
    assert np.array_equal(nothing_seen, true)
