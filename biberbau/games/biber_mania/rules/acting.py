"""Carrying out the action card that was discarded (section 5)."""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.compilation import rule
from biberbau.games.biber_mania import numbering, options, phases
from biberbau.games.biber_mania.combinations import ACTION, COMBINATIONS, SET, SHAPE, VALUE
from biberbau.games.biber_mania.kinds import BAD_GUY, FAIRY, JOKER, KINDS, KING, SUPER_BEAVER, THIEF
from biberbau.games.biber_mania.rules.drawing import ends_for_want_of_cards, finish_acting, legal_from_stock
from biberbau.games.biber_mania.rules.moving import (
    deck_to_hand,
    display_to_hand,
    judge_top,
    lay_on_pile,
    leave_hand,
    note_lack,
    open_to_hand,
    steal_from_pile,
    stock_to_hand,
)
from biberbau.games.biber_mania.rules.scoring import finish_round
from biberbau.games.biber_mania.rules.setup import copies_of
from biberbau.games.biber_mania.state import CARD_BITS, FAIRY_END, KING_GIFT, State


@rule
def begin_acting(state: State) -> None:
    """Begin with the action card of this turn's discard, if it has anything to do (clauses 5.1 to 5.9)."""
    card = COMBINATIONS[state.laid, ACTION]
    if card in (SUPER_BEAVER, THIEF):
        state.thefts = 2 if card == SUPER_BEAVER else 1
        begin_theft(state)
    elif card == FAIRY:
        state.phase = phases.WISHING
    elif card == BAD_GUY:
        state.phase = phases.NAMING
    elif card == KING and COMBINATIONS[state.laid, SHAPE] == SET:
        collect_gifts(state)
    else:
        finish_acting(state)


@rule
def stealable_kinds(state: State) -> int:
    """How many kinds there are from the lowest that may be stolen: all, or all but the joker (clause 9.6)."""
    return JOKER if state.options[options.NO_JOKER_THEFT] else KINDS


@rule
def begin_theft(state: State) -> None:
    """Go on to the next theft; without anything to steal thefts lapse (clause 5.2)."""
    if state.thefts > 0 and can_steal(state):
        state.phase = phases.STEALING
    else:
        state.thefts = 0
        finish_acting(state)


@rule
def can_steal(state: State) -> bool:
    """Whether anything lies open that may be stolen."""
    kinds = stealable_kinds(state)
    for kind in range(kinds):
        if state.display[kind] > 0 or state.stock[kind] > 0:
            return True
    found = 0
    for seat in range(state.seats):
        if seat != state.turn:
            found |= top_kinds(state, seat)
    return bool(found & ((1 << kinds) - 1))


@rule
def top_kinds(state: State, seat: int) -> int:
    """The kinds in the top group of a pile, bit by bit."""
    found = 0
    for place in range(state.top_first[seat], state.pile_count[seat]):
        found |= 1 << (int(state.pile[seat, place]) & CARD_BITS)
    return found


@rule
def legal_steal(state: State, actions: Actions) -> int:
    """A card of the display, of the stock, or of another's top group (clauses 5.1 and 5.2)."""
    kinds = stealable_kinds(state)
    count = 0
    for kind in range(kinds):
        actions[count] = numbering.STEAL_DISPLAY + kind
        count += state.display[kind] > 0
    for kind in range(kinds):
        actions[count] = numbering.STEAL_STOCK + kind
        count += state.stock[kind] > 0
    for seat in range(state.seats):
        if seat != state.turn:
            found = top_kinds(state, seat) & ((1 << kinds) - 1)
            kind = 0
            while found:
                actions[count] = numbering.STEAL_PILE + KINDS * seat + kind
                count += found & 1
                found >>= 1
                kind += 1
    return count


@rule
def apply_steal(state: State, action: int) -> None:
    """Steal a card; whoever it lay with will draw one (clauses 5.1, 5.2, 6.2 and 7.2)."""
    seat = int(state.turn)
    if action < numbering.STEAL_STOCK:
        display_to_hand(state, seat, action - numbering.STEAL_DISPLAY)
    elif action < numbering.STEAL_PILE:
        stock_to_hand(state, seat, action - numbering.STEAL_STOCK)
        if ends_for_want_of_cards(state):
            return
    else:
        other = (action - numbering.STEAL_PILE) // KINDS
        kind = (action - numbering.STEAL_PILE) % KINDS
        steal_from_pile(state, other, kind)
        open_to_hand(state, seat, kind)
        state.losses[other] += 1
    state.thefts -= 1
    begin_theft(state)


@rule
def legal_wish(state: State, actions: Actions) -> int:
    """Any kind of the deck from any other player, or nothing (clause 5.3)."""
    count = 0
    for seat in range(state.seats):
        if seat != state.turn:
            for kind in range(KINDS):
                actions[count] = numbering.WISH + KINDS * seat + kind
                count += copies_of(state.options, kind) > 0
    actions[count] = numbering.NO_WISH
    return count + 1


@rule
def apply_wish(state: State, action: int) -> None:
    """The wish is granted if it can be (clauses 5.3, 6.4 and 7.3)."""
    if action != numbering.NO_WISH:
        other = (action - numbering.WISH) // KINDS
        kind = (action - numbering.WISH) % KINDS
        if state.hand[other, kind] > 0:
            leave_hand(state, other, kind)
            open_to_hand(state, int(state.turn), kind)
            if state.hand_count[other] == 0 and state.options[options.FAIRY_ENDS]:
                state.ended_by = FAIRY_END
                finish_round(state)
                return
        else:
            note_lack(state, other, kind)
    finish_acting(state)


@rule
def legal_name(state: State, actions: Actions) -> int:
    """Any other player (clause 5.6)."""
    count = 0
    for seat in range(state.seats):
        actions[count] = numbering.NAME + seat
        count += seat != state.turn
    return count


@rule
def apply_name(state: State, action: int) -> None:
    """The Bad Guy is for this player, who gets two cards (clause 5.6)."""
    state.victim = action - numbering.NAME
    state.gifts = 2
    state.phase = phases.GIVING


@rule
def legal_give(state: State, actions: Actions) -> int:
    """Any card of the stock, or the next one of the draw pile (clause 5.6)."""
    count = legal_from_stock(state, numbering.GIVE_STOCK, 0, actions)
    actions[count] = numbering.GIVE_DECK
    return count + int(state.deck_count > 0)


@rule
def apply_give(state: State, action: int) -> None:
    """Draw a card for the Bad Guy's victim (clauses 5.6 and 7.2)."""
    if action == numbering.GIVE_DECK:
        deck_to_hand(state, int(state.victim))
    else:
        stock_to_hand(state, int(state.victim), action - numbering.GIVE_STOCK)
    state.gifts -= 1
    if not ends_for_want_of_cards(state) and state.gifts == 0:
        finish_acting(state)


@rule
def collect_gifts(state: State) -> None:
    """All others add a card of the King's number, if they have one, to the group laid (clauses 5.8, 7.1 and 9.10)."""
    turn = int(state.turn)
    kind = int(COMBINATIONS[state.laid, VALUE])
    emptied = False
    seat = turn
    for _ in range(state.seats - 1):
        seat = seat + 1 if seat + 1 < state.seats else 0
        if state.hand[seat, kind] > 0:
            leave_hand(state, seat, kind)
            lay_on_pile(state, turn, kind)
            emptied = emptied or state.hand_count[seat] == 0
        else:
            note_lack(state, seat, kind)
    judge_top(state, turn)
    if emptied and not state.options[options.NO_KING_END]:
        state.ended_by = KING_GIFT
        finish_round(state)
    else:
        finish_acting(state)
