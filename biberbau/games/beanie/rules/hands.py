"""Cards that leave a hand, and what everybody knows about them."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.beanie.state import FROM_STOCK, NO_CARD, State


@rule
def hand_to_table(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand, in sight of all."""
    bit = 1 << card
    if seat == state.turn and state.source == FROM_STOCK and not int(state.known[seat]) & bit:
        state.laid_unseen += 1
        if state.drawn == card:
            state.drawn = NO_CARD
    state.hand[seat] &= ~bit
    state.known[seat] &= ~bit
    state.hand_count[seat] -= 1
