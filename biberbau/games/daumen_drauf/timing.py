"""What a table with clocks has to know of Daumen Drauf!, so that its times tell nothing (ruling D23)."""

from __future__ import annotations

from biberbau.core.view import View
from biberbau.games.daumen_drauf import numbering, phases
from biberbau.games.daumen_drauf.state import State

LOOK_AT_THE_TRICK = 3
"""Pauses in which all see what was under the thumbs before the next trick is led."""


def silence(view: View) -> int | None:
    """While everybody is asked out of turn, silence lets the card pass (clause 8.1)."""
    return numbering.LET if view.read(State).phase == phases.WINDOW else None


def linger(view: View) -> int:
    """After a taken trick people look at its cards before somebody leads anew (clause 6.2)."""
    return LOOK_AT_THE_TRICK if view.read(State).phase == phases.LEAD and view.read(State).out_count else 0
