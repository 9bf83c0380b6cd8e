"""Who says what is to be answered: habits at once, or a search, which thinks about every position."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from biberbau.bots import Adviser, Budget, SearchBot
from biberbau.envs import Batch
from biberbau.training.network import Floats
from biberbau.training.plan import SEARCH, Plan

SEEDS: Final = 2**62


class Teacher(Protocol):
    """Answers for the actors of a batch."""

    def answers(self, batch: Batch) -> Floats:
        """Return, match by match, how much each code is to be chosen: parts of one, or nothing where it is silent."""


class HabitTeacher:
    """Says the code that a bot would choose who acts at once; silent where the learner has begun another action."""

    def __init__(self, name: str, batch: Batch, seed: int) -> None:
        self.adviser = Adviser(name, batch.game, seed)

    def answers(self, batch: Batch) -> Floats:
        """Return a one for the bot's code."""
        actions = self.adviser.advise(batch.states, batch.actor)
        found, every = np.zeros(batch.mask.shape, np.float32), np.arange(len(batch))
        found[every, batch.towards(actions)] = 1
        for i in np.flatnonzero(batch.slots["depth"]).tolist():
            if begun(batch, i) != parts(batch, i, int(actions[i])):
                found[i] = 0
        return found


class SearchTeacher:
    """Says how often a search went into each code, which is the more often the better it is.

    So it is done in expert iteration (Anthony, Tian and Barber 2017) and in AlphaZero (Silver et al. 2018): a learner
    that imitates a search plays better than what the search plays out with, here the habits.
    """

    def __init__(self, playouts: int, batch: Batch, seed: int) -> None:
        self.search, self.budget = SearchBot(batch.game), Budget(playouts=playouts)
        self.dice = np.random.default_rng(seed)
        self.visits: list[tuple[list[int], npt.NDArray[np.int64]]] = [([], np.zeros(0, np.int64))] * len(batch)
        """Actions and visits of each match's last search, which serves until its action is whole."""

    def answers(self, batch: Batch) -> Floats:
        """Return the part of the visits that went to each code, among the actions that are still possible."""
        found = np.zeros(batch.mask.shape, np.float32)
        for i in np.flatnonzero(batch.mask.sum(axis=1) > 1).tolist():
            depth = int(batch.slots["depth"][i])
            if depth == 0:
                seen = self.search.consider(batch.view(i), int(self.dice.integers(SEEDS)), self.budget)
                self.visits[i] = seen.actions.tolist(), seen.visits
            path, part = begun(batch, i), batch.coding.part
            for action, visits in zip(*self.visits[i], strict=True):
                if parts(batch, i, action) == path:
                    found[i, part(action, depth)] += visits
        found /= np.maximum(found.sum(axis=1, keepdims=True), 1)
        return found


def begun(batch: Batch, i: int) -> list[int]:
    """Return the codes that have been chosen of a match's next action."""
    codes: list[int] = batch.slots["path"][i, : batch.slots["depth"][i]].tolist()
    return codes


def parts(batch: Batch, i: int, action: int) -> list[int]:
    """Return as many codes of an action."""
    return [int(batch.coding.part(action, depth)) for depth in range(batch.slots["depth"][i])]


def teacher_of(plan: Plan, batch: Batch, seed: int) -> Teacher:
    """Return the teacher of a plan."""
    return (
        SearchTeacher(plan.playouts, batch, seed) if plan.teacher == SEARCH else HabitTeacher(plan.teacher, batch, seed)
    )
