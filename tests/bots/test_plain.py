"""A game without habits of its own: search still plays it, by playing out at random.

In real time, that is; by turns a stranger's package is played so (`tests/outside/test_playing.py`).
"""

from __future__ import annotations

import dataclasses

import numpy as np

from biberbau.bots.search.bot import SearchBot
from biberbau.bots.search.tuned import TUNING
from biberbau.bots.search.workspace import Workspace
from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games import game_named
from tests.bots.positions import first_choice


def test_search_works_with_random_playouts() -> None:
    game = game_named("beanie")
    unwritten = dataclasses.replace(game, name="another")
    workspace, view = Workspace(game), first_choice(Match.new(game, game.seats[0], FastStream(1)))
    workspace.clear(1)
    bot = SearchBot(unwritten, tuning=np.where(TUNING > 100, 5.0, TUNING))
    bot.search(workspace, view, 300, bot.tuning)
    assert workspace.edges[workspace.root_places]["visits"].sum() == 300
    assert len(workspace.edges[workspace.root_places]) > 1
    assert workspace.used[0] > 1
