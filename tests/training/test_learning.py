"""Learning: the teacher is heard where it has something to say, and what it says is learned."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from threadpoolctl import threadpool_info, threadpool_limits

from biberbau.bots import Adviser, Budget, SearchBot, bot_named
from biberbau.core.game import Game
from biberbau.envs import Batch
from biberbau.games import game_named
from biberbau.training import Plan, TrainingError
from biberbau.training.learning import learn
from biberbau.training.network import Inputs, as_network, new_weights, preferences, surprise, surprise_and_slope
from biberbau.training.playing import Playground
from biberbau.training.running import beginning
from biberbau.training.teachers import SearchTeacher
from biberbau.training.trial import wins_against
from tests.contract.matches import every_game, short_options


def small(game: Game) -> Plan:
    """Return a plan that takes no time."""
    return Plan(game, 2, short_options(game, {}), hidden=(8, 6), matches=8, lesson=16, lessons=4)


@every_game
@pytest.mark.parametrize("name", ["careful", "uniform"])
def test_advice_is_what_the_bot_does(game: Game, name: str) -> None:
    batch, bot = Batch(game, 3, seed=4), bot_named(name, game)
    for step in range(30):
        advice = Adviser(name, game, step).advise(batch.states, batch.actor)
        assert advice[0] == bot.choose(batch.view(0), step)
        alone = np.where(np.arange(3) == 1, batch.actor, -1).astype(np.int8)
        assert Adviser(name, game, step).advise(batch.states, alone)[1] == bot.choose(batch.view(1), step)
        batch.step(batch.towards(advice))
        while (batch.slots["depth"] > 0).any():
            batch.step(np.where(batch.slots["depth"] > 0, batch.towards(advice), -1))


@every_game
def test_what_is_to_be_answered_could_be_chosen(game: Game) -> None:
    plan = small(game)
    standing = beginning(plan)
    playground = Playground(plan, 0)
    asked = 0
    for _ in range(4):
        for lesson in playground.gather(standing.weights, standing.inputs):
            assert lesson.rows.shape == (plan.lesson, standing.inputs.width)
            assert (lesson.mask.sum(axis=1) > 1).all()
            assert not lesson.answers[lesson.mask == 0].any()
            np.testing.assert_allclose(lesson.answers.sum(axis=1), 1, rtol=1e-5)
            asked += len(lesson)
    assert asked == 4 * 32 * plan.lesson


@pytest.mark.long
@pytest.mark.parametrize("teacher", ["careful", "search"])
def test_where_the_learner_has_begun_another_action_only_a_search_has_an_answer(teacher: str) -> None:
    plan = replace(small(game_named("beanie")), matches=64, teacher=teacher, playouts=20 * (teacher == "search"))
    playground, standing = Playground(plan, 0), beginning(plan)
    silent = asked = 0
    for _ in range(30):
        answers, mask = playground.teacher.answers(playground.batch), playground.batch.mask
        assert not answers[mask == 0].any()
        heard = answers.sum(axis=1) > 0
        np.testing.assert_allclose(answers.sum(axis=1)[heard], 1, rtol=1e-5)
        amid = (playground.batch.slots["depth"] > 0) & (mask.sum(axis=1) > 1)
        asked, silent = asked + int(amid.sum()), silent + int((amid & ~heard).sum())
        playground.step(standing.weights, standing.inputs)
    assert asked > 50
    assert silent > asked / 2 if teacher == "careful" else 0 < silent < asked


def test_a_search_answers_with_its_visits() -> None:
    game = game_named("daumen-drauf")
    batch = Batch(game, 4, seed=2)
    teacher = SearchTeacher(60, batch, seed=9)
    answers, dice = teacher.answers(batch), np.random.default_rng(9)
    for i in range(4):
        found = SearchBot(game).consider(batch.view(i), int(dice.integers(2**62)), Budget(playouts=60))
        expected = np.zeros(batch.codes)
        expected[found.actions] = found.visits / found.visits.sum()
        np.testing.assert_allclose(answers[i], expected, rtol=1e-5)


def test_the_slope_is_that_of_the_surprise() -> None:
    dice = np.random.default_rng(1)
    weights = new_weights((5, 4, 3, 6), dice)
    weights[4] += dice.normal(size=(3, 6))
    inputs = dice.normal(size=(7, 5)).astype(np.float32)
    mask = dice.random((7, 6)) < 0.5
    mask[:, 2] = True
    answers = (dice.random((7, 6)) * mask).astype(np.float32)
    answers /= answers.sum(axis=1, keepdims=True)
    value, slope = surprise_and_slope(weights, inputs, mask, answers)
    odds = np.exp(preferences(weights, inputs).astype(np.float64)) * mask
    chances = np.where(mask, odds / odds.sum(axis=1, keepdims=True), 1)
    assert value == pytest.approx(-(answers * np.log(chances)).sum(axis=1).mean(), rel=1e-5)
    step = [0.01 * part for part in slope]
    fall = sum(float((part * change).sum()) for part, change in zip(slope, step, strict=True))
    lower = surprise([part - change for part, change in zip(weights, step, strict=True)], inputs, mask, answers)
    assert value - lower == pytest.approx(fall, rel=0.05)


def test_a_policy_file_prefers_what_the_learner_does() -> None:
    rows = np.random.default_rng(2).integers(-3, 200, (20, 9)).astype(np.int16)
    rows[:, [2, 5]] = 0
    inputs = Inputs.seen_in(rows)
    assert inputs.columns.tolist() == [0, 1, 3, 4, 6, 7, 8]
    assert np.abs(inputs.of(rows)).max() <= 1
    weights = new_weights((7, 5, 4, 3), np.random.default_rng(3))
    network = as_network(weights, inputs)
    network.check(9, 3)
    np.testing.assert_allclose(network.preferences(rows), preferences(weights, inputs.of(rows)), rtol=1e-5, atol=1e-6)


def test_tests_multiply_with_one_thread() -> None:
    assert {pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"} <= {1}


@pytest.mark.long
def test_it_learns_to_win() -> None:
    plan = Plan(
        game_named("daumen-drauf"), 2, {"games": "1"}, seed=1, hidden=(48, 24), matches=64, lesson=256, lessons=150
    )
    with threadpool_limits(1):
        standing = beginning(plan)
        untaught = wins_against(plan, standing.weights, standing.inputs, "careful", 100)
        first = learn(plan, 0, standing.weights, standing.inputs, 4e-3)
        second = learn(plan, 1, first.weights, standing.inputs, 2e-3)
        taught = wins_against(plan, second.weights, standing.inputs, "careful", 100)
    assert second.told["surprise"] < 0.7 * first.told["surprise"]
    assert second.told["agreement"] > 0.8
    assert untaught.high < 0.3 < taught.low


def test_there_is_nothing_to_learn_at_a_variant_or_without_a_teacher() -> None:
    with pytest.raises(TrainingError, match="this is a variant: biber-gang with beavers:6"):
        Plan(game_named("biber-gang", variant="beavers:6"), 2)
    with pytest.raises(TrainingError, match="no player 'elder' who could teach"):
        Plan(game_named("biber-gang"), 2, teacher="elder")
    with pytest.raises(TrainingError, match="teaches with a number of playouts"):
        Plan(game_named("biber-gang"), 2, teacher="search")
