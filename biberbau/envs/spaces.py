"""The spaces of Gymnasium (the extra `envs`) that observations and codes of a batch lie in."""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict

from biberbau.encoding.schema import bounds
from biberbau.envs.batch import Batch


class Observation(TypedDict):
    """What an agent is given."""

    observation: npt.NDArray[np.int16]
    """What its seat knows (`Batch.schema`)."""
    action_mask: npt.NDArray[np.int8]
    """1 for each code that it may choose now."""


def observation_space(batch: Batch, codes: int) -> Dict:
    """Return the space of an `Observation` with a mask of so many codes."""
    low, high = bounds(batch.parts)
    return Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": Box(0, 1, (codes,), np.int8)})


def refusal_info(batch: Batch, i: int, seat: int, code: int) -> dict[str, Any]:
    """Return what is said of a code that was not allowed: why, and how many points it cost."""
    return {"refusal": batch.refusal(i, seat, code), "refusal_penalty": batch.refusal_penalty}
