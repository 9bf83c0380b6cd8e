"""The tuning of a game: its strength as compiled code reads it."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.search.tuning import (
    EXPLORATION,
    HABIT_BONUS,
    PATIENCE,
    PLACES,
    PRIOR_WEIGHT,
    RACE,
    RIVALS,
    STAKE,
    TRUST,
)
from biberbau.bots.strength import Strength


def tuning_for(strength: Strength) -> npt.NDArray[np.float64]:
    """Return the numbers that shape the search of a game of this strength."""
    tuning = np.zeros(PLACES)
    tuning[EXPLORATION] = 0.6
    tuning[PRIOR_WEIGHT], tuning[HABIT_BONUS] = strength.prior_weight, strength.habit_bonus
    tuning[PATIENCE] = strength.patience
    tuning[RIVALS] = True
    tuning[TRUST] = strength.trust
    tuning[STAKE] = strength.stake
    tuning[RACE] = strength.races
    return tuning


TUNING: Final = tuning_for(Strength())
"""Serves a game that has no numbers of its own."""
