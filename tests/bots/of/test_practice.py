"""What was practised: that it needs no more than a seat sees, is better than habit, and serves search alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from biberbau.bots import Budget
from biberbau.bots.search.bot import SearchBot
from biberbau.core.chance import FastStream, seed_generator
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.games.variant import read_variant
from biberbau.training.judging.writing import learned_by
from biberbau.training.practising.learning import PRACTICE

HABITS = "biberbau.bots.contract.habits"
GAME = game_named("biber-gang")
KNOWN = sorted(learned_by(GAME))
ONE_ROUND = {"rounds": "1"}

for_all_known = pytest.mark.parametrize("seats", KNOWN)


class Player:
    """Chooses as was practised, or by habit."""

    def __init__(self, game: Game, practised: bool, seed: int) -> None:
        self.chosen: Any = game.keeper(PRACTICE).practised_action if practised else game.keeper(HABITS).habitual_action
        self.actions, self.rng = np.zeros(game.action_count, np.int32), np.zeros(1, np.uint64)
        seed_generator(self.rng, seed)

    def choose(self, state: Any, seat: int) -> int:
        return int(self.chosen(state, seat, self.actions, self.rng))


@for_all_known
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"discard_take_must_swap": "on", "beaver_never_discarded": "on"},
        {"deck_out": "end_round", "stall_limit": "0"},
    ],
    ids=str,
)
def test_what_is_chosen_is_legal_and_the_same_from_the_view_as_from_the_whole_state(
    seats: int, options: dict[str, str]
) -> None:
    for seed in range(4):
        match = Match.new(GAME, seats, FastStream(seed), ONE_ROUND | options)
        knowing, seeing = Player(GAME, True, seed), Player(GAME, True, seed)
        while not match.over:
            seat = match.actors()[0]
            action = seeing.choose(match.view(seat).data[0], seat)
            assert action == knowing.choose(match.states[0], seat)
            assert action in match.legal(seat)
            match.apply(seat, action)


@for_all_known
def test_who_has_practised_is_better_than_habit(seats: int) -> None:
    better = list[float]()
    for deal in range(150):
        for place in range(seats):
            match = Match.new(GAME, seats, FastStream(deal), ONE_ROUND)
            players = [Player(GAME, seat == place, deal) for seat in range(seats)]
            while not match.over:
                seat = match.actors()[0]
                match.apply(seat, players[seat].choose(match.states[0], seat))
            totals = np.array(match.totals, float)
            better.append((totals.sum() - totals[place]) / (seats - 1) - totals[place])
    assert np.mean(better) > 1.0


@for_all_known
def test_search_goes_by_it_and_who_judges_by_habit_does_not(seats: int) -> None:
    view = Match.new(GAME, seats, FastStream(3)).view(0)
    match = Match.new(GAME, seats, FastStream(3), ONE_ROUND)
    while len(match.actors()) > 1:
        match.apply(match.actors()[0], match.legal(match.actors()[0])[0])
    match.apply(match.actors()[0], match.legal(match.actors()[0])[0])
    view = match.view(match.actors()[0])
    usual, judging = SearchBot(GAME), SearchBot(GAME, judges=False)
    assert usual.judges(view)
    assert not judging.judges(view)
    thoughts = [bot.consider(view, 1, Budget(playouts=300)).worth.tolist() for bot in (usual, judging)]
    assert thoughts[0] != thoughts[1]


def test_where_nothing_was_practised_search_goes_by_habit() -> None:
    for seats in GAME.seats:
        state = Match.new(GAME, seats, FastStream(1)).states[0]
        assert GAME.keeper(PRACTICE).practises(state) == (seats in KNOWN)
    variant = read_variant('game = "biber-gang"\n[constants]\nbonus = [40, 40, 40]').game
    assert not variant.keeper(PRACTICE).practises(Match.new(variant, 2, FastStream(1)).states[0])
    other = game_named("daumen-drauf")
    assert not other.keeper(PRACTICE).practises(Match.new(other, 2, FastStream(1)).states[0])


def test_each_card_names_the_command_and_what_was_measured() -> None:
    for seats, known in learned_by(GAME).items():
        assert known.training.startswith(f"python -m biberbau.training.practising biber-gang --players {seats} ")
        assert "commit" in known.training
        assert "(biberbau arena biber-gang --bots search," in known.strength
    assert sum(len(known.weights) for known in learned_by(GAME).values()) < 1_000_000
