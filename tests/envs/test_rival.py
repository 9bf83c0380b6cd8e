"""OpenSpiel's search as a bot: it sees views only, keeps to its budget, and plays whole matches."""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from biberbau.arena import run_arena
from biberbau.bots import Budget
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.view import View
from biberbau.envs.openspiel.rival import IsmctsBot, TimedSearch, ismcts
from biberbau.games import game_named
from tests.contract.matches import every_game, new_match, play_on, short_options
from tests.contract.test_variants import VARIANTS

GANG = game_named("biber-gang")


def after(game: Game, decisions: int) -> Match:
    """Return a match after some random decisions, where somebody has a choice."""
    match = new_match(game, 3, {}, seed=8)
    for number, _ in enumerate(play_on(match, FastStream(8))):
        if number >= decisions and len(match.legal(match.actors()[0])) > 1:
            return match
    raise AssertionError("the match was too short")


@every_game
def test_it_chooses_a_legal_action_and_the_same_again(game: Game) -> None:
    match = after(game, 9)
    seat = match.actors()[0]
    view = match.view(seat)
    before = view.bytes
    choices = [ismcts(game).choose(view, 3, Budget(playouts=60)) for _ in range(2)]
    assert choices[0] == choices[1]
    assert choices[0] in match.legal(seat)
    assert view.bytes == before


@every_game
def test_twin_worlds_give_the_same_choice(game: Game) -> None:
    """Worlds that the seat cannot tell apart: the rival, like every bot, is given a view and cannot either."""
    match = after(game, 9)
    seat = match.actors()[0]
    state = IsmctsBot(game).state_of(match.view(seat), 1)
    twin = Match(game, state.states, FastStream(1))
    assert twin.states.tobytes() != match.states.tobytes()
    choices = {ismcts(game).choose(one.view(seat), 5, Budget(playouts=40)) for one in (match, twin)}
    assert len(choices) == 1


def test_it_plays_a_variant_by_its_own_rules() -> None:
    variant = game_named("biber-gang", variant=VARIANTS["biber-gang"])
    match = after(variant, 9)
    view = match.view(match.actors()[0])
    assert ismcts(variant).choose(view, 3, Budget(playouts=20)) in view.actions
    assert ismcts(variant).game is not ismcts(GANG).game


def test_it_stops_when_its_time_is_up() -> None:
    match = after(GANG, 9)
    view = match.view(match.actors()[0])
    ismcts(GANG).choose(view, 1, Budget(playouts=5))
    begun = time.perf_counter()
    ismcts(GANG).choose(view, 1, Budget(milliseconds=60))
    assert 0.06 <= time.perf_counter() - begun < 1.0


def test_a_budget_of_playouts_is_the_number_of_simulations() -> None:
    match = after(GANG, 9)
    state = ismcts(GANG).state_of(match.view(match.actors()[0]), 1)
    search = TimedSearch(state.get_game(), 8.5, 1, 37, math.inf)
    search.step(state)
    assert search.simulations == 37


@pytest.mark.long
def test_with_more_time_it_plays_better() -> None:
    """Against our habits it loses less with many simulations than with two."""
    edges = []
    for playouts in (2, 150):
        found = run_arena(
            GANG,
            ["openspiel-ismcts", "careful"],
            12,
            options=short_options(GANG, {}),
            budget=Budget(playouts=playouts),
            guests={"openspiel-ismcts": ismcts},
        )
        edge = found.bots[0].edge
        assert edge is not None
        edges.append(edge.mean)
    assert edges[1] > edges[0] + 5


@pytest.mark.long
def test_searches_side_by_side_do_not_disturb_each_other() -> None:
    matches = [after(GANG, decisions) for decisions in (9, 12)]
    views = [match.view(match.actors()[0]) for match in matches]
    budget = Budget(playouts=400)
    alone = [ismcts(GANG).choose(view, 1, budget) for view in views]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda number: ismcts(GANG).choose(views[number % 2], 1, budget), range(16)))
    assert together == alone * 8


def test_nobody_acts_on_the_view_of_everybody() -> None:
    match = after(GANG, 9)
    with pytest.raises(ValueError, match="everybody"):
        ismcts(GANG).choose(View(GANG, match.view(None).data, None), 1)
