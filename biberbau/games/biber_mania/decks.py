"""The decks of Biber-Mania (clauses 1.1 to 1.4 and 9.1)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from biberbau.games.biber_mania import options
from biberbau.games.biber_mania.constants import ACTION_COPIES, JOKERS, NUMBERS
from biberbau.games.biber_mania.kinds import JOKER, VALUES

USUAL: Final = np.array([*NUMBERS, *ACTION_COPIES, JOKERS], np.int16)
"""The deck 110-A, card by card: the one that a variant may change."""
OTHER_DECK: Final = np.array([10, 8, 3, 6], np.int16)
"""The deck 110-B: the largest value, copies of each value, of each action card, and jokers."""


def copies_of(chosen: Any, kind: int) -> int:
    """How many cards of a kind the deck has.  `chosen` are the options of the record."""
    if chosen[options.DECK] == options.USUAL:
        return int(USUAL[kind])
    if kind == JOKER:
        part = 3
    elif kind >= VALUES:
        part = 2
    else:
        part = 1
    if chosen[options.DECK] == options.CUSTOM:
        largest = int(chosen[options.DECK_VALUES])
        copies = int(chosen[options.DECK_VALUES + part])
    else:
        largest = int(OTHER_DECK[0])
        copies = int(OTHER_DECK[part])
    return 0 if part == 1 and kind >= largest else copies
