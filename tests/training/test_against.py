"""Learning to beat a player: the learner alone learns, both know what their seats know, and all seats come in turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from threadpoolctl import threadpool_limits

from biberbau.bots import Bot, BotError, Budget, Paced, bot_named, read_policy
from biberbau.core.game import Game
from biberbau.core.view import View
from biberbau.games import game_named
from biberbau.training import Length, Plan, TrainingError, read_parent, train
from biberbau.training.running import beginning
from biberbau.training.saved import Standing
from biberbau.training.self_play.critic import open_rows
from biberbau.training.self_play.learning import ALONE, learn_from_play
from biberbau.training.self_play.playing import Playground
from biberbau.training.trial import wins_against
from tests.cli.running import Terminal
from tests.contract.matches import every_game, short_options

GANG = game_named("biber-gang")


def small(game: Game, against: str = "careful", seats: int = 2) -> Plan:
    """Return a plan that takes no time."""
    options = short_options(game, {})
    return Plan(game, seats, options, teacher="self", hidden=(8, 6), matches=8, lesson=16, lessons=8, against=against)


def playground_of(plan: Plan) -> tuple[Playground, Standing]:
    """Return where a training begins to play."""
    standing = beginning(plan)
    assert standing.critic is not None
    return Playground(plan, 0, standing.inputs, standing.critic), standing


def step(playground: Playground, standing: Standing) -> None:
    """Let everybody choose one code."""
    assert standing.critic is not None
    playground.step(standing.weights, standing.critic.weights)


class Onlooker:
    """Plays as `careful` does and keeps all that it is given."""

    name = "onlooker"

    def __init__(self, game: Game) -> None:
        self.seen = list[tuple[int | None, bytes]]()
        self.careful = bot_named("careful", game)

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        self.seen.append((view.seat, view.bytes))
        return self.careful.choose(view, seed)


@every_game
def test_the_target_is_given_the_views_of_its_seats_and_nothing_else(game: Game) -> None:
    onlooker = Onlooker(game)
    plan = replace(small(game), against="onlooker", guests={"onlooker": lambda game: onlooker})
    playground, standing = playground_of(plan)
    batch, asked = playground.batch, 0
    assert batch.event_time == game.real_time
    for _ in range(60):
        onlooker.seen.clear()
        theirs = np.flatnonzero((batch.actor != playground.seats) & ~batch.part_way).tolist()
        expected = [(int(batch.actor[i]), batch.match(i).view(int(batch.actor[i])).bytes) for i in theirs]
        step(playground, standing)
        assert onlooker.seen == expected
        asked += len(expected)
    assert asked > 50


@every_game
def test_only_the_learners_choices_are_learned_from(game: Game) -> None:
    playground, standing = playground_of(small(game))
    batch, codes = playground.batch, playground.codes
    for _ in range(60):
        before, mask = playground.count, batch.mask[:, :codes].copy()
        free = np.flatnonzero((batch.actor == playground.seats) & (mask.sum(axis=1) > 1))
        rows = standing.inputs.picked(batch.observations[free]).copy()
        step(playground, standing)
        noted = slice(before, playground.count)
        np.testing.assert_array_equal(playground.choices.rows[noted], rows)
        np.testing.assert_array_equal(playground.choices.mask[noted], mask[free])
    assert playground.count > 50


@every_game
@pytest.mark.parametrize("steps", [7, 20, 41])
def test_what_is_hidden_does_not_reach_the_learners_choice(game: Game, steps: int) -> None:
    plan = replace(small(game), matches=32)
    (here, standing), (there, _) = playground_of(plan), playground_of(plan)
    # Who hardly prefers anything would choose alike whatever they were shown.
    standing.weights[4][:] = np.random.default_rng(1).normal(size=standing.weights[4].shape)
    for _ in range(steps):
        step(here, standing)
        step(there, standing)
    batch, rng = there.batch, np.full(1, steps, np.uint64)
    own = np.flatnonzero((batch.actor == there.seats) & ~batch.part_way)
    for i in own.tolist():
        world = batch.view(i).data.copy()
        game.engine.redeal_at(world, 0, int(batch.actor[i]), rng)
        batch.states[i] = world[0]
        batch.compiled.show_at(batch.states, i, int(batch.actor[i]), batch.rooms[0][0], batch.observations[i])
    assert (open_rows(here.batch) != open_rows(batch)).any(axis=1).sum() >= len(own) / 2 > 0
    count = here.count
    step(here, standing)
    step(there, standing)
    for name in ("rows", "mask", "code", "before"):
        chosen, elsewhere = (getattr(playground.choices, name)[count : here.count] for playground in (here, there))
        np.testing.assert_array_equal(chosen, elsewhere)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_learner_sits_in_every_seat_as_often_as_in_the_others(seats: int) -> None:
    playground, standing = playground_of(small(GANG, seats=seats))
    batch, held = playground.batch, dict[tuple[int, int], int]()
    while len(held) < 40:
        held |= {
            (i, int(seed)): int(seat) for i, (seed, seat) in enumerate(zip(batch.seeds, playground.seats, strict=True))
        }
        step(playground, standing)
    for slot in range(len(batch)):
        turns = [seat for (where, _), seat in sorted(held.items()) if where == slot]
        assert turns == [(slot + number) % seats for number in range(len(turns))]
    assert len(Counter(held.values())) == seats


def test_a_round_is_worth_to_the_learner_what_it_got() -> None:
    plan = replace(small(game_named("daumen-drauf"), seats=3), options={"games": "1"}, matches=1)
    playground, standing = playground_of(plan)
    batch, better = playground.batch, list[float]()
    while len(better) < 4:
        seat = int(playground.seats[0])
        step(playground, standing)
        if batch.ended[0]:
            rewards = batch.rewards[0].astype(np.float64)
            better.append(rewards[seat] - np.delete(rewards, seat).mean())
            last = np.flatnonzero(playground.choices.settled[: playground.count])[-1]
            assert playground.choices.came[last] * playground.critic.spread == pytest.approx(rewards[seat], abs=1e-5)
    np.testing.assert_allclose(playground.gains, better, atol=1e-5)
    assert any(better)


@pytest.mark.long
def test_a_policy_file_that_is_learned_against_stays_as_it_is(tmp_path: Path) -> None:
    rival, learned = tmp_path / "rival.npz", tmp_path / "learned.npz"
    plan = replace(small(GANG, against=""), teacher="careful")
    train(plan, Length(rounds=1), rival, "make rival", lambda steps: None)
    before, view = rival.read_bytes(), playground_of(small(GANG))[0].batch.view(0)
    network, digest = read_parent(rival, GANG)
    plan = replace(small(GANG, str(rival)), parent=digest)
    liked = bot_named(str(rival), GANG).choose(view, 1)
    train(plan, Length(rounds=ALONE + 1), learned, "make learned", lambda steps: None, network)
    card, later = read_policy(learned)
    assert (later.weights_1 != network.weights_1).any()
    assert rival.read_bytes() == before
    assert bot_named(str(rival), GANG).choose(view, 1) == liked
    assert f"rounds of the game against rival.npz (digest {digest}), parent {digest}" in card.training
    rival.write_bytes(learned.read_bytes())
    again = replace(plan)
    with pytest.raises(TrainingError, match=r"its against is \"rival\.npz \(digest .*\)\", not \"rival\.npz \(digest"):
        train(again, Length(rounds=ALONE + 1), learned, "make learned", lambda steps: None, network)


def test_who_learned_from_playing_themselves_does_not_go_on_against_another(tmp_path: Path) -> None:
    alone, against = tmp_path / "alone.npz", tmp_path / "against.npz"
    train(small(GANG, against=""), Length(rounds=1), alone, "make", lambda steps: None)
    with pytest.raises(TrainingError, match=r"alone\.training holds another training: its against is nobody, not \"c"):
        train(small(GANG), Length(rounds=1), alone, "make", lambda steps: None)
    train(small(GANG), Length(rounds=1), against, "make", lambda steps: None)
    with pytest.raises(TrainingError, match=r"its against is \"careful\", not nobody; name a new file"):
        train(small(GANG, against=""), Length(rounds=1), against, "make", lambda steps: None)
    with pytest.raises(TrainingError, match=r"its teacher is \"self\", not \"careful\"; name a new file"):
        train(replace(small(GANG, against=""), teacher="careful"), Length(rounds=1), alone, "make", lambda steps: None)


class Cheat:
    """Wants what may not be done."""

    name = "cheat"

    def __init__(self, answer: int) -> None:
        self.answer = answer

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        return next(action for action in range(self.answer, 10_000) if action not in view.actions)


@pytest.mark.parametrize(("answer", "told"), [(0, "cheat wants to take action"), (-1, "cheat wants to take action")])
def test_a_target_that_does_what_it_may_not_is_named(answer: int, told: str) -> None:
    def cheat(game: Game) -> Bot:
        return Cheat(answer)

    playground, standing = playground_of(replace(small(GANG), against="cheat", guests={"cheat": cheat}))
    with pytest.raises(BotError, match=told):
        step(playground, standing)


def test_what_cannot_be_learned_against_is_refused() -> None:
    with pytest.raises(TrainingError, match="one's own play teaches"):
        replace(small(GANG), teacher="careful")
    with pytest.raises(TrainingError, match="quick plays as careful does at another pace"):
        small(game_named("beanie"), "quick")


@pytest.mark.long
def test_against_who_thinks_by_the_clock_one_trains_by_the_clock(tmp_path: Path) -> None:
    clock = "search@0.1ms"
    plan = replace(small(GANG, ""), against=clock, guests={clock: Paced(clock)})
    with pytest.raises(TrainingError, match=r"search@0\.1ms thinks by the clock"):
        train(plan, Length(rounds=1), tmp_path / "gang.npz", "make", lambda steps: None)
    assert train(plan, Length(minutes=0.001), tmp_path / "gang.npz", "make", lambda steps: None).played > 0


def test_bad_input_is_refused_in_one_line(biberbau: Terminal, tmp_path: Path) -> None:
    policy = str(tmp_path / "gang.npz")
    train(replace(small(GANG, ""), teacher="careful"), Length(rounds=1), Path(policy), "make", lambda steps: None)
    own = ("--out", str(tmp_path / "attacker.npz"), "--teacher", "self", "--against")
    assert "has no bot 'sparrow'" in biberbau("train", "biber-gang", *own, "sparrow").refusal
    assert "plays biber-gang/1, and this is beanie/" in biberbau("train", "beanie", *own, policy).refusal
    assert "cannot read" in biberbau("train", "biber-gang", *own, f"{policy}.npz").refusal
    assert "no budget" in biberbau("train", "biber-gang", *own, "search@2x").refusal
    assert "careful acts at once" in biberbau("train", "biber-gang", *own, "careful@200").refusal
    assert "both name attacker.npz" in biberbau("train", "biber-gang", *own, str(tmp_path / "attacker.npz")).refusal
    assert "both name attacker.npz" in biberbau("train", "biber-gang", *own, "attacker.npz").refusal
    assert "at another pace" in biberbau("train", "beanie", *own, "calm").refusal
    assert "by the clock" in biberbau("train", "biber-gang", *own, "search@0.1ms", "--rounds", "1").refusal
    alone = (*own[:2], "--against", "careful")
    assert "--against goes with --teacher self" in biberbau("train", "biber-gang", *alone).refusal


@pytest.mark.long
def test_an_attacker_is_trained_and_measured_by_commands(biberbau: Terminal, tmp_path: Path) -> None:
    policy = str(tmp_path / "attacker.npz")
    few = ("--option", "rounds=1", "--rounds", "1", "--out", policy, "--deals", "10", "--json")
    found = biberbau("train", "biber-gang", "--teacher", "self", "--against", "careful", *few).json
    assert found["against"] == "careful"
    assert found["played"] > 500
    (told,) = found["measured"]
    assert told["against"] == "careful"
    card, _ = read_policy(Path(policy))
    assert not card.mixes
    assert f"{found['played']} rounds of the game against careful" in card.training
    assert "--teacher self --against careful --option rounds=1" in card.training
    again = biberbau("arena", "biber-gang", "--bots", f"{policy},careful", *few[:2], "--deals", "10", "--json").json
    assert (again["bots"][0]["share"], again["bots"][0]["edge"]) == (told["share"], told["edge"])
    edge = told["edge"]
    points = f"{edge['mean']:.2f} [{edge['low']:.2f}, {edge['high']:.2f}] points a match better"
    assert f"of the wins against careful, {points} (biberbau arena" in card.strength


@pytest.mark.long
def test_it_learns_to_beat_its_target() -> None:
    game = game_named("daumen-drauf")
    plan = Plan(
        game, 2, {"games": "1"}, 1, "self", hidden=(48, 24), matches=64, lesson=128, lessons=120, against="careful"
    )
    gained = list[float]()
    with threadpool_limits(1):
        standing = beginning(plan)
        untaught = wins_against(plan, standing.weights, standing.inputs, "careful", 100)
        for number in range(ALONE + 4):
            assert standing.critic is not None
            learned = learn_from_play(
                plan, number, standing.weights, standing.inputs, standing.critic, 3e-3, number / (ALONE + 4)
            )
            gained.append(learned.told["gained"])
            standing = replace(standing, weights=learned.weights, critic=learned.critic)
        taught = wins_against(plan, standing.weights, standing.inputs, "careful", 100)
    assert gained[-1] > gained[0]
    assert taught.low > untaught.high
