"""Play that is learned from: the learner holds every seat and chooses by chance, each code as likely as it likes it."""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.envs import Batch
from biberbau.training.network import Floats, Inputs, Weights, drawn, log_chances, preferences
from biberbau.training.plan import Plan
from biberbau.training.self_play.choices import NOTHING, Choices, Places
from biberbau.training.self_play.critic import Critic, open_rows

GATHERED: Final = 16
"""For so many lessons there is play before anything is learned from it."""
LONGER: Final = 4
"""A lesson is so many times as long as one with a teacher: what a single choice came to is mostly luck."""


class Playground:
    """The matches of one round of a training, each from its own deal."""

    def __init__(self, plan: Plan, number: int, inputs: Inputs, critic: Critic) -> None:
        seed, self.lesson = plan.first_deal(number), LONGER * plan.lesson
        self.batch = Batch(plan.game, plan.matches, seats=plan.seats, options=plan.options, seed=seed)
        self.dice = np.random.default_rng(seed)
        self.inputs, self.critic = inputs, critic
        room = 2 * GATHERED * self.lesson + plan.matches
        self.choices = Choices.room(room, len(inputs.columns), len(critic.inputs.columns), self.batch.codes)
        self.count = 0
        """How many of them there are."""
        self.steps = 0
        self.entropies = list[float]()
        """How little choices could be foreseen, step by step, in nats."""
        self.latest = np.full((plan.matches, plan.seats), NOTHING)
        """The last choice of each seat in the round under way."""

    def gather(self, weights: Weights, critic: Weights) -> Choices:
        """Play on, and return what was settled by that, in any order; a lesson at least."""
        while True:
            for _ in range(max(GATHERED * self.lesson // len(self.batch), 1)):
                self.step(weights, critic)
            self.choices.settle(self.count)
            settled = np.flatnonzero(self.choices.settled[: self.count])
            if len(settled) >= self.lesson:
                break
        found = self.choices.part(self.dice.permutation(settled))
        self.count, now = self.choices.keep(self.count)
        self.latest = now[self.latest]
        return found

    def step(self, weights: Weights, critic: Weights) -> None:
        """Let everybody choose one code, and note it where there was a choice."""
        batch = self.batch
        chances = log_chances(weights, self.inputs.of(batch.observations), batch.mask)
        code = drawn(chances, self.dice)
        free = np.flatnonzero(batch.mask.sum(axis=1) > 1)
        logarithms = chances[free]
        self.entropies.append(float(-(np.exp(logarithms) * logarithms).sum() / max(len(free), 1)))
        self.note(free, code[free], chances[free, code[free]], critic)
        rounds = batch.states["round_number"].copy()
        batch.step(code)
        over = np.flatnonzero(batch.ended | (batch.states["round_number"] != rounds))
        latest = self.latest[over]
        chose = latest != NOTHING
        self.choices.came[latest[chose]] = batch.rewards[over][chose] / self.critic.spread
        self.choices.settled[latest[chose]] = True
        self.latest[over] = NOTHING
        self.steps += 1

    def note(self, free: Places, code: Places, before: Floats, critic: Weights) -> None:
        """Note what is chosen in some matches."""
        batch, count = self.batch, len(free)
        if self.count + count > len(self.choices):
            self.choices = self.choices.with_room()
        open_to_all = self.critic.inputs.picked(open_rows(batch)[free])
        numbers, seats = self.count + np.arange(count), batch.actor[free]
        noted = self.choices.part(slice(self.count, self.count + count))
        noted.rows[:] = self.inputs.picked(batch.observations[free])
        noted.open_rows[:] = open_to_all
        noted.mask[:] = batch.mask[free]
        noted.code[:] = code
        noted.before[:] = before
        noted.worth[:] = preferences(critic, open_to_all * self.critic.inputs.scale)[:, 0]
        noted.step[:] = self.steps
        noted.following[:] = NOTHING
        noted.settled[:] = False
        earlier = self.latest[free, seats]
        self.choices.following[earlier[earlier != NOTHING]] = numbers[earlier != NOTHING]
        self.latest[free, seats] = numbers
        self.count += count
