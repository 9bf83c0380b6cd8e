"""Levels: ordered in strength, the same for the same knowledge and seed, and weak in the way that people are."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from biberbau.arena.running import run_arena
from biberbau.bots import Budget, bot_named
from biberbau.bots.levels import ADAPTIVE, LEVELS
from biberbau.bots.levels.adapting import CATCH_UP, FIRST_SKILL, HOLD, ROUNDS_AHEAD, fitting_skill, rounds_left
from biberbau.bots.levels.misjudging import misjudged_choice
from biberbau.bots.levels.weaknesses import WEAKEST, WEAKNESSES, weakness_at
from biberbau.bots.search.tuning import PLAYOUTS_OF
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.games import game_named
from tests.bots.positions import first_choice
from tests.contract.matches import short_options

every_game = pytest.mark.parametrize("game", [game_named(name) for name in WEAKNESSES], ids=list(WEAKNESSES))
"""Runs a test once for each game that has levels."""

DEALS = {"biber-gang": 30, "daumen-drauf": 30, "biber-mania": 16, "beanie": 60}
PLAYOUTS = {"biber-gang": 300, "daumen-drauf": 300, "biber-mania": 60, "beanie": 300}
"""So much shows that a level is weaker than the next but one; between neighbours luck has too much to say."""


@every_game
def test_every_level_is_weaker_than_the_one_two_above(game: Game) -> None:
    options = short_options(game, {"games": "1"} if game.name == "daumen-drauf" else {})
    for weaker, stronger in ((LEVELS[0], LEVELS[2]), (LEVELS[1], LEVELS[3])):
        found = run_arena(
            game, [stronger, weaker], DEALS[game.name], 5, options, Budget(playouts=PLAYOUTS[game.name])
        ).bots[0]
        assert found.edge is not None
        assert found.edge.low > 0, f"{stronger} against {weaker} at {game.name}: {found}"


@every_game
def test_weaknesses_grow_less_from_level_to_level(game: Game) -> None:
    for weaker, stronger in itertools.pairwise(WEAKNESSES[game.name]):
        assert weaker.blur > stronger.blur
        assert weaker.forgetfulness > stronger.forgetfulness
        assert weaker.playouts <= stronger.playouts <= PLAYOUTS_OF[game.name]
    strongest = WEAKNESSES[game.name][-1]
    assert (strongest.blur, strongest.forgetfulness) == (0.0, 0.0)


@every_game
def test_a_situation_is_misjudged_in_the_same_way_every_time(game: Game) -> None:
    view = first_choice(Match.new(game, game.seats[0], FastStream(2)))
    for level in LEVELS:
        bot = bot_named(level, game)
        chosen = [bot.choose(view, seed) for seed in range(12)]
        assert [bot.choose(view, seed) for seed in range(12)] == chosen
        assert len(set(chosen)) > 1 or level == LEVELS[-1]


def test_small_errors_are_frequent_and_large_ones_rare() -> None:
    rng, counts = np.array([5], np.uint64), np.zeros(4, int)
    worth, visits = np.array([0.0, -1.0, -2.0, -6.0]), np.full(4, 10**9)
    for _ in range(4000):
        counts[misjudged_choice(visits, worth, 1.0, 1.0, rng)] += 1
    expected = 4000 * np.exp(worth) / np.exp(worth).sum()
    assert abs(counts - expected).max() < 100
    assert {misjudged_choice(visits, worth, 1.0, 0.0, rng) for _ in range(50)} == {0}


def test_an_action_that_was_hardly_looked_at_is_not_trusted() -> None:
    rng = np.array([5], np.uint64)
    worth = np.array([3.0, 1.0, 9.0])
    assert misjudged_choice(np.array([1, 100, 0]), worth, 5.0, 0.0, rng) == 1
    assert misjudged_choice(np.array([100, 100, 0]), worth, 5.0, 0.0, rng) == 0


def with_totals(game: Game, seat: int, totals: list[int]) -> Match:
    """A match in its first decision, in which these points have been made."""
    match = Match.new(game, len(totals), FastStream(3))
    match.record["totals"][: len(totals)] = totals
    return match


@every_game
def test_who_adapts_plays_better_the_farther_behind(game: Game) -> None:
    behind = 1 if game.better == "low" else -1
    skills = [
        fitting_skill(game, with_totals(game, 1, [0, behind * points, 0]).view(1)) for points in (-20, -10, 0, 10, 20)
    ]
    assert skills == sorted(skills)
    assert skills[2] == FIRST_SKILL
    assert skills[4] - skills[2] == pytest.approx(2 * (skills[3] - skills[2]))


def test_a_difference_weighs_the_more_the_fewer_rounds_are_left() -> None:
    game = game_named("biber-gang")
    skills = []
    for number in (2, 4, 5):
        match = with_totals(game, 1, [0, 9])
        match.record["round_number"] = number
        assert rounds_left(game, match.view(1)) == 6 - number
        skills.append(fitting_skill(game, match.view(1)))
    assert skills == pytest.approx([FIRST_SKILL + HOLD + CATCH_UP / left for left in (4, 2, 1)])
    collecting = Match.new(game_named("biber-mania"), 2, FastStream(1), {"series": "collecting"})
    assert rounds_left(collecting.game, collecting.view(0)) == ROUNDS_AHEAD


@every_game
def test_who_adapts_knows_no_more_than_the_score_pad(game: Game) -> None:
    """Another bot object, as after a restart, chooses the same; the points alone can make it choose otherwise."""
    bot, chosen = bot_named(ADAPTIVE, game), set()
    for own in (-400, 0, 400):
        match = with_totals(game, 0, [own, 0])
        view = match.view(match.obliged()[0])
        again = type(bot)(ADAPTIVE, game, type(bot.searcher)(game))  # type: ignore[attr-defined,call-arg]
        chosen.add(tuple(bot.choose(view, seed) for seed in range(10)))
        assert tuple(again.choose(view, seed) for seed in range(10)) in chosen
    assert len(chosen) > 1 or len(match.legal(match.obliged()[0])) == 1


def test_skills_between_levels_lie_between_them() -> None:
    levels = WEAKNESSES["biber-gang"]
    assert [weakness_at("biber-gang", number) for number in range(4)] == list(levels)
    assert weakness_at("biber-gang", 0.5).blur == pytest.approx((levels[0].blur + levels[1].blur) / 2)
    assert weakness_at("biber-gang", -1).blur == 6 * levels[0].blur
    assert weakness_at("biber-gang", WEAKEST - 5) == weakness_at("biber-gang", WEAKEST)
    assert weakness_at("biber-gang", 99) == levels[-1]


def test_a_smaller_budget_is_kept_to_and_a_larger_one_makes_no_level_stronger() -> None:
    game = game_named("biber-gang")
    view, bot = first_choice(Match.new(game, 2, FastStream(1))), bot_named("elder", game)
    assert bot.choose(view, 1, Budget(playouts=10**6)) == bot.choose(view, 1)
    assert bot.choose(view, 1, Budget(milliseconds=1)) == bot.choose(view, 1)
    few = {bot.choose(view, seed, Budget(playouts=2)) for seed in range(20)}
    many = {bot.choose(view, seed) for seed in range(20)}
    assert len(few) > len(many)
