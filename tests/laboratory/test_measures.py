"""Every measure, on courses of which one sees what it has to be."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau.games import game_named
from biberbau.laboratory.counting import kind_of
from biberbau.laboratory.course import Bluffs
from biberbau.laboratory.measures import MEASURES
from biberbau.laboratory.report import beyond, compared, row_of
from tests.laboratory.courses import course

OF = {measure.key: measure for measure in MEASURES}

TURNED = course(
    [[1, 3, 0], [5, 3, 0], [5, 6, 9], [9, 8, 8]], [[(0, 4), (1, 2), (2, 1), (0, 1)], [(1, 8), (0, 1)]], Bluffs(4, 1)
)
"""The second seat leads, the first, the last, and the first again; in its second round nobody else comes between."""
RUNAWAY = course([[2, 0], [4, 0], [6, 6]], [[(0, 1)] * 8])
"""Ends level."""
SINGLE = course([[7, 4]], [[(1, 3), (0, 3)]])


CASES: list[tuple[str, float, float | None, float | None]] = [
    ("first-seat", 100 * 2 / 3, 0, 50),
    ("first-points", 9 - 25 / 3, 0, 1.5),
    ("length", 6, 8, 2),
    ("rounds", 2, 1, 1),
    ("lead-changes", 3, 0, None),
    ("drama", (2 + 0 + 4) / 3, 0, None),
    ("security", 25, 100, None),
    ("comeback", 0, 0, None),
    ("spread", 1, 0, 3),
    ("margin", 1, 0, 3),
    ("convergence", 1 / 4, 1, None),
    ("choices", 17 / 6, 1, 3),
    ("forced", 50, 100, 0),
    ("downtime", 2, 0, None),
    ("first-decision", 2, 0, 1),
    ("bluffs", 25, None, None),
    ("endless", 0, 0, 0),
]
"""A measure, and what it is of each of these."""


@pytest.mark.parametrize(("key", "turned", "runaway", "single"), CASES)
def test_measure(key: str, turned: float, runaway: float | None, single: float | None) -> None:
    assert [OF[key].of(one) for one in (TURNED, RUNAWAY, SINGLE)] == [
        None if one is None else pytest.approx(one) for one in (turned, runaway, single)
    ]


def test_each_measure_is_tried_here() -> None:
    assert {key for key, *_ in CASES} == set(OF)


def test_whoever_was_last_and_wins_has_come_back() -> None:
    assert OF["comeback"].of(course([[0, 3], [1, 4], [2, 5], [9, 5]])) == 100


def test_a_first_seat_with_five_points_more_stands_out_and_a_shuffled_one_does_not() -> None:
    dice = np.random.default_rng(5)
    fair = [dice.normal(20, 6, (1, 2)) for _ in range(400)]
    gifted = [totals + np.array([5, 0]) for totals in fair]
    shuffled = [dice.permuted(totals, axis=1) for totals in gifted]
    for totals, stands_out in ((fair, False), (gifted, True), (shuffled, False)):
        rows = [row_of(OF[key], [course(one) for one in totals]) for key in ("first-seat", "first-points")]
        assert [row is not None and row.flagged for row in rows] == [stands_out] * 2


def test_variants_that_differ_by_nothing_are_equal_and_others_differ_in_what_does() -> None:
    dice = np.random.default_rng(5)
    some = [course(dice.normal(20, 6, (3, 2)).cumsum(axis=0), [[(0, 2), (1, 2)]] * 3) for _ in range(50)]
    assert not any(one.differs or one.estimate.mean for one in compared(some, some))
    longer = [course(one.standings, [[(0, 2), (1, 2)]] * 4) for one in some]
    assert {one.key for one in compared(some, longer) if one.differs} == {"length", "rounds"}


@pytest.mark.parametrize(
    ("game", "action", "kind"),
    [
        ("biber-gang", "swim-T1-B2", "swim"),
        ("daumen-drauf", "show-Y3+", "show"),
        ("beanie", "add-M1-5D", "add"),
        ("biber-mania", "draw-stock-5", "draw-stock"),
        ("biber-mania", "4+7+9+PB", "PB"),
        ("biber-mania", "4", "cards"),
    ],
)
def test_kind_of_an_action(game: str, action: str, kind: str) -> None:
    assert kind_of(game_named(game), game_named(game).parse_action(action)) == kind


def test_an_interval_on_both_sides_of_its_bound_does_not_stand_out() -> None:
    row = row_of(OF["first-points"], [course([[3, 0]]), course([[4, 0]]), course([[0, 3]])])
    assert row is not None
    assert row.estimate.mean > 0.5
    assert not beyond(row.estimate, 1.0)
