"""The arrays that rules and doors are given, beside records."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

States: TypeAlias = npt.NDArray[Any]
"""Records of one game, side by side (`biberbau.core.game.Game.new_states`)."""

Actions: TypeAlias = npt.NDArray[np.int32]
"""Room for the numbers of actions."""

Chosen: TypeAlias = npt.NDArray[np.int16]
"""Options, each encoded as a record keeps it."""

Values: TypeAlias = npt.NDArray[np.float64]
"""What something is worth to each seat."""

Generator: TypeAlias = npt.NDArray[np.uint64]
"""The one word of a generator (`biberbau.core.chance.next_below`)."""
