"""The record of Beanie: its fields, its constants, its options.

Clauses are those of docs/rules/beanie.md.
"""

from __future__ import annotations

from typing import Final, Literal

import numpy as np

from biberbau.core import state as core
from biberbau.core.options import Options
from biberbau.core.state import NO_CARD as NO_CARD
from biberbau.core.state import NOBODY as NOBODY
from biberbau.core.state import UNKNOWN as UNKNOWN
from biberbau.core.state import Grid, Holds, Row, Seen, cards, choices, number, phases, points, seat

MIN_SEATS: Final = 2
MAX_SEATS: Final = 6
BETTER: Final = "low"
"""The fewest points win (clause 7.3)."""

SUITS: Final = 4
"""Clubs, diamonds, hearts and spades, in this order."""
RANKS: Final = 13
"""Ace to king; the ace is low (clause 1.2)."""
CARDS: Final = SUITS * RANKS
"""A card is RANKS * suit + rank.  A set of cards is an integer with the bit `1 << card` for each of them."""
ONE_SUIT: Final = (1 << RANKS) - 1
"""The ranks of one suit, as a set."""
ONE_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The four aces, as a set; shifted by a rank, the four cards of that rank."""
HAND_SIZE: Final = 7
MELDS: Final = 17
"""A meld has at least three cards, so there are never more."""
SET_SIZE: Final = 4
LEAST_MELD: Final = 3


SHUFFLE: Final = 0
"""Chance orders the pack before the deal (clause 2.1)."""
LOTS: Final = 1
"""Chance draws the first dealer (clause 2.1)."""
DRAW: Final = 2
"""The player in turn draws (clause 3.1)."""
DISCARD: Final = 3
"""The player in turn discards (clause 3.4)."""
ROUND_OVER: Final = 4
MATCH_OVER: Final = 5
Phase = Literal["dealing", "draw", "discard", "calling", "round_over", "match_over"]
"""While "calling", whoever is in turn has no card left and has only to call."""
PHASES: Final[dict[int, Phase]] = {DRAW: "draw", DISCARD: "discard", ROUND_OVER: "round_over", MATCH_OVER: "match_over"}

NOTHING: Final = 0
"""A place for a meld that is still free; and a turn in which nothing has been drawn yet."""
SET: Final = 1
RUN: Final = 2
"""Kinds of melds (clauses 4.2 and 4.3)."""

FROM_STOCK: Final = 1
FROM_PILE: Final = 2
"""What the player in turn has drawn (clauses 3.1 and 3.2)."""
Source = Literal["stock", "pile"]
SOURCES: Final[dict[int, Source]] = {FROM_STOCK: "stock", FROM_PILE: "pile"}

BY_BEANIE: Final = 1
"""Somebody has gone out (clause 6.1)."""
BY_CHOICE: Final = 2
"""The stock was empty and the player in turn wanted no pile (clause 6.2)."""
BY_STALL: Final = 3
"""Nothing moved any more (clause 6.3)."""
BY_EMPTY_TABLE: Final = 4
"""There was neither a stock nor a pile to draw from (clause 6.2)."""
Ending = Literal["beanie", "end", "stall", "stock"]
ENDINGS: Final[dict[int, Ending]] = {BY_BEANIE: "beanie", BY_CHOICE: "end", BY_STALL: "stall", BY_EMPTY_TABLE: "stock"}

OPTIONS: Final = Options()
"""`turn_seconds` and `fairness` are kept here for the table that plays; the rules themselves know no time."""
FIRST_UPCARD: Final = OPTIONS.choice("first_upcard", "off", "on")
MAX_BEANIES: Final = OPTIONS.choice("max_beanies_per_meld", "none", "1", "less_than_half")
ONE_BEANIE: Final = OPTIONS[MAX_BEANIES].encode("1")
LESS_THAN_HALF: Final = OPTIONS[MAX_BEANIES].encode("less_than_half")
"""The values of MAX_BEANIES that set a limit (clause 8.2)."""
OUT_BY_DISCARD: Final = OPTIONS.choice("out_by_discard", "on", "off")
CALL_OPTION: Final = OPTIONS.choice("call", "auto", "button")
BY_BUTTON: Final = OPTIONS[CALL_OPTION].encode("button")
"""The value of CALL_OPTION with which one has to say "Beanie!" oneself (clause 8.4)."""
PILE_VIEW: Final = OPTIONS.choice("pile_view", "all", "top")
TOP_ONLY: Final = OPTIONS[PILE_VIEW].encode("top")
OWN_MELD_FIRST: Final = OPTIONS.choice("own_meld_first", "off", "on")
SWITCHED_ON: Final = OPTIONS[OWN_MELD_FIRST].encode("on")
"""The value of FIRST_UPCARD and OWN_MELD_FIRST that is not the default; of OUT_BY_DISCARD it is SWITCHED_OFF."""
SWITCHED_OFF: Final = OPTIONS[OUT_BY_DISCARD].encode("off")
ROUNDS: Final = OPTIONS.number("rounds", range(1, RANKS + 1), RANKS)
STALL: Final = OPTIONS.number("stall", range(1, 6), 2)
TURN_SECONDS: Final = OPTIONS.choice("turn_seconds", "30", "0", "10", "15", "20", "45", "60", "120")
FAIRNESS: Final = OPTIONS.choice("fairness", "on", "off")

POINTS_LOW: Final = 5
POINTS_HIGH: Final = 10
POINTS_WILD: Final = 25
FIRST_HIGH_RANK: Final = 9
"""From the ten on a card counts ten (clause 7.1)."""


class State(core.State):
    """A record of Beanie."""

    phase: int = phases(PHASES)
    turn: int = seat(Seen.BY_ALL)
    """Seat in turn; NOBODY outside of a round."""
    dealer: int = seat(Seen.BY_ALL, kept=True)
    """Who dealt this round; NOBODY before the first one is drawn."""
    unordered: int = number(Seen.BY_ALL)
    """While chance orders the pack: how many cards still wait for their place."""
    stock_count: int = number(Seen.BY_ALL)
    pile_count: int = number(Seen.BY_ALL)
    meld_count: int = number(Seen.BY_ALL)
    source: int = number(Seen.BY_ALL, words=SOURCES)
    """What the player in turn has drawn: NOTHING, FROM_STOCK or FROM_PILE."""
    drawn: int = cards(Seen.BY_RULE)
    """The card they drew from the stock while they hold it, else NO_CARD.  Theirs alone to know."""
    laid_unseen: int = number(Seen.BY_ALL)
    """How many cards they have put down since, that nobody knew to be in their hand."""
    stirred: int = number(Seen.BY_ALL)
    """1 if in this turn a card has left the stock or come to the table (clause 6.3)."""
    quiet_turns: int = number(Seen.BY_ALL, np.int16)
    """Completed turns in a row in which neither happened."""
    out: int = seat(Seen.BY_ALL)
    """Who went out, or NOBODY."""
    ended_by: int = number(Seen.BY_ALL, words=ENDINGS)
    """How the round ended; NOTHING while it goes on."""
    wanted: int = number(Seen.BY_ALL, np.int64)
    """The cards that some meld takes as they are: added, swapped, or for a beanie."""
    options: Row = choices(OPTIONS)
    totals: Row = points(MAX_SEATS, "total")
    round_scores: Row = points(MAX_SEATS, "score")
    hand_count: Row = number(Seen.BY_ALL, per=MAX_SEATS)
    opened: Row = number(Seen.BY_ALL, per=MAX_SEATS)
    """1 if the seat has put down a meld of its own this round (clause 8.6)."""
    hand: Row = cards(Seen.BY_OWNER, np.int64, per=MAX_SEATS, holds=Holds.SETS, known="known")
    known: Row = cards(Seen.BY_ALL, np.int64, per=MAX_SEATS, holds=Holds.SETS)
    """The cards of each hand that everybody has seen go there."""
    meld_kind: Row = number(Seen.BY_ALL, per=MELDS)
    """Melds in the order in which they were laid: SET, RUN or NOTHING."""
    meld_seat: Row = seat(Seen.BY_ALL, per=MELDS)
    """Who laid it."""
    meld_rank: Row = number(Seen.BY_ALL, per=MELDS)
    """The rank of a set; the lowest rank of a run."""
    meld_suit: Row = number(Seen.BY_ALL, per=MELDS)
    """The suit of a run."""
    meld_size: Row = number(Seen.BY_ALL, per=MELDS)
    """Number of cards."""
    meld_cards: Row = cards(Seen.BY_ALL, np.int64, per=MELDS, holds=Holds.SETS)
    meld_beanies: Row = cards(Seen.BY_ALL, np.int64, per=MELDS, holds=Holds.SETS)
    """Those of its cards that stand for another one."""
    meld_fits: Row = cards(Seen.BY_ALL, np.int64, per=MELDS, holds=Holds.SETS)
    """The cards that can be added as themselves."""
    meld_frees: Row = cards(Seen.BY_ALL, np.int64, per=MELDS, holds=Holds.SETS)
    """The cards that can be exchanged for a beanie."""
    run_place: Grid = cards(Seen.BY_ALL, per=(MELDS, RANKS))
    """The card at each rank of a run, else NO_CARD."""
    pile: Row = cards(Seen.BY_ALL, per=CARDS, count="pile_count")
    """The discard pile from bottom to top."""
    stock: Row = cards(Seen.BY_NOBODY, per=CARDS, count="stock_count", last_first=True)
    """The stock, the next card last."""


RECORD: Final = core.layout_of(State)
