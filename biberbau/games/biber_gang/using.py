"""Which cards of Biber Gang an action puts to use: the one that comes into a display, and a beaver that swims.

Whoever takes the top card of the discard pile is counted as using it by that, though clause 3.6 lets them refuse it,
unless the table plays that it has to be swapped in (8.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from biberbau.core.state import NO_CARD, UNKNOWN
from biberbau.core.view import View
from biberbau.games.biber_gang.notation import CARD_NAMES
from biberbau.games.biber_gang.numbering import DRAW_PILE, OPEN, SWAP, SWIM, TURN
from biberbau.games.biber_gang.state import BEAVER, FROM_DECK

NOTHING: Final[frozenset[str]] = frozenset()
SWIMMER: Final = frozenset({CARD_NAMES[BEAVER]})


def used(view: View, legal: Sequence[int]) -> list[frozenset[str]]:
    """Return by action the card that comes into the display, and the beaver that swims to make room for it.

    Clauses 3.4, 3.5 and 4.2.
    """
    record = view.record
    drawn = int(record["drawn"])
    from_deck = drawn not in (UNKNOWN, NO_CARD) and record["drawn_from"] == FROM_DECK
    kept = frozenset({CARD_NAMES[drawn]}) if from_deck else NOTHING
    count = int(record["discard_count"])
    top = frozenset({CARD_NAMES[int(record["discard"][count - 1])]}) if count else NOTHING
    found = []
    for action in legal:
        if action == DRAW_PILE:
            found.append(top)
        elif SWAP <= action < TURN:
            found.append(kept)
        else:
            found.append(SWIMMER | kept if SWIM <= action < OPEN else NOTHING)
    return found
