"""Play that is learned from: the learner holds every seat, and in all that it comes to the teacher says what to do."""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.envs import Batch
from biberbau.training.network import Inputs, Lessons, Rows, Weights, favourites
from biberbau.training.plan import AT_FIRST, Plan
from biberbau.training.teachers import HabitTeacher, teacher_of

GATHERED: Final = 32
"""So many lessons are gathered before they are shuffled and learned from, for neighbours resemble one another."""


class Playground:
    """The matches of one round of a training, each from its own deal."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan, seed = plan, plan.first_deal(number)
        self.batch = Batch(plan.game, plan.matches, seats=plan.seats, options=plan.options, seed=seed)
        self.teacher = teacher_of(plan, self.batch, seed)
        self.dice = np.random.default_rng(seed)

    def gather(self, weights: Weights, inputs: Inputs) -> list[Lessons]:
        """Play on until there are `GATHERED` lessons, and return them, each as often as the plan says."""
        wanted, found = GATHERED * self.plan.lesson, list[Lessons]()
        while wanted > 0:
            found.append(self.step(weights, inputs))
            wanted -= len(found[-1])
        every = Lessons.together(found)
        lessons = []
        for _ in range(self.plan.repeats):
            shuffled = self.dice.permutation(len(every))[: GATHERED * self.plan.lesson]
            lessons += [every.part(places) for places in shuffled.reshape(GATHERED, -1)]
        return lessons

    def step(self, weights: Weights, inputs: Inputs) -> Lessons:
        """Let everybody choose one code; return what was to be answered where there was a choice."""
        batch = self.batch
        answers = self.teacher.answers(batch)
        taught = (batch.mask.sum(axis=1) > 1) & (answers.sum(axis=1) > 0)
        lessons = Lessons(batch.observations[taught], batch.mask[taught], answers[taught])
        batch.step(favourites(weights, inputs.of(batch.observations), batch.mask))
        return lessons


def inputs_of(plan: Plan) -> Inputs:
    """Return what of the observations a network should look at, from matches that a bot plays at once."""
    seed = plan.first_deal(0)
    batch = Batch(plan.game, plan.matches, seats=plan.seats, options=plan.options, seed=seed)
    teacher, rows = HabitTeacher(AT_FIRST, batch, seed), list[Rows]()
    for _ in range(GATHERED * plan.lesson // plan.matches):
        rows.append(batch.observations.copy())
        # A bot that lets chance decide may be of another mind when an action has been begun.
        batch.step((teacher.answers(batch) + batch.mask / 2).argmax(axis=1))
    return Inputs.seen_in(np.concatenate(rows))
