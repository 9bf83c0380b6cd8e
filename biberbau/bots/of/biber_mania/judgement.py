"""What a round of Biber-Mania is worth at the beginning of a turn, learned from games of players who search.

The network sees all hands, the top groups, display, stock, how many cards are left to draw, and how the piles compare.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.learned.foreseeing import foresee
from biberbau.bots.learned.weights_text import NONE, networks
from biberbau.bots.of.biber_mania.discarding import run_length
from biberbau.bots.of.biber_mania.learned import LEARNED
from biberbau.bots.of.biber_mania.stake import STAKE
from biberbau.bots.of.biber_mania.worth import standing as standing_of
from biberbau.bots.winning import shares
from biberbau.core.compilation import making_rule, rule
from biberbau.core.options import encode_options
from biberbau.games.biber_mania import phases
from biberbau.games.biber_mania.combinations import HIPPIE_ROW, JOKERS, LONE, LONGEST_ROW, SET
from biberbau.games.biber_mania.constants import CONSTANTS, MAX_SEATS
from biberbau.games.biber_mania.kinds import HIPPIE, JOKER, KINDS, PARTY_BEAVER, VALUES
from biberbau.games.biber_mania.options import OPTIONS
from biberbau.games.biber_mania.state import State

FITS: Final = not CONSTANTS.values
"""Whether the game is that in which it was learned."""

GROUPS: Final = 1

FIRST: Final = 48
SECOND: Final = 16
"""Sizes of the layers."""

IN_HAND: Final = 5
IN_DISPLAY: Final = 4
IN_STOCK: Final = 3
"""So many cards of a kind, or more, are the most that are told apart there."""
SIZES: Final = 6
"""So large a group, or larger, is the largest that is told apart."""
TOPS: Final = (VALUES + 3) * SIZES + 2
"""Sets by number, jokers, rows with a Hippie and others by size, a lone action card, and none."""
HANDS: Final = 24
"""So many cards, or more, are the most that are told apart of a hand."""
ALIKE: Final = 4
KINDS_ALIKE: Final = 10
"""Of how many numbers a hand has one, two, three, four cards or more: so many numbers, or more, are the most."""
HELPERS: Final = 5
"""So many cards that join numbers, or more, are the most."""
RUNS: Final = LONGEST_ROW + 1
"""How long a row a hand can lay with a Hippie."""
OF_SEAT: Final = KINDS * IN_HAND + TOPS + HANDS + ALIKE * KINDS_ALIKE + HELPERS + RUNS + SIZES
"""How many rows are about a seat; the last are how much it could stab in the display."""
OF_PAIR: Final = SIZES + 1
"""How large a group of another a seat could stab."""
FEW: Final = 16
STEP: Final = 4
DECKS: Final = FEW + 24
"""How many cards are left to draw: below `FEW` each number, and from there on in steps."""
OF_ALL: Final = KINDS * (IN_DISPLAY + IN_STOCK) + DECKS
AHEAD: Final = 20
OF_LEAD: Final = 2 * AHEAD + 1
"""How far the pile of the seat to act is ahead of another, in cards, or behind."""

MOST_ROWS: Final = 240
"""So many rows at most a position has, with most players and every kind in every hand, display and draw pile, too."""


def sizes(seats: int) -> tuple[int, int, int, int]:
    """Return how many numbers go into each layer for so many players, and how many come out of the last."""
    return seats * (OF_SEAT + (seats - 1) * OF_PAIR) + OF_ALL + (seats - 1) * OF_LEAD, FIRST, SECOND, seats


NETWORK, LAYERS = networks(LEARNED if FITS else {}, sizes, MAX_SEATS)
"""Which network is for how many players, and what they have learned."""
USUAL: Final = np.array(encode_options(OPTIONS, {}))
"""The options with which it was learned."""


@rule
def judges(state: State) -> bool:
    """Whether rounds are judged that are played by so many, and by these options."""
    unusual = 0
    for place in range(len(USUAL)):
        unusual += int(state.options[place] != USUAL[place])
    return bool(NETWORK[state.seats] != NONE) and unusual == 0


@rule
def moment(state: State) -> bool:
    """At the beginning of a turn."""
    return bool(state.phase == phases.DISCARDING)


@rule
def standing(state: State, values: npt.NDArray[np.float64]) -> None:
    """Write what it would be worth to everybody if the round ended now."""
    for seat in range(state.seats):
        values[seat] = standing_of(state, seat)
    shares(values, int(state.seats), -STAKE)


def became(totals: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return what the scores of a match are worth that is over."""
    values = totals.copy()
    shares(values, len(values), -STAKE)
    return values


@rule
def top_of(state: State, seat: int) -> int:
    """What the top group of a seat is, of `TOPS`."""
    size = min(int(state.top_size[seat]), SIZES)
    if size == 0:
        return TOPS - 1
    kind = state.top_kind[seat]
    if kind == LONE:
        return TOPS - 2
    if kind == SET:
        line = int(state.top_value[seat])
    elif kind == JOKERS:
        line = VALUES
    elif kind == HIPPIE_ROW:
        line = VALUES + 1
    else:
        line = VALUES + 2
    return line * SIZES + size - 1


@rule
def longest_row(numbers: int) -> int:
    """How long a row so many different numbers make with a Hippie, 0 if none."""
    longest = 0
    for first in range(VALUES):
        if numbers >> first & 1:
            before = run_length(numbers, first, LONGEST_ROW - 1)
            longest = max(longest, before + run_length(numbers, first + before + 1, LONGEST_ROW - 1 - before))
    return longest + 1 if longest > 1 else 0


@rule
def most_stabbed(state: State, heights: npt.NDArray[np.int64], jokers: int) -> int:
    """How many equal numbers of the display a hand could stab: `heights` has its highest by how many they are."""
    most = 0
    for value in range(VALUES):
        lie = min(int(state.display[value]), SIZES - 1)
        while lie > most and heights[lie] <= value and jokers < lie:
            lie -= 1
        most = max(most, lie)
    return most


@rule
def stabs_top(state: State, other: int, heights: npt.NDArray[np.int64], jokers: int, row: int) -> int:
    """How large the top group of another seat is, if a hand could stab it, else 0."""
    size, kind = int(state.top_size[other]), state.top_kind[other]
    if size == 0 or size > SIZES:
        return 0
    if kind == SET:
        stabs = heights[size] > state.top_value[other] or jokers >= size
    elif kind == LONE:
        stabs = jokers > 0
    else:
        stabs = kind == HIPPIE_ROW and row >= size
    return size if stabs else 0


@rule
def rows_of_seat(
    state: State, seat: int, base: int, listed: npt.NDArray[np.int64], count: int, heights: npt.NDArray[np.int64]
) -> int:
    """List what is seen of a seat; return how much is listed then.  `heights` is room for `SIZES` + 1 numbers."""
    alike = 0  # Of how many numbers there are so many cards, a byte each.
    numbers = 0
    helpers = 0
    jokers = int(state.hand[seat, JOKER])
    for kind in range(KINDS):
        held = int(state.hand[seat, kind])
        if held > 0:
            listed[1, count] = base + kind * IN_HAND + min(held, IN_HAND) - 1
            count += 1
            if kind >= VALUES:
                helpers += held if kind != PARTY_BEAVER else 0
            else:
                numbers |= 1 << kind
                alike += 0x01010101 >> 8 * (ALIKE - min(held, ALIKE))
    help_with = max(jokers, int(helpers > 0))
    for size in range(SIZES + 1):
        heights[size] = -1
    for value in range(VALUES):
        if numbers >> value & 1:
            heights[min(int(state.hand[seat, value]) + help_with, SIZES)] = value
    for size in range(SIZES - 1, 0, -1):
        heights[size] = max(heights[size], heights[size + 1])
    base += KINDS * IN_HAND
    listed[1, count] = base + top_of(state, seat)
    base += TOPS
    listed[1, count + 1] = base + min(int(state.hand_count[seat]), HANDS - 1)
    base += HANDS
    count += 2
    for copies in range(ALIKE):
        listed[1, count] = base + min(alike >> 8 * copies & 255, KINDS_ALIKE - 1)
        base += KINDS_ALIKE
        count += 1
    listed[1, count] = base + min(helpers, HELPERS - 1)
    base += HELPERS
    row = longest_row(numbers) if state.hand[seat, HIPPIE] > 0 else 0
    listed[1, count + 1] = base + row
    base += RUNS
    listed[1, count + 2] = base + most_stabbed(state, heights, jokers)
    base += SIZES
    count += 3
    for other in range(state.seats):
        if other != seat:
            listed[1, count] = base + stabs_top(state, other, heights, jokers, row)
            base += OF_PAIR
            count += 1
    return count


@rule
def rows_of_all(state: State, base: int, listed: npt.NDArray[np.int64], count: int) -> int:
    """List what lies there for all to take; return how much is listed then."""
    for kind in range(KINDS):
        lie = int(state.display[kind])
        if lie > 0:
            listed[1, count] = base + kind * IN_DISPLAY + min(lie, IN_DISPLAY) - 1
            count += 1
        lie = int(state.stock[kind])
        if lie > 0:
            listed[1, count] = base + KINDS * IN_DISPLAY + kind * IN_STOCK + min(lie, IN_STOCK) - 1
            count += 1
    base += KINDS * (IN_DISPLAY + IN_STOCK)
    deck = int(state.deck_count)
    listed[1, count] = base + (deck if deck < FEW else min(FEW + (deck - FEW) // STEP, DECKS - 1))
    return count + 1


@making_rule
def rows(state: State, listed: npt.NDArray[np.int64]) -> int:
    """List what is seen, seats from the one on whose turn it is; return how much."""
    seats = int(state.seats)
    heights = np.empty(SIZES + 1, np.int64)
    count = 0
    base = 0
    for place in range(seats):
        seat = state.turn + place if state.turn + place < seats else state.turn + place - seats
        count = rows_of_seat(state, seat, base, listed, count, heights)
        base += OF_SEAT + (seats - 1) * OF_PAIR
        if place > 0:
            lead = int(state.pile_count[state.turn]) - int(state.pile_count[seat])
            listed[1, count] = base + min(max(lead, -AHEAD), AHEAD) + AHEAD
            base += OF_LEAD
            count += 1
    count = rows_of_all(state, base, listed, count)
    for i in range(count):
        listed[0, i] = 0
    return count


@making_rule
def judge(state: State, values: npt.NDArray[np.float64]) -> bool:
    """At the beginning of a turn: what everybody has so far, and what they are likely to have."""
    if not moment(state):
        return False
    listed = np.empty((2, MOST_ROWS), np.int64)
    count = rows(state, listed)
    standing(state, values)
    network = int(NETWORK[state.seats])
    foresee(LAYERS, network, GROUPS, listed, count, int(state.turn), int(state.seats), values)
    return True
