"""Beanie, clause by clause: adding to melds (section 5)."""

from __future__ import annotations

from tests.beanie_tables import beanie, hand, meld
from tests.builders import legal, picture, play, refused, told


def table_actions(hand_text: str, melds: str) -> set[str]:
    """What a hand can do with melds, all of them laid by another seat."""
    found = legal(beanie(None, None, hand_text, melds=melds), 2)
    return {action for action in found if action.split("-")[0] in ("add", "take", "swap")}


def test_5_1_a_set_takes_the_fourth_card_or_a_beanie() -> None:
    assert table_actions("9S KH 9D 2C", "0:set-9C-9H-KD") == {
        "add-M1-9S",
        "add-M1-9D",
        "add-M1-KH",
        "take-M1-9S-KD",
        "take-M1-9D-KD",
    }
    match = beanie(None, None, "9S 2C 8D", melds="0:set-9C-9D-9H")
    assert told(match, "2 add-M1-9S") == ["C adds the nine of spades to the set of nines."]
    assert picture(match)["melds"][0]["full"]


def test_5_1_a_set_of_four_is_full() -> None:
    match = beanie(None, None, "KH 8D 9S", melds="0:set-9C-9D-9H-KD 0:set-8C-8H-8S-KC")
    assert refused(match, "2 add-M1-KH") == ("set-full", "5.1")
    assert refused(match, "2 add-M1-8D") == ("other-rank", "5.1")
    assert refused(match, "2 add-M3-8D") == ("no-such-meld", "5.1")


def test_5_2_a_run_takes_the_next_card_or_a_beanie_for_it() -> None:
    assert table_actions("4H 8H KC 9H", "0:run-H-5-6-7") == {
        "add-M1-4H",
        "add-M1-8H",
        "add-M1-KC-low",
        "add-M1-KC-high",
    }
    match = beanie(None, None, "4H 8H KC 9H", melds="0:run-H-5-6-7")
    assert refused(match, "2 add-M1-9H") == ("not-a-neighbour", "5.2")
    assert refused(match, "2 add-M1-KC") == ("name-the-end", "5.2")
    assert refused(match, "2 add-M1-8H-high") == ("not-a-beanie", "1.3")
    assert told(match, "2 add-M1-KC-high") == [
        "C adds the king of clubs to the run of hearts.",
        "The king of clubs stands for the eight of hearts.",
    ]
    play(match, "2 add-M1-9H")
    assert meld(match, "M1") == "run 5H 6H 7H KC=8H 9H"


def test_5_2_beyond_ace_and_king_there_is_nothing() -> None:
    match = beanie(None, None, "5D 4C", melds="0:run-H-A-2-3 0:run-S-J-Q-K", round=9)
    assert refused(match, "2 add-M1-5D-low") == ("run-ends", "4.3")
    assert refused(match, "2 add-M2-5D-high") == ("run-ends", "4.3")
    assert {"add-M1-5D-high", "add-M2-5D-low"} <= legal(match, 2)


def test_5_3_with_three_cards_one_may_take_the_beanie() -> None:
    for move, left in (("add-M1-10S", "2C"), ("take-M1-10S-KD", "2C KD")):
        match = beanie(None, None, "10S 2C", melds="0:set-10C-10D-KD")
        play(match, f"2 {move}")
        assert hand(match, 2, 2) == left


def test_5_3_with_four_cards_one_must() -> None:
    match = beanie(None, None, "10S 2C", melds="0:set-10C-10D-10H-KD")
    assert refused(match, "2 add-M1-10S") == ("must-take", "5.3")
    play(match, "2 take-M1-10S-KD")
    assert meld(match, "M1") == "set 10C 10D 10H 10S"
    assert picture(match)["melds"][0]["full"]


def test_5_3_of_several_beanies_one_takes_one() -> None:
    assert table_actions("10S", "0:set-10C-10D-KC-KD") == {"take-M1-10S-KC", "take-M1-10S-KD"}
    assert table_actions("10S", "0:set-10C-KC-KD") == {"add-M1-10S", "take-M1-10S-KC", "take-M1-10S-KD"}


def test_5_3_what_is_taken_was_there() -> None:
    match = beanie(None, None, "10S 9S 8H", melds="0:set-10C-10D-KD 0:run-H-5-6-KH")
    assert refused(match, "2 take-M1-10S-KC") == ("no-such-beanie", "5.3")
    assert refused(match, "2 take-M1-9S-KD") == ("other-rank", "5.1")
    assert refused(match, "2 take-M2-8H-KH") == ("not-a-set", "5.3")


def test_5_4_the_actual_card_takes_its_place_and_the_beanie_comes_to_the_hand() -> None:
    match = beanie(None, None, "5H 2C", melds="0:run-H-4-KC-6")
    assert table_actions("5H 2C", "0:run-H-4-KC-6") == {"swap-M1-5H"}
    assert told(match, "2 swap-M1-5H") == [
        "C adds the five of hearts to the run of hearts.",
        "C takes the king of clubs for it.",
    ]
    assert meld(match, "M1") == "run 4H 5H 6H"
    assert hand(match, 2) == "KC ?"
    assert "add-M1-KC-low" in legal(match, 2), "it is a card of the hand like any other"


def test_5_4_only_for_the_card_it_stands_for_and_only_in_a_run() -> None:
    match = beanie(None, None, "5H 7H 9S", melds="0:run-H-4-KC-6 0:set-9C-9D-KD")
    assert refused(match, "2 swap-M1-7H") == ("nothing-stands-for-it", "5.4")
    assert refused(match, "2 swap-M2-9S") == ("not-a-run", "5.4")
    assert refused(match, "2 add-M2-9S-low") == ("not-a-run", "5.4")


def test_5_5_in_its_own_place_a_card_is_no_beanie() -> None:
    match = beanie("JC QC KC KD 2H", "KH KS AD 4D", None)
    assert refused(match, "0 run-C-J-Q-KC") == ("own-place", "5.5")
    play(match, "0 run-C-J-Q-K")
    assert meld(match, "M1") == "run JC QC KC"
    match = beanie("10C JC QC 2H", None, "KC 2C", melds="0:run-H-10-J-Q 0:run-S-9-10-J-Q", round=1)
    assert refused(match, "2 add-M1-KC-low") is None
    match = beanie(None, None, "KC 2C", melds="0:run-C-10-J-Q")
    assert refused(match, "2 add-M1-KC-high") == ("own-place", "5.5")
    assert {"add-M1-KC", "add-M1-KC-low"} <= legal(match, 2)


def test_5_5_kings_in_a_set_of_kings_stay_there() -> None:
    match = beanie("KC KD KH 2C", None, "KS 3C")
    play(match, "0 set-KC-KD-KH")
    assert meld(match, "M1") == "set KC KD KH"
    assert [action for action in legal(match, 2) if "M1" in action] == ["add-M1-KS"]


def test_5_5_a_beanie_can_be_swapped_for_a_card_of_the_wild_rank_in_its_own_place() -> None:
    match = beanie(None, None, "KC 2H", melds="0:run-C-J-Q-KD")
    play(match, "2 swap-M1-KC")
    assert meld(match, "M1") == "run JC QC KC"
    assert hand(match, 2, 2) == "KD 2H"
