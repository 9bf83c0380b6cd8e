"""What can be forgotten at Biber-Mania: what the others were seen to take in hand, and what is out of the game."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from biberbau.core.chance import happens, next_below
from biberbau.core.compilation import rule
from biberbau.games.biber_mania.kinds import KINDS
from biberbau.games.biber_mania.state import NO_CARD, State


@rule
def take_from_deck(state: State, card: int, rng: npt.NDArray[np.uint64]) -> int:
    """Put a card in the place of any of the draw pile; return that one."""
    chosen = next_below(rng, int(state.deck_count))
    old = int(state.deck[chosen])
    state.deck[chosen] = card
    return old


@rule
def forget_hand(state: State, other: int, share: float, rng: npt.NDArray[np.uint64]) -> None:
    """Take known cards of another hand for any, and no longer know what it lacked."""
    forgotten = 0
    for kind in range(KINDS):
        for _ in range(state.known[other, kind]):
            if happens(rng, share):
                state.known[other, kind] -= 1
                state.unseen[other] += 1
                forgotten += 1
                state.hand[other, kind] -= 1
                state.hand[other, take_from_deck(state, kind, rng)] += 1
    if forgotten or happens(rng, share):
        state.lacks[other] = 0
        for entry in range(state.asked_count[other]):
            state.asked_kind[other, entry] = NO_CARD
            state.asked_room[other, entry] = 0
        state.asked_count[other] = 0


@rule
def forget(state: State, seat: int, share: float, rng: npt.NDArray[np.uint64]) -> None:
    """Take what went into other hands, or out of the game, for cards of the draw pile."""
    if state.deck_count == 0:
        return
    for kind in range(KINDS):
        for _ in range(state.removed[kind]):
            if happens(rng, share):
                state.removed[kind] -= 1
                state.removed[take_from_deck(state, kind, rng)] += 1
    for other in range(state.seats):
        if other != seat:
            forget_hand(state, other, share, rng)
