"""Luck and skill: they add up, luck is shared out fairly, and nobody is credited with what they did not do."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import biberbau
from biberbau.arena import run_arena
from biberbau.arena.playing import play_bots, play_deals
from biberbau.arena.setting import Setting
from biberbau.bots import Budget, Valuer, bot_named, luck_share
from biberbau.core.chance import FastStream, seed_generator
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.record import parse_record
from biberbau.games import game_named
from biberbau.reviews.luck import luck_by_seat, luck_of, usual_spread
from tests.contract.matches import every_game, new_match, play_on, short_options
from tests.reviews.matches import short_record

GANG = game_named("biber-gang")


@pytest.mark.long
@every_game
def test_start_luck_and_play_add_up_to_the_result(game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        record = short_record(game, seats, 5)
        luck = luck_of(record, game, playouts=2, worlds=3)
        assert luck == luck_of(record, game, playouts=2, worlds=3)
        assert luck.rounds
        for one in luck.rounds:
            for seat, shares in enumerate(one.seats):
                assert shares.start + shares.luck + shares.own + shares.others == pytest.approx(shares.result, abs=1e-9)
                own = sum(step.play[seat] for step in one.steps if step.seat == seat)
                assert own == pytest.approx(shares.own, abs=1e-9)
                assert sum(step.luck[seat] for step in one.steps) == pytest.approx(shares.luck, abs=1e-9)
            assert sum(shares.luck for shares in one.seats) == pytest.approx(0.0, abs=1e-9)
        if len(luck.rounds) == 1:
            results = [shares.result for shares in luck.by_seat]
            sign = -1 if game.better == "low" else 1
            scores = sign * np.array(record.result)
            assert results == pytest.approx((scores - scores.mean()).tolist())


def test_the_usual_spread_is_how_far_results_of_careful_players_lie_apart() -> None:
    """It belongs to the game with its seats and options, whatever was done in a match."""
    records = [short_record(GANG, 3, seed) for seed in (1, 2)]
    spread = usual_spread(records[0], GANG)
    assert luck_of(records[1], GANG, playouts=1, worlds=1).spread == spread
    assert usual_spread(short_record(GANG, 2, 1), GANG) != spread
    results = []
    for seed in range(200):
        match = biberbau.Match("biber-gang", seats=3, seed=seed, options={"rounds": 1})
        match.play_out("careful")
        results.append(np.array(match.totals) - np.mean(match.totals))
    assert np.sqrt(np.mean(np.square(results))) == pytest.approx(spread, rel=0.1)


@every_game
def test_nobody_sees_that_what_nobody_has_seen_was_shuffled(game: Game) -> None:
    compiled, rng = game.driver("biberbau.bots.pricing.playing"), np.ones(1, np.uint64)
    for seats in (game.seats[0], game.seats[-1]):
        match = new_match(game, seats, short_options(game, {}), seed=seats)
        changed = 0
        for step, _ in enumerate(play_on(match, FastStream(seats))):
            seed_generator(rng, step)
            world = match.states.copy()
            compiled.shuffle_unseen_at(world, rng)
            changed += world.tobytes() != match.states.tobytes()
            for seat in (None, *range(seats)):
                assert Match(game, world.copy(), FastStream(0)).view(seat).bytes == match.view(seat).bytes
        assert changed


def test_who_keeps_to_habits_where_they_leave_no_choice_plays_for_nothing() -> None:
    habits = bot_named("careful", GANG)
    match = new_match(GANG, 2, {"rounds": "1"}, seed=1)
    valuer, certain = Valuer(GANG, 1, 20), 0
    while not match.over:
        seat = match.obliged()[0]
        view = match.view(seat)
        chosen = {habits.choose(view, seed) for seed in range(20)}
        if len(chosen) == 1:
            certain += 1
            assert not valuer.gain(view, chosen.pop(), 3).any()
        match.apply(seat, habits.choose(view, 0))
    assert certain > 10


@pytest.mark.long
def test_without_luck_the_better_player_is_seen_sooner() -> None:
    result = run_arena(GANG, ["careful", "uniform"], 24, options={"rounds": "1"}, luck=True)
    assert result.adjusted is not None
    careful = result.adjusted[0]
    assert careful.bot == "careful"
    assert careful.edge == result.bots[0].edge
    assert careful.adjusted_edge.low > 10
    near = run_arena(GANG, ["careful", "search"], 40, options={"rounds": "1"}, budget=Budget(playouts=100), luck=True)
    assert near.adjusted is not None
    assert near.adjusted[0].adjusted_match_sd < 0.8 * near.adjusted[0].match_sd
    assert near.adjusted[0].adjusted_edge.low < near.adjusted[0].edge.high
    with pytest.raises(ValueError, match="keeps no file"):
        run_arena(GANG, ["careful", "uniform"], 2, luck=True, out=Path(__file__))


def test_a_game_says_how_much_of_the_luck_is_taken_away() -> None:
    game, lineup = game_named("daumen-drauf"), ("careful", "careful")
    setting = Setting(game.name, lineup, {"games": "1"}, 3, None, {}, 1, True)
    played = play_deals(game, setting, 0, 1)
    whole = luck_by_seat(play_bots(game, lineup, {"games": "1"}, 3, None))
    assert whole.any()
    assert 0 < luck_share(game) < 1
    assert played.luck is not None
    assert played.luck[0, 0] == pytest.approx(luck_share(game) * whole)


def test_a_match_that_went_on_from_its_own_end_had_no_luck() -> None:
    match = biberbau.Match("daumen-drauf", seats=2, seed=1, options={"games": 1})
    match.play_out()
    ended = biberbau.Match.from_position(match.position)
    assert ended.over
    luck = biberbau.luck(ended, playouts=1, worlds=1)
    assert (luck.rounds, luck.by_seat) == ((), ())


def test_the_library_measures_luck() -> None:
    match = biberbau.Match("daumen-drauf", seats=3, seed=1, options={"games": 2})
    match.play_out("careful")
    luck = biberbau.luck(match, playouts=5, worlds=5)
    assert luck == biberbau.luck(match.record, playouts=5, worlds=5)
    assert [one.round for one in luck.rounds] == [1, 2]
    assert luck.as_json()["by_seat"][0]["luck"] == pytest.approx(sum(one.seats[0].luck for one in luck.rounds))
    begun = parse_record(biberbau.Match("daumen-drauf", seats=3, seed=1).record)
    assert luck_of(begun, game_named("daumen-drauf")).by_seat == ()
    with pytest.raises(biberbau.MatchError, match="at least one playout"):
        biberbau.luck(match, playouts=0)
    with pytest.raises(biberbau.MatchError, match=r"in one world, not 1\.5"):
        biberbau.luck(match, worlds=1.5)  # type: ignore[arg-type]  # It is what is refused.
