"""Which cards of Biber-Mania an action puts to use: those that are laid, each kind once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from biberbau.core.view import View
from biberbau.games.biber_mania.combinations import DISCARDS
from biberbau.games.biber_mania.notation import CARD_NAMES, cards_of_row
from biberbau.games.biber_mania.numbering import DISCARD

LAID: Final = tuple(frozenset(CARD_NAMES[card] for card in cards_of_row(row)) for row in range(DISCARDS))
"""By combination, the kinds of its cards."""
NOTHING: Final[frozenset[str]] = frozenset()


def used(_view: View, legal: Sequence[int]) -> list[frozenset[str]]:
    """Return by action the kinds that are laid (section 3)."""
    return [LAID[action - DISCARD] if DISCARD <= action < DISCARD + DISCARDS else NOTHING for action in legal]
