"""What a variant of Beanie may change (docs/rules/beanie.md, section 11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from biberbau.core.constants import Constants, Numbers, Why

CARDS: Final = 52
MOST_SEATS: Final = 6

CONSTANTS: Final = Constants()
MIN_SEATS: Final = CONSTANTS.number("fewest_players", range(2, MOST_SEATS + 1), 2)
MAX_SEATS: Final = CONSTANTS.number("most_players", range(2, MOST_SEATS + 1), MOST_SEATS)
HAND_SIZE: Final = CONSTANTS.number("hand_size", range(1, 13), 7)
"""How many cards are dealt (clause 2.1)."""
POINTS_LOW: Final = CONSTANTS.number("points_low", range(31), 5)
POINTS_HIGH: Final = CONSTANTS.number("points_high", range(31), 10)
POINTS_WILD: Final = CONSTANTS.number("points_wild", range(61), 25)
FIRST_HIGH_RANK: Final = CONSTANTS.number("first_high", range(1, 15), 10) - 1
"""From this rank on cards count high; the ace is rank 0 (clause 7.1)."""


@CONSTANTS.law
def enough_for_all(values: Mapping[str, Numbers]) -> Why | None:
    """The pack is dealt, and two cards are left to turn up and to draw."""
    fewest, most, hand = (values[key][0] for key in ("fewest_players", "most_players", "hand_size"))
    if fewest > most:
        return "constants-no-players", {"fewest": fewest, "most": most}
    least = most * hand + 2
    if least <= CARDS:
        return None
    return "beanie-constants-too-few", {"cards": CARDS, "players": most, "hand": hand, "least": least}
