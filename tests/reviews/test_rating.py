"""Ratings: who wins rises, uncertainty falls, and one match counts once."""

from __future__ import annotations

import pytest

from biberbau.reviews.rating import START, START_SIGMA, RatedMatch, Rating, rate


def by_name(ratings: tuple[Rating, ...]) -> dict[str, Rating]:
    return {rating.player: rating for rating in ratings}


def test_one_match_moves_both_as_openskill_says() -> None:
    """OpenSkill's own example: two players of the default rating, one wins."""
    found = by_name(rate([RatedMatch(("ann", "search"), (5, 33))], "low"))
    assert (found["ann"].mu, found["ann"].sigma) == pytest.approx((27.6352, 8.0655), abs=1e-3)
    assert (found["search"].mu, found["search"].sigma) == pytest.approx((22.3648, 8.0655), abs=1e-3)
    assert found["ann"].ordinal == pytest.approx(found["ann"].mu - 3 * found["ann"].sigma)


def test_more_points_win_where_more_is_better() -> None:
    match = RatedMatch(("ann", "ben"), (5, 33))
    assert rate([match], "low")[0].player == "ann"
    assert rate([match], "high")[0].player == "ben"


def test_a_tie_leaves_equals_equal_and_surer() -> None:
    found = by_name(rate([RatedMatch(("ann", "ben"), (7, 7))], "low"))
    assert found["ann"].mu == pytest.approx(START)
    assert found["ann"].sigma == found["ben"].sigma < START_SIGMA


def test_players_who_never_met_are_on_one_scale() -> None:
    """Ann beats ben, ben beats cem: ann is above cem, and everybody is surer than at the start."""
    matches = [RatedMatch(("ann", "ben"), (1, 2)), RatedMatch(("ben", "cem"), (1, 2))] * 20
    found = rate(matches, "low")
    assert [rating.player for rating in found] == ["ann", "ben", "cem"]
    assert [rating.matches for rating in found] == [20, 40, 20]
    assert max(rating.sigma for rating in found) < 0.7 * START_SIGMA


def test_a_bot_at_two_seats_counts_a_match_once() -> None:
    twice = by_name(rate([RatedMatch(("a", "b", "a", "b"), (1, 2, 1, 2))] * 10, "low"))
    assert twice["a"].matches == 10
    assert twice["a"].mu > START > twice["b"].mu


def test_a_player_alone_is_not_rated_by_himself() -> None:
    assert rate([RatedMatch(("a", "a"), (1, 2))], "low") == (Rating("a", START, START_SIGMA, 0),)


def test_drift_keeps_ratings_of_people_uncertain() -> None:
    matches = [RatedMatch(("ann", "ben"), (1, 2)), RatedMatch(("ann", "ben"), (2, 1))] * 200
    settled, drifting = rate(matches, "low"), rate(matches, "low", drift=0.5)
    assert drifting[0].sigma > 2 * settled[0].sigma
