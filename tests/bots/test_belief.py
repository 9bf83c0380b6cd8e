"""What others' actions tell: whatever they did has some chance, and the truth explains it better than other worlds."""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from biberbau.bots import bot_named
from biberbau.bots.folders import module_of
from biberbau.bots.strength import strength_of
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.games import GAMES, game_named
from tests.contract.matches import any_action, every_game, new_match

BELIEFS = {name: module for name in GAMES if (module := module_of(game_named(name), "belief"))}
every_belief = pytest.mark.parametrize(
    ("game", "plausibility"),
    [(game_named(name), importlib.import_module(module).plausibility) for name, module in BELIEFS.items()],
    ids=BELIEFS,
)
NATS = {"biber-mania": 0.2, "beanie": 0.5}
"""So much more likely than it looks is the truth at least, among careful players, where whole hands tell of it."""


@every_belief
def test_everything_that_was_done_has_some_chance(game: Game, plausibility: Callable[[Any, int], float]) -> None:
    """Players who do anything at all contradict no world."""
    least = 1.0
    for seed in range(60):
        match, dice = new_match(game, game.seats[seed % len(game.seats)], {}, seed), FastStream(seed)
        while not match.round_over:
            seat, action = any_action(match, dice)
            found = float(plausibility(match.states.copy()[0], seat))
            assert 0 < found <= 1
            least = min(least, found)
            match.apply(seat, action)
    assert least < 0.01


@pytest.mark.long
@every_belief
def test_the_true_world_is_more_plausible_than_others_that_fit(
    game: Game, plausibility: Callable[[Any, int], float]
) -> None:
    nats, rng, careful = [], np.array([5], np.uint64), bot_named("careful", game)
    for seed in range(8):
        match = new_match(game, 2, {}, seed)
        while not match.round_over:
            seat = match.obliged()[0]
            view = match.view(seat)
            others = []
            for _ in range(40):
                world = view.data.copy()
                game.engine.redeal_at(world, 0, seat, rng)
                others.append(float(plausibility(world[0], seat)))
            nats.append(math.log(float(plausibility(match.states.copy()[0], seat)) / np.mean(others)))
            match.apply(seat, careful.choose(view, seed))
    assert np.mean(nats) > NATS.get(game.name, 0.05)


@every_game
def test_belief_is_put_to_use_where_others_tell_something(game: Game) -> None:
    assert strength_of(game).trust == (1.0 if game.name in BELIEFS else 0.0)
