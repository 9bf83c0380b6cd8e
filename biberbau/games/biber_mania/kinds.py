"""The kinds of card of Biber-Mania (clauses 1.2 to 1.4).

Two cards of one kind cannot be told apart, so a card is its kind: value v is v - 1, then come the action cards, then
the joker.
"""

from __future__ import annotations

from typing import Final

VALUES: Final = 15
"""The largest number that any deck may have."""
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
ACTION_LETTERS: Final = ("SB", "DI", "FE", "PB", "HI", "GE", "BG", "KO")
"""The action cards as they are written (clause 1.2)."""
MOST_COPIES: Final = 10
"""No value has more copies in any deck, and there are no more jokers."""
