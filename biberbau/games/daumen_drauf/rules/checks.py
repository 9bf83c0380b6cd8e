"""Why an action is not allowed: the same rules as `legal`, asked of one action and answered with a reason.

Every answer follows from what the seat that asks knows.
"""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.daumen_drauf import numbering, phases
from biberbau.games.daumen_drauf.constants import EXTRA_VALUES
from biberbau.games.daumen_drauf.rules import reasons
from biberbau.games.daumen_drauf.rules.climbing import holds, last_shown, may_parry
from biberbau.games.daumen_drauf.state import COLOUR_STEP, State


@rule
def check(state: State, seat: int, action: int) -> int:
    """Return 0 if `seat` may take `action` now, else the number of the reason."""
    if action < 0 or action >= numbering.MAX_ACTIONS or seat < 0 or seat >= state.seats:
        return reasons.NOT_AN_ACTION
    if state.phase == phases.MATCH_OVER:
        return reasons.MATCH_OVER
    if state.phase == phases.ROUND_OVER:
        return reasons.ROUND_OVER
    if state.phase == phases.WINDOW:
        return check_window(state, seat, action)
    if state.phase != phases.LEAD and state.phase != phases.TURN:
        return reasons.BEING_DEALT
    if seat != state.turn:
        return reasons.OWN_CARD if seat == state.shower and action == numbering.PARRY else reasons.NOT_YOUR_TURN
    if action == numbering.LET:
        return reasons.NOTHING_TO_LET
    if state.phase == phases.LEAD:
        return check_lead(state, seat, action)
    return check_turn(state, seat, action)


@rule
def check_window(state: State, seat: int, action: int) -> int:
    """Those who are asked may parry or let the card pass; all others wait (clause 8.1)."""
    if seat == state.shower and action == numbering.PARRY:
        return reasons.OWN_CARD
    if not state.waiting >> seat & 1:
        return reasons.WINDOW_OPEN
    if action == numbering.PARRY:
        return reasons.ALLOWED if may_parry(state, seat) else reasons.NO_TWIN
    return reasons.ALLOWED if action == numbering.LET else reasons.PARRY_OR_LET


@rule
def check_lead(state: State, seat: int, action: int) -> int:
    """The leader has to show a card of their hand (clause 3.1)."""
    if action == numbering.PASS:
        return reasons.LEADER_SHOWS
    if action == numbering.PARRY:
        return reasons.NOTHING_TO_PARRY
    return check_held(state, seat, action - numbering.SHOW)


@rule
def check_held(state: State, seat: int, card: int) -> int:
    """Only a card of one's own hand can be shown (clauses 1.3 and 2.4)."""
    if card % COLOUR_STEP >= 2 * (state.seats + EXTRA_VALUES):
        return reasons.CARD_NOT_PLAYED
    return reasons.ALLOWED if holds(state, seat, card) else reasons.NOT_IN_HAND


@rule
def check_turn(state: State, seat: int, action: int) -> int:
    """Show a higher card, parry with the twin, or pass (clauses 3.3 and 4.2 to 5.1)."""
    if action == numbering.PASS:
        return reasons.ALLOWED
    if action == numbering.PARRY:
        return reasons.ALLOWED if may_parry(state, seat) else reasons.NO_TWIN
    card = action - numbering.SHOW
    held = check_held(state, seat, card)
    if held != reasons.ALLOWED:
        return held
    last = last_shown(state)
    if card >> 1 == last >> 1:
        return reasons.TWIN_ONLY_PARRIES
    if card // COLOUR_STEP == last // COLOUR_STEP:
        return reasons.ALLOWED if card > last else reasons.NUMBER_TOO_LOW
    return reasons.ALLOWED if state.rank[card // COLOUR_STEP] == 0 else reasons.COLOUR_IS_WEAKER
