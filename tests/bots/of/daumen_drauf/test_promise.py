"""What a hand of Daumen Drauf! promises: drawn again from what becomes of hands."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

from biberbau.bots.of.daumen_drauf import habits
from biberbau.bots.of.daumen_drauf.promise import FEATURES, LEADING, LINE, STACK_LASTS, STACK_USED_UP, features_of
from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games.daumen_drauf import GAME, phases
from biberbau.games.daumen_drauf.constants import MIN_SEATS

Rows = npt.NDArray[np.float64]


def leads(match: Match) -> Iterator[None]:
    """Play a match of one game by habit, and stop before each trick."""
    actions, rng = np.zeros(GAME.action_count, np.int32), np.zeros(1, np.uint64)
    rng[0] = 99 + match.record["starter"]
    while not match.over:
        if match.record["phase"] == phases.LEAD:
            yield
        seat = match.actors()[0]
        match.apply(seat, habits.habitual_action(match.states[0], seat, actions, rng))


def taken(match: Match) -> Rows:
    """Points of every seat by what it has taken."""
    record, points = match.record, np.zeros(match.seats)
    for place in range(record["out_count"]):
        points[record["out_seat"][place]] += 1 - 2 * (record["out"][place] & 1)
    return points


def features(match: Match) -> Rows:
    """Every seat's features, by seat."""
    record, rows = match.record, np.zeros((match.seats, FEATURES))
    for seat in range(match.seats):
        for place in range(record["hand_count"][seat]):
            rows[seat] += features_of(int(record["hand"][seat, place]), match.seats)
    rows[record["turn"], LEADING] += 1
    return rows


def relative(rows: Rows) -> Rows:
    """Less the mean of the table."""
    difference: Rows = rows - rows.mean(axis=0)
    return difference


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_line_is_the_one_that_the_games_draw(seats: int) -> None:
    """From fewer games than it was drawn from: predictions are compared, for slopes may stand in for one another."""
    drawn: dict[int, tuple[list[Rows], list[Rows]]] = {STACK_USED_UP: ([], []), STACK_LASTS: ([], [])}
    for seed in range(900 // seats):
        match, seen = Match.new(GAME, seats, FastStream(seed), {"games": "1"}), []
        for _ in leads(match):
            stage = STACK_LASTS if match.record["stack_count"] > 0 else STACK_USED_UP
            seen.append((stage, relative(features(match)), relative(taken(match))))
        for stage, rows, points in seen:
            drawn[stage][0].append(rows)
            drawn[stage][1].append(relative(np.array(match.totals, float)) - points)
    for stage, (known, became) in drawn.items():
        hands, promised = np.concatenate(known), np.concatenate(became)
        again = np.linalg.lstsq(hands, promised, rcond=None)[0]
        ours, fresh = hands @ LINE[stage, seats - MIN_SEATS], hands @ again
        assert np.abs(ours - fresh).mean() < 0.35 * fresh.std() + 0.05
        # It says something: what is left open is less than without it.
        assert (promised - ours).std() < 0.99 * promised.std()


def test_the_outlook_is_what_was_taken_and_what_the_hands_promise() -> None:
    values, compared = np.zeros(7), 0
    for seats in range(2, 8):
        match = Match.new(GAME, seats, FastStream(seats), {"games": "1"})
        for _ in leads(match):
            assert habits.outlook(match.states[0], values)
            stage = STACK_LASTS if match.record["stack_count"] > 0 else STACK_USED_UP
            worth = taken(match) + features(match) @ LINE[stage, seats - MIN_SEATS]
            assert values[:seats] == pytest.approx(relative(worth))
            compared += 1
    assert compared > 60


def test_in_the_middle_of_a_trick_nobody_can_tell() -> None:
    match, values = Match.new(GAME, 3, FastStream(1)), np.zeros(7)
    match.apply(match.actors()[0], match.legal(match.actors()[0])[0])
    assert not habits.outlook(match.states[0], values)
    assert not values.any()
