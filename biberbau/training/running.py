"""A whole training: round after round until it has had its time."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from threadpoolctl import threadpool_limits

from biberbau.arena.ladder import commit
from biberbau.bots import Card, Network, is_repeatable, save_policy
from biberbau.core.counted import counted
from biberbau.training.learning import Learned, learn
from biberbau.training.network import as_network, from_network, new_weights
from biberbau.training.plan import AT_FIRST, SELF, Plan, TrainingError
from biberbau.training.playing import inputs_of
from biberbau.training.saved import Files, Standing
from biberbau.training.self_play.critic import new_critic
from biberbau.training.self_play.learning import learn_from_play
from biberbau.training.trial import wins_against

FIRST_RATE: Final = 2e-3
LATER_RATE: Final = 5e-4
SELF_RATE: Final = 3e-4
LAST_RATE: Final = 2e-5
"""How far a lesson changes the weights: at first, at first in a later stage, at first where the learner's own play
teaches, and in the end; in between the rate falls along a cosine."""
TRIED_EVERY: Final = 30.0
"""After so many seconds the curve says again how strong the learner is."""
TRIED_DEALS: Final = 100
TRIED_PART: Final = 10.0
"""So many times as long as the last such trial took is learned before the next, for bots may think long."""


@dataclass(frozen=True)
class Length:
    """How long a training goes on, in all runs together: so many rounds, or so many minutes."""

    rounds: int | None = None
    minutes: float | None = None

    def __post_init__(self) -> None:
        given = [limit for limit in (self.rounds, self.minutes) if limit is not None]
        if len(given) != 1 or not (math.isfinite(given[0]) and given[0] > 0):
            raise TrainingError("a training lasts a number of rounds or of minutes, above 0")

    @property
    def steps(self) -> int:
        """In how many steps progress is told: rounds or seconds."""
        return self.rounds if self.rounds is not None else math.ceil(60 * (self.minutes or 0))

    def done(self, standing: Standing) -> int:
        """Return how many steps have been done, of `steps`."""
        return min(standing.rounds if self.rounds is not None else int(standing.seconds), self.steps)

    def rate(self, standing: Standing, first: float) -> float:
        """Return by how much the lessons of the next round change the weights."""
        part = self.done(standing) / self.steps
        return LAST_RATE + (first - LAST_RATE) * (1 + math.cos(math.pi * part)) / 2


def train(
    plan: Plan,
    length: Length,
    policy: Path,
    command: str,
    progress: Callable[[int], None],
    parent: Network | None = None,
) -> Standing:
    """Train until the time is up, writing all that there is after each round; go on from what is there.

    With a number of rounds the same plan gives the same weights, whether it was cut off or not, on the same machine and
    with the same libraries; another number of them would be another training, and is refused.  One core works, so that
    others can.  A plan that names a parent begins with its network.  Raises TrainingError for files that are another
    training's, or rounds against who thinks by the clock, and BotError for a target that does what it may not.
    """
    if length.rounds is not None and plan.against and not is_repeatable((plan.against,), None):
        raise TrainingError(
            f"{plan.against} thinks by the clock, and never twice the same: say for how many minutes, or so many "
            "playouts for it"
        )
    files, played_by = Files(policy, plan, length.rounds), commit()
    with threadpool_limits(1):
        standing = files.read()
        if standing is None:
            standing = beginning(plan, parent)
            files.begin(standing)
        progress(length.done(standing))
        tried, wait, opponent = standing.seconds, TRIED_EVERY, plan.against or AT_FIRST
        while length.done(standing) < length.steps:
            begun, worked, before = time.perf_counter(), time.process_time(), length.done(standing)
            rate = length.rate(standing, first_rate(plan))
            learned = learned_from(plan, standing, rate, before / length.steps)
            standing = Standing(
                learned.weights,
                standing.inputs,
                standing.rounds + 1,
                standing.seconds + time.perf_counter() - begun,
                standing.processor + time.process_time() - worked,
                learned.critic,
                standing.played + learned.played,
            )
            last = length.done(standing) == length.steps
            line = line_of(standing, learned, rate)
            if last or standing.seconds - tried >= wait:
                begun, tried = time.perf_counter(), standing.seconds
                share = wins_against(plan, standing.weights, standing.inputs, opponent, TRIED_DEALS)
                line[f"wins against {opponent}"] = [round(part, 4) for part in (share.mean, share.low, share.high)]
                wait = max(TRIED_EVERY, TRIED_PART * (time.perf_counter() - begun))
            files.write(standing, card_of(plan, standing, command, played_by), line)
            progress(length.done(standing) - before)
    if not policy.exists():
        save_policy(policy, card_of(plan, standing, command, played_by), as_network(standing.weights, standing.inputs))
    return standing


def beginning(plan: Plan, parent: Network | None = None) -> Standing:
    """Return a learner that knows nothing yet, or what its parent knows."""
    critic = new_critic(plan) if plan.teacher == SELF else None
    if parent is not None:
        return Standing(*from_network(parent), 0, 0.0, 0.0, critic)
    inputs, codes = inputs_of(plan), plan.game.keeper("biberbau.encoding.contract.codes").CODES
    sizes = (len(inputs.columns), *plan.hidden, codes)
    return Standing(new_weights(sizes, np.random.default_rng(plan.seed)), inputs, 0, 0.0, 0.0, critic)


def first_rate(plan: Plan) -> float:
    """Return how far the first lessons change the weights."""
    if plan.teacher == SELF:
        return SELF_RATE
    return LATER_RATE if plan.parent else FIRST_RATE


def learned_from(plan: Plan, standing: Standing, rate: float, part: float) -> Learned:
    """Return what a round comes to, when `part` of the training is over."""
    if standing.critic is None:
        return learn(plan, standing.rounds, standing.weights, standing.inputs, rate)
    return learn_from_play(plan, standing.rounds, standing.weights, standing.inputs, standing.critic, rate, part)


def line_of(standing: Standing, learned: Learned, rate: float) -> dict[str, Any]:
    """Return what the curve tells of a round."""
    return {
        "round": standing.rounds,
        "seconds": round(standing.seconds, 1),
        "processor": round(standing.processor, 1),
        "rate": rate,
        **{name: round(value, 5) for name, value in learned.told.items()},
    }


def card_of(plan: Plan, standing: Standing, command: str, played_by: str | None) -> Card:
    """Return the card of the player as it is now, not measured yet."""
    where = (f", parent {plan.parent}" if plan.parent else "") + (f", commit {played_by}" if played_by else "")
    played = f", {standing.played} rounds of the game against {plan.target}" if plan.against else ""
    hours = f"{standing.seconds / 3600:.2f} hours, {standing.processor / 3600:.2f} of a processor's"
    rounds = counted(standing.rounds, "round", "rounds")
    training = f"{command} ({rounds} in {hours}, {plan.seats} players{played}{where})"
    return Card.of(plan.game.name, training, mixes=plan.mixes)
