"""What a group of cards counts as, and what stabs what (section 4).

Plain functions of small integers, so that the rules and the picture ask the same ones: `rules` compiles them.
"""

from __future__ import annotations

from typing import Any

from biberbau.games.biber_mania.combinations import HIPPIE_ROW, JOKERS, LONE, LONGEST_ROW, OTHER, PARTY, PLAIN_ROW, SET
from biberbau.games.biber_mania.kinds import ACTIONS, HIPPIE, JOKER, PARTY_BEAVER, VALUES


def judge_group(cards: Any, first: int, last: int, bits: int) -> tuple[int, int]:
    """What the cards from `first` up to but not including `last` count as: shape and, of a set, its number, else -1.

    Only what lies there counts (clause 4.8), not what was laid.  `bits` are the bits of each entry that hold its kind.
    """
    numbers = 0  # The different ones, bit by bit.
    number_count = 0
    action = -1
    jokers = 0
    lowest = VALUES
    highest = -1
    for place in range(first, last):
        kind = int(cards[place]) & bits
        if kind < VALUES:
            numbers |= 1 << kind
            number_count += 1
            lowest = min(lowest, kind)
            highest = max(highest, kind)
        elif kind < JOKER:
            action = kind
        else:
            jokers += 1
    if number_count == 0:
        if jokers > 0:
            return JOKERS, -1
        return (LONE, -1) if action >= 0 else (OTHER, -1)
    if lowest == highest:
        return SET, lowest
    different = 0
    rest = numbers
    while rest > 0:
        rest &= rest - 1
        different += 1
    if jokers > 0 or different != number_count:
        return OTHER, -1
    span = highest - lowest + 1
    if action == HIPPIE and span <= different + 1 and different < LONGEST_ROW:
        return HIPPIE_ROW, -1
    if action < 0 and span == different and different >= 3:
        return PLAIN_ROW, -1
    if action == PARTY_BEAVER and different == 3 and numbers & (numbers >> 1) == 0:
        return PARTY, -1
    return OTHER, -1


def stabs_group(
    shape: int, value: int, size: int, top_shape: int, top_value: int, top_size: int, plain_rows: bool
) -> bool:
    """Whether what was laid stabs an unprotected top group (clauses 4.1, 4.5, 4.6 and 9.8)."""
    if size != top_size:
        return False
    if top_shape == SET:
        return shape == JOKERS or (shape == SET and value > top_value)
    if top_shape == LONE:
        return shape == JOKERS
    if top_shape == HIPPIE_ROW or (plain_rows and top_shape == PLAIN_ROW):
        return shape in (HIPPIE_ROW, PLAIN_ROW)
    return False


def stabs_in_display(
    shape: int, value: int, size: int, kind: int, count: int, block_match: bool, joker_stabs_action: bool
) -> bool:
    """Whether what was laid stabs the cards of a kind of which the display has `count` (4.1, 4.2, 9.2 and 9.5)."""
    if kind >= VALUES:
        return shape == JOKERS and size == 1 and count > 0 and kind < VALUES + ACTIONS and joker_stabs_action
    if shape == JOKERS or (shape == SET and kind < value):
        return count == size if block_match else count >= size
    return False
