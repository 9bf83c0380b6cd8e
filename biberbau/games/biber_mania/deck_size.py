"""Which tables can be played: whether a deck is large enough for the seats (clause 9.1)."""

from __future__ import annotations

from collections.abc import Sequence

from biberbau.core.view import Sentence
from biberbau.games.biber_mania.constants import (
    DISPLAY_SIZE,
    HAND_SIZE,
    LARGEST_DECK,
    MOST_SEATS,
    SMALL_HAND_SIZE,
    STOCK_SIZE,
)
from biberbau.games.biber_mania.decks import copies_of
from biberbau.games.biber_mania.kinds import KINDS


def deck_size(options: Sequence[int]) -> int:
    """Return the number of cards of the deck that encoded options choose."""
    return sum(copies_of(options, kind) for kind in range(KINDS))


def objection(options: Sequence[int], seats: int) -> Sentence | None:
    """Return why so many people cannot play with these encoded options, or None if they can."""
    cards = deck_size(options)
    if cards > LARGEST_DECK:
        return Sentence("biber-mania-deck-too-large", {"cards": cards, "most": LARGEST_DECK})
    hands = seats * (HAND_SIZE if seats < MOST_SEATS else SMALL_HAND_SIZE)
    least = hands + DISPLAY_SIZE + STOCK_SIZE + 1
    if cards < least:
        return Sentence("biber-mania-deck-too-small", {"cards": cards, "least": least, "players": seats})
    return None
