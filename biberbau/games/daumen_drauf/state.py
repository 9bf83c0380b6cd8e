"""The record of Daumen Drauf!: its fields, its constants, its actions.

Clauses are those of docs/rules/daumen-drauf.md.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.core.contract import HEADER
from biberbau.core.options import Option

MIN_SEATS: Final = 2
MAX_SEATS: Final = 7

COLOURS: Final = 3
"""Yellow, green and black, in this order."""
VALUES: Final = 9
EXTRA_VALUES: Final = 2
"""With n players the numbers 1 to n + EXTRA_VALUES are played (clause 1.3)."""
COLOUR_STEP: Final = 18
"""A card is COLOUR_STEP * colour + 2 * (number - 1) + poison; `card ^ 1` is its twin and `card >> 1` its face: what one
sees of it under a thumb (clauses 1.1 and 3.2)."""
CARDS: Final = 54
FACES: Final = 27
HAND_SIZE: Final = 5
TRICK_SIZE: Final = 28
"""Each face can be shown once in a trick, for shows climb; then comes a parry at most (clauses 4.1 and 5.2)."""

NO_CARD: Final = -1
"""Nothing lies here."""
UNKNOWN: Final = -2
"""In a view: a card lies here that the seat does not know."""
THUMBED: Final = 54
"""In a view: THUMBED + face is a card whose face the seat has seen, but not whether it is poisonous."""
NOBODY: Final = -1
NO_THUMB: Final = -1

PUBLIC_EYE: Final = 1 << MAX_SEATS
"""In a set of those who know a card: people who only watch."""
EVERYBODY: Final = (1 << (MAX_SEATS + 1)) - 1

SHUFFLE: Final = 0
"""Chance orders the stack before the deal (clause 2.1)."""
LOTS: Final = 1
"""Chance draws who leads the first trick of the match (clause 2.3)."""
LEAD: Final = 2
"""The leader shows a card (clause 3.1)."""
WINDOW: Final = 3
"""With parrying at any time: those who are not next may parry or let the card pass (clause 8.1)."""
TURN: Final = 4
"""One player shows, parries or passes (clause 3.3)."""
ROUND_OVER: Final = 5
MATCH_OVER: Final = 6

SHOW: Final = 0
"""SHOW + card: show this card of one's hand, the thumb on its head (clauses 3.1 and 3.4)."""
PARRY: Final = 54
"""Lay the twin of the last shown card open (clause 5.1)."""
PASS: Final = 55
LET: Final = 56
"""Let the last shown card pass without parrying it out of turn (clause 8.1)."""
MAX_ACTIONS: Final = 57

OPTIONS: Final = (
    Option.choice("parry", "in_turn", "any_time"),
    Option.choice("reveal_on_take", "all", "taker"),
    Option.choice("topup_first", "last_decision", "taker"),
    Option.choice("start_next", "rotate", "winner"),
    Option.number("games", range(1, 10), 3),
)
OPTION_COUNT: Final = len(OPTIONS)
WHEN_PARRY: Final = 0
ANY_TIME: Final = 1
"""The value of WHEN_PARRY with which one may parry out of turn."""
REVEAL: Final = 1
TO_TAKER: Final = 1
"""The value of REVEAL with which only the taker sees what was under the thumbs."""
TOPUP_FIRST: Final = 2
BY_TAKER: Final = 1
"""The value of TOPUP_FIRST with which the taker fills his hand first."""
START_NEXT: Final = 3
BY_WINNER: Final = 1
"""The value of START_NEXT with which the winner of a game leads in the next."""
GAMES: Final = 4

RECORD: Final = np.dtype(
    [
        *HEADER,
        ("turn", np.int8),  # Seat to lead or to decide; in the window, the seat that comes after it.  Else NOBODY.
        ("leader", np.int8),  # Who leads or led this trick, or NOBODY.
        ("starter", np.int8),  # Who led the first trick of this game; NOBODY before the lot is drawn.
        ("shower", np.int8),  # Whose card was shown last in this trick, or NOBODY.
        ("waiting", np.int16),  # In the window: the seats that may still parry, bit by bit.
        ("unordered", np.int8),  # While chance orders the stack: how many cards still wait for their place.
        ("stack_count", np.int8),
        ("trick_count", np.int8),
        ("out_count", np.int8),
        ("colours", np.int8),  # How many colours this trick has seen.
        ("seen_by_all", np.int64),  # The cards of `out` that everybody has seen with their heads, as a set, bit by bit.
        ("options", np.int16, len(OPTIONS)),
        ("totals", np.int16, MAX_SEATS),  # Points of all finished games.
        ("round_scores", np.int16, MAX_SEATS),  # Points of the last finished game.
        ("hand_count", np.int8, MAX_SEATS),
        ("thumb", np.int8, MAX_SEATS),  # Which card of the trick the seat holds under its thumb, or NO_THUMB.
        ("rank", np.int8, COLOURS),  # 1 for the weakest colour of this trick, up to 3; 0 while it has not appeared.
        ("hand", np.int8, (MAX_SEATS, HAND_SIZE)),  # Ascending, so that one hand is one sequence of bytes.
        ("trick", np.int8, TRICK_SIZE),  # The cards of this trick in the order in which they came.
        ("trick_seat", np.int8, TRICK_SIZE),  # Who showed or laid them.
        ("out", np.int8, CARDS),  # The cards of all taken tricks of this game, in the order in which they came.
        ("out_seat", np.int8, CARDS),  # Who took them.
        ("out_known", np.int16, CARDS),  # Who has seen whether they are poisonous, bit by bit, with PUBLIC_EYE.
        ("stack", np.int8, CARDS),  # The stack, the next card last.
    ]
)
