"""An action taken apart: what is done, with which cards, and towards whom."""

from __future__ import annotations

from dataclasses import dataclass, field

from biberbau.games.biber_mania.combinations import DISCARDS, EXACT_PARTS
from biberbau.games.biber_mania.kinds import KINDS
from biberbau.games.biber_mania.notation import cards_of_row
from biberbau.games.biber_mania.state import (
    DRAW_DECK,
    DRAW_STOCK,
    GIVE_DECK,
    GIVE_STOCK,
    NAME,
    NO_WISH,
    REFUSE,
    STAB,
    STAB_AT,
    STEAL_DISPLAY,
    STEAL_PILE,
    STEAL_STOCK,
    TAKE,
    TAKE_PART,
    WISH,
)


@dataclass(frozen=True)
class Deed:
    """What an action does."""

    verb: str
    """One of "lay", "stab", "stab-at", "take", "refuse", "take-part", "steal-display", "steal-stock", "steal-pile",
    "wish", "no-wish", "bad-guy", "give-stock", "give-deck", "draw-deck" and "draw-stock"."""
    cards: list[int] = field(default_factory=list)
    """Kinds of the cards that it names."""
    other: int | None = None
    """The seat that it names."""


def read_action(action: int) -> Deed:
    """Return what an action does."""
    if action < STAB:
        return Deed("lay", cards_of_row(action))
    if TAKE_PART <= action < STEAL_DISPLAY:
        part = action - TAKE_PART
        return Deed("take-part", cards_of_row(part if part < EXACT_PARTS else part - EXACT_PARTS + DISCARDS))
    for verb, first in reversed(SINGLE_CARDS.items()):
        if first <= action < LAST_OF[verb]:
            return Deed(verb, [action - first])
    for verb, first in (("stab-at", STAB_AT), ("bad-guy", NAME)):
        if first <= action < LAST_OF[verb]:
            return Deed(verb, [], action - first)
    for verb, first in (("steal-pile", STEAL_PILE), ("wish", WISH)):
        if first <= action < LAST_OF[verb]:
            return Deed(verb, [(action - first) % KINDS], (action - first) // KINDS)
    return Deed(BARE[action])


SINGLE_CARDS = {
    "stab": STAB,
    "steal-display": STEAL_DISPLAY,
    "steal-stock": STEAL_STOCK,
    "give-stock": GIVE_STOCK,
    "draw-stock": DRAW_STOCK,
}
"""Actions that name one card, each with the first of its numbers."""
LAST_OF = {
    "stab": STAB_AT,
    "stab-at": TAKE,
    "steal-display": STEAL_STOCK,
    "steal-stock": STEAL_PILE,
    "steal-pile": WISH,
    "wish": NO_WISH,
    "bad-guy": GIVE_STOCK,
    "give-stock": GIVE_DECK,
    "draw-stock": DRAW_STOCK + KINDS,
}
"""The number after the last one of each."""
BARE = {TAKE: "take", REFUSE: "refuse", NO_WISH: "no-wish", GIVE_DECK: "give-deck", DRAW_DECK: "draw-deck"}
"""Actions that name nothing."""
