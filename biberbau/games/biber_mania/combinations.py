"""Every combination of cards that can be laid, and every part of a group that can be taken, as rows of one array.

A row is a multiset of kinds: some different numbers once each, or one number several times, with at most one action
card or with jokers.  The first `DISCARDS` rows are what section 3 of the rulebook lets one lay; the first of these,
up to `EXACT_PARTS`, and the rows behind them are what may be taken of a stabbed group card by card (clause 9.4).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.games.biber_mania.kinds import ACTIONS, HIPPIE, MOST_COPIES, PARTY_BEAVER, VALUES

OTHER: Final = 0
"""Cards that are no combination, or that cannot be stabbed."""
SET: Final = 1
"""Equal numbers, with an action card or jokers that count as more of them (clauses 3.2 to 3.4)."""
JOKERS: Final = 2
HIPPIE_ROW: Final = 3
PLAIN_ROW: Final = 4
PARTY: Final = 5
LONE: Final = 6
"""One action card alone (clause 3.9)."""

SHAPE: Final = 0
VALUE: Final = 1
"""Of a set: its number, as a kind; else -1."""
SIZE: Final = 2
NUMBERS: Final = 3
"""The set of different numbers, bit by bit."""
COPIES: Final = 4
"""How often each of them is there."""
ACTION: Final = 5
"""The action card's kind, or -1."""
JOKER_COUNT: Final = 6
COLUMNS: Final = 7

SETS: Final = 0
"""SETS + 10 * value + copies - 1."""
ACTION_SETS: Final = SETS + VALUES * MOST_COPIES
"""ACTION_SETS + 8 * (10 * value + copies - 1) + action card."""
JOKER_SETS: Final = ACTION_SETS + VALUES * MOST_COPIES * ACTIONS
"""JOKER_SETS + 10 * (10 * value + copies - 1) + jokers - 1."""
ONLY_JOKERS: Final = JOKER_SETS + VALUES * MOST_COPIES * MOST_COPIES
"""ONLY_JOKERS + jokers - 1."""
ALONE: Final = ONLY_JOKERS + MOST_COPIES
"""ALONE + action card."""
EXACT_PARTS: Final = ALONE + ACTIONS

LONGEST_ROW: Final = 7

Row = tuple[int, int, int, int, int, int, int]


def _row(shape: int, numbers: int, copies: int = 1, action: int = -1, jokers: int = 0) -> Row:
    size = numbers.bit_count() * copies + (action >= 0) + jokers
    value = numbers.bit_length() - 1 if shape == SET else -1
    return (shape, value, size, numbers, copies, action, jokers)


def _sets() -> list[Row]:
    counted = [(1 << value, copies) for value in range(VALUES) for copies in range(1, MOST_COPIES + 1)]
    alone = [_row(SET, number, copies) for number, copies in counted]
    with_action = [_row(SET, number, copies, VALUES + a) for number, copies in counted for a in range(ACTIONS)]
    with_jokers = [_row(SET, number, copies, -1, j) for number, copies in counted for j in range(1, MOST_COPIES + 1)]
    only_jokers = [_row(JOKERS, 0, 0, -1, jokers) for jokers in range(1, MOST_COPIES + 1)]
    return alone + with_action + with_jokers + only_jokers + [_row(LONE, 0, 0, VALUES + a) for a in range(ACTIONS)]


def _stretch(first: int, length: int) -> int:
    """The set of `length` numbers in order from `first`."""
    return ((1 << length) - 1) << first


HIPPIE_BASE: Final = np.zeros((VALUES, LONGEST_ROW - 1), np.int16)
"""By lowest number and how many numbers stand before the gap (0: no gap): the first such Hippie row.

The next ones have one more number each; without a gap the first has two, with a gap one behind it (clause 3.6).
"""
PLAIN_BASE: Final = np.zeros(VALUES, np.int16)
"""By lowest number: the plain row of three; the next ones are longer by one each (clause 3.7)."""
PARTY_BASE: Final = np.zeros((VALUES, VALUES), np.int16)
"""By the two lower numbers: the party with the lowest third number that fits (clause 3.8)."""
PART_BASE: Final = np.zeros(VALUES, np.int16)
"""By lowest number: where its sets of several numbers begin among all sets within seven values."""


def _hippie_rows(start: int) -> list[Row]:
    rows: list[Row] = []
    for first in range(VALUES):
        for before in range(LONGEST_ROW - 1):
            HIPPIE_BASE[first, before] = start + len(rows)
            for more in range(1, LONGEST_ROW):
                if before == 0:
                    numbers = _stretch(first, more + 1)
                else:
                    numbers = _stretch(first, before) | _stretch(first + before + 1, more)
                if numbers.bit_count() < LONGEST_ROW and numbers < 1 << VALUES:
                    rows.append(_row(HIPPIE_ROW, numbers, action=HIPPIE))
    return rows


def _plain_rows(start: int) -> list[Row]:
    rows: list[Row] = []
    for first in range(VALUES):
        PLAIN_BASE[first] = start + len(rows)
        lengths = range(3, min(LONGEST_ROW, VALUES - first) + 1)
        rows += [_row(PLAIN_ROW, _stretch(first, length)) for length in lengths]
    return rows


def _parties(start: int) -> list[Row]:
    rows: list[Row] = []
    for low in range(VALUES):
        for middle in range(low + 2, VALUES):
            PARTY_BASE[low, middle] = start + len(rows)
            guests = [1 << low | 1 << middle | 1 << high for high in range(middle + 2, VALUES)]
            rows += [_row(PARTY, numbers, action=PARTY_BEAVER) for numbers in guests]
    return rows


def _number_sets() -> list[int]:
    """All sets of two to seven numbers within seven values in order, by lowest number, then by the rest as bits."""
    sets: list[int] = []
    for first in range(VALUES):
        PART_BASE[first] = len(sets)
        rest = 1 << min(LONGEST_ROW - 1, VALUES - 1 - first)
        sets += [1 << first | bits << (first + 1) for bits in range(1, rest)]
    return sets


def _all_rows() -> tuple[list[Row], int, int]:
    rows = _sets()
    rows += _hippie_rows(len(rows))
    rows += _plain_rows(len(rows))
    rows += _parties(len(rows))
    discards = len(rows)
    numbers = _number_sets()
    rows += [_row(OTHER, one) for one in numbers] + [_row(OTHER, one, action=HIPPIE) for one in numbers]
    return rows, discards, len(numbers)


_ROWS, DISCARDS, NUMBER_SETS = _all_rows()
"""How many combinations can be laid; how many sets of numbers are parts of rows."""

COMBINATIONS: Final = np.array(_ROWS, np.int16)
"""The rows, by number of the combination."""

PARTS: Final = EXACT_PARTS + 2 * NUMBER_SETS
"""Part number p is row p of it below EXACT_PARTS, and row p - EXACT_PARTS + DISCARDS from there on."""
