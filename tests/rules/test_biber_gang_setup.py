"""Biber Gang, clause by clause: components and setting up (sections 1 and 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games import game_named
from tests.builders import UNSHUFFLED, biber_gang, display, legal, picture, play, refused, stacked_match
from tests.oracle.reading import read_table

DECK = tuple(reversed(UNSHUFFLED))
"""A deck whose first cards to be dealt, the last ones here, are eight zeros, eight ones and so on."""


def new_match(seats: int = 2, seed: int = 1) -> Match:
    """Deal a round by chance."""
    return Match.new(game_named("biber-gang"), seats, FastStream(seed))


def test_1_1_there_are_eight_of_each_number_and_four_beavers() -> None:
    cards = Counter(read_table(new_match().record).cards())
    assert cards == {**{str(number): 8 for number in range(13)}, "B": 4}
    assert cards.total() == 108


def test_1_2_two_to_six_people_play() -> None:
    for seats in range(2, 7):
        assert new_match(seats).seats == seats
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            new_match(seats)


def test_2_1_eight_cards_each_lie_face_down_and_nobody_sees_them_his_own_neither() -> None:
    match = new_match(3)
    for seat in (None, 0, 1, 2):
        assert picture(match, seat)["displays"] == [[None] * 8] * 3
    assert [refused(match, f"{seat} open-T1-T2") for seat in range(3)] == [None] * 3


def test_2_1_every_shuffle_deals_other_cards() -> None:
    tops = {str(read_table(new_match(seed=seed).record).displays) for seed in range(20)}
    assert len(tops) == 20


def test_2_1_nobody_acts_before_the_deal_is_done() -> None:
    match = new_match()
    match.engine.begin_match_at(match.states, 0, 2, match.game.encode_options())
    assert match.actors() == ()
    assert refused(match, "0 deck") == ("being-dealt", "2.1")
    assert refused(match, "0 open-T1-B4") == ("being-dealt", "2.1")


def test_2_2_a_column_is_the_place_above_and_the_place_below() -> None:
    match = biber_gang("B ? ? ? / 5 ? ? ?", "", drawn="5")
    assert "swim-T1-T2" in legal(match, 0)
    match = biber_gang("B 5 ? ? / ? ? ? ?", "", drawn="5")
    assert not any(action.startswith("swim") for action in legal(match, 0))


def test_2_2_nothing_changes_its_place_but_what_the_action_names() -> None:
    match = biber_gang("1 2 3 4 / 5 6 7 (8)", "", drawn="9")
    play(match, "0 swap-T3")
    assert display(match, 0) == "1 2 9 4 / 5 6 7 ?"


def test_2_3_the_next_card_starts_the_discard_pile() -> None:
    match = stacked_match(DECK, seats=2)
    assert picture(match)["top"] == "2", "two players hold the zeros and the ones"
    assert (picture(match)["deck"], picture(match)["discard"]) == (91, 1)
    assert picture(new_match(6))["deck"] == 59


def test_2_3_a_beaver_may_start_the_discard_pile_and_be_taken() -> None:
    deck = list(DECK)
    beaver = deck.index("B")
    deck[beaver], deck[-17] = deck[-17], deck[beaver]
    match = stacked_match(deck, seats=2)
    assert picture(match)["top"] == "B"
    play(match, "0 open-T1-T2", "1 open-T1-T2", "1 pile")
    assert picture(match)["drawn"] == {"card": "B", "source": "pile"}


def test_2_4_everybody_picks_any_two_cards_at_the_same_time() -> None:
    match = new_match(3)
    assert match.actors() == (0, 1, 2)
    assert len(legal(match, 1)) == 28
    play(match, "2 open-T1-B1")
    assert match.actors() == (0, 1)
    play(match, "0 open-B3-T2")
    assert match.actors() == (1,)


def test_2_4_a_choice_stays_hidden_until_the_last_one_is_made() -> None:
    match = new_match(2)
    play(match, "0 open-T1-B3")
    assert picture(match, 0)["own_opening"] == ["T1", "B3"]
    for other in (None, 1):
        assert picture(match, other)["own_opening"] is None
        assert picture(match, other)["opened"] == [True, False]
        assert picture(match, other)["displays"] == [[None] * 8] * 2
    twin = new_match(2)
    play(twin, "0 open-T2-T3")
    assert match.view(1).bytes == twin.view(1).bytes
    play(match, "1 open-T2-T4")
    shown = [[card is not None for card in cards] for cards in picture(match)["displays"]]
    assert shown == [[slot in (0, 6) for slot in range(8)], [slot in (1, 3) for slot in range(8)]]


def test_2_4_nothing_else_may_be_done_before_and_no_second_choice_after() -> None:
    match = new_match(2)
    assert refused(match, "0 deck") == ("open-first", "2.4")
    play(match, "0 open-T1-B3")
    assert refused(match, "0 open-T1-B4") == ("already-opened", "2.4")
    play(match, "1 open-T1-B3")
    assert refused(match, f"{match.actors()[0]} open-T1-B4") == ("opening-done", "2.4")


@pytest.mark.parametrize(
    ("first", "second", "starter"),
    [
        ("9 4 ? ? / ? ? ? ?", "? ? B ? / ? ? 6 ?", 0),  # 13 against 6 and 6.
        ("9 4 ? ? / ? ? ? ?", "? ? B ? / ? ? 7 ?", 1),  # 13 against 7 and 7.
        ("9 4 ? ? / ? ? ? ?", "B ? ? ? / ? 12 ? ?", 0),  # A beaver without a number in its column counts 0.
        ("B ? ? ? / B ? ? ?", "0 1 ? ? / ? ? ? ?", 1),  # Two beavers in one column count 0.
        ("B B ? ? / ? ? ? ?", "0 1 ? ? / ? ? ? ?", 1),  # Two in different columns, too.
    ],
)
def test_2_5_the_largest_sum_starts_and_a_beaver_counts_its_column(first: str, second: str, starter: int) -> None:
    assert starter_of(first, second) == starter


def test_2_6_chance_picks_among_those_who_share_the_largest_sum() -> None:
    displays = ("9 4 ? ? / ? ? ? ?", "? ? 8 ? / ? ? 5 ?", "2 1 ? ? / ? ? ? ?")
    starters = Counter(starter_of(*displays, seed=seed) for seed in range(60))
    assert set(starters) == {0, 1}
    assert min(starters.values()) > 15


def starter_of(*displays: str, seed: int = 0) -> int:
    """Deal so that these cards lie in these places, turn them up, and return who starts."""
    wanted = [display.replace(" / ", " ").split(" ") for display in displays]
    left = list(UNSHUFFLED)
    for card in (card for cards in wanted for card in cards if card != "?"):
        left.remove(card)
    dealt = [left.pop(0) if card == "?" else card for cards in wanted for card in cards]
    match = stacked_match([*left, *reversed(dealt)], len(displays), seed=seed)
    names = ("T1", "T2", "T3", "T4", "B1", "B2", "B3", "B4")
    for seat, cards in enumerate(wanted):
        chosen = "-".join(name for name, card in zip(names, cards, strict=True) if card != "?")
        play(match, f"{seat} open-{chosen}")
    starter: int = picture(match)["starter"]
    assert match.actors() == (starter,)
    return starter
