"""What counts in a match: points while it is open, the win when it ends."""

from __future__ import annotations

import math

import numpy as np
import pytest

from biberbau.bots.search.bot import SearchBot
from biberbau.bots.search.stakes import shares_of_match
from biberbau.bots.search.tuned import TUNING
from biberbau.bots.search.tuning import STAKE
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.games import game_named
from tests.beanie_tables import beanie
from tests.contract.matches import any_action, every_game, new_match, short_options


def finished(game: Game, seats: int, seed: int) -> Match:
    """Play one round at random."""
    match, dice = new_match(game, seats, short_options(game, {}), seed), FastStream(seed)
    while not match.round_over:
        match.apply(*any_action(match, dice))
    return match


def worth(match: Match, stake: float) -> list[float]:
    values = np.zeros(match.game.seats[-1])
    shares_of_match(match.states[0], stake, values)
    return [float(value) for value in values[: match.seats]]


def sign(game: Game) -> int:
    return 1 if game.better == "low" else -1


@every_game
def test_a_long_match_is_played_for_points(game: Game) -> None:
    for seed in range(4):
        match = finished(game, game.seats[seed % len(game.seats)], seed)
        values = np.zeros(game.seats[-1])
        game.engine.payoffs_at(match.states, 0, values)
        assert worth(match, sign(game) * 1e6) == pytest.approx(values[: match.seats].tolist(), abs=0.05)


@every_game
def test_the_best_total_is_worth_most_and_all_together_nothing(game: Game) -> None:
    for seed in range(4):
        match = finished(game, game.seats[-1], seed)
        values = worth(match, sign(game) * 20.0)
        assert sum(values) == pytest.approx(0.0, abs=1e-9)
        ranking = sorted(range(match.seats), key=lambda seat: sign(game) * match.totals[seat])
        assert [values[seat] for seat in ranking] == sorted(values, reverse=True)


def test_a_lead_of_the_stake_makes_a_win_e_times_as_likely() -> None:
    match = beanie("KC", "KD", totals=(30, 50))
    shares = [value / (2 * 20.0) + 0.5 for value in worth(match, 20.0)]
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] / shares[1] == pytest.approx(math.e)


def test_what_is_at_stake_follows_from_the_rounds_that_are_left() -> None:
    tuning = TUNING.copy()
    tuning[STAKE] = 10.0
    game = game_named("beanie")
    bot = SearchBot(game, tuning=tuning)
    for rounds, expected in (("1", 10.0), ("4", 20.0)):
        view = beanie("KC", "KD", options={"rounds": rounds}).view(0)
        assert bot.staked(tuning, view)[STAKE] == expected
    most_win = game_named("daumen-drauf")
    view = Match.new(most_win, 2, FastStream(1), {"games": "1"}).view(0)
    assert SearchBot(most_win, tuning=tuning).staked(tuning, view)[STAKE] == -10.0
    assert tuning[STAKE] == 10.0, "the bot's own numbers stay as they are"


def test_who_leads_by_far_before_the_last_round_plays_it_safe_and_who_is_far_behind_does_not() -> None:
    """The same round, the same cards: with points alone both would choose the same."""
    rows = {}
    for totals in ((0, 60), (0, 0), (60, 0)):
        match = beanie("KC", "5D", totals=totals)
        match.states[0]["totals"][:2] += np.array([0, 40], np.int16)  # This round was won by 40 points.
        rows[totals] = worth(match, 20.0)[0]
        match.states[0]["totals"][:2] -= np.array([0, 40], np.int16)
        rows[totals] -= worth(match, 20.0)[0]
    assert rows[0, 0] > 2 * rows[0, 60], "who was ahead anyway gains little by winning high"
    assert rows[60, 0] > 2 * rows[0, 60], "who was behind gains much"
