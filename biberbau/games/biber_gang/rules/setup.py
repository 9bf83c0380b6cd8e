"""Setting up a round: the deal, the two opening cards, who starts (section 2)."""

from __future__ import annotations

import numpy as np

from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.compilation import rule
from biberbau.games.biber_gang import numbering, phases
from biberbau.games.biber_gang.rules.beavers import beaver_value
from biberbau.games.biber_gang.state import BEAVER, DECK, DECK_SIZE, NO_CARD, NOT_CHOSEN, SLOTS, State

SORTED_DECK = np.array([kind for kind, copies in enumerate(DECK) for _ in range(copies)], np.int8)


bookkeeping = bookkeeping_of(State)


@rule
def begin_round(state: State) -> None:
    """Gather all cards into an unordered deck that chance has to order (clause 2.1)."""
    bookkeeping.clear_round(state)
    state.round_number += 1
    state.phase = phases.SHUFFLE
    state.deck_count = DECK_SIZE
    state.unordered = DECK_SIZE
    for place in range(DECK_SIZE):
        state.deck[place] = SORTED_DECK[place]


@rule
def deal(state: State) -> None:
    """Deal eight face-down cards to each, slot by slot, and turn up the first discard (clauses 2.1 and 2.3)."""
    for seat in range(state.seats):
        for slot in range(SLOTS):
            state.deck_count -= 1
            state.display[seat, slot] = state.deck[state.deck_count]
            state.deck[state.deck_count] = NO_CARD
        state.hidden[seat] = SLOTS
    state.deck_count -= 1
    state.discard[0] = state.deck[state.deck_count]
    state.deck[state.deck_count] = NO_CARD
    state.discard_count = 1
    state.phase = phases.OPENING


@rule
def apply_opening(state: State, seat: int, action: int) -> None:
    """Note the two chosen cards; when everybody has chosen, all are turned up together (clause 2.4)."""
    state.opening[seat] = action - numbering.OPEN
    for other in range(state.seats):
        if state.opening[other] == NOT_CHOSEN:
            return
    for other in range(state.seats):
        for row in range(2):
            state.face_up[other, numbering.OPENING_PAIRS[state.opening[other], row]] = 1
        state.hidden[other] = SLOTS - 2
    settle_start(state)


@rule
def opening_sum(state: State, seat: int) -> int:
    """Sum of the open cards of a seat; a beaver counts as the open number in its column, else 0 (clause 2.5)."""
    total = 0
    for slot in range(SLOTS):
        if state.face_up[seat, slot]:
            card = state.display[seat, slot]
            total += max(beaver_value(state, seat, slot), 0) if card == BEAVER else card
    return total


@rule
def settle_start(state: State) -> None:
    """The largest sum starts (clause 2.5); several largest leave it to chance (clause 2.6)."""
    largest = -1
    for seat in range(state.seats):
        total = opening_sum(state, seat)
        if total > largest:
            largest = total
            state.tied = 1
            state.starter = seat
        elif total == largest:
            state.tied += 1
    if state.tied > 1:
        state.phase = phases.TIE
    else:
        start_with(state, 0)


@rule
def start_with(state: State, which: int) -> None:
    """Give the first turn to the seat number `which`, counted from the first one, among those with the largest sum."""
    seat = state.starter
    largest = opening_sum(state, seat)
    while which > 0:
        seat += 1
        if opening_sum(state, seat) == largest:
            which -= 1
    state.starter = seat
    state.turn = seat
    state.phase = phases.DRAW
