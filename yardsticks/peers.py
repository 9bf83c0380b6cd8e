"""Environments of others, timed as ours are: `python peers.py LIBRARY GAME`, in a Python that has the library.

For each line of its input it plays a stretch at random and prints how many decisions a second it made, and at the end
of the input it ends; so a process stays warm while others have their turn.  A decision is timed from the chosen action
to the observation and the mask of whoever is next, chance and new matches included; choosing is not timed.  What counts
is the processor time of the whole process, for some use several threads.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

SECONDS = 0.5
BATCH = 256

Decide = Callable[[], int]
"""Chooses, notes the time, goes on to the next decision; returns how many decisions these were."""

spent = 0.0


class Timed:
    """What is done inside counts."""

    def __enter__(self) -> None:
        self.begun = time.process_time()

    def __exit__(self, *_: object) -> None:
        global spent
        spent += time.process_time() - self.begun


def openspiel(game: str) -> Decide:
    """Return random play of a game of OpenSpiel, written in C++."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    loaded = pyspiel.load_game(game)
    recall = not loaded.get_type().provides_observation_tensor
    observer = make_observation(loaded, pyspiel.IIGObservationType(perfect_recall=recall))
    state: Any = loaded.new_initial_state()

    def decide() -> int:
        nonlocal state
        chosen = None if state.is_chance_node() else random.choice(state.legal_actions())
        with Timed():
            if chosen is not None:
                state.apply_action(chosen)
            if state.is_terminal():
                state = loaded.new_initial_state()
            while state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, shares)[0])
            if not state.is_terminal():
                observer.set_from(state, state.current_player())
                state.legal_actions_mask()
        return chosen is not None

    return decide


def rlcard(game: str) -> Decide:
    """Return random play of a game of RLCard."""
    library = importlib.import_module("rlcard")
    env = library.make(game, config={"seed": 1})
    state, _ = env.reset()

    def decide() -> int:
        nonlocal state
        chosen = random.choice(list(state["legal_actions"]))
        with Timed():
            state, _ = env.step(chosen)
            if env.is_over():
                state, _ = env.reset()
        return 1

    return decide


def pettingzoo(game: str) -> Decide:
    """Return random play of one of PettingZoo's classics."""
    env = importlib.import_module(f"pettingzoo.classic.{game}").env()
    env.reset(seed=1)
    seen: Any = env.last()[0]

    def decide() -> int:
        nonlocal seen
        chosen = int(random.choice(seen["action_mask"].nonzero()[0]))
        with Timed():
            env.step(chosen)
            if any(env.terminations.values()) or any(env.truncations.values()):
                env.reset()
            seen = env.last()[0]
        return 1

    return decide


def pgx(game: str) -> Decide:
    """Return random play of a batch of a game of Pgx, compiled for the processor, or for the GPU where JAX has one."""
    jax = importlib.import_module("jax")
    library = importlib.import_module("pgx")
    env = library.make(game)
    step = jax.jit(jax.vmap(importlib.import_module("pgx.experimental").auto_reset(env.step, env.init)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    choose = jax.jit(lambda mask, key: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -jax.numpy.inf), axis=-1))
    key = jax.random.PRNGKey(1)

    def decide() -> int:
        nonlocal state, key
        key, first, second = jax.random.split(key, 3)
        chosen, keys = jax.block_until_ready((choose(state.legal_action_mask, first), jax.random.split(second, BATCH)))
        with Timed():
            state = jax.block_until_ready(step(state, chosen, keys))
        return BATCH

    return decide


LIBRARIES = {"openspiel": openspiel, "rlcard": rlcard, "pettingzoo": pettingzoo, "pgx": pgx}


def stretch(decide: Decide) -> float:
    """Play for a while; return the decisions a second."""
    global spent
    spent, decisions = 0.0, 0
    while spent < SECONDS:
        decisions += decide()
    return decisions / spent


def main(library: str, game: str) -> None:
    """Play a stretch for each line of the input."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    random.seed(1)
    decide = LIBRARIES[library](game)
    for _ in range(20):
        decide()
    for _ in sys.stdin:
        print(stretch(decide), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
