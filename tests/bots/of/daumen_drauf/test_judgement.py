"""What search has learned of Daumen Drauf!: that it is read as it was written, and foresees more than habits do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from biberbau.bots import Budget, bot_named
from biberbau.bots.learned.weights_text import PLACES, read_layers
from biberbau.bots.of.daumen_drauf import habits, judgement
from biberbau.bots.of.daumen_drauf.learned import LEARNED
from biberbau.bots.search.bot import SearchBot
from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games.daumen_drauf import GAME, phases
from biberbau.games.daumen_drauf.state import CARDS, COLOURS

THINKING = Budget(playouts=40)
GAMES = 25
ONE = 2**PLACES


def leads(seats: int, seed: int) -> Iterator[Match]:
    """Play a match of one game as search does, and stop before each trick."""
    match, search = Match.new(GAME, seats, FastStream(seed), {"games": "1"}), bot_named("search", GAME)
    while not match.over:
        if match.record["phase"] == phases.LEAD:
            yield match
        seat = match.actors()[0]
        actions = match.legal(seat)
        match.apply(seat, actions[0] if len(actions) == 1 else search.choose(match.view(seat), seed, THINKING))


def foreseen(match: Match) -> npt.NDArray[np.float64]:
    """What the network says, worked out in fractions from where the cards lie."""
    record, seats = match.record, match.seats
    layers: list[Any] = [array / ONE for array in read_layers(LEARNED[seats].weights, judgement.sizes(seats))]
    lies = np.zeros((CARDS, seats + 1))
    for place in range(seats):
        seat = (record["turn"] + place) % seats
        lies[record["hand"][seat, : record["hand_count"][seat]], place] = 1
    lies[record["stack"][: record["stack_count"]], seats] = 1
    colours = lies.reshape(COLOURS, -1, seats + 1)[:, : judgement.kinds(seats)].reshape(COLOURS, -1)
    found = np.maximum(colours @ layers[0] + layers[1], 0).sum(axis=0)
    found = np.roll(np.maximum(found @ layers[2] + layers[3], 0) @ layers[4] + layers[5], record["turn"])
    for place in range(record["out_count"]):
        found[record["out_seat"][place]] += 1 - 2 * (record["out"][place] & 1)
    less: npt.NDArray[np.float64] = found - found.mean()
    return less


@pytest.mark.parametrize("seats", sorted(LEARNED))
def test_the_judgement_is_what_the_network_foresees(seats: int) -> None:
    values, compared = np.zeros(seats), 0
    for match in leads(seats, seed=7):
        assert judgement.judge(match.states[0], values)
        assert values == pytest.approx(foreseen(match), abs=0.02)
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("seats", sorted(LEARNED))
def test_it_foresees_what_becomes_among_those_who_search_better_than_habits_do(seats: int) -> None:
    judged, supposed, became = list[Any](), list[Any](), list[Any]()
    values, habitual = np.zeros(GAME.seats[-1]), np.zeros(GAME.seats[-1])
    for seed in range(GAMES):
        count = len(judged)
        for match in leads(seats, seed):
            assert judgement.judge(match.states[0], values)
            assert habits.outlook(match.states[0], habitual)
            judged.append(values[:seats].copy())
            supposed.append(habitual[:seats].copy())
        ended = np.array(match.totals, float)
        became += [ended - ended.mean()] * (len(judged) - count)
    missed, by_habit = (np.mean((np.array(said) - np.array(became)) ** 2) for said in (judged, supposed))
    assert missed < 0.9 * by_habit


@pytest.mark.parametrize("seats", [2, 7])
def test_in_the_middle_of_a_trick_or_where_nothing_was_learned_nobody_can_tell(seats: int) -> None:
    match, values = Match.new(GAME, seats, FastStream(1)), np.zeros(seats)
    assert judgement.judge(match.states[0], values) == (seats in LEARNED)
    match.apply(match.actors()[0], match.legal(match.actors()[0])[0])
    values[:] = 0
    assert not judgement.judge(match.states[0], values)
    assert not values.any()


def test_each_card_names_the_command_and_what_was_measured() -> None:
    assert LEARNED
    for seats, known in LEARNED.items():
        assert known.training.startswith(f"python -m biberbau.training.judging daumen-drauf --players {seats} ")
        assert "commit" in known.training
        assert "(biberbau arena daumen-drauf --bots search," in known.strength
        assert len(known.weights) < 1_000_000


def test_search_goes_by_what_was_learned() -> None:
    match = next(leads(2, seed=7))
    view = match.view(match.actors()[0])
    thoughts = [SearchBot(GAME, judges=judges).consider(view, 1, Budget(playouts=200)) for judges in (True, False)]
    assert thoughts[0].worth.tolist() != thoughts[1].worth.tolist()
