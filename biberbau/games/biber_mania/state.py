"""The record of Biber-Mania: its fields and its constants.

Clauses are those of docs/rules/biber-mania.md.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

import numpy as np

from biberbau.core import state as core
from biberbau.core.state import NO_CARD as NO_CARD
from biberbau.core.state import NOBODY as NOBODY
from biberbau.core.state import UNKNOWN as UNKNOWN
from biberbau.core.state import Grid, Holds, Row, Seen, cards, choices, number, phases, points, seat
from biberbau.games.biber_mania.combinations import OTHER
from biberbau.games.biber_mania.constants import LARGEST_DECK, MOST_SEATS
from biberbau.games.biber_mania.kinds import KINDS
from biberbau.games.biber_mania.options import OPTIONS
from biberbau.games.biber_mania.phases import PHASES

BETTER: Final = "high"
"""The most points win (clauses 8.2 and 8.3)."""

CARD_BITS: Final = 31
"""A byte of a pile is a card's kind in these bits, with the two marks below."""
GROUP_START: Final = 32
"""The mark of the undermost card of a group (clause 3.11)."""
GUARDED: Final = 64
"""The mark of every card that was laid with a Bodyguard, or with a Party Beaver and two others (clause 4.7)."""


NOT_ENDED: Final = 0
LAST_CARD: Final = 1
KING_GIFT: Final = 2
NOTHING_TO_DRAW: Final = 3
FAIRY_END: Final = 4
"""Why the round ended (section 7)."""
Ending = Literal["last_card", "king_gift", "nothing_to_draw", "fairy"]
ENDS: Final[dict[int, Ending]] = dict(enumerate(get_args(Ending), start=LAST_CARD))


class State(core.State):
    """A record of Biber-Mania.

    Seats and combinations that rules pass on are wide, so that these are compiled for one width only.
    """

    phase: int = phases(PHASES)
    turn: int = seat(Seen.BY_ALL, np.int64)
    """Whose turn it is; NOBODY between rounds."""
    starter: int = seat(Seen.BY_ALL, np.int64, kept=True)
    """Who began this round; NOBODY before the lot is drawn."""
    stabbed: int = seat(Seen.BY_ALL, np.int64)
    """Of whose group it is to be decided whether it is taken, or NOBODY."""
    to_stab: int = number(Seen.BY_ALL)
    """The seats whose groups come after that, bit by bit."""
    thefts: int = number(Seen.BY_ALL)
    """How many cards are still to be stolen."""
    victim: int = seat(Seen.BY_ALL, np.int64)
    """Whom the Bad Guy is for, or NOBODY."""
    gifts: int = number(Seen.BY_ALL)
    """How many cards they still get."""
    drawing: int = seat(Seen.BY_ALL, np.int64)
    """Who draws for the cards they lost, or NOBODY."""
    ended_by: int = number(Seen.BY_ALL, words=ENDS)
    """Why the round ended, or NOT_ENDED."""
    laid: int = number(Seen.BY_ALL, np.int64, blank=NO_CARD)
    """The combination that was discarded in this turn, by number, or NO_CARD."""
    deck_count: int = number(Seen.BY_ALL, np.int16)
    unordered: int = number(Seen.BY_ALL, np.int16)
    """While chance orders the draw pile: how many cards still wait for their place."""
    display_count: int = number(Seen.BY_ALL, np.int16)
    stock_count: int = number(Seen.BY_ALL, np.int16)
    options: Row = choices(OPTIONS)
    totals: Row = points(MOST_SEATS, "total")
    """Points of all finished rounds, as far as they count (clause 8.3)."""
    round_scores: Row = points(MOST_SEATS, "score")
    """Points of the last finished round, as far as they count."""
    losses: Row = number(Seen.BY_ALL, np.int16, per=MOST_SEATS)
    """How many cards each seat still has to draw for those it lost."""
    hand_count: Row = number(Seen.BY_ALL, np.int16, per=MOST_SEATS)
    pile_count: Row = number(Seen.BY_ALL, np.int16, per=MOST_SEATS)
    top_first: Row = number(Seen.BY_ALL, np.int16, per=MOST_SEATS)
    """Where in the pile its top group begins."""
    top_size: Row = number(Seen.BY_ALL, np.int16, per=MOST_SEATS)
    """How many cards its top group has."""
    top_kind: Row = number(Seen.BY_ALL, per=MOST_SEATS, blank=OTHER)
    """What its top group is (`groups.judge_group`); OTHER if it is protected."""
    top_value: Row = number(Seen.BY_ALL, per=MOST_SEATS, blank=NO_CARD)
    unseen: Row = number(Seen.BY_ALL, np.int16, per=MOST_SEATS)
    """How many cards of the hand the others have not seen."""
    lacks: Row = number(Seen.BY_ALL, np.int32, per=MOST_SEATS)
    """Kinds last asked for in vain, bit by bit, until an unseen card comes."""
    asked_count: Row = number(Seen.BY_ALL, per=MOST_SEATS)
    asked_kind: Grid = cards(Seen.BY_ALL, per=(MOST_SEATS, KINDS))
    """Kinds that were asked for in vain, the longest ago first."""
    asked_room: Grid = number(Seen.BY_ALL, np.int16, per=(MOST_SEATS, KINDS))
    """What unseen cards may be of this or a later such kind."""
    hand: Grid = cards(Seen.BY_OWNER, per=(MOST_SEATS, KINDS), holds=Holds.KINDS, known="known")
    """Cards by kind; in a view, of other hands those that all know."""
    known: Grid = cards(Seen.BY_ALL, per=(MOST_SEATS, KINDS), holds=Holds.KINDS)
    """Cards of the hand that everybody knows, by kind."""
    display: Row = cards(Seen.BY_ALL, per=KINDS, holds=Holds.KINDS)
    stock: Row = cards(Seen.BY_ALL, per=KINDS, holds=Holds.KINDS)
    removed: Row = cards(Seen.BY_ALL, per=KINDS, holds=Holds.KINDS)
    deck: Row = cards(Seen.BY_NOBODY, per=LARGEST_DECK, count="deck_count", last_first=True)
    """The draw pile, the next card last."""
    pile: Grid = cards(Seen.BY_ALL, per=(MOST_SEATS, LARGEST_DECK), count="pile_count")
    """Cards with their marks, the top card last."""
