"""One round of learning from one's own play: what was done gets likelier by as much as it did better than expected."""

from __future__ import annotations

from typing import Any, Final

import autograd.numpy as anp
import numpy as np
from autograd import grad
from autograd.misc.optimizers import adam

from biberbau.training.learning import Learned
from biberbau.training.network import Floats, Inputs, Weights, log_chances, preferences
from biberbau.training.plan import Plan
from biberbau.training.self_play.choices import Choices
from biberbau.training.self_play.critic import Critic
from biberbau.training.self_play.playing import Playground

ALONE: Final = 2
"""In so many rounds at first the critic learns alone, for of one that knows nothing there is nothing to learn."""
REPEATS: Final = 2
"""So often each choice is learned from."""
AGAINST_REPEATS: Final = 4
"""So often where a target is learned against."""
CLIPPED: Final = 0.2
"""By how much a choice may get likelier or less likely before it is played again (Schulman et al. 2017)."""
FIRST_TEMPER: Final = 0.03
LAST_TEMPER: Final = 0.003
"""What a nat of not being foreseen is worth at first and in the end, in what gains usually are: it keeps play mixed."""
LAYERS: Final = 6
"""So many arrays are the player's weights; those behind them are the critic's."""
LEAST: Final = 1e-6


def learn_from_play(
    plan: Plan, number: int, weights: Weights, inputs: Inputs, critic: Critic, rate: float, part: float
) -> Learned:
    """Return the weights after a round; `part` is how much of the training is over, from 0 to 1."""
    playground = Playground(plan, number, inputs, critic)
    heard = number >= ALONE
    temper = FIRST_TEMPER * (LAST_TEMPER / FIRST_TEMPER) ** part if heard else 0.0
    lessons, missed = list[tuple[Choices, Floats]](), list[float]()

    def slope(now: Weights, _: int) -> Weights:
        if not lessons:
            choices = playground.gather(now[:LAYERS], now[LAYERS:])
            gains = choices.came - choices.worth
            missed.append(float((gains**2).mean()))
            gains = (gains / max(float(gains.std()), LEAST) * heard).astype(np.float32)
            for _ in range(AGAINST_REPEATS if plan.against else REPEATS):
                order = playground.dice.permutation(len(choices))
                order = order[: len(choices) // playground.lesson * playground.lesson].reshape(-1, playground.lesson)
                lessons.extend((choices.part(places), gains[places]) for places in order)
        lesson, gained = lessons.pop()
        rows, open_rows = lesson.rows * inputs.scale, lesson.open_rows * critic.inputs.scale
        slopes: Weights = slope_of_missing(now, rows, open_rows, lesson, gained, temper)
        return slopes

    lessons_wanted = max(plan.lessons * plan.lesson // playground.lesson, 1)
    learned = adam(slope, weights + critic.weights, num_iters=lessons_wanted, step_size=rate)
    told = {"entropy": float(np.mean(playground.entropies)), "missed": float(np.sqrt(np.mean(missed)))}
    if plan.against:
        told |= {"played": len(playground.gains), "gained": float(np.mean(playground.gains))}
    return Learned(
        learned[:LAYERS], told, Critic(learned[LAYERS:], critic.inputs, critic.spread), len(playground.gains)
    )


def missing(weights: Weights, rows: Floats, open_rows: Floats, lesson: Choices, gained: Floats, temper: float) -> Any:
    """Return what is to become less: gains not taken, being foreseen, and what the critic misses."""
    logarithms = log_chances(weights[:LAYERS], rows, lesson.mask)
    ratio = anp.exp(logarithms[np.arange(len(lesson)), lesson.code] - lesson.before)
    taken = anp.minimum(ratio * gained, anp.clip(ratio, 1 - CLIPPED, 1 + CLIPPED) * gained)
    entropy = -anp.sum(anp.exp(logarithms) * anp.where(lesson.mask > 0, logarithms, 0.0), axis=1)
    worth = preferences(weights[LAYERS:], open_rows)[:, 0]
    return anp.mean((worth - lesson.came) ** 2) / 2 - anp.mean(taken) - temper * anp.mean(entropy)


slope_of_missing = grad(missing)
