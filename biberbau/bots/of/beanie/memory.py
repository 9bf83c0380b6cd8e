"""What can be forgotten at Beanie: which cards somebody took up with the pile, or out of a meld."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from biberbau.core.chance import happens, next_below
from biberbau.core.compilation import rule
from biberbau.games.beanie.questions import lowest_card
from biberbau.games.beanie.state import State


@rule
def forget(state: State, seat: int, share: float, rng: npt.NDArray[np.uint64]) -> None:
    """Take cards of the others' hands that were seen to go there for cards of the stock."""
    for other in range(state.seats):
        remembered = int(state.known[other]) if other != seat else 0
        while remembered and state.stock_count > 0:
            card = lowest_card(remembered)
            remembered &= remembered - 1
            if happens(rng, share):
                exchange_with_stock(state, other, card, next_below(rng, int(state.stock_count)))


@rule
def exchange_with_stock(state: State, seat: int, card: int, place: int) -> None:
    """Put a card of a hand into the stock, and the card that is there into the hand, where nobody knows of it."""
    instead = int(state.stock[place])
    state.stock[place] = card
    state.hand[seat] ^= 1 << card | 1 << instead
    state.known[seat] &= ~(1 << card)
