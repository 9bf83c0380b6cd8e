"""What every bot keeps to: legality, the same choice for the same knowledge, and its name."""

from __future__ import annotations

import dataclasses
import math
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import biberbau.bots
from biberbau.bots import BOTS, Bot, Budget, BudgetError, Entry, UnknownBot, bot_named, names, register
from biberbau.bots.registry import ENTRIES
from biberbau.bots.search.bot import SearchBot
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.position import parse_position
from biberbau.core.texts import LANGUAGES, render
from biberbau.core.view import View
from biberbau.games import GAMES, game_named
from tests.bots.positions import first_choice, matches
from tests.contract.matches import every_game
from tests.contract.twins import Stretch, original_of, random_stretch, twin_of

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
QUICK = Budget(playouts=12)

every_bot = pytest.mark.parametrize(
    ("game", "name"), [(game_named(game), name) for game in GAMES for name in names(game_named(game))]
)
"""Runs a test once for each bot of each game."""


@pytest.mark.long
@every_bot
def test_every_choice_is_legal_under_every_option(game: Game, name: str) -> None:
    bot = bot_named(name, game)
    for match in matches(game):
        dice = FastStream(1)
        while not match.round_over:
            actors = match.obliged()
            seat = actors[dice.below(len(actors))]
            match.apply(seat, bot.choose(match.view(seat), len(match.actions), QUICK))


@every_bot
def test_twin_worlds_are_played_alike(game: Game, name: str) -> None:
    bot, random, different = bot_named(name, game), Random(4), 0
    for seed in range(60):
        stretch = random_stretch(game, game.seats[seed % len(game.seats)], {}, seed, seed % 30, 1)
        if not stretch.actions:
            continue
        seat = stretch.actions[0][0]
        world, twin = original_of(stretch), twin_of(stretch, seat, random)
        different += world.states.tobytes() != twin.states.tobytes()
        assert world.view(seat).bytes == twin.view(seat).bytes
        assert bot.choose(world.view(seat), seed, QUICK) == bot.choose(twin.view(seat), seed, QUICK)
    assert different > 40, "most twins should differ, or the test shows nothing"


@pytest.mark.long
def test_twin_worlds_are_played_alike_where_the_rest_is_solved() -> None:
    game, budget, random = game_named("daumen-drauf"), Budget(playouts=2000), Random(4)
    bot, careful, solved = SearchBot(game), bot_named("careful", game), 0
    for seed, name in enumerate(("thumbs", "hiddenheads", "twoleft", "underthumb") * 3):
        states, _ = parse_position((EXAMPLES / f"{name}.toml").read_text(encoding="utf-8"), game)
        match = Match(game, states, FastStream(seed))
        while not match.round_over:
            (seat,), view = match.obliged(), match.view(match.obliged()[0])
            start, used = match.copy(FastStream(0)), len(match.chance)
            match.apply(seat, careful.choose(view, seed))
            if bot.mixture(view, budget) is None:
                continue
            twin = twin_of(Stretch(start, match, match.actions[-1:], match.chance[used:]), seat, random)
            if twin.states.tobytes() != start.states.tobytes():
                solved += 1
                assert bot.choose(view, seed, budget) == bot.choose(twin.view(seat), seed, budget)
    assert solved > 5, "the solver should be asked where twins differ, or the test shows nothing"


@every_game
def test_the_seed_alone_decides_what_the_dice_decide(game: Game) -> None:
    view = first_choice(next(matches(game)))
    bot = bot_named("uniform", game)
    choices = {seed: bot.choose(view, seed) for seed in range(40)}
    assert len(set(choices.values())) >= 5
    assert all(bot.choose(view, seed) == action for seed, action in choices.items())


@every_game
def test_nobody_acts_on_the_view_of_everybody(game: Game) -> None:
    match = next(matches(game))
    for name in names(game):
        with pytest.raises(ValueError, match="nobody"):
            bot_named(name, game).choose(match.view(None), 1)


@every_game
def test_a_bot_that_does_not_exist_is_refused_with_those_that_do(game: Game) -> None:
    with pytest.raises(UnknownBot, match="uniform"):
        bot_named("clever", game)


@every_game
def test_a_game_without_habits_has_no_careful_bot(game: Game) -> None:
    other = dataclasses.replace(game, name="another")
    assert names(other) == ("uniform", "search")


def test_a_bot_of_ones_own_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("biberbau.bots.registry.ENTRIES", dict(ENTRIES))
    game, made = game_named("biber-gang"), []

    class First:
        """Takes the first action there is."""

        name = "first"

        def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
            return int(Match(game, view.data.copy(), FastStream(seed)).legal(view.seat or 0)[0])

    def make(game: Game) -> Bot:
        made.append(game)
        return First()

    register(Entry("first", make, lambda game: game.name == "biber-gang"))
    assert names() == (*BOTS, "first")
    assert "first" not in names(game_named("beanie"))
    with pytest.raises(UnknownBot, match="beanie has no bot 'first'"):
        bot_named("first", game_named("beanie"))
    match = Match.new(game, 2, FastStream(1))
    seat = match.obliged()[0]
    assert bot_named("first", game).choose(match.view(seat), 1) == match.legal(seat)[0]
    assert made == [game]
    with pytest.raises(ValueError, match="there is a bot 'search' already"):
        register(Entry("search", make, lambda game: True))


def test_the_face_names_what_there_is() -> None:
    assert sorted(biberbau.bots.__all__) == sorted(set(biberbau.bots.__all__))
    assert all(hasattr(biberbau.bots, name) for name in biberbau.bots.__all__)
    assert not hasattr(biberbau.bots, "no_such_name")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_has_a_title_and_a_blurb(name: str, language: str) -> None:
    assert render(language, f"bot-{name}") != render(language, f"bot-{name}-blurb")


@pytest.mark.parametrize(("text", "budget"), [("8000", Budget(playouts=8000)), ("20ms", Budget(milliseconds=20))])
def test_budgets_are_read_and_written(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget
    assert str(budget) == text


@pytest.mark.parametrize("text", ["", "ms", "-3", "0", "20s", "nan", "infms", "9" * 23, "100000001", "86400001ms"])
def test_other_budgets_are_refused(text: str) -> None:
    with pytest.raises(BudgetError):
        Budget.parse(text)


@pytest.mark.parametrize("number", [1.5, True, "x", "8000", 0, -1, math.nan, 10**9, np.float64(3)])
def test_playouts_are_a_whole_number(number: Any) -> None:
    with pytest.raises(BudgetError, match="playouts"):
        Budget(playouts=number)


@pytest.mark.parametrize("number", [True, "x", "20", 0, -1.5, math.nan, math.inf, 10**9, 10**400])
def test_milliseconds_are_a_number(number: Any) -> None:
    with pytest.raises(BudgetError, match="milliseconds"):
        Budget(milliseconds=number)


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"playouts": np.int32(5)}, "5"),
        ({"milliseconds": np.float32(20)}, "20ms"),
        ({"milliseconds": Fraction(20)}, "20ms"),
    ],
)
def test_numbers_of_numpy_are_budgets_too(given: Any, text: str) -> None:
    assert Budget(**given) == Budget.parse(text)
    assert str(Budget(**given)) == text


def test_a_budget_is_one_of_playouts_or_of_time() -> None:
    with pytest.raises(BudgetError):
        Budget(playouts=3, milliseconds=4)
