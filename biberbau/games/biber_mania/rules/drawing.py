"""Refilling, redrawing, and whose turn is next (section 6)."""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.compilation import rule
from biberbau.games.biber_mania import numbering, phases
from biberbau.games.biber_mania.kinds import KINDS
from biberbau.games.biber_mania.rules.moving import deck_to_hand, stock_to_hand
from biberbau.games.biber_mania.rules.scoring import finish_round
from biberbau.games.biber_mania.rules.setup import begin_turn, refill_display, refill_stock
from biberbau.games.biber_mania.state import NOBODY, NOTHING_TO_DRAW, State


@rule
def ends_for_want_of_cards(state: State) -> bool:
    """End the round if draw pile and stock are both empty (clause 7.2); return whether it ended."""
    if state.deck_count > 0 or state.stock_count > 0:
        return False
    state.ended_by = NOTHING_TO_DRAW
    finish_round(state)
    return True


@rule
def finish_acting(state: State) -> None:
    """Refill the display, then the stock; then those who lost cards draw (clauses 6.1 and 6.2)."""
    state.victim = NOBODY
    refill_display(state)
    refill_stock(state)
    if not ends_for_want_of_cards(state):
        next_to_draw(state)


@rule
def next_to_draw(state: State) -> None:
    """Let the next seat draw that lost cards, clockwise from the one in turn; then it is the next turn (clause 6.3)."""
    seat = state.turn
    for _ in range(state.seats):
        if state.losses[seat] > 0:
            state.drawing = seat
            state.phase = phases.DRAWING
            return
        seat = seat + 1 if seat + 1 < state.seats else 0
    state.drawing = NOBODY
    seat = seat + 1 if seat + 1 < state.seats else 0
    while state.hand_count[seat] == 0:  # The one whose turn it was always has cards: they did not lay their last one.
        seat = seat + 1 if seat + 1 < state.seats else 0
    begin_turn(state, seat)


@rule
def legal_from_stock(state: State, first: int, count: int, actions: Actions) -> int:
    """Write `first` + kind for every kind in the stock after `count` actions; return how many there are then."""
    for kind in range(KINDS):
        actions[count] = first + kind
        count += state.stock[kind] > 0
    return count


@rule
def legal_draw(state: State, actions: Actions) -> int:
    """The next card of the draw pile, or any of the stock (clause 6.3)."""
    actions[0] = numbering.DRAW_DECK
    return legal_from_stock(state, numbering.DRAW_STOCK, int(state.deck_count > 0), actions)


@rule
def apply_draw(state: State, action: int) -> None:
    """Draw a card; after a player's last one the stock is refilled (clause 6.3)."""
    seat = int(state.drawing)
    if action == numbering.DRAW_DECK:
        deck_to_hand(state, seat)
    else:
        stock_to_hand(state, seat, action - numbering.DRAW_STOCK)
    state.losses[seat] -= 1
    if ends_for_want_of_cards(state) or state.losses[seat] > 0:
        return
    refill_stock(state)
    next_to_draw(state)
