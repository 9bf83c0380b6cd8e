"""Setting up a round: the pack, the deal, the dealer (section 2)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from biberbau.core.compilation import rule
from biberbau.core.contract import State
from biberbau.core.scoring import open_match
from biberbau.games.beanie.rules.ending import begin_turn
from biberbau.games.beanie.state import (
    CARDS,
    FIRST_UPCARD,
    HAND_SIZE,
    LOTS,
    MAX_SEATS,
    MELDS,
    NO_CARD,
    NOBODY,
    NOTHING,
    RANKS,
    SHUFFLE,
    SWITCHED_ON,
)


@rule
def begin_match(state: State, seats: int, options: npt.NDArray[np.int16]) -> None:
    """Make `state` the start of a match of `seats` players with the encoded options."""
    open_match(state, seats, options)
    state.dealer = NOBODY
    begin_round(state)


@rule
def begin_round(state: State) -> None:
    """Gather all cards into an unordered stock; whoever started the last round deals this one (clause 2.1)."""
    if state.dealer != NOBODY:
        state.dealer = next_seat(state, int(state.dealer))
    state.round_number += 1
    state.phase = SHUFFLE
    state.turn = NOBODY
    state.pile_count = 0
    state.source = NOTHING
    state.drawn = NO_CARD
    state.laid_unseen = 0
    state.stirred = 0
    state.quiet_turns = 0
    state.out = NOBODY
    state.ended_by = NOTHING
    for seat in range(MAX_SEATS):
        state.hand_count[seat] = 0
        state.opened[seat] = 0
        state.hand[seat] = 0
        state.known[seat] = 0
    clear_melds(state)
    for card in range(CARDS):
        state.stock[card] = card
        state.pile[card] = NO_CARD
    state.stock_count = CARDS
    state.unordered = CARDS


@rule
def clear_melds(state: State) -> None:
    """Leave no meld on the table."""
    state.meld_count = 0
    state.wanted = 0
    for meld in range(MELDS):
        state.meld_kind[meld] = NOTHING
        state.meld_seat[meld] = NOBODY
        state.meld_rank[meld] = 0
        state.meld_suit[meld] = 0
        state.meld_size[meld] = 0
        state.meld_cards[meld] = 0
        state.meld_beanies[meld] = 0
        state.meld_fits[meld] = 0
        state.meld_frees[meld] = 0
        for rank in range(RANKS):
            state.run_place[meld, rank] = NO_CARD


@rule
def next_seat(state: State, seat: int) -> int:
    """The player to the left."""
    return seat + 1 if seat + 1 < state.seats else 0


@rule
def stock_to_hand(state: State, seat: int) -> int:
    """Take the next card of the stock into a hand; return it."""
    state.stock_count -= 1
    card = int(state.stock[state.stock_count])
    state.stock[state.stock_count] = NO_CARD
    state.hand[seat] |= 1 << card
    state.hand_count[seat] += 1
    return card


@rule
def deal(state: State) -> None:
    """Deal seven cards to each, seat by seat; the first dealer of a match is drawn by lot (clauses 2.1 and 2.2)."""
    for seat in range(state.seats):
        for _ in range(HAND_SIZE):
            stock_to_hand(state, seat)
    if state.options[FIRST_UPCARD] == SWITCHED_ON:
        state.stock_count -= 1
        state.pile[0] = state.stock[state.stock_count]
        state.stock[state.stock_count] = NO_CARD
        state.pile_count = 1
    if state.dealer == NOBODY:
        state.phase = LOTS
    else:
        deal_from(state, int(state.dealer))


@rule
def deal_from(state: State, dealer: int) -> None:
    """With the dealer known, the player to his left starts (clause 2.3)."""
    state.dealer = dealer
    begin_turn(state, next_seat(state, dealer))
