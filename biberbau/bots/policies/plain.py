"""For a game of which nobody has written more: every action is equally likely, and nothing is forgotten."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from biberbau.bots.tempers import WAIT
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.contract import Actions, State, legal


@rule
def habitual_action(state: State, seat: int, actions: Actions, rng: npt.NDArray[np.uint64]) -> int:
    """Return any legal action; `WAIT` for a seat that may act at any moment and has none."""
    count = legal(state, seat, actions)
    return int(actions[next_below(rng, count)]) if count > 0 else WAIT


@rule
def outlook(state: State, values: npt.NDArray[np.float64]) -> bool:
    """Nobody can tell before the end."""
    return False


@rule
def judges(state: State) -> bool:
    """Nobody has learned to."""
    return False


@rule
def moment(state: State) -> bool:
    """Nobody knows of any."""
    return False


@rule
def judge(state: State, values: npt.NDArray[np.float64]) -> bool:
    """Nobody has learned to."""
    return False


@rule
def practises(state: State) -> bool:
    """Nobody has."""
    return False


@rule
def practised_action(state: State, seat: int, actions: Actions, rng: npt.NDArray[np.uint64]) -> int:
    """Let the moment pass; nobody is asked who has not practised."""
    return WAIT


@rule
def forget(state: State, seat: int, share: float, rng: npt.NDArray[np.uint64]) -> None:
    """Forget nothing."""


@rule
def plausibility(state: State, seat: int) -> float:
    """Whatever was done tells nothing."""
    return 1.0


@rule
def take_back_choice(state: State) -> bool:
    """Nobody remembers what was done."""
    return False
