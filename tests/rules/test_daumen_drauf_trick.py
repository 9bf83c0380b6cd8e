"""Daumen Drauf!, clause by clause: a trick, and what is higher in it (sections 3 and 4)."""

from __future__ import annotations

import pytest

from tests.builders import legal, picture, play, refused, told
from tests.daumen_drauf_tables import daumen_drauf, endgame, hand, trick


def test_3_1_the_leader_shows_any_card_and_may_not_pass() -> None:
    match = daumen_drauf(None, "Y1+ Y2- G3+ K4- K1+", None, leader=1)
    assert match.actors() == (1,)
    assert legal(match, 1) == {"show-Y1+", "show-Y2-", "show-G3+", "show-K4-", "show-K1+"}
    assert refused(match, "1 pass") == ("leader-shows", "3.1")


def test_3_2_all_see_the_face_and_only_the_owner_the_head() -> None:
    match = daumen_drauf("Y1+ Y2+ Y3+ Y4+ G1+", "G1- G2- G3- G4- K1-", "K1+ K2- K3- K4- K5-")
    play(match, "0 show-Y3+")
    assert trick(match, 0) == "0:Y3+*"
    assert {trick(match, viewer) for viewer in (None, 1, 2)} == {"0:Y3?*"}


def test_3_2_who_holds_the_twin_knows_the_head() -> None:
    match = daumen_drauf("Y1+ Y2+ Y3+ Y4+ G1+", "G1- G2- G3- G4- K1-", "Y3- K2- K3- K4- K5-")
    assert told(match, "0 show-Y3+", viewer=2) == ["A leads a poisonous yellow 3."]
    assert trick(match, 2) == "0:Y3+*"
    assert {trick(match, viewer) for viewer in (None, 1)} == {"0:Y3?*"}


def test_3_3_play_goes_round_clockwise_one_player_at_a_time() -> None:
    match = daumen_drauf(None, None, "Y1+ G1+ G2+ G3+ G4+", None, leader=2)
    play(match, "2 show-Y1+")
    for seat in (3, 0, 1):
        assert match.actors() == (seat,)
        other = (seat + 1) % 4
        assert refused(match, f"{other} pass") == ("not-your-turn", "3.3")
        assert legal(match, other) == set()
        play(match, f"{seat} pass")
    assert match.actors() == (2,)


def test_3_3_what_is_no_action_is_refused_whatever_the_number() -> None:
    match = daumen_drauf(None, None)
    for seat, number in ((0, -1), (0, match.game.action_count), (0, 2**40), (-1, 0), (2, 0)):
        refusal = match.check(seat, number)
        assert refusal is not None
        assert refusal.reason.message == "daumen-drauf-reason-not-an-action"


def test_3_3_on_turn_one_shows_parries_or_passes() -> None:
    match = daumen_drauf("Y1+ Y2+ Y4- K4+ G1+", "Y2- Y1- Y3- G2+ K1-", trick="")
    play(match, "0 show-Y2+")
    assert legal(match, 1) == {"show-Y3-", "show-G2+", "show-K1-", "parry", "pass"}


def test_3_4_only_a_higher_card_can_be_shown() -> None:
    match = daumen_drauf("Y1+ Y2+ Y4- K4+ G1+", "Y2- Y1- Y3- Y4+ K1-")
    play(match, "0 show-Y2+")
    assert refused(match, "1 show-Y1-") == ("number-too-low", "4.2")
    play(match, "1 show-Y3-")
    assert trick(match) == "0:Y2?* 1:Y3?*"
    assert hand(match, 1, 1) == "Y1- Y2- Y4+ K1-"


def test_3_5_who_shows_again_first_lays_his_earlier_card_open() -> None:
    match = daumen_drauf("Y1+ Y2+ Y4- K4+ G1+", "Y2- Y1- Y3- G3+ K1-", None)
    play(match, "0 show-Y1+", "1 show-Y3-", "2 pass")
    assert told(match, "0 show-Y4-") == ["A lays the earlier card open: a poisonous yellow 1.", "A shows a yellow 4."]
    assert {trick(match, viewer) for viewer in (None, 2)} == {"0:Y1+ 1:Y3?* 0:Y4?*"}
    assert trick(match, 1) == "0:Y1+ 1:Y3-* 0:Y4?*"
    play(match, "1 show-G3+", "2 pass", "0 show-K4+")
    assert trick(match, None) == "0:Y1+ 1:Y3- 0:Y4- 1:G3?* 0:K4?*"


def test_3_6_who_passes_keeps_his_thumb_on_his_card_and_may_come_back_in() -> None:
    match = daumen_drauf("Y1+ Y2+ Y4- K4+ G1+", "Y2- Y1- Y3- G3+ K1-", "G2+ G2- G4+ G5+ K2+")
    play(match, "0 show-Y1+", "1 pass", "2 show-G2+", "0 pass")
    assert trick(match) == "0:Y1?* 2:G2?*"
    assert legal(match, 1) == {"show-G3+", "show-K1-", "pass"}
    play(match, "1 show-G3+", "2 pass")
    assert legal(match, 0) == {"show-K4+", "pass"}


def test_3_7_a_player_without_cards_passes_by_himself() -> None:
    match = endgame("Y1+ Y3-", "", "K1+ K2+", "G1+ G2+", leader=0)
    play(match, "0 show-Y1+")
    assert match.actors() == (2,)
    play(match, "2 show-K1+", "3 show-G1+", "0 pass")
    assert match.actors() == (2,)


def test_3_7_a_card_under_the_thumb_is_no_card_in_hand() -> None:
    match = endgame("Y1+", "K1+ K2+", "G1+ G2+")
    play(match, "0 show-Y1+", "1 show-K1+", "2 pass")
    assert picture(match)["phase"] == "lead", "the leader could decide nothing any more, so the trick was taken"
    assert match.actors() == (1,)


def test_3_7_nobody_with_cards_is_passed_over_even_if_he_can_do_nothing_else() -> None:
    match = daumen_drauf("Y4+ Y3+ Y2+ G1+ K1+", "Y1+ Y1- Y2- Y3- G2-")
    play(match, "0 show-Y4+")
    play(match, "1 show-G2-")
    play(match, "0 show-K1+")
    assert match.actors() == (1,)
    assert legal(match, 1) == {"pass"}


def test_4_1_colours_are_as_strong_as_they_come_late() -> None:
    match = daumen_drauf("Y4+ Y3+ G2+ G1+ K4+", "K1+ K2+ Y1+ Y2- G4-")
    play(match, "0 show-G2+")
    assert picture(match)["colours"] == ["G"]
    play(match, "1 show-K1+", "0 show-Y3+")
    assert picture(match)["colours"] == ["G", "K", "Y"]
    play(match, "1 pass")
    assert picture(match)["colours"] == [], "the order is made anew in every trick"


@pytest.mark.parametrize(("card", "higher"), [("Y3-", False), ("Y4-", False), ("Y5-", True), ("Y6+", True)])
def test_4_2_in_the_same_colour_a_larger_number_is_higher(card: str, higher: bool) -> None:
    match = daumen_drauf("Y4+ Y3+ G2+ G1+ K4+", f"{card} K1+ K2+ Y1+ Y2-", None, None)
    play(match, "0 show-Y4+")
    assert (f"show-{card}" in legal(match, 1)) == higher
    if not higher and card != "Y4-":
        assert refused(match, f"1 show-{card}") == ("number-too-low", "4.2")


def test_4_3_a_new_colour_is_higher_whatever_its_number() -> None:
    match = daumen_drauf("Y4+ Y3+ G2+ G1+ K4+", "G1- K1+ Y1+ Y2- Y3-")
    play(match, "0 show-Y4+")
    assert picture(match)["to_beat"] == {"card": "Y4?", "colour": "Y", "value": 4, "fresh": ["G", "K"]}
    assert legal(match, 1) == {"show-G1-", "show-K1+", "pass"}


def test_4_4_an_earlier_colour_is_never_higher() -> None:
    match = daumen_drauf("Y1+ Y4+ G2+ K4+ K3+", "G1- K1+ Y3+ Y2- Y3-")
    play(match, "0 show-Y1+", "1 show-G1-")
    assert refused(match, "0 show-Y4+") == ("colour-is-weaker", "4.4")
    play(match, "0 show-K3+")
    assert legal(match, 1) == {"pass"}
    assert refused(match, "1 show-Y3+") == ("colour-is-weaker", "4.4")
    assert refused(match, "1 show-K1+") == ("number-too-low", "4.2")


def test_4_5_the_twin_is_not_higher() -> None:
    match = daumen_drauf("Y1+ Y4+ G2+ K4+ K3+", "Y4- K1+ Y3+ Y2- Y3-")
    play(match, "0 show-Y4+")
    assert refused(match, "1 show-Y4-") == ("twin-only-parries", "4.5")
    assert "parry" in legal(match, 1)
