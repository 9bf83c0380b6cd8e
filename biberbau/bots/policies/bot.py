"""Compiled policies as bots, view by view, and whole matches among them."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.bot import Budget
from biberbau.bots.policies import POLICIES
from biberbau.core.chance import seed_generator
from biberbau.core.game import Game
from biberbau.core.view import View

PLAYING: Final = "biberbau.bots.policies.playing"


class PolicyBot:
    """`uniform`, which takes any legal action, or `careful`, which has the game's habits.

    `calm` and `quick` play as `careful` does; only their tempers differ (`biberbau.bots.tempers`).
    """

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self.policy = POLICIES[name]
        self.compiled = game.driver(PLAYING)
        self.scratch = threading.local()
        self.action_count = game.action_count

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Return the policy's action; the budget does not matter."""
        if view.seat is None:
            raise ValueError("nobody acts on the view of everybody")
        if not hasattr(self.scratch, "actions"):
            self.scratch.actions, self.scratch.rng = np.zeros(self.action_count, np.int32), np.zeros(1, np.uint64)
        seed_generator(self.scratch.rng, seed)
        return int(self.compiled.choose_at(self.policy, view.data, view.seat, self.scratch.actions, self.scratch.rng))


class Adviser:
    """Says what a policy would do in many states at once, each from what the seat to act knows."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.policy = POLICIES[name]
        self.compiled = game.driver(PLAYING)
        self.seen, self.actions = game.new_states(), np.zeros(game.action_count, np.int32)
        self.rng = np.zeros(1, np.uint64)
        seed_generator(self.rng, seed)

    def advise(self, states: npt.NDArray[Any], seats: npt.NDArray[np.int8]) -> npt.NDArray[np.int32]:
        """Return the action in each state for the seat that is named; it says nothing where that is below zero."""
        chosen = np.zeros(len(states), np.int32)
        self.compiled.choose_all(self.policy, states, seats, self.seen, self.actions, self.rng, chosen)
        return chosen


def play_at_once(
    game: Game, lineup: Sequence[str], options: Mapping[str, str], seeds: npt.NDArray[np.int64]
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Play a match from each seed among `POLICIES`; return totals by match and seat, and numbers of decisions."""
    policies = np.tile(np.array([POLICIES[bot] for bot in lineup], np.int8), (len(seeds), 1))
    totals = np.zeros((len(seeds), len(lineup)), np.int64)
    lengths = np.zeros(len(seeds), np.int64)
    game.driver(PLAYING).play_matches(
        game.new_states(), game.real_time, game.encode_options(options), policies, seeds, totals, lengths
    )
    return totals, lengths
