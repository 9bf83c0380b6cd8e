"""Beanie, clause by clause: what a variant may change (section 11)."""

from __future__ import annotations

import pytest

from biberbau.core.constants import ConstantError
from biberbau.games import game_named
from tests.contract.cards import card_names
from tests.contract.matches import finished_match, new_match
from tests.contract.test_variants import VARIANTS

VARIANT = game_named("beanie", variant=VARIANTS["beanie"])


def test_11_1_a_variant_sets_hands_and_what_cards_count() -> None:
    begun = new_match(VARIANT, 4, {}, seed=2).record
    assert begun["hand_count"][:4].tolist() == [12, 12, 12, 12]
    over = finished_match(VARIANT, 3, {"rounds": "1"}, seed=2)
    hands = [[card % 13 for card in range(52) if int(hand) >> card & 1] for hand in over.record["hand"][:3]]
    assert over.round_scores == [sum({11: 30, 12: 0}.get(rank, 1) for rank in hand) for hand in hands]
    assert max(over.round_scores) > 0


def test_11_2_two_cards_are_left_after_the_deal() -> None:
    assert game_named("beanie", variant="most_players:4,hand_size:12").seats == range(2, 5)
    with pytest.raises(ConstantError, match="52 cards are too few for 5 hands of 12, which need 62"):
        game_named("beanie", variant="most_players:5,hand_size:12")


def test_11_3_no_variant_has_other_cards() -> None:
    assert card_names(VARIANT) == card_names(game_named("beanie"))
