"""Why an action is not allowed: the same rules as `legal`, asked of one action and answered with a reason."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.biber_gang import numbering, options, phases
from biberbau.games.biber_gang.rules import reasons
from biberbau.games.biber_gang.rules.beavers import beaver_value, is_frozen, is_open_beaver
from biberbau.games.biber_gang.rules.turns import must_keep_drawn
from biberbau.games.biber_gang.state import BEAVER, NO_CARD, NOT_CHOSEN, SLOTS, State


@rule
def check(state: State, seat: int, action: int) -> int:
    """Return 0 if `seat` may take `action` now, else the number of the reason."""
    if action < 0 or action >= numbering.MAX_ACTIONS or seat < 0 or seat >= state.seats:
        return reasons.NOT_AN_ACTION
    if state.phase == phases.MATCH_OVER:
        return reasons.MATCH_OVER
    if state.phase == phases.ROUND_OVER:
        return reasons.ROUND_OVER
    if state.phase == phases.OPENING:
        return check_opening(state, seat, action)
    if state.phase != phases.DRAW and state.phase != phases.DECIDE:
        return reasons.BEING_DEALT
    if action >= numbering.OPEN:
        return reasons.OPENING_DONE
    if seat != state.turn:
        return reasons.NOT_YOUR_TURN
    if state.phase == phases.DRAW:
        return reasons.ALLOWED if action < numbering.SWAP else reasons.DRAW_FIRST
    return check_decide(state, seat, action)


@rule
def check_opening(state: State, seat: int, action: int) -> int:
    """Everybody turns up two cards once, before anything else (clause 2.4)."""
    if state.opening[seat] != NOT_CHOSEN:
        return reasons.ALREADY_OPENED
    return reasons.ALLOWED if action >= numbering.OPEN else reasons.OPEN_FIRST


@rule
def check_decide(state: State, seat: int, action: int) -> int:
    """One action with the drawn card (clauses 3.2 to 3.7)."""
    if action < numbering.SWAP:
        return reasons.ALREADY_DREW
    if action < numbering.TURN:
        return check_swap(state, seat, action - numbering.SWAP)
    if action >= numbering.SWIM:
        return check_swim(state, seat, (action - numbering.SWIM) // SLOTS, (action - numbering.SWIM) % SLOTS)
    if must_keep_drawn(state):
        return reasons.TAKEN_MUST_SWAP
    if action == numbering.REFUSE:
        return reasons.ALLOWED if state.hidden[seat] == 1 else reasons.MORE_THAN_ONE_HIDDEN
    return reasons.ALREADY_OPEN if state.face_up[seat, action - numbering.TURN] else reasons.ALLOWED


@rule
def check_swap(state: State, seat: int, slot: int) -> int:
    """Swapping is free but for beavers that lie open (clauses 3.4, 3.5, 4.3, 4.4 and 8.2)."""
    if not is_open_beaver(state, seat, slot):
        return reasons.ALLOWED
    if is_frozen(state, seat, slot):
        return reasons.FROZEN_PAIR
    value = beaver_value(state, seat, slot)
    if value != NO_CARD and (state.drawn == BEAVER or state.drawn == value):
        return reasons.BEAVER_MATCHES
    return reasons.BEAVER_NEVER_DISCARDED if state.options[options.BEAVER_NEVER_DISCARDED] else reasons.ALLOWED


@rule
def check_swim(state: State, seat: int, slot: int, target: int) -> int:
    """An open beaver swims to a face-down place when the drawn card has its value (clauses 4.1, 4.2 and 4.6)."""
    if not is_open_beaver(state, seat, slot):
        return reasons.SWIM_NO_BEAVER
    if is_frozen(state, seat, slot):
        return reasons.FROZEN_PAIR
    value = beaver_value(state, seat, slot)
    if value == NO_CARD:
        return reasons.SWIM_NO_VALUE
    if state.drawn == BEAVER:
        return reasons.SWIM_DRAWN_BEAVER
    if state.drawn != value:
        return reasons.SWIM_VALUE_DIFFERS
    return reasons.SWIM_TARGET_OPEN if state.face_up[seat, target] else reasons.ALLOWED
