"""The numbers of Biber-Mania's actions; what each means in full stands in `notation`."""

from __future__ import annotations

from typing import Final

from biberbau.games.biber_mania.combinations import DISCARDS, PARTS
from biberbau.games.biber_mania.constants import MOST_SEATS
from biberbau.games.biber_mania.kinds import KINDS

DISCARD: Final = 0
"""DISCARD + number of a combination: lay these cards (section 3)."""
STAB: Final = DISCARDS
"""STAB + kind: which number, or which action card, of the display to stab (clause 4.2)."""
STAB_AT: Final = STAB + KINDS - 1
"""STAB_AT + seat: the one opponent to stab, with stab_opponents=one (clause 9.3)."""
TAKE: Final = STAB_AT + MOST_SEATS
REFUSE: Final = TAKE + 1
"""Take a stabbed group or have it out of the game (clause 4.4)."""
TAKE_PART: Final = REFUSE + 1
"""TAKE_PART + number of a part: take these cards of the group, with refuse=card (clause 9.4)."""
STEAL_DISPLAY: Final = TAKE_PART + PARTS
STEAL_STOCK: Final = STEAL_DISPLAY + KINDS
STEAL_PILE: Final = STEAL_STOCK + KINDS
"""STEAL_… + kind, for piles + KINDS * seat: what to steal from where (clauses 5.1 and 5.2)."""
WISH: Final = STEAL_PILE + KINDS * MOST_SEATS
"""WISH + KINDS * seat + kind: what to wish for from whom (clause 5.3)."""
NO_WISH: Final = WISH + KINDS * MOST_SEATS
NAME: Final = NO_WISH + 1
"""NAME + seat: whom the Bad Guy is for (clause 5.6)."""
GIVE_STOCK: Final = NAME + MOST_SEATS
"""GIVE_STOCK + kind: what they get from the stock."""
GIVE_DECK: Final = GIVE_STOCK + KINDS
DRAW_DECK: Final = GIVE_DECK + 1
DRAW_STOCK: Final = DRAW_DECK + 1
"""DRAW_STOCK + kind: what to draw from the stock (clause 6.3)."""
MAX_ACTIONS: Final = DRAW_STOCK + KINDS
