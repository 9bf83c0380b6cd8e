"""Daumen Drauf!, clause by clause: parrying, and taking a trick (sections 5 and 6)."""

from __future__ import annotations

from biberbau.games.daumen_drauf import GAME
from tests.builders import legal, picture, play, refused, told
from tests.daumen_drauf_tables import daumen_drauf, endgame, hand, pile, trick


def test_5_1_the_twin_parries_in_ones_own_turn() -> None:
    match = daumen_drauf("Y1+ Y4+ G2+ K4+ K3+", "K1+ K2+ Y3+ Y2- Y3-", "Y4- G1+ G3+ G4+ G5+")
    assert refused(match, "0 parry") == ("nothing-to-parry", "5.1")
    play(match, "0 show-Y4+")
    assert refused(match, "2 parry") == ("not-your-turn", "3.3")
    assert refused(match, "1 parry") == ("no-twin", "5.1")
    play(match, "1 pass")
    assert "parry" in legal(match, 2)


def test_5_1_once_a_higher_card_is_shown_it_is_too_late() -> None:
    match = daumen_drauf("Y1+ Y4+ G2+ K4+ K3+", "K1+ K2+ Y3+ Y2- Y3-", "Y4- G1+ G3+ G4+ G5+")
    play(match, "0 show-Y4+", "1 show-K1+")
    assert refused(match, "2 parry") == ("no-twin", "5.1")


def test_5_2_a_parry_ends_the_trick_and_takes_all_its_cards() -> None:
    match = daumen_drauf("Y1+ Y4+ G2+ K4+ K3+", "K1+ K2+ Y3+ Y2- G2-", "G4- G1+ G3+ K1- K5+")
    play(match, "0 show-Y1+", "1 show-Y3+", "2 pass", "0 show-G2+")
    assert told(match, "1 parry") == [
        "B parries with the twin, the harmless green 2!",
        "Thumb up: B held a poisonous yellow 3.",
        "Thumb up: A held a poisonous green 2.",
        "B takes the trick: 1 harmless, 3 poisonous.",
    ]
    assert pile(match, 1) == "Y1+ Y3+ G2+ G2-"
    assert match.actors() == (1,)
    assert picture(match)["phase"] == "lead"


def test_5_3_one_may_parry_with_an_own_card_in_the_trick() -> None:
    match = daumen_drauf("Y1+ Y4+ G2+ K4+ K3+", "K1+ G2- Y3+ Y2- G1-")
    play(match, "0 show-Y1+", "1 show-Y3+", "0 show-G2+")
    play(match, "1 parry")
    assert pile(match, 1) == "Y1+ Y3+ G2+ G2-"
    assert hand(match, 1, 1).count(" ") == 4, "filled up again"


def test_5_4_nobody_parries_his_own_card() -> None:
    match = daumen_drauf("Y1+ Y1- G2+ K4+ K3+", None, None)
    play(match, "0 show-Y1+")
    assert refused(match, "0 parry") == ("own-card", "5.4")
    assert refused(match, "1 parry") == ("no-twin", "5.1")
    play(match, "1 pass")
    assert refused(match, "2 parry") == ("no-twin", "5.1")


def test_6_1_when_all_others_have_passed_the_owner_of_the_last_card_takes_everything() -> None:
    match = daumen_drauf("Y1+ Y4+ G2+ K4+ K3+", "K1+ K2+ Y3+ Y2- G4+", "G4- G1+ G3+ K1- K5+")
    play(match, "0 show-Y1+", "1 show-Y3+", "2 show-G1+", "0 pass", "1 pass")
    assert pile(match, 2) == "Y1+ Y3+ G1+"
    assert trick(match) == ""


def test_6_1_a_leader_whom_nobody_beats_takes_his_own_card() -> None:
    match = daumen_drauf("Y1+ Y4+ G2+ K4+ K3+", None, None)
    play(match, "0 show-Y4+", "1 pass", "2 pass")
    assert pile(match, 0) == "Y4+"
    assert match.actors() == (0,)


def test_6_2_all_see_the_cards_of_a_trick_when_it_is_taken() -> None:
    match = daumen_drauf("Y1+ Y4+ G2+ K4+ K3+", "K1+ K2+ Y3+ Y2- G4+", None)
    play(match, "0 show-Y1+", "1 show-Y3+", "2 pass")
    assert told(match, "0 pass") == [
        "A passes.",
        "Thumb up: A held a poisonous yellow 1.",
        "Thumb up: B held a poisonous yellow 3.",
        "B takes the trick: 0 harmless, 2 poisonous.",
    ]
    assert {pile(match, 1, viewer) for viewer in (None, 0, 1, 2)} == {"Y1+ Y3+"}


def test_6_3_what_was_seen_stays_in_memory_and_sizes_are_public() -> None:
    match = daumen_drauf("Y1+ Y4+ G2+ K4+ K3+", "K1+ K2+ Y3+ Y2- G4+", None, taken="0:K2- 2:G1-")
    play(match, "0 show-Y1+", "1 pass", "2 pass", "0 show-Y4+", "1 pass", "2 pass")
    assert [len(cards) for cards in picture(match)["piles"]] == [3, 0, 1]
    assert pile(match, 0, viewer=2) == "K2- Y1+ Y4+"


def test_6_4_hands_are_filled_to_five_beginning_with_the_last_to_pass() -> None:
    match = daumen_drauf(
        "Y1+ Y4+ G2+ K4+", "K1+ K2+ Y3+ G4+", "G1+ G3+ K3+ K5+", trick="0:Y2+ 1:Y5- 2:K1-", stack="Y5+ G5+ G5- K5- Y1-"
    )
    assert picture(match)["turn"] == 0
    play(match, "0 pass", "1 pass")
    assert "Y5+" in hand(match, 1, 1)
    assert "G5+" in hand(match, 2, 2)
    assert "G5-" in hand(match, 0, 0)
    assert match.actors() == (2,)


def test_6_4_after_a_parry_the_parrier_fills_up_first() -> None:
    match = daumen_drauf(
        "Y1+ Y4+ G2+ K4+", "Y5+ K2+ Y3+ G4+", "G1+ G3+ K3+ K5+ K1-", trick="0:Y2+ 1:Y4-", stack="G5+ G5- K5-", turn=2
    )
    play(match, "2 pass", "0 parry")
    assert {"G5+", "G5-"} <= set(hand(match, 0, 0).split())
    assert "K5-" in hand(match, 1, 1)
    assert hand(match, 2, 2) == "G1+ G3+ K1- K3+ K5+"


def test_6_4_a_player_without_cards_counts_as_the_last_to_pass() -> None:
    shown = "1:Y1+ 0:Y2+ 1:Y3+ 0:Y4+ 1:Y5+ 0:G1+ 1:G2+ 0:G3+ 1:G4+ 2:K1+"
    taken = "0:Y1- 0:Y2- 0:Y3- 0:Y4- 0:Y5- 0:G1- 0:G2- 0:G3- 0:G4- 0:K1- 0:K2- 0:K2+"
    match = daumen_drauf("G5+", "", "K3+ K3- K4+ K4-", trick=shown, taken=taken, stack="G5- K5+ K5-")
    play(match, "0 pass")
    assert match.actors() == (2,)
    assert hand(match, 1, 1) == "G5- K5- K5+", "seat 1 passed alone, last of all"
    assert hand(match, 2, 2) == "K3- K3+ K4- K4+"


def test_6_5_a_short_stack_goes_as_far_as_it_goes() -> None:
    taken = "0:Y1+ 0:Y1- 0:Y2+ 0:Y2- 0:Y3+ 0:Y3- 0:Y4+ 0:Y4- 0:K1+ 0:K1-"
    match = daumen_drauf(
        "G1+ G1- G2+ G2-", "K2- K3- K4- K4+", trick="0:G3+ 1:G4+", taken=taken, stack="K2+ G3- G4- K3+"
    )
    play(match, "0 pass")
    assert picture(match)["stack"] == 2
    assert told(match, "1 show-K2-") == ["B leads a black 2."]
    play(match, "0 pass")
    assert picture(match)["stack"] == 1
    sentences = told(match, "1 show-K3-") + told(match, "0 pass")
    assert sentences[-1] == "The stack is used up: from now on hands get smaller."
    play(match, "1 show-K4-", "0 pass")
    assert [len(cards) for cards in picture(match)["hands"]] == [5, 4]


def test_6_6_the_taker_leads_or_the_next_player_who_has_a_card() -> None:
    match = endgame("Y1+", "", "K1+ K2+", "G1+ G2+", leader=2)
    play(match, "2 show-K1+", "3 pass", "0 pass")
    assert match.actors() == (2,)
    match = endgame("Y1+", "", "K1+", "G1+ G2+", leader=0)
    play(match, "0 show-Y1+", "2 pass")
    assert told(match, "3 pass") == [
        "D passes.",
        "Thumb up: A held a poisonous yellow 1.",
        "A takes the trick: 0 harmless, 1 poisonous.",
        "A has no card left, so C leads.",
    ]
    assert match.actors() == (2,)
    assert GAME.picture(match.view(None))["leader"] == 2
