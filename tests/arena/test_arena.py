"""The arena: paired deals, the same outcome on any number of threads, and statistics with known answers."""

from __future__ import annotations

import math

import numpy as np
import pytest

from biberbau.arena import Estimate, run_arena
from biberbau.arena.pairing import compare, course_of, deal_wins, winning_shares
from biberbau.arena.playing import EVENING, play_bots
from biberbau.arena.setting import rotations, seatings
from biberbau.arena.simulation import Simulated
from biberbau.bots import Budget, bot_named, play_at_once
from biberbau.core.game import Game
from biberbau.core.student import student_point
from biberbau.core.view import View
from biberbau.games import game_named
from tests.contract.matches import every_game, short_options

GANG = game_named("biber-gang")
ONE_ROUND = {"rounds": "1"}


def test_every_bot_sits_in_every_seat_once() -> None:
    assert rotations(["a", "b", "b"]) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert rotations(["a", "b", "a", "b"]) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations(["a", "a"]) == [("a", "a")]


def test_an_evening_is_played_in_the_same_seats() -> None:
    assert seatings(["a", "b"], 1) == rotations(["a", "b"])
    assert seatings(["a", "b"], 2) == [("a", "b"), ("a", "b"), ("b", "a"), ("b", "a")]


def test_the_course_of_an_evening_is_counted_by_match() -> None:
    """Of four matches `a` loses the first, shares the second and wins the others, in either seat."""
    first, second, win = [9, 1], [5, 5], [1, 9]
    totals = np.array([[first, second, win, win, win, second, first, first]])
    totals[0, 4:] = totals[0, :4, ::-1]
    course = course_of(GANG.better, seatings(("a", "b"), 4), totals, "a", 4)
    assert [(stretch.first, stretch.last, stretch.share.mean) for stretch in course] == [
        (1, 1, 0.0),
        (2, 2, 0.5),
        (3, 4, 1.0),
    ]
    assert course_of(GANG.better, rotations(("a", "b")), totals[:, :2], "a", 1) == ()
    two = course_of(GANG.better, seatings(("a", "b"), 2), totals[:, [0, 1, 4, 5]], "a", 2)
    assert [(stretch.first, stretch.last) for stretch in two] == [(1, 1), (2, 2)]


@pytest.mark.parametrize("second", ["uniform", "search"])
def test_the_matches_of_an_evening_are_dealt_each_for_itself(second: str) -> None:
    lineup, budget = ["careful", second], Budget(playouts=5)
    evening = run_arena(GANG, lineup, 2, seed=5, options=ONE_ROUND, budget=budget, evening=3)
    assert (evening.deals, evening.matches, evening.totals.shape) == (2, 12, (2, 6, 2))
    for match in range(3):
        alone = run_arena(GANG, lineup, 2, seed=5 + match * EVENING, options=ONE_ROUND, budget=budget)
        assert evening.totals[:, [match, match + 3]].tolist() == alone.totals.tolist()
    assert len({str(totals) for totals in evening.totals[0, :3].tolist()}) > 1


def test_players_know_how_the_matches_before_ended() -> None:
    known = []

    class Listener:
        name = "listener"

        def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
            known.append(view.earlier)
            return bot_named("careful", GANG).choose(view, seed)

    guests = {"listener": lambda game: Listener()}
    found = run_arena(GANG, ["listener", "uniform"], 1, options=ONE_ROUND, threads=1, guests=guests, evening=3)
    expected = [
        tuple(map(tuple, found.totals[0, begin:end].tolist())) for begin in (0, 3) for end in range(begin, begin + 3)
    ]
    assert list(dict.fromkeys(known)) == list(dict.fromkeys(expected))


def test_an_interval_is_the_mean_and_two_standard_errors() -> None:
    estimate = Estimate.of(np.array([1.0, 2.0, 3.0, 4.0]))
    half = 1.959964 * math.sqrt(5 / 3 / 4)
    assert (estimate.mean, estimate.low, estimate.high) == pytest.approx((2.5, 2.5 - half, 2.5 + half))


@pytest.mark.parametrize(
    ("within", "freedom", "point"),
    [(0.95, 1, 12.7062), (0.95, 4, 2.7764), (0.95, 9, 2.2622), (0.99, 30, 2.7500), (0.95, 120, 1.9799)],
)
def test_points_are_those_of_the_tables(within: float, freedom: int, point: float) -> None:
    assert student_point(within, freedom) == pytest.approx(point, abs=1e-4)


def test_the_interval_of_few_deals_is_wide_enough() -> None:
    """Of five deals two standard errors hold what is true in 88 of 100 cases."""
    deals = np.random.default_rng(1).normal(size=(3000, 5))
    held = [one.low < 0 < one.high for one in map(Estimate.of_deals, deals)]
    assert np.mean(held) == pytest.approx(0.95, abs=0.015)


def test_who_plays_few_deals_is_told_so() -> None:
    totals = np.array([[[1, 4], [3, 0]], [[2, 4], [7, 0]], [[1, 9], [3, 6]]])
    half = 4.3027 * np.std([3, 4.5, 2.5], ddof=1) / math.sqrt(3)
    [first, _] = compare(GANG.better, [("a", "b"), ("b", "a")], totals)
    assert first.edge is not None
    assert first.edge.high - first.edge.mean == pytest.approx(half, rel=1e-4)
    seat = Simulated(GANG, ("a",), {}, 0, np.array([[6], [9], [11]]), np.ones(3, np.int64)).seats[0]
    assert seat.mean.high - seat.mean.mean == pytest.approx(half * np.std([6, 9, 11]) / np.std([3, 4.5, 2.5]), rel=1e-4)


def test_the_interval_of_a_share_stays_where_shares_are() -> None:
    """Wilson's where every deal is won or lost, narrower the more deals are shared, and never beyond what can be."""
    won = np.array([1.0] * 8 + [0.0] * 2)
    share, wins = Estimate.of_shares(won), Estimate.of_wins(won)
    assert share.mean == wins.mean == 0.8
    assert (share.low, share.high) == pytest.approx((wins.low, wins.high), abs=0.02)
    nearly = Estimate.of_shares(np.array([1.0] * 99 + [0.5]))
    assert 0.95 < nearly.low < 0.995 < nearly.high <= 1
    every = Estimate.of_shares(np.ones(10))
    assert (every.mean, every.high) == (1.0, 1.0)
    assert every.low == pytest.approx(0.722, abs=1e-3)
    half = Estimate.of_shares(np.full(10, 0.5), most=0.5)
    assert (half.low, half.mean, half.high) == (every.low / 2, 0.5, 0.5)
    assert Estimate.of_shares(np.full(10, 0.5)) == Estimate(0.5, 0.5, 0.5)
    assert Estimate.of_shares(np.array([0.5])) == Estimate(0.5, 0.0, 1.0)


@pytest.mark.parametrize("off", [-1, 0, 1])
def test_shares_that_differ_in_their_last_bits_alone_are_alike(off: int) -> None:
    fifth = np.full(3, 0.2)
    fifth[0] = np.nextafter(0.2, off) if off else 0.2
    every, some = Estimate.of_shares(fifth, most=0.2), Estimate.of_shares(2 * fifth)
    assert (every.mean, every.high) == pytest.approx((0.2, 0.2))
    assert every.low == pytest.approx(Estimate.of_shares(np.ones(3)).low * 0.2)
    assert (some.low, some.high) == pytest.approx((0.4, 0.4), abs=1e-6)


def test_who_holds_every_seat_has_a_fair_share_for_certain() -> None:
    found = run_arena(GANG, ["careful"] * 3, 2, options=ONE_ROUND)
    assert found.bots[0].share == Estimate(1 / 3, 1 / 3, 1 / 3)


def test_one_who_never_wins_among_many_is_compared_after_few_deals() -> None:
    found = run_arena(game_named("daumen-drauf"), ["careful"] * 5 + ["uniform"], 3)
    assert found.bots[0].share.mean == pytest.approx(0.2)
    assert found.bots[0].share.low < 0.15


def test_one_deal_says_nothing() -> None:
    assert Estimate.of(np.array([7.0])) == Estimate.of_deals(np.array([7.0])) == Estimate(7.0, -math.inf, math.inf)


def test_those_who_tie_share_the_win() -> None:
    totals = np.array([[3, 5, 3], [9, 1, 2]])
    assert winning_shares(GANG.better, totals).tolist() == [[0.5, 0.0, 0.5], [0.0, 1.0, 0.0]]


def test_luck_of_the_seat_cancels_within_a_deal() -> None:
    """The seat decides everything here: over both rotations nobody is better, and the deals agree to the point."""
    totals = np.array([[[10, 20], [10, 20]], [[0, 7], [0, 7]]])
    first, second = compare(GANG.better, [("a", "b"), ("b", "a")], totals)
    assert first.edge is not None
    assert (first.edge.mean, first.edge.low, first.edge.high) == (0.0, 0.0, 0.0)
    assert first.share.mean == second.share.mean == first.fair_share == 0.5
    assert not first.better
    assert not first.worse


def test_a_better_bot_is_found_and_its_edge_is_in_points() -> None:
    """Two deals of it would prove nothing; six times the same two do."""
    totals = np.array([[[10, 14], [17, 10]], [[20, 23], [27, 20]]])
    few, _ = compare(GANG.better, [("a", "b"), ("b", "a")], totals)
    assert not few.better
    first, second = compare(GANG.better, [("a", "b"), ("b", "a")], np.tile(totals, (6, 1, 1)))
    assert first.edge is not None
    assert first.edge.mean == pytest.approx((4 + 3 + 7 + 7) / 4)
    assert first.score.mean == pytest.approx((10 + 20 + 10 + 20) / 4)
    assert first.better
    assert second.worse


def test_a_deal_is_won_by_all_its_matches_together() -> None:
    """Fewest points win: `a` wins the first deal, one match of it by much, loses the second, and two are undecided."""
    totals = np.array([[[1, 9], [3, 4]], [[5, 4], [5, 5]], [[2, 7], [2, 7]], [[6, 6], [1, 1]]])
    first, second = compare(GANG.better, [("a", "b"), ("b", "a")], totals)
    assert first.deals_won is not None
    assert second.deals_won is not None
    assert first.deals_won.mean == second.deals_won.mean == 0.5
    assert (first.deals_won.low, first.deals_won.high) == pytest.approx((0.150, 0.850), abs=5e-4)
    assert deal_wins(np.array([0.5, -2.0, 0.0])).tolist() == [1.0, 0.0, 0.5]
    three = compare(GANG.better, [("a", "b"), ("b", "a")], totals[[0, 0, 1]])
    assert [bot.deals_won and bot.deals_won.mean for bot in three] == pytest.approx([2 / 3, 1 / 3])


def test_who_won_every_deal_may_still_lose_one() -> None:
    """Wilson's interval, as tables of it have it: 10 of 10 are at least 0.722; 85 of 100 are 0.767 to 0.907."""
    every = Estimate.of_wins(np.ones(10))
    assert (every.mean, every.low, every.high) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)
    most = Estimate.of_wins(np.array([1.0] * 85 + [0.0] * 15))
    assert (most.low, most.high) == pytest.approx((0.7672, 0.9069), abs=1e-4)


def test_alone_nobody_wins_a_deal() -> None:
    [alone] = compare(GANG.better, [("a", "a")], np.array([[[1, 2]]]))
    assert alone.deals_won is None


@pytest.mark.parametrize("seats", [2, 4])
def test_careful_beats_uniform_beyond_doubt(seats: int) -> None:
    lineup = ["careful"] + ["uniform"] * (seats - 1)
    result = run_arena(GANG, lineup, deals=1000, options=ONE_ROUND, threads=2)
    careful, uniform = result.bots
    assert (careful.bot, careful.seats, uniform.seats) == ("careful", 1, seats - 1)
    assert careful.better
    assert uniform.worse
    assert careful.edge is not None
    assert careful.edge.low > 20
    assert result.matches == 1000 * seats


@pytest.mark.long
@pytest.mark.parametrize(("seats", "deals"), [(2, 150), (4, 50)])
def test_search_beats_careful_with_a_small_budget(seats: int, deals: int) -> None:
    lineup = ["search"] + ["careful"] * (seats - 1)
    result = run_arena(GANG, lineup, deals=deals, options=ONE_ROUND, budget=Budget(playouts=1000))
    edge = result.bots[0].edge
    assert edge is not None
    assert edge.low > 0


@pytest.mark.long
@every_game
def test_threads_and_chunks_change_nothing(game: Game) -> None:
    options = short_options(game, {})
    for lineup, deals, budget in ((["careful", "uniform"], 600, None), (["search", "careful"], 3, Budget(playouts=30))):
        outcomes = [
            run_arena(game, lineup, deals, seed=11, options=options, budget=budget, threads=threads).bots
            for threads in (1, 2, 3)
        ]
        assert outcomes[0] == outcomes[1] == outcomes[2]


@every_game
def test_the_same_seed_is_the_same_match_compiled_or_through_views(game: Game) -> None:
    options = short_options(game, {})
    seeds = np.arange(5, 8, dtype=np.int64)
    totals, lengths = play_at_once(game, ["careful", "uniform"], options, seeds)
    again, _ = play_at_once(game, ["careful", "uniform"], options, seeds[1:])
    assert totals[1:].tolist() == again.tolist()
    assert lengths.min() > 0
    matches = [play_bots(game, ["careful", "uniform"], options, seed, None) for seed in (5, 5, 6)]
    seen = [(match.totals, match.actions) for match in matches]
    assert seen[0] == seen[1] != seen[2]


def test_progress_counts_every_deal_and_results_are_plain_values() -> None:
    done: list[int] = []
    result = run_arena(GANG, ["careful", "uniform"], 300, options=ONE_ROUND, threads=2, progress=done.append)
    assert sum(done) == 300
    content = result.as_json()
    assert content["lineup"] == ("careful", "uniform")
    assert content["bots"][0]["better"] is True
    assert content["options"]["rounds"] == "1"
    assert result.repeatable


def test_a_budget_of_time_is_not_called_repeatable() -> None:
    result = run_arena(GANG, ["search", "careful"], 1, options=ONE_ROUND, budget=Budget(milliseconds=0.5))
    assert not result.repeatable
    assert result.budget == "0.5ms"


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="players"):
        run_arena(GANG, ["careful"], 1)
    with pytest.raises(ValueError, match="at least one deal"):
        run_arena(GANG, ["careful", "uniform"], 0)
    with pytest.raises(ValueError, match="at least one match"):
        run_arena(GANG, ["careful", "uniform"], 1, evening=0)
