"""Compiled policies, habits or chance: one choice from a view, and whole matches among them.

Where anybody may act at any moment matches are played in event time, as random play is
(`biberbau.core.drivers.event_time`), but everybody reacts in their own temper (`biberbau.bots.tempers`).
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.contract.habits import habitual_action
from biberbau.bots.policies import UNIFORM
from biberbau.bots.tempers import CALM, ORDINARY, QUICK, WAIT
from biberbau.core.chance import next_below, seed_generator
from biberbau.core.compilation import making_rule, rule
from biberbau.core.contract import (
    CHANCE,
    MAX_ACTIONS,
    Actions,
    State,
    apply,
    apply_chance,
    begin_round,
    chance_size,
    is_over,
    legal,
    open_match,
    view,
)
from biberbau.core.duties import obliged
from biberbau.core.looks import MOST_SEATS, NEVER, QUANTILES, next_to_look

States = npt.NDArray[Any]
Generator = npt.NDArray[np.uint64]

REACTIONS: Final = np.array([temper.equally_likely() for temper in (ORDINARY, ORDINARY, CALM, QUICK)])
"""Equally likely reaction times in microseconds, by policy."""


@rule
def policy_action(policy: int, state: State, seat: int, actions: Actions, rng: Generator) -> int:
    """Return what a policy does; `WAIT` to let the moment pass, which for chance is one more possibility."""
    if policy != UNIFORM:
        return habitual_action(state, seat, actions, rng)
    count = legal(state, seat, actions)
    chosen = next_below(rng, count + 1 - (obliged(state) >> seat & 1))
    return int(actions[chosen]) if chosen < count else WAIT


@rule
def choose_at(policy: int, seen: States, seat: int, actions: Actions, rng: Generator) -> int:
    """Return what a policy does on the view `seen[0]` of `seat`."""
    return policy_action(policy, seen[0], seat, actions, rng)


@rule
def choose_all(
    policy: int,
    states: States,
    seats: npt.NDArray[np.int8],
    seen: States,
    actions: Actions,
    rng: Generator,
    chosen: npt.NDArray[np.int32],
) -> None:
    """Write what a policy does in each state, from the view of the seat that is named for it; below zero is nobody.

    `seen` is room for one view.
    """
    for i in range(len(states)):
        seat = int(seats[i])
        if seat >= 0:
            view(states[i], seat, seen[0])
            chosen[i] = policy_action(policy, seen[0], seat, actions, rng)


@rule
def settle_chance(state: State, chance: Generator) -> int:
    """Let all pending chance events come out; return who has to act then, 0 when the round is over."""
    waiting = obliged(state)
    while waiting == CHANCE:
        apply_chance(state, next_below(chance, chance_size(state)))
        waiting = obliged(state)
    return waiting


@rule
def play_by_turns(
    state: State, policies: npt.NDArray[np.int8], actions: Actions, chance: Generator, dice: Generator
) -> int:
    """Play to the end of the round, each seat by its policy; return the number of actions.

    Chance and the bots' dice are two generators, so that a deal is the same whoever plays it.
    """
    taken = 0
    waiting = settle_chance(state, chance)
    while waiting != 0:
        seat = 0
        while not (waiting >> seat) & 1:
            seat += 1
        apply(state, seat, policy_action(policies[seat], state, seat, actions, dice))
        taken += 1
        waiting = settle_chance(state, chance)
    return taken


@rule
def wake_all(looks: npt.NDArray[np.int64], now: int, policies: npt.NDArray[np.int8], dice: Generator) -> None:
    """Something has happened: whoever is not about to look will do so after a reaction time."""
    for seat in range(len(policies)):
        if looks[seat] == NEVER:
            looks[seat] = now + REACTIONS[policies[seat], next_below(dice, QUANTILES)]


@making_rule
def play_in_event_time(
    state: State, policies: npt.NDArray[np.int8], actions: Actions, chance: Generator, dice: Generator
) -> int:
    """The same where anybody may act at any moment: whoever looks next acts or lets the moment pass."""
    looks = np.full(MOST_SEATS, NEVER, np.int64)
    wake_all(looks, 0, policies, dice)
    taken = 0
    while settle_chance(state, chance) != 0:
        seat = next_to_look(looks, len(policies))
        now = looks[seat]
        looks[seat] = NEVER
        action = policy_action(policies[seat], state, seat, actions, dice)
        if action != WAIT:
            apply(state, seat, action)
            wake_all(looks, now, policies, dice)
            taken += 1
    return taken


@rule
def play_round(
    state: State, real_time: bool, policies: npt.NDArray[np.int8], actions: Actions, chance: Generator, dice: Generator
) -> int:
    """Play to the end of the round as the game is played."""
    if real_time:
        return play_in_event_time(state, policies, actions, chance, dice)
    return play_by_turns(state, policies, actions, chance, dice)


@making_rule
def play_matches(
    states: States,
    real_time: bool,
    options: npt.NDArray[np.int16],
    policies: npt.NDArray[np.int8],
    seeds: npt.NDArray[np.int64],
    totals: npt.NDArray[np.int64],
    lengths: npt.NDArray[np.int64],
) -> None:
    """Play one match per row of `policies`, each from its seed; write every seat's total and the number of actions.

    `states` is room for one record; `real_time` says whether anybody may act at any moment (`Game.real_time`).
    """
    actions = np.empty(MAX_ACTIONS, np.int32)
    chance = np.zeros(1, np.uint64)
    dice = np.zeros(1, np.uint64)
    state = states[0]
    seats = policies.shape[1]
    for match in range(len(seeds)):
        seed_generator(chance, seeds[match])
        seed_generator(dice, seeds[match] ^ 0x2545F4914F6CDD1D)
        open_match(state, seats, options)
        begin_round(state)
        taken = play_round(state, real_time, policies[match], actions, chance, dice)
        while not is_over(state):
            begin_round(state)
            taken += play_round(state, real_time, policies[match], actions, chance, dice)
        lengths[match] = taken
        for seat in range(seats):
            totals[match, seat] = state.totals[seat]
