"""Biber-Mania, clause by clause: the table options (section 9)."""

from __future__ import annotations

import re

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.core.options import OptionError
from biberbau.games.biber_mania import GAME
from tests.biber_mania_tables import biber_mania, hand, pile, stabs
from tests.builders import legal, picture, play, refused
from tests.rules.rulebook import FOLDER


def test_9_1_a_deck_that_does_not_suffice_is_refused() -> None:
    small = {"deck": "custom", "deck_values": "7", "deck_copies": "1", "deck_action_copies": "1", "deck_jokers": "0"}
    with pytest.raises(OptionError, match="15"):
        Match.new(GAME, 2, FastStream(1), small)
    exact = small | {"deck_copies": "4", "deck_action_copies": "1", "deck_jokers": "5"}
    assert picture(Match.new(GAME, 2, FastStream(1), exact))["deck"] == 41 - 40
    with pytest.raises(OptionError, match="41"):
        Match.new(GAME, 3, FastStream(1), exact)
    large = small | {"deck_values": "15", "deck_copies": "10", "deck_action_copies": "6", "deck_jokers": "10"}
    with pytest.raises(OptionError, match="208"):
        Match.new(GAME, 2, FastStream(1), large)


def test_9_1_the_four_keys_matter_for_a_deck_of_ones_own_only() -> None:
    match = Match.new(GAME, 2, FastStream(1), {"deck_copies": "1", "deck_values": "7"})
    assert picture(match)["deck"] == 70


@pytest.mark.parametrize(
    ("cards", "display"), [("8", ""), ("8+8", "6"), ("JO", "9 KO"), ("JO+JO", "6 12"), ("8+8+8", "3")]
)
def test_9_2_equal_cards_of_the_display_stick_together(cards: str, display: str) -> None:
    options = {"display_block_match": "on"}
    match = biber_mania("8 8 8 JO JO 1", "1 2", options=options, display="3 3 3 6 6 9 12 12 KO")
    assert stabs(match, cards) == (display, [])


@pytest.mark.parametrize(("language", "several"), [("en", "1 cards"), ("de", "1 Karten")])
def test_9_2_one_card_is_not_called_several(language: str, several: str) -> None:
    match = biber_mania("8 1", "1 2", options={"display_block_match": "on"}, display="3 3 6")
    play(match, "0 8")
    refusal = match.check(0, GAME.parse_action("stab-3"))
    assert refusal is not None
    assert refusal.reason.message.endswith("too-many-in-display")
    assert several not in refusal.text(language)


def test_9_3_one_opponent_is_chosen() -> None:
    match = biber_mania("8 8 5", "1 2", "1 2", "1 2", piles=["", "3 3", "4", "6 6"], options={"stab_opponents": "one"})
    play(match, "0 8+8")
    assert legal(match, 0) == {"stab-at-1", "stab-at-3"}
    assert refused(match, "0 stab-at-2") == ("group-does-not-fit", "4.1")
    assert refused(match, "0 take") == ("choose-opponent-first", "9.3")
    play(match, "0 stab-at-3", "0 take")
    assert hand(match, 0) == "5 6 6"
    assert pile(match, 1) == "3 3"
    assert match.actors() == (3,)


def test_9_4_a_stabbed_group_is_taken_in_part() -> None:
    options = {"refuse": "card"}
    match = biber_mania("8 8 8 5", "1 2", piles=["", "3 3 KO"], options=options)
    play(match, "0 8+8+8")
    assert legal(match, 0) == {"take", "refuse", "take-3", "take-3+3", "take-KO", "take-3+KO"}
    play(match, "0 take-3+KO")
    assert hand(match, 0) == "3 5 KO"
    assert picture(match)["removed_cards"] == ["3"]
    assert picture(match)["losses"] == [0, 3]


@pytest.mark.parametrize(
    ("laid", "group", "parts"),
    [
        ("8+8+8", "3 JO JO", "3 JO JO+JO 3+JO"),
        ("5+5+JO", "3 3 3", "3 3+3"),
        ("4+5+6", "1 2 HI", "1 2 HI 1+2 1+HI 2+HI"),
        ("4+5+6", "1 3 2", "1 2 3 1+2 1+3 2+3"),
        ("8", "3", ""),
    ],
)
def test_9_4_every_proper_part_of_a_stabbed_group_may_be_taken(laid: str, group: str, parts: str) -> None:
    options = {"refuse": "card", "plain_row_stabbable": "on"}
    match = biber_mania("8 8 8 4 5 5 6 JO", "1 2", piles=["", group], options=options)
    play(match, f"0 {laid}")
    assert legal(match, 0) == {"take", "refuse"} | {f"take-{part}" for part in parts.split()}


def test_9_5_a_joker_leaves_action_cards_of_the_display_alone() -> None:
    options = {"joker_stabs_display_action": "off"}
    match = biber_mania("JO 1", "1 2", piles=["", "KO"], options=options, display="12 12 12 12 SB SB DI DI KO")
    assert stabs(match, "JO") == ("12", [1])


def test_9_5_there_no_joker_is_asked_for_either() -> None:
    options = {"joker_stabs_display_action": "off"}
    match = biber_mania("8 1", "1 2", options=options, display="3 KO")
    play(match, "0 8")
    assert refused(match, "0 stab-KO") == ("action-in-display-safe", "9.5"), "not that it takes a joker"


def test_9_6_jokers_are_not_stolen() -> None:
    options = {"joker_stealable": "off"}
    match = biber_mania("DI 1", "1 2", piles=["", "JO"], options=options, stock="JO JO 4 4 4")
    play(match, "0 DI")
    assert {action for action in legal(match, 0) if "JO" in action} == set()
    assert refused(match, "0 steal-stock-JO") == ("jokers-not-stolen", "9.6")


def test_9_6_where_nothing_may_be_stolen_the_theft_lapses() -> None:
    options = {"joker_stealable": "off"}
    match = biber_mania("SB 1", "1 2", piles=["", "JO"], options=options, display="", stock="4 JO", deck_count=0)
    play(match, "0 SB", "0 steal-stock-4")
    assert match.actors() == (1,)
    assert picture(match)["phase"] == "discard"


def test_9_7_the_hippie_does_not_join_equal_numbers() -> None:
    options = {"hippie_with_equals": "off"}
    match = biber_mania("4 5 5 HI KO", "1 2", options=options)
    assert {action for action in legal(match, 0) if "HI" in action} == {"HI", "4+5+HI"}
    assert refused(match, "0 5+5+HI") == ("hippie-not-with-equals", "9.7")


def test_9_8_plain_rows_are_stabbed_too() -> None:
    options = {"plain_row_stabbable": "on"}
    match = biber_mania("4 5 6 HI 1", "1 2", "1 2", piles=["", "1 2 3", "1 2 HI"], options=options)
    assert stabs(match, "4+5+6") == ("", [1, 2])
    assert stabs(match, "4+5+HI") == ("", [1, 2])


def test_9_9_protection_goes_with_the_protector() -> None:
    options = {"guard": "present"}
    match = biber_mania("8 8 DI DI 1", "1 2", "1 2", piles=["", "3 3 BG", "5 5 !"], options=options)
    assert stabs(match, "8+8") == ("", [2])
    assert stabs(match, "8+DI") == ("", [2])
    play(match, "0 DI", "0 steal-1-BG")
    assert not picture(match)["piles"][1][-1]["protected"]


def test_9_10_a_hand_emptied_by_a_king_ends_nothing() -> None:
    match = biber_mania("7 KO 1", "7", "2 8", options={"king_gift_ends_game": "off"})
    play(match, "0 7+KO")
    assert match.actors() == (2,)


def test_9_11_a_hand_emptied_by_the_fairy_ends_the_round() -> None:
    match = biber_mania("FE 7", "2", "1 1", options={"fairy_empty_hand": "end"})
    play(match, "0 FE", "0 wish-1-2")
    assert match.round_over
    assert picture(match)["ended_by"] == "fairy"
    assert match.totals == [-1, 0, -2]


def test_9_12_only_the_top_groups_are_shown() -> None:
    options = {"pile_history": "top_only"}
    piles = ["", "3 3 / 1 5 9 PB / 2 2", "2"]
    match = biber_mania("8 8 5", "1 2", "1 2", piles=piles, options=options)
    for viewer in (None, 0, 1):
        shown = picture(match, viewer)["piles"][1]
        assert shown[:2] == [{"count": 2}, {"count": 4}]
        assert shown[2]["cards"] == ["2", "2"]
    play(match, "0 8+8", "0 take")
    assert picture(match)["piles"][1][-1]["cards"] == ["1", "5", "9", "PB"]


@pytest.mark.parametrize(("starter", "following"), [(0, 1), (1, 0), (2, 0)])
def test_9_13_the_winner_begins(starter: int, following: int) -> None:
    options = {"series": "collecting", "start_next": "winner"}
    match = biber_mania("8 8", "1", "1 1", piles=["", "3 3 3", ""], options=options, starter=starter, turn=0)
    play(match, "0 8+8")
    assert [sheet["score"] for sheet in picture(match)["sheet"]] == [2, 2, -2]
    match.begin_round()
    assert picture(match)["starter"] == following


def test_9_14_professionals_is_off_unless_chosen() -> None:
    assert {option.key: option.default for option in GAME.options}["professionals"] == "off"
    assert "1+2+HI" in legal(biber_mania("1 2 HI", "1 2"), 0)
    assert "1+2+HI" not in legal(biber_mania("1 2 HI", "1 2", options={"professionals": "on"}), 0)


def test_9_15_a_single_round_or_a_series() -> None:
    for series, over in [("single", True), ("collecting", False)]:
        match = biber_mania("8 8", "1 2", options={"series": series})
        play(match, "0 8+8")
        assert match.over == over
        assert picture(match)["series"] == series


@pytest.mark.parametrize(("target", "over"), [("100", True), ("150", False), ("250", False)])
def test_9_16_the_target(target: str, over: bool) -> None:
    match = biber_mania("8 8", "1 2", options={"series": "collecting", "target": target}, totals=[98, 0])
    play(match, "0 8+8")
    assert match.over == over
    assert picture(match)["target"] == int(target)


def test_9_17_everybody_writes_down_his_points() -> None:
    options = {"series": "collecting", "series_points": "all"}
    match = biber_mania("8 8", "1 2", options=options, totals=[10, 20])
    play(match, "0 8+8")
    assert match.totals == [12, 18]


def test_9_18_after_the_last_round_the_highest_total_wins() -> None:
    options = {"series": "collecting", "max_rounds": "3"}
    for number, over in [(2, False), (3, True)]:
        match = biber_mania("8 8", "1 2", options=options, totals=[10, 20], round=number)
        play(match, "0 8+8")
        assert match.over == over
    assert picture(match)["winners"] == [1]


@pytest.mark.parametrize("language", ["", ".de"])
def test_9_18_every_option_has_the_clause_of_its_place(language: str) -> None:
    text = (FOLDER / f"biber-mania{language}.md").read_text(encoding="utf-8")
    keys = [option.key for option in GAME.options if not option.key.startswith("deck_")]
    assert re.findall(r"^\*\*9\.\d+\*\* `(\w+)`", text, re.MULTILINE) == keys
    assert all(f"`{option.key}`" in text for option in GAME.options)
