"""The cards that move in Daumen Drauf!, as each pair of eyes sees them."""

from __future__ import annotations

from random import Random

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games.daumen_drauf import GAME
from tests.builders import play, told
from tests.contract.matches import option_sets
from tests.daumen_drauf_tables import TO_TAKER, daumen_drauf
from tests.rules.telling import move_through_match, say


def moves(match: Match, move: str, viewer: int | None) -> list[str]:
    """Take an action and return the moves that `viewer` sees, as "card source target"."""
    seat, action = move.split(" ")
    before = match.view(viewer)
    play(match, move)
    told = GAME.narrate(
        before, match.view(viewer), int(seat), None if viewer != int(seat) else GAME.parse_action(action)
    )
    return [f"{one.card} {one.source} {one.target}" for one in told.moves]


def deal() -> Match:
    """Three hands and the next cards of the stack."""
    return daumen_drauf("Y1+ Y4+ G2+ K4+ K3+", "K1+ K2+ Y3+ Y2- G2-", "G4- G1+ G3+ K1- K5+", stack="Y5+ Y5- G5+ G5-")


def test_a_shown_card_goes_under_the_thumb_and_the_earlier_one_is_laid_open() -> None:
    match = deal()
    assert moves(match, "0 show-Y1+", None) == ["Y1? hand:0 thumb:0"]
    assert moves(match, "1 show-Y3+", 1) == ["Y3+ hand:1 thumb:1"]
    play(match, "2 pass")
    assert moves(match, "0 show-G2+", 2) == ["Y1+ thumb:0 laid:0", "G2? hand:0 thumb:0"]


def test_a_parry_lifts_the_thumbs_and_carries_all_cards_off() -> None:
    match = deal()
    play(match, "0 show-Y1+", "1 show-Y3+", "2 pass", "0 show-G2+")
    assert moves(match, "1 parry", 1) == [
        "G2- hand:1 laid:1",
        "Y3+ thumb:1 thumb:1",
        "G2+ thumb:0 thumb:0",
        "Y1+ laid:0 pile:1",
        "Y3+ thumb:1 pile:1",
        "G2+ thumb:0 pile:1",
        "G2- laid:1 pile:1",
        "None stack hand:0",
        "None stack hand:0",
        "Y5- stack hand:1",
        "Y5+ stack hand:1",
    ]


def test_who_shows_a_third_card_lays_the_second_one_open_and_not_the_first() -> None:
    match = deal()
    play(match, "0 show-Y1+", "1 show-Y2-", "2 pass", "0 show-Y4+", "1 show-G2-", "2 show-G3+")
    assert told(match, "0 show-K3+") == ["A lays the earlier card open: a poisonous yellow 4.", "A shows a black 3."]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Anna takes the trick, 1 of 1 unseen."), ("de", "Anna nimmt den Stich, 1 von 1 ungesehen.")],
)
def test_a_trick_may_be_one_card_that_only_its_taker_has_seen(language: str, sentence: str) -> None:
    match = daumen_drauf("Y1+ Y4+ G2+ K4+ K3+", None, options=TO_TAKER, leader=0)
    play(match, "0 show-Y1+")
    before = match.view(1)
    play(match, "1 pass")
    (told_last,) = [one for one in GAME.narrate(before, match.view(1), 1, None).sentences if "takes" in one.message]
    assert say(language, told_last) == sentence


@pytest.mark.parametrize("number", range(7))
def test_every_card_that_changes_its_place_is_told_to_have_moved(number: int) -> None:
    options = option_sets(GAME)[number % len(option_sets(GAME))] | {"games": "1"}
    match = Match.new(GAME, 2 + number % 6, FastStream(number), options)
    move_through_match(match, Random(number), count_places)


def count_places(match: Match) -> dict[str, int]:
    """How many cards lie in each place that moves name."""
    shown = GAME.picture(match.view(None))
    count = {"stack": shown["stack"]}
    for seat in range(match.seats):
        count[f"hand:{seat}"] = len(shown["hands"][seat])
        count[f"pile:{seat}"] = len(shown["piles"][seat])
    for one in shown["trick"]:
        place = f"{'thumb' if one['thumb'] else 'laid'}:{one['seat']}"
        count[place] = count.get(place, 0) + 1
    return {place: cards for place, cards in count.items() if cards}
