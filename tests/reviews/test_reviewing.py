"""Reviews of whole matches: what is reviewed, that it comes out the same, and that it says what is so."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import biberbau
from biberbau.bots import WAIT, Budget, Pricer, RestOfMatch, bot_named
from biberbau.core.chance import FastStream, seed_generator
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.position import parse_position
from biberbau.core.record import Record, parse_record, replay, replay_steps
from biberbau.games import game_named
from biberbau.reviews.choices import STOOD, choice_at, choices_of
from biberbau.reviews.judging import judge, seed_of
from biberbau.reviews.result import WAIT_WORD, Review
from biberbau.reviews.reviewing import WORTH_A_WORD, Reviewing
from tests.contract.matches import every_game
from tests.reviews.matches import FEW, short_record

GANG = game_named("biber-gang")
BEANIE = game_named("beanie")
LAST_TURN = Path(__file__).resolve().parents[2] / "docs" / "examples" / "lastturn.toml"


def reviewed(record: Record, game: Game, seat: int | None = None, threads: int = 1) -> Review:
    """Return a review that thinks little."""
    return Reviewing(record, game, seat, FEW, threads).whole()


@pytest.mark.long
@every_game
def test_every_choice_is_reviewed_and_comes_out_the_same(game: Game) -> None:
    record = short_record(game, game.seats[0], 3)
    review = reviewed(record, game)
    assert json.dumps(reviewed(record, game, threads=3).as_json()) == json.dumps(review.as_json())
    choices = {
        (step, seat): len(match.legal(seat))
        for step, (match, seat, _) in enumerate(replay_steps(record, game))
        if len(match.legal(seat)) > 1
    }
    acted = {(one.step, one.seat): one for one in review.decisions if one.done != WAIT_WORD}
    assert choices.keys() <= acted.keys()
    for decision in review.decisions:
        match = replay(record, game, decision.step)
        if match.round_over:
            match.begin_round()
        assert decision.view == match.view(decision.seat).hash
        assert decision.round == match.record["round_number"]
        priced = [price.action for price in decision.prices]
        assert decision.done in priced
        assert len(priced) == len(set(priced)) <= min(decision.legal, 21)
        legal = {game.format_action(action) for action in match.legal(decision.seat)}
        assert set(priced) - legal <= {WAIT_WORD}
        assert decision.best.points_behind.mean == decision.best.chance_behind.mean == 0.0
        assert all(0.0 <= price.chance <= 1.0 for price in decision.prices)


@pytest.mark.long
@every_game
def test_a_seat_is_reviewed_as_it_is_among_all(game: Game) -> None:
    record = short_record(game, game.seats[0] + 1, 4)
    everybody = reviewed(record, game)
    for seat in range(record.seats):
        own = [decision for decision in everybody.decisions if decision.seat == seat]
        assert list(reviewed(record, game, seat).decisions) == own


def test_what_mattered_comes_by_what_was_lost() -> None:
    review = reviewed(short_record(GANG, 2, 5, rounds="3"), GANG)
    assert review.scale == "chance"
    lost = [decision.lost.mean for decision in review.mattered]
    assert len(lost) > 5
    assert lost == sorted(lost, reverse=True)
    assert all(decision.lost.low > 0 and not decision.fine for decision in review.mattered)
    assert reviewed(short_record(GANG, 2, 5, rounds="1"), GANG).scale == "points"


def test_a_review_says_where_a_stronger_player_would_have_done_the_same() -> None:
    """It is asked about what lost something only, from the same view, and changes nothing else."""
    game, found = game_named("daumen-drauf"), 0
    record = short_record(game, game.seats[0], 5)
    for decision in reviewed(record, game).decisions:
        match = replay(record, game, decision.step)
        if match.round_over:
            match.begin_round()
        view = match.view(decision.seat)
        if decision.fine:
            assert not decision.seconded
            continue
        action = bot_named("search", game).choose(view, seed_of(view), Budget(playouts=FEW))
        assert decision.seconded == (game.format_action(action) == decision.done)
        found += decision.seconded
    assert found


def test_prices_are_what_play_by_habit_comes_to() -> None:
    states, _ = parse_position(LAST_TURN.read_text(encoding="utf-8"), GANG)
    match = Match(GANG, states, FastStream(1))
    match.apply(0, GANG.parse_action("deck"))
    pricer = Pricer(GANG, RestOfMatch(GANG, 2, match.record["options"]))
    decision = judge(pricer, choice_at(match, 0, match.legal(0)[0]), 4000, "points")
    for price in decision.prices:
        expected = played_out(match, price.action)
        assert price.points == pytest.approx(expected, abs=0.5), price.action


def played_out(match: Match, action: str, worlds: int = 300) -> float:
    """Return what an action of seat 0 is worth if everybody goes on by habit, over worlds dealt one by one."""
    habits, rng, total = bot_named("careful", GANG), np.zeros(1, np.uint64), 0.0
    values = np.zeros(GANG.seats[-1])
    for number in range(worlds):
        world = match.view(0).data.copy()
        seed_generator(rng, number)
        GANG.engine.redeal_at(world, 0, 0, rng)
        course = Match(GANG, world, FastStream(number))
        course.apply(0, GANG.parse_action(action))
        while not course.round_over:
            seat = course.obliged()[0]
            course.apply(seat, habits.choose(course.view(seat), number))
        GANG.engine.payoffs_at(course.states, 0, values)
        total += values[0] / worlds
    return total


def test_a_chance_that_stood_is_a_moment_that_was_let_pass() -> None:
    match = biberbau.Match("beanie", seats=3, seed=2, options={"rounds": 1})
    match.play_out("uniform")
    record = parse_record(match.record)
    for choice in choices_of(record, BEANIE, (0, 1)):
        if choice.done == WAIT:
            before = replay(record, BEANIE, choice.step)
            later = replay(record, BEANIE, choice.step + STOOD)
            assert set(before.legal(choice.seat)) & set(later.legal(choice.seat))
            assert choice.seat not in before.obliged()
            assert all(seat != choice.seat for seat, _ in record.actions[choice.step : choice.step + STOOD])
            break
    else:
        raise AssertionError("nobody let anything pass")
    for decision in reviewed(record, BEANIE).decisions:
        if decision.done == WAIT_WORD:
            assert decision.taken.points_behind.mean >= WORTH_A_WORD


def test_reviewing_gives_one_decision_after_the_other_and_can_be_given_up() -> None:
    under_way = Reviewing(short_record(GANG, 2, 6), GANG, 0, FEW, 2)
    decisions = iter(under_way)
    first = next(decisions)
    assert (first.seat, under_way.judged) == (0, 1)
    decisions.close()
    assert under_way.judged < len(under_way.choices)


def test_the_library_takes_a_match_or_its_record() -> None:
    match = biberbau.Match("daumen-drauf", seats=3, seed=1, options={"games": 1})
    match.play_out("uniform")
    counted: list[int] = []
    review = biberbau.review(match, seat=1, budget=FEW, progress=counted.append)
    assert review == biberbau.review(match.record, seat=1, budget=FEW)
    assert sum(counted) == len(review.decisions) > 0
    with pytest.raises(biberbau.MatchError, match="there is no seat 3"):
        biberbau.review(match, seat=3)
    with pytest.raises(biberbau.MatchError, match="at least one playout"):
        biberbau.review(match, budget=0)
    with pytest.raises(biberbau.MatchError, match="at least one playout for each decision, not '20ms'"):
        biberbau.review(match, budget="20ms")  # type: ignore[arg-type]  # It is what is refused.
    with pytest.raises(biberbau.MatchError, match="the number of threads is a whole number from 1 to 1024, not 0"):
        biberbau.review(match, threads=0)
    with pytest.raises(biberbau.NotationError, match="begins with"):
        biberbau.review("a tale")
