"""Beanie, clause by clause: table options, and real time (sections 8 and 9)."""

from __future__ import annotations

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games.beanie import GAME
from tests.beanie_tables import beanie, hand, meld, pile, rest, stacked_round
from tests.builders import legal, picture, play, refused, told

BUTTON = {"call": "button"}


def test_8_1_a_first_card_is_turned_up() -> None:
    hands = ("AC 2C 3D 4D 5H 6H 7S", "8C 9C 10D JD QH KH AS")
    match = stacked_round(*hands, stock="QS 9D", options={"first_upcard": "on"})
    assert pile(match) == "QS"
    assert picture(match)["stock"] == 37
    play(match, "1 draw")
    assert "9D" in hand(match, 1, 1).split()
    assert pile(stacked_round(*hands, stock="QS")) == ""


def test_8_2_one_beanie_in_a_meld() -> None:
    match = beanie("4H KC KD 9C", "9D 5S", options={"max_beanies_per_meld": "1"}, melds="1:run-H-6-7-KH 1:set-8C-8D-KS")
    assert refused(match, "0 run-H-4-KC-KD") == ("too-many-beanies", "8.2")
    assert refused(match, "0 set-9C-KC-KD") == ("too-many-beanies", "8.2")
    assert refused(match, "0 add-M1-KC-low") == ("too-many-beanies", "8.2")
    assert refused(match, "0 add-M2-KC") == ("too-many-beanies", "8.2")
    assert legal(match, 0) == set()
    assert "set-9C-KC-KD" in legal(beanie("4H KC KD 9C", "9D 5S"), 0)


def test_8_2_less_than_half_is_strict() -> None:
    options = {"max_beanies_per_meld": "less_than_half"}
    match = beanie("4H 5H 6H KC KD 2S", "9D 5S 8H", options=options)
    assert "run-H-4-5-KC" in legal(match, 0)
    assert refused(match, "0 run-H-4-5-KC-KD") == ("too-many-beanies", "8.2")
    assert "run-H-4-5-6-KC-KD" in legal(match, 0)
    match = beanie("KD 2S", "9D 5S 8H", options=options, melds="1:run-H-4-5-KC 1:run-C-4-5-6-KH")
    assert refused(match, "0 add-M1-KD-low") == ("too-many-beanies", "8.2")
    assert {"add-M2-KD-low", "add-M2-KD-high"} <= legal(match, 0)


def test_8_3_nobody_goes_out_by_discarding() -> None:
    options = {"out_by_discard": "off"}
    match = beanie("9S 2C", "QH", options=options, melds="0:set-8C-8D-8H", stock="8S")
    play(match, "1 draw", "1 add-M1-8S")
    assert refused(match, "1 discard-QH") == ("last-card-stays", "8.3")
    assert legal(match, 1) == {"keep"}
    assert match.clock_action(1) == GAME.parse_action("keep")
    assert told(match, "1 keep") == ["B keeps the last card."]
    assert match.obliged() == (0,)


def test_8_3_but_by_putting_down_still() -> None:
    match = beanie("9S 2C", "8S", options={"out_by_discard": "off"}, melds="0:set-8C-8D-8H")
    play(match, "1 add-M1-8S")
    assert picture(match)["out"] == 1


def test_8_4_with_a_button_others_go_on_until_it_is_pressed() -> None:
    match = beanie("3C 3D 3H", "9C 9D 9H 2S", "KD QH 5S", options=BUTTON, stock="AS")
    play(match, "0 set-3C-3D-3H")
    assert picture(match)["callers"] == [0]
    assert not match.round_over
    assert legal(match, 0) == {"call"}
    assert refused(match, "0 draw") == ("hand-empty", "8.4")
    assert refused(match, "1 call") == ("hand-not-empty", "8.4")
    play(match, "1 set-9C-9D-9H", "1 draw", "1 discard-AS")
    assert told(match, "0 call") == ["Beanie! A has no card left.", "Round 1 is over. All hands are shown and counted."]
    assert match.round_scores == [0, 5, 40]


def test_8_4_the_turn_waits_for_the_call_of_its_player() -> None:
    match = beanie("3C 3D 3H", "9C 9D 9H 2S", options=BUTTON, stock="AS")
    play(match, "0 set-3C-3D-3H", "1 draw", "1 discard-AS")
    assert picture(match)["phase"] == "calling"
    assert match.obliged() == (0,)
    assert match.clock_action(0) == GAME.parse_action("call")
    assert "set-9C-9D-9H" in legal(match, 1)


def test_8_4_the_first_call_ends_the_round() -> None:
    match = beanie("3C 3D 3H", "9C 9D 9H", "KD", options=BUTTON)
    play(match, "0 set-3C-3D-3H", "1 set-9C-9D-9H", "1 call")
    assert picture(match)["out"] == 1
    assert match.round_scores == [0, 0, 25]


def test_8_4_what_is_not_called_is_called_for_him() -> None:
    match = beanie("3C 3D 3H", "9C 9D 9H 2S", options=BUTTON)
    assert match.clock_action(0) is None
    play(match, "0 set-3C-3D-3H")
    assert match.clock_action(0) == GAME.parse_action("call")


def test_8_5_only_the_top_card_is_shown_and_the_rest_may_be_remembered() -> None:
    match = beanie(None, None, options={"pile_view": "top"}, pile="QH 5D 2C")
    assert (pile(match), picture(match)["pile_count"]) == ("2C", 3)
    play(match, "1 pile")
    assert hand(match, 1, 0).split()[:3] == ["2C", "5D", "QH"]


def test_8_6_first_a_meld_of_ones_own() -> None:
    match = beanie(
        "9S 3C 3D 3H 2S", "KC KD 5H", options={"own_meld_first": "on"}, melds="1:set-9C-9D-KH 1:run-H-4-KS-6"
    )
    for move in ("add-M1-9S", "take-M1-9S-KH"):
        assert refused(match, f"0 {move}") == ("own-meld-first", "8.6")
    assert "add-M1-KC" in legal(match, 1)
    assert picture(match)["opened"] == [False, True]
    play(match, "0 set-3C-3D-3H", "0 take-M1-9S-KH")
    assert hand(match, 0, 0) == "KH 2S"


def test_8_7_rounds_make_a_match_that_begins_with_kings() -> None:
    match = Match.new(GAME, 2, FastStream(1), {"rounds": "1"})
    assert (picture(match)["rounds"], picture(match)["wild"]) == (1, "K")
    match = beanie("3C 3D 3H", "9S", options={"rounds": "3"}, round=2)
    play(match, "0 set-3C-3D-3H")
    assert not match.over
    match.begin_round()
    assert picture(match)["wild"] == "J"


def test_8_8_the_number_of_quiet_turns() -> None:
    match = beanie("2C 4D", "3C 5D", options={"stall": "1"}, pile="QH")
    assert picture(match)["stall_turns"] == 2
    play(match, "1 pile", "1 discard-QH", "0 pile", "0 discard-QH")
    assert picture(match)["ended_by"] == "stall"


def test_8_9_and_8_10_change_no_rule() -> None:
    plain = transcript({})
    assert transcript({"turn_seconds": "0"}) == transcript({"fairness": "off"}) == plain


def transcript(options: dict[str, str]) -> list[list[str]]:
    """Play a random round and return what was allowed at each moment."""
    match, dice = Match.new(GAME, 3, FastStream(4), options), FastStream(9)
    allowed = []
    while not match.round_over:
        seats = [seat for seat in range(3) if match.legal(seat)]
        seat = seats[dice.below(len(seats))]
        allowed.append(sorted(legal(match, seat)))
        play(match, f"{seat} {allowed[-1][dice.below(len(allowed[-1]))]}")
    return allowed


def test_8_9_the_time_is_one_of_eight() -> None:
    assert Match.new(GAME, 2, FastStream(1)).options["turn_seconds"] == "30"
    for seconds in ("0", "10", "15", "20", "30", "45", "60", "120"):
        assert Match.new(GAME, 2, FastStream(1), {"turn_seconds": seconds}).options["turn_seconds"] == seconds


def test_8_10_fairness_is_on_unless_the_table_says_otherwise() -> None:
    assert Match.new(GAME, 2, FastStream(1)).options["fairness"] == "on"


def test_9_1_what_comes_later_is_judged_by_the_table_as_it_is_then() -> None:
    match = beanie("5H 2S", "5D 8H 2C", "8S 3C", melds="0:run-H-4-KC-6")
    play(match, "0 swap-M1-5H")
    before = match.states.tobytes()
    assert refused(match, "0 swap-M1-5H") == ("not-in-hand", "2.4")
    assert refused(match, "1 swap-M1-5D") == ("nothing-stands-for-it", "5.4")
    assert match.states.tobytes() == before, "what is refused changes nothing"
    play(match, "0 add-M1-KC-high")
    assert refused(match, "1 add-M1-8H") is None
    assert refused(match, "1 add-M1-8H-high") == ("not-a-beanie", "1.3")


def test_9_2_nobody_waits_for_anybody() -> None:
    hands = ("3C 3D 3H 9S", "2C 4D")
    for match in (beanie(*hands, pile=rest(*hands)), beanie(*hands, phase="discard", source="pile")):
        allowed = legal(match, 1)
        play(match, "0 set-3C-3D-3H")
        assert legal(match, 1) == allowed
        assert match.obliged() == (1,)
        assert meld(match, "M1") == "set 3C 3D 3H"
