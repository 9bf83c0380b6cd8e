"""Biber-Mania, clause by clause: stabbing (section 4)."""

from __future__ import annotations

import pytest

from tests.biber_mania_tables import biber_mania, hand, lies, pile, stabs
from tests.builders import legal, picture, play, refused, told

LOW_DISPLAY = "3 3 3 6 9 9 SB DI FE"


@pytest.mark.parametrize(
    ("cards", "display"),
    [
        ("8+8", "3"),
        ("8", "3 6"),
        ("10", "3 6 9"),
        ("10+10", "3 9"),
        ("10+JO", "3 9"),
        ("10+10+KO", "3"),
        ("3", ""),
        ("JO", "3 6 9 SB DI FE"),
        ("JO+JO", "3 9"),
        ("JO+JO+JO", "3"),
        ("KO", ""),
        ("1+5+8+PB", ""),
        ("1+2+HI", ""),
    ],
)
def test_4_1_equally_many_cards_of_a_higher_value_stab_in_the_display(cards: str, display: str) -> None:
    match = biber_mania("1 2 3 5 8 8 10 10 KO PB HI JO JO JO", "1 2", display=LOW_DISPLAY)
    assert stabs(match, cards) == (display, [])


@pytest.mark.parametrize(
    ("cards", "opponents"),
    [
        ("8+8", [2]),
        ("8", [1]),
        ("7", []),
        ("8+KO", [2]),
        ("10+10", [2]),
        ("10+10+10", [3]),
        ("10+10+JO", [3]),
        ("JO", [1]),
        ("JO+JO", [2]),
        ("KO", []),
    ],
)
def test_4_1_equally_many_cards_of_a_higher_value_stab_top_groups(cards: str, opponents: list[int]) -> None:
    match = biber_mania("7 8 8 10 10 10 KO JO JO", "1", "1", "1", piles=["", "1 1 / 7", "6 SB", "8 8 JO"])
    assert stabs(match, cards)[1] == opponents


def test_4_1_a_single_joker_stabs_an_action_card_laid_alone() -> None:
    match = biber_mania("10 JO JO 1", "1", "1", piles=["", "KO", "BG"])
    assert stabs(match, "JO")[1] == [1, 2]
    assert stabs(match, "10")[1] == []
    assert stabs(match, "JO+JO")[1] == []


def test_4_2_a_stab_in_the_display_is_forced_and_its_cards_go_to_the_hand() -> None:
    match = biber_mania("8 8 5", "1 2", display="3 3 3 6 6 9 9 SB DI", deck="10 10")
    play(match, "0 8+8")
    assert picture(match)["phase"] == "stab_display"
    assert legal(match, 0) == {"stab-3", "stab-6"}
    assert refused(match, "0 stab-9") == ("not-higher", "4.1")
    play(match, "0 stab-3")
    assert hand(match, 0) == "3 3 5"
    assert lies(match, "display") == "3 6 6 9 9 10 10 SB DI"
    assert picture(match)["hands"][0]["known"] == ["3", "3"]


def test_4_2_one_stab_in_the_display_is_enough() -> None:
    match = biber_mania("8 5", "1 2", display="3 4 6 6 9 9 SB DI DI")
    play(match, "0 8", "0 stab-6")
    assert hand(match, 0) == "5 6"
    assert match.actors() == (1,)


def test_4_3_every_opponent_whose_top_group_fits_is_stabbed_clockwise() -> None:
    match = biber_mania("1", "8 8 5 5", "1", "1", piles=["2 2", "7 7", "6 6 6", "1 / 3 KO"], turn=1)
    assert stabs(match, "8+8") == ("", [0, 3])
    play(match, "1 8+8")
    assert picture(match)["stab"] == {"seat": 3, "cards": ["3", "KO"]}
    play(match, "1 take")
    assert picture(match)["stab"] == {"seat": 0, "cards": ["2", "2"]}
    play(match, "1 take")
    assert hand(match, 1) == "2 2 3 5 5 KO"
    assert [pile(match, seat) for seat in range(4)] == ["", "7 7 / 8 8", "6 6 6", "1"]


def test_4_4_a_stabbed_group_is_taken_or_refused_as_a_whole() -> None:
    match = biber_mania("8 8 5 5", "1", "1", piles=["", "2 2", "3 3"])
    play(match, "0 8+8")
    assert legal(match, 0) == {"take", "refuse"}
    assert refused(match, "0 take-2") == ("group-is-whole", "4.4")
    play(match, "0 refuse", "0 take")
    assert hand(match, 0) == "3 3 5 5"
    assert picture(match)["removed"] == 2
    assert picture(match)["removed_cards"] == ["2", "2"]
    assert picture(match)["losses"] == [0, 2, 2]


def test_4_5_rows_stab_hippie_rows_of_the_same_length() -> None:
    piles = ["", "7 8 HI", "1 2 HI", "1 2 3 HI"]
    match = biber_mania("4 5 6 7 HI", "1", "1", "1", piles=piles)
    assert stabs(match, "4+5+6") == ("", [1, 2])
    assert stabs(match, "4+6+HI") == ("", [1, 2])
    assert stabs(match, "4+5+6+7") == ("", [3])
    assert stabs(match, "4+5+6+7+HI") == ("", [])


def test_4_5_a_plain_row_on_a_pile_is_not_stabbed() -> None:
    match = biber_mania("4 5 6 HI 9", "1", "1", piles=["", "1 2 3", "2 3 HI"])
    assert stabs(match, "4+5+6") == ("", [2])
    assert stabs(match, "4+5+HI") == ("", [2])


def test_4_6_jokers_alone_are_not_stabbed_and_jokers_in_the_display_make_no_pair() -> None:
    match = biber_mania("8 8 JO JO", "1", piles=["", "JO JO"], display="3 JO JO 12 11 11 10 10 9")
    assert stabs(match, "8+8") == ("", [])
    assert stabs(match, "8") == ("3", [])
    assert stabs(match, "JO+JO") == ("10 11", [])
    assert stabs(match, "JO") == ("3 9 10 11 12", [])


def test_4_7_groups_laid_with_a_bodyguard_or_as_a_party_are_protected() -> None:
    match = biber_mania("8 8 JO JO DI 5", "1", "1", piles=["", "3 BG", "1 5 9 PB"])
    assert stabs(match, "8+8") == ("", [])
    assert stabs(match, "JO+JO")[1] == []
    play(match, "0 DI")
    assert {"steal-1-3", "steal-1-BG", "steal-2-1", "steal-2-PB"} <= legal(match, 0)


def test_4_7_protection_stays_when_the_protector_is_stolen() -> None:
    match = biber_mania("8 8 DI", "1 1", piles=["", "3 3 BG"], deck="2 2 2")
    play(match, "0 DI", "0 steal-1-BG", "1 draw-deck", "1 1")
    assert picture(match)["piles"][1][0]["protected"]
    match = biber_mania("8 8 1", "1", piles=["", "3 3 !"])
    assert stabs(match, "8+8") == ("", [])


def test_4_7_a_lone_bodyguard_protects_nobody() -> None:
    match = biber_mania("JO 5 5", "1", "1", "1", piles=["", "BG", "PB", "BG !"])
    assert stabs(match, "JO")[1] == [1, 2]


@pytest.mark.parametrize(
    ("left", "kind", "size", "stabbed_by"),
    [
        ("5", "set", 1, "9"),
        ("5 5 KO", "set", 3, "9+9+9"),
        ("5 JO JO", "set", 3, "9+9+9"),
        ("KO", "lone", 1, "JO"),
        ("JO JO", "jokers", 2, ""),
        ("2 3 HI", "hippie_row", 3, "7+8+9"),
        ("2 4 HI", "hippie_row", 3, "7+8+9"),
        ("2 HI", "set", 2, "9+9"),
        ("2 5 HI", "other", 3, ""),
        ("1 5 9", "other", 3, ""),
        ("2 3 4", "row", 3, ""),
        ("2 3", "other", 2, ""),
    ],
)
def test_4_8_what_lies_there_counts(left: str, kind: str, size: int, stabbed_by: str) -> None:
    match = biber_mania("7 8 9 9 9 JO JO JO KO", "1", piles=["", left])
    group = picture(match)["piles"][1][0]
    assert (group["kind"], group["size"]) == (kind, size)
    numbers_only = {play for play in legal(match, 0) if "JO" not in play and stabs(match, play)[1]}
    stabbing = {play for play in legal(match, 0) if stabs(match, play)[1]}
    if not stabbed_by:
        assert stabbing == set()
    elif stabbed_by == "JO":
        assert stabbing == {"JO"}
    else:
        assert stabbed_by in numbers_only
        assert {len(play.split("+")) for play in stabbing} == {size}


def test_4_9_what_a_stab_uncovers_is_not_stabbed_by_the_same_discard() -> None:
    match = biber_mania("8 DI 5", "1", piles=["", "2 2 / 3 3"], deck="9 9 9 9")
    play(match, "0 8+DI")
    assert told(match, "0 refuse") != []
    assert pile(match, 1) == "2 2"
    assert "steal-1-2" in legal(match, 0), "stealing reaches it"
