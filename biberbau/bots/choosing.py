"""One choice of a compiled policy, called from Python."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.bots.habits import habitual_action
from biberbau.bots.matches import UNIFORM
from biberbau.bots.tempers import WAIT
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.contract import Actions, legal
from biberbau.core.duties import obliged


@rule
def choose_at(policy: int, seen: npt.NDArray[Any], seat: int, actions: Actions, rng: npt.NDArray[np.uint64]) -> int:
    """Return what a policy does on the view `seen[0]` of `seat`; to let the moment pass is one more possibility."""
    if policy != UNIFORM:
        return habitual_action(seen[0], seat, actions, rng)
    count = legal(seen[0], seat, actions)
    chosen = next_below(rng, count + 1 - (obliged(seen[0]) >> seat & 1))
    return int(actions[chosen]) if chosen < count else WAIT
