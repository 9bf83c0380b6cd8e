"""One choice of a compiled policy, called from Python."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.bots.habits import habitual_action
from biberbau.bots.matches import HABITS
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.contract import Actions, legal


@rule
def choose_at(policy: int, seen: npt.NDArray[Any], seat: int, actions: Actions, rng: npt.NDArray[np.uint64]) -> int:
    """Return what a policy does on the view `seen[0]` of `seat`, which has to act."""
    if policy == HABITS:
        return habitual_action(seen[0], seat, actions, rng)
    return int(actions[next_below(rng, legal(seen[0], seat, actions))])
