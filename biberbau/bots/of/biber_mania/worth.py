"""What cards and effects are worth to a careful player of Biber-Mania, in points of the score."""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.core.compilation import rule
from biberbau.games.biber_mania import decks, groups, options
from biberbau.games.biber_mania.combinations import JOKERS, SET
from biberbau.games.biber_mania.constants import IN_HAND, ON_PILE
from biberbau.games.biber_mania.kinds import KINDS, MOST_COPIES, VALUES
from biberbau.games.biber_mania.state import CARD_BITS, State

PROMISE: Final = 0
"""What equal numbers in hand promise; see `PROMISES`."""
HEIGHT: Final = 1
"""How much more the highest number promises than the lowest: it stabs more and is stabbed less."""
HURT: Final = 2
"""What a card counts that another loses from their pile; they get another one in hand for it."""
RISK: Final = 3
"""What it costs that others may stab a set of the lowest number."""
GIFT: Final = 4
"""How likely an unseen card of another hand is of a King's number."""
HASTE: Final = 5
"""How many cards in the smallest other hand make the end begin to come near."""
LAID: Final = 6
"""What a laid card counts."""
ALONE: Final = 7
"""What it costs to lay an action card alone that may yet join numbers."""
UNSEEN: Final = 8
"""What a card of the draw pile promises."""
GUARD: Final = 9
"""What it is worth that a card cannot be stabbed."""
EFFECT: Final = 10
"""EFFECT + action card, counted from 0: what it does when it is discarded."""
KEEP: Final = 18
"""KEEP + action card, counted from 0: what it promises in hand; the last one is the joker's."""

POINT: Final = max((ON_PILE - IN_HAND) / 2.0, 0.5)
"""How much hangs on a card, beside the standard game."""

WEIGHTS: Final = np.array(
    [
        *(0.45, 0.3, 1.0 * POINT, 0.5, 0.04, 5.0, 1.2 * POINT, 0.3, 0.9, 0.3),
        *(2.5, 1.2, 0.8, 0.0, 0.0, 2.0, 0.0, 0.0),
        *(2.2, 1.2, 0.9, 0.9, 0.6, 1.6, 0.6, 0.6, 0.9),
    ]
)

SUPPLY: Final = 10
"""With fewer cards than this in draw pile and stock the end comes near, too."""

PROMISES: Final = np.arange(2 * MOST_COPIES + 1) ** 1.5
"""What so many equal numbers promise, in units of PROMISE: more than as many different ones."""

TWO: Final = KINDS
THREE: Final = TWO + VALUES
"""Where in what `in_display` says the numbers stand of which there are two, and three, or more."""

stabs_group = rule(groups.stabs_group)
stabs_in_display = rule(groups.stabs_in_display)
copies_of = rule(decks.copies_of)


@rule
def nearness(state: State, seat: int) -> float:
    """How near the end of the round is, from 0 (far) to 1, as it seems to a seat."""
    fewest = 1000
    for other in range(state.seats):
        if other != seat and state.hand_count[other] > 0:
            fewest = min(fewest, int(state.hand_count[other]))
    supply = int(state.deck_count) + int(state.stock_count)
    near = max((WEIGHTS[HASTE] + 1.0 - fewest) / WEIGHTS[HASTE], (SUPPLY - supply) / SUPPLY)
    return float(min(max(near, 0.0), 1.0))


@rule
def promise(kind: int, held: int, count: int) -> float:
    """What `count` more cards of a kind promise to a hand that has `held` of it, while the end is far."""
    if kind >= VALUES:
        return float(count * WEIGHTS[KEEP + kind - VALUES])
    height = WEIGHTS[HEIGHT] * kind / VALUES
    return float(WEIGHTS[PROMISE] * (PROMISES[held + count] - PROMISES[held]) + count * height)


@rule
def gain(state: State, seat: int, kind: int, count: int, near: float) -> float:
    """What `count` more cards of a kind are worth in hand: what they promise, or, at the end, the points they cost."""
    held = int(state.hand[seat, kind])
    return (1.0 - near) * promise(kind, held, count) + near * IN_HAND * count


@rule
def loss(state: State, seat: int, kind: int, count: int, near: float) -> float:
    """What the hand is worth less without `count` of its cards of a kind."""
    held = int(state.hand[seat, kind]) - count
    return (1.0 - near) * promise(kind, held, count) + near * IN_HAND * count


@rule
def group_gain(state: State, seat: int, other: int, near: float) -> float:
    """What the top group of another pile is worth in hand."""
    total = 0.0
    first = int(state.top_first[other])
    for place in range(first, state.pile_count[other]):
        kind = int(state.pile[other, place]) & CARD_BITS
        before = 0
        for earlier in range(first, place):
            before += (int(state.pile[other, earlier]) & CARD_BITS) == kind
        held = int(state.hand[seat, kind]) + before
        total += (1.0 - near) * promise(kind, held, 1) + near * IN_HAND
    return total


@rule
def in_display(state: State) -> int:
    """The kinds of which the display has a card, and from `TWO` and `THREE` on the numbers of which it has so many."""
    found = 0
    for kind in range(KINDS):
        found |= int(state.display[kind] > 0) << kind
    for value in range(VALUES):
        found |= int(state.display[value] > 1) << (TWO + value) | int(state.display[value] > 2) << (THREE + value)
    return found


@rule
def display_gain(
    state: State, seat: int, shape: int, value: int, size: int, display: int, near: float
) -> tuple[float, int]:
    """The best that can be stabbed in the display with so many cards: what it is worth in hand, and its kind or -1.

    `display` is what `in_display` says.  Of what has fewer cards than were laid nothing can be stabbed.
    """
    best = 0.0
    chosen = -1
    if shape not in (SET, JOKERS):
        return best, chosen
    left = display & ((1 << TWO) - 1) if size < 2 else display >> (TWO if size < 3 else THREE) & ((1 << VALUES) - 1)
    if shape == SET:
        left &= (1 << value) - 1
    block_match = bool(state.options[options.BLOCK_MATCH])
    joker_stabs_action = not state.options[options.NO_DISPLAY_ACTION]
    kind = 0
    while left:
        if left & 1:
            count = int(state.display[kind])
            if stabs_in_display(shape, value, size, kind, count, block_match, joker_stabs_action):
                worth = gain(state, seat, kind, size if kind < VALUES else 1, near)
                if chosen < 0 or worth > best:
                    best = worth
                    chosen = kind
        left >>= 1
        kind += 1
    return best, chosen


@rule
def stab_worth(state: State, seat: int, shape: int, value: int, size: int, display: int, near: float) -> float:
    """What is stabbed with so many cards: in the display, and on the piles of the others."""
    total, _ = display_gain(state, seat, shape, value, size, display, near)
    for other in range(state.seats):
        if other != seat and state.top_size[other] == size:
            top, number = int(state.top_kind[other]), int(state.top_value[other])
            if stabs_group(shape, value, size, top, number, size, bool(state.options[options.PLAIN_ROWS])):
                total += WEIGHTS[HURT] * size + max(group_gain(state, seat, other, near), 0.0)
    return total


@rule
def standing(state: State, seat: int) -> int:
    """The score of a seat if the round ended now (clause 8.1)."""
    return ON_PILE * int(state.pile_count[seat]) + IN_HAND * int(state.hand_count[seat])


@rule
def best_other_standing(state: State, seat: int) -> int:
    """The best score of all others if the round ended now."""
    best = -10_000
    for other in range(state.seats):
        if other != seat:
            best = max(best, standing(state, other))
    return best
