"""What cards and effects are worth to a careful player of Biber-Mania, in points of the score."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.core.compilation import rule
from biberbau.games.biber_mania import decks, groups, options
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

stabs_group = rule(groups.stabs_group)
stabs_in_display = rule(groups.stabs_in_display)
copies_of = rule(decks.copies_of)

Weights = npt.NDArray[np.float64]


@rule
def nearness(state: State, seat: int, weights: Weights) -> float:
    """How near the end of the round is, from 0 (far) to 1, as it seems to a seat."""
    fewest = 1000
    for other in range(state.seats):
        if other != seat and state.hand_count[other] > 0:
            fewest = min(fewest, int(state.hand_count[other]))
    supply = int(state.deck_count) + int(state.stock_count)
    near = max((weights[HASTE] + 1.0 - fewest) / weights[HASTE], (SUPPLY - supply) / SUPPLY)
    return float(min(max(near, 0.0), 1.0))


@rule
def promise(state: State, seat: int, kind: int, held: int, count: int, weights: Weights) -> float:
    """What `count` more cards of a kind promise to a hand that has `held` of it, while the end is far."""
    if kind >= VALUES:
        return float(count * weights[KEEP + kind - VALUES])
    height = weights[HEIGHT] * kind / VALUES
    return float(weights[PROMISE] * (PROMISES[held + count] - PROMISES[held]) + count * height)


@rule
def gain(state: State, seat: int, kind: int, count: int, near: float, weights: Weights) -> float:
    """What `count` more cards of a kind are worth in hand: what they promise, or, at the end, the points they cost."""
    held = int(state.hand[seat, kind])
    return (1.0 - near) * promise(state, seat, kind, held, count, weights) + near * IN_HAND * count


@rule
def loss(state: State, seat: int, kind: int, count: int, near: float, weights: Weights) -> float:
    """What the hand is worth less without `count` of its cards of a kind."""
    held = int(state.hand[seat, kind]) - count
    return (1.0 - near) * promise(state, seat, kind, held, count, weights) + near * IN_HAND * count


@rule
def group_gain(state: State, seat: int, other: int, near: float, weights: Weights) -> float:
    """What the top group of another pile is worth in hand."""
    total = 0.0
    first = int(state.top_first[other])
    for place in range(first, state.pile_count[other]):
        kind = int(state.pile[other, place]) & CARD_BITS
        before = 0
        for earlier in range(first, place):
            before += (int(state.pile[other, earlier]) & CARD_BITS) == kind
        held = int(state.hand[seat, kind]) + before
        total += (1.0 - near) * promise(state, seat, kind, held, 1, weights) + near * IN_HAND
    return total


@rule
def display_gain(
    state: State, seat: int, shape: int, value: int, size: int, near: float, weights: Weights
) -> tuple[float, int]:
    """The best that can be stabbed in the display with so many cards: what it is worth in hand, and its kind or -1."""
    best = 0.0
    chosen = -1
    block_match = bool(state.options[options.BLOCK_MATCH])
    joker_stabs_action = not state.options[options.NO_DISPLAY_ACTION]
    for kind in range(KINDS):
        count = int(state.display[kind])
        if count > 0 and stabs_in_display(shape, value, size, kind, count, block_match, joker_stabs_action):
            worth = gain(state, seat, kind, size if kind < VALUES else 1, near, weights)
            if chosen < 0 or worth > best:
                best = worth
                chosen = kind
    return best, chosen


@rule
def stab_worth(state: State, seat: int, shape: int, value: int, size: int, near: float, weights: Weights) -> float:
    """What is stabbed with so many cards: in the display, and on the piles of the others."""
    total, _ = display_gain(state, seat, shape, value, size, near, weights)
    for other in range(state.seats):
        if other != seat and state.top_size[other] == size:
            top, number = int(state.top_kind[other]), int(state.top_value[other])
            if stabs_group(shape, value, size, top, number, size, bool(state.options[options.PLAIN_ROWS])):
                total += weights[HURT] * size + max(group_gain(state, seat, other, near, weights), 0.0)
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
