"""Who is learned against: a player that sits in all other seats, is asked through its views alone, and never learns."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from biberbau.bots import AT_ONCE, Adviser, BotMaker, guest_or_bot
from biberbau.envs import Batch
from biberbau.envs.asking import asked, faulty
from biberbau.training.teachers import SEEDS

Matches = npt.NDArray[np.int64]
"""The places of matches in a batch."""


class Target:
    """A bot in the matches of a batch: it is asked for whole actions, and chooses them code by code."""

    def __init__(self, name: str, batch: Batch, dice: np.random.Generator, guests: Mapping[str, BotMaker]) -> None:
        """`dice` seed what it leaves to chance; raises UnknownBot or BotError where there is no such bot."""
        self.batch, self.dice = batch, dice
        self.bot = guest_or_bot(name, batch.game, guests)
        self.adviser = Adviser(name, batch.game, int(dice.integers(SEEDS))) if name in AT_ONCE else None
        self.planned = np.zeros(len(batch), np.int32)
        """The action that it is about to take, or has begun, in each match."""

    def codes(self, theirs: Matches) -> npt.NDArray[np.int32]:
        """Return the codes that it chooses in those matches in which it is to; BotError where one is not allowed."""
        batch = self.batch
        asked_now = theirs[~batch.part_way[theirs]]
        self.planned[asked_now] = self.actions(asked_now)
        codes = batch.towards(self.planned)[theirs]
        for i, code in zip(theirs.tolist(), codes.tolist(), strict=True):
            if code >= batch.codes or not batch.mask[i, code]:
                raise faulty(batch, i, int(batch.actor[i]), self.bot, int(self.planned[i]))
        return codes

    def actions(self, matches: Matches) -> npt.NDArray[np.int32]:
        """Return what it does in some matches, each time for the actor's seat; who acts at once is asked in one go."""
        batch = self.batch
        if self.adviser is None:
            seeds = self.dice.integers(SEEDS, size=len(matches)).tolist()
            answers = [
                asked(batch, i, self.bot, batch.view(i), seed) for i, seed in zip(matches.tolist(), seeds, strict=True)
            ]
            return np.array(answers, np.int32)
        seats = np.full(len(batch), -1, np.int8)
        seats[matches] = batch.actor[matches]
        return self.adviser.advise(batch.states, seats)[matches]
