"""A network in whole numbers: where sums of fractions may be rounded in any order, it prefers the same everywhere.

Each weight is rounded to so many binary places, as networks for chess engines are (Nasu 2018, "Efficiently Updatable
Neural-Network-based Evaluation Functions for Computer Shogi").  All that is multiplied is bounded, so that layers of up
to 65,536 values keep every sum within 64 bits, whatever a stranger's file holds.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from biberbau.bots.learned.policy_file import Network

Whole: TypeAlias = npt.NDArray[np.int64]

FIRST: Final = 20
LATER: Final = 14
"""Binary places of the weights of the first layer, and of the others."""
VALUES: Final = 12
"""Binary places of what the hidden layers hold."""
MOST_FIRST: Final = 2.0**13
MOST_LATER: Final = 2.0**6
MOST_BIAS: Final = 2.0**30
MOST_VALUE: Final = 2 ** (14 + VALUES)
"""What is larger counts as much: first weights, later ones, what is added, and a value with its binary places."""


class WholeNetwork:
    """A network, rounded."""

    def __init__(self, network: Network) -> None:
        first = network.scale.astype(np.float64)[:, None] * network.weights_1
        self.weights_1, self.bias_1 = rounded(first, MOST_FIRST, FIRST), rounded(network.bias_1, MOST_BIAS, FIRST)
        self.weights_2 = rounded(network.weights_2, MOST_LATER, LATER)
        self.bias_2 = rounded(network.bias_2, MOST_BIAS, LATER + VALUES)
        self.weights_3 = rounded(network.weights_3, MOST_LATER, LATER)
        self.bias_3 = rounded(network.bias_3, MOST_BIAS, LATER + VALUES)

    def preferences(self, row: npt.NDArray[np.int16]) -> Whole:
        """Return what each code is preferred by for one observation; only what is not zero in it takes time."""
        seen = np.flatnonzero(row)
        first = held(row[seen].astype(np.int64) @ self.weights_1[seen] + self.bias_1, FIRST - VALUES)
        second = held(first @ self.weights_2 + self.bias_2, LATER)
        found: Whole = second @ self.weights_3 + self.bias_3
        return found


def rounded(weights: npt.NDArray[Any], most: float, places: int) -> Whole:
    """Return weights as whole numbers, with so many binary places."""
    found: Whole = np.rint(np.clip(weights.astype(np.float64), -most, most) * 2.0**places).astype(np.int64)
    return found


def held(sums: Whole, places: int) -> Whole:
    """Return what a layer of rectified linear units holds for some sums that have so many binary places too many."""
    found: Whole = np.clip(sums >> places, 0, MOST_VALUE)
    return found
