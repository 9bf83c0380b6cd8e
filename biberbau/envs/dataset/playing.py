"""Playing matches and taking down every decision: what was known and allowed, what was chosen, what came of it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from biberbau.bots import Bot, Pricer, RestOfMatch, guest_or_bot
from biberbau.core.array_file import Arrays
from biberbau.core.chance import DICE, FastStream
from biberbau.core.view import View
from biberbau.core.workers import Chunk
from biberbau.envs.asking import asked, faulty
from biberbau.envs.batch import Batch
from biberbau.envs.dataset.forms import packed
from biberbau.envs.dataset.plan import Plan

NONE: Final[list[int]] = []


def play_part(plan: Plan, chunk: Chunk) -> bytes:
    """Play the matches of a part, so many from a number on; return the content of its file."""
    return packed(plan, Scribe(plan).play(*chunk))


class Scribe:
    """Plays matches of one plan, one after the other, and takes down what happens."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.batch = Batch(plan.game, 1, seats=len(plan.bots), options=plan.options, goes_on=False)
        self.bots: list[Bot] = [guest_or_bot(name, plan.game, plan.guests) for name in plan.bots]
        self.rows: dict[str, list[Any]] = {column.name: [] for column in plan.columns}
        self.pricer: Pricer | None = None
        if plan.values:
            options = plan.game.encode_options(plan.options)
            self.pricer = Pricer(plan.game, RestOfMatch(plan.game, len(plan.bots), options))

    def play(self, first: int, count: int) -> Arrays:
        """Play the matches from number `first` on; return what is kept of them, array by array."""
        for match in range(first, first + count):
            self.play_match(match)
        return {
            column.name: np.array(self.rows[column.name], column.dtype).reshape(-1, *column.shape)
            for column in self.plan.columns
        }

    def play_match(self, match: int) -> None:
        """Play one match to its end."""
        batch, first = self.batch, len(self.rows["match"])
        batch.reset(self.plan.seed + match)
        dice = FastStream((self.plan.seed + match) ^ DICE)
        ends, worths = [first], list[Any]()
        while batch.actor[0] >= 0:
            round_number = int(batch.states[0]["round_number"])
            self.decide(match, round_number, dice)
            if batch.actor[0] < 0 or batch.states[0]["round_number"] != round_number:
                ends.append(len(self.rows["match"]))
                worths.append(batch.rewards[0].copy())
        totals = batch.states[0]["totals"][: batch.seats].tolist()
        winners = self.plan.game.winners(totals)
        self.rows["totals"].append(totals)
        for number, worth in enumerate(worths):
            rest = np.sum(worths[number:], axis=0)
            for row in range(ends[number], ends[number + 1]):
                seat = self.rows["seat"][row]
                self.rows["round_worth"].append(worth[seat])
                self.rows["rest_worth"].append(rest[seat])
                self.rows["win"].append(1 / len(winners) if seat in winners else 0)

    def decide(self, match: int, round_number: int, dice: FastStream) -> None:
        """Let the actor's bot take an action, code by code."""
        batch, seat, view = self.batch, int(self.batch.actor[0]), self.batch.view(0)
        action = asked(batch, 0, self.bots[seat], view, dice.below(2**32), self.plan.budget)
        legal = view.actions if "legal" in self.rows else NONE
        if "value" in self.rows:
            self.rows["value"] += self.values(view, legal, action, dice.below(2**32))
        while True:
            code = int(batch.towards([action])[0])
            self.note(
                match=match,
                round=round_number,
                seat=seat,
                code=code,
                action=action,
                observation=batch.observations[0].copy(),
                mask=batch.mask[0].copy(),
            )
            if "legal" in self.rows:
                self.rows["legal_count"].append(len(legal))
                self.rows["legal"] += legal
                legal = NONE
            batch.step([code])
            if batch.refused[0]:
                raise faulty(batch, 0, seat, self.bots[seat], action)
            if batch.taken[0] >= 0:
                return

    def note(self, **values: Any) -> None:
        """Add a row of some arrays."""
        for name, value in values.items():
            self.rows[name].append(value)

    def values(self, view: View, legal: list[int], done: int, seed: int) -> list[float]:
        """Return what each legal action is worth, in points of the round; not a number where it was not compared."""
        if self.pricer is None or len(legal) < 2:
            return [float("nan")] * len(legal)
        prices = self.pricer.price(view, done, self.plan.values, seed, by_chances=False)
        found = {priced.action: float(priced.points.mean()) for priced in prices.candidates}
        return [found.get(action, float("nan")) for action in legal]
