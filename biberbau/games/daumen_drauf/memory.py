"""Which cards a seat has seen with its head: what a view shows, and what a player may count on.

Both functions read only what the seat may know, so they answer the same from a view and from every world behind it.
"""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.daumen_drauf import options
from biberbau.games.daumen_drauf.state import PUBLIC_EYE, THUMBED, State


@rule
def known_cards(state: State, seat: int) -> int:
    """The cards that a seat (-1: everybody) has seen with its head, as a set, bit by bit."""
    known = int(state.seen_by_all)
    if seat >= 0:
        for place in range(state.hand_count[seat]):
            known |= 1 << int(state.hand[seat, place])
    for place in range(state.trick_count):
        owner = state.trick_seat[place]
        if owner == seat or state.thumb[owner] != place:
            known |= 1 << int(state.trick[place])
    if state.options[options.REVEAL] == options.TO_TAKER:
        eye = 1 << seat if seat >= 0 else PUBLIC_EYE
        for place in range(state.out_count):
            if state.out_known[place] & eye:
                known |= 1 << int(state.out[place])
    return known


@rule
def as_seen(card: int, known: int) -> int:
    """A card whose face has been seen, as one who knows the cards `known` sees it: its twin gives it away."""
    if card < 0 or card >= THUMBED or known >> card & 1 or known >> (card ^ 1) & 1:
        return card
    return THUMBED + (card >> 1)
