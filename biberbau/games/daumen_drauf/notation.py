"""Actions and cards of Daumen Drauf! as text, and back."""

from __future__ import annotations

from typing import Final, Literal, get_args

from biberbau.core.reasons import NotationError
from biberbau.games.daumen_drauf import numbering
from biberbau.games.daumen_drauf.constants import VALUES
from biberbau.games.daumen_drauf.state import CARDS, FACES, THUMBED

Colour = Literal["Y", "G", "K"]
"""Yellow, green, black."""

COLOUR_LETTERS: Final[tuple[Colour, ...]] = get_args(Colour)

FACE_NAMES: Final = tuple(f"{colour}{value}" for colour in COLOUR_LETTERS for value in range(1, VALUES + 1))

CARD_NAMES: Final = (
    *(FACE_NAMES[card >> 1] + "-+"[card & 1] for card in range(CARDS)),
    *(f"{FACE_NAMES[face]}?" for face in range(FACES)),
)
"""Cards by code: "Y3-" is the harmless yellow 3, "Y3+" the poisonous one; "Y3?" one whose head has not been seen."""


def parse_card(text: str) -> int:
    """Return the code of a card; NotationError when there is no such card."""
    if text not in CARD_NAMES[:CARDS]:
        raise NotationError(f"'{text}' is no card; cards are Y, G or K, a number and + or -, as in Y3+ and K5-")
    return CARD_NAMES.index(text)


def parse_shown(text: str) -> int:
    """Return the code of a card of which perhaps only the face is known ("Y3?"); NotationError when there is none."""
    if text.endswith("?") and text in CARD_NAMES:
        return THUMBED + FACE_NAMES.index(text[:-1])
    return parse_card(text)


def _all_actions() -> tuple[str, ...]:
    names = [""] * numbering.MAX_ACTIONS
    names[numbering.PARRY], names[numbering.PASS], names[numbering.LET] = "parry", "pass", "let"
    for card in range(CARDS):
        names[numbering.SHOW + card] = f"show-{CARD_NAMES[card]}"
    return tuple(names)


ACTION_NAMES: Final = _all_actions()
"""The short notation of every action, by its number."""

ACTION_NUMBERS: Final = {name: number for number, name in enumerate(ACTION_NAMES)}


def format_action(action: int) -> str:
    """Return the short notation of an action."""
    return ACTION_NAMES[action]


def parse_action(text: str) -> int:
    """Return the number of an action; NotationError for a text that is none."""
    if text not in ACTION_NUMBERS:
        raise NotationError(
            f"'{text}' is no action; actions are show-Y3+ and the like, parry, pass and let, with colours Y, G and K"
        )
    return ACTION_NUMBERS[text]
