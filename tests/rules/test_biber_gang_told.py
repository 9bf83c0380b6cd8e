"""Whatever happens in random rounds can be told, and whatever is refused can be explained, in both languages."""

from __future__ import annotations

from random import Random

import pytest

from biberbau.core.match import Match
from tests.builders import stacked_match
from tests.oracle.lockstep import random_deck, random_options
from tests.rules.telling import refuse_round, tell_round

ROUNDS = 6


def random_round(seed: int) -> tuple[Match, Random]:
    """Deal a round with random options, beavers early in the deck."""
    random = Random(seed)
    seats = random.randrange(2, 5)
    return stacked_match(random_deck(random, seats), seats, random_options(random), seed), random


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_everything_that_happens_is_told_to_every_seat(seed: int) -> None:
    tell_round(*random_round(seed))


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_every_refusal_has_its_sentence(seed: int) -> None:
    refuse_round(*random_round(100 + seed), asked=12)
