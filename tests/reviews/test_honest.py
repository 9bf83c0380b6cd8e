"""A review is made from what a seat knew: in worlds that it could not tell apart it says the same, byte for byte."""

from __future__ import annotations

import json
from random import Random

import pytest

from biberbau.bots import Pricer, RestOfMatch
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.reviews.choices import choice_at
from biberbau.reviews.judging import judge
from tests.contract.matches import every_game, short_options
from tests.contract.twins import original_of, random_stretch, twin_of
from tests.reviews.matches import FEW

MOMENTS = 30


def judged(pricer: Pricer, match: Match, seat: int) -> str:
    """Return what a review says of the first thing that a seat may do."""
    choice = choice_at(match, seat, match.legal(seat)[0])
    return json.dumps(judge(pricer, choice, FEW, "points").as_json())


@pytest.mark.long
@every_game
@pytest.mark.parametrize("seats", [2, 4])
def test_twin_worlds_are_reviewed_alike(game: Game, seats: int) -> None:
    options = short_options(game, {})
    pricer = Pricer(game, RestOfMatch(game, seats, game.encode_options(options)))
    differing = 0
    for moment in range(MOMENTS):
        stretch = random_stretch(game, seats, options, seed=moment, first=moment, length=0)
        for seat in stretch.start.actors():
            if len(stretch.start.legal(seat)) > 1:
                twin = twin_of(stretch, seat, Random(moment))
                differing += twin.states.tobytes() != stretch.start.states.tobytes()
                assert judged(pricer, twin, seat) == judged(pricer, original_of(stretch), seat)
    assert differing > MOMENTS // 3
