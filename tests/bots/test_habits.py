"""Habits of every game: they read nothing that their seat may not know, and they are better than none."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau.bots.policies import HABITS, UNIFORM
from biberbau.core.game import Game
from tests.bots.positions import matches
from tests.contract.matches import every_game, short_options

DEALS = 60


@every_game
def test_habits_choose_from_a_world_as_from_the_view(game: Game) -> None:
    """Playouts give habits whole states."""
    habitual_action = game.keeper("biberbau.bots.contract.habits").habitual_action
    actions, rng = np.zeros(game.action_count, np.int32), np.zeros(1, np.uint64)
    compared = 0
    for match in matches(game):
        while not match.round_over:
            seat = match.obliged()[0]
            chosen = []
            for states in (match.states, match.view(seat).data):
                rng[0] = len(match.actions) + 1
                chosen.append(int(habitual_action(states[0], seat, actions, rng)))
            assert chosen[0] == chosen[1]
            compared += 1
            match.apply(seat, chosen[0])
    assert compared > 200


@every_game
@pytest.mark.parametrize("table", ["small", "usual", "full"])
def test_habits_beat_a_player_who_does_anything(game: Game, table: str) -> None:
    seats = {"small": game.seats[0], "usual": 4, "full": game.seats[-1]}[table]
    played = game.driver("biberbau.bots.policies.playing")
    count = DEALS * seats
    own = np.arange(count) % seats
    policies = np.full((count, seats), UNIFORM, np.int8)
    policies[np.arange(count), own] = HABITS
    totals, lengths = np.zeros((count, seats), np.int64), np.zeros(count, np.int64)
    options = game.encode_options(short_options(game, {}))
    seeds = np.arange(count, dtype=np.int64) // seats
    played.play_matches(game.new_states(), game.real_time, options, policies, seeds, totals, lengths)
    better = totals[np.arange(count), own] - totals.mean(axis=1)
    deals = (better if game.better == "high" else -better).reshape(-1, seats).mean(axis=1)
    assert deals.mean() > 4 * deals.std() / DEALS**0.5
