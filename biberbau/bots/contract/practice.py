"""The contract of practice: what a seat does without long thought that has learned it from rounds of its own.

Where something was learned, a search that goes by it lets everybody play so below its tree, in place of habits
(`biberbau.bots.contract.habits`): what an action is worth it finds from rounds that go on after it, and among better
players something else becomes of them.  Habits stay what they are for everybody else, and for hints.

What was learned is one row of numbers, the *weights*; `derived` are numbers that follow from them and are kept beside
them for speed.  How they are learned `biberbau.bots.policies.practising` says, and calls for that everything here but
`practised_action`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.folders import keepers
from biberbau.core.contract import Actions, State, _missing

KEPT_BY: Final = keepers("practice")

Weights = npt.NDArray[Any]

MOST_LISTED: Final = 1
"""So many weights at most have a say in what a position is worth."""


def practises(state: State) -> bool:
    """Whether it was learned how rounds like this one are played: by so many, by such rules."""
    _missing()
    return False


def practised_action(state: State, seat: int, actions: Actions, rng: npt.NDArray[np.uint64]) -> int:
    """Return what a seat does that has to act, in a round that was practised.

    It reads of the state what the seat may know of it, as habits do.
    """
    _missing()
    return 0


def weighed(
    state: State, seat: int, weights: Weights, derived: Weights, actions: Actions, rng: npt.NDArray[np.uint64]
) -> tuple[int, float, bool]:
    """Return what a seat does by these weights, what it expects of that, and whether it was its luck what it got.

    What is expected is counted as in `list_before`.
    """
    _missing()
    return 0, 0.0, False


def list_before(state: State, seat: int, listed: npt.NDArray[np.int64], parts: npt.NDArray[np.int64]) -> int:
    """List which weights say what luck promises a seat that is about to try it, and in which part; return how many.

    It is asked when the luck is known, and reads nothing of it.
    """
    _missing()
    return 0


def list_after(state: State, seat: int, listed: npt.NDArray[np.int64], parts: npt.NDArray[np.int64]) -> tuple[int, int]:
    """List which weights say what a position is worth to the seat that has just acted, and in which part.

    What it is worth are the points of all others together, each beside the seat.  Return how many weights they are, and
    the set of seats whose scores are still open: only these are learned.
    """
    _missing()
    return 0, 0
