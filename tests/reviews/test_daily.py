"""The position of a day is the same wherever it is looked for, and worth asking about."""

from __future__ import annotations

import datetime
from concurrent.futures import ThreadPoolExecutor

import pytest

from biberbau.bots import bot_named, stand_in
from biberbau.core.record import replay_steps
from biberbau.games import game_named
from biberbau.reviews.daily import CLEAR, FELT, FEWEST_ACTIONS, DailyPosition, daily_position, seed_of

THUMB = game_named("daumen-drauf")
DAY = datetime.date(2026, 11, 23)
"""Its position comes from one of the first matches, of which no less is asked than usual."""


def found(day: datetime.date) -> DailyPosition:
    """Look until the position is found."""
    return next(position for position in daily_position(THUMB, day) if position is not None)


@pytest.mark.long
def test_a_day_has_one_position_whoever_looks_for_it() -> None:
    with ThreadPoolExecutor(2) as pool:
        one, another = pool.map(found, (DAY, DAY))
    assert one == another
    games = [THUMB, game_named("beanie")]
    days = [DAY, DAY + datetime.timedelta(1)]
    assert len({seed_of(game, day, number) for game in games for day in days for number in (0, 1)}) == 8


@pytest.mark.long
def test_what_is_asked_has_one_answer_that_habit_and_a_bot_have_missed() -> None:
    position = found(DAY)
    decision = position.decision
    best, *others = decision.prices
    assert all(price.points_behind.low >= CLEAR for price in others)
    assert decision.lost.low >= FELT
    assert decision.reasons
    assert len(position.legal) >= FEWEST_ACTIONS
    for match, seat, action in replay_steps(position.record, THUMB):
        if len(match.actions) == decision.step:
            assert (seat, THUMB.format_action(action)) == (decision.seat, decision.done)
            assert match.view(seat).legal() == list(position.legal)
            by_habit = bot_named(stand_in(THUMB), THUMB).choose(match.view(seat), 0)
            assert THUMB.format_action(by_habit) != best.action
            return
    raise AssertionError("the match does not come to the position")
