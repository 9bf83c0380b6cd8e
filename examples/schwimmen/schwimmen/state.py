"""The record of Schwimmen, its actions and its options.  Clauses are those of rules.md."""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.core import state as core
from biberbau.core.compilation import rule
from biberbau.core.options import Options
from biberbau.core.plain import Actions, PlaceOf
from biberbau.core.state import Grid, Row, Seen, cards, choices, number, phases, points, seat

MAX_SEATS: Final = 8
HAND_SIZE: Final = 3
RANKS: Final = ("7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final = ("C", "S", "H", "D")
CARD_NAMES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""A card is 8 * suit + rank."""
CARDS: Final = len(CARD_NAMES)

DEALING, TURN, ROUND_OVER, MATCH_OVER = range(4)

OPTIONS = Options()
LIVES = OPTIONS.number("lives", range(1, 6), 3)

ACTIONS = Actions()
PASS = ACTIONS.declare("pass")
KNOCK = ACTIONS.declare("knock")
SWAP_ALL = ACTIONS.declare("all")
SWAP = ACTIONS.declare("swap", give=CARD_NAMES, take=PlaceOf("display", HAND_SIZE))
MAX_ACTIONS: Final = ACTIONS.count


class State(core.State):
    """A record of Schwimmen."""

    card_names = CARD_NAMES
    phase: int = phases({DEALING: "dealing", TURN: "turn", ROUND_OVER: "round_over", MATCH_OVER: "match_over"})
    turn: int = seat(Seen.BY_ALL)
    knocker: int = seat(Seen.BY_ALL)
    passes: int = number(Seen.BY_ALL, within=range(MAX_SEATS))
    """How many have passed one after the other."""
    turns: int = number(Seen.BY_ALL, np.int16, within=range(1000))
    unordered: int = number(Seen.BY_ALL, within=range(1))
    """While chance orders the stock: how many cards still wait for their place."""
    options: Row = choices(OPTIONS)
    totals: Row = points(MAX_SEATS, "total")
    """Lives that are lost, as numbers below zero."""
    round_scores: Row = points(MAX_SEATS, "score")
    display: Row = cards(Seen.BY_ALL, per=HAND_SIZE)
    gone: Row = cards(Seen.BY_ALL, per=CARDS)
    """Cards that lay in the middle until all passed."""
    shown: Grid = cards(Seen.BY_ALL, per=(MAX_SEATS, HAND_SIZE))
    """What everybody knows of each hand: cards that were taken from the middle."""
    hand: Grid = cards(Seen.BY_OWNER, per=(MAX_SEATS, HAND_SIZE), known="shown")
    stock_count: int = number(Seen.BY_ALL)
    stock: Row = cards(per=CARDS, count="stock_count", last_first=True)


@rule
def out(state: State, seat: int) -> bool:
    """Whether a seat has lost its lives and then sunk (clause 6.3)."""
    return bool(-state.totals[seat] > state.options[LIVES])
