"""The record of Beanie: its fields, its constants, its options.

Clauses are those of docs/rules/beanie.md.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.core.contract import HEADER
from biberbau.core.options import Option

MIN_SEATS: Final = 2
MAX_SEATS: Final = 6

SUITS: Final = 4
"""Clubs, diamonds, hearts and spades, in this order."""
RANKS: Final = 13
"""Ace to king; the ace is low (clause 1.2)."""
CARDS: Final = 52
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

NO_CARD: Final = -1
"""Nothing lies here."""
UNKNOWN: Final = -2
"""In a view: a card lies here that the seat does not know."""
NOBODY: Final = -1

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

NOTHING: Final = 0
"""A place for a meld that is still free; and a turn in which nothing has been drawn yet."""
SET: Final = 1
RUN: Final = 2
"""Kinds of melds (clauses 4.2 and 4.3)."""

FROM_STOCK: Final = 1
FROM_PILE: Final = 2
"""What the player in turn has drawn (clauses 3.1 and 3.2)."""

BY_BEANIE: Final = 1
"""Somebody has gone out (clause 6.1)."""
BY_CHOICE: Final = 2
"""The stock was empty and the player in turn wanted no pile (clause 6.2)."""
BY_STALL: Final = 3
"""Nothing moved any more (clause 6.3)."""
BY_EMPTY_TABLE: Final = 4
"""There was neither a stock nor a pile to draw from (clause 6.2)."""

OPTIONS: Final = (
    Option.choice("first_upcard", "off", "on"),
    Option.choice("max_beanies_per_meld", "none", "1", "less_than_half"),
    Option.choice("out_by_discard", "on", "off"),
    Option.choice("call", "auto", "button"),
    Option.choice("pile_view", "all", "top"),
    Option.choice("own_meld_first", "off", "on"),
    Option.number("rounds", range(1, RANKS + 1), RANKS),
    Option.number("stall", range(1, 6), 2),
    Option.choice("turn_seconds", "30", "0", "10", "15", "20", "45", "60", "120"),
    Option.choice("fairness", "on", "off"),
)
"""`turn_seconds` and `fairness` are kept here for the table that plays; the rules themselves know no time."""
OPTION_COUNT: Final = len(OPTIONS)
FIRST_UPCARD: Final = 0
MAX_BEANIES: Final = 1
ONE_BEANIE: Final = 1
LESS_THAN_HALF: Final = 2
"""The values of MAX_BEANIES that set a limit (clause 8.2)."""
OUT_BY_DISCARD: Final = 2
CALL_OPTION: Final = 3
BY_BUTTON: Final = 1
"""The value of CALL_OPTION with which one has to say "Beanie!" oneself (clause 8.4)."""
PILE_VIEW: Final = 4
TOP_ONLY: Final = 1
OWN_MELD_FIRST: Final = 5
ROUNDS: Final = 6
STALL: Final = 7
TURN_SECONDS: Final = 8
SWITCHED_ON: Final = 1
"""The value of FIRST_UPCARD and OWN_MELD_FIRST that is not the default; of OUT_BY_DISCARD it is SWITCHED_OFF."""
SWITCHED_OFF: Final = 1

POINTS_LOW: Final = 5
POINTS_HIGH: Final = 10
POINTS_WILD: Final = 25
FIRST_HIGH_RANK: Final = 9
"""From the ten on a card counts ten (clause 7.1)."""

RECORD: Final = np.dtype(
    [
        *HEADER,
        ("turn", np.int8),  # Seat in turn; NOBODY outside of a round.
        ("dealer", np.int8),  # Who dealt this round; NOBODY before the first one is drawn.
        ("unordered", np.int8),  # While chance orders the pack: how many cards still wait for their place.
        ("stock_count", np.int8),
        ("pile_count", np.int8),
        ("meld_count", np.int8),
        ("source", np.int8),  # What the player in turn has drawn: NOTHING, FROM_STOCK or FROM_PILE.
        ("drawn", np.int8),  # The card he drew from the stock while he holds it, else NO_CARD.  His alone to know.
        ("laid_unseen", np.int8),  # How many cards he has put down since, that nobody knew to be in his hand.
        ("stirred", np.int8),  # 1 if in this turn a card has left the stock or come to the table (clause 6.3).
        ("quiet_turns", np.int16),  # Completed turns in a row in which neither happened.
        ("out", np.int8),  # Who went out, or NOBODY.
        ("ended_by", np.int8),  # How the round ended; NOTHING while it goes on.
        ("wanted", np.int64),  # The cards that some meld takes as they are: added, swapped, or for a beanie.
        ("options", np.int16, OPTION_COUNT),
        ("totals", np.int16, MAX_SEATS),  # Points of all finished rounds.
        ("round_scores", np.int16, MAX_SEATS),  # Points of the last finished round.
        ("hand_count", np.int8, MAX_SEATS),
        ("opened", np.int8, MAX_SEATS),  # 1 if the seat has put down a meld of its own this round (clause 8.6).
        ("hand", np.int64, MAX_SEATS),  # Hands as sets of cards.
        ("known", np.int64, MAX_SEATS),  # The cards of each hand that everybody has seen go there.
        ("meld_kind", np.int8, MELDS),  # Melds in the order in which they were laid: SET, RUN or NOTHING.
        ("meld_seat", np.int8, MELDS),  # Who laid it.
        ("meld_rank", np.int8, MELDS),  # The rank of a set; the lowest rank of a run.
        ("meld_suit", np.int8, MELDS),  # The suit of a run.
        ("meld_size", np.int8, MELDS),  # Number of cards.
        ("meld_cards", np.int64, MELDS),  # Its cards.
        ("meld_beanies", np.int64, MELDS),  # Those of its cards that stand for another one.
        ("meld_fits", np.int64, MELDS),  # The cards that can be added as themselves.
        ("meld_frees", np.int64, MELDS),  # The cards that can be exchanged for a beanie.
        ("run_place", np.int8, (MELDS, RANKS)),  # The card at each rank of a run, else NO_CARD.
        ("pile", np.int8, CARDS),  # The discard pile from bottom to top.
        ("stock", np.int8, CARDS),  # The stock, the next card last.
    ]
)
