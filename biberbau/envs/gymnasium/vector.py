"""Many matches at once, in each of which one seat learns."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from biberbau.bots import WAIT, Bot, Temper, bot_named, called, temper_of
from biberbau.core.errors import MatchError
from biberbau.core.paths import AnyPath
from biberbau.core.whole import one_of_count
from biberbau.envs.asking import asked, faulty
from biberbau.envs.batch import REFUSAL_PENALTY, Batch
from biberbau.envs.checking import check_one_or_each, whole_numbers
from biberbau.envs.copies import CopiedWhole
from biberbau.envs.reactions import ORDINARY
from biberbau.envs.slots import STAY
from biberbau.envs.spaces import observation_space, refusal_info
from biberbau.games.variant import variant_of

LARGEST_SEED = 2**31
NOTHING = -2
"""In place of what a bot does: it has not been asked."""


class BiberbauVector(CopiedWhole, VectorEnv[dict[str, Any], npt.NDArray[Any], npt.NDArray[Any]]):
    """A batch in which the seat `learner` is played from outside and every other by a bot.

    After a match has ended, the next step begins a new one and ignores the action, as is Gymnasium's default.
    """

    metadata = {  # noqa: RUF012  # The base class has it so.
        "autoreset_mode": AutoresetMode.NEXT_STEP
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        bots: AnyPath | Sequence[AnyPath | Bot] = ("careful",),
        learner: int = 0,
        seats: int | None = None,
        options: Mapping[str, str | int] | None = None,
        seed: int = 0,
        threads: int = 1,
        refusal_penalty: float = REFUSAL_PENALTY,
        event_time: bool = False,
        temper: str | Temper = ORDINARY[0],
    ) -> None:
        """Seat the bots in order at the other seats: one for all of them, or one for each.

        With `event_time` each bot reacts in its own temper, and the learner in `temper`.
        MatchError, OptionError or UnknownBot for what cannot be.
        """
        variant = variant_of(game)
        seats = variant.seats if seats is None else seats
        variant.game.check_seats(seats)
        learner, others = one_of_count(learner, "seat", seats), seats - 1
        given = [bots] if isinstance(bots, str | os.PathLike) else list(bots)
        seated = [os.fspath(bot) if isinstance(bot, os.PathLike) else bot for bot in given]
        check_one_or_each("bots", len(seated), others, "other ")
        tempers: list[str | Temper] = [
            temper_of(bot if isinstance(bot, str) else called(bot)) for bot in islice(cycle(seated), others)
        ]
        tempers.insert(learner, temper)
        self.batch = Batch(
            variant,
            num_envs,
            seats=seats,
            options=options,
            seed=seed,
            threads=threads,
            goes_on=False,
            refusal_penalty=refusal_penalty,
            event_time=event_time,
            tempers=tempers if event_time or temper != ORDINARY[0] else ORDINARY,
        )
        self.learner = learner
        self.seated = seated
        """The bots as they were given: one for all of the other seats, or one for each."""
        self.seat_bots()
        self.dice = np.random.default_rng(seed)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.batch, self.batch.codes)
        self.single_action_space = Discrete(self.batch.codes)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.over = np.zeros(num_envs, np.bool_)
        """Which matches have ended and begin anew with the next step."""
        self.dealt = False

    def seat_bots(self) -> None:
        """Find the bots that have only a name."""
        chosen = [bot_named(bot, self.batch.game) if isinstance(bot, str) else bot for bot in self.seated]
        rest = [seat for seat in range(self.batch.seats) if seat != self.learner]
        self.bots = {seat: chosen[number % len(chosen)] for number, seat in enumerate(rest)}

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy needs; bots of the house are found again."""
        return {name: value for name, value in vars(self).items() if name != "bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.seat_bots()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all matches anew; slot `i` has the seed `seed + i`, or goes on with its next one."""
        super().reset(seed=seed)
        if seed is not None:
            self.dice = np.random.default_rng(seed)
            self.batch.reset(seed)
        elif self.dealt:
            self.batch.reset()
        self.dealt = True
        self.let_bots_play()
        self.over[:] = self.batch.actor < 0
        return self.observations(), {}

    def step(self, actions: npt.NDArray[Any]) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Let the learner choose a code in every match, then the bots, until it is the learner's turn again.

        MatchError for something else than one number for each match, and before the first `reset`: until then bots may
        be to act.  BotError for a bot that fails.
        """
        if not self.dealt:
            raise MatchError("matches begin with reset, and there is nothing to step before")
        codes = np.where(self.over, STAY, whole_numbers(actions, self.num_envs))
        codes[~self.over & (codes == STAY)] = STAY - 1
        begun = self.over.copy()
        if begun.any():
            self.batch.reset(chosen=begun)
        self.batch.step(codes)
        rewards = np.where(begun, 0.0, self.batch.rewards[:, self.learner]).astype(np.float64)
        infos: dict[str, Any] = {}
        for i in np.flatnonzero(self.batch.refused & ~begun).tolist():
            infos = self._add_info(infos, refusal_info(self.batch, i, self.learner, int(codes[i])), i)
        rewards += self.let_bots_play()
        self.over[:] = self.batch.actor < 0
        return self.observations(), rewards, self.over.copy(), np.zeros(self.num_envs, np.bool_), infos

    def let_bots_play(self) -> npt.NDArray[np.float64]:
        """Let the bots act until in every match the learner is to, or it is over; return the learner's rewards.

        BotError names the bot and its seat where it fails, or answers what is no legal action.
        """
        rewards = np.zeros(self.num_envs)
        planned = np.full(self.num_envs, NOTHING, np.int32)
        while True:
            waiting = (self.batch.actor >= 0) & (self.batch.actor != self.learner)
            if not waiting.any():
                return rewards
            for i in np.flatnonzero(waiting & (planned == NOTHING)).tolist():
                planned[i] = self.bots_action(i)
            actors = self.batch.actor.copy()
            self.batch.step(np.where(waiting, self.batch.towards(np.where(waiting, planned, WAIT)), STAY))
            for i in np.flatnonzero(self.batch.refused & waiting).tolist():
                seat = int(actors[i])
                raise faulty(self.batch, i, seat, self.bots[seat], int(planned[i]))
            rewards += np.where(waiting, self.batch.rewards[:, self.learner], 0.0)
            planned[waiting & ~self.batch.part_way] = NOTHING

    def bots_action(self, i: int) -> int:
        """Return what the bot that is to act in a match does."""
        bot = self.bots[int(self.batch.actor[i])]
        return asked(self.batch, i, bot, self.batch.view(i), int(self.dice.integers(LARGEST_SEED)))

    def observations(self) -> dict[str, Any]:
        """Return what the learner is shown in every match."""
        rows = self.batch.observations.copy()
        for i in np.flatnonzero(self.batch.actor != self.learner).tolist():
            rows[i] = self.batch.observe(i, self.learner)
        return {"observation": rows, "action_mask": self.batch.mask.copy()}
