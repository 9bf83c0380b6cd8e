"""The critic: what a round is likely to be worth to who is to choose, judged with all cards open, in training only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from biberbau.envs import Batch
from biberbau.training.network import Inputs, Rows, Weights, new_weights
from biberbau.training.plan import AT_FIRST, Plan
from biberbau.training.teachers import HabitTeacher

UNITS: Final = (128, 64)
"""Sizes of its layers."""
LOOKED_AT: Final = 64
"""After so many choices in each match it is known which of the things that it is shown tell positions apart."""
LEAST_SPREAD: Final = 1e-3


@dataclass(frozen=True)
class Critic:
    """A network, and what it looks at: what the seat sees, and behind that what is hidden."""

    weights: Weights
    inputs: Inputs
    spread: float
    """The unit in which it says what a round is worth: what a round usually brings, in points."""


def open_rows(batch: Batch) -> Rows:
    """Return what a critic is shown of every match, a row for each."""
    hidden = [field.reshape(len(batch), -1) for field in batch.perfect().values()]
    return np.concatenate([batch.observations, *hidden], axis=1)


def new_critic(plan: Plan) -> Critic:
    """Return a critic that knows nothing yet, with the inputs and the unit that matches of a bot show."""
    seed = plan.first_deal(0)
    batch = Batch(plan.game, plan.matches, seats=plan.seats, options=plan.options, seed=seed)
    teacher, rows, results = HabitTeacher(AT_FIRST, batch, seed), list[Rows](), list[float]()
    while not (results and len(rows) >= LOOKED_AT):
        shown = open_rows(batch)
        rows.append(np.abs(shown).max(axis=0, keepdims=True))
        batch.step((teacher.answers(batch) + batch.mask / 2).argmax(axis=1))
        results += (batch.rewards**2).sum(axis=1)[batch.rewards.any(axis=1)].tolist()
    inputs = Inputs.seen_in(np.concatenate(rows))
    spread = max(float(np.sqrt(np.mean(results) / plan.seats)), LEAST_SPREAD)
    dice = np.random.default_rng(plan.seed)
    return Critic(new_weights((len(inputs.columns), *UNITS, 1), dice), inputs, spread)
