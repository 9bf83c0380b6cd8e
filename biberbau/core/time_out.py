"""The contract of the time-out: what is done for a seat whose time is up, at a table that has a clock.

Rules know no time.  How long a seat has is said by the table, or by `Game.clocks`; what a clock then does is a ruling
of each game's rulebook, kept by its module `time_out`.
"""

from __future__ import annotations

from typing import Final

from biberbau.core.contract import State, _missing
from biberbau.core.keeping import Keeper

KEPT_BY: Final = (Keeper("{package}.rules.time_out"), Keeper("biberbau.core.drivers.by_turns"))


def clock_action(state: State, seat: int) -> int:
    """Return the action that a clock takes for a seat whose time is up, or -1 where time has no power over it.

    For a seat that has to act it is one of its legal actions.  It follows from what the seat knows.
    """
    _missing()
    return 0
