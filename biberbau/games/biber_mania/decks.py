"""The decks of Biber-Mania (clauses 1.1 to 1.4 and 9.1)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from biberbau.games.biber_mania import options
from biberbau.games.biber_mania.kinds import JOKER, VALUES

LARGEST_DECK: Final = 200
PRESETS: Final = np.array([[12, 6, 4, 6], [10, 8, 3, 6]], np.int16)
"""The decks 110-A and 110-B: the largest value, copies of each value, of each action card, and jokers."""


def copies_of(chosen: Any, kind: int) -> int:
    """How many cards of a kind the deck has.  `chosen` are the options of the record."""
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
        largest = int(PRESETS[chosen[options.DECK], 0])
        copies = int(PRESETS[chosen[options.DECK], part])
    return 0 if part == 1 and kind >= largest else copies
