"""Levels: ordered in strength, the same for the same knowledge and seed, and weak in the way that people are."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from biberbau.arena.running import run_arena
from biberbau.bots import Budget, bot_named
from biberbau.bots.levels import ADAPTIVE, LEVELS
from biberbau.bots.levels.adapting import (
    AIM,
    CATCH_UP,
    FIRST_SKILL,
    HOLD,
    MARGIN,
    SHORTEST_STEP,
    fitting_skill,
    learnt_skill,
)
from biberbau.bots.levels.bot import LevelBot
from biberbau.bots.levels.misjudging import misjudged_choice
from biberbau.bots.levels.weaknesses import STRONGEST, WEAKEST, weakness_at
from biberbau.bots.search.bot import SearchBot
from biberbau.bots.search.speed import decisions
from biberbau.bots.standing import ROUNDS_AHEAD, rounds_left
from biberbau.bots.strength import strength_of
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.games import GAMES, game_named
from tests.bots.positions import first_choice
from tests.contract.matches import short_options

MEASURED = [name for name in GAMES if strength_of(game_named(name)).levels]
every_game = pytest.mark.parametrize("game", [game_named(name) for name in MEASURED], ids=MEASURED)
"""Runs a test once for each game that has levels."""

DEALS = {"biber-gang": 30, "daumen-drauf": 30, "biber-mania": 16, "beanie": 60}
PLAYOUTS = {"biber-gang": 300, "daumen-drauf": 300, "biber-mania": 60, "beanie": 300}
"""So much shows that a level is weaker than the next but one; between neighbours luck has too much to say."""


@pytest.mark.long
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
    strength = strength_of(game)
    for weaker, stronger in itertools.pairwise(strength.levels):
        assert weaker.blur > stronger.blur
        assert weaker.forgetfulness > stronger.forgetfulness
        assert weaker.playouts <= stronger.playouts <= strength.playouts
    strongest = strength.levels[-1]
    assert (strongest.blur, strongest.forgetfulness) == (0.0, 0.0)


@every_game
def test_the_strongest_level_chooses_as_the_search_does_however_little_it_thinks(game: Game) -> None:
    """What a few playouts say of an action is mostly luck, and nobody believes it.

    What search has learned, levels do without.
    """
    level, search, little = bot_named(LEVELS[-1], game), SearchBot(game, judges=False), Budget(playouts=60)
    views = decisions(game, 2)[:60]
    assert np.mean([level.choose(view, 1, little) == search.choose(view, 1, little) for view in views]) > 0.75


@pytest.mark.long
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


@pytest.mark.long
@every_game
def test_who_adapts_knows_no_more_than_the_score_pad(game: Game) -> None:
    """Another bot object, as after a restart, chooses the same; the points alone can make it choose otherwise."""
    bot, chosen = bot_named(ADAPTIVE, game), set()
    for own in (-400, 0, 400):
        match = with_totals(game, 0, [own, 0])
        view = match.view(match.obliged()[0])
        again = LevelBot(ADAPTIVE, game, SearchBot(game))
        chosen.add(tuple(bot.choose(view, seed) for seed in range(10)))
        assert tuple(again.choose(view, seed) for seed in range(10)) in chosen
    assert len(chosen) > 1 or len(match.legal(match.obliged()[0])) == 1


GANG = game_named("biber-gang")
WON, LOST, SHARED = (5, 9), (9, 5), (7, 7)
"""How matches at Biber Gang ended for seat 0; the fewest points win."""


def test_a_win_makes_weaker_and_a_defeat_stronger() -> None:
    skills = [learnt_skill(GANG, [totals], 0) for totals in (WON, SHARED, LOST)]
    assert skills == sorted(skills)
    assert skills[0] < skills[1] < FIRST_SKILL < skills[2]
    assert learnt_skill(GANG, [WON], 1) == skills[2]
    assert learnt_skill(game_named("daumen-drauf"), [LOST], 0) == skills[0]
    assert learnt_skill(GANG, [], 0) == FIRST_SKILL


def test_steps_grow_short_when_luck_turns_and_stay_long_while_it_does_not() -> None:
    def steps(matches: list[tuple[int, int]]) -> list[float]:
        skills = [learnt_skill(GANG, matches[:count], 0) for count in range(len(matches) + 1)]
        return [abs(later - sooner) for sooner, later in itertools.pairwise(skills)]

    long, *_, last = steps([LOST, WON] * 20)
    assert last == pytest.approx(SHORTEST_STEP * (1 - AIM / 2))
    assert long > 5 * last
    assert learnt_skill(GANG, [WON] * 9, 0) == WEAKEST - MARGIN
    assert learnt_skill(GANG, [LOST] * 9, 0) == STRONGEST + MARGIN


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("equal", [-2.0, 0.5, 2.0])
def test_he_finds_the_skill_with_which_he_wins_as_often_as_he_means_to(seats: int, equal: float) -> None:
    """Among players of the skill `equal`, where the odds of a win fall and rise with the difference."""
    earlier: list[tuple[int, ...]] = []
    dice, skills, wins = FastStream(6), [], 0
    for number in range(400):
        skill = learnt_skill(GANG, earlier, 0)
        won = dice.below(10**6) < 10**6 / (1 + (seats - 1) * np.exp(equal - skill))
        earlier.append(((0 if won else 9), *[5] * (seats - 1)))
        if number >= 50:
            skills.append(skill)
            wins += won
    assert wins / len(skills) == pytest.approx(AIM / seats, abs=0.02)
    assert np.mean(skills) == pytest.approx(equal, abs=0.7)


def test_the_score_of_one_match_counts_the_less_the_more_are_remembered() -> None:
    match = with_totals(GANG, 0, [0, 9])
    answers = []
    for known in (0, 1, 3):
        match.earlier = (SHARED,) * known
        answers.append(learnt_skill(GANG, match.earlier, 0) - fitting_skill(GANG, match.view(0)))
    assert answers == pytest.approx([answers[0], answers[0] / 2, answers[0] / 4])
    assert answers[0] == HOLD + CATCH_UP / rounds_left(GANG, match.view(0))


@pytest.mark.long
def test_who_adapts_comes_down_to_a_weak_player_over_an_evening() -> None:
    budget = Budget(playouts=60)
    found = run_arena(game_named("daumen-drauf"), [ADAPTIVE, "uniform"], 6, 5, {"games": "1"}, budget, evening=16)
    first, _, late = found.course
    assert first.share.mean > 0.75
    assert late.share.mean < 0.65


def test_skills_between_levels_lie_between_them() -> None:
    levels = strength_of(GANG).levels
    assert [weakness_at(levels, number) for number in range(4)] == list(levels)
    assert weakness_at(levels, 0.5).blur == pytest.approx((levels[0].blur + levels[1].blur) / 2)
    assert weakness_at(levels, -1).blur == 6 * levels[0].blur
    assert weakness_at(levels, WEAKEST - 5) == weakness_at(levels, WEAKEST)
    assert weakness_at(levels, 99) == levels[-1]


@pytest.mark.long
def test_a_smaller_budget_is_kept_to_and_a_larger_one_makes_no_level_stronger() -> None:
    game = game_named("biber-gang")
    view, bot = first_choice(Match.new(game, 2, FastStream(1))), bot_named("elder", game)
    assert bot.choose(view, 1, Budget(playouts=10**6)) == bot.choose(view, 1)
    assert bot.choose(view, 1, Budget(milliseconds=1)) == bot.choose(view, 1)
    few = {bot.choose(view, seed, Budget(playouts=2)) for seed in range(20)}
    many = {bot.choose(view, seed) for seed in range(20)}
    assert len(few) > len(many)
