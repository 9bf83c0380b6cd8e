"""What was done in a trick of Daumen Drauf!, taken back card by card.

With two players that is the whole course of it: each card answers the last one, and who passes ends the trick.  With
more, somebody may have passed between two cards, and whoever shows later has not told whether they could have before.
"""

from __future__ import annotations

from biberbau.bots.of.daumen_drauf.belief import take_back
from biberbau.core.compilation import rule
from biberbau.games.daumen_drauf import phases
from biberbau.games.daumen_drauf.state import State


@rule
def take_back_choice(state: State) -> bool:
    """Take the last card of the trick back into the hand that showed it, whose turn it then is."""
    if state.seats > 2 or state.trick_count == 0 or state.phase != phases.TURN:
        return False
    seat = int(state.trick_seat[state.trick_count - 1])
    take_back(state)
    state.turn = seat
    return True
