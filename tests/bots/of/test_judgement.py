"""What search has learned of games: that it is read as it was written, and foresees more than is known without it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from biberbau.bots import Budget, bot_named
from biberbau.bots.learned.weights_text import PLACES, read_layers
from biberbau.bots.search.bot import SearchBot
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.training.judging.gathering import JUDGEMENT
from biberbau.training.judging.writing import learned_by

ONE = 2**PLACES
THINKING = Budget(playouts=40)
ROUNDS = 25
GAMES = {"daumen-drauf": {"games": "1"}, "biber-mania": {}}
"""The games of which something was learned, with the options by which a match is one round."""
KNOWN = [(game_named(name), seats) for name in GAMES for seats in sorted(learned_by(game_named(name)))]

for_all_known = pytest.mark.parametrize(("game", "seats"), KNOWN, ids=str)


def moments(game: Game, seats: int, seed: int) -> Iterator[Match]:
    """Play a match of one round as search does, and stop wherever it is judged."""
    match, search = Match.new(game, seats, FastStream(seed), GAMES[game.name]), bot_named("search", game)
    judgement = game.keeper(JUDGEMENT)
    while not match.over:
        if judgement.moment(match.states[0]):
            yield match
        seat = match.actors()[0]
        actions = match.legal(seat)
        match.apply(seat, actions[0] if len(actions) == 1 else search.choose(match.view(seat), seed, THINKING))


def known_without(match: Match) -> npt.NDArray[np.float64]:
    """What each seat is likely to get by habits' outlook, or has where they have none."""
    game, values = match.game, np.zeros(match.game.seats[-1])
    if not game.keeper("biberbau.bots.contract.habits").outlook(match.states[0], values):
        game.keeper(JUDGEMENT).standing(match.states[0], values)
    return values[: match.seats]


def foreseen(match: Match) -> npt.NDArray[np.float64]:
    """What the network says, worked out in fractions from what it is shown."""
    judgement, seats = match.game.keeper(JUDGEMENT), match.seats
    sizes, listed = judgement.sizes(seats), np.zeros((2, judgement.MOST_ROWS), np.int64)
    layers: list[Any] = [array / ONE for array in read_layers(learned_by(match.game)[seats].weights, sizes)]
    count, seen = judgement.rows(match.states[0], listed), np.zeros((judgement.GROUPS, sizes[0]))
    seen[listed[0, :count], listed[1, :count]] = 1
    assert seen.sum() == count
    found = np.maximum(seen @ layers[0] + layers[1], 0).sum(axis=0)
    found = np.maximum(found @ layers[2] + layers[3], 0) @ layers[4] + layers[5]
    values = np.zeros(seats)
    judgement.standing(match.states[0], values)
    values += np.roll(found, match.record["turn"])
    less: npt.NDArray[np.float64] = values - values.mean()
    return less


@pytest.mark.long
@for_all_known
def test_the_judgement_is_what_the_network_foresees(game: Game, seats: int) -> None:
    values, compared = np.zeros(seats), 0
    for match in moments(game, seats, seed=7):
        assert game.keeper(JUDGEMENT).judge(match.states[0], values)
        assert values == pytest.approx(foreseen(match), abs=0.02)
        compared += 1
    assert compared > 5


@pytest.mark.long
@for_all_known
def test_it_foresees_better_what_becomes_among_those_who_search(game: Game, seats: int) -> None:
    judgement, judged, supposed, became = game.keeper(JUDGEMENT), list[Any](), list[Any](), list[Any]()
    values = np.zeros(seats)
    for seed in range(ROUNDS):
        count = len(judged)
        for match in moments(game, seats, seed):
            assert judgement.judge(match.states[0], values)
            judged.append(values.copy())
            supposed.append(known_without(match))
        ended = judgement.became(np.array(match.totals, float))
        became += [ended - ended.mean()] * (len(judged) - count)
    missed, without = (np.mean((np.array(said) - np.array(became)) ** 2) for said in (judged, supposed))
    assert missed < 0.9 * without


@pytest.mark.parametrize("game", [game_named(name) for name in GAMES], ids=str)
def test_nobody_can_tell_at_another_moment_or_where_nothing_was_learned(game: Game) -> None:
    judgement, values = game.keeper(JUDGEMENT), np.zeros(game.seats[-1])
    for seats in game.seats:
        match = Match.new(game, seats, FastStream(1))
        assert judgement.judges(match.states[0]) == (seats in learned_by(game))
        while judgement.moment(match.states[0]):
            match.apply(match.actors()[0], match.legal(match.actors()[0])[0])
        assert not judgement.judge(match.states[0], values)
        assert not values.any()


def test_at_biber_mania_rounds_are_judged_that_are_played_by_the_usual_rules() -> None:
    game = game_named("biber-mania")
    match = Match.new(game, 2, FastStream(1), {"series": "collecting"})
    assert not game.keeper(JUDGEMENT).judges(match.states[0])


@pytest.mark.parametrize("game", [game_named(name) for name in GAMES], ids=str)
def test_each_card_names_the_command_and_what_was_measured(game: Game) -> None:
    assert learned_by(game)
    for seats, known in learned_by(game).items():
        assert known.training.startswith(f"python -m biberbau.training.judging {game.name} --players {seats} ")
        assert "commit" in known.training
        assert f"(biberbau arena {game.name} --bots search," in known.strength
    assert sum(len(known.weights) for known in learned_by(game).values()) < 1_000_000, "for all numbers of players"


@for_all_known
def test_search_goes_by_what_was_learned(game: Game, seats: int) -> None:
    match = next(moments(game, seats, seed=7))
    view = match.view(match.actors()[0])
    thoughts = [SearchBot(game, judges=judges).consider(view, 1, Budget(playouts=200)) for judges in (True, False)]
    assert thoughts[0].worth.tolist() != thoughts[1].worth.tolist()
