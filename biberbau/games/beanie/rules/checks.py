"""Why an action is not allowed: the same rules as `legal`, asked of one action and answered with a reason.

Every answer follows from what the seat that asks knows.
"""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.beanie import numbering, options, phases
from biberbau.games.beanie.rules import reasons
from biberbau.games.beanie.rules.check_additions import check_addition
from biberbau.games.beanie.rules.check_melds import check_new_meld
from biberbau.games.beanie.rules.turns import keeps_last_card
from biberbau.games.beanie.state import State


@rule
def check(state: State, seat: int, action: int) -> int:
    """Return 0 if `seat` may take `action` now, else the number of the reason."""
    if action < 0 or action >= numbering.MAX_ACTIONS or seat < 0 or seat >= state.seats:
        return reasons.NOT_AN_ACTION
    if state.phase == phases.MATCH_OVER:
        return reasons.MATCH_OVER
    if state.phase == phases.ROUND_OVER:
        return reasons.ROUND_OVER
    if state.phase != phases.DRAW and state.phase != phases.DISCARD:
        return reasons.BEING_DEALT
    if action == numbering.CALL:
        return check_call(state, seat)
    if state.hand_count[seat] == 0:
        return reasons.HAND_EMPTY
    if action < numbering.ADD:
        return check_turn(state, seat, action)
    if action < numbering.NATURAL_SET:
        return check_addition(state, seat, action)
    return check_new_meld(state, seat, action)


@rule
def check_call(state: State, seat: int) -> int:
    """One calls with an empty hand, and only where that needs a button (clause 8.4)."""
    if state.options[options.CALL_OPTION] != options.BY_BUTTON:
        return reasons.CALLED_BY_ITSELF
    return reasons.ALLOWED if state.hand_count[seat] == 0 else reasons.HAND_NOT_EMPTY


@rule
def check_turn(state: State, seat: int, action: int) -> int:
    """In one's turn: first draw, then discard (clauses 3.1 to 3.4)."""
    if seat != state.turn:
        return reasons.NOT_YOUR_TURN
    if action <= numbering.END_ROUND:
        return check_draw(state, action)
    if state.phase == phases.DRAW:
        return reasons.DRAW_FIRST
    keeps = keeps_last_card(state, seat)
    if action == numbering.KEEP:
        return reasons.ALLOWED if keeps else reasons.NOTHING_TO_KEEP
    if not int(state.hand[seat]) >> (action - numbering.DISCARD_CARD) & 1:
        return reasons.NOT_IN_HAND
    return reasons.LAST_CARD_STAYS if keeps else reasons.ALLOWED


@rule
def check_draw(state: State, action: int) -> int:
    """Draw from what is there, or end the round when no stock is left (clauses 3.1 to 3.3)."""
    if state.phase != phases.DRAW:
        return reasons.ALREADY_DRAWN
    if action == numbering.DRAW_CARD:
        return reasons.ALLOWED if state.stock_count > 0 else reasons.STOCK_EMPTY
    if action == numbering.TAKE_PILE:
        return reasons.ALLOWED if state.pile_count > 0 else reasons.PILE_EMPTY
    return reasons.ALLOWED if state.stock_count == 0 else reasons.STOCK_LEFT
