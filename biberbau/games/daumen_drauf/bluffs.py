"""What is a bluff at Daumen Drauf!: to show the snake of a pair that nobody wants, and look as if one would take it.

Whoever shows a card may have to take it (clause 6.1); whether it bites is known to them alone, and to whoever holds its
twin (clause 3.2).  So the worse snake of a pair is a bluff under the thumb.  Where all others have seen its twin with
its head, they know what it is, and it is none.
"""

from __future__ import annotations

from collections.abc import Sequence

from biberbau.core.view import View
from biberbau.games.daumen_drauf import options
from biberbau.games.daumen_drauf.constants import HARMLESS, POISONOUS
from biberbau.games.daumen_drauf.memory import known_cards
from biberbau.games.daumen_drauf.numbering import PARRY, SHOW
from biberbau.games.daumen_drauf.state import CARDS


def feigned(view: View, legal: Sequence[int]) -> frozenset[int]:
    """Return the shows of cards that count less than their twins, which not all others have seen."""
    if HARMLESS == POISONOUS:
        return frozenset()
    seen = seen_by_others(view)
    worse = int(POISONOUS < HARMLESS)
    cards = (action - SHOW for action in legal if SHOW <= action < PARRY)
    return frozenset(SHOW + card for card in cards if card & 1 == worse and not seen >> (card ^ 1) & 1)


def seen_by_others(view: View) -> int:
    """Return the cards that all others have seen with their heads, as a set, bit by bit."""
    record = view.record
    seen = int(known_cards(record, -1))
    if record["options"][options.REVEAL] == options.TO_TAKER:
        others = (1 << int(record["seats"])) - 1 & ~(1 << int(view.seat or 0))
        for card, eyes in zip(record["out"].tolist(), record["out_known"].tolist(), strict=True):
            if 0 <= card < CARDS and eyes & others == others:
                seen |= 1 << card
    return seen
