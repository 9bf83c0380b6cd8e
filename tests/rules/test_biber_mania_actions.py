"""Biber-Mania, clause by clause: the action cards (section 5), refilling and redrawing (section 6)."""

from __future__ import annotations

from tests.biber_mania_tables import biber_mania, hand, lies, pile, stabs
from tests.builders import legal, picture, play, refused, told


def test_5_1_the_super_beaver_steals_two_cards_one_after_the_other() -> None:
    match = biber_mania(
        "SB 5 5", "1 2", "1 2", piles=["4", "3 / KO", "2 HI"], display="9 9 9 9 9 9 8 8 8", stock="JO 8 8 8 7"
    )
    play(match, "0 SB")
    assert picture(match)["thefts"] == 2
    piles = {"steal-1-KO", "steal-2-2", "steal-2-HI"}
    middle = {"steal-display-8", "steal-display-9", "steal-stock-7", "steal-stock-8", "steal-stock-JO"}
    assert legal(match, 0) == piles | middle
    play(match, "0 steal-1-KO")
    assert picture(match)["thefts"] == 1
    assert "steal-1-3" in legal(match, 0), "the first theft uncovered it"
    play(match, "0 steal-stock-JO")
    assert hand(match, 0) == "5 5 KO JO"
    assert picture(match)["hands"][0]["known"] == ["KO", "JO"]
    assert picture(match)["losses"] == [0, 1, 0]


def test_5_2_the_thief_must_steal_one_card() -> None:
    match = biber_mania("DI 5 5", "1 2", piles=["4", ""])
    play(match, "0 5+DI")
    assert picture(match)["phase"] == "steal"
    assert refused(match, "0 steal-0-4") == ("not-from-yourself", "5.1")
    assert refused(match, "0 steal-1-3") == ("not-there", "5.1")
    assert refused(match, "0 5") == ("steal-first", "5.2")
    play(match, "0 steal-display-12")
    assert hand(match, 0) == "5 12"
    assert match.actors() == (1,)


def test_5_2_what_is_stolen_is_stolen_before_the_refill() -> None:
    match = biber_mania("DI 5 5", "1 2", stock="1 10 10 11 11", deck="6 7")
    play(match, "0 DI", "0 steal-stock-1")
    assert lies(match, "stock") == "6 10 10 11 11"


def test_5_3_the_fairy_may_wish_for_a_card_from_a_hand() -> None:
    match = biber_mania("FE 5 5", "1 2 2", "1 2", options={"deck": "custom", "deck_values": "12", "deck_jokers": "0"})
    play(match, "0 5+FE")
    kinds = [*(str(value) for value in range(1, 13)), "SB", "DI", "FE", "PB", "HI", "GE", "BG", "KO"]
    assert legal(match, 0) == {"no-wish"} | {f"wish-{seat}-{kind}" for seat in (1, 2) for kind in kinds}
    play(match, "0 wish-1-2")
    assert hand(match, 0) == "2 5"
    assert hand(match, 1) == "1 2"
    assert picture(match)["hands"][0]["known"] == ["2"]
    assert picture(match)["hands"][1]["lacks"] == []


def test_5_3_a_wish_that_fails_is_lost_and_tells_something() -> None:
    match = biber_mania("FE 5 5", "1 2 2", "1 2")
    play(match, "0 FE", "0 wish-1-9")
    assert hand(match, 0) == "5 5"
    assert [shown["lacks"] for shown in picture(match)["hands"]] == [[], ["9"], []]
    assert match.actors() == (1,)


def test_5_3_the_fairy_may_wish_for_nothing() -> None:
    match = biber_mania("FE 5 5", "1 2 2")
    play(match, "0 FE", "0 no-wish")
    assert hand(match, 0) == "5 5"
    assert match.actors() == (1,)


def test_5_4_the_party_beaver_does_nothing_further() -> None:
    match = biber_mania("1 5 9 PB 2", "1 2")
    play(match, "0 1+5+9+PB")
    assert match.actors() == (1,)
    assert picture(match)["piles"][0][0]["protected"]


def test_5_5_the_hippie_does_nothing_further() -> None:
    match = biber_mania("5 5 HI HI 2", "KO HI")
    play(match, "0 5+HI")
    assert match.actors() == (1,)
    assert picture(match)["piles"][0][0]["size"] == 2


def test_5_6_the_bad_guy_draws_two_cards_for_somebody_else() -> None:
    match = biber_mania("GE 5 5", "1 2", "1 2", stock="1 10 10 11 11", deck="6 7 8")
    play(match, "0 GE")
    assert legal(match, 0) == {"bad-guy-1", "bad-guy-2"}
    assert refused(match, "0 bad-guy-0") == ("not-for-yourself", "5.6")
    play(match, "0 bad-guy-2")
    assert (picture(match)["victim"], picture(match)["gifts"]) == (2, 2)
    assert legal(match, 0) == {"give-deck", "give-stock-1", "give-stock-10", "give-stock-11"}
    play(match, "0 give-stock-1")
    assert lies(match, "stock") == "10 10 11 11", "the stock is not refilled meanwhile"
    play(match, "0 give-deck")
    assert hand(match, 2) == "1 1 2 6"
    assert picture(match, 0)["hands"][2]["cards"] is None
    assert picture(match)["hands"][2]["known"] == ["1"]
    assert lies(match, "stock") == "7 10 10 11 11"


def test_5_6_nobody_else_sees_the_card_from_the_draw_pile() -> None:
    seen = []
    for card in ("6", "KO"):
        match = biber_mania("GE 5 5", "1 2", "1 2", deck=f"{card} 3", stock="10 10 11 11 11")
        play(match, "0 GE", "0 bad-guy-1", "0 give-deck", "0 give-stock-10")
        assert card in hand(match, 1).split()
        seen.append([match.view(viewer).bytes for viewer in (None, 0, 2)])
    assert seen[0] == seen[1]


def test_5_7_the_bodyguard_guards_the_group_he_was_laid_with() -> None:
    match = biber_mania("5 5 BG 2", "8 8 8 1")
    play(match, "0 5+5+BG")
    assert picture(match)["piles"][0][0]["protected"]
    assert stabs(match, "8+8+8") == ("", [])


def test_5_8_the_king_has_the_others_add_a_card_each() -> None:
    match = biber_mania("7 KO 1", "7 7 2", "3 JO", "7 8", turn=0)
    sentences = told(match, "0 7+KO")
    assert len(sentences) >= 3
    assert pile(match, 0) == "7 KO 7 7"
    assert [hand(match, seat) for seat in range(4)] == ["1", "2 7", "3 JO", "8"]
    assert [shown["lacks"] for shown in picture(match)["hands"]] == [[], [], ["7"], []]
    assert match.actors() == (1,)


def test_5_8_what_is_added_to_a_king_does_not_help_the_stab() -> None:
    match = biber_mania("7 KO 1", "7 7 2", piles=["", "5 5 5"])
    assert stabs(match, "7+KO") == ("", [])
    play(match, "0 7+KO")
    assert pile(match, 1) == "5 5 5"


def test_5_9_laid_alone_four_act_and_four_do_not() -> None:
    for card, phase in [("SB", "steal"), ("DI", "steal"), ("FE", "wish"), ("GE", "bad_guy")]:
        match = biber_mania(f"{card} 5 7", "7 2")
        play(match, f"0 {card}")
        assert picture(match)["phase"] == phase
    for card in ("KO", "BG", "HI", "PB"):
        match = biber_mania(f"{card} 5 7", "7 2")
        play(match, f"0 {card}")
        assert (picture(match)["phase"], match.actors()) == ("discard", (1,))
        assert hand(match, 1) == "2 7"


def test_5_9_laid_alone_an_action_card_does_not_stab() -> None:
    match = biber_mania("SB 5 7", "7 2", piles=["", "1"], display="1 1 2 2 3 3 4 4 5")
    play(match, "0 SB")
    assert picture(match)["phase"] == "steal"


def test_6_1_the_display_is_refilled_before_the_stock() -> None:
    match = biber_mania("SB 9 8", "1 2", display="3 4 11 11 11 11 12 12 12", deck="6 7 5", stock="1 10 10 11 11")
    play(match, "0 9+SB", "0 steal-stock-1", "0 steal-display-11")
    assert lies(match, "display") == "3 4 6 11 11 11 12 12 12"
    assert lies(match, "stock") == "7 10 10 11 11"


def test_6_1_the_refill_goes_as_far_as_the_draw_pile() -> None:
    match = biber_mania("SB 9 8", "1 2", deck="6", deck_count=1, stock="1 10 10 11 11")
    play(match, "0 9+SB", "0 steal-stock-1", "0 steal-display-11")
    assert len(picture(match)["display"]) == 9
    assert lies(match, "stock") == "10 10 11 11"
    assert picture(match)["deck"] == 0


def test_6_2_whoever_lost_cards_draws_as_many() -> None:
    match = biber_mania("8 8 DI 5", "1 2", "1 2", piles=["", "3 3 3", "4"], deck="6 7 9 9 9 9")
    play(match, "0 8+8+DI", "0 refuse", "0 steal-2-4")
    assert picture(match)["losses"] == [0, 3, 1]
    assert match.actors() == (1,)
    play(match, "1 draw-deck", "1 draw-stock-10", "1 draw-deck")
    assert hand(match, 1) == "1 2 6 7 10"
    assert picture(match)["losses"] == [0, 0, 1]
    assert match.actors() == (2,)


def test_6_3_the_losers_draw_clockwise_from_the_player_on_turn() -> None:
    match = biber_mania("1 2", "8 8 5", "1 2", "1 2", piles=["3 3", "", "4 4", "5 5"], turn=1, deck="6 7 9 9 9 9 9")
    play(match, "1 8+8", "1 refuse", "1 refuse", "1 refuse")
    order = []
    while picture(match)["phase"] == "draw":
        seat = match.actors()[0]
        assert picture(match)["drawing"] == seat
        order.append(seat)
        play(match, f"{seat} draw-deck")
    assert order == [2, 2, 3, 3, 0, 0]
    assert match.actors() == (2,)


def test_6_3_the_stock_is_refilled_after_each_player_and_not_before() -> None:
    match = biber_mania("8 8 5", "1 2", piles=["", "3 3"], deck="6 7 9 9", stock="1 4 10 10 10")
    play(match, "0 8+8", "0 take", "1 draw-stock-1")
    assert lies(match, "stock") == "4 10 10 10"
    assert refused(match, "1 draw-stock-6") == ("not-in-stock", "2.3")
    assert refused(match, "0 draw-stock-4") == ("not-your-turn", "3.1")
    play(match, "1 draw-stock-4")
    assert lies(match, "stock") == "6 7 10 10 10"
    assert picture(match)["hands"][1]["known"] == ["1", "4"]


def test_6_3_a_card_from_the_draw_pile_is_seen_by_its_drawer_alone() -> None:
    seen = []
    for card in ("6", "KO"):
        match = biber_mania("8 8 5", "1 2", "1", piles=["", "3 3"], deck=f"{card} 7 9 9")
        play(match, "0 8+8", "0 take", "1 draw-deck")
        assert card in hand(match, 1).split()
        seen.append([match.view(viewer).bytes for viewer in (None, 0, 2)])
    assert seen[0] == seen[1]


def test_6_3_a_card_drawn_unseen_may_be_what_one_lacked() -> None:
    for draw, lacks in [("draw-stock-10", ["9"]), ("draw-deck", [])]:
        match = biber_mania("FE 9 9", "1 2 2", "8 3")
        play(match, "0 FE", "0 wish-1-9", "1 1", "2 8", "2 take", f"1 {draw}")
        assert picture(match)["hands"][1]["lacks"] == lacks


def test_6_4_nobody_redraws_for_the_fairy_or_the_king() -> None:
    match = biber_mania("7 KO FE 1 1", "7 2 3 4", "7 8 9", piles=["", "", ""])
    play(match, "0 7+KO")
    assert picture(match)["losses"] == [0, 0, 0]
    assert match.actors() == (1,)
    match = biber_mania("FE 1 1", "7 2 3 4", "7 8 9")
    play(match, "0 FE", "0 wish-2-9")
    assert hand(match, 2) == "7 8"
    assert match.actors() == (1,)
