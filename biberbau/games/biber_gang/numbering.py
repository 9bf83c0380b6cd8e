"""The numbers of Biber Gang's actions."""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.games.biber_gang.state import SLOTS

DRAW_DECK: Final = 0
DRAW_PILE: Final = 1
SWAP: Final = 2
"""SWAP + slot: the drawn card takes the slot's place (clauses 3.4 and 3.5)."""
TURN: Final = SWAP + SLOTS
"""TURN + slot: refuse the drawn card and turn the slot's card up (clause 3.6)."""
REFUSE: Final = TURN + SLOTS
"""Refuse the drawn card and turn nothing (clause 3.7)."""
SWIM: Final = REFUSE + 1
"""SWIM + 8 * beaver's slot + target slot (clause 4.2)."""
OPEN: Final = SWIM + SLOTS * SLOTS
"""OPEN + index of a pair in OPENING_PAIRS (clause 2.4)."""
OPENING_PAIRS: Final = np.array([(a, b) for a in range(SLOTS) for b in range(a + 1, SLOTS)], np.int8)
MAX_ACTIONS: Final = OPEN + len(OPENING_PAIRS)
