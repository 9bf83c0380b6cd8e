"""OpenSpiel's own information-set search as a bot of the arena: a rival of the same family, on the same rules.

It is `open_spiel.python.algorithms.ismcts` (Cowling, Powley and Whitehouse 2012; OpenSpiel has the same in C++, but
that asks states written in Python for what they cannot give it).  It is given every advantage that the adapter has:
worlds drawn by our compiled `redeal`, playouts by our compiled random play, and an exploration constant that suits
points.  Where anybody may act at any moment, its states know only who has to act; when that is somebody else, it does
what our habits do.
"""

from __future__ import annotations

import functools
import math
import sys
import time
from typing import Final

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType

from biberbau.bots import Budget, bot_named
from biberbau.core.chance import seed_generator
from biberbau.core.game import Game
from biberbau.core.view import View
from biberbau.envs.openspiel.game import BiberbauGame
from biberbau.envs.openspiel.state import BiberbauState

EXPLORATION: Final = 2.3
"""The constant of its confidence bound, in standard deviations of what a round of random play is worth.

With 200 simulations in Biber Gang for two it did best so, against `careful` on 24 paired deals: 0.25, 0.7, 2.3 and 7
standard deviations won 0.17, 0.15, 0.26 and 0.13 of the matches.
"""

ROUNDS_TRIED: Final = 400
"""Rounds of random play from which the standard deviation is taken."""

DEFAULT_BUDGET: Final = Budget(playouts=1000)


class TimeUp(Exception):
    """The budget of time is used."""


class RandomPlay:
    """What OpenSpiel calls an evaluator: a state is worth what comes of random play to the end of the round."""

    def __init__(self, game: Game, seed: int) -> None:
        self.playouts, self.engine = game.playouts, game.engine
        self.world = game.new_states()
        self.values = np.zeros(game.seats[-1])
        self.actions = np.zeros(game.action_count, np.int32)
        self.rng = np.zeros(1, np.uint64)
        seed_generator(self.rng, seed)

    def evaluate(self, state: BiberbauState) -> list[float]:
        """Return what one playout was worth to each seat."""
        self.world[0] = state.states[0]
        self.playouts.play_round_at(self.world, 0, self.actions, self.rng)
        self.engine.payoffs_at(self.world, 0, self.values)
        values: list[float] = self.values.tolist()
        return values

    def prior(self, state: BiberbauState) -> list[tuple[int, float]]:
        """Return every legal action, equally likely."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class TimedSearch(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types: to mypy its classes are Any.
    """OpenSpiel's search, which stops at a moment as well as after a number of simulations."""

    def __init__(self, game: BiberbauGame, spread: float, seed: int, simulations: int, deadline: float) -> None:
        super().__init__(
            game,
            RandomPlay(game.table.game, seed),
            uct_c=EXPLORATION * spread,
            max_simulations=simulations,
            random_state=np.random.RandomState(seed % 2**32),
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self.deadline = deadline
        self.simulations = 0

    def get_state_key(self, state: BiberbauState) -> tuple[int, bytes]:
        """Return the information state without the detour over a text."""
        return state.player, state.memories[state.player]

    def sample_root_state(self, state: BiberbauState) -> BiberbauState:
        """Return a world for the next simulation; TimeUp when there is no time for it."""
        # The first simulation only makes the root, so a choice takes two.
        if self.simulations >= 2 and time.perf_counter() >= self.deadline:
            raise TimeUp
        self.simulations += 1
        return state.redealt(state.player, int(self._random_state.randint(2**62)))

    def run_search(self, state: BiberbauState) -> list[tuple[int, float]]:
        """Return how likely each action is to be taken."""
        try:
            policy: list[tuple[int, float]] = super().run_search(state)
        except TimeUp:
            policy = self.get_final_policy(state, self._root_node)
        return policy


class IsmctsBot:
    """The rival in our doors: a view in, an action out."""

    name = "openspiel-ismcts"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games: dict[int, tuple[BiberbauGame, float]] = {}

    def game_for(self, seats: int) -> tuple[BiberbauGame, float]:
        """Return the OpenSpiel game of one round, and the spread of its worth; the options come with every view."""
        if seats not in self.games:
            made = BiberbauGame(self.game, {"players": seats}, one_round=True)
            self.games[seats] = made, spread_of(made)
        return self.games[seats]

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Return the action that was searched most; out of turn, what `careful` does."""
        begun = time.perf_counter()
        if view.seat is None:
            raise ValueError("nobody acts on the view of everybody")
        if view.may_wait:
            return bot_named("careful", self.game).choose(view, seed)
        chosen = budget or DEFAULT_BUDGET
        deadline = begun + chosen.milliseconds / 1000 if chosen.milliseconds else math.inf
        simulations = max(chosen.playouts, 2) if chosen.playouts else sys.maxsize
        state = self.state_of(view, seed)
        _, spread = self.game_for(state.num_players())
        return int(TimedSearch(state.get_game(), spread, seed, simulations, deadline).step(state))

    def state_of(self, view: View, seed: int) -> BiberbauState:
        """Return a state that fits a view; the search redeals it from the same view for every simulation."""
        made, _ = self.game_for(int(view.record["seats"]))
        state = made.new_initial_state()
        assert view.seat is not None
        state.states = state.table.redeal(view.data, view.seat, seed)
        state.player = view.seat
        return state


def spread_of(made: BiberbauGame) -> float:
    """Return the standard deviation of what a round of random play is worth to seat 0."""
    start, play = made.new_initial_state(), RandomPlay(made.table.game, seed=0)
    return float(np.std([play.evaluate(start)[0] for _ in range(ROUNDS_TRIED)]))


@functools.cache
def ismcts(game: Game) -> IsmctsBot:
    """Return the rival for a game or a variant of it, made once."""
    return IsmctsBot(game)
