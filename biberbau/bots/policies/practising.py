"""Rounds that are played to learn from: how who practises gets better at a game (`biberbau.bots.contract.practice`).

Everybody plays by what has been learned so far and now and then strays.  What became of every position is noted with
the weights that have a say in it, and those are sought that would have foreseen it best: least squares, after which
everybody plays by what was found, and so on (Lagoudakis and Parr 2003, "Least-squares policy iteration").  The squares
are made least by conjugate gradients (Hestenes and Stiefel 1952), for which it is enough to go through what was noted.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.contract.practice import MOST_LISTED, list_after, list_before, weighed
from biberbau.core.chance import happens, next_below, seed_generator
from biberbau.core.compilation import making_rule, rule
from biberbau.core.contract import (
    CHANCE,
    MAX_ACTIONS,
    State,
    actors,
    apply,
    apply_chance,
    begin_round,
    chance_size,
    legal,
    open_match,
)
from biberbau.core.keeping import Keeper

KEPT_BY: Final = (Keeper("biberbau.bots.policies.practising"),)

MOST_POSITIONS: Final = 4096
"""Of so many positions of a round at most something is noted."""
DICE: Final = 0x2545F4914F6CDD1D

Listed = npt.NDArray[np.int16]
Parts = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.float64]


@rule
def settle_chance(state: State, chance: npt.NDArray[np.uint64]) -> int:
    """Let all pending chance events come out; return who has to act then, 0 when the round is over."""
    waiting = actors(state)
    while waiting == CHANCE:
        apply_chance(state, next_below(chance, chance_size(state)))
        waiting = actors(state)
    return waiting


@rule
def note(found: npt.NDArray[np.int64], signs: npt.NDArray[np.int64], count: int, listed: Listed, parts: Parts) -> None:
    """Note which weights have a say in a position, and with which part; behind them none has."""
    for place in range(len(listed)):
        listed[place] = found[place] if place < count else 0
        parts[place] = signs[place] if place < count else 0


@making_rule
def practise(
    states: npt.NDArray[Any],
    options: npt.NDArray[np.int16],
    seats: int,
    first: int,
    rounds: int,
    straying: float,
    weights: Numbers,
    derived: Numbers,
    listed: Listed,
    parts: Parts,
    became: Numbers,
) -> int:
    """Play rounds of the deals from `first` on while there is room to note positions; return how many were noted.

    `states` is room for one record.
    """
    state = states[0]
    actions = np.zeros(MAX_ACTIONS, np.int32)
    chance, dice = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    found, signs = np.zeros(MOST_LISTED, np.int64), np.zeros(MOST_LISTED, np.int64)
    whose, still_open = np.zeros(MOST_POSITIONS, np.int64), np.zeros(MOST_POSITIONS, np.int64)
    noted = 0
    for deal in range(first, first + rounds):
        if noted + MOST_POSITIONS > len(became):
            break
        seed_generator(chance, deal)
        seed_generator(dice, deal ^ DICE)
        open_match(state, seats, options)
        begin_round(state)
        begun = noted
        waiting = settle_chance(state, chance)
        while waiting != 0:
            seat = 0
            while not (waiting >> seat) & 1:
                seat += 1
            action, expected, lucky = weighed(state, seat, weights, derived, actions, dice)
            if lucky and noted - begun < MOST_POSITIONS:
                count = list_before(state, seat, found, signs)
                note(found, signs, count, listed[noted], parts[noted])
                became[noted] = expected
                still_open[noted - begun] = 0
                noted += 1
            if happens(dice, straying):
                action = int(actions[next_below(dice, legal(state, seat, actions))])
            apply(state, seat, action)
            waiting = settle_chance(state, chance)
            if waiting != 0 and noted - begun < MOST_POSITIONS:
                count, unsettled = list_after(state, seat, found, signs)
                if count > 0:
                    note(found, signs, count, listed[noted], parts[noted])
                    whose[noted - begun], still_open[noted - begun] = seat, unsettled
                    noted += 1
        for place in range(begun, noted):
            if still_open[place - begun] != 0:
                became[place] = 0.0
                for seat in range(seats):
                    if still_open[place - begun] >> seat & 1:
                        own = seat == whose[place - begun]
                        became[place] += state.round_scores[seat] * (1 - seats if own else 1)
    return noted


@rule
def missed(listed: Listed, parts: Parts, became: Numbers, weights: Numbers, slope: Numbers, counts: Numbers) -> None:
    """Write in which direction weights would foresee better what became, and how often each had a say."""
    slope[:] = 0.0
    counts[:] = 0.0
    for row in range(len(became)):
        rest = became[row]
        for place in range(listed.shape[1]):
            rest -= parts[row, place] * weights[listed[row, place]]
        for place in range(listed.shape[1]):
            slope[listed[row, place]] += parts[row, place] * rest
            counts[listed[row, place]] += parts[row, place] * parts[row, place]


@rule
def curved(listed: Listed, parts: Parts, direction: Numbers, curve: Numbers) -> None:
    """Write how the slope changes in a direction."""
    curve[:] = 0.0
    for row in range(len(listed)):
        change = 0.0
        for place in range(listed.shape[1]):
            change += parts[row, place] * direction[listed[row, place]]
        for place in range(listed.shape[1]):
            curve[listed[row, place]] += parts[row, place] * change
