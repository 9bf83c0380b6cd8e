"""Learning from one's own play: what choices came to is told right, and what did better gets likelier."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from threadpoolctl import threadpool_limits

from biberbau.core.game import Game
from biberbau.games import game_named
from biberbau.training import Plan
from biberbau.training.network import log_chances, new_weights
from biberbau.training.running import beginning
from biberbau.training.self_play.choices import NOTHING, TRACE, Choices
from biberbau.training.self_play.critic import open_rows
from biberbau.training.self_play.learning import ALONE, LAYERS, learn_from_play, missing, slope_of_missing
from biberbau.training.self_play.playing import Playground
from biberbau.training.trial import wins_against
from tests.contract.matches import every_game, short_options


def small(game: Game) -> Plan:
    """Return a plan that takes no time."""
    return Plan(game, 2, short_options(game, {}), teacher="self", hidden=(8, 6), matches=8, lesson=16, lessons=4)


def four_choices() -> Choices:
    """Return three choices of one seat and one of another, of a round that is over for the first three only."""
    choices = Choices.room(4, 1, 1, 2)
    choices.step[:] = [0, 1, 1, 2]
    choices.following[:] = [1, 3, NOTHING, NOTHING]
    choices.worth[:] = [0.1, 0.2, 0.7, 0.4]
    choices.came[3], choices.settled[3] = 2.0, True
    return choices


def test_what_a_choice_came_to_is_mostly_what_the_next_one_did() -> None:
    choices = four_choices()
    choices.settle(4)
    second = TRACE * 2.0 + (1 - TRACE) * 0.4
    first = TRACE * second + (1 - TRACE) * 0.2
    np.testing.assert_allclose(choices.came, [first, second, 0, 2], rtol=1e-6)
    assert choices.settled.tolist() == [True, True, False, True]


def test_what_is_not_settled_is_kept_and_found_again() -> None:
    choices = four_choices()
    choices.following[2], choices.settled[3], choices.code[:] = NOTHING, False, [5, 6, 7, 8]
    choices.settled[2] = True
    count, now = choices.keep(4)
    assert (count, now.tolist()) == (3, [0, 1, NOTHING, 2, NOTHING])
    assert now[NOTHING] == NOTHING
    assert choices.code[:3].tolist() == [5, 6, 8]
    assert choices.following[:3].tolist() == [1, 2, NOTHING]


@every_game
def test_what_is_learned_from_was_possible_and_is_settled(game: Game) -> None:
    plan = small(game)
    standing = beginning(plan)
    assert standing.critic is not None
    playground = Playground(plan, 0, standing.inputs, standing.critic)
    results = set[float]()
    for _ in range(3):
        choices = playground.gather(standing.weights, standing.critic.weights)
        assert len(choices) >= plan.lesson
        assert choices.settled.all()
        assert (choices.mask.sum(axis=1) > 1).all()
        assert choices.mask[np.arange(len(choices)), choices.code].all()
        assert (choices.before < 0).all()
        again = log_chances(standing.weights, choices.rows * standing.inputs.scale, choices.mask)
        np.testing.assert_allclose(again[np.arange(len(choices)), choices.code], choices.before, atol=1e-4)
        results |= set(choices.came[choices.following == NOTHING].tolist())
    assert len(results) > 1
    assert all(abs(result) < 100 for result in results)


def test_the_critic_sees_what_is_hidden_and_the_player_does_not() -> None:
    plan = small(game_named("daumen-drauf"))
    standing = beginning(plan)
    assert standing.critic is not None
    playground = Playground(plan, 0, standing.inputs, standing.critic)
    seen, shown = playground.batch.observations.copy(), open_rows(playground.batch)
    assert (shown[:, : seen.shape[1]] == seen).all()
    assert shown[:, seen.shape[1] :].any()
    assert standing.critic.inputs.width == shown.shape[1]
    assert standing.inputs.width == seen.shape[1]


def test_the_slope_is_that_of_what_is_missing() -> None:
    dice = np.random.default_rng(1)
    weights = new_weights((5, 4, 3, 6), dice) + new_weights((7, 4, 3, 1), dice)
    weights[4] += dice.normal(size=(3, 6))
    rows, shown = dice.normal(size=(9, 5)).astype(np.float32), dice.normal(size=(9, 7)).astype(np.float32)
    lesson = Choices.room(9, 5, 7, 6)
    lesson.mask[:] = dice.random((9, 6)) < 0.5
    lesson.mask[:, 2] = 1
    lesson.code[:], lesson.came[:] = 2, dice.normal(size=9)
    chances = log_chances(weights[:LAYERS], rows, lesson.mask)
    lesson.before[:] = chances[:, 2]
    gained = dice.normal(size=9).astype(np.float32)
    slope = slope_of_missing(weights, rows, shown, lesson, gained, 0.1)
    step = [0.002 * part for part in slope]
    fall = sum(float((part * change).sum()) for part, change in zip(slope, step, strict=True))
    later = [part - change for part, change in zip(weights, step, strict=True)]
    before, after = (float(missing(some, rows, shown, lesson, gained, 0.1)) for some in (weights, later))
    assert before - after == pytest.approx(fall, rel=0.05)
    better = log_chances(later[:LAYERS], rows, lesson.mask)[:, 2] - chances[:, 2]
    free = lesson.mask.sum(axis=1) > 1
    assert np.corrcoef(better[free], gained[free])[0, 1] > 0.5, "what did better gets likelier"


def test_a_round_is_worth_to_each_seat_what_it_got() -> None:
    plan = replace(small(game_named("daumen-drauf")), options={"games": "1"}, matches=1)
    standing = beginning(plan)
    assert standing.critic is not None
    playground, seats = Playground(plan, 0, standing.inputs, standing.critic), list[int]()
    batch = playground.batch
    while not batch.ended[0]:
        seat, before = int(batch.actor[0]), playground.count
        playground.step(standing.weights, standing.critic.weights)
        seats += [seat] * (playground.count - before)
    last = np.flatnonzero(playground.choices.settled[: playground.count])
    assert sorted(seats[place] for place in last) == [0, 1]
    assert batch.rewards.any()
    for place in last:
        got = playground.choices.came[place] * standing.critic.spread
        assert got == pytest.approx(batch.rewards[0, seats[place]])


@pytest.mark.long
def test_it_learns_to_win_with_nobody_to_imitate() -> None:
    game = game_named("daumen-drauf")
    plan = Plan(game, 2, {"games": "1"}, 1, "self", hidden=(48, 24), matches=64, lesson=128, lessons=120)
    with threadpool_limits(1):
        standing = beginning(plan)
        untaught = wins_against(plan, standing.weights, standing.inputs, "uniform", 100)
        for number in range(1, 5):
            assert standing.critic is not None
            learned = learn_from_play(
                plan, number, standing.weights, standing.inputs, standing.critic, 3e-3, number / 5
            )
            assert (learned.weights[0] != standing.weights[0]).any() == (number >= ALONE)
            standing = replace(standing, weights=learned.weights, critic=learned.critic)
        taught = wins_against(plan, standing.weights, standing.inputs, "uniform", 100)
    assert taught.low > untaught.high
