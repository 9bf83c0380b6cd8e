"""The record of Biber-Mania: its fields, its constants, its actions.

Clauses are those of docs/rules/biber-mania.md.  What an action's number means in full stands in `notation`.
"""

from __future__ import annotations

from typing import Final, Literal

import numpy as np

from biberbau.core import state as core
from biberbau.core.state import NO_CARD as NO_CARD
from biberbau.core.state import NOBODY as NOBODY
from biberbau.core.state import UNKNOWN as UNKNOWN
from biberbau.core.state import Grid, Holds, Row, Seen, cards, choices, number, phases, points, seat
from biberbau.games.biber_mania.combinations import DISCARDS, OTHER, PARTS
from biberbau.games.biber_mania.kinds import KINDS, LARGEST_DECK
from biberbau.games.biber_mania.kinds import OPTIONS as OPTIONS

MIN_SEATS: Final = 2
MAX_SEATS: Final = 5
BETTER: Final = "high"
"""The most points win (clauses 8.2 and 8.3)."""

HAND_SIZE: Final = 13
SMALL_HAND_SIZE: Final = 10
"""With MAX_SEATS players (clause 2.1)."""
DISPLAY_SIZE: Final = 9
STOCK_SIZE: Final = 5


CARD_BITS: Final = 31
"""A byte of a pile is a card's kind in these bits, with the two marks below."""
GROUP_START: Final = 32
"""The mark of the undermost card of a group (clause 3.11)."""
GUARDED: Final = 64
"""The mark of every card that was laid with a Bodyguard, or with a Party Beaver and two others (clause 4.7)."""

SHUFFLE: Final = 0
"""Chance orders the draw pile before the deal (clause 2.1)."""
LOTS: Final = 1
"""Chance picks who begins the first round (clause 2.5)."""
DISCARDING: Final = 2
STABBING_DISPLAY: Final = 3
STABBING_OPPONENT: Final = 4
STEALING: Final = 5
WISHING: Final = 6
NAMING: Final = 7
"""The Bad Guy's owner names whom he is for (clause 5.6)."""
GIVING: Final = 8
"""The Bad Guy's owner draws for him (clause 5.6)."""
DRAWING: Final = 9
"""A seat that lost cards draws as many (clause 6.2)."""
ROUND_OVER: Final = 10
MATCH_OVER: Final = 11
Phase = Literal[
    "dealing",
    "discard",
    "stab_display",
    "stab_opponent",
    "steal",
    "wish",
    "bad_guy",
    "bad_guy_draw",
    "draw",
    "round_over",
    "match_over",
]
PHASES: Final[dict[int, Phase]] = {
    DISCARDING: "discard",
    STABBING_DISPLAY: "stab_display",
    STABBING_OPPONENT: "stab_opponent",
    STEALING: "steal",
    WISHING: "wish",
    NAMING: "bad_guy",
    GIVING: "bad_guy_draw",
    DRAWING: "draw",
    ROUND_OVER: "round_over",
    MATCH_OVER: "match_over",
}

NOT_ENDED: Final = 0
LAST_CARD: Final = 1
KING_GIFT: Final = 2
NOTHING_TO_DRAW: Final = 3
FAIRY_END: Final = 4
"""Why the round ended (section 7)."""
Ending = Literal["last_card", "king_gift", "nothing_to_draw", "fairy"]
ENDS: Final[dict[int, Ending]] = {
    LAST_CARD: "last_card",
    KING_GIFT: "king_gift",
    NOTHING_TO_DRAW: "nothing_to_draw",
    FAIRY_END: "fairy",
}

DISCARD: Final = 0
"""DISCARD + number of a combination: lay these cards (section 3)."""
STAB: Final = DISCARDS
"""STAB + kind: which number, or which action card, of the display to stab (clause 4.2)."""
STAB_AT: Final = STAB + KINDS - 1
"""STAB_AT + seat: the one opponent to stab, with stab_opponents=one (clause 9.3)."""
TAKE: Final = STAB_AT + MAX_SEATS
REFUSE: Final = TAKE + 1
"""Take a stabbed group or have it out of the game (clause 4.4)."""
TAKE_PART: Final = REFUSE + 1
"""TAKE_PART + number of a part: take these cards of the group, with refuse=card (clause 9.4)."""
STEAL_DISPLAY: Final = TAKE_PART + PARTS
STEAL_STOCK: Final = STEAL_DISPLAY + KINDS
STEAL_PILE: Final = STEAL_STOCK + KINDS
"""STEAL_… + kind, for piles + KINDS * seat: what to steal from where (clauses 5.1 and 5.2)."""
WISH: Final = STEAL_PILE + KINDS * MAX_SEATS
"""WISH + KINDS * seat + kind: what to wish for from whom (clause 5.3)."""
NO_WISH: Final = WISH + KINDS * MAX_SEATS
NAME: Final = NO_WISH + 1
"""NAME + seat: whom the Bad Guy is for (clause 5.6)."""
GIVE_STOCK: Final = NAME + MAX_SEATS
"""GIVE_STOCK + kind: what he gets from the stock."""
GIVE_DECK: Final = GIVE_STOCK + KINDS
DRAW_DECK: Final = GIVE_DECK + 1
DRAW_STOCK: Final = DRAW_DECK + 1
"""DRAW_STOCK + kind: what to draw from the stock (clause 6.3)."""
MAX_ACTIONS: Final = DRAW_STOCK + KINDS

# The options of the deck come before these; they stand in `kinds`.
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
BY_WINNER: Final = OPTIONS.choice("start_next", "rotate", "winner")
PROFESSIONALS: Final = OPTIONS.choice("professionals", "off", "on")
COLLECTING: Final = OPTIONS.choice("series", "single", "collecting")
"""Of each of these the second value, 1 in the record, is the one that departs from the usual."""
TARGET: Final = OPTIONS.number("target", range(10, 1001, 10), 250)
POINTS_FOR_ALL: Final = OPTIONS.choice("series_points", "winners", "all")
MAX_ROUNDS: Final = OPTIONS.number("max_rounds", range(1, 101), 60)


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
    totals: Row = points(MAX_SEATS, "total")
    """Points of all finished rounds, as far as they count (clause 8.3)."""
    round_scores: Row = points(MAX_SEATS, "score")
    """Points of the last finished round, as far as they count."""
    losses: Row = number(Seen.BY_ALL, np.int16, per=MAX_SEATS)
    """How many cards each seat still has to draw for those it lost."""
    hand_count: Row = number(Seen.BY_ALL, np.int16, per=MAX_SEATS)
    pile_count: Row = number(Seen.BY_ALL, np.int16, per=MAX_SEATS)
    top_first: Row = number(Seen.BY_ALL, np.int16, per=MAX_SEATS)
    """Where in the pile its top group begins."""
    top_size: Row = number(Seen.BY_ALL, np.int16, per=MAX_SEATS)
    """How many cards its top group has."""
    top_kind: Row = number(Seen.BY_ALL, per=MAX_SEATS, blank=OTHER)
    """What its top group is (`groups.judge_group`); OTHER if it is protected."""
    top_value: Row = number(Seen.BY_ALL, per=MAX_SEATS, blank=NO_CARD)
    unseen: Row = number(Seen.BY_ALL, np.int16, per=MAX_SEATS)
    """How many cards of the hand the others have not seen."""
    lacks: Row = number(Seen.BY_ALL, np.int32, per=MAX_SEATS)
    """Kinds last asked for in vain, bit by bit, until an unseen card comes."""
    asked_count: Row = number(Seen.BY_ALL, per=MAX_SEATS)
    asked_kind: Grid = cards(Seen.BY_ALL, per=(MAX_SEATS, KINDS))
    """Kinds that were asked for in vain, the longest ago first."""
    asked_room: Grid = number(Seen.BY_ALL, np.int16, per=(MAX_SEATS, KINDS))
    """What unseen cards may be of this or a later such kind."""
    hand: Grid = cards(Seen.BY_OWNER, per=(MAX_SEATS, KINDS), holds=Holds.KINDS, known="known")
    """Cards by kind; in a view, of other hands those that all know."""
    known: Grid = cards(Seen.BY_ALL, per=(MAX_SEATS, KINDS), holds=Holds.KINDS)
    """Cards of the hand that everybody knows, by kind."""
    display: Row = cards(Seen.BY_ALL, per=KINDS, holds=Holds.KINDS)
    stock: Row = cards(Seen.BY_ALL, per=KINDS, holds=Holds.KINDS)
    removed: Row = cards(Seen.BY_ALL, per=KINDS, holds=Holds.KINDS)
    deck: Row = cards(Seen.BY_NOBODY, per=LARGEST_DECK, count="deck_count", last_first=True)
    """The draw pile, the next card last."""
    pile: Grid = cards(Seen.BY_ALL, per=(MAX_SEATS, LARGEST_DECK), count="pile_count")
    """Cards with their marks, the top card last."""
