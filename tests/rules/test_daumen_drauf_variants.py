"""Daumen Drauf!, clause by clause: what a variant may change (section 10)."""

from __future__ import annotations

import pytest

from biberbau.core.constants import ConstantError
from biberbau.games import game_named
from tests.contract.cards import card_names
from tests.contract.matches import finished_match, new_match
from tests.contract.test_variants import VARIANTS

VARIANT = game_named("daumen-drauf", variant=VARIANTS["daumen-drauf"])


def test_10_1_a_variant_sets_numbers_hands_and_points() -> None:
    begun = new_match(VARIANT, 3, {}, seed=2)
    (leader,) = begun.actors()
    refusal = begun.check(leader, VARIANT.parse_action("show-Y9+"))
    assert refusal is not None
    assert refusal.text() == "The yellow 9 is not in play: at this table the numbers end at 4.", "with the most players"
    assert all(card % 18 < 8 for card in begun.record["stack"][:6]), "numbers end at 4"
    assert begun.record["stack_count"] == 3 * 2 * 4 - 18
    assert begun.record["hand_count"].tolist() == [6, 6, 6]
    match = finished_match(VARIANT, 3, {"games": "1"}, seed=2)
    taken = [
        [card & 1 for card, seat in zip(match.record["out"], match.record["out_seat"], strict=True) if seat == one]
        for one in range(3)
    ]
    assert match.round_scores == [heads.count(0) - 2 * heads.count(1) for heads in taken], "and nothing for cards held"


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ("extra_values:3", "7 players would play with the numbers to 10"),
        ("hand_size:9", "54 cards are too few for 7 hands"),
    ],
)
def test_10_2_there_are_numbers_and_cards_for_all(changed: str, why: str) -> None:
    assert game_named("daumen-drauf", variant=f"most_players:4,{changed}").seats == range(2, 5)
    with pytest.raises(ConstantError, match=why):
        game_named("daumen-drauf", variant=changed)


def test_10_3_no_variant_has_other_cards() -> None:
    assert card_names(VARIANT) == card_names(game_named("daumen-drauf"))
