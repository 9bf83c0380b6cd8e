"""What a clock does for a seat whose time is up: it passes (clause 3.5)."""

from __future__ import annotations

from biberbau.core.compilation import rule
from schwimmen.state import PASS, TURN, State


@rule
def clock_action(state: State, seat: int) -> int:
    """Pass, in turn (`biberbau.core.time_out`)."""
    return PASS if state.phase == TURN and seat == state.turn else -1
