"""Stabbing with what was discarded: the display, then the others' piles (section 4)."""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.compilation import rule
from biberbau.games.biber_mania import groups, numbering, options, phases
from biberbau.games.biber_mania.combinations import COMBINATIONS, JOKERS, SET, SHAPE, SIZE, VALUE
from biberbau.games.biber_mania.kinds import JOKER, VALUES
from biberbau.games.biber_mania.rules.acting import begin_acting
from biberbau.games.biber_mania.rules.moving import display_to_hand, open_to_hand, remove_top_group
from biberbau.games.biber_mania.rules.parts import legal_parts, part_row, rescue_part
from biberbau.games.biber_mania.state import CARD_BITS, NOBODY, State

stabs_group = rule(groups.stabs_group)
stabs_in_display = rule(groups.stabs_in_display)


@rule
def is_target(state: State, laid: int, kind: int) -> bool:
    """Whether a combination stabs a kind of card in the display (clauses 4.1 and 4.2)."""
    return stabs_in_display(
        int(COMBINATIONS[laid, SHAPE]),
        int(COMBINATIONS[laid, VALUE]),
        int(COMBINATIONS[laid, SIZE]),
        kind,
        int(state.display[kind]),
        bool(state.options[options.BLOCK_MATCH]),
        not state.options[options.NO_DISPLAY_ACTION],
    )


@rule
def fits_top(state: State, shape: int, value: int, size: int, seat: int) -> bool:
    """Whether a combination so made stabs the top group of a pile (clauses 4.1 and 4.3 to 4.8)."""
    return stabs_group(
        shape,
        value,
        size,
        int(state.top_kind[seat]),
        int(state.top_value[seat]),
        int(state.top_size[seat]),
        bool(state.options[options.PLAIN_ROWS]),
    )


@rule
def fitting_seats(state: State, laid: int, seat: int) -> int:
    """The seats other than `seat` whose top groups a combination stabs, bit by bit (clause 4.3)."""
    shape, value, size = int(COMBINATIONS[laid, SHAPE]), int(COMBINATIONS[laid, VALUE]), int(COMBINATIONS[laid, SIZE])
    found = 0
    for other in range(state.seats):
        if other != seat and fits_top(state, shape, value, size, other):
            found |= 1 << other
    return found


@rule
def begin_stabbing(state: State) -> None:
    """Stab in the display if anything there can be stabbed, else go on to the others' piles (clause 4.2)."""
    laid = int(state.laid)
    shape = COMBINATIONS[laid, SHAPE]
    if shape in (SET, JOKERS):
        for kind in range(JOKER if shape == JOKERS else int(COMBINATIONS[laid, VALUE])):
            if is_target(state, laid, kind):
                state.phase = phases.STABBING_DISPLAY
                return
    begin_stabbing_opponents(state)


@rule
def legal_stab_display(state: State, actions: Actions) -> int:
    """The numbers or action cards of the display that the discard stabs (clause 4.2)."""
    count = 0
    for kind in range(JOKER):
        actions[count] = numbering.STAB + kind
        count += is_target(state, int(state.laid), kind)
    return count


@rule
def apply_stab_display(state: State, kind: int) -> None:
    """Take the stabbed cards to hand: as many equal numbers as were discarded, or one action card (clause 4.2)."""
    count = int(COMBINATIONS[state.laid, SIZE]) if kind < VALUES else 1
    for _ in range(count):
        display_to_hand(state, int(state.turn), kind)
    begin_stabbing_opponents(state)


@rule
def begin_stabbing_opponents(state: State) -> None:
    """Note whose groups fit; those count that lie on top now (clauses 4.3, 4.9 and 9.3)."""
    state.to_stab = fitting_seats(state, int(state.laid), int(state.turn))
    if state.to_stab and state.options[options.STAB_ONE]:
        state.phase = phases.STABBING_OPPONENT
    else:
        next_to_stab(state)


@rule
def next_to_stab(state: State) -> None:
    """Go on to the next group that fits, clockwise; after the last one the action card acts (clauses 4.3 and 5.1)."""
    if state.to_stab == 0:
        state.stabbed = NOBODY
        begin_acting(state)
        return
    seat = state.turn
    while not state.to_stab >> seat & 1:
        seat = seat + 1 if seat + 1 < state.seats else 0
    state.to_stab &= ~(1 << int(seat))
    state.stabbed = seat
    state.phase = phases.STABBING_OPPONENT


@rule
def legal_stab_opponent(state: State, actions: Actions) -> int:
    """Whom to stab, if that is to be chosen; then take the group, refuse it, or take a part (4.4, 9.3 and 9.4)."""
    if state.stabbed == NOBODY:
        count = 0
        for seat in range(state.seats):
            actions[count] = numbering.STAB_AT + seat
            count += state.to_stab >> seat & 1
        return count
    actions[0] = numbering.TAKE
    actions[1] = numbering.REFUSE
    if not state.options[options.REFUSE_CARDS]:
        return 2
    return legal_parts(state, int(state.stabbed), 2, actions)


@rule
def group_to_hand(state: State, seat: int) -> None:
    """The seat in turn takes the whole top group of another pile."""
    for place in range(state.top_first[seat], state.pile_count[seat]):
        open_to_hand(state, int(state.turn), int(state.pile[seat, place]) & CARD_BITS)


@rule
def group_out_of_game(state: State, seat: int) -> None:
    """The top group of a pile leaves the game."""
    for place in range(state.top_first[seat], state.pile_count[seat]):
        state.removed[int(state.pile[seat, place]) & CARD_BITS] += 1


@rule
def apply_stab_opponent(state: State, action: int) -> None:
    """Choose whom to stab, or settle what becomes of the stabbed group (clauses 4.4, 6.2, 9.3 and 9.4)."""
    if action < numbering.TAKE:
        state.to_stab = 0
        state.stabbed = action - numbering.STAB_AT
        return
    seat = int(state.stabbed)
    if action == numbering.TAKE:
        group_to_hand(state, seat)
    else:
        group_out_of_game(state, seat)
        if action != numbering.REFUSE:
            rescue_part(state, part_row(action - numbering.TAKE_PART))
    state.losses[seat] += state.top_size[seat]
    remove_top_group(state, seat)
    next_to_stab(state)
