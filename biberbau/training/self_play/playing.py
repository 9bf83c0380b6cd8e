"""Play that is learned from: the learner chooses by chance, each code as likely as it likes it.

It holds every seat, or one in each match, and then all others belong to a player that never learns.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.envs import Batch
from biberbau.training.network import Floats, Inputs, Weights, drawn, log_chances, preferences
from biberbau.training.plan import Plan
from biberbau.training.self_play.choices import NOTHING, Choices, Places
from biberbau.training.self_play.critic import Critic, open_rows
from biberbau.training.target import Target

GATHERED: Final = 16
"""For so many lessons there is play before anything is learned from it."""
LONGER: Final = 4
"""A lesson of playing oneself is so many times as long as one with a teacher: what a single choice came to is mostly
luck.  Rounds against a target that thinks take longer than to learn from them, so there more is made of each."""


class Playground:
    """The matches of one round of a training, each from its own deal."""

    def __init__(self, plan: Plan, number: int, inputs: Inputs, critic: Critic) -> None:
        seed = plan.first_deal(number)
        self.lesson = plan.lesson if plan.against else LONGER * plan.lesson
        self.batch = Batch(
            plan.game, plan.matches, seats=plan.seats, options=plan.options, seed=seed, event_time=plan.event_time
        )
        self.dice = np.random.default_rng(seed)
        self.target = Target(plan.against, self.batch, self.dice, plan.guests) if plan.against else None
        self.first_deal, self.codes = seed, self.batch.coding.CODES
        self.inputs, self.critic = inputs, critic
        room = 2 * GATHERED * self.lesson + plan.matches
        self.choices = Choices.room(room, len(inputs.columns), len(critic.inputs.columns), self.codes)
        self.count = 0
        """How many of them there are."""
        self.steps = 0
        self.entropies = list[float]()
        """How little choices could be foreseen, step by step, in nats."""
        self.latest = np.full((plan.matches, plan.seats), NOTHING)
        """The last choice of each seat in the round under way."""
        self.gains = list[float]()
        """By how many points the learner did better in each round against the target than the others on average."""

    @property
    def seats(self) -> Places:
        """The learner's seat in each match against a target: all in turn, from match to match of a slot."""
        slots = np.arange(len(self.batch))
        return (slots + (self.batch.seeds - self.first_deal) // len(slots)) % self.batch.seats

    @property
    def own(self) -> Places:
        """In which matches the learner is to choose."""
        if self.target is None:
            return np.arange(len(self.batch))
        return np.flatnonzero(self.batch.actor == self.seats)

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
        """Let everybody choose one code, and note the learner's where there was a choice."""
        batch, own, seats = self.batch, self.own, self.seats
        codes = np.zeros(len(batch), np.int64)
        # What a player's file can choose is an action; to let the moment pass is none.
        mask = batch.mask[own, : self.codes]
        chances = log_chances(weights, self.inputs.of(batch.observations[own]), mask)
        codes[own] = drawn(chances, self.dice)
        free = mask.sum(axis=1) > 1
        logarithms, chosen = chances[free], codes[own[free]]
        self.entropies.append(float(-(np.exp(logarithms) * logarithms).sum() / max(len(chosen), 1)))
        self.note(own[free], chosen, logarithms[np.arange(len(chosen)), chosen], critic)
        if self.target is not None:
            theirs = np.setdiff1d(np.arange(len(batch)), own)
            codes[theirs] = self.target.codes(theirs)
        rounds = batch.states["round_number"].copy()
        batch.step(codes)
        over = np.flatnonzero(batch.ended | (batch.states["round_number"] != rounds))
        latest = self.latest[over]
        chose = latest != NOTHING
        self.choices.came[latest[chose]] = batch.rewards[over][chose] / self.critic.spread
        self.choices.settled[latest[chose]] = True
        self.latest[over] = NOTHING
        if self.target is not None:
            # Rewards are counted from the mean of all seats, the learner's among them.
            self.gains += (batch.rewards[over, seats[over]] * batch.seats / (batch.seats - 1)).tolist()
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
        noted.mask[:] = batch.mask[free, : self.codes]
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
