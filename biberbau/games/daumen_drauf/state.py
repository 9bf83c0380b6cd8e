"""The record of Daumen Drauf!: its fields and its constants.

Clauses are those of docs/rules/daumen-drauf.md.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.core import state as core
from biberbau.core.state import NO_CARD as NO_CARD
from biberbau.core.state import NOBODY as NOBODY
from biberbau.core.state import UNKNOWN as UNKNOWN
from biberbau.core.state import Grid, Row, Seen, cards, choices, number, phases, points, seat
from biberbau.games.daumen_drauf.constants import HAND_SIZE, MAX_SEATS, MOST_SEATS, VALUES
from biberbau.games.daumen_drauf.options import OPTIONS
from biberbau.games.daumen_drauf.phases import PHASES

BETTER: Final = "high"
"""The most points win (clause 7.6)."""

COLOURS: Final = 3
"""Yellow, green and black, in this order."""
COLOUR_STEP: Final = 2 * VALUES
"""A card is COLOUR_STEP * colour + 2 * (number - 1) + poison; `card ^ 1` is its twin and `card >> 1` its face: what one
sees of it under a thumb (clauses 1.1 and 3.2)."""
CARDS: Final = COLOURS * COLOUR_STEP
FACES: Final = CARDS // 2
TRICK_SIZE: Final = 28
"""Each face can be shown once in a trick, for shows climb; then comes a parry at most (clauses 4.1 and 5.2)."""

THUMBED: Final = CARDS
"""In a view: THUMBED + face is a card whose face the seat has seen, but not whether it is poisonous."""
NO_THUMB: Final = -1

PUBLIC_EYE: Final = 1 << MOST_SEATS
"""In a set of those who know a card: people who only watch."""
EVERYBODY: Final = (1 << (MOST_SEATS + 1)) - 1


class State(core.State):
    """A record of Daumen Drauf!."""

    phase: int = phases(PHASES)
    turn: int = seat(Seen.BY_ALL)
    """Seat to lead or to decide; in the window, the seat that comes after it.  Else NOBODY."""
    leader: int = seat(Seen.BY_ALL)
    """Who leads or led this trick, or NOBODY."""
    starter: int = seat(Seen.BY_ALL, kept=True)
    """Who led the first trick of this game; NOBODY before the lot is drawn."""
    shower: int = seat(Seen.BY_ALL)
    """Whose card was shown last in this trick, or NOBODY."""
    waiting: int = number(Seen.BY_ALL, np.int16)
    """In the window: the seats that may still parry, bit by bit."""
    unordered: int = number(Seen.BY_ALL)
    """While chance orders the stack: how many cards still wait for their place."""
    stack_count: int = number(Seen.BY_ALL)
    trick_count: int = number(Seen.BY_ALL)
    out_count: int = number(Seen.BY_ALL)
    colours: int = number(Seen.BY_ALL)
    """How many colours this trick has seen."""
    seen_by_all: int = number(Seen.BY_ALL, np.int64)
    """The cards of `out` that everybody has seen with their heads, as a set, bit by bit."""
    options: Row = choices(OPTIONS)
    totals: Row = points(MAX_SEATS, "total")
    round_scores: Row = points(MAX_SEATS, "score")
    hand_count: Row = number(Seen.BY_ALL, per=MAX_SEATS)
    thumb: Row = number(Seen.BY_ALL, per=MAX_SEATS, blank=NO_THUMB)
    """Which card of the trick the seat holds under its thumb, or NO_THUMB."""
    rank: Row = number(Seen.BY_ALL, per=COLOURS)
    """1 for the weakest colour of this trick, up to 3; 0 while it has not appeared."""
    hand: Grid = cards(Seen.BY_OWNER, per=(MAX_SEATS, HAND_SIZE), count="hand_count")
    """Ascending, so that one hand is one sequence of bytes."""
    trick: Row = cards(Seen.BY_RULE, per=TRICK_SIZE)
    """The cards of this trick in the order in which they came."""
    trick_seat: Row = seat(Seen.BY_ALL, per=TRICK_SIZE)
    """Who showed or laid them."""
    out: Row = cards(Seen.BY_RULE, per=CARDS)
    """The cards of all taken tricks of this game, in the order in which they came."""
    out_seat: Row = seat(Seen.BY_ALL, per=CARDS)
    """Who took them."""
    out_known: Row = number(Seen.BY_ALL, np.int16, per=CARDS)
    """Who has seen whether they are poisonous, bit by bit, with PUBLIC_EYE."""
    stack: Row = cards(Seen.BY_NOBODY, per=CARDS, count="stack_count", last_first=True)
    """The stack, the next card last."""
