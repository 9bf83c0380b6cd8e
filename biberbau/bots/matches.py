"""Whole matches among bots that are compiled policies: habits or chance, seat by seat."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.habits import habitual_action
from biberbau.core.chance import next_below, seed_generator
from biberbau.core.compilation import rule
from biberbau.core.contract import (
    CHANCE,
    MAX_ACTIONS,
    Actions,
    State,
    apply,
    apply_chance,
    begin_match,
    begin_round,
    chance_size,
    is_over,
    legal,
)
from biberbau.core.duties import obliged

States = npt.NDArray[Any]
Generator = npt.NDArray[np.uint64]

UNIFORM: Final = 0
HABITS: Final = 1
CALM_HABITS: Final = 2
QUICK_HABITS: Final = 3
"""Policies by number; those with habits differ only in how quick they are, where that matters."""


@rule
def policy_action(policy: int, state: State, seat: int, actions: Actions, rng: Generator) -> int:
    """Return what a policy does for a seat that has to act."""
    if policy != UNIFORM:
        return habitual_action(state, seat, actions, rng)
    return int(actions[next_below(rng, legal(state, seat, actions))])


@rule
def play_out(state: State, policies: npt.NDArray[np.int8], actions: Actions, chance: Generator, dice: Generator) -> int:
    """Play to the end of the round, each seat by its policy; return the number of decisions.

    Chance and the bots' dice are two generators, so that a deal is the same whoever plays it.  Where anybody may act at
    any moment, only who is obliged to act does.
    """
    decisions = 0
    waiting = obliged(state)
    while waiting != 0:
        if waiting == CHANCE:
            size = chance_size(state)
            while size > 0:
                apply_chance(state, next_below(chance, size))
                size = chance_size(state)
        else:
            seat = 0
            while not (waiting >> seat) & 1:
                seat += 1
            apply(state, seat, policy_action(policies[seat], state, seat, actions, dice))
            decisions += 1
        waiting = obliged(state)
    return decisions


@rule
def play_matches(
    states: States,
    options: npt.NDArray[np.int16],
    policies: npt.NDArray[np.int8],
    seeds: npt.NDArray[np.int64],
    totals: npt.NDArray[np.int64],
    lengths: npt.NDArray[np.int64],
) -> None:
    """Play one match per row of `policies`, each from its seed; write every seat's total and the number of decisions.

    `states` is room for one record.
    """
    actions = np.empty(MAX_ACTIONS, np.int32)
    chance = np.zeros(1, np.uint64)
    dice = np.zeros(1, np.uint64)
    state = states[0]
    seats = policies.shape[1]
    for match in range(len(seeds)):
        seed_generator(chance, seeds[match])
        seed_generator(dice, seeds[match] ^ 0x2545F4914F6CDD1D)
        begin_match(state, seats, options)
        decisions = play_out(state, policies[match], actions, chance, dice)
        while not is_over(state):
            begin_round(state)
            decisions += play_out(state, policies[match], actions, chance, dice)
        lengths[match] = decisions
        for seat in range(seats):
            totals[match, seat] = state.totals[seat]
