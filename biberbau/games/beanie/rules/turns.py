"""The turn: draw and discard (section 3)."""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.compilation import rule
from biberbau.games.beanie import numbering, options, phases
from biberbau.games.beanie.rules.cards import lowest_card
from biberbau.games.beanie.rules.ending import end_turn, finish_round, look_for_beanie, stir
from biberbau.games.beanie.rules.hands import hand_to_table
from biberbau.games.beanie.rules.setup import stock_to_hand
from biberbau.games.beanie.state import BY_BEANIE, BY_CHOICE, FROM_PILE, FROM_STOCK, NO_CARD, NOBODY, State


@rule
def legal_turn(state: State, seat: int, actions: Actions) -> int:
    """What the player in turn, who has cards, may do beside putting cards down."""
    return legal_draw(state, actions) if state.phase == phases.DRAW else legal_discard(state, seat, actions)


@rule
def legal_draw(state: State, actions: Actions) -> int:
    """Draw from the stock, take the pile, or end the round when there is no stock (clauses 3.1 to 3.3)."""
    count = 0
    if state.stock_count > 0:
        actions[count] = numbering.DRAW_CARD
        count += 1
    if state.pile_count > 0:
        actions[count] = numbering.TAKE_PILE
        count += 1
    if state.stock_count == 0:
        actions[count] = numbering.END_ROUND
        count += 1
    return count


@rule
def keeps_last_card(state: State, seat: int) -> bool:
    """Whether the turn ends without a discard, because the last card may not go that way (clause 8.3)."""
    return bool(state.options[options.OUT_BY_DISCARD] == options.SWITCHED_OFF and state.hand_count[seat] == 1)


@rule
def legal_discard(state: State, seat: int, actions: Actions) -> int:
    """Discard any card of the hand (clause 3.4)."""
    if keeps_last_card(state, seat):
        actions[0] = numbering.KEEP
        return 1
    count = 0
    rest = int(state.hand[seat])
    while rest:
        actions[count] = numbering.DISCARD_CARD + lowest_card(rest)
        rest &= rest - 1
        count += 1
    return count


@rule
def draw_card(state: State, seat: int) -> None:
    """Take the next card of the stock (clause 3.1)."""
    state.drawn = stock_to_hand(state, seat)
    state.source = FROM_STOCK
    state.phase = phases.DISCARD
    stir(state)


@rule
def pile_to_hand(state: State, seat: int) -> None:
    """Take the whole discard pile; all have seen which cards these are (clause 3.2)."""
    for place in range(state.pile_count):
        card = int(state.pile[place])
        state.hand[seat] |= 1 << card
        state.known[seat] |= 1 << card
        state.pile[place] = NO_CARD
    state.hand_count[seat] += state.pile_count
    state.pile_count = 0
    state.source = FROM_PILE
    state.phase = phases.DISCARD


@rule
def hand_to_pile(state: State, seat: int, card: int) -> None:
    """Discard a card (clause 3.4)."""
    hand_to_table(state, seat, card)
    state.pile[state.pile_count] = card
    state.pile_count += 1


@rule
def apply_turn(state: State, seat: int, action: int) -> None:
    """Carry out a decision of the player in turn, or a call."""
    if action == numbering.DRAW_CARD:
        draw_card(state, seat)
    elif action == numbering.TAKE_PILE:
        pile_to_hand(state, seat)
    elif action == numbering.END_ROUND:
        finish_round(state, BY_CHOICE, NOBODY)
    elif action == numbering.CALL:
        finish_round(state, BY_BEANIE, seat)
    elif action == numbering.KEEP:
        end_turn(state)
    else:
        hand_to_pile(state, seat, action - numbering.DISCARD_CARD)
        if not look_for_beanie(state, seat):
            end_turn(state)
