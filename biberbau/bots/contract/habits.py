"""The contract of a game's habits: what an ordinary player of that game does without long thought.

Habits read a record but only what the acting seat may know of it: they choose the same from a view and from every
world behind it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.folders import keepers
from biberbau.core.contract import Actions, State, _missing

KEPT_BY: Final = keepers("habits")


def habitual_action(state: State, seat: int, actions: Actions, rng: object) -> int:
    """Return a legal action of `seat`, which has to act; `actions` is room to list them in, `rng` breaks ties.

    Where anybody may act at any moment, a seat that does not have to may be asked too; it then may return
    `biberbau.bots.tempers.WAIT`.
    """
    _missing()
    return 0


def outlook(state: State, values: npt.NDArray[np.float64]) -> bool:
    """Whether the round can be judged as it stands; if so, write what it is likely to be worth to each seat.

    `state` is a whole state in which somebody is to act, `values` mean what those of `payoffs` do.  Habits that cannot
    judge return False, always.
    """
    _missing()
    return False
