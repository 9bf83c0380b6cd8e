"""The table options of Biber-Mania: each constant is the place of an option in a record, or a value of one."""

from __future__ import annotations

from typing import Final

from biberbau.core.options import Options, where
from biberbau.games.biber_mania.kinds import MOST_COPIES, VALUES

OPTIONS: Final = Options()
DECK: Final = OPTIONS.choice("deck", "110-A", "110-B", "custom", often=True)
USUAL: Final = OPTIONS[DECK].encode("110-A")
"""The value of DECK that stands for the usual deck, card by card that of a variant."""
CUSTOM: Final = OPTIONS[DECK].encode("custom")
"""The value of DECK that stands for a deck of one's own."""
OWN_DECK: Final = where("deck", "custom")
DECK_VALUES: Final = OPTIONS.number("deck_values", range(7, VALUES + 1), 12, counts=OWN_DECK, often=True)
DECK_COPIES: Final = OPTIONS.number("deck_copies", range(1, MOST_COPIES + 1), 6, counts=OWN_DECK, often=True)
DECK_ACTION_COPIES: Final = OPTIONS.number("deck_action_copies", range(1, 7), 4, counts=OWN_DECK, often=True)
DECK_JOKERS: Final = OPTIONS.number("deck_jokers", range(MOST_COPIES + 1), 6, counts=OWN_DECK, often=True)

SEVERAL_ROUNDS: Final = where("series", "collecting")

BLOCK_MATCH: Final = OPTIONS.choice("display_block_match", "off", "on")
STAB_ONE: Final = OPTIONS.choice("stab_opponents", "all", "one")
REFUSE_CARDS: Final = OPTIONS.choice("refuse", "group", "card")
NO_DISPLAY_ACTION: Final = OPTIONS.choice("joker_stabs_display_action", "on", "off")
NO_JOKER_THEFT: Final = OPTIONS.choice("joker_stealable", "on", "off")
NO_HIPPIE_EQUALS: Final = OPTIONS.choice("hippie_with_equals", "on", "off")
PLAIN_ROWS: Final = OPTIONS.choice("plain_row_stabbable", "off", "on")
GUARD_PRESENT: Final = OPTIONS.choice("guard", "laid", "present")
NO_KING_END: Final = OPTIONS.choice("king_gift_ends_game", "on", "off")
FAIRY_ENDS: Final = OPTIONS.choice("fairy_empty_hand", "skip", "end")
TOP_ONLY: Final = OPTIONS.choice("pile_history", "open", "top_only")
BY_WINNER: Final = OPTIONS.choice("start_next", "rotate", "winner", counts=SEVERAL_ROUNDS)
PROFESSIONALS: Final = OPTIONS.choice("professionals", "off", "on")
COLLECTING: Final = OPTIONS.choice("series", "single", "collecting", often=True)
"""Of each from BLOCK_MATCH on the second value, 1 in the record, is the one that departs from the usual."""

TARGET: Final = OPTIONS.number("target", range(10, 1001, 10), 250, counts=SEVERAL_ROUNDS, often=True)
POINTS_FOR_ALL: Final = OPTIONS.choice("series_points", "winners", "all", counts=SEVERAL_ROUNDS, often=True)
MAX_ROUNDS: Final = OPTIONS.number("max_rounds", range(1, 101), 60, counts=SEVERAL_ROUNDS, often=True)
