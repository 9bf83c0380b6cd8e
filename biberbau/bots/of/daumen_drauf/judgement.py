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

from biberbau.bots.learned.foreseeing import foresee
from biberbau.bots.learned.weights_text import NONE, networks
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
MOST_ROWS: Final = CARDS
"""So many rows at most a position has."""


def kinds(seats: int) -> int:
    """Return how many cards of a colour are played with."""
    return 2 * (seats + EXTRA_VALUES)


def sizes(seats: int) -> tuple[int, int, int, int]:
    """Return how many numbers go into each layer for so many players, and how many come out of the last.

    Of a colour goes in, card by card, whether it lies in the first hand, the second, and so on, or in the stack.
    """
    return kinds(seats) * (seats + 1), FIRST, SECOND, seats


NETWORK, LAYERS = networks(LEARNED if FITS else {}, sizes, MAX_SEATS)
"""Which network is for how many players, and what they have learned."""


@rule
def judges(state: State) -> bool:
    """Whether games of so many are judged."""
    return bool(NETWORK[state.seats] != NONE)


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


def became(totals: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return what the scores of a game are worth that is over: as much."""
    return totals


@rule
def rows(state: State, listed: npt.NDArray[np.int64]) -> int:
    """List the cards in hands, whose places are counted from the leader on, and those in the stack; return how many."""
    seats = int(state.seats)
    count = 0
    for place in range(seats):
        seat = state.turn + place if state.turn + place < seats else state.turn + place - seats
        for i in range(state.hand_count[seat]):
            count = list_card(int(state.hand[seat, i]), place, seats, listed, count)
    for i in range(state.stack_count):
        count = list_card(int(state.stack[i]), seats, seats, listed, count)
    return count


@rule
def list_card(card: int, place: int, seats: int, listed: npt.NDArray[np.int64], count: int) -> int:
    """List a card by its colour, and by its kind and its place; return how many cards are listed then."""
    colour = card // COLOUR_STEP
    listed[0, count] = colour
    listed[1, count] = (card - colour * COLOUR_STEP) * (seats + 1) + place
    return count + 1


@making_rule
def judge(state: State, values: npt.NDArray[np.float64]) -> bool:
    """Between two tricks: what everybody has taken so far, and what they are likely to take."""
    if NETWORK[state.seats] == NONE or not moment(state):
        return False
    listed = np.empty((2, MOST_ROWS), np.int64)
    count = rows(state, listed)
    standing(state, values)
    network = int(NETWORK[state.seats])
    foresee(LAYERS, network, GROUPS, listed, count, int(state.turn), int(state.seats), values)
    return True
