"""The record of Biber Gang: its fields, its constants, its actions.  Clauses are those of docs/rules/biber-gang.md."""

from __future__ import annotations

from typing import Final, Literal

import numpy as np

from biberbau.core import state as core
from biberbau.core.options import Options
from biberbau.core.state import NO_CARD as NO_CARD
from biberbau.core.state import NOBODY as NOBODY
from biberbau.core.state import UNKNOWN as UNKNOWN
from biberbau.core.state import Grid, Row, Seen, cards, choices, flag, number, phases, points, seat

MIN_SEATS: Final = 2
MAX_SEATS: Final = 6
BETTER: Final = "low"
"""The fewest points win (clause 7.2)."""

COPIES: Final = 8
"""How often each number is in the deck (clause 1.1)."""
BEAVER: Final = 13
"""The card code of a beaver; the numbers 0 to 12 are their own codes."""
BEAVERS: Final = 4
KINDS: Final = BEAVER + 1
DECK_SIZE: Final = COPIES * BEAVER + BEAVERS

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
Phase = Literal["dealing", "opening", "draw", "decide", "round_over", "match_over"]
PHASES: Final[dict[int, Phase]] = {
    OPENING: "opening",
    DRAW: "draw",
    DECIDE: "decide",
    ROUND_OVER: "round_over",
    MATCH_OVER: "match_over",
}

FROM_DECK: Final = 0
FROM_PILE: Final = 1

DRAW_DECK: Final = 0
DRAW_PILE: Final = 1
SWAP: Final = 2
"""SWAP + slot: the drawn card takes the slot's place (clauses 3.4 and 3.5)."""
TURN: Final = SWAP + SLOTS
"""TURN + slot: refuse the drawn card and turn the slot's card up (clause 3.6)."""
REFUSE: Final = TURN + SLOTS
"""Refuse the drawn card and turn nothing (clause 3.7)."""
SWIM: Final = REFUSE + 1
"""SWIM + 8 * beaver's slot + target slot (clause 4.2)."""
OPEN: Final = SWIM + SLOTS * SLOTS
"""OPEN + index of a pair in OPENING_PAIRS (clause 2.4)."""
OPENING_PAIRS: Final = np.array([(a, b) for a in range(SLOTS) for b in range(a + 1, SLOTS)], np.int8)
MAX_ACTIONS: Final = OPEN + len(OPENING_PAIRS)

NOT_CHOSEN: Final = -1
"""In `opening`: this seat has not chosen yet."""
CHOSEN: Final = -2
"""In `opening` of a view: this seat has chosen, and which pair is not known yet."""

OPTIONS: Final = Options()
TAKEN_MUST_SWAP: Final = OPTIONS.choice("discard_take_must_swap", "off", "on")
BEAVER_NEVER_DISCARDED: Final = OPTIONS.choice("beaver_never_discarded", "off", "on")
DECK_OUT: Final = OPTIONS.choice("deck_out", "reshuffle", "end_round")
END_ROUND: Final = OPTIONS[DECK_OUT].encode("end_round")
"""The value of DECK_OUT with which an empty deck ends the round."""
STALL_LIMIT: Final = OPTIONS.number("stall_limit", range(51), 10)
ROUNDS: Final = OPTIONS.number("rounds", range(1, 10), 5)

BONUS: Final = (0, 0, 10, 15, 20)
"""Points off for so many pairs of one value; not cumulative (clause 6.3)."""


class State(core.State):
    """A record of Biber Gang."""

    phase: int = phases(PHASES)
    turn: int = seat(Seen.BY_ALL)
    """Seat to move; NOBODY before the start of a round is settled."""
    starter: int = seat(Seen.BY_ALL)
    """Who made the first turn of this round, or NOBODY."""
    tied: int = number(Seen.BY_ALL)
    """How many seats shared the largest opening sum of this round; 0 before."""
    caller: int = seat(Seen.BY_ALL)
    """Who called the end of this round, or NOBODY."""
    drawn: int = cards(Seen.BY_RULE)
    """The card in the active player's hand, or NO_CARD."""
    drawn_from: int = number(Seen.BY_ALL, words={FROM_DECK: "deck", FROM_PILE: "pile"})
    deck_count: int = number(Seen.BY_ALL, np.int16)
    discard_count: int = number(Seen.BY_ALL, np.int16)
    unordered: int = number(Seen.BY_ALL, np.int16)
    """While chance orders the deck: how many cards still wait for their place."""
    quiet_turns: int = number(Seen.BY_ALL, np.int16)
    """Turns in a row in which no face-down card has gone; 0 without a stall limit (clause 5.4)."""
    options: Row = choices(OPTIONS)
    totals: Row = points(MAX_SEATS, "total")
    round_scores: Row = points(MAX_SEATS, "score")
    hidden: Row = number(Seen.BY_ALL, per=MAX_SEATS)
    """Number of face-down cards."""
    opening: Row = number(Seen.BY_RULE, per=MAX_SEATS, blank=NOT_CHOSEN)
    """Index of the chosen pair, NOT_CHOSEN or CHOSEN."""
    reshuffled: int = flag(Seen.BY_ALL)
    """1 once the discards have become the deck in this round."""
    recycled: Row = number(Seen.BY_ALL, per=KINDS)
    """After a reshuffle: how many of each kind the deck and a card drawn from it are."""
    scratch: Row = number(Seen.BY_NOBODY, per=KINDS)
    """Room to count in during a redeal; zero at all other times."""
    face_up: Grid = number(Seen.BY_ALL, per=(MAX_SEATS, SLOTS))
    display: Grid = cards(Seen.BY_RULE, per=(MAX_SEATS, SLOTS))
    discard: Row = cards(Seen.BY_ALL, per=DECK_SIZE, count="discard_count")
    """The discard pile, the top card last."""
    deck: Row = cards(Seen.BY_NOBODY, per=DECK_SIZE, count="deck_count", last_first=True)
    """The deck, the next card last."""
