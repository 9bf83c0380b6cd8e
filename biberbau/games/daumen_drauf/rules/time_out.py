"""What a clock does: this game's side of `biberbau.core.time_out` (clause 8.6)."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.daumen_drauf import numbering, phases
from biberbau.games.daumen_drauf.constants import VALUES
from biberbau.games.daumen_drauf.rules.checks import check
from biberbau.games.daumen_drauf.state import COLOUR_STEP, COLOURS, State


@rule
def clock_action(state: State, seat: int) -> int:
    """Pass, or let a card pass; a leader shows their lowest card."""
    if check(state, seat, numbering.PASS) == 0:
        return numbering.PASS
    if check(state, seat, numbering.LET) == 0:
        return numbering.LET
    return lowest_lead(state, seat) if state.phase == phases.LEAD else -1


@rule
def lowest_lead(state: State, seat: int) -> int:
    """The lowest card to lead: by number, then yellow, green, black, then poisonous before harmless; -1 for none."""
    for value in range(VALUES):
        for colour in range(COLOURS):
            harmless = COLOUR_STEP * colour + 2 * value
            if check(state, seat, numbering.SHOW + harmless + 1) == 0:
                return numbering.SHOW + harmless + 1
            if check(state, seat, numbering.SHOW + harmless) == 0:
                return numbering.SHOW + harmless
    return -1
