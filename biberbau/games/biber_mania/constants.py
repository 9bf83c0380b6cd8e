"""What a variant of Biber-Mania may change (docs/rules/biber-mania.md, section 11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from biberbau.core.constants import Constants, Numbers, Why
from biberbau.games.biber_mania.kinds import ACTION_LETTERS, MOST_COPIES, VALUES

MOST_SEATS: Final = 5
LARGEST_DECK: Final = 200
LEAST_TOTAL: Final = -20_000
"""No total falls below this (clause 11.4): a hundred rounds with the largest deck in one hand, at the usual points."""

CONSTANTS: Final = Constants()
MIN_SEATS: Final = CONSTANTS.number("fewest_players", range(2, MOST_SEATS + 1), 2)
MAX_SEATS: Final = CONSTANTS.number("most_players", range(2, MOST_SEATS + 1), MOST_SEATS)
NUMBERS: Final = CONSTANTS.numbers(
    "numbers", [str(value) for value in range(1, VALUES + 1)], range(MOST_COPIES + 1), [6] * 12 + [0] * 3
)
ACTION_COPIES: Final = CONSTANTS.numbers("actions", ACTION_LETTERS, range(MOST_COPIES + 1), [4] * 8)
JOKERS: Final = CONSTANTS.number("jokers", range(MOST_COPIES + 1), 6)
"""How often each number, each action card and the joker are in the usual deck (clause 1.4)."""
HAND_SIZE: Final = CONSTANTS.number("hand_size", range(1, 21), 13)
SMALL_HAND_SIZE: Final = CONSTANTS.number("small_hand_size", range(1, 21), 10)
"""With MOST_SEATS players (clause 2.1)."""
DISPLAY_SIZE: Final = CONSTANTS.number("display_size", range(1, 21), 9)
STOCK_SIZE: Final = CONSTANTS.number("stock_size", range(1, 11), 5)
ON_PILE: Final = CONSTANTS.number("on_pile", range(6), 1)
IN_HAND: Final = CONSTANTS.number("in_hand", range(-5, 1), -1)
"""What a card on one's pile and a card in one's hand count (clause 8.1)."""
ANY_TARGET: Final = CONSTANTS.number("target", range(10_001), 0)
"""How many points win a match of collected points; 0: as many as the table has agreed on (clause 9.16)."""
FIRST_PLAYER: Final = CONSTANTS.number("first_player", range(MOST_SEATS + 1), 0)
"""Who begins the first round, counted from 1; 0: chance picks (clause 2.5)."""


@CONSTANTS.law
def enough_for_all(values: Mapping[str, Numbers]) -> Why | None:
    """The usual deck is large enough for everybody, and not larger than any deck; who begins is there."""
    (fewest,), (most,), (first,) = (values[key] for key in ("fewest_players", "most_players", "first_player"))
    if fewest > most:
        return "constants-no-players", {"fewest": fewest, "most": most}
    if first > fewest:
        return "biber-mania-constants-first", {"first": first, "fewest": fewest}
    cards = sum(values["numbers"]) + sum(values["actions"]) + values["jokers"][0]
    if cards > LARGEST_DECK:
        return "biber-mania-constants-too-many", {"cards": cards, "most": LARGEST_DECK}
    for players in (fewest, max(fewest, min(most, MOST_SEATS - 1)), most):
        hand = values["hand_size" if players < MOST_SEATS else "small_hand_size"][0]
        least = players * hand + values["display_size"][0] + values["stock_size"][0] + 1
        if cards < least:
            return "constants-too-few", {"cards": cards, "players": players, "least": least}
    return None
