"""How weights are learned: from many rounds at a time, by the least squares of what was not foreseen, and so on."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from biberbau.core.game import Game
from biberbau.training.plan import FIRST_TRAINED, OF_A_ROUND, OF_A_SEED

PRACTICE: Final = "biberbau.bots.contract.practice"
PRACTISING: Final = "biberbau.bots.policies.practising"
STRAYING: Final = 0.05
"""How likely any action is taken, so that what nobody would do is learned too."""
OLD: Final = 50.0
"""What was known counts as much as so many positions in which a weight has a say."""
STEPS: Final = 40
"""So many steps of conjugate gradients make the squares least, or nearly."""
OF_A_ROUND_OF_PLAY: Final = 20
"""For so many positions of a seat there is room for each round that is played."""
MOST_TIMES: Final = 1024
"""So often at most there can be something learned for one number of players."""
WIDE: Final = 6
"""So many weights at most say what a display comes to; two more are of the whole table."""

Numbers = npt.NDArray[np.float64]


class Practice(NamedTuple):
    """What is played to learn from."""

    game: Game
    seats: int
    rounds: int
    """So many are played before anything is learned from them,"""
    times: int
    """and that so often."""
    seed: int
    options: dict[str, str]
    """Those with which a match is one round."""


def practised(plan: Practice, weights: Numbers, progress: Callable[[int], None]) -> Numbers:
    """Return what is learned; the same plan gives the same.

    It is the mean of what was found in the last half of the times: what single ones owe to their luck goes.
    """
    practice, driver = plan.game.keeper(PRACTICE), plan.game.driver(PRACTISING)
    states, options = plan.game.new_states(), np.array(plan.game.encode_options(plan.options), np.int16)
    room, width = plan.rounds * plan.seats * OF_A_ROUND_OF_PLAY + driver.MOST_POSITIONS, plan.seats * WIDE + 2
    listed, parts = np.zeros((room, width), np.int16), np.zeros((room, width), np.int8)
    became, found = np.zeros(room), list[Numbers]()
    for time in range(plan.times):
        first = FIRST_TRAINED + plan.seed * OF_A_SEED + (plan.seats * MOST_TIMES + time) * OF_A_ROUND
        derived = practice.derived_from(weights)
        count = driver.practise(
            states, options, plan.seats, first, plan.rounds, STRAYING, weights, derived, listed, parts, became
        )
        weights = least_squares(driver, listed[:count], parts[:count], became[:count], weights)
        found.append(weights)
        progress(time + 1)
    mean: Numbers = np.mean(found[plan.times // 2 :], axis=0)
    return mean


def least_squares(
    driver: ModuleType, listed: npt.NDArray[np.int16], parts: npt.NDArray[np.int8], became: Numbers, before: Numbers
) -> Numbers:
    """Return weights that foresee best what became, and are not far without need from those before.

    Conjugate gradients, each weight in proportion to how often it has a say.
    """
    slope, counts, curve = np.zeros(len(before)), np.zeros(len(before)), np.zeros(len(before))
    driver.missed(listed, parts, became, before, slope, counts)
    each, change = counts + OLD, np.zeros(len(before))
    ready = slope / each
    direction, left = ready.copy(), float(slope @ ready)
    for _ in range(STEPS if left > 0 else 0):
        driver.curved(listed, parts, direction, curve)
        curve += OLD * direction
        far = left / float(direction @ curve)
        change += far * direction
        slope = slope - far * curve
        ready = slope / each
        left, was = float(slope @ ready), left
        direction = ready + left / was * direction
    return before + change
