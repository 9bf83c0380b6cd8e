"""The network that judges, as it learns: one first layer for each group's rows, added up, and two behind it."""

from __future__ import annotations

import math
from typing import Any, Final

import autograd.numpy as anp
import numpy as np
import numpy.typing as npt
from autograd import value_and_grad
from autograd.misc.optimizers import adam

from biberbau.training.judging.gathering import NOTHING, Gathered
from biberbau.training.network import Weights, new_weights

LESSON: Final = 512
"""After so many positions the weights change."""
TIMES: Final = 8
"""So often each position is learned from."""
ROUNDS: Final = 24
"""In so many rounds the rate falls from the first to the last."""
FIRST_RATE: Final = 2e-3
LAST_RATE: Final = 1e-5
HELD_OUT: Final = 10
"""One in so many games is not learned from, and says how much was learned."""
DECAY: Final = 5e-5
"""How much a weight's square costs."""


def inputs_of(seen: Gathered, chosen: npt.NDArray[Any], groups: int, width: int) -> npt.NDArray[np.float32]:
    """Return ones, position by position and group by group, for what is seen."""
    inputs = np.zeros((len(chosen), groups, width), np.float32)
    rows = seen.rows[chosen]
    position, place = np.nonzero(rows != NOTHING)
    inputs[position, seen.groups[chosen][position, place], rows[position, place]] = 1
    return inputs


def foreseen(weights: Weights, inputs: npt.NDArray[np.float32]) -> Any:
    """Return by position and place what the network foresees, in points more than the mean of all."""
    first, bias_1, second, bias_2, third, bias_3 = (array.astype(np.float32) for array in weights)
    count, groups, width = inputs.shape
    each = anp.maximum(anp.dot(inputs.reshape(count * groups, width), first) + bias_1, 0)
    colours = anp.sum(anp.reshape(each, (count, groups, len(bias_1))), axis=1)
    values = anp.dot(anp.maximum(anp.dot(colours, second) + bias_2, 0), third) + bias_3
    return values - anp.mean(values, axis=1, keepdims=True)


def error(weights: Weights, inputs: npt.NDArray[np.float32], became: npt.NDArray[np.float32]) -> Any:
    """Return the mean square of what was not foreseen, and what the weights cost."""
    cost = sum(anp.sum(array**2) for array in weights[::2])
    return anp.mean((foreseen(weights, inputs) - became) ** 2) + DECAY * cost


error_and_slope = value_and_grad(error)


def fit(
    found: Gathered, groups: int, sizes: tuple[int, ...], seed: int, parent: Weights | None = None
) -> tuple[Weights, float]:
    """Return the weights, and which part of the variance they foresee in games that they were not learned from.

    With a parent they are its weights that have learned on, for half as long and at half the rate.
    """
    dice, held = np.random.default_rng(seed), found.deal % HELD_OUT == 0
    learned = np.flatnonzero(~held)
    order = np.concatenate([dice.permutation(learned) for _ in range(TIMES if parent is None else TIMES // 2)])
    weights, highest = (new_weights(sizes, dice), FIRST_RATE) if parent is None else (parent, FIRST_RATE / 2)

    def given(rows: npt.NDArray[Any]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        return inputs_of(found, rows, groups, sizes[0]), found.became[rows]

    for number, part in enumerate(np.array_split(order, ROUNDS)):
        lessons = np.array_split(part, max(1, len(part) // LESSON))

        def slope(now: Weights, step: int, lessons: list[npt.NDArray[Any]] = lessons) -> Weights:
            slopes: Weights = error_and_slope(now, *given(lessons[step]))[1]
            return slopes

        rate = LAST_RATE + (highest - LAST_RATE) * (1 + math.cos(math.pi * number / ROUNDS)) / 2
        weights = adam(slope, weights, num_iters=len(lessons), step_size=rate)
    missed, varied = 0.0, 0.0
    for part in np.array_split(np.flatnonzero(held), ROUNDS):
        inputs, became = given(part)
        missed += float(np.sum((foreseen(weights, inputs) - became) ** 2))
        varied += float(np.sum(became**2))
    return weights, 1 - missed / varied
