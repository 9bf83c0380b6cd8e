"""One round of learning: the library's gradients and its Adam (Kingma and Ba 2015) on what is being played."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from autograd.misc.optimizers import adam

from biberbau.training.network import Inputs, Weights, favourites, surprise_and_slope
from biberbau.training.plan import Plan
from biberbau.training.playing import Playground
from biberbau.training.self_play.critic import Critic


@dataclass(frozen=True)
class Learned:
    """What a round came to."""

    weights: Weights
    told: dict[str, float]
    """What the curve tells of it."""
    critic: Critic | None = None
    """What a critic has learned, where there is one."""
    played: int = 0
    """How many rounds of the game were played against a target."""


def learn(plan: Plan, number: int, weights: Weights, inputs: Inputs, rate: float) -> Learned:
    """Return the weights after a round: play, learn from it, play on with what has been learned.

    Told are how unexpected the teacher's answers were, on average (`surprise`: the cross-entropy, in nats), and how
    often the learner's choice is the teacher's, in the last lesson (`agreement`).
    """
    playground, surprises = Playground(plan, number), list[float]()
    gathered = playground.gather(weights, inputs)
    lesson = gathered[0]

    def slope(now: Weights, _: int) -> Weights:
        nonlocal gathered, lesson
        gathered = gathered or playground.gather(now, inputs)
        lesson = gathered.pop()
        value, found = surprise_and_slope(now, inputs.of(lesson.rows), lesson.mask > 0, lesson.answers)
        surprises.append(float(value))
        slopes: Weights = found
        return slopes

    weights = adam(slope, weights, num_iters=plan.lessons, step_size=rate)
    agreed = favourites(weights, inputs.of(lesson.rows), lesson.mask) == lesson.answers.argmax(axis=1)
    return Learned(weights, {"surprise": float(np.mean(surprises)), "agreement": float(agreed.mean())})
