"""Random play in event time: the same for the same seed, by turns where there is only one who acts, and never stuck."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau.core.chance import FastStream, seed_generator
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.games.beanie import GAME

SEATS = np.array([2, 3, 4, 5, 6])


def play_matches(first_seed: int, count: int, **options: str) -> tuple[int, bytes]:
    """Play random matches; return the decisions and the last record."""
    states = GAME.new_states()
    decisions = GAME.playouts.play_matches(states, 0, GAME.encode_options(options), SEATS, first_seed, count)
    return decisions, states.tobytes()


def test_the_same_seed_gives_the_same_game() -> None:
    assert play_matches(7, 10) == play_matches(7, 10)
    assert len({play_matches(seed, 1)[1] for seed in range(20)}) == 20


@pytest.mark.parametrize(
    "options", [{"call": "button"}, {"out_by_discard": "off", "stall": "5"}, {"first_upcard": "on"}]
)
def test_every_match_ends_whatever_the_options(options: dict[str, str]) -> None:
    decisions, _ = play_matches(1, 200, **options)
    assert 200 * 13 * 5 < decisions < 200 * 13 * 1000


def test_reaction_times_are_log_normal() -> None:
    logarithms = np.log(GAME.random_play.REACTION / 1000)
    assert np.exp(logarithms.mean()) == pytest.approx(900, rel=0.001)
    assert logarithms.std() == pytest.approx(0.35, rel=0.01)
    assert np.median(GAME.random_play.REACTION) / 1000 == pytest.approx(900, rel=0.002)
    central = (logarithms > np.log(510)) & (logarithms < np.log(1600))
    assert central.mean() == pytest.approx(0.9, abs=0.01)


def test_seats_react_alike() -> None:
    states, options = GAME.new_states(), GAME.encode_options({"rounds": "1"})
    totals = np.zeros(4)
    rounds = 3000
    for seed in range(rounds):
        GAME.playouts.play_matches(states, 0, options, np.array([4]), seed, 1)
        totals += states[0]["totals"][:4]
    assert totals / rounds == pytest.approx(totals.mean() / rounds, rel=0.04)


def test_rounds_end_in_more_than_one_way() -> None:
    states, rng = GAME.new_states(), np.zeros(1, np.uint64)
    actions = np.zeros(GAME.action_count, np.int32)
    out = 0
    for seed in range(300):
        seed_generator(rng, seed)
        GAME.engine.begin_match_at(states, 0, 4, GAME.encode_options({"rounds": "1"}))
        GAME.playouts.play_round_at(states, 0, actions, rng)
        out += states[0]["ended_by"] == 1
    assert 10 < out < 290, "some rounds end by going out, some by a standstill or the stock"


def test_only_the_player_in_turn_is_obliged_and_by_turns_everybody_who_may_act() -> None:
    match = Match.new(GAME, 3, FastStream(1))
    assert match.actors() == (0, 1, 2)
    assert match.obliged() == (int(match.record["turn"]),)
    other = Match.new(game_named("biber-gang"), 3, FastStream(1))
    assert other.obliged() == other.actors()
    assert other.clock_action(0) in other.legal(0)
