"""An action taken apart: what is done, with which cards, and towards whom."""

from __future__ import annotations

from dataclasses import dataclass, field

from biberbau.games.biber_mania import numbering
from biberbau.games.biber_mania.combinations import DISCARDS, EXACT_PARTS
from biberbau.games.biber_mania.kinds import KINDS
from biberbau.games.biber_mania.notation import cards_of_row


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
    if action < numbering.STAB:
        return Deed("lay", cards_of_row(action))
    if numbering.TAKE_PART <= action < numbering.STEAL_DISPLAY:
        part = action - numbering.TAKE_PART
        return Deed("take-part", cards_of_row(part if part < EXACT_PARTS else part - EXACT_PARTS + DISCARDS))
    for verb, first in reversed(SINGLE_CARDS.items()):
        if first <= action < LAST_OF[verb]:
            return Deed(verb, [action - first])
    for verb, first in (("stab-at", numbering.STAB_AT), ("bad-guy", numbering.NAME)):
        if first <= action < LAST_OF[verb]:
            return Deed(verb, [], action - first)
    for verb, first in (("steal-pile", numbering.STEAL_PILE), ("wish", numbering.WISH)):
        if first <= action < LAST_OF[verb]:
            return Deed(verb, [(action - first) % KINDS], (action - first) // KINDS)
    return Deed(BARE[action])


SINGLE_CARDS = {
    "stab": numbering.STAB,
    "steal-display": numbering.STEAL_DISPLAY,
    "steal-stock": numbering.STEAL_STOCK,
    "give-stock": numbering.GIVE_STOCK,
    "draw-stock": numbering.DRAW_STOCK,
}
"""Actions that name one card, each with the first of its numbers."""
LAST_OF = {
    "stab": numbering.STAB_AT,
    "stab-at": numbering.TAKE,
    "steal-display": numbering.STEAL_STOCK,
    "steal-stock": numbering.STEAL_PILE,
    "steal-pile": numbering.WISH,
    "wish": numbering.NO_WISH,
    "bad-guy": numbering.GIVE_STOCK,
    "give-stock": numbering.GIVE_DECK,
    "draw-stock": numbering.DRAW_STOCK + KINDS,
}
"""The number after the last one of each."""
BARE = {
    numbering.TAKE: "take",
    numbering.REFUSE: "refuse",
    numbering.NO_WISH: "no-wish",
    numbering.GIVE_DECK: "give-deck",
    numbering.DRAW_DECK: "draw-deck",
}
"""Actions that name nothing."""
