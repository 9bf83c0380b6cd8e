"""What can be forgotten at Biber Gang: which cards lie under the top of the discard pile.

Whoever forgets them no longer counts what is left in the deck and in the displays.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from biberbau.core.chance import happens, next_below
from biberbau.core.compilation import rule
from biberbau.games.biber_gang.state import SLOTS, State


@rule
def face_down(state: State, number: int) -> tuple[int, int]:
    """Seat and slot of the face-down card with this number, counted from 0 through all displays."""
    for other in range(state.seats):
        if number < state.hidden[other]:
            for slot in range(SLOTS):
                number -= not state.face_up[other, slot]
                if number < 0:
                    return other, slot
        number -= state.hidden[other]
    return 0, 0


@rule
def forget(state: State, seat: int, share: float, rng: npt.NDArray[np.uint64]) -> None:
    """Take discards for other cards that nobody sees."""
    hidden = 0
    for other in range(state.seats):
        hidden += state.hidden[other]
    unseen = int(state.deck_count) + hidden
    for place in range(state.discard_count - 1):
        if unseen == 0 or not happens(rng, share):
            continue
        chosen = next_below(rng, unseen)
        card = state.discard[place]
        if chosen < state.deck_count:
            state.discard[place] = state.deck[chosen]
            state.deck[chosen] = card
            if state.reshuffled:
                state.recycled[card] += 1
                state.recycled[state.discard[place]] -= 1
        else:
            other, slot = face_down(state, chosen - int(state.deck_count))
            state.discard[place] = state.display[other, slot]
            state.display[other, slot] = card
