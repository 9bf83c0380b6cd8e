"""What a clock does: this game's side of `biberbau.core.time_out` (clause 8.6)."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.biber_gang import numbering, phases
from biberbau.games.biber_gang.rules.checks import check
from biberbau.games.biber_gang.state import SLOTS, State


@rule
def clock_action(state: State, seat: int) -> int:
    """Open the first two places; draw from the deck; refuse, and turn the first closed place where one has to be."""
    if state.phase == phases.OPENING:
        return numbering.OPEN if check(state, seat, numbering.OPEN) == 0 else -1
    if state.phase == phases.DRAW:
        return numbering.DRAW_DECK if check(state, seat, numbering.DRAW_DECK) == 0 else -1
    if check(state, seat, numbering.REFUSE) == 0:
        return numbering.REFUSE
    for slot in range(SLOTS):
        if check(state, seat, numbering.TURN + slot) == 0:
            return numbering.TURN + slot
    for slot in range(SLOTS):
        if not state.face_up[seat, slot] and check(state, seat, numbering.SWAP + slot) == 0:
            return numbering.SWAP + slot
    return -1
