"""Deciding in a trick: show, parry, pass, or let a card pass out of turn (sections 3 to 5, clause 8.1)."""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.compilation import rule
from biberbau.games.daumen_drauf import numbering, options, phases
from biberbau.games.daumen_drauf.rules.climbing import is_higher, last_shown, may_parry
from biberbau.games.daumen_drauf.rules.taking import take, take_unbeaten
from biberbau.games.daumen_drauf.state import COLOUR_STEP, NO_CARD, State


@rule
def legal_lead(state: State, seat: int, actions: Actions) -> int:
    """The leader shows any card of their hand (clause 3.1)."""
    for place in range(state.hand_count[seat]):
        actions[place] = numbering.SHOW + state.hand[seat, place]
    return int(state.hand_count[seat])


@rule
def legal_turn(state: State, seat: int, actions: Actions) -> int:
    """Show a higher card, parry with the twin, or pass (clause 3.3).

    An action is written first and kept by counting it: whether a card is higher is a branch that no processor predicts.
    """
    last = last_shown(state)
    count = 0
    twins = 0
    for place in range(state.hand_count[seat]):
        card = int(state.hand[seat, place])
        actions[count] = numbering.SHOW + card
        count += is_higher(state, card, last)
        twins += card == (last ^ 1)
    actions[count] = numbering.PARRY
    count += twins
    actions[count] = numbering.PASS
    return count + 1


@rule
def legal_window(state: State, seat: int, actions: Actions) -> int:
    """Out of turn: parry with the twin, or let the card pass; who cannot parry is asked all the same (clause 8.1)."""
    if not state.waiting >> seat & 1:
        return 0
    actions[0] = numbering.PARRY
    count = int(may_parry(state, seat))
    actions[count] = numbering.LET
    return count + 1


@rule
def hand_to_thumb(state: State, seat: int, card: int) -> None:
    """Show a card of the hand; the seat's earlier card of this trick thereby lies open (clauses 3.4 and 3.5)."""
    remove_from_hand(state, seat, card)
    state.thumb[seat] = state.trick_count
    lay_in_trick(state, seat, card)
    colour = card // COLOUR_STEP
    if state.rank[colour] == 0:
        state.colours += 1
        state.rank[colour] = state.colours
    state.shower = seat


@rule
def remove_from_hand(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand and close the gap."""
    last = state.hand_count[seat] - 1
    place = 0
    while state.hand[seat, place] != card:
        place += 1
    while place < last:
        state.hand[seat, place] = state.hand[seat, place + 1]
        place += 1
    state.hand[seat, last] = NO_CARD
    state.hand_count[seat] = last


@rule
def lay_in_trick(state: State, seat: int, card: int) -> None:
    """Add a card to the trick."""
    state.trick[state.trick_count] = card
    state.trick_seat[state.trick_count] = seat
    state.trick_count += 1


@rule
def next_to_decide(state: State, seat: int) -> int:
    """The next seat clockwise that has cards, or the owner of the last shown card if they come before (clause 3.7)."""
    following = seat
    while True:
        following = following + 1 if following + 1 < state.seats else 0
        if following == state.shower or state.hand_count[following] > 0:
            return int(following)


@rule
def apply_show(state: State, seat: int, card: int) -> None:
    """Show a card and hand the turn on; with parrying at any time, ask the others first (clauses 3.3, 3.4 and 8.1)."""
    hand_to_thumb(state, seat, card)
    following = next_to_decide(state, seat)
    if following == seat:
        take_unbeaten(state)
        return
    state.turn = following
    state.phase = phases.TURN
    if state.options[options.WHEN_PARRY] == options.ANY_TIME:
        open_window(state)


@rule
def open_window(state: State) -> None:
    """Ask all who hold cards, but for the owner of the shown card and the one whose turn is next (clause 8.1)."""
    waiting = 0
    for seat in range(state.seats):
        if state.hand_count[seat] > 0 and seat != state.shower and seat != state.turn:
            waiting |= 1 << seat
    state.waiting = waiting
    if waiting:
        state.phase = phases.WINDOW


@rule
def apply_let(state: State, seat: int) -> None:
    """Let the card pass; after the last one the turn goes on (clause 8.1)."""
    state.waiting &= ~(1 << seat)
    if state.waiting == 0:
        state.phase = phases.TURN


@rule
def apply_pass(state: State, seat: int) -> None:
    """Pass; when everybody else has passed, the owner of the last shown card takes (clauses 3.6 and 6.1)."""
    following = next_to_decide(state, seat)
    if following == state.shower:
        take_unbeaten(state)
    else:
        state.turn = following


@rule
def apply_parry(state: State, seat: int) -> None:
    """Lay the twin open and take everything at once; the parry is the last decision (clauses 5.2 and 6.4)."""
    twin = last_shown(state) ^ 1
    remove_from_hand(state, seat, twin)
    lay_in_trick(state, seat, twin)
    state.waiting = 0
    take(state, seat, seat)


@rule
def apply_decision(state: State, seat: int, action: int) -> None:
    """Carry out one decision."""
    if action == numbering.PASS:
        apply_pass(state, seat)
    elif action == numbering.PARRY:
        apply_parry(state, seat)
    elif action == numbering.LET:
        apply_let(state, seat)
    else:
        apply_show(state, seat, action - numbering.SHOW)
