"""The record of Daumen Drauf!: its fields, its constants, its actions.

Clauses are those of docs/rules/daumen-drauf.md.
"""

from __future__ import annotations

from typing import Final, Literal

import numpy as np

from biberbau.core import state as core
from biberbau.core.options import Options
from biberbau.core.state import NO_CARD as NO_CARD
from biberbau.core.state import NOBODY as NOBODY
from biberbau.core.state import UNKNOWN as UNKNOWN
from biberbau.core.state import Grid, Row, Seen, cards, choices, number, phases, points, seat

MIN_SEATS: Final = 2
MAX_SEATS: Final = 7
BETTER: Final = "high"
"""The most points win (clause 7.5)."""

COLOURS: Final = 3
"""Yellow, green and black, in this order."""
VALUES: Final = 9
EXTRA_VALUES: Final = 2
"""With n players the numbers 1 to n + EXTRA_VALUES are played (clause 1.3)."""
COLOUR_STEP: Final = 2 * VALUES
"""A card is COLOUR_STEP * colour + 2 * (number - 1) + poison; `card ^ 1` is its twin and `card >> 1` its face: what one
sees of it under a thumb (clauses 1.1 and 3.2)."""
CARDS: Final = COLOURS * COLOUR_STEP
FACES: Final = CARDS // 2
HAND_SIZE: Final = 5
TRICK_SIZE: Final = 28
"""Each face can be shown once in a trick, for shows climb; then comes a parry at most (clauses 4.1 and 5.2)."""

THUMBED: Final = CARDS
"""In a view: THUMBED + face is a card whose face the seat has seen, but not whether it is poisonous."""
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
Phase = Literal["dealing", "lead", "window", "turn", "round_over", "match_over"]
PHASES: Final[dict[int, Phase]] = {
    LEAD: "lead",
    WINDOW: "window",
    TURN: "turn",
    ROUND_OVER: "round_over",
    MATCH_OVER: "match_over",
}

SHOW: Final = 0
"""SHOW + card: show this card of one's hand, the thumb on its head (clauses 3.1 and 3.4)."""
PARRY: Final = SHOW + CARDS
"""Lay the twin of the last shown card open (clause 5.1)."""
PASS: Final = PARRY + 1
LET: Final = PASS + 1
"""Let the last shown card pass without parrying it out of turn (clause 8.1)."""
MAX_ACTIONS: Final = LET + 1

OPTIONS: Final = Options()
WHEN_PARRY: Final = OPTIONS.choice("parry", "in_turn", "any_time")
ANY_TIME: Final = OPTIONS[WHEN_PARRY].encode("any_time")
"""The value of WHEN_PARRY with which one may parry out of turn."""
REVEAL: Final = OPTIONS.choice("reveal_on_take", "all", "taker")
TO_TAKER: Final = OPTIONS[REVEAL].encode("taker")
"""The value of REVEAL with which only the taker sees what was under the thumbs."""
TOPUP_FIRST: Final = OPTIONS.choice("topup_first", "last_decision", "taker")
BY_TAKER: Final = OPTIONS[TOPUP_FIRST].encode("taker")
"""The value of TOPUP_FIRST with which the taker fills their hand first."""
START_NEXT: Final = OPTIONS.choice("start_next", "rotate", "winner")
BY_WINNER: Final = OPTIONS[START_NEXT].encode("winner")
"""The value of START_NEXT with which the winner of a game leads in the next."""
GAMES: Final = OPTIONS.number("games", range(1, 10), 3)


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
