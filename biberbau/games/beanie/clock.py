"""How long a seat has for what it has to do (clauses 3.5, 8.4 and 8.9)."""

from __future__ import annotations

from typing import Final

from biberbau.core.game import Duty
from biberbau.core.view import View
from biberbau.games.beanie.state import DISCARD, DRAW, OPTIONS, TURN_SECONDS

CALL_SECONDS: Final = 5
"""So long a player without cards may wait before it is called for him (clause 8.4)."""

DUTIES: Final = {DRAW: "draw", DISCARD: "discard"}


def clock(view: View, seat: int) -> Duty | None:
    """Return what a seat has to do and the time for it: "call", "draw" or "discard"; None where no clock runs."""
    record = view.record
    word = DUTIES.get(int(record["phase"]))
    if word is None:
        return None
    if record["hand_count"][seat] == 0:
        return Duty("call", CALL_SECONDS)
    seconds = int(OPTIONS[TURN_SECONDS].values[record["options"][TURN_SECONDS]])
    return Duty(word, seconds) if seat == record["turn"] and seconds else None
