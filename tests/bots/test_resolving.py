"""Small games are solved: what belongs to them, what comes out, and that it is the same for all who ask."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from biberbau.bots import Budget, bot_named
from biberbau.bots.resolving.regrets import iterate, open_books
from biberbau.bots.resolving.solver import Solver, often, room_for
from biberbau.bots.resolving.workspace import NODES, Workspace
from biberbau.bots.search.bot import SearchBot
from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.core.position import parse_position
from biberbau.core.view import View
from biberbau.games.daumen_drauf import GAME
from tests.daumen_drauf_tables import daumen_drauf, endgame

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
BUDGET = Budget(playouts=2000)


def example(name: str) -> Match:
    states, _ = parse_position((EXAMPLES / f"{name}.toml").read_text(encoding="utf-8"), GAME)
    return Match(GAME, states, FastStream(0))


def worlds(match: Match, room: int = NODES) -> int:
    """How many worlds belong to the game that begins with the seat that is to act."""
    solver, seat = Solver(GAME), match.obliged()[0]
    return int(solver.compiled.fitting_worlds(match.view(seat).data, solver.workspace().arrays, seat, 0, room))


def test_two_who_hide_from_each_other_mix_as_they_must() -> None:
    """Each lays one of two cards; seat 0 wins 2 or 1 where they are alike and loses 1 where they are not."""
    arrays = Workspace(GAME).arrays
    arrays.used[:] = 7, 2, 1, 0
    arrays.slots[:3], arrays.seats[:2] = (0, 2, 4), (0, 1)
    arrays.situation[:7], arrays.first[:3] = (0, 1, 1, -1, -1, -1, -1), (1, 3, 5)
    arrays.worth[3:7] = 2, -1, -1, 1
    open_books(arrays, 1)
    iterate(arrays, 0, 400, 0.0)
    assert often(arrays.totals[:2]) == pytest.approx([0.4, 0.6], abs=0.01)
    assert often(arrays.totals[2:4]) == pytest.approx([0.4, 0.6], abs=0.01)


def test_all_worlds_belong_to_a_game_that_nobody_can_tell_apart_at_any_remove() -> None:
    assert worlds(example("thumbs")) == 120
    assert worlds(example("hiddenheads")) == 2, "of 160, and either seat can tell all others from these"
    assert worlds(endgame("Y1- K2+ G3-", "Y3+ K1- G4-", turn=0)) == 1, "whoever sees all other cards knows the hand"


def test_what_is_too_large_or_not_of_two_is_left_to_the_search() -> None:
    assert worlds(example("thumbs"), room=1000) == 0
    solver, many = Solver(GAME), daumen_drauf(None, None)
    assert solver.mixture(many.view(many.obliged()[0]), Budget(playouts=10**6)) is None
    three = endgame("Y1- K2+", "Y3+ K1-", "G1- G2-", turn=0)
    assert solver.mixture(three.view(0), BUDGET) is None
    thumbs = example("thumbs")
    assert solver.mixture(thumbs.view(0), Budget(playouts=20)) is None
    assert solver.mixture(thumbs.view(0), BUDGET) is not None


def test_budgets_of_either_kind_say_how_large_a_tree_may_be() -> None:
    assert room_for(Budget(playouts=100)) < room_for(Budget(playouts=200)) < NODES
    assert room_for(Budget(milliseconds=4)) < room_for(Budget(milliseconds=8)) < NODES
    assert room_for(Budget(playouts=10**8)) == room_for(Budget(milliseconds=10**7)) == NODES


def views_on_the_way(match: Match, seed: int) -> list[View]:
    """The views from which there is something to choose, in the course of careful play."""
    careful, views = bot_named("careful", GAME), []
    while not match.round_over:
        seat = match.obliged()[0]
        if len(match.legal(seat)) > 1:
            views.append(match.view(seat))
        match.apply(seat, careful.choose(match.view(seat), seed))
    return views


def test_a_mixture_follows_from_the_view_alone_whatever_was_solved_before() -> None:
    together, seen = Solver(GAME), 0
    for name in ("thumbs", "hiddenheads", "underthumb"):
        for view in views_on_the_way(example(name), 3):
            one, other = together.mixture(view, BUDGET), Solver(GAME).mixture(view, BUDGET)
            assert one is not None
            assert other is not None
            assert one.actions.tolist() == other.actions.tolist() == view.actions
            assert one.chances.tolist() == other.chances.tolist()
            seen += 1
    assert seen > 4


@pytest.mark.long
def test_choices_are_drawn_as_the_mixture_says() -> None:
    search, solver = bot_named("search", GAME), Solver(GAME)
    found = [(view, solver.mixture(view, BUDGET)) for view in views_on_the_way(example("underthumb"), 3)]
    view, mixture = next((view, one) for view, one in found if one is not None and one.chances.max() < 0.9)
    drawn = [search.choose(view, seed, BUDGET) for seed in range(300)]
    shares = [drawn.count(action) / len(drawn) for action in mixture.actions.tolist()]
    assert shares == pytest.approx(mixture.chances.tolist(), abs=0.08)
    assert drawn[:20] == [search.choose(view, seed, BUDGET) for seed in range(20)]


@pytest.mark.long
@pytest.mark.parametrize(
    ("mine", "theirs"), [("Y1- K4-", "K1+ Y2+"), ("G3+ Y1- Y3- Y2-", "K2- K4- Y4- K3+"), ("Y3- K3+ G4-", "Y2+ Y3+ K4+")]
)
def test_where_everything_is_known_the_best_is_found_whatever_was_done_before(mine: str, theirs: str) -> None:
    solver, first, known = Solver(GAME), endgame(mine, theirs, turn=0), 0
    for match in (first, *(after(first, action) for action in first.legal(0))):
        seat = next(iter(match.obliged()), None)
        mixture = None if seat is None else solver.mixture(match.view(seat), BUDGET)
        if seat is None or mixture is None or not solver.workspace().arrays.used[3]:
            continue
        known += 1
        values = {action: value_of(match, seat, action) for action in mixture.actions.tolist()}
        best = (max if seat == 0 else min)(values.values())
        assert {a: v == best for a, v in values.items()} == dict(
            zip(mixture.actions.tolist(), (mixture.chances > 0).tolist(), strict=True)
        )
    assert known > 1


def test_what_follows_a_mistake_is_a_game_of_its_own_and_what_follows_anything_else_is_not() -> None:
    """The solution hardly ever comes to where a mistake leads, and so has hardly learned what to do there."""
    solver, begun = Solver(GAME), example("hiddenheads")
    mixture = solver.mixture(begun.view(begun.obliged()[0]), BUDGET)
    assert mixture is not None
    arrays = solver.workspace().arrays
    first = int(arrays.solved[0])
    for action, chance in zip(mixture.actions.tolist(), mixture.chances, strict=True):
        match = after(begun, action)
        [seat] = match.obliged()
        view = match.view(seat)
        assert solver.mixture(view, BUDGET) is not None
        solved = int(arrays.solved[0])
        solver.compiled.solve(arrays, solver.compiled.fitting_worlds(view.data, arrays, seat, 0, NODES))
        behind = int(arrays.solved[0])
        assert solved == (first if chance > 0 else behind)
        assert first != behind
    assert sorted(mixture.chances) == [0, 0, 1]


def test_all_who_ask_in_a_trick_solve_one_game() -> None:
    solver, match, games = Solver(GAME), example("twoleft"), set()
    arrays = solver.workspace().arrays
    for choices in range(3):
        [seat] = match.obliged()
        worlds = solver.compiled.fitting_worlds(match.view(seat).data, arrays, seat, choices, NODES)
        assert solver.compiled.solve(arrays, worlds)
        games.add(int(arrays.solved[0]))
        match = after(match, match.legal(seat)[0])
    assert len(games) == 1


def test_a_single_action_is_taken_without_a_thought() -> None:
    match, search = endgame("Y1- K4-", "K1+ Y2+", turn=0), SearchBot(GAME)
    while len(match.legal(seat := match.obliged()[0])) > 1:
        match.apply(seat, match.legal(seat)[0])
    assert search.mixture(match.view(seat), BUDGET) is None
    assert search.choose(match.view(seat), 1, BUDGET) == match.legal(seat)[0]


def after(match: Match, action: int) -> Match:
    """The match when an action was taken, and all that there was no choice about."""
    then = Match(GAME, match.states.copy(), FastStream(0))
    then.apply(then.obliged()[0], action)
    while not then.round_over and len(then.legal(then.obliged()[0])) == 1:
        then.apply(then.obliged()[0], then.legal(then.obliged()[0])[0])
    return then


def value_of(match: Match, seat: int, action: int) -> float:
    """What an action is worth to seat 0 where everything is known, by looking through all that can follow."""
    then = Match(GAME, match.states.copy(), FastStream(0))
    then.apply(seat, action)
    if then.round_over:
        values = np.zeros(GAME.seats[-1])
        GAME.engine.payoffs_at(then.states, 0, values)
        return float(values[0])
    following = then.obliged()[0]
    worths = [value_of(then, following, one) for one in then.legal(following)]
    return max(worths) if following == 0 else min(worths)
