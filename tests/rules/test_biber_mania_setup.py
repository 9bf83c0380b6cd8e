"""Biber-Mania, clause by clause: components and setting up (sections 1 and 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games.biber_mania import GAME
from tests.biber_mania_tables import biber_mania
from tests.builders import legal, picture, play
from tests.oracle.biber_mania_cards import KINDS, deck_of
from tests.oracle.biber_mania_reading import read_table


def dealt(seats: int, options: dict[str, str] | None = None, seed: int = 1) -> Match:
    """A match after the deal."""
    return Match.new(GAME, seats, FastStream(seed), options)


def whole(match: Match) -> Counter[str]:
    """Every card of a match, counted."""
    return Counter(read_table(match.record).cards())


def test_1_1_every_value_is_there_several_times() -> None:
    cards = whole(dealt(4))
    assert [cards[str(value)] for value in range(1, 14)] == [6] * 12 + [0]


def test_1_2_eight_kinds_of_action_cards() -> None:
    cards = whole(dealt(4))
    assert [cards[card] for card in ("SB", "DI", "FE", "PB", "HI", "GE", "BG", "KO")] == [4] * 8


def test_1_3_jokers() -> None:
    assert whole(dealt(4))["JO"] == 6


@pytest.mark.parametrize(
    ("deck", "makings"),
    [("110-A", (12, 6, 4, 6)), ("110-B", (10, 8, 3, 6)), ("custom", (7, 10, 2, 0)), ("custom", (15, 4, 6, 10))],
)
def test_1_4_the_deck_is_a_table_option(deck: str, makings: tuple[int, int, int, int]) -> None:
    keys = ("deck_values", "deck_copies", "deck_action_copies", "deck_jokers")
    chosen = dict(zip(keys, map(str, makings), strict=True)) if deck == "custom" else {}
    cards = whole(dealt(3, {"deck": deck} | chosen))
    assert cards == Counter(deck_of(*makings))
    assert set(cards) <= set(KINDS)


def test_1_5_two_to_five_people_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    with pytest.raises(ValueError, match="2 to 5 players, not 6"):
        dealt(6)


@pytest.mark.parametrize(("seats", "cards", "left"), [(2, 13, 70), (3, 13, 57), (4, 13, 44), (5, 10, 46)])
def test_2_1_thirteen_cards_each_and_ten_with_five_players(seats: int, cards: int, left: int) -> None:
    match = dealt(seats)
    assert [shown["count"] for shown in picture(match)["hands"]] == [cards] * seats
    assert picture(match)["deck"] == left


def test_2_1_a_hand_is_its_owners_alone_to_see() -> None:
    match = dealt(3)
    for viewer in (None, 0, 1, 2):
        seen = [shown["cards"] is not None for shown in picture(match, viewer)["hands"]]
        assert seen == [seat == viewer for seat in range(3)]


def test_2_1_nobody_acts_before_the_deal_is_done() -> None:
    states = GAME.new_states()
    GAME.engine.begin_match_at(states, 0, 3, GAME.encode_options({}))
    single = GAME.parse_action("7")
    number = GAME.engine.check_at(states, 0, 0, single)
    assert GAME.reasons[number].clause == "2.1"


def test_2_2_nine_cards_in_the_display_sorted_by_value() -> None:
    for seed in range(5):
        display = picture(dealt(4, seed=seed))["display"]
        assert len(display) == 9
        assert display == sorted(display, key=KINDS.index)


def test_2_3_five_cards_in_the_stock() -> None:
    assert len(picture(dealt(4))["stock"]) == 5


def test_2_3_action_cards_and_jokers_simply_lie_there() -> None:
    match = biber_mania("JO DI 2", "1", display="KO JO 3 12 12 12 12 12 11", stock="SB JO 5 6 7")
    assert picture(match)["display"] == ["3", "11", "12", "12", "12", "12", "12", "KO", "JO"]
    play(match, "0 DI")
    assert {"steal-display-KO", "steal-stock-JO"} <= legal(match, 0)


def test_2_4_the_draw_pile_is_hidden_but_its_size_is_not() -> None:
    left, right = (biber_mania("7 7", "3 3", deck=deck) for deck in ("SB 1 2", "2 1 SB"))
    assert picture(left)["deck"] == picture(right)["deck"] > 0
    assert [left.view(viewer).bytes for viewer in (None, 0, 1)] == [right.view(viewer).bytes for viewer in (None, 0, 1)]


def test_2_5_chance_picks_who_begins_the_first_round() -> None:
    starters = {picture(dealt(5, seed=seed))["starter"] for seed in range(40)}
    assert starters == set(range(5))
    match = dealt(3)
    assert match.actors() == (picture(match)["starter"],)
