"""How strong the learner is: paired deals against a bot, all played side by side."""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.core.estimate import Estimate
from biberbau.envs import Batch
from biberbau.training.network import Inputs, Weights, favourites, mixed
from biberbau.training.plan import FIRST_TRIED, Plan
from biberbau.training.target import Target

PATIENCE: Final = 20_000
"""After so many choices a match is given up, and nobody has won it."""


def wins_against(plan: Plan, weights: Weights, inputs: Inputs, bot: str, deals: int) -> Estimate:
    """Return the learner's share of the wins; every deal is played from each seat, all others held by `bot`."""
    batch = Batch(
        plan.game,
        deals,
        seats=plan.seats,
        options=plan.options,
        seed=FIRST_TRIED,
        goes_on=False,
        event_time=plan.event_time,
    )
    shares, dice = np.zeros(deals), np.random.default_rng(plan.seed)
    for seat in range(plan.seats):
        batch.reset(FIRST_TRIED)
        target = Target(bot, batch, np.random.default_rng(seat), plan.guests)
        for _ in range(PATIENCE):
            actor = batch.actor
            if (actor < 0).all():
                break
            theirs, codes = np.flatnonzero((actor >= 0) & (actor != seat)), np.zeros(deals, np.int32)
            codes[theirs] = target.codes(theirs)
            own = np.flatnonzero(actor == seat)
            if len(own):
                rows, mask = inputs.of(batch.observations[own]), batch.mask[own, : batch.coding.CODES]
                codes[own] = mixed(weights, rows, mask, dice) if plan.mixes else favourites(weights, rows, mask)
            batch.step(codes)
        for deal in np.flatnonzero(batch.actor < 0):
            winners = plan.game.winners(batch.states[deal]["totals"][: plan.seats].tolist())
            shares[deal] += (seat in winners) / len(winners) / plan.seats
    return Estimate.of_shares(shares)
