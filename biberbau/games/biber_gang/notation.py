"""Actions, slots and cards of Biber Gang as text, and back."""

from __future__ import annotations

from typing import Final, Literal, get_args

from biberbau.core.reasons import NotationError
from biberbau.games.biber_gang import numbering
from biberbau.games.biber_gang.state import BEAVER, SLOTS

Slot = Literal["T1", "T2", "T3", "T4", "B1", "B2", "B3", "B4"]
"""A place of a display: the top row from left to right, then the bottom row."""

SLOT_NAMES: Final[tuple[Slot, ...]] = get_args(Slot)
"""Slots in order."""

CARD_NAMES: Final = (*map(str, range(BEAVER)), "B")
"""Cards by code."""


def parse_card(text: str) -> int:
    """Return the code of a card; NotationError when there is no such card."""
    if text not in CARD_NAMES:
        raise NotationError(f"'{text}' is no card; cards are 0 to 12 and B for a beaver")
    return CARD_NAMES.index(text)


def _all_actions() -> tuple[str, ...]:
    names = [""] * numbering.MAX_ACTIONS
    names[numbering.DRAW_DECK], names[numbering.DRAW_PILE], names[numbering.REFUSE] = "deck", "pile", "refuse"
    for slot, name in enumerate(SLOT_NAMES):
        names[numbering.SWAP + slot] = f"swap-{name}"
        names[numbering.TURN + slot] = f"turn-{name}"
        for target, target_name in enumerate(SLOT_NAMES):
            names[numbering.SWIM + SLOTS * slot + target] = f"swim-{name}-{target_name}"
    for index, (first, second) in enumerate(numbering.OPENING_PAIRS):
        names[numbering.OPEN + index] = f"open-{SLOT_NAMES[first]}-{SLOT_NAMES[second]}"
    return tuple(names)


ACTION_NAMES: Final = _all_actions()
"""The short notation of every action, by its number."""

ACTION_NUMBERS: Final = {name: number for number, name in enumerate(ACTION_NAMES)}


def format_action(action: int) -> str:
    """Return the short notation of an action."""
    return ACTION_NAMES[action]


def parse_action(text: str) -> int:
    """Return the number of an action; the two slots of an opening may come in either order.

    Raises NotationError for a text that is no action.
    """
    if text in ACTION_NUMBERS:
        return ACTION_NUMBERS[text]
    parts = text.split("-")
    if parts[0] == "open" and len(parts) == 3 and f"open-{parts[2]}-{parts[1]}" in ACTION_NUMBERS:
        return ACTION_NUMBERS[f"open-{parts[2]}-{parts[1]}"]
    raise NotationError(
        f"'{text}' is no action; actions are open-T1-B3, deck, pile, swap-T1, turn-T1, refuse and swim-T1-B3, "
        "with slots T1 to T4 and B1 to B4"
    )
