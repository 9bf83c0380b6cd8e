"""Setting up a round: the deck, the deal, who begins (section 2, clauses 8.5 and 9.13)."""

from __future__ import annotations

from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.compilation import rule
from biberbau.games.biber_mania import decks, options, phases
from biberbau.games.biber_mania.constants import (
    DISPLAY_SIZE,
    FIRST_PLAYER,
    HAND_SIZE,
    LARGEST_DECK,
    MOST_SEATS,
    SMALL_HAND_SIZE,
    STOCK_SIZE,
)
from biberbau.games.biber_mania.kinds import KINDS
from biberbau.games.biber_mania.rules.moving import deck_to_hand
from biberbau.games.biber_mania.rules.scoring import best_score, score_of
from biberbau.games.biber_mania.state import NO_CARD, NOBODY, State

copies_of = rule(decks.copies_of)


bookkeeping = bookkeeping_of(State)


@rule
def begin_round(state: State) -> None:
    """Gather all cards into an unordered draw pile (clause 2.1)."""
    if state.round_number > 0:
        state.starter = next_starter(state)
    bookkeeping.clear_round(state)
    state.round_number += 1
    state.phase = phases.SHUFFLE
    gather_cards(state)


@rule
def gather_cards(state: State) -> None:
    """Put all cards of the deck on the draw pile, in order."""
    count = 0
    for kind in range(KINDS):
        for _ in range(copies_of(state.options, kind)):
            if count < LARGEST_DECK:
                state.deck[count] = kind
                count += 1
    state.deck_count = count
    state.unordered = count


@rule
def next_starter(state: State) -> int:
    """Who begins the next round: the next seat, or the winner nearest to it (clauses 8.5 and 9.13)."""
    following = state.starter + 1 if state.starter + 1 < state.seats else 0
    if state.options[options.BY_WINNER]:
        best = best_score(state)
        while score_of(state, following) < best:
            following = following + 1 if following + 1 < state.seats else 0
    return int(following)


@rule
def refill_display(state: State) -> None:
    """Fill the display up to its size, as far as the draw pile goes (clauses 2.2 and 6.1)."""
    while state.display_count < DISPLAY_SIZE and state.deck_count > 0:
        state.deck_count -= 1
        state.display[state.deck[state.deck_count]] += 1
        state.deck[state.deck_count] = NO_CARD
        state.display_count += 1


@rule
def refill_stock(state: State) -> None:
    """Fill the stock up to its size, as far as the draw pile goes (clauses 2.3, 6.1 and 6.3)."""
    while state.stock_count < STOCK_SIZE and state.deck_count > 0:
        state.deck_count -= 1
        state.stock[state.deck[state.deck_count]] += 1
        state.deck[state.deck_count] = NO_CARD
        state.stock_count += 1


@rule
def deal(state: State) -> None:
    """Deal the hands, seat by seat, lay out display and stock, and settle who begins (clauses 2.1 to 2.5)."""
    size = HAND_SIZE if state.seats < MOST_SEATS else SMALL_HAND_SIZE
    seat = 0
    while seat < state.seats:
        while state.hand_count[seat] < size and state.deck_count > 0:
            deck_to_hand(state, seat)
        seat += 1
    refill_display(state)
    refill_stock(state)
    if state.starter == NOBODY and FIRST_PLAYER > 0:
        start_with(state, FIRST_PLAYER - 1)
    elif state.starter == NOBODY:
        state.phase = phases.LOTS
    else:
        begin_turn(state, int(state.starter))


@rule
def start_with(state: State, seat: int) -> None:
    """The lot has fallen on `seat`."""
    state.starter = seat
    begin_turn(state, seat)


@rule
def begin_turn(state: State, seat: int) -> None:
    """Let a seat discard (clause 3.1)."""
    state.turn = seat
    state.laid = NO_CARD
    state.phase = phases.DISCARDING
