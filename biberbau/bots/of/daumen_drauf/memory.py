"""What can be forgotten at Daumen Drauf!: which cards have gone with the tricks that were taken.

Whoever forgets them no longer knows a head by its twin, nor what can still beat their cards.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from biberbau.core.chance import happens, next_below
from biberbau.core.compilation import rule
from biberbau.games.daumen_drauf.state import State


@rule
def exchange_in_hand(state: State, seat: int, place: int, card: int) -> int:
    """Put a card into a hand, which stays in order, for the one in a place; return that one."""
    old = int(state.hand[seat, place])
    last = int(state.hand_count[seat]) - 1
    while place < last and state.hand[seat, place + 1] < card:
        state.hand[seat, place] = state.hand[seat, place + 1]
        place += 1
    while place > 0 and state.hand[seat, place - 1] > card:
        state.hand[seat, place] = state.hand[seat, place - 1]
        place -= 1
    state.hand[seat, place] = card
    return old


@rule
def exchange_unseen(state: State, seat: int, number: int, card: int) -> int:
    """Put a card in the place of the unseen one with this number, counted through the stack and the other hands."""
    if number < state.stack_count:
        old = int(state.stack[number])
        state.stack[number] = card
        return old
    number -= int(state.stack_count)
    other = 0
    while other == seat or number >= state.hand_count[other]:
        number -= int(state.hand_count[other]) if other != seat else 0
        other += 1
    return exchange_in_hand(state, other, number, card)


@rule
def forget(state: State, seat: int, share: float, rng: npt.NDArray[np.uint64]) -> None:
    """Take cards of former tricks for others that are still in play."""
    unseen = int(state.stack_count)
    for other in range(state.seats):
        unseen += int(state.hand_count[other]) if other != seat else 0
    for place in range(state.out_count):
        if unseen == 0 or not happens(rng, share):
            continue
        card = int(state.out[place])
        other_card = exchange_unseen(state, seat, next_below(rng, unseen), card)
        state.out[place] = other_card
        if state.seen_by_all >> card & 1:
            state.seen_by_all ^= 1 << card | 1 << other_card
