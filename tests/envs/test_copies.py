"""An environment that is copied or pickled goes on with the same chance, and shares nothing with its copy."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from biberbau.core.game import Game
from biberbau.envs import Batch
from biberbau.envs.gymnasium import BiberbauEnv, BiberbauVector
from biberbau.envs.pettingzoo import BiberbauAec, BiberbauParallel
from tests.contract.matches import every_game, short_options
from tests.envs.test_batch import any_codes

Copying = Callable[[Any], Any]


def kept(environment: Any) -> Any:
    """Return what comes back from a file."""
    return pickle.loads(pickle.dumps(environment))


@pytest.mark.parametrize("copying", [copy.copy, copy.deepcopy, kept])
@every_game
def test_a_batch(game: Game, copying: Copying) -> None:
    dice = np.random.default_rng(3)
    options, event_time = short_options(game, {}), game.real_time
    batch = Batch(game, 3, options=options, seed=8, threads=2, event_time=event_time)
    for _ in range(20):
        batch.step(any_codes(batch, dice))
    twin = copying(batch)
    before, chosen = twin.states.tobytes(), []
    for _ in range(200):
        chosen.append(any_codes(batch, dice))
        batch.step(chosen[-1])
    assert twin.states.tobytes() == before != batch.states.tobytes()
    for codes in chosen:
        twin.step(codes)
    for name in ("states", "observations", "mask", "rewards", "seeds", "now"):
        assert getattr(twin, name).tobytes() == getattr(batch, name).tobytes(), name
    for name, field in twin.fields.items():
        assert np.shares_memory(field, twin.observations)
        assert (field == batch.fields[name]).all()


def play_on(env: Any, seed: int) -> list[Any]:
    """Play on at random for a while, and begin anew on the way; return all that is shown."""
    dice = np.random.default_rng(seed)

    def chosen(mask: Any) -> Any:
        return np.argmax(dice.random(np.shape(mask)) * mask, axis=-1)

    shown: list[Any] = []
    for _ in range(60):
        match env:
            case BiberbauAec():
                if all(env.terminations.values()):
                    env.reset()
                seen = env.observe(env.agent_selection)
                env.step(int(chosen(seen["action_mask"])))
                shown.append([seen, env.rewards])
            case BiberbauParallel():
                if not env.agents:
                    env.reset()
                masks = {agent: seen["action_mask"] for agent, seen in env.observations().items()}
                shown.append(env.step({agent: int(chosen(mask)) for agent, mask in masks.items()}))
            case BiberbauEnv():
                mask = env.many.batch.mask[0]
                shown.append(env.reset() if not mask.any() else env.step(chosen(mask)))
            case BiberbauVector():
                shown.append(env.step(chosen(env.batch.mask)))
    return shown


@pytest.mark.parametrize("copying", [copy.copy, copy.deepcopy, kept])
@pytest.mark.parametrize(
    "make",
    [
        lambda: BiberbauVector("biber-gang", 3, bots=("careful", "uniform"), seats=3),
        lambda: BiberbauEnv("beanie", seats=2, bots="careful", event_time=True),
        lambda: BiberbauAec("daumen-drauf", seats=2, options={"games": "1"}),
        lambda: BiberbauParallel("biber-mania", seats=2),
    ],
    ids=["many matches", "one match", "agents in turn", "agents at once"],
)
def test_an_environment(make: Callable[[], Any], copying: Copying) -> None:
    env = make()
    env.reset(seed=6)
    play_on(env, 1)
    twin = copying(env)
    assert type(twin) is type(env)
    there = play_on(env, 2)
    assert repr(play_on(twin, 2)) == repr(there)
