"""Setting up a round: the pack, the deal, the dealer (section 2)."""

from __future__ import annotations

from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.compilation import rule
from biberbau.games.beanie import options, phases
from biberbau.games.beanie.constants import HAND_SIZE
from biberbau.games.beanie.rules.ending import begin_turn
from biberbau.games.beanie.state import CARDS, NO_CARD, NOBODY, State

bookkeeping = bookkeeping_of(State)


@rule
def begin_round(state: State) -> None:
    """Gather all cards into an unordered stock; whoever started the last round deals this one (clause 2.1)."""
    if state.dealer != NOBODY:
        state.dealer = next_seat(state, int(state.dealer))
    bookkeeping.clear_round(state)
    state.round_number += 1
    state.phase = phases.SHUFFLE
    for card in range(CARDS):
        state.stock[card] = card
    state.stock_count = CARDS
    state.unordered = CARDS


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
    """Deal a hand to each, seat by seat; the first dealer of a match is drawn by lot (clauses 2.1 and 2.2)."""
    for seat in range(state.seats):
        for _ in range(HAND_SIZE):
            stock_to_hand(state, seat)
    if state.options[options.FIRST_UPCARD] == options.SWITCHED_ON:
        state.stock_count -= 1
        state.pile[0] = state.stock[state.stock_count]
        state.stock[state.stock_count] = NO_CARD
        state.pile_count = 1
    if state.dealer == NOBODY:
        state.phase = phases.LOTS
    else:
        deal_from(state, int(state.dealer))


@rule
def deal_from(state: State, dealer: int) -> None:
    """With the dealer known, the player to their left starts (clause 2.3)."""
    state.dealer = dealer
    begin_turn(state, next_seat(state, dealer))
