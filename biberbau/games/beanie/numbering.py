"""Every action of Beanie has a number of its own: which cards, which wild cards, and which places they take.

The numbers are dense and ascending in this order (clauses in brackets):

    DRAW, PILE, END     draw from the stock, take the pile, end the round (3.1, 3.2, 3.3)
    DISCARD + card      (3.4);  KEEP: end the turn with one's last card (8.3);  CALL: say "Beanie!" (8.4)
    ADD                 52 * meld + card: onto a set, or as itself onto a run (5.1, 5.2)
    ADD_END             104 * meld + 2 * card + end: a beanie below (0) or above (1) a run (5.2)
    TAKE                2704 * meld + 52 * card + beanie: onto a set, and the beanie out of it (5.3)
    SWAP                52 * meld + card: into a run, and the beanie out of it (5.4)
    NATURAL_SET         5 * rank + number of the suits
    NATURAL_RUN         66 * suit + number of the window
    WILD_SET            by rank of the beanies, rank of the set, and which cards of both ranks
    WILD_RUN            by rank of the beanies, suit, window, and the place of each beanie

A *window* is a first rank and a length of at least three.  The functions here call nothing else, so they can be used
as they are and compiled as well (`rules.numbers`).
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.games.beanie.state import CARDS, LEAST_MELD, MELDS, RANKS, SET_SIZE, SUITS

WINDOWS: Final = 66
MASKS: Final = 16
"""Subsets of the four suits, bit by bit."""


def _windows() -> npt.NDArray[np.int8]:
    """First rank and length of every window, in ascending order."""
    found = [(first, size) for first in range(RANKS) for size in range(LEAST_MELD, RANKS - first + 1)]
    return np.array(found, np.int8)


def _window_numbers() -> npt.NDArray[np.int8]:
    """The number of the window by first rank and length, -1 where there is none."""
    numbers = np.full((RANKS, RANKS + 1), -1, np.int8)
    for number, (first, size) in enumerate(WINDOW):
        numbers[first, size] = number
    return numbers


def _ways() -> npt.NDArray[np.int64]:
    """In how many ways some of so many wild cards can stand on so many free places, none included."""
    return np.array(
        [
            [sum(math.comb(cards, used) * math.perm(places, used) for used in range(cards + 1)) for places in range(14)]
            for cards in range(SUITS + 1)
        ],
        np.int64,
    )


WINDOW: Final = _windows()
WINDOW_NUMBER: Final = _window_numbers()
WAYS: Final = _ways()

PLACINGS: Final = np.concatenate(([0], np.cumsum(WAYS[SUITS, WINDOW[:, 1].astype(np.int64)] - 1)))
"""How many ways to place at least one beanie all windows before this one have; the last entry is their sum."""
ONE_SUIT_RUNS: Final = int(PLACINGS[WINDOWS])

SUIT_SETS: Final = np.array([mask for mask in range(MASKS) if mask.bit_count() >= LEAST_MELD], np.int8)
"""The suits of a set without beanies, by number."""
SUIT_SET_NUMBER: Final = np.array(
    [SUIT_SETS.tolist().index(mask) if mask in SUIT_SETS else -1 for mask in range(MASKS)], np.int8
)
MIXTURES: Final = np.array(
    [
        natural * MASKS + wild
        for natural in range(MASKS)
        for wild in range(1, MASKS)
        if LEAST_MELD <= natural.bit_count() + wild.bit_count() <= SET_SIZE
    ],
    np.int16,
)
"""The suits of a set's naturals and of its beanies, as 16 * naturals + beanies, by number."""
MIXTURE_NUMBER: Final = np.array(
    [MIXTURES.tolist().index(mixture) if mixture in MIXTURES else -1 for mixture in range(MASKS * MASKS)], np.int16
)
MIXTURE_COUNT: Final = len(MIXTURES)
SUIT_SET_COUNT: Final = len(SUIT_SETS)

DRAW_CARD: Final = 0
TAKE_PILE: Final = 1
END_ROUND: Final = 2
DISCARD_CARD: Final = 3
KEEP: Final = DISCARD_CARD + CARDS
CALL: Final = KEEP + 1
ADD: Final = CALL + 1
ADD_END: Final = ADD + MELDS * CARDS
TAKE: Final = ADD_END + MELDS * CARDS * 2
SWAP: Final = TAKE + MELDS * CARDS * CARDS
NATURAL_SET: Final = SWAP + MELDS * CARDS
NATURAL_RUN: Final = NATURAL_SET + RANKS * SUIT_SET_COUNT
WILD_SET: Final = NATURAL_RUN + SUITS * WINDOWS
WILD_RUN: Final = WILD_SET + RANKS * (RANKS - 1) * MIXTURE_COUNT
MAX_ACTIONS: Final = WILD_RUN + RANKS * SUITS * ONE_SUIT_RUNS


def wild_set_number(wild: int, rank: int, mixture: int) -> int:
    """The action that lays a set of `rank` with beanies of the rank `wild`; `mixture` is 16 * naturals + beanies."""
    other = rank - 1 if rank > wild else rank
    return WILD_SET + (wild * (RANKS - 1) + other) * MIXTURE_COUNT + int(MIXTURE_NUMBER[mixture])


def read_wild_set(action: int) -> tuple[int, int, int, int]:
    """Rank of the beanies, rank of the set, suits of its naturals and suits of its beanies."""
    left = action - WILD_SET
    mixture = int(MIXTURES[left % MIXTURE_COUNT])
    left //= MIXTURE_COUNT
    wild, other = left // (RANKS - 1), left % (RANKS - 1)
    return wild, other + 1 if other >= wild else other, mixture // MASKS, mixture % MASKS


def placing_number(size: int, clubs: int, diamonds: int, hearts: int, spades: int) -> int:
    """The number, from 0, of a way to place beanies: for each suit 1 + its place in the run, or 0 if it is not used.

    Ways are counted suit by suit: first all in which the suit is not used, then those for each free place in order.
    """
    number = -1
    used = 0
    free = size
    for suit in range(SUITS):
        place = clubs if suit == 0 else diamonds if suit == 1 else hearts if suit == 2 else spades
        if place > 0:
            before = place - 1
            lower = used & ((1 << before) - 1)
            while lower:
                lower &= lower - 1
                before -= 1
            number += int(WAYS[SUITS - 1 - suit, free] + before * WAYS[SUITS - 1 - suit, free - 1])
            used |= 1 << (place - 1)
            free -= 1
    return number


def wild_run_number(wild: int, suit: int, window: int, placing: int) -> int:
    """The action that lays a run of `suit` with beanies of the rank `wild`."""
    return int(WILD_RUN + (wild * SUITS + suit) * ONE_SUIT_RUNS + PLACINGS[window] + placing)


def read_wild_run(action: int) -> tuple[int, int, int, int]:
    """Rank of the beanies, suit, window and placing of a run with beanies."""
    left = action - WILD_RUN
    wild = left // (SUITS * ONE_SUIT_RUNS)
    suit = left // ONE_SUIT_RUNS % SUITS
    left %= ONE_SUIT_RUNS
    low, high = 0, WINDOWS
    while high - low > 1:
        middle = (low + high) // 2
        if PLACINGS[middle] <= left:
            low = middle
        else:
            high = middle
    return wild, suit, low, int(left - PLACINGS[low])


def read_placing(size: int, placing: int) -> tuple[int, int, int, int]:
    """The inverse of `placing_number`: for each suit 1 + its place in the run, or 0."""
    left = placing + 1
    used = 0
    free = size
    packed = 0
    for suit in range(SUITS):
        unused = WAYS[SUITS - 1 - suit, free]
        if left >= unused:
            left -= unused
            each = WAYS[SUITS - 1 - suit, free - 1]
            before = left // each
            left -= before * each
            place = 0
            while used >> place & 1 or before > 0:
                before -= 1 - (used >> place & 1)
                place += 1
            packed |= (place + 1) << (4 * suit)
            used |= 1 << place
            free -= 1
    return packed & 15, packed >> 4 & 15, packed >> 8 & 15, packed >> 12 & 15
