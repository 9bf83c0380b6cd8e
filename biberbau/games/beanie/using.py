"""Which cards of Beanie an action puts to use: those that come onto the table in a meld, by rank."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from biberbau.core.view import View
from biberbau.games.beanie.notation import CARD_NUMBERS, RANK_NAMES, format_action
from biberbau.games.beanie.state import RANKS

NOTHING: Final[frozenset[str]] = frozenset()


def used(_view: View, legal: Sequence[int]) -> list[frozenset[str]]:
    """Return by action the ranks that are laid, in a new meld or onto one (sections 4 and 5)."""
    return [laid(action) for action in legal]


@functools.lru_cache(maxsize=1 << 16)
def laid(action: int) -> frozenset[str]:
    """Return the ranks of the cards that an action lays, as its notation names them."""
    word, *parts = format_action(action).split("-")
    match word:
        case "set":
            cards = parts
        case "run":
            cards = parts[1:]
        case "add" | "take" | "swap":
            # What comes out of the meld is named behind the card that goes in.
            cards = parts[1:2]
        case _:
            return NOTHING
    return frozenset(map(rank_of, takewhile(lambda part: part != "as", cards)))


def rank_of(card: str) -> str:
    """Return the rank of a card, or of a place in a run, which is called by its rank."""
    return RANK_NAMES[CARD_NUMBERS[card] % RANKS] if card in CARD_NUMBERS else card
