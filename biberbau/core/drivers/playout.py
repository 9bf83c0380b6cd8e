"""Random play, compiled: whole matches, batches of them, and the counting of action sequences."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.core.chance import next_below, seed_generator
from biberbau.core.compilation import rule
from biberbau.core.contract import (
    CHANCE,
    MAX_ACTIONS,
    Actions,
    State,
    actors,
    apply,
    apply_chance,
    begin_match,
    begin_round,
    chance_size,
    is_over,
    legal,
)

States = npt.NDArray[Any]
Generator = npt.NDArray[np.uint64]


@rule
def settle_chance(state: State, rng: Generator) -> None:
    """Let all pending chance events come out."""
    size = chance_size(state)
    while size > 0:
        apply_chance(state, next_below(rng, size))
        size = chance_size(state)


SEAT_OF_BIT = np.zeros(19, np.int64)
"""The seat of a single bit, by the bit modulo 19: 2 is a primitive root of 19, so no two of 16 bits meet."""
for seat_number in range(16):
    SEAT_OF_BIT[(1 << seat_number) % 19] = seat_number


@rule
def one_actor(waiting: int, rng: Generator) -> int:
    """Pick one seat of a set of actors; with several, each is equally likely."""
    rest = waiting & (waiting - 1)
    if rest:
        count = 1
        while rest:
            rest &= rest - 1
            count += 1
        for _ in range(next_below(rng, count)):
            waiting &= waiting - 1
    return int(SEAT_OF_BIT[(waiting & -waiting) % 19])


@rule
def play_round(state: State, actions: Actions, rng: Generator) -> int:
    """Play uniformly at random to the end of the round; return the number of decisions."""
    decisions = 0
    waiting = actors(state)
    while waiting != 0:
        if waiting == CHANCE:
            settle_chance(state, rng)
        else:
            seat = one_actor(waiting, rng)
            count = legal(state, seat, actions)
            apply(state, seat, actions[next_below(rng, count)])
            decisions += 1
        waiting = actors(state)
    return decisions


@rule
def play_round_at(states: States, i: int, actions: Actions, rng: Generator) -> int:
    """`play_round` in record `i`."""
    return play_round(states[i], actions, rng)


@rule
def play_match(state: State, actions: Actions, rng: Generator) -> int:
    """Play uniformly at random to the end of the match; return the number of decisions."""
    decisions = play_round(state, actions, rng)
    while not is_over(state):
        begin_round(state)
        decisions += play_round(state, actions, rng)
    return decisions


@rule
def play_matches(
    states: States, i: int, options: npt.NDArray[np.int16], seats: npt.NDArray[np.int64], first_seed: int, count: int
) -> int:
    """Play `count` random matches in record `i`, seeded one by one from `first_seed`; return all decisions.

    Match number k has `seats[k % len(seats)]` players.
    """
    actions = np.empty(MAX_ACTIONS, np.int32)
    rng = np.zeros(1, np.uint64)
    decisions = 0
    for match in range(count):
        seed_generator(rng, first_seed + match)
        begin_match(states[i], seats[match % len(seats)], options)
        decisions += play_match(states[i], actions, rng)
    return decisions
