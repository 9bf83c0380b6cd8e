"""Bots where anybody may act at any moment: who is quick gains by it, and what happens out of turn is theirs to do."""

from __future__ import annotations

import numpy as np

from biberbau.arena.playing import play_bots, play_in_event_time
from biberbau.bots import WAIT, Budget, bot_named, play_at_once
from biberbau.bots.tempers import QUICK
from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games.beanie import GAME
from tests.beanie_tables import beanie

ONE_ROUND = {"rounds": "1"}


def test_quick_players_do_better_than_calm_ones() -> None:
    seeds = np.arange(20_000, dtype=np.int64)
    totals, lengths = play_at_once(GAME, ["quick", "calm", "calm"], ONE_ROUND, seeds)
    better = totals[:, 1:].mean(axis=1) - totals[:, 0]
    assert better.mean() > 3 * better.std() / len(seeds) ** 0.5
    assert lengths.min() > 0


def test_the_same_seed_gives_the_same_match_through_views_and_compiled() -> None:
    for lineup in (["careful", "quick"], ["uniform", "calm", "careful"]):
        first, second = (play_bots(GAME, lineup, ONE_ROUND, 7, None) for _ in range(2))
        assert (first.totals, first.actions) == (second.totals, second.actions)
        again = [play_at_once(GAME, lineup, ONE_ROUND, np.arange(7, 9)) for _ in range(2)]
        assert np.array_equal(again[0][0], again[1][0])


def out_of_turn(lineup: list[str], seed: int) -> int:
    """How many actions seats took in one round that they did not have to take."""
    played = Match.new(GAME, len(lineup), FastStream(seed), ONE_ROUND)
    bots = [bot_named(name, GAME) for name in lineup]
    play_in_event_time(played, bots, [QUICK] * len(lineup), FastStream(seed), Budget(playouts=10))
    assert played.round_over
    again, taken = Match.new(GAME, len(lineup), FastStream(seed), ONE_ROUND), 0
    for seat, action in played.actions:
        taken += seat not in again.obliged()
        again.apply(seat, action)
    return taken


def test_every_kind_of_player_acts_out_of_turn() -> None:
    for name in ("uniform", "careful", "search"):
        assert sum(out_of_turn([name] * 3, seed) for seed in range(6)) > 0


def test_a_seat_that_need_not_act_and_cannot_waits() -> None:
    match = beanie("2C 9S QD 5D", None)
    for name in ("uniform", "calm", "careful", "quick", "search"):
        bot = bot_named(name, GAME)
        assert {bot.choose(match.view(0), seed) for seed in range(5)} == {WAIT}
        assert all(bot.choose(match.view(1), seed) != WAIT for seed in range(5))


def test_chance_waits_as_often_as_it_takes_any_other_action() -> None:
    match = beanie("8C 8D 8H", None)
    chosen = [bot_named("uniform", GAME).choose(match.view(0), seed) for seed in range(400)]
    assert set(chosen) == {WAIT, *match.legal(0)}
    assert 150 < chosen.count(WAIT) < 250
