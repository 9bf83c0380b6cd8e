"""The record of Biber-Mania: its fields, its constants, its actions.

Clauses are those of docs/rules/biber-mania.md.  What an action's number means in full stands in `notation`.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.core.contract import HEADER
from biberbau.core.options import Option
from biberbau.games.biber_mania.combinations import DISCARDS, PARTS
from biberbau.games.biber_mania.kinds import KINDS, LARGEST_DECK

MIN_SEATS: Final = 2
MAX_SEATS: Final = 5

HAND_SIZE: Final = 13
SMALL_HAND_SIZE: Final = 10
"""With MAX_SEATS players (clause 2.1)."""
DISPLAY_SIZE: Final = 9
STOCK_SIZE: Final = 5

NO_CARD: Final = -1
"""Nothing lies here."""
UNKNOWN: Final = -2
"""In a view: a card lies here that the seat does not know."""
NOBODY: Final = -1

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

NOT_ENDED: Final = 0
LAST_CARD: Final = 1
KING_GIFT: Final = 2
NOTHING_TO_DRAW: Final = 3
FAIRY_END: Final = 4
"""Why the round ended (section 7)."""

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

OPTIONS: Final = (
    Option.choice("deck", "110-A", "110-B", "custom"),
    Option.number("deck_values", range(7, 16), 12),
    Option.number("deck_copies", range(1, 11), 6),
    Option.number("deck_action_copies", range(1, 7), 4),
    Option.number("deck_jokers", range(11), 6),
    Option.choice("display_block_match", "off", "on"),
    Option.choice("stab_opponents", "all", "one"),
    Option.choice("refuse", "group", "card"),
    Option.choice("joker_stabs_display_action", "on", "off"),
    Option.choice("joker_stealable", "on", "off"),
    Option.choice("hippie_with_equals", "on", "off"),
    Option.choice("plain_row_stabbable", "off", "on"),
    Option.choice("guard", "laid", "present"),
    Option.choice("king_gift_ends_game", "on", "off"),
    Option.choice("fairy_empty_hand", "skip", "end"),
    Option.choice("pile_history", "open", "top_only"),
    Option.choice("start_next", "rotate", "winner"),
    Option.choice("professionals", "off", "on"),
    Option.choice("series", "single", "collecting"),
    Option.number("target", range(10, 1001, 10), 250),
    Option.choice("series_points", "winners", "all"),
    Option.number("max_rounds", range(1, 101), 60),
)
OPTION_COUNT: Final = len(OPTIONS)
BLOCK_MATCH: Final = 5
STAB_ONE: Final = 6
REFUSE_CARDS: Final = 7
NO_DISPLAY_ACTION: Final = 8
NO_JOKER_THEFT: Final = 9
NO_HIPPIE_EQUALS: Final = 10
PLAIN_ROWS: Final = 11
GUARD_PRESENT: Final = 12
NO_KING_END: Final = 13
FAIRY_ENDS: Final = 14
TOP_ONLY: Final = 15
BY_WINNER: Final = 16
PROFESSIONALS: Final = 17
COLLECTING: Final = 18
"""Options with two values, by their place: 1 is the one that departs from the usual."""
TARGET: Final = 19
POINTS_FOR_ALL: Final = 20
MAX_ROUNDS: Final = 21

RECORD: Final = np.dtype(
    [
        *HEADER,
        ("turn", np.int64),  # Whose turn it is; NOBODY between rounds.
        ("starter", np.int64),  # Who began this round; NOBODY before the lot is drawn.
        ("stabbed", np.int64),  # Of whose group it is to be decided whether it is taken, or NOBODY.
        ("to_stab", np.int8),  # The seats whose groups come after that, bit by bit.
        ("thefts", np.int8),  # How many cards are still to be stolen.
        ("victim", np.int64),  # Whom the Bad Guy is for, or NOBODY.
        ("gifts", np.int8),  # How many cards he still gets.
        ("drawing", np.int64),  # Who draws for the cards he lost, or NOBODY.
        ("ended_by", np.int8),  # Why the round ended, or NOT_ENDED.
        ("laid", np.int64),  # The combination that was discarded in this turn, by number, or NO_CARD.
        ("deck_count", np.int16),
        ("unordered", np.int16),  # While chance orders the draw pile: how many cards still wait for their place.
        ("display_count", np.int16),
        ("stock_count", np.int16),
        ("options", np.int16, OPTION_COUNT),
        ("totals", np.int16, MAX_SEATS),  # Points of all finished rounds, as far as they count (clause 8.3).
        ("round_scores", np.int16, MAX_SEATS),  # Points of the last finished round, as far as they count.
        ("losses", np.int16, MAX_SEATS),  # How many cards each seat still has to draw for those it lost.
        ("hand_count", np.int16, MAX_SEATS),
        ("pile_count", np.int16, MAX_SEATS),
        ("top_first", np.int16, MAX_SEATS),  # Where in the pile its top group begins.
        ("top_size", np.int16, MAX_SEATS),  # What the top group is (`groups.judge_group`); OTHER if it is protected.
        ("top_kind", np.int8, MAX_SEATS),
        ("top_value", np.int8, MAX_SEATS),
        ("unseen", np.int16, MAX_SEATS),  # How many cards of the hand the others have not seen.
        ("lacks", np.int32, MAX_SEATS),  # Kinds last asked for in vain, bit by bit, until an unseen card comes.
        ("asked_count", np.int8, MAX_SEATS),
        ("asked_kind", np.int8, (MAX_SEATS, KINDS)),  # Kinds that were asked for in vain, the longest ago first.
        ("asked_room", np.int16, (MAX_SEATS, KINDS)),  # What unseen cards may be of this or a later such kind.
        ("hand", np.int8, (MAX_SEATS, KINDS)),  # Cards by kind; in a view, of other hands those that all know.
        ("known", np.int8, (MAX_SEATS, KINDS)),  # Cards of the hand that everybody knows, by kind.
        ("display", np.int8, KINDS),
        ("stock", np.int8, KINDS),
        ("removed", np.int8, KINDS),
        ("deck", np.int8, LARGEST_DECK),  # The draw pile, the next card last.
        ("pile", np.int8, (MAX_SEATS, LARGEST_DECK)),  # Cards with their marks, the top card last.
    ]
)
"""Seats and combinations that rules pass on are wide, so that these are compiled for one width only."""
