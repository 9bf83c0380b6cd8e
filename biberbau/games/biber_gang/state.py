"""The record of Biber Gang: its fields, its constants, its actions.  Clauses are those of docs/rules/biber-gang.md."""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.core.contract import HEADER
from biberbau.core.options import Option

MIN_SEATS: Final = 2
MAX_SEATS: Final = 6

COPIES: Final = 8
"""How often each number is in the deck (clause 1.1)."""
BEAVER: Final = 13
"""The card code of a beaver; the numbers 0 to 12 are their own codes."""
BEAVERS: Final = 4
KINDS: Final = 14
DECK_SIZE: Final = 108

NO_CARD: Final = -1
"""Nothing lies here."""
UNKNOWN: Final = -2
"""In a view: a card lies here that the seat does not know."""
NOBODY: Final = -1

COLUMNS: Final = 4
SLOTS: Final = 8
"""A display: slots 0 to 3 are the top row, 4 to 7 the bottom row; slot and slot ^ 4 share a column (clause 2.2)."""
OTHER_ROW: Final = 4

SHUFFLE: Final = 0
"""Chance orders the deck before the deal (clause 2.1)."""
OPENING: Final = 1
"""Everybody chooses two cards to turn up (clause 2.4)."""
TIE: Final = 2
"""Chance draws the first player among the tied (clause 2.6)."""
DRAW: Final = 3
DECIDE: Final = 4
RESHUFFLE: Final = 5
"""Chance orders the new deck that a draw waits for (clause 3.9)."""
ROUND_OVER: Final = 6
MATCH_OVER: Final = 7

FROM_DECK: Final = 0
FROM_PILE: Final = 1

DRAW_DECK: Final = 0
DRAW_PILE: Final = 1
SWAP: Final = 2
"""SWAP + slot: the drawn card takes the slot's place (clauses 3.4 and 3.5)."""
TURN: Final = 10
"""TURN + slot: refuse the drawn card and turn the slot's card up (clause 3.6)."""
REFUSE: Final = 18
"""Refuse the drawn card and turn nothing (clause 3.7)."""
SWIM: Final = 19
"""SWIM + 8 * beaver's slot + target slot (clause 4.2)."""
OPEN: Final = 83
"""OPEN + index of a pair in OPENING_PAIRS (clause 2.4)."""
OPENING_PAIRS: Final = np.array([(a, b) for a in range(SLOTS) for b in range(a + 1, SLOTS)], np.int8)
MAX_ACTIONS: Final = 83 + 28

NOT_CHOSEN: Final = -1
"""In `opening`: this seat has not chosen yet."""
CHOSEN: Final = -2
"""In `opening` of a view: this seat has chosen, and which pair is not known yet."""

OPTIONS: Final = (
    Option.choice("discard_take_must_swap", "off", "on"),
    Option.choice("beaver_never_discarded", "off", "on"),
    Option.choice("deck_out", "reshuffle", "end_round"),
    Option.number("stall_limit", range(51), 10),
    Option.number("rounds", range(1, 10), 5),
)
OPTION_COUNT: Final = len(OPTIONS)
TAKEN_MUST_SWAP: Final = 0
BEAVER_NEVER_DISCARDED: Final = 1
DECK_OUT: Final = 2
END_ROUND: Final = 1
"""The value of DECK_OUT with which an empty deck ends the round."""
STALL_LIMIT: Final = 3
ROUNDS: Final = 4

BONUS: Final = (0, 0, 10, 15, 20)
"""Points off for so many pairs of one value; not cumulative (clause 6.3)."""

RECORD: Final = np.dtype(
    [
        *HEADER,
        ("turn", np.int8),  # Seat to move; NOBODY before the start of a round is settled.
        ("starter", np.int8),  # Who made the first turn of this round, or NOBODY.
        ("tied", np.int8),  # How many seats shared the largest opening sum of this round; 0 before.
        ("caller", np.int8),  # Who called the end of this round, or NOBODY.
        ("drawn", np.int8),  # The card in the active player's hand, or NO_CARD.
        ("drawn_from", np.int8),  # FROM_DECK or FROM_PILE.
        ("deck_count", np.int16),
        ("discard_count", np.int16),
        ("unordered", np.int16),  # While chance orders the deck: how many cards still wait for their place.
        ("quiet_turns", np.int16),  # Turns in a row in which no face-down card has gone; 0 without a stall limit (5.4).
        ("options", np.int16, len(OPTIONS)),
        ("totals", np.int16, MAX_SEATS),  # Points of all finished rounds.
        ("round_scores", np.int16, MAX_SEATS),  # Points of the last finished round.
        ("hidden", np.int8, MAX_SEATS),  # Number of face-down cards.
        ("opening", np.int8, MAX_SEATS),  # Index of the chosen pair, NOT_CHOSEN or CHOSEN.
        ("reshuffled", np.int8),  # 1 once the discards have become the deck in this round.
        ("recycled", np.int8, KINDS),  # After a reshuffle: how many of each kind the deck and a card drawn from it are.
        ("scratch", np.int8, KINDS),  # Room to count in during a redeal; zero at all other times.
        ("face_up", np.int8, (MAX_SEATS, SLOTS)),
        ("display", np.int8, (MAX_SEATS, SLOTS)),
        ("discard", np.int8, DECK_SIZE),  # The discard pile, the top card last.
        ("deck", np.int8, DECK_SIZE),  # The deck, the next card last.
    ]
)
