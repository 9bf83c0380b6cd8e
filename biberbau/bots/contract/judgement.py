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


CARDS: Final = 0
"""How many cards there are, from 0 on."""
GROUPS: Final = 0
"""So many groups of cards are looked at alike; the kinds of each are numbered in the same way."""


def kinds(seats: int) -> int:
    """Return how many kinds of a group are played with."""
    _missing()
    return 0


def sizes(seats: int) -> tuple[int, int, int, int]:
    """Return how many numbers go into each layer of the network for so many players, and come out of the last.

    What goes into the first says of each kind of a group where it lies.
    """
    _missing()
    return 0, 0, 0, 0


def judge(state: State, values: npt.NDArray[np.float64]) -> bool:
    """Whether the round can be judged as it stands; if so, write what it is likely to be worth to each seat.

    `state` and `values` are as in `outlook`.
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


def lying(state: State, cards: npt.NDArray[np.int64], places: npt.NDArray[np.int64]) -> int:
    """List the cards that count, and in which place each lies, from the seat that is to act on; return how many.

    The kind of a card is what is left of it when it is divided by how many cards a group could have.
    """
    _missing()
    return 0
