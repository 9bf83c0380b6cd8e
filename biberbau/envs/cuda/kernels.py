"""The compiled step of a batch, and random play, as kernels: a thread for each match."""

from __future__ import annotations

import functools
from typing import Any, Final, NamedTuple

import numpy as np
from numba import from_dtype, types

from biberbau.core.chance import next_below, seed_generator
from biberbau.core.game import Game
from biberbau.envs.cuda.device import aligned, cuda

STEPPING: Final = "biberbau.envs.stepping"
PLAYOUT: Final = "biberbau.core.drivers.playout"


class Kernels(NamedTuple):
    """The kernels of one game."""

    step: Any
    """`biberbau.envs.stepping.step` of every match."""
    reset: Any
    """`biberbau.envs.stepping.reset` of every match."""
    any_codes: Any
    """A code for each match, equally likely among those that its mask allows."""
    play: Any
    """A match by random play from each of consecutive seeds."""


@functools.cache
def kernels_of(game: Game) -> Kernels:
    """Return the kernels of a game; each is compiled when it is first called."""
    stepping, rules = game.driver(STEPPING), game.rules
    step_of, reset_of = stepping.step, stepping.reset
    open_match, begin_round, play_match = rules.open_match, rules.begin_round, game.driver(PLAYOUT).play_match
    record, room = from_dtype(aligned(game.record)), game.action_count

    def step(states: Any, slots: Any, rows: Any, mask: Any, codes: Any, settings: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            seen, actions = cuda.local.array(1, record), cuda.local.array(room, types.int32)
            step_of(states, slots, rows, mask, codes, i, i + 1, settings, seen, actions)

    def reset(states: Any, slots: Any, rows: Any, mask: Any, chosen: Any, settings: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            seen, actions = cuda.local.array(1, record), cuda.local.array(room, types.int32)
            reset_of(states, slots, rows, mask, chosen, i, i + 1, settings, seen, actions)

    def any_codes(mask: Any, dice: Any, codes: Any) -> None:
        i = cuda.grid(1)
        if i < len(codes):
            allowed = 0
            for code in range(mask.shape[1]):
                allowed += mask[i, code]
            codes[i] = -1
            if allowed > 0:
                left = next_below(dice[i], allowed)
                for code in range(mask.shape[1]):
                    if mask[i, code]:
                        if left == 0:
                            codes[i] = code
                            break
                        left -= 1

    def play(options: Any, seats: Any, first_seed: Any, decisions: Any, totals: Any) -> None:
        i = cuda.grid(1)
        if i < len(decisions):
            states = cuda.local.array(1, record)
            actions = cuda.local.array(room, types.int32)
            rng = cuda.local.array(1, types.uint64)
            state = states[0]
            seed_generator(rng, first_seed + i)
            open_match(state, seats, options)
            begin_round(state)
            decisions[i] = play_match(state, actions, rng)
            for seat in range(seats):
                totals[i, seat] = state.totals[seat]

    return Kernels(*(cuda.jit(kernel) for kernel in (step, reset, any_codes, play)))


def generators(count: int, seed: int) -> Any:
    """Return so many generators of chance, each from a seed of its own."""
    words = np.zeros((count, 1), np.uint64)
    for i in range(count):
        seed_generator(words[i], seed + i)
    return words
