"""The contract of forgetting: what a player may no longer know whose memory is not perfect.

A view holds what a player with perfect recall knows.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.folders import keepers
from biberbau.core.contract import State, _missing

KEPT_BY: Final = keepers("memory")


def forget(state: State, seat: int, share: float, rng: npt.NDArray[np.uint64]) -> None:
    """Turn a redealt world into one as a player takes it to be who has forgotten some of what only memory holds.

    What lies open, and the seat's own hand, stay as they are; every other thing that the seat has once seen, and that
    no look at the table shows, is mistaken with the chance `share`, in [0, 1].
    """
    _missing()
