"""Biber-Mania, clause by clause: what a variant may change (section 11)."""

from __future__ import annotations

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.constants import ConstantError
from biberbau.games import game_named
from tests.contract.cards import card_names
from tests.contract.matches import finished_match, new_match, play_on
from tests.contract.test_variants import VARIANTS

VARIANT = game_named("biber-mania", variant=VARIANTS["biber-mania"])


def test_11_1_a_variant_sets_the_deck_what_is_laid_out_and_points() -> None:
    begun = new_match(VARIANT, 3, {}, seed=2).record
    assert (begun["starter"], begun["phase"]) == (1, new_match(VARIANT, 3, {}, seed=9).record["phase"])
    assert begun["hand_count"][:3].tolist() == [8, 8, 8]
    assert (begun["display_count"], begun["stock_count"]) == (6, 2)
    assert begun["deck_count"] == 4 + 7 * 4 + 3 + 10 + 6 * 3 + 10 + 2 - 3 * 8 - 6 - 2
    over = finished_match(VARIANT, 2, {}, seed=2)
    counted = zip(over.record["pile_count"], over.record["hand_count"], strict=True)
    assert over.round_scores == [2 * pile - 3 * hand for pile, hand in counted][:2]


def test_11_1_a_variant_sets_any_target() -> None:
    over = finished_match(VARIANT, 2, {"series": "collecting", "series_points": "all", "target": "1000"}, seed=1)
    assert max(over.totals) >= 40
    assert max(over.totals) - max(over.round_scores) < 40
    assert VARIANT.picture(over.view(0)).get("target") == 40


def test_11_2_a_deck_is_neither_too_small_nor_too_large() -> None:
    assert game_named("biber-mania", variant="most_players:2,numbers:3,jokers:0,actions:1").seats == range(2, 3)
    with pytest.raises(ConstantError, match="23 cards are too few for 2 players, who need 41"):
        game_named("biber-mania", variant="most_players:2,numbers:1,jokers:0,actions:1")


def test_11_2_a_deck_may_do_for_five_where_fewer_never_play() -> None:
    """With five the hands are smaller, so four need more cards."""
    five = game_named("biber-mania", variant="fewest_players:5,numbers:2,jokers:4")
    assert new_match(five, 5, {}, seed=1).record["hand_count"].tolist() == [10] * 5
    with pytest.raises(ConstantError, match="66 cards are too few for 4 players, who need 67"):
        game_named("biber-mania", variant="numbers:2,jokers:4")


def test_11_3_no_variant_has_other_cards() -> None:
    assert card_names(VARIANT) == card_names(game_named("biber-mania"))


@pytest.mark.parametrize(("before", "after"), [(0, [-13, 14, 22]), (-20_000, [-20_000, -19_986, -19_978])])
def test_11_4_no_total_falls_below_twenty_thousand(before: int, after: list[int]) -> None:
    options = {"series": "collecting", "series_points": "all", "max_rounds": "1"}
    match = new_match(VARIANT, 3, options, seed=0)
    match.states["totals"][0, :3] = before
    for _ in play_on(match, FastStream(0)):
        pass
    assert match.round_scores == [-13, 14, 22]
    assert match.totals == after
