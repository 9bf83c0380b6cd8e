"""What a variant of Biber Gang may change (docs/rules/biber-gang.md, section 10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from biberbau.core.constants import Constants, Numbers, Why

NUMBERS: Final = tuple(str(number) for number in range(13))
"""The numbers on the cards."""
SLOTS: Final = 8
"""A display: slots 0 to 3 are the top row, 4 to 7 the bottom row; slot and slot ^ 4 share a column (clause 2.2)."""

CONSTANTS: Final = Constants()
MIN_SEATS: Final = CONSTANTS.number("fewest_players", range(2, 8), 2)
MAX_SEATS: Final = CONSTANTS.number("most_players", range(2, 8), 6)
COPIES: Final = CONSTANTS.numbers("copies", NUMBERS, range(17), [8] * 13)
"""How often each number is in the deck (clause 1.1)."""
BEAVERS: Final = CONSTANTS.number("beavers", range(17), 4)
POINTS: Final = CONSTANTS.numbers("points", NUMBERS, range(-5, 26), range(13))
"""What each number counts (clause 6.1)."""
BONUS: Final = (0, 0, *CONSTANTS.numbers("bonus", ("2", "3", "4"), range(41), (10, 15, 20)))
"""Points off for so many pairs of one value; not cumulative (clause 6.3)."""


@CONSTANTS.law
def too_few_cards(values: Mapping[str, Numbers]) -> Why | None:
    """Every display is dealt, and two cards are left to draw from and to discard to."""
    (fewest,), (most,) = values["fewest_players"], values["most_players"]
    if fewest > most:
        return "constants-no-players", {"fewest": fewest, "most": most}
    cards, least = sum(values["copies"]) + values["beavers"][0], SLOTS * most + 2
    return ("constants-too-few", {"cards": cards, "players": most, "least": least}) if cards < least else None
