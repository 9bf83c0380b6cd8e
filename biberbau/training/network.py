"""The network that learns: its weights, what it prefers, and how far that is from what was to be learned.

It is the one that policy files hold (`biberbau.bots.Network`), in the arithmetic of the learning library, which finds
the gradient.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, TypeAlias

import autograd.numpy as anp
import numpy as np
import numpy.typing as npt
from autograd import value_and_grad

from biberbau.bots import SELDOM, Network

Weights: TypeAlias = list[npt.NDArray[Any]]
"""Weights and bias of each layer, in turn."""

Rows: TypeAlias = npt.NDArray[np.int16]
Floats: TypeAlias = npt.NDArray[np.float32]

IMPOSSIBLE: Final = np.float32(-1e9)
"""What a code that may not be chosen is preferred by."""


@dataclass(frozen=True)
class Inputs:
    """Which numbers of an observation the network looks at, those that are not always zero, and on what scale."""

    width: int
    """How many numbers an observation has."""
    columns: npt.NDArray[np.int64]
    scale: Floats
    """By how much each of them is multiplied."""

    @staticmethod
    def seen_in(rows: Rows) -> Inputs:
        """Return the inputs that tell some observations apart, each no larger than one there."""
        most = np.abs(rows.astype(np.int32)).max(axis=0)
        columns = np.flatnonzero(most)
        return Inputs(rows.shape[1], columns, (1 / most[columns]).astype(np.float32))

    def picked(self, rows: Rows) -> Rows:
        """Return of some observations what the network looks at."""
        return rows[:, self.columns]

    def of(self, rows: Rows) -> Floats:
        """Return what the network is given for some observations."""
        return self.picked(rows) * self.scale


@dataclass(frozen=True)
class Lessons:
    """Positions with what is to be answered in them."""

    rows: Rows
    """Observations."""
    mask: npt.NDArray[np.int8]
    answers: Floats
    """How much each code is to be chosen; parts of one."""

    def __len__(self) -> int:
        return len(self.rows)

    @staticmethod
    def together(some: list[Lessons]) -> Lessons:
        """Return several as one."""
        return Lessons(
            np.concatenate([lessons.rows for lessons in some]),
            np.concatenate([lessons.mask for lessons in some]),
            np.concatenate([lessons.answers for lessons in some]),
        )

    def part(self, places: npt.NDArray[np.int64]) -> Lessons:
        """Return the lessons at some places."""
        return Lessons(self.rows[places], self.mask[places], self.answers[places])


def new_weights(sizes: tuple[int, ...], dice: np.random.Generator) -> Weights:
    """Return weights for layers of these sizes, from the inputs to the codes.

    Their spread is that of He, Zhang, Ren and Sun (2015, "Delving Deep into Rectifiers"); few inputs are not zero, so
    the first layer has twice as much, and the last so little that at first all codes are liked alike.
    """
    weights: Weights = []
    for layer, (before, after) in enumerate(pairwise(sizes)):
        spread = np.sqrt(2 / before) * (2.0, 1.0, 0.1)[layer]
        weights += [dice.normal(size=(before, after)) * spread, np.zeros(after)]
    return weights


def preferences(weights: Weights, inputs: Floats) -> Any:
    """Return what each code is preferred by, row by row."""
    values: Any = inputs
    for layer in range(0, len(weights), 2):
        if layer:
            values = values * (values > 0)
        values = anp.dot(values, weights[layer].astype(np.float32)) + weights[layer + 1].astype(np.float32)
    return values


def log_chances(weights: Weights, inputs: Floats, mask: npt.NDArray[Any]) -> Any:
    """Return the logarithm of how likely each code is to who chooses by chance, as it is liked, row by row."""
    liked = anp.where(mask > 0, preferences(weights, inputs), IMPOSSIBLE)
    liked = liked - np.max(getattr(liked, "_value", liked), axis=1, keepdims=True)
    return liked - anp.log(anp.sum(anp.exp(liked), axis=1, keepdims=True))


def surprise(weights: Weights, inputs: Floats, mask: npt.NDArray[np.bool_], answers: Floats) -> Any:
    """Return how unexpected the answers are: the mean cross-entropy, over the codes that may be chosen."""
    return -anp.mean(anp.sum(answers * log_chances(weights, inputs, mask), axis=1))


surprise_and_slope = value_and_grad(surprise)


def favourites(weights: Weights, inputs: Floats, mask: npt.NDArray[np.int8]) -> npt.NDArray[np.int32]:
    """Return the codes that are liked best of those that may be chosen."""
    liked: Floats = np.where(mask > 0, preferences(weights, inputs), IMPOSSIBLE)
    best: npt.NDArray[np.int32] = liked.argmax(axis=1).astype(np.int32)
    return best


def drawn(chances: Floats, dice: np.random.Generator) -> npt.NDArray[np.int64]:
    """Return a code for each row, by chance: with such noise on each logarithm the largest is of none too often."""
    found: npt.NDArray[np.int64] = (chances + dice.gumbel(size=chances.shape)).argmax(axis=1)
    return found


def mixed(
    weights: Weights, inputs: Floats, mask: npt.NDArray[np.int8], dice: np.random.Generator
) -> npt.NDArray[np.int32]:
    """Return codes drawn by chance, but none that would be drawn seldom, as a player that mixes does."""
    chances = log_chances(weights, inputs, mask)
    often = (chances >= math.log(SELDOM)) | (chances == chances.max(axis=1, keepdims=True))
    return drawn(np.where(often, chances, IMPOSSIBLE), dice).astype(np.int32)


def from_network(network: Network) -> tuple[Weights, Inputs]:
    """Return the weights of a player in a policy file, and what it looks at."""
    columns = np.flatnonzero(network.scale)
    first = network.weights_1[columns]
    given = (first, network.bias_1, network.weights_2, network.bias_2, network.weights_3, network.bias_3)
    inputs = Inputs(len(network.scale), columns, network.scale[columns])
    return [array.astype(np.float64) for array in given], inputs


def as_network(weights: Weights, inputs: Inputs) -> Network:
    """Return the weights as a policy file holds them."""
    scale = np.zeros(inputs.width, np.float32)
    scale[inputs.columns] = inputs.scale
    first = np.zeros((inputs.width, weights[0].shape[1]), np.float32)
    first[inputs.columns] = weights[0]
    given = [array.astype(np.float32) for array in weights]
    return Network(scale, first, given[2], given[4], given[1], given[3], given[5])
