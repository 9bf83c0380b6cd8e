"""Taking a trick: thumbs up, top up, and who leads next (section 6)."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.daumen_drauf import options
from biberbau.games.daumen_drauf.constants import HAND_SIZE
from biberbau.games.daumen_drauf.rules.scoring import finish_game
from biberbau.games.daumen_drauf.rules.setup import begin_trick, stack_to_hand
from biberbau.games.daumen_drauf.state import COLOURS, EVERYBODY, NO_CARD, NO_THUMB, NOBODY, State


@rule
def take_unbeaten(state: State) -> None:
    """All others have passed: the owner of the last shown card takes (clause 6.1).

    The last to pass sits before them, for who has no cards passes too (clause 3.7); that was the last decision.
    """
    taker = state.shower
    before = taker - 1 if taker > 0 else state.seats - 1
    take(state, taker, taker if state.options[options.TOPUP_FIRST] == options.BY_TAKER else before)


@rule
def take(state: State, taker: int, first: int) -> None:
    """The trick goes to `taker`, hands are filled beginning with `first`, and the taker leads (clauses 6.1 to 6.6)."""
    trick_to_pile(state, taker)
    if state.stack_count > 0:
        top_up(state, first)
    holders = 0
    for seat in range(state.seats):
        holders += state.hand_count[seat] > 0
    state.shower = NOBODY
    if holders <= 1:
        finish_game(state)
        return
    leader = taker
    while state.hand_count[leader] == 0:
        leader = leader + 1 if leader + 1 < state.seats else 0
    begin_trick(state, leader)


@rule
def trick_to_pile(state: State, taker: int) -> None:
    """Lift the thumbs and lay the trick down; note who has seen which card (clauses 6.2 and 8.2)."""
    out = state.out_count
    to_taker = state.options[options.REVEAL] == options.TO_TAKER
    for place in range(state.trick_count):
        owner = state.trick_seat[place]
        state.out[out] = state.trick[place]
        state.out_seat[out] = taker
        if to_taker and state.thumb[owner] == place:
            state.out_known[out] = 1 << int(owner) | 1 << int(taker)
        else:
            state.out_known[out] = EVERYBODY
            state.seen_by_all |= 1 << int(state.trick[place])
        state.trick[place] = NO_CARD
        state.trick_seat[place] = NOBODY
        out += 1
    state.out_count = out
    state.trick_count = 0
    state.colours = 0
    for colour in range(COLOURS):
        state.rank[colour] = 0
    for seat in range(state.seats):
        state.thumb[seat] = NO_THUMB


@rule
def top_up(state: State, first: int) -> None:
    """Each fills their hand to HAND_SIZE, one after the other, as far as the stack goes (clauses 6.4 and 6.5)."""
    seat = first
    for _ in range(state.seats):
        while state.hand_count[seat] < HAND_SIZE and state.stack_count > 0:
            stack_to_hand(state, seat)
        seat = seat + 1 if seat + 1 < state.seats else 0
