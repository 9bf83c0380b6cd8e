"""How many deals look like one record of Biber-Mania, which says of equal cards only how many there are."""

from __future__ import annotations

import math
from typing import Any

import numpy as np


def deals_alike(world: Any) -> float:
    """Return how many deals look like a world, but for a factor that is the same in all worlds of one view.

    Of n equal cards that nobody has seen, n! / (h! k! …) ways lead to h of them in one hand, k in another and the rest
    in certain places of the draw pile; n! is the same in all worlds, so it is left out.
    """
    unseen: list[int] = (world["hand"].astype(np.int64) - world["known"]).reshape(-1).tolist()
    return 1.0 / math.prod(map(math.factorial, unseen))
