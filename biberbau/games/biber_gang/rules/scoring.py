"""Scoring a round: loose cards, pairs, bonuses, and the value of beaver pairs (section 6)."""

from __future__ import annotations

import numpy as np

from biberbau.core.compilation import rule
from biberbau.games.biber_gang import options, phases
from biberbau.games.biber_gang.constants import BONUS, POINTS
from biberbau.games.biber_gang.state import BEAVER, COLUMNS, OTHER_ROW, SLOTS, State

BONUS_POINTS = np.array(BONUS, np.int16)
NUMBER_POINTS = np.array(POINTS, np.int16)
AS_PRINTED = tuple(range(BEAVER)) == POINTS
"""Whether every number counts what is written on it, so that nothing has to be looked up."""


@rule
def points_of(number: int) -> int:
    """What a number counts (clause 6.1)."""
    return number if AS_PRINTED else int(NUMBER_POINTS[number])


@rule
def bonus_steps(first: int, second: int, extra: int) -> int:
    """Best total bonus when `extra` beaver pairs join a largest count of `first` and a second count of `second`.

    Each beaver pair takes a value on its own (clause 6.6).  Of four columns at most two values can ever matter, so it
    is enough to try each split of the beaver pairs between the two commonest values.
    """
    best = 0
    for given in range(extra + 1):
        best = max(best, int(BONUS_POINTS[first + given] + BONUS_POINTS[second + extra - given]))
    return best


@rule
def display_score(state: State, seat: int) -> int:
    """Points of a display with all cards counted, face down or not (clauses 6.1 to 6.6)."""
    loose = 0
    beaver_pairs = 0
    packed = 0  # Pairs of each number, four bits for each.
    for column in range(COLUMNS):
        top = int(state.display[seat, column])
        bottom = int(state.display[seat, column + OTHER_ROW])
        if top == BEAVER and bottom == BEAVER:
            beaver_pairs += 1
        elif top == BEAVER:
            packed += 1 << (4 * bottom)
        elif bottom == BEAVER or top == bottom:
            packed += 1 << (4 * top)
        else:
            loose += points_of(top) + points_of(bottom)
    first = 0
    second = 0
    while packed:
        count = packed & 15
        packed >>= 4
        if count > first:
            second = first
            first = count
        elif count > second:
            second = count
    return loose - bonus_steps(first, second, beaver_pairs)


@rule
def finish_round(state: State) -> None:
    """Turn up what is face down, without any swimming, score every display and add to the totals (clauses 5.3, 7.1)."""
    for seat in range(state.seats):
        for slot in range(SLOTS):
            state.face_up[seat, slot] = 1
        state.hidden[seat] = 0
        state.round_scores[seat] = display_score(state, seat)
        state.totals[seat] += state.round_scores[seat]
    state.phase = phases.MATCH_OVER if state.round_number >= state.options[options.ROUNDS] else phases.ROUND_OVER
