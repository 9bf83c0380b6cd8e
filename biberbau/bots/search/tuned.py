"""The tuning of a game: its strength as compiled code reads it."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.search.tuning import (
    EXPLORATION,
    HABIT_BONUS,
    JUDGES,
    LATENESS,
    OWN_PATIENCE,
    PATIENCE,
    PLACES,
    PRACTISES,
    PRIOR_WEIGHT,
    RACE,
    RIVALS,
    STAKE,
    TRUST,
)
from biberbau.bots.strength import Strength


def tuning_for(strength: Strength, judges: bool = False) -> npt.NDArray[np.float64]:
    """Return the numbers that shape the search of a game of this strength, perhaps by what was learned."""
    if judges:
        strength = strength.judging or strength
    tuning = np.zeros(PLACES)
    tuning[EXPLORATION] = 0.6
    tuning[PRIOR_WEIGHT], tuning[HABIT_BONUS] = strength.prior_weight, strength.habit_bonus
    tuning[PATIENCE] = strength.patience
    tuning[OWN_PATIENCE] = strength.patience if strength.own_patience is None else strength.own_patience
    tuning[LATENESS] = strength.lateness
    tuning[RIVALS] = strength.rivals
    tuning[TRUST] = strength.trust
    tuning[STAKE] = strength.stake
    tuning[RACE] = strength.races
    tuning[JUDGES] = strength.judged_at if judges else 0
    tuning[PRACTISES] = strength.practises if judges else 0
    return tuning


TUNING: Final = tuning_for(Strength())
"""Serves a game that has no numbers of its own."""
