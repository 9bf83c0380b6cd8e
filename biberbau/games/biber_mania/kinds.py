"""The kinds of card of Biber-Mania and the decks made of them (clauses 1.1 to 1.4 and 9.1).

Two cards of one kind cannot be told apart, so a card is its kind: value v is v - 1, then come the action cards, then
the joker.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from biberbau.core.options import Options

VALUES: Final = 15
"""The largest number that a deck of one's own may have."""
ACTIONS: Final = 8
SUPER_BEAVER: Final = 15
THIEF: Final = 16
FAIRY: Final = 17
PARTY_BEAVER: Final = 18
HIPPIE: Final = 19
BAD_GUY: Final = 20
BODYGUARD: Final = 21
KING: Final = 22
JOKER: Final = 23
KINDS: Final = 24
MOST_COPIES: Final = 10
"""No value has more copies in any deck, and there are no more jokers."""

LARGEST_DECK: Final = 200

OPTIONS: Final = Options()
"""The table options: those of the deck here, all others in `state`."""
DECK: Final = OPTIONS.choice("deck", "110-A", "110-B", "custom")
CUSTOM: Final = OPTIONS[DECK].encode("custom")
"""The value of DECK that stands for a deck of one's own, for which alone the next four count."""
DECK_VALUES: Final = OPTIONS.number("deck_values", range(7, VALUES + 1), 12)
DECK_COPIES: Final = OPTIONS.number("deck_copies", range(1, MOST_COPIES + 1), 6)
DECK_ACTION_COPIES: Final = OPTIONS.number("deck_action_copies", range(1, 7), 4)
DECK_JOKERS: Final = OPTIONS.number("deck_jokers", range(MOST_COPIES + 1), 6)
PRESETS: Final = np.array([[12, 6, 4, 6], [10, 8, 3, 6]], np.int16)
"""The decks 110-A and 110-B: the largest value, copies of each value, of each action card, and jokers."""


def copies_of(options: Any, kind: int) -> int:
    """How many cards of a kind the deck has.  `options` are those of the record."""
    if kind == JOKER:
        part = 3
    elif kind >= VALUES:
        part = 2
    else:
        part = 1
    if options[DECK] == CUSTOM:
        largest = int(options[DECK_VALUES])
        copies = int(options[DECK_VALUES + part])
    else:
        largest = int(PRESETS[options[DECK], 0])
        copies = int(PRESETS[options[DECK], part])
    return 0 if part == 1 and kind >= largest else copies
