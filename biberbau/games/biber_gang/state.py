"""The record of Biber Gang: its fields and its constants.  Clauses are those of docs/rules/biber-gang.md."""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.core import state as core
from biberbau.core.state import NO_CARD as NO_CARD
from biberbau.core.state import NOBODY as NOBODY
from biberbau.core.state import UNKNOWN as UNKNOWN
from biberbau.core.state import Grid, Row, Seen, cards, choices, flag, number, phases, points, seat
from biberbau.games.biber_gang.constants import BEAVERS, COPIES, MAX_SEATS
from biberbau.games.biber_gang.constants import SLOTS as SLOTS
from biberbau.games.biber_gang.options import OPTIONS
from biberbau.games.biber_gang.phases import PHASES

BETTER: Final = "low"
"""The fewest points win (clause 7.2)."""

BEAVER: Final = 13
"""The card code of a beaver; the numbers 0 to 12 are their own codes."""
KINDS: Final = BEAVER + 1
DECK: Final = (*COPIES, BEAVERS)
"""How many cards of each kind there are."""
DECK_SIZE: Final = sum(DECK)

COLUMNS: Final = 4
OTHER_ROW: Final = 4


FROM_DECK: Final = 0
FROM_PILE: Final = 1


NOT_CHOSEN: Final = -1
"""In `opening`: this seat has not chosen yet."""
CHOSEN: Final = -2
"""In `opening` of a view: this seat has chosen, and which pair is not known yet."""


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
