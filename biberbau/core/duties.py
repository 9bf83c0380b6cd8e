"""The contract of duties: who of the actors has to act.

In a game by turns the two sets are the same, and there is nothing for a game to say
(`biberbau.core.drivers.by_turns`).  Where anybody may act at any moment (`Game.real_time`) the rules have a module
`duties` with this function.  Code that needs it imports it from here; `biberbau.core.specialising` replaces the
import by the module that knows the game, as it does with the rules.
"""

from __future__ import annotations

from typing import Final

from biberbau.core.contract import State, _missing
from biberbau.core.keeping import Keeper

KEPT_BY: Final = (Keeper("{package}.rules.duties"), Keeper("biberbau.core.drivers.by_turns"))


def obliged(state: State) -> int:
    """Return the set of seats that have to act before play can go on, bit by bit; `CHANCE` and 0 as `actors` does.

    They are actors, and each has a legal action.  An actor who is not obliged may let every chance go by, and perhaps
    has none: who has one may be a secret.
    """
    _missing()
