"""Why an action is not allowed: the same rules as `legal`, asked of one action and answered with a reason.

Every answer follows from what the seat that asks knows.
"""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.biber_mania import numbering, options, phases
from biberbau.games.biber_mania.combinations import (
    ACTION,
    COMBINATIONS,
    COPIES,
    HIPPIE_ROW,
    JOKER_COUNT,
    NUMBERS,
    PLAIN_ROW,
    SET,
    SHAPE,
    SIZE,
    VALUE,
)
from biberbau.games.biber_mania.kinds import HIPPIE, JOKER, KINDS, PARTY_BEAVER, VALUES
from biberbau.games.biber_mania.rules import reasons
from biberbau.games.biber_mania.rules.acting import top_kinds
from biberbau.games.biber_mania.rules.discarding import numbers_held
from biberbau.games.biber_mania.rules.parts import is_proper_part, part_row
from biberbau.games.biber_mania.rules.setup import copies_of
from biberbau.games.biber_mania.rules.stabbing import fitting_seats, is_target
from biberbau.games.biber_mania.state import NOBODY, State


@rule
def check(state: State, seat: int, action: int) -> int:
    """Return 0 if `seat` may take `action` now, else the number of the reason."""
    if action < 0 or action >= numbering.MAX_ACTIONS or seat < 0 or seat >= state.seats:
        return reasons.NOT_AN_ACTION
    phase = state.phase
    if phase == phases.MATCH_OVER:
        return reasons.MATCH_OVER
    if phase == phases.ROUND_OVER:
        return reasons.ROUND_OVER
    if phase < phases.DISCARDING:
        return reasons.BEING_DEALT
    if seat != (state.drawing if phase == phases.DRAWING else state.turn):
        return reasons.NOT_YOUR_TURN
    if phase == phases.DISCARDING:
        return check_discard(state, seat, action)
    if phase == phases.STABBING_DISPLAY:
        return check_stab_display(state, action)
    if phase == phases.STABBING_OPPONENT:
        return check_stab_opponent(state, seat, action)
    if phase == phases.STEALING:
        return check_steal(state, seat, action)
    if phase == phases.WISHING:
        return check_wish(state, seat, action)
    if phase == phases.NAMING:
        return check_name(state, seat, action)
    if phase == phases.GIVING:
        return check_from_stock(state, action, numbering.GIVE_STOCK, numbering.GIVE_DECK, reasons.GIVE_FIRST)
    return check_from_stock(state, action, numbering.DRAW_STOCK, numbering.DRAW_DECK, reasons.DRAW_FIRST)


@rule
def holds(state: State, seat: int, combination: int) -> bool:
    """Whether a hand has the cards of a combination."""
    numbers = int(COMBINATIONS[combination, NUMBERS])
    if COMBINATIONS[combination, SHAPE] == SET:
        if state.hand[seat, COMBINATIONS[combination, VALUE]] < COMBINATIONS[combination, COPIES]:
            return False
    elif numbers & ~numbers_held(state, seat):
        return False
    action = COMBINATIONS[combination, ACTION]
    if action >= 0 and state.hand[seat, action] == 0:
        return False
    return bool(state.hand[seat, JOKER] >= COMBINATIONS[combination, JOKER_COUNT])


@rule
def check_discard(state: State, seat: int, combination: int) -> int:
    """Any combination of one's own hand (clauses 3.1 to 3.9, 8.4 and 9.7)."""
    if combination >= numbering.STAB:
        return reasons.DISCARD_FIRST
    if not holds(state, seat, combination):
        return reasons.NOT_IN_HAND
    shape = COMBINATIONS[combination, SHAPE]
    action = COMBINATIONS[combination, ACTION]
    if shape == SET and action == PARTY_BEAVER:
        return reasons.PARTY_NOT_WITH_EQUALS
    if shape == SET and action == HIPPIE and state.options[options.NO_HIPPIE_EQUALS]:
        return reasons.HIPPIE_NOT_WITH_EQUALS
    if shape == PLAIN_ROW and fitting_seats(state, combination, seat) == 0:
        return reasons.NO_ROW_TO_STAB
    last = COMBINATIONS[combination, SIZE] == state.hand_count[seat]
    if last and shape == HIPPIE_ROW and state.options[options.PROFESSIONALS]:
        return reasons.NO_HIPPIE_ROW_LAST
    return reasons.ALLOWED


@rule
def check_stab_display(state: State, action: int) -> int:
    """A number or action card of the display that the discard stabs (clauses 4.1, 4.2, 9.2 and 9.5)."""
    if action < numbering.STAB or action >= numbering.STAB_AT:
        return reasons.STAB_DISPLAY_FIRST
    kind = action - numbering.STAB
    laid = int(state.laid)
    if is_target(state, laid, kind):
        return reasons.ALLOWED
    size = COMBINATIONS[laid, SIZE]
    if state.display[kind] == 0:
        return reasons.NOT_IN_DISPLAY
    if kind >= VALUES:
        safe = state.options[options.NO_DISPLAY_ACTION]
        return reasons.ACTION_IN_DISPLAY_SAFE if safe else reasons.ACTION_NEEDS_ONE_JOKER
    if COMBINATIONS[laid, SHAPE] == SET and kind >= COMBINATIONS[laid, VALUE]:
        return reasons.NOT_HIGHER
    return reasons.TOO_FEW_IN_DISPLAY if state.display[kind] < size else reasons.TOO_MANY_IN_DISPLAY


@rule
def check_stab_opponent(state: State, seat: int, action: int) -> int:
    """Whom to stab, or what becomes of a stabbed group (clauses 4.3, 4.4, 9.3 and 9.4)."""
    if state.stabbed == NOBODY:
        if action < numbering.STAB_AT or action >= numbering.TAKE:
            return reasons.CHOOSE_OPPONENT_FIRST
        other = action - numbering.STAB_AT
        if other >= state.seats:
            return reasons.NO_SUCH_SEAT
        if other == seat:
            return reasons.OWN_PILE
        return reasons.ALLOWED if state.to_stab >> other & 1 else reasons.GROUP_DOES_NOT_FIT
    if action < numbering.TAKE or action >= numbering.STEAL_DISPLAY:
        return reasons.TAKE_OR_REFUSE_FIRST
    if action < numbering.TAKE_PART:
        return reasons.ALLOWED
    if not state.options[options.REFUSE_CARDS]:
        return reasons.GROUP_IS_WHOLE
    if is_proper_part(state, int(state.stabbed), part_row(action - numbering.TAKE_PART)):
        return reasons.ALLOWED
    return reasons.NOT_A_PART


@rule
def check_steal(state: State, seat: int, action: int) -> int:
    """A card of the display, of the stock, or of another's top group (clauses 5.1, 5.2 and 9.6)."""
    if action < numbering.STEAL_DISPLAY or action >= numbering.WISH:
        return reasons.STEAL_FIRST
    kind = (action - numbering.STEAL_DISPLAY) % KINDS
    if action < numbering.STEAL_STOCK:
        there = bool(state.display[kind] > 0)
    elif action < numbering.STEAL_PILE:
        there = bool(state.stock[kind] > 0)
    else:
        other = (action - numbering.STEAL_PILE) // KINDS
        if other >= state.seats:
            return reasons.NO_SUCH_SEAT
        if other == seat:
            return reasons.NOT_FROM_YOURSELF
        there = bool(top_kinds(state, other) >> kind & 1)
    if not there:
        return reasons.NOT_THERE
    return reasons.JOKERS_NOT_STOLEN if kind == JOKER and state.options[options.NO_JOKER_THEFT] else reasons.ALLOWED


@rule
def check_wish(state: State, seat: int, action: int) -> int:
    """A kind of the deck from another player, or nothing (clause 5.3)."""
    if action == numbering.NO_WISH:
        return reasons.ALLOWED
    if action < numbering.WISH or action > numbering.NO_WISH:
        return reasons.WISH_FIRST
    other = (action - numbering.WISH) // KINDS
    if other >= state.seats:
        return reasons.NO_SUCH_SEAT
    if other == seat:
        return reasons.NO_OWN_WISH
    return reasons.ALLOWED if copies_of(state.options, (action - numbering.WISH) % KINDS) > 0 else reasons.NOT_IN_DECK


@rule
def check_name(state: State, seat: int, action: int) -> int:
    """Another player (clause 5.6)."""
    if action < numbering.NAME or action >= numbering.GIVE_STOCK:
        return reasons.NAME_FIRST
    other = action - numbering.NAME
    if other >= state.seats:
        return reasons.NO_SUCH_SEAT
    return reasons.NOT_FOR_YOURSELF if other == seat else reasons.ALLOWED


@rule
def check_from_stock(state: State, action: int, first: int, deck: int, otherwise: int) -> int:
    """A card of the stock, or the next one of the draw pile (clauses 5.6 and 6.3)."""
    if action == deck:
        return reasons.ALLOWED if state.deck_count > 0 else reasons.DRAW_PILE_EMPTY
    if action < first or action >= first + KINDS:
        return otherwise
    return reasons.ALLOWED if state.stock[action - first] > 0 else reasons.NOT_IN_STOCK
