"""What a clock does: this game's side of `biberbau.core.time_out` (clause 3.5)."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.beanie import numbering, phases
from biberbau.games.beanie.rules.cards import lowest_card, wild_rank
from biberbau.games.beanie.rules.turns import keeps_last_card
from biberbau.games.beanie.state import ONE_RANK, RANKS, State


@rule
def clock_action(state: State, seat: int) -> int:
    """What is done for a seat whose time is up, -1 for nothing (clause 3.5)."""
    if seat < 0 or seat >= state.seats or (state.phase != phases.DRAW and state.phase != phases.DISCARD):
        return -1
    if state.hand_count[seat] == 0:
        return numbering.CALL
    if seat != state.turn:
        return -1
    if state.phase == phases.DRAW:
        return numbering.DRAW_CARD if state.stock_count > 0 else numbering.END_ROUND
    if keeps_last_card(state, seat):
        return numbering.KEEP
    return numbering.DISCARD_CARD + (int(state.drawn) if state.drawn >= 0 else dearest_card(state, seat))


@rule
def dearest_card(state: State, seat: int) -> int:
    """The card of a hand that counts most: a beanie, else the highest rank, and of equals the last suit (3.5)."""
    hand = int(state.hand[seat])
    best = hand & (ONE_RANK << wild_rank(state))
    rank = RANKS - 1
    while best == 0:
        best = hand & (ONE_RANK << rank)
        rank -= 1
    while best & (best - 1):
        best &= best - 1
    return lowest_card(best)
