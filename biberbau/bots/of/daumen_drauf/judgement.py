"""What is still to be had at Daumen Drauf! between two tricks, learned from games of players who search.

A small network, one for each number of players, is given where every card lies that is not out yet: in whose hand,
counted from the leader on, or in the stack.  Colours are alike between two tricks, so its first layer looks at each
colour by itself and in the same way (Zaheer et al. 2017, "Deep Sets"), and what it finds there is added up; the second
layer sees the whole.  All is done in whole numbers.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.learned.weights_text import PLACES, Layers, read_layers, stacked
from biberbau.bots.of.daumen_drauf.learned import LEARNED
from biberbau.bots.of.daumen_drauf.promise import FITS
from biberbau.core.compilation import making_rule, rule
from biberbau.games.daumen_drauf import phases
from biberbau.games.daumen_drauf.constants import EXTRA_VALUES, MAX_SEATS
from biberbau.games.daumen_drauf.state import CARDS, COLOUR_STEP, COLOURS, State

GROUPS: Final = COLOURS

FIRST: Final = 32
SECOND: Final = 16
"""Sizes of the layers."""
ONE: Final = 1 << PLACES
"""What the weights, and what the layers hold, count as one."""


def kinds(seats: int) -> int:
    """Return how many cards of a colour are played with."""
    return 2 * (seats + EXTRA_VALUES)


def sizes(seats: int) -> tuple[int, int, int, int]:
    """Return how many numbers go into each layer for so many players, and how many come out of the last.

    Of a colour goes in, card by card, whether it lies in the first hand, the second, and so on, or in the stack.
    """
    return kinds(seats) * (seats + 1), FIRST, SECOND, seats


def layers_of(seats: int) -> Layers | None:
    """Return what was learned for so many players, None where nothing was."""
    return read_layers(LEARNED[seats].weights, sizes(seats)) if FITS and seats in LEARNED else None


JUDGED: Final = np.array([layers_of(seats) is not None for seats in range(MAX_SEATS + 1)])
"""For which numbers of players something was learned."""
WEIGHTS_1, BIAS_1, WEIGHTS_2, BIAS_2, WEIGHTS_3, BIAS_3 = stacked(
    [layers_of(seats) for seats in range(MAX_SEATS + 1)], sizes(MAX_SEATS)
)
"""The layers by the number of players."""


@rule
def moment(state: State) -> bool:
    """Between two tricks."""
    return bool(state.phase == phases.LEAD)


@rule
def standing(state: State, values: npt.NDArray[np.float64]) -> None:
    """Write what everybody has taken."""
    for seat in range(state.seats):
        values[seat] = 0.0
    for place in range(state.out_count):
        values[state.out_seat[place]] += 1 - 2 * (state.out[place] & 1)


@rule
def lying(state: State, cards: npt.NDArray[np.int64], places: npt.NDArray[np.int64]) -> int:
    """List the cards in hands, whose places are counted from the leader on, and those in the stack, behind them."""
    seats = int(state.seats)
    count = 0
    for place in range(seats):
        seat = state.turn + place if state.turn + place < seats else state.turn + place - seats
        for i in range(state.hand_count[seat]):
            cards[count] = state.hand[seat, i]
            places[count] = place
            count += 1
    for i in range(state.stack_count):
        cards[count] = state.stack[i]
        places[count] = seats
        count += 1
    return count


@making_rule
def foresee(state: State, values: npt.NDArray[np.float64]) -> None:
    """Add what the network says each seat is still to have."""
    seats = int(state.seats)
    listed = np.empty((2, CARDS), np.int64)
    count = lying(state, listed[0], listed[1])
    # Narrow numbers, for more of them are added at once.
    colours = np.empty((COLOURS, FIRST), np.int32)
    for colour in range(COLOURS):
        for unit in range(FIRST):
            colours[colour, unit] = BIAS_1[seats, unit]
    for i in range(count):
        colour = listed[0, i] // COLOUR_STEP
        seen = (listed[0, i] - colour * COLOUR_STEP) * (seats + 1) + listed[1, i]
        for unit in range(FIRST):
            colours[colour, unit] += WEIGHTS_1[seats, seen, unit]
    second = np.empty(SECOND, np.int64)
    for unit in range(SECOND):
        second[unit] = BIAS_2[seats, unit] * ONE
    for before in range(FIRST):
        held = max(colours[0, before], 0) + max(colours[1, before], 0) + max(colours[2, before], 0)
        if held > 0:
            for unit in range(SECOND):
                second[unit] += held * WEIGHTS_2[seats, before, unit]
    for place in range(seats):
        total = int(BIAS_3[seats, place]) * ONE
        for unit in range(SECOND):
            total += (max(second[unit], 0) >> PLACES) * WEIGHTS_3[seats, unit, place]
        seat = state.turn + place if state.turn + place < seats else state.turn + place - seats
        values[seat] += total / (ONE * ONE)


@rule
def judge(state: State, values: npt.NDArray[np.float64]) -> bool:
    """Between two tricks: what everybody has taken so far, and what they are likely to take."""
    if not JUDGED[state.seats] or not moment(state):
        return False
    seats = int(state.seats)
    standing(state, values)
    foresee(state, values)
    mean = 0.0
    for seat in range(seats):
        mean += values[seat] / seats
    for seat in range(seats):
        values[seat] -= mean
    return True
