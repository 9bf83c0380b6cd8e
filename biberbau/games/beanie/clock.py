"""How long a seat has for what it has to do (clauses 3.5, 8.4 and 8.9)."""

from __future__ import annotations

from typing import Final

from biberbau.core.game import Duty
from biberbau.core.view import View
from biberbau.games.beanie import options, phases
from biberbau.games.beanie.state import State

CALL_SECONDS: Final = 5
"""So long a player without cards may wait before it is called for them (clause 8.4)."""

DUTIES: Final = {phases.DRAW: "draw", phases.DISCARD: "discard"}


CALL: Final = Duty("call", CALL_SECONDS)


def clocks(view: View) -> dict[int, Duty]:
    """Return by seat what it has to do and the time for it: "call", "draw" or "discard"."""
    record = view.read(State)
    word = DUTIES.get(int(record.phase))
    if word is None:
        return {}
    counts: list[int] = record.hand_count.tolist()[: record.seats]
    duties = {seat: CALL for seat, count in enumerate(counts) if count == 0}
    seconds = int(options.OPTIONS[options.TURN_SECONDS].values[record.options[options.TURN_SECONDS]])
    if seconds:
        duties.setdefault(int(record.turn), Duty(word, seconds))
    return duties
