"""Which snakes of Daumen Drauf! an action puts to use: the one that is shown, and the twin that parries.

Of the three colours no more is told than the number and the head, as in `9+`: a poisonous nine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from biberbau.core.view import View
from biberbau.games.daumen_drauf.notation import CARD_NAMES
from biberbau.games.daumen_drauf.numbering import PARRY, SHOW
from biberbau.games.daumen_drauf.state import CARDS, THUMBED, State

SNAKES: Final = tuple(frozenset({name[1:]}) for name in CARD_NAMES[:CARDS])
"""By card, its number and head."""
NOTHING: Final[frozenset[str]] = frozenset()


def used(view: View, legal: Sequence[int]) -> list[frozenset[str]]:
    """Return by action the snake that is shown, or that parries (clauses 3.1 and 5.1)."""
    found = []
    for action in legal:
        if SHOW <= action < PARRY:
            found.append(SNAKES[action - SHOW])
        else:
            found.append(SNAKES[own_twin(view)] if action == PARRY else NOTHING)
    return found


def own_twin(view: View) -> int:
    """Return the card of one's hand that is the twin of the last shown one; there must be one."""
    record = view.read(State)
    last = int(record.trick[record.trick_count - 1])
    face = last - THUMBED if last >= THUMBED else last >> 1
    hand: list[int] = view.record["hand"][view.seat].tolist()
    return next(card for card in hand if card >= 0 and card >> 1 == face)
