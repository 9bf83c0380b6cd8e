"""The numbers of Daumen Drauf!'s actions."""

from __future__ import annotations

from typing import Final

from biberbau.games.daumen_drauf.state import CARDS

SHOW: Final = 0
"""SHOW + card: show this card of one's hand, the thumb on its head (clauses 3.1 and 3.4)."""
PARRY: Final = SHOW + CARDS
"""Lay the twin of the last shown card open (clause 5.1)."""
PASS: Final = PARRY + 1
LET: Final = PASS + 1
"""Let the last shown card pass without parrying it out of turn (clause 8.1)."""
MAX_ACTIONS: Final = LET + 1
