"""OpenSpiel games whose actions are codes: the matches of a batch, what their tensors hold, and that nobody forgets."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment

from biberbau.core.game import Game
from biberbau.envs import Batch
from biberbau.envs.openspiel import BiberbauGame, BiberbauState, load
from biberbau.games import GAMES, game_named
from tests.contract.matches import every_game
from tests.envs.test_openspiel import short

MOST_CODES = 1024
MOMENTS = 40
"""More than any seat has in the few decisions that are made here."""


def dealt(game: BiberbauGame) -> BiberbauState:
    """Return the first state in which somebody acts; chance is sampled."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    return state


def coded(game: Game, **given: Any) -> BiberbauGame:
    """Return a short match by codes."""
    return short(game, chance="sampled", actions="codes", **given)


@pytest.mark.parametrize("name", GAMES)
def test_no_game_has_more_codes_than_a_network_should_have_outputs(name: str) -> None:
    loaded = pyspiel.load_game(f"biberbau_{name.replace('-', '_')}(actions=codes)")
    assert loaded.num_distinct_actions() == Batch(name, 1).codes <= MOST_CODES
    assert len(dealt(load(game_named(name), actions="codes", chance="sampled")).legal_actions_mask()) <= MOST_CODES


@every_game
def test_a_batch_and_openspiel_play_the_same_matches_by_codes(game: Game) -> None:
    """The same codes are allowed, the same rows told, and the matches end in the same states."""
    for seed, seats in enumerate((game.seats[0], 3)):
        loaded = coded(game, players=seats, seed=seed)
        state = dealt(loaded)
        batch = Batch(game, 1, seats=seats, options=loaded.table.options, seed=seed, goes_on=False)
        dice, parts, worth = np.random.default_rng(seed), 0, np.zeros(seats)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(0)
                continue
            assert state.current_player() == batch.actor[0]
            assert state.legal_actions() == np.flatnonzero(batch.mask[0]).tolist()
            assert state.observation_tensor() == batch.observations[0].tolist()
            code = int(dice.choice(state.legal_actions()))
            state.apply_action(code)
            batch.step([code])
            parts += batch.taken[0] < 0
            worth += batch.rewards[0]
        assert batch.actor[0] < 0
        assert state.states.tobytes() == batch.states.tobytes()
        assert state.returns() == pytest.approx(worth.tolist())
        assert (parts > 0) == (game.name in ("biber-mania", "beanie"))


def part_way(game: Game) -> BiberbauState:
    """Return a state in which somebody has begun an action."""
    dice = np.random.default_rng(1)
    for seed in range(50):
        state = dealt(coded(game, players=3, seed=seed, memory=200))
        while not state.is_terminal() and not state.path:
            state.apply_action(0 if state.is_chance_node() else int(dice.choice(state.legal_actions())))
        if state.path:
            return state
    raise AssertionError("nobody begins an action")


@pytest.mark.long
@pytest.mark.parametrize("name", ["biber-mania", "beanie"])
def test_that_somebody_has_begun_an_action_only_they_are_told(name: str) -> None:
    state = part_way(game_named(name))
    actor = state.current_player()
    other = (actor + 1) % 3
    whole = state.clone()
    whole.path = ()
    for seat in (actor, other):
        texts = state.observation_string(seat) == whole.observation_string(seat)
        numbers = state.observation_tensor(seat) == whole.observation_tensor(seat)
        assert texts == numbers == (seat == other)
    worlds = [state.resample_from_infostate(seat, lambda: 0.3) for seat in (actor, other)]
    assert [world.path for world in worlds] == [state.path, ()]
    for seat, world in zip((actor, other), worlds, strict=True):
        assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert world.observation_tensor(seat) == state.observation_tensor(seat)
    assert worlds[0].legal_actions() == state.legal_actions()


@pytest.mark.long
@every_game
def test_numbers_tell_apart_what_memory_does(game: Game) -> None:
    """Along random lines two information states of a seat are equal as numbers exactly where their texts are."""
    texts: dict[str, bytes] = {}
    for line in range(6):
        # Two lines each begin with the same deal.
        state, dice = dealt(coded(game, players=2, seed=line // 2, memory=MOMENTS)), np.random.default_rng(line)
        for _ in range(25):
            if state.is_terminal():
                break
            if state.is_chance_node():
                state.apply_action(0)
                continue
            for seat in range(2):
                numbers = np.array(state.information_state_tensor(seat), np.float32).tobytes()
                assert texts.setdefault(state.information_state_string(seat), numbers) == numbers
            state.apply_action(int(dice.choice(state.legal_actions())))
    assert len(set(texts.values())) == len(texts) > 30


def test_the_first_line_is_the_present_and_the_next_what_was_chosen_before() -> None:
    game = coded(game_named("daumen-drauf"), players=2, memory=30)
    state = dealt(game)
    first, observer = state.current_player(), game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    before, code = state.observation_tensor(first), state.legal_actions()[0]
    state.apply_action(code)
    observer.set_from(state, first)
    lines, width = observer.dict["moments"], len(before)
    assert observer.dict["seat"].tolist() == [seat == first for seat in range(2)]
    assert lines[0].tolist() == state.observation_tensor(first) + [0.0] * game.num_distinct_actions()
    assert lines[1][:width].tolist() == before
    assert np.flatnonzero(lines[1][width:]).tolist() == [code]
    assert not lines[2:].any()
    assert game.information_state_tensor_size() == 2 + 30 * len(lines[0])


def test_a_longer_memory_than_there_is_room_for_is_refused_and_never_cut() -> None:
    state = dealt(coded(game_named("daumen-drauf"), players=2, memory=2))
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_tensor(0)
    state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="3 moments, and there is room for 2; load the game with a larger memory"):
        state.information_state_tensor(0)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"actions": "parts"}, "whole or codes"),
        ({"memory": 9}, "actions=codes alone"),
        ({"actions": "codes", "memory": -1}, "a memory of -1 moments"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        load(game_named("beanie"), **given)


@every_game
def test_a_learners_environment_of_openspiel_takes_every_game(game: Game) -> None:
    """What its deep learners are given: a row of numbers, and the allowed codes."""
    for given, size in (({}, "observation_tensor_size"), ({"memory": MOMENTS}, "information_state_tensor_size")):
        loaded = coded(game, players=2, **given)
        env = rl_environment.Environment(loaded)
        step, dice = env.reset(), np.random.default_rng(2)
        for _ in range(12):
            if step.last():
                break
            seat = step.observations["current_player"]
            assert len(step.observations["info_state"][seat]) == getattr(loaded, size)()
            step = env.step([int(dice.choice(step.observations["legal_actions"][seat]))])
