"""The contract of the course: how what was done in the open is taken back, choice by choice.

Who solves a small game has to begin it before the others' last choices, for only then these tell no more than they
should (`biberbau.bots.resolving`).
"""

from __future__ import annotations

from typing import Final

from biberbau.bots.folders import keepers
from biberbau.core.contract import State, _missing

KEPT_BY: Final = keepers("course")


def take_back_choice(state: State) -> bool:
    """Turn a whole state, in which a seat is to choose, into the one in which the choice before was to be made.

    False, and nothing changes, where that is no longer told: at the latest where something else than a choice, such as
    cards that were dealt, came in between.
    """
    _missing()
    return False
