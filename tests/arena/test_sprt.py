"""The sequential test, held against answers that were found elsewhere or on paper."""

from __future__ import annotations

import math

import numpy as np
import pytest

from biberbau.arena.sprt import FEWEST, Edges, EdgeTest, Hypotheses, Test, log_likelihood_ratio, tilt


def share_of(elo: float) -> float:
    """Return the expected score of a player so much stronger on the logistic Elo scale."""
    return 1 / (1 + 10 ** (-elo / 400))


KNOWN = [
    # Outcomes of pairs of games, and what fastchess (its tests of the logistic model) says of them.
    ({0.0: 223, 0.25: 9863, 0.5: 21279, 0.75: 10037, 1.0: 246}, (0.5, 2.5), -3.07),
    ({0.0: 871, 0.25: 26175, 0.5: 55983, 0.75: 26678, 1.0: 821}, (0.0, 2.0), -4.98),
    ({0.0: 21184, 0.5: 40708, 1.0: 21404}, (0.5, 2.5), -1.57),
    ({0.0: 57030, 0.5: 106593, 1.0: 57433}, (0.0, 2.0), -2.59),
]


@pytest.mark.parametrize(("counts", "elo", "answer"), KNOWN)
def test_known_answers_of_paired_games(counts: dict[float, float], elo: tuple[float, float], answer: float) -> None:
    ratio = log_likelihood_ratio(counts, share_of(elo[0]), share_of(elo[1]))
    assert ratio == pytest.approx(answer, abs=0.006)


def test_with_two_outcomes_it_is_walds_test() -> None:
    ratio = log_likelihood_ratio({0.0: 40, 1.0: 60}, 0.5, 0.55)
    assert ratio == pytest.approx(60 * math.log(0.55 / 0.5) + 40 * math.log(0.45 / 0.5), abs=1e-9)


def test_the_tilted_distribution_has_the_mean_asked_for() -> None:
    counts = {0.0: 3.0, 0.25: 10.0, 0.5: 8.0, 1.0: 2.0}
    for mean in (0.01, 0.3, 0.5, 0.99):
        x = tilt(counts, mean)
        weights = {value: count / (1 + x * (value - mean)) for value, count in counts.items()}
        assert min(weights.values()) > 0
        assert sum(weights.values()) == pytest.approx(sum(counts.values()))
        assert sum(value * weight for value, weight in weights.items()) / sum(weights.values()) == pytest.approx(mean)


def test_swapped_sides_change_only_the_sign() -> None:
    counts = {0.0: 10.0, 0.5: 30.0, 1.0: 14.0}
    mirrored = {1 - value: count for value, count in counts.items()}
    assert log_likelihood_ratio(counts, 0.5, 0.55) == pytest.approx(-log_likelihood_ratio(mirrored, 0.45, 0.5))


def test_the_bounds_are_walds() -> None:
    assert Hypotheses(0.5, 0.55).bound == pytest.approx(math.log(19))
    assert Hypotheses(0.5, 0.55, error=0.01).bound == pytest.approx(math.log(99))


@pytest.mark.parametrize(
    ("low", "high", "error"), [(0.5, 0.5, 0.05), (0.6, 0.5, 0.05), (0, 0.5, 0.05), (0.5, 0.6, 0.5)]
)
def test_hypotheses_that_cannot_be_told_apart_are_refused(low: float, high: float, error: float) -> None:
    with pytest.raises(ValueError, match="not"):
        Hypotheses(low, high, error)


def test_a_winner_of_everything_is_accepted_when_walds_test_says() -> None:
    """With wins only, each adds ln(0.55 / 0.5); the loss that has not come counts next to nothing."""
    test = Test(Hypotheses(0.5, 0.55), most=1.0)
    deals = 1
    while not test.add(1.0):
        deals += 1
    assert deals == math.ceil(math.log(19) / math.log(0.55 / 0.5))
    assert test.verdict.accepted == 0.55
    assert len(test.path) == deals


def test_a_bot_that_always_draws_even_is_not_better() -> None:
    test = Test(Hypotheses(0.5, 0.55), most=1.0)
    assert any(test.add(0.5) for _ in range(100))
    assert test.verdict.accepted == 0.5


def test_a_single_deal_decides_nothing() -> None:
    test = Test(Hypotheses(0.01, 0.9), most=1.0)
    assert not test.add(1.0)
    assert test.ratio > test.hypotheses.bound
    assert test.add(1.0)


def test_an_open_test_accepts_nothing() -> None:
    test = Test(Hypotheses(0.5, 0.55), most=1.0)
    assert not test.add(0.75)
    assert test.verdict.accepted is None
    assert test.verdict.ratio > 0


@pytest.mark.long
@pytest.mark.parametrize(("seats", "low", "high"), [(2, 0.5, 0.6), (4, 0.25, 0.35)])
@pytest.mark.parametrize("better", [False, True])
def test_errors_are_as_rare_as_promised(seats: int, low: float, high: float, better: bool) -> None:
    """200 tests on deals of which either hypothesis holds: 5 % may go wrong, 9.5 % would be three deviations more.

    A deal is a match from every seat, and how lucky its cards are is the same in all of them, as it is at a table.
    """
    dice = np.random.default_rng(7)
    truth = high if better else low
    mistakes = 0
    for _ in range(200):
        test = Test(Hypotheses(low, high), most=1.0)
        while not test.add(float((dice.random(seats) < truth + dice.choice((-0.15, 0.15))).mean())):
            pass
        mistakes += test.verdict.accepted == (low if better else high)
    assert mistakes <= 19


def test_the_usual_question_is_whether_a_tenth_more_is_won_than_an_equal_share() -> None:
    for seats in (2, 3, 4, 7):
        usual = Hypotheses.equal_or_better(seats)
        assert usual.low * seats == pytest.approx(1.0)
        assert usual.high * seats == pytest.approx(1.1)


def test_points_decide_by_the_likelihood_of_either_mean_after_some_deals() -> None:
    test = EdgeTest(Edges(0.0, 1.0))
    values = [0.0, 4.0] * (FEWEST // 2)
    assert not any(test.add(value) for value in values[:-1])
    assert set(test.path) == {0.0}
    # Their mean is 2: one point off the upper edge, and two off the lower.
    assert test.add(values[-1])
    assert test.ratio == pytest.approx(FEWEST * (2**2 - 1**2) / 2 / np.var(values, ddof=1))
    assert (test.verdict.accepted, test.verdict.of, test.verdict.unit) == (1.0, "points", " points")


@pytest.mark.parametrize("mean", [40.0, 700.0, -700.0])
def test_who_is_far_better_or_far_worse_is_found_so_as_soon_as_anything_is_decided(mean: float) -> None:
    dice, test = np.random.default_rng(3), EdgeTest(Edges(0.0, 2.0))
    while not test.add(float(dice.normal(mean, 13.0))):
        assert test.count < FEWEST
    assert test.verdict.accepted == (2.0 if mean > 0 else 0.0)


def test_players_who_never_differ_are_found_to_be_no_better() -> None:
    test = EdgeTest(Edges(0.0, 2.0))
    assert any(test.add(0.0) for _ in range(FEWEST))
    assert test.verdict.accepted == 0.0


def test_edges_that_cannot_be_told_apart_are_refused() -> None:
    for low, high, error in ((1.0, 1.0, 0.05), (2.0, 1.0, 0.05), (0.0, math.inf, 0.05), (0.0, 1.0, 0.5)):
        with pytest.raises(ValueError, match="not"):
            Edges(low, high, error)


@pytest.mark.parametrize("better", [False, True])
def test_points_go_wrong_as_rarely_as_promised_and_sooner_where_they_vary_less(better: bool) -> None:
    """200 tests, as above; half the deviation takes a third of the deals or less."""
    dice = np.random.default_rng(7)
    deals = []
    for deviation in (8.0, 4.0):
        mistakes = played = 0
        for _ in range(200):
            test = EdgeTest(Edges(0.0, 2.0))
            while not test.add(float(dice.normal(2.0 if better else 0.0, deviation))):
                pass
            mistakes += test.verdict.accepted == (0.0 if better else 2.0)
            played += test.count
        assert mistakes <= 19
        deals.append(played)
    assert deals[1] < deals[0] / 3 + FEWEST * 200 / 3
