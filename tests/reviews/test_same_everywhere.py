"""Reviews and positions of the day come out the same on every machine: what they leave to chance is data, too.

Digests of small ones stand here.  Where one changes, so do the answers that people see, and the version that is named
beside it has to be raised with it, in `biberbau.reviews`.
"""

from __future__ import annotations

import datetime
import hashlib
import json
from typing import Any, Final

import pytest

from biberbau.games import game_named
from biberbau.reviews.daily import CHOOSING, daily_position
from biberbau.reviews.result import REVIEWER
from biberbau.reviews.reviewing import Reviewing
from tests.reviews.matches import FEW, short_record

DIGITS: Final = 9
"""Behind the point of every number, for the last bits of an exponential are the processor's own."""

REVIEWS: Final = {
    "biber-gang": (8, 1, "9d36818c9534d23f"),
    "daumen-drauf": (8, 1, "cf6253bd0861b232"),
    "biber-mania": (8, 1, "646dbfd3785dc91b"),
    "beanie": (8, 1, "5220a7dd4353c238"),
}
"""By game, the versions of reviewer and rules, and the digest of a review with few playouts."""

DAY: Final = datetime.date(2026, 11, 22)
POSITIONS: Final = {
    "biber-gang": (1, 8, 1, "d1f5a3293fe63949"),
    "daumen-drauf": (1, 8, 1, "8ad7b284dd81197b"),
    "biber-mania": (1, 8, 1, "0f55f4b8e40c5841"),
    "beanie": (1, 8, 1, "caefa91f751acaae"),
}
"""By game, the versions of how positions are chosen, of reviewer and rules, and the digest of the position of a day."""

BRIEFEST: Final = "daumen-drauf"
"""Whose record is reviewed in a fifth of a second."""
SOONEST: Final = "beanie"
"""Whose position of that day is found in a second; those of the others take some two."""


def digest_of(found: Any) -> str:
    """Return 16 characters that stand for everything that was found."""
    return hashlib.blake2b(json.dumps(rounded(found), sort_keys=True).encode(), digest_size=8).hexdigest()


def rounded(found: Any) -> Any:
    """Return the same with so many digits of each number."""
    if isinstance(found, float):
        return f"{found + 0.0:.{DIGITS}f}"
    if isinstance(found, dict):
        return {str(key): rounded(value) for key, value in found.items()}
    return [rounded(value) for value in found] if isinstance(found, list | tuple) else found


@pytest.mark.parametrize(
    "name", [name if name == BRIEFEST else pytest.param(name, marks=pytest.mark.long) for name in REVIEWS]
)
def test_a_review_is_the_same_on_every_machine(name: str) -> None:
    game = game_named(name)
    review = Reviewing(short_record(game, game.seats[0], 3), game, seat=0, budget=FEW, threads=2).whole()
    assert len(review.decisions) > 3
    assert (REVIEWER, game.version, digest_of(review.as_json())) == REVIEWS[name]


@pytest.mark.parametrize(
    "name", [name if name == SOONEST else pytest.param(name, marks=pytest.mark.long) for name in POSITIONS]
)
def test_the_position_of_a_day_is_the_same_in_every_house(name: str) -> None:
    game = game_named(name)
    found = next(position for position in daily_position(game, DAY) if position is not None)
    answer = [str(found.record), found.decision.as_json(), found.legal]
    assert (CHOOSING, REVIEWER, game.version, digest_of(answer)) == POSITIONS[name]
