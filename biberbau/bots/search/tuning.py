"""Numbers that shape the search, by their place in the array that compiled code reads.

Those that a game has a say in mean what `biberbau.bots.strength.Strength` says of them.
"""

from __future__ import annotations

from typing import Final

import numpy as np

EXPLORATION: Final = 0
"""How far the confidence bound reaches, in standard deviations of a round's worth."""
PRIOR_WEIGHT: Final = 1
HABIT_BONUS: Final = 2
PATIENCE: Final = 3
RIVALS: Final = 4
FORGETFULNESS: Final = 5
"""The chance that a thing is forgotten that only memory holds (`biberbau.bots.contract.memory`)."""
TRUST: Final = 6
STAKE: Final = 7
"""In a tuning made for a view: in this match, below 0 where the most points win."""
RACE: Final = 8
"""1: the root's actions race; 0: the bound chooses."""

JUDGES: Final = 9
"""Where it was learned what a round is worth as it stands, that ends a playout (`biberbau.bots.contract.judgement`):
the first time that it can be judged, the second, and so on; 0: only what habits can tell does."""

PRACTISES: Final = 10
"""1: below the tree everybody plays as was practised (`biberbau.bots.contract.practice`); 0: by habit."""

LATENESS: Final = 11
OWN_PATIENCE: Final = 12

PLACES: Final = 13
"""How many numbers there are."""

BY_HABIT: Final = np.zeros(PLACES)
"""For whoever does not search: everybody goes by habit."""
