"""Whatever happens in Biber-Mania is told, whatever is refused is explained, and every card that moves is seen to."""

from __future__ import annotations

from random import Random

import pytest

from biberbau.core.match import Match
from biberbau.games.biber_mania import GAME
from tests.oracle.biber_mania_lockstep import begin_match
from tests.rules.telling import move_through_match, refuse_round, tell_round

ROUNDS = 6


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_everything_that_happens_is_told_to_every_seat(seed: int) -> None:
    random = Random(seed)
    tell_round(begin_match(random), random)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(ROUNDS))
def test_every_refusal_has_its_sentence(seed: int) -> None:
    random = Random(100 + seed)
    refuse_round(begin_match(random), random, asked=8)


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_every_card_that_changes_its_place_is_told_to_have_moved(seed: int) -> None:
    random = Random(200 + seed)
    move_through_match(begin_match(random, series="single"), random, count_places)


def count_places(match: Match) -> dict[str, int]:
    """How many cards lie in each place that moves name."""
    shown = GAME.picture(match.view(None))
    count = {"deck": shown["deck"], "removed": shown["removed"]}
    count |= {place: len(shown[place]) for place in ("display", "stock")}
    for seat, (hand, pile) in enumerate(zip(shown["hands"], shown["piles"], strict=True)):
        count[f"hand:{seat}"] = hand["count"]
        count[f"pile:{seat}"] = sum(group["count"] if "count" in group else len(group["cards"]) for group in pile)
    return {place: cards for place, cards in count.items() if cards}
