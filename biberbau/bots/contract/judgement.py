"""The contract of judgement: what a round is likely to be worth as it stands, learned from games of those who think.

Where habits judge too (`biberbau.bots.contract.habits.outlook`), judgement goes before: habits know what becomes of a
position among careful players, and among better ones something else becomes of it.  The network that judges sees all
cards, for it judges worlds that a search has dealt; so does the critic of PerfectDou (Yang et al. 2022, "PerfectDou:
Dominating DouDizhu with Perfect Information Distillation").

How it is learned `biberbau.training.judging` says, and calls for that everything here but `judge`.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.folders import keepers
from biberbau.core.contract import State, _missing

KEPT_BY: Final = keepers("judgement")


GROUPS: Final = 0
"""So many groups of what is seen are looked at alike."""
MOST_ROWS: Final = 0
"""So much at most is seen of a position."""


def sizes(seats: int) -> tuple[int, int, int, int]:
    """Return how many numbers go into each layer of the network for so many players, and come out of the last.

    Into the first go the rows of a group.
    """
    _missing()
    return 0, 0, 0, 0


def judges(state: State) -> bool:
    """Whether rounds like this one are judged: played by so many, by such options."""
    _missing()
    return False


def judge(state: State, values: npt.NDArray[np.float64]) -> bool:
    """Whether a round that is judged can be judged as it stands; if so, write what it is likely to be worth to each.

    `state` is as in `outlook`, and `values` mean what those of a round do that is over, for a search with the numbers
    of one that judges (`biberbau.bots.strength.Strength.judging`).
    """
    _missing()
    return False


def moment(state: State) -> bool:
    """Whether a whole state is of those that are judged."""
    _missing()
    return False


def standing(state: State, values: npt.NDArray[np.float64]) -> None:
    """Write what each seat has by now; what it gets beside that is what is learned."""
    _missing()


def became(totals: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return what each seat has when the scores of a match of one round are these."""
    _missing()
    return totals


def rows(state: State, listed: npt.NDArray[np.int64]) -> int:
    """List what the network is shown of a state, from the seat on that is to act; return how much that is.

    In `listed`, of 2 by `MOST_ROWS`, are groups and rows: which row of its group each thing is that is seen.
    """
    _missing()
    return 0
