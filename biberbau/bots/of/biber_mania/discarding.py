"""Which combination a careful player of Biber-Mania lays.

To be quick they weigh of each number only all its copies together: alone, with an action card, with a joker or all.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.of.biber_mania.worth import ALONE as LAID_ALONE
from biberbau.bots.of.biber_mania.worth import (
    EFFECT,
    GIFT,
    GUARD,
    LAID,
    RISK,
    WEIGHTS,
    best_other_standing,
    in_display,
    loss,
    stab_worth,
    stabs_group,
)
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.games.biber_mania import options
from biberbau.games.biber_mania.combinations import (
    ACTION_SETS,
    ALONE,
    COMBINATIONS,
    HIPPIE_BASE,
    HIPPIE_ROW,
    JOKER_SETS,
    JOKERS,
    LONGEST_ROW,
    NUMBERS,
    ONLY_JOKERS,
    PARTY_BASE,
    PLAIN_BASE,
    PLAIN_ROW,
    SET,
    SETS,
    SIZE,
)
from biberbau.games.biber_mania.constants import ON_PILE
from biberbau.games.biber_mania.kinds import ACTIONS, BODYGUARD, HIPPIE, JOKER, KING, MOST_COPIES, PARTY_BEAVER, VALUES
from biberbau.games.biber_mania.state import State

GOING_OUT: Final = 100.0
"""More than anything else counts: to end the round as its winner, or not to end it as a loser."""
CAPRICE: Final = 0.05
"""How much worse than the best, at most, an action may be that is done all the same."""
BOUNDLESS: Final = 1 << 16
WORST: Final = -1e9

Generator = npt.NDArray[np.uint64]


@rule
def caprice(rng: Generator) -> float:
    """A little something that breaks ties."""
    return float(CAPRICE * next_below(rng, BOUNDLESS) / BOUNDLESS)


@rule
def laid_worth(state: State, seat: int, size: int) -> float:
    """What it is worth that so many cards lie on the pile, or that they were the last ones."""
    if size == state.hand_count[seat]:
        margin = ON_PILE * (int(state.pile_count[seat]) + size) - best_other_standing(state, seat)
        return GOING_OUT + margin if margin > 0 else margin - GOING_OUT
    return float(WEIGHTS[LAID] * size)


@rule
def gifts_worth(state: State, seat: int, kind: int) -> float:
    """What a King brings with a number: the cards that the others are known to have, and those they may have."""
    total = 0.0
    for other in range(state.seats):
        if other != seat and state.hand_count[other] > 0:
            certain = state.known[other, kind] > 0
            total += 1.0 if certain else min(1.0, WEIGHTS[GIFT] * state.unseen[other])
    return total


@rule
def set_risk(value: int) -> float:
    """What it costs that a set may be stabbed by higher numbers."""
    return float(WEIGHTS[RISK] * (VALUES - 1 - value) / VALUES)


@rule
def joining_actions(state: State, seat: int) -> int:
    """The action cards of a hand that join equal numbers (clauses 3.3 and 9.7), bit by bit from the first one."""
    found = 0
    for action in range(ACTIONS):
        found |= int(state.hand[seat, VALUES + action] > 0) << action
    found &= ~(1 << (PARTY_BEAVER - VALUES))
    if state.options[options.NO_HIPPIE_EQUALS]:
        found &= ~(1 << (HIPPIE - VALUES))
    return found


@rule
def weigh_sets(state: State, seat: int, display: int, near: float, rng: Generator) -> tuple[float, int]:
    """The best set of all copies of a number, alone or with an action card or jokers: worth and action."""
    best = WORST
    chosen = 0
    jokers = int(state.hand[seat, JOKER])
    joining = joining_actions(state, seat)
    for value in range(VALUES):
        copies = int(state.hand[seat, value])
        if copies == 0:
            continue
        place = MOST_COPIES * value + copies - 1
        cost = loss(state, seat, value, copies, near)
        risk = set_risk(value)
        alone = laid_worth(state, seat, copies) - cost - risk + caprice(rng)
        alone += stab_worth(state, seat, SET, value, copies, display, near)
        if alone > best:
            best, chosen = alone, SETS + place
        if copies > 1 and copies == state.hand_count[seat]:
            # Whoever would end the round as its loser keeps a card.
            worth = laid_worth(state, seat, copies - 1) - loss(state, seat, value, copies - 1, near)
            if worth > best:
                best, chosen = worth, SETS + place - 1
        if joining == 0 and jokers == 0:
            continue
        one_more = laid_worth(state, seat, copies + 1)
        stabs = stab_worth(state, seat, SET, value, copies + 1, display, near)
        joined = one_more - cost + stabs
        left = joining
        action = 0
        while left:
            if left & 1:
                kind = VALUES + action
                worth = joined - loss(state, seat, kind, 1, near) + WEIGHTS[EFFECT + action] + caprice(rng)
                worth += WEIGHTS[GUARD] * (copies + 1) if kind == BODYGUARD else -risk
                if kind == KING:
                    worth += gifts_worth(state, seat, value)
                if worth > best:
                    best, chosen = worth, ACTION_SETS + ACTIONS * place + action
            left >>= 1
            action += 1
        if jokers > 0:
            worth = one_more - cost - risk + caprice(rng) + stabs - loss(state, seat, JOKER, 1, near)
            if worth > best:
                best, chosen = worth, JOKER_SETS + MOST_COPIES * place
        if jokers > 1:
            size = copies + jokers
            worth = laid_worth(state, seat, size) - cost - risk + caprice(rng)
            worth += stab_worth(state, seat, SET, value, size, display, near)
            worth -= loss(state, seat, JOKER, jokers, near)
            if worth > best:
                best, chosen = worth, JOKER_SETS + MOST_COPIES * place + jokers - 1
    return best, chosen


@rule
def weigh_others(state: State, seat: int, display: int, near: float, rng: Generator) -> tuple[float, int]:
    """The best of an action card alone, and jokers alone: worth and action."""
    best = WORST
    chosen = 0
    for action in range(ACTIONS):
        kind = VALUES + action
        if state.hand[seat, kind] > 0:
            worth = laid_worth(state, seat, 1) - loss(state, seat, kind, 1, near)
            worth += WEIGHTS[EFFECT + action] - WEIGHTS[LAID_ALONE] + caprice(rng)
            if worth > best:
                best, chosen = worth, ALONE + action
    jokers = int(state.hand[seat, JOKER])
    for count in range(1, jokers + 1):
        worth = laid_worth(state, seat, count) - loss(state, seat, JOKER, count, near)
        worth += stab_worth(state, seat, JOKERS, -1, count, display, near) + caprice(rng)
        if worth > best:
            best, chosen = worth, ONLY_JOKERS + count - 1
    return best, chosen


@rule
def row_loss(state: State, seat: int, row: int, near: float) -> float:
    """What the hand is worth less without one card of each number of a combination."""
    total = 0.0
    numbers = int(COMBINATIONS[row, NUMBERS])
    value = 0
    while numbers:
        if numbers & 1:
            total += loss(state, seat, value, 1, near)
        numbers >>= 1
        value += 1
    return total


@rule
def row_worth(state: State, seat: int, row: int, shape: int, display: int, near: float, rng: Generator) -> float:
    """What a row is worth."""
    size = int(COMBINATIONS[row, SIZE])
    worth = laid_worth(state, seat, size) - row_loss(state, seat, row, near)
    return worth + stab_worth(state, seat, shape, -1, size, display, near) + caprice(rng)


@rule
def run_length(numbers: int, first: int, most: int) -> int:
    """How many numbers in unbroken order are held from `first` on, at most `most`."""
    length = 0
    while length < most and numbers >> (first + length) & 1:
        length += 1
    return length


@rule
def numbers_held(state: State, seat: int) -> int:
    """The different numbers of a hand, bit by bit."""
    held = 0
    for value in range(VALUES):
        held |= int(state.hand[seat, value] > 0) << value
    return held


@rule
def weigh_hippie_rows(
    state: State, seat: int, numbers: int, display: int, near: float, rng: Generator
) -> tuple[float, int]:
    """The best row with a Hippie, of those that are as long as they can be: worth and action."""
    best = WORST
    chosen = 0
    longest = LONGEST_ROW - 1
    if state.options[options.PROFESSIONALS]:
        longest = min(longest, int(state.hand_count[seat]) - 2)
    for first in range(VALUES):
        before = run_length(numbers, first, longest)
        if before == 0:
            continue
        behind = run_length(numbers, first + before + 1, longest - before)
        if before + behind < 2:
            continue
        row = int(HIPPIE_BASE[first, before]) + behind - 1 if behind > 0 else int(HIPPIE_BASE[first, 0]) + before - 2
        worth = row_worth(state, seat, row, HIPPIE_ROW, display, near, rng)
        worth -= loss(state, seat, HIPPIE, 1, near)
        if worth > best:
            best, chosen = worth, row
    return best, chosen


@rule
def weigh_plain_rows(
    state: State, seat: int, numbers: int, display: int, near: float, rng: Generator
) -> tuple[float, int]:
    """The best row without a Hippie, where one stabs anything (clause 3.7): worth and action."""
    best = WORST
    chosen = 0
    plain_rows = bool(state.options[options.PLAIN_ROWS])
    for other in range(state.seats):
        size = int(state.top_size[other])
        top, number = int(state.top_kind[other]), int(state.top_value[other])
        if other == seat or not stabs_group(PLAIN_ROW, -1, size, top, number, size, plain_rows):
            continue
        for first in range(VALUES):
            if run_length(numbers, first, size) == size:
                row = int(PLAIN_BASE[first]) + size - 3
                worth = row_worth(state, seat, row, PLAIN_ROW, display, near, rng)
                if worth > best:
                    best, chosen = worth, row
    return best, chosen


@rule
def weigh_parties(state: State, seat: int, numbers: int, near: float, rng: Generator) -> tuple[float, int]:
    """The best Party Beaver with three numbers: worth and action."""
    best = WORST
    chosen = 0
    common = laid_worth(state, seat, 4) + 4 * WEIGHTS[GUARD]
    common -= loss(state, seat, PARTY_BEAVER, 1, near)
    for low in range(VALUES):
        if not numbers >> low & 1:
            continue
        one = common - loss(state, seat, low, 1, near)
        for middle in range(low + 2, VALUES):
            if not numbers >> middle & 1:
                continue
            two = one - loss(state, seat, middle, 1, near)
            for high in range(middle + 2, VALUES):
                if numbers >> high & 1:
                    worth = two - loss(state, seat, high, 1, near) + caprice(rng)
                    if worth > best:
                        best, chosen = worth, int(PARTY_BASE[low, middle]) + high - middle - 2
    return best, chosen


@rule
def best_discard(state: State, seat: int, near: float, rng: Generator) -> tuple[float, int]:
    """The combination that promises most: worth and action."""
    display = in_display(state)
    best, chosen = weigh_sets(state, seat, display, near, rng)
    worth, action = weigh_others(state, seat, display, near, rng)
    if worth > best:
        best, chosen = worth, action
    numbers = numbers_held(state, seat)
    if state.hand[seat, HIPPIE] > 0:
        worth, action = weigh_hippie_rows(state, seat, numbers, display, near, rng)
        if worth > best:
            best, chosen = worth, action
    if numbers & (numbers >> 1) & (numbers >> 2):
        worth, action = weigh_plain_rows(state, seat, numbers, display, near, rng)
        if worth > best:
            best, chosen = worth, action
    if state.hand[seat, PARTY_BEAVER] > 0:
        worth, action = weigh_parties(state, seat, numbers, near, rng)
        if worth > best:
            best, chosen = worth, action
    return best, chosen
