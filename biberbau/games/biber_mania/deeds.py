"""An action taken apart: what is done, with which cards, and towards whom."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Final

from biberbau.games.biber_mania import numbering
from biberbau.games.biber_mania.combinations import DISCARDS, EXACT_PARTS
from biberbau.games.biber_mania.kinds import KINDS
from biberbau.games.biber_mania.notation import cards_of_row


@dataclass(frozen=True)
class Deed:
    """What an action does."""

    verb: str
    """One of those in `FIRST_OF`."""
    cards: list[int] = field(default_factory=list)
    """Kinds of the cards that it names."""
    other: int | None = None
    """The seat that it names."""


FIRST_OF: Final = {
    "lay": numbering.DISCARD,
    "stab": numbering.STAB,
    "stab-at": numbering.STAB_AT,
    "take": numbering.TAKE,
    "refuse": numbering.REFUSE,
    "take-part": numbering.TAKE_PART,
    "steal-display": numbering.STEAL_DISPLAY,
    "steal-stock": numbering.STEAL_STOCK,
    "steal-pile": numbering.STEAL_PILE,
    "wish": numbering.WISH,
    "no-wish": numbering.NO_WISH,
    "bad-guy": numbering.NAME,
    "give-stock": numbering.GIVE_STOCK,
    "give-deck": numbering.GIVE_DECK,
    "draw-deck": numbering.DRAW_DECK,
    "draw-stock": numbering.DRAW_STOCK,
}
"""The first number of what each verb does, ascending."""
VERBS: Final = tuple(FIRST_OF)
FIRSTS: Final = tuple(FIRST_OF.values())


def read_action(action: int) -> Deed:
    """Return what an action does."""
    verb = VERBS[bisect_right(FIRSTS, action) - 1]
    number = action - FIRST_OF[verb]
    if verb == "lay":
        return Deed(verb, cards_of_row(number))
    if verb == "take-part":
        return Deed(verb, cards_of_row(number if number < EXACT_PARTS else number - EXACT_PARTS + DISCARDS))
    if verb in ("stab", "steal-display", "steal-stock", "give-stock", "draw-stock"):
        return Deed(verb, [number])
    if verb in ("stab-at", "bad-guy"):
        return Deed(verb, other=number)
    if verb in ("steal-pile", "wish"):
        return Deed(verb, [number % KINDS], number // KINDS)
    return Deed(verb)
