"""What a variant of Daumen Drauf! may change (docs/rules/daumen-drauf.md, section 10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from biberbau.core.constants import Constants, Numbers, Why

VALUES: Final = 9
"""The largest number on any card (clause 1.1)."""
MOST_SEATS: Final = 7
"""For more players there are too few numbers (clause 1.3)."""

CONSTANTS: Final = Constants()
MIN_SEATS: Final = CONSTANTS.number("fewest_players", range(2, MOST_SEATS + 1), 2)
MAX_SEATS: Final = CONSTANTS.number("most_players", range(2, MOST_SEATS + 1), MOST_SEATS)
EXTRA_VALUES: Final = CONSTANTS.number("extra_values", range(8), 2)
"""With n players the numbers 1 to n + EXTRA_VALUES are played (clause 1.3)."""
HAND_SIZE: Final = CONSTANTS.number("hand_size", range(1, 10), 5)
"""To so many cards hands are filled (clauses 2.1 and 6.4)."""
HARMLESS: Final = CONSTANTS.number("harmless", range(-3, 4), 1)
POISONOUS: Final = CONSTANTS.number("poisonous", range(-3, 4), -1)
HELD: Final = CONSTANTS.number("held", range(-3, 4), -1)
"""What a harmless and a poisonous card count for who has taken it, and any card that is left in a hand (section 7)."""


@CONSTANTS.law
def cards_for_all(values: Mapping[str, Numbers]) -> Why | None:
    """There are cards of the numbers that are played, and every hand can be dealt."""
    fewest, most, extra, hand = (
        values[key][0] for key in ("fewest_players", "most_players", "extra_values", "hand_size")
    )
    if fewest > most:
        return "constants-no-players", {"fewest": fewest, "most": most}
    if most + extra > VALUES:
        return "daumen-drauf-constants-too-many", {"players": most, "numbers": most + extra, "values": VALUES}
    for players in (fewest, most):
        cards = 6 * (players + extra)
        if players * hand > cards:
            return "daumen-drauf-constants-too-few", {"cards": cards, "players": players, "hand": hand}
    return None
