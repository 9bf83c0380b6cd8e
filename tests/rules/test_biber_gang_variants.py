"""Biber Gang, clause by clause: what a variant may change (section 10)."""

from __future__ import annotations

import importlib

import pytest

from biberbau.core.constants import ConstantError
from biberbau.games import game_named
from tests.contract.cards import card_names
from tests.contract.matches import finished_match
from tests.contract.test_variants import VARIANTS

VARIANT = game_named("biber-gang", variant=VARIANTS["biber-gang"])


def test_10_1_a_variant_sets_copies_points_and_bonuses() -> None:
    match = finished_match(VARIANT, 2, {"rounds": "1"}, seed=2)
    sheet = importlib.import_module(f"{VARIANT.package}.sheet")
    displays = match.record["display"][:2].tolist()
    assert match.round_scores == [sheet.score_sheet(display)["score"] for display in displays]
    assert sheet.score_sheet([12, 0, 1, 1, 0, 12, 1, 1])["score"] == 20 - 2 - 2 + 20 - 5, "points of 12 and 0; two ones"
    cards = match.record["deck_count"] + match.record["discard_count"] + 16
    assert cards == 9 + 4 * 8 + 4 + 1 + 2 + 2 + 9


def test_10_2_two_cards_more_than_lie_in_displays_are_needed() -> None:
    numbers = "0/0/0/0/0/0/0/0/0/0/0"
    assert game_named("biber-gang", variant=f"most_players:2,copies:2/16/{numbers},beavers:0").seats == range(2, 3)
    with pytest.raises(ConstantError, match="17 cards are too few for 2 players, who need 18"):
        game_named("biber-gang", variant=f"most_players:2,copies:1/16/{numbers},beavers:0")


def test_10_3_no_variant_has_other_cards() -> None:
    assert card_names(VARIANT) == card_names(game_named("biber-gang"))
