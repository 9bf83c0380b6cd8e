"""Random play, compiled: whole matches and batches of them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from biberbau.core.arrays import Actions, Chosen, Generator, States
from biberbau.core.chance import seed_generator
from biberbau.core.compilation import making_rule, rule
from biberbau.core.contract import MAX_ACTIONS, State, begin_round, is_over, open_match
from biberbau.core.random_play import play_round


@rule
def play_match(state: State, actions: Actions, rng: Generator) -> int:
    """Play uniformly at random to the end of the match; return the number of decisions."""
    decisions = play_round(state, actions, rng)
    while not is_over(state):
        begin_round(state)
        decisions += play_round(state, actions, rng)
    return decisions


class Playouts:
    """The doors."""

    @staticmethod
    @rule
    def play_round_at(states: States, i: int, actions: Actions, rng: Generator) -> int:
        """`play_round` in record `i`."""
        return play_round(states[i], actions, rng)

    @staticmethod
    @making_rule
    def play_matches(
        states: States, i: int, options: Chosen, seats: npt.NDArray[np.int64], first_seed: int, count: int
    ) -> int:
        """Play `count` random matches in record `i`, seeded one by one from `first_seed`; return all decisions.

        Match number k has `seats[k % len(seats)]` players.
        """
        actions = np.empty(MAX_ACTIONS, np.int32)
        rng = np.zeros(1, np.uint64)
        decisions = 0
        for match in range(count):
            seed_generator(rng, first_seed + match)
            open_match(states[i], seats[match % len(seats)], options)
            begin_round(states[i])
            decisions += play_match(states[i], actions, rng)
        return decisions
