"""Beanie, clause by clause: putting down (section 4)."""

from __future__ import annotations

from tests.beanie_tables import RANKS, beanie, hand, meld
from tests.builders import legal, picture, play, refused, told


def laid(hand_text: str, word: str, number: int = 1) -> set[str]:
    """The melds of one kind that can be laid out of a hand in a round."""
    return {action for action in legal(beanie(hand_text, None, round=number), 0) if action.startswith(word)}


def test_4_1_anybody_puts_down_at_any_moment() -> None:
    match = beanie("3C 3D 3H 9S 2C", "5D 6D 7D JC 2H", "4C 4H 4S QD 2S", stock="AS")
    play(match, "0 set-3C-3D-3H", "1 run-D-5-6-7", "1 draw", "2 set-4C-4H-4S", "1 discard-AS")
    assert [meld(match, name) for name in ("M1", "M2", "M3")] == ["set 3C 3D 3H", "run 5D 6D 7D", "set 4C 4H 4S"]
    assert [shown["seat"] for shown in picture(match)["melds"]] == [0, 1, 2]


def test_4_1_everybody_may_act_and_only_the_player_in_turn_has_to() -> None:
    match = beanie(None, None, None, None)
    assert match.actors() == (0, 1, 2, 3)
    assert match.obliged() == (1,)


def test_4_2_a_set_is_three_or_four_of_one_rank() -> None:
    assert laid("3C 3D 3H 3S 9D", "set") == {
        "set-3C-3D-3H",
        "set-3C-3D-3S",
        "set-3C-3H-3S",
        "set-3D-3H-3S",
        "set-3C-3D-3H-3S",
    }
    assert laid("3C 3D 9D 9H", "set") == set()


def test_4_3_a_run_is_three_or_more_of_one_suit_in_a_row() -> None:
    assert laid("4D 5D 6D 7D 8H 9D", "run") == {"run-D-4-5-6", "run-D-5-6-7", "run-D-4-5-6-7"}
    assert laid("4D 5D 6H 7H", "run") == set()


def test_4_3_a_run_goes_from_the_ace_to_the_king_at_most() -> None:
    whole = " ".join(f"{rank}S" for rank in RANKS)
    found = laid(whole, "run", 5)
    assert "run-S-A-2-3-4-5-6-7-8-9-10-J-Q-K" in found
    assert len([action for action in found if "9S" not in action]) == 66
    assert not [action for action in found if "K-A" in action]


def test_4_4_a_beanie_stands_for_any_card() -> None:
    assert laid("4H 5H KC", "run") == {"run-H-4-5-KC", "run-H-KC-4-5"}
    assert laid("4H 6H KC", "run") == {"run-H-4-KC-6"}
    assert laid("9C 9D KC", "set") == {"set-9C-9D-KC"}


def test_4_4_also_for_a_card_that_one_holds_oneself() -> None:
    assert laid("4H 5H 6H KC", "run") == {
        "run-H-4-5-6",
        "run-H-KC-5-6",
        "run-H-4-KC-6",
        "run-H-4-5-KC",
        "run-H-4-5-6-KC",
        "run-H-KC-4-5-6",
        "run-H-KC-4-5",
        "run-H-5-6-KC",
    }


def test_4_4_every_choice_of_beanies_and_places_is_an_action_of_its_own() -> None:
    found = laid("4H KC KD", "run")
    assert found == {
        f"run-H-{'-'.join(places)}"
        for one, other in (("KC", "KD"), ("KD", "KC"))
        for places in (("4", one, other), (one, "4", other), (one, other, "4"))
    }


def test_4_4_beanies_alone_name_what_they_are() -> None:
    sets = laid("KC KD KH", "set")
    assert sets == {"set-KC-KD-KH"} | {f"set-KC-KD-KH-as-{rank}" for rank in RANKS[:-1]}
    assert "run-S-KD-KC-KH-as-4" in laid("KC KD KH", "run")
    match = beanie("KC KD KH 2C", None)
    assert told(match, "0 run-S-KD-KC-KH-as-J")[0] == (
        "A lays a run of spades: king of diamonds, king of clubs and king of hearts."
    )
    assert meld(match, "M1") == "run KD=JS KC=QS KH=KS"


def test_4_4_a_card_lies_in_one_place_only() -> None:
    match = beanie("JC QC KC KD 2H", None)
    assert refused(match, "0 run-C-J-KC-K") == ("lies-twice", "4.4")
    assert {"run-C-J-KD-K", "run-C-J-Q-K", "run-C-J-Q-KD"} <= legal(match, 0)


def test_4_5_a_meld_comes_down_as_a_whole() -> None:
    match = beanie("4H 5H 6H KC 2S", None)
    play(match, "0 run-H-4-5-6-KC")
    assert meld(match, "M1") == "run 4H 5H 6H KC=7H"
    assert hand(match, 0, 0) == "2S"


def test_4_5_of_two_players_the_first_counts() -> None:
    match = beanie("9H 2S", "9S 2C", melds="0:set-9C-9D-KC")
    play(match, "1 take-M1-9S-KC")
    assert refused(match, "0 take-M1-9H-KC") == ("no-such-beanie", "5.3")
    assert hand(match, 0, 0) == "9H 2S"
    assert hand(match, 1) == "KC ?"


def test_4_6_nothing_is_split_joined_or_rearranged() -> None:
    match = beanie("2S 5S", "7D 2C", melds="0:run-D-A-2-3 0:run-D-4-5-6")
    assert legal(match, 0) == set()
    play(match, "1 add-M2-7D")
    assert [meld(match, name) for name in ("M1", "M2")] == ["run AD 2D 3D", "run 4D 5D 6D 7D"]
