"""Play that is learned from: the learner holds every seat, and in all that it comes to the teacher says what to do."""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.bots import Adviser
from biberbau.envs import Batch
from biberbau.training.network import Inputs, Lessons, Weights, favourites
from biberbau.training.plan import Plan

GATHERED: Final = 32
"""So many lessons are gathered before they are shuffled and learned from, for neighbours resemble one another."""


class Playground:
    """The matches of one round of a training, each from its own deal."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.batch = Batch(
            plan.game, plan.matches, seats=plan.seats, options=plan.options, seed=plan.first_deal(number)
        )
        self.teacher = Adviser(plan.teacher, plan.game, plan.first_deal(number))
        self.dice = np.random.default_rng(plan.first_deal(number))
        self.follows = np.ones(plan.matches, np.bool_)
        """Whether the codes chosen so far of an action are the teacher's; otherwise its advice ends there."""

    def inputs(self) -> Inputs:
        """Return what of the observations a network should look at, from matches that the teacher plays."""
        return Inputs.seen_in(Lessons.together(self.gather(None, None)).rows)

    def gather(self, weights: Weights | None, inputs: Inputs | None) -> list[Lessons]:
        """Play on until there are `GATHERED` lessons, and return them; without weights the teacher plays."""
        wanted, found = GATHERED * self.plan.lesson, list[Lessons]()
        while wanted > 0:
            found.append(self.step(weights, inputs))
            wanted -= len(found[-1])
        every = Lessons.together(found)
        shuffled = self.dice.permutation(len(every))[: GATHERED * self.plan.lesson]
        return [every.part(places) for places in shuffled.reshape(GATHERED, -1)]

    def step(self, weights: Weights | None, inputs: Inputs | None) -> Lessons:
        """Let everybody choose one code; return what was to be answered where there was a choice."""
        batch = self.batch
        answers = batch.towards(self.teacher.advise(batch.states, batch.actor))
        choices = (batch.mask.sum(axis=1) > 1) & self.follows
        lessons = Lessons(batch.observations[choices], batch.mask[choices], answers[choices])
        if weights is None or inputs is None:
            codes = answers
        else:
            codes = favourites(weights, inputs.of(batch.observations), batch.mask)
        batch.step(codes)
        self.follows = (batch.taken >= 0) | (self.follows & (codes == answers))
        return lessons
