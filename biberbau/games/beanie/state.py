"""The record of Beanie: its fields and its constants.

Clauses are those of docs/rules/beanie.md.
"""

from __future__ import annotations

from typing import Final, Literal

import numpy as np

from biberbau.core import state as core
from biberbau.core.state import NO_CARD as NO_CARD
from biberbau.core.state import NOBODY as NOBODY
from biberbau.core.state import UNKNOWN as UNKNOWN
from biberbau.core.state import Grid, Holds, Row, Seen, cards, choices, number, phases, points, seat
from biberbau.games.beanie.constants import MOST_SEATS
from biberbau.games.beanie.options import OPTIONS
from biberbau.games.beanie.phases import PHASES

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
MELDS: Final = 17
"""A meld has at least three cards, so there are never more."""
SET_SIZE: Final = 4
LEAST_MELD: Final = 3


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
    totals: Row = points(MOST_SEATS, "total")
    round_scores: Row = points(MOST_SEATS, "score")
    hand_count: Row = number(Seen.BY_ALL, per=MOST_SEATS)
    opened: Row = number(Seen.BY_ALL, per=MOST_SEATS)
    """1 if the seat has put down a meld of its own this round (clause 8.6)."""
    hand: Row = cards(Seen.BY_OWNER, np.int64, per=MOST_SEATS, holds=Holds.SETS, known="known")
    known: Row = cards(Seen.BY_ALL, np.int64, per=MOST_SEATS, holds=Holds.SETS)
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
