"""What a column of Biber Gang is worth to a careful player, in points of the score: less is better.

A column is two codes, each a card or `FACE_DOWN`.  There are two tables: one for the time when more turns will follow,
so that a loose card may still be replaced and a face-down card still be chosen, and one for the last turn.
"""

from __future__ import annotations

import itertools
from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.core.constants import Numbers
from biberbau.games.biber_gang.constants import BONUS, CONSTANTS, COPIES, POINTS
from biberbau.games.biber_gang.state import BEAVER, DECK, DECK_SIZE, KINDS

FACE_DOWN: Final = KINDS
"""The code of a card that lies face down, behind those of the cards."""
CODES: Final = KINDS + 1


def mean_points(copies: Numbers, points: Numbers) -> float:
    """Return what a number of the deck counts on average."""
    return sum(count * worth for count, worth in zip(copies, points, strict=True)) / max(sum(copies), 1)


SCALE: Final = max(mean_points(COPIES, POINTS), 0.5) / mean_points(
    *(CONSTANTS.declared[key].standard for key in ("copies", "points"))
)
"""How dear cards are beside those of the standard game, for which all that is not derived was found."""

EARLY: Final = 0
LAST_TURN: Final = 1

LOOSE_EARLY: Final = 0.80
"""How much of an open loose card's value stays in the end, before the last turn; the rest will be swapped away."""
OPEN_BESIDE_HIDDEN: Final = 0.70
"""The same for an open card beside a face-down one, where a partner is placed more cheaply."""
HIDDEN_EARLY: Final = 4.0 * SCALE
"""What a face-down card costs in the end, before the last turn."""

PAIR_PROMISE: Final = 1.0 * SCALE
"""What a pair promises beyond its own points, before the last turn: a bonus with another of its value."""

STEPS: Final = np.array([step - before for before, step in itertools.pairwise(BONUS)] + [0] * 4, np.float64)
"""What one more pair of a value takes off, by the number of pairs of that value there are (clause 6.3)."""

CHANCES: Final = np.array(DECK, np.float64) / DECK_SIZE
"""How likely an unseen card is of each kind when nothing has been seen."""


def column_worth(top: int, bottom: int, stage: int) -> float:
    """Return the expected cost of a column, bonuses aside (clauses 6.1, 6.2 and 6.5)."""
    if stage == LAST_TURN:
        return final_worth(top, bottom)
    if BEAVER in (top, bottom) or (top == bottom and top != FACE_DOWN):
        return -PAIR_PROMISE
    if FACE_DOWN not in (top, bottom):
        return LOOSE_EARLY * (POINTS[top] + POINTS[bottom])
    if top == bottom:
        return 2 * HIDDEN_EARLY
    return OPEN_BESIDE_HIDDEN * POINTS[min(top, bottom)] + HIDDEN_EARLY


def final_worth(top: int, bottom: int) -> float:
    """Return the mean score of a column whose face-down cards are about to be turned up."""
    if FACE_DOWN not in (top, bottom):
        return 0.0 if top == bottom or BEAVER in (top, bottom) else float(POINTS[top] + POINTS[bottom])
    known = top if bottom == FACE_DOWN else bottom
    return sum(float(CHANCES[kind]) * final_worth(known, kind) for kind in range(KINDS))


def worth_table() -> npt.NDArray[np.float64]:
    """Return the worth of every column by stage and codes."""
    table = np.zeros((2, CODES, CODES))
    for stage in (EARLY, LAST_TURN):
        for top in range(CODES):
            for bottom in range(CODES):
                table[stage, top, bottom] = column_worth(top, bottom, stage)
    return table


WORTH: Final = worth_table()

NO_PAIR: Final = KINDS + 1
"""Stands for the value of a column that is no pair."""


def pair_value(top: int, bottom: int) -> int:
    """Return the number that a column is a pair of, `BEAVER` for two beavers, or `NO_PAIR` (section 4, clause 6.2)."""
    if FACE_DOWN in (top, bottom) or (top != bottom and BEAVER not in (top, bottom)):
        return NO_PAIR
    return min(top, bottom)


PAIR: Final = np.array([[pair_value(top, bottom) for bottom in range(CODES)] for top in range(CODES)], np.int64)
"""The pair value of every column."""

OPEN_BEAVER: Final = 1 << 56
"""Set apart from the pairs' bits in `PAIR_BITS` where a column has an open beaver."""
ALL_PAIRS: Final = OPEN_BEAVER - 1
MANY_PAIRS: Final = sum((0b1110 if value < BEAVER else 0b1111) << (4 * value) for value in range(KINDS))
"""The bits that are set when two pairs have one value, or two beavers make a pair."""


def pair_bits(top: int, bottom: int) -> int:
    """Return one pair of a column's value, four bits for each value, and the mark of a beaver."""
    bits = 0 if pair_value(top, bottom) == NO_PAIR else 1 << (4 * pair_value(top, bottom))
    return bits + OPEN_BEAVER * (BEAVER in (top, bottom))


PAIR_BITS: Final = np.array([[pair_bits(top, bottom) for bottom in range(CODES)] for top in range(CODES)], np.int64)
"""`pair_bits` of every column, to be added up over a display."""

TURN_GAIN: Final = WORTH[:, FACE_DOWN, :] - np.einsum("k,skc->sc", CHANCES, WORTH[:, :KINDS, :])
"""What turning a face-down card gains on average, by stage and by the code beside it."""

ANY_PLACE: Final = 0
OPEN_PLACE: Final = 1
HIDDEN_PLACE: Final = 2
HIDDEN_PLACE_OR_TURN: Final = 3
ANY: Final = 4
"""Which uses of a card an entry of the quick table weighs: putting it anywhere, in place of an open card, in place of a
face-down card, the latter or turning a card up, or everything."""

TURNS: Final = 2
BOTTOM: Final = 1
"""What is to be done in a column, as the quick table packs it: TURNS set for turning up, BOTTOM for the bottom row."""

UNIT: Final = 64
"""The quick table's gains are in this fraction of a point."""
IMPOSSIBLE: Final = -(2**15)


def quick_table() -> npt.NDArray[np.int16]:
    """Return the best use of a card in one column, packed as gain * 4 + what to do.

    Indices: which uses; stage; number of pairs of the card's value on the display; card; top; bottom.  Pairs of numbers
    are never broken up and beavers never thrown out.
    """
    stage, same, card, old, beside = np.ix_(range(2), range(4), range(CODES), range(CODES), range(CODES))
    pairs_up = (card == beside) | (beside == BEAVER)
    placed = WORTH[stage, old, beside] - WORTH[stage, card, beside] + STEPS[same] * pairs_up
    kept = (old == BEAVER) | ((old == beside) & (old != FACE_DOWN))
    hidden = old == FACE_DOWN
    placed = np.where(kept, np.nan, placed)
    turned = np.where(hidden, TURN_GAIN[stage, beside], np.nan) + 0 * placed
    uses = {
        ANY_PLACE: (placed, None),
        OPEN_PLACE: (np.where(hidden, np.nan, placed), None),
        HIDDEN_PLACE: (np.where(hidden, placed, np.nan), None),
        HIDDEN_PLACE_OR_TURN: (np.where(hidden, placed, np.nan), turned),
        ANY: (placed, turned),
    }
    table = np.full((len(uses), 2, 4, 16, 16, 16), IMPOSSIBLE, np.int16)
    for use, (place_gain, turn_gain) in uses.items():
        for what, gain in ((0, place_gain), (TURNS, turn_gain)):
            if gain is not None:
                packed = np.where(np.isnan(gain), IMPOSSIBLE, np.nan_to_num(np.rint(gain * UNIT)) * 4 + what)
                whole = table[use, :, :, :CODES, :CODES, :CODES]
                flipped = np.where(packed == IMPOSSIBLE, IMPOSSIBLE, packed + BOTTOM).swapaxes(-1, -2)
                whole[...] = np.maximum(whole, np.maximum(packed, flipped).astype(np.int16))
    return table


QUICK: Final = quick_table()
