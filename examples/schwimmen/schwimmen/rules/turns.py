"""Dealing, and what a seat does in its turn (sections 2 to 4)."""

from __future__ import annotations

from typing import Final

from biberbau.core.arrays import Actions
from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.compilation import rule
from biberbau.core.state import NO_CARD, UNKNOWN
from schwimmen.rules import reasons
from schwimmen.rules.scoring import ends_at_once, finish_round, somebody_ends
from schwimmen.state import (
    CARDS,
    DEALING,
    HAND_SIZE,
    KNOCK,
    MAX_ACTIONS,
    PASS,
    ROUND_OVER,
    SWAP,
    SWAP_ALL,
    TURN,
    State,
    out,
)

MOST_TURNS: Final = 30
"""So many turns each seat has in a round (clause 4.4)."""

bookkeeping = bookkeeping_of(State)


@rule
def begin_round(state: State) -> None:
    """Begin the next round with the deal."""
    state.round_number += 1
    gather(state)


@rule
def gather(state: State) -> None:
    """Gather all cards, which chance then puts into an order (clause 2.1)."""
    bookkeeping.clear_round(state)
    state.phase = DEALING
    for card in range(CARDS):
        state.stock[card] = card
    state.stock_count = CARDS
    state.unordered = CARDS


@rule
def next_card(state: State) -> int:
    """Take the next card of the stock."""
    state.stock_count -= 1
    card = int(state.stock[state.stock_count])
    state.stock[state.stock_count] = NO_CARD
    return card


@rule
def deal(state: State) -> None:
    """Three cards for each who still plays, three for the middle; who begins changes with the rounds (section 2).

    A hand that would end the round before anybody has had a turn is dealt anew, with all others (clause 2.4).
    """
    for seat in range(state.seats):
        if not out(state, seat):
            for place in range(HAND_SIZE):
                state.hand[seat, place] = next_card(state)
                state.shown[seat, place] = UNKNOWN
    for place in range(HAND_SIZE):
        state.display[place] = next_card(state)
    state.phase = TURN
    state.turn = (state.round_number - 1) % state.seats
    if out(state, state.turn):
        state.turn = next_seat(state)
    if somebody_ends(state):
        gather(state)


@rule
def next_seat(state: State) -> int:
    """The next who still plays."""
    seat = int(state.turn)
    while True:
        seat = seat + 1 if seat + 1 < state.seats else 0
        if not out(state, seat):
            return seat


@rule
def place_of(state: State, seat: int, card: int) -> int:
    """Where in a hand a card is; -1 if it is not there."""
    for place in range(HAND_SIZE):
        if state.hand[seat, place] == card:
            return place
    return -1


@rule
def legal(state: State, seat: int, actions: Actions) -> int:
    """Write the legal actions of `seat`, ascending, and return their number."""
    if state.phase != TURN or seat != state.turn:
        return 0
    count = 0
    for action in range(SWAP):
        if check(state, seat, action) == 0:
            actions[count] = action
            count += 1
    for card in range(CARDS):
        if place_of(state, seat, card) >= 0:
            for place in range(HAND_SIZE):
                actions[count] = SWAP + HAND_SIZE * card + place
                count += 1
    return count


@rule
def check(state: State, seat: int, action: int) -> int:
    """Return 0, or the number of the reason why `seat` may not take `action` now."""
    if action < 0 or action >= MAX_ACTIONS:
        return reasons.UNKNOWN_ACTION
    if state.phase >= ROUND_OVER or state.phase == DEALING:
        return reasons.NO_ROUND
    if seat != state.turn:
        return reasons.NOT_YOUR_TURN
    if action == KNOCK and state.knocker >= 0:
        return reasons.HAS_KNOCKED
    if action >= SWAP and place_of(state, seat, (action - SWAP) // HAND_SIZE) < 0:
        return reasons.NOT_IN_HAND
    return 0


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Take a legal action, and hand the turn on or end the round."""
    state.passes = state.passes + 1 if action == PASS else 0
    if action == KNOCK:
        state.knocker = seat
    elif action >= SWAP:
        swap(state, seat, place_of(state, seat, (action - SWAP) // HAND_SIZE), (action - SWAP) % HAND_SIZE)
    elif action == SWAP_ALL:
        for place in range(HAND_SIZE):
            swap(state, seat, place, place)
    hand_on(state, seat)


@rule
def swap(state: State, seat: int, own: int, place: int) -> None:
    """Exchange a card of the hand for one of the middle, which everybody sees (clause 3.2)."""
    card = int(state.display[place])
    state.display[place] = state.hand[seat, own]
    state.hand[seat, own] = card
    state.shown[seat, own] = card


@rule
def hand_on(state: State, seat: int) -> None:
    """End the round, or let the next seat act; when all have passed the middle is dealt anew (sections 3 and 4)."""
    playing = 0
    for other in range(state.seats):
        playing += not out(state, other)
    state.turns += 1
    state.turn = next_seat(state)
    stale = state.passes == playing
    used_up = state.turns >= MOST_TURNS * playing or (stale and state.stock_count < HAND_SIZE)
    if used_up or ends_at_once(state, seat) or state.turn == state.knocker:
        finish_round(state)
    elif stale:
        state.passes = 0
        gone = 0
        while state.gone[gone] != NO_CARD:
            gone += 1
        for place in range(HAND_SIZE):
            state.gone[gone + place] = state.display[place]
            state.display[place] = next_card(state)
