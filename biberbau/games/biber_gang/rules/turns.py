"""A turn: draw, decide, and what follows (sections 3 to 5)."""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.compilation import rule
from biberbau.games.biber_gang import numbering, options, phases
from biberbau.games.biber_gang.rules.beavers import beaver_value, drawn_matches, is_frozen
from biberbau.games.biber_gang.rules.scoring import finish_round
from biberbau.games.biber_gang.state import BEAVER, FROM_DECK, FROM_PILE, KINDS, NO_CARD, NOBODY, SLOTS, State


@rule
def may_swap(state: State, seat: int, slot: int) -> bool:
    """Whether the drawn card may take the slot's place: only open beavers forbid it (clauses 3.4, 3.5, 4.3, 8.2)."""
    if state.display[seat, slot] != BEAVER or not state.face_up[seat, slot]:
        return True
    if state.options[options.BEAVER_NEVER_DISCARDED]:
        return False
    return not is_frozen(state, seat, slot) and not drawn_matches(state, seat, slot)


@rule
def must_keep_drawn(state: State) -> bool:
    """Whether the drawn card has to be swapped in because it was taken from the discard pile (clause 8.1)."""
    return bool(state.drawn_from == FROM_PILE and state.options[options.TAKEN_MUST_SWAP])


@rule
def legal_decide(state: State, seat: int, actions: Actions) -> int:
    """Write what may be done with the drawn card (clauses 3.4 to 3.7 and 4.2).

    An action is written first and kept by counting it: random play goes through here, and whether a card lies face down
    is a branch that no processor predicts.
    """
    count = 0
    beavers = 0
    for slot in range(SLOTS):
        actions[count] = numbering.SWAP + slot
        if state.display[seat, slot] == BEAVER:
            beavers += 1
            count += may_swap(state, seat, slot)
        else:
            count += 1
    if not must_keep_drawn(state):
        for slot in range(SLOTS):
            actions[count] = numbering.TURN + slot
            count += 1 - state.face_up[seat, slot]
        if state.hidden[seat] == 1:
            actions[count] = numbering.REFUSE
            count += 1
    if beavers > 0:
        for slot in range(SLOTS):
            if state.display[seat, slot] == BEAVER and may_swim(state, seat, slot):
                for target in range(SLOTS):
                    actions[count] = numbering.SWIM + SLOTS * slot + target
                    count += 1 - state.face_up[seat, target]
    return count


@rule
def may_swim(state: State, seat: int, slot: int) -> bool:
    """Whether the beaver in `slot` may swim for the drawn card, which has to be a number of its value (clause 4.2)."""
    return bool(state.face_up[seat, slot] and beaver_value(state, seat, slot) == state.drawn)


@rule
def discard(state: State, card: int) -> None:
    """Lay a card face up onto the discard pile."""
    state.discard[state.discard_count] = card
    state.discard_count += 1


@rule
def deck_to_hand(state: State) -> None:
    """The active player draws the next card of the deck, unseen by the others (clause 3.8)."""
    state.deck_count -= 1
    state.drawn = state.deck[state.deck_count]
    state.deck[state.deck_count] = NO_CARD
    state.drawn_from = FROM_DECK
    state.phase = phases.DECIDE


@rule
def pile_to_hand(state: State) -> None:
    """The active player draws the top card of the discard pile."""
    state.discard_count -= 1
    state.drawn = state.discard[state.discard_count]
    state.discard[state.discard_count] = NO_CARD
    state.drawn_from = FROM_PILE
    state.phase = phases.DECIDE


@rule
def recycle_discards(state: State) -> None:
    """All discards but the top become an unordered deck; what kinds they are stays known (clause 3.9)."""
    waiting = state.discard_count - 1
    for kind in range(KINDS):
        state.recycled[kind] = 0
    for place in range(waiting):
        card = state.discard[place]
        state.deck[place] = card
        state.recycled[card] += 1
    state.discard[0] = state.discard[waiting]
    for place in range(1, state.discard_count):
        state.discard[place] = NO_CARD
    state.deck_count = waiting
    state.discard_count = 1
    state.unordered = waiting
    state.reshuffled = 1
    state.phase = phases.RESHUFFLE


@rule
def apply_draw(state: State, action: int) -> None:
    """Draw; an empty deck is renewed or ends the round, as the table has agreed (clauses 3.2, 3.9 and 8.3)."""
    if action == numbering.DRAW_PILE:
        pile_to_hand(state)
    elif state.deck_count > 0:
        deck_to_hand(state)
    elif state.options[options.DECK_OUT] == options.END_ROUND:
        finish_round(state)
    else:
        recycle_discards(state)


@rule
def drawn_to_slot(state: State, seat: int, slot: int) -> None:
    """The drawn card takes the slot's place, face up; the card that lay there goes onto the discard pile."""
    discard(state, state.display[seat, slot])
    if not state.face_up[seat, slot]:
        state.face_up[seat, slot] = 1
        state.hidden[seat] -= 1
    state.display[seat, slot] = state.drawn


@rule
def swim(state: State, seat: int, slot: int, target: int) -> None:
    """The beaver in `slot` swims to the face-down `target`, whose card is discarded; the drawn card follows it."""
    discard(state, state.display[seat, target])
    state.display[seat, target] = BEAVER
    state.face_up[seat, target] = 1
    state.hidden[seat] -= 1
    state.display[seat, slot] = state.drawn


@rule
def apply_decide(state: State, seat: int, action: int) -> None:
    """Carry out the one action of the turn (clause 3.3) and pass the turn on."""
    hidden_before = state.hidden[seat]
    if state.drawn_from == FROM_DECK and state.reshuffled:
        state.recycled[state.drawn] -= 1
    if action < numbering.TURN:
        drawn_to_slot(state, seat, action - numbering.SWAP)
    elif action < numbering.SWIM:
        discard(state, state.drawn)
        if action != numbering.REFUSE:
            state.face_up[seat, action - numbering.TURN] = 1
            state.hidden[seat] -= 1
    else:
        swim(state, seat, (action - numbering.SWIM) // SLOTS, (action - numbering.SWIM) % SLOTS)
    state.drawn = NO_CARD
    finish_turn(state, seat, state.hidden[seat] == hidden_before)


@rule
def finish_turn(state: State, seat: int, quiet: bool) -> None:
    """Note who called the end, watch for a stall, and hand the turn on clockwise (clauses 3.1, 5.1, 5.2 and 5.4)."""
    limit = state.options[options.STALL_LIMIT] * state.seats
    state.quiet_turns = state.quiet_turns + 1 if quiet and limit > 0 else 0
    if state.caller == NOBODY and state.hidden[seat] == 0:
        state.caller = seat
    next_seat = seat + 1 if seat + 1 < state.seats else 0
    state.turn = next_seat
    state.phase = phases.DRAW
    if next_seat == state.caller or (limit > 0 and state.quiet_turns >= limit):
        finish_round(state)


@rule
def legal_draw(actions: Actions) -> int:
    """Both piles can always be drawn from (clause 3.2)."""
    actions[0] = numbering.DRAW_DECK
    actions[1] = numbering.DRAW_PILE
    return 2
