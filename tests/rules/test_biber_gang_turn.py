"""Biber Gang, clause by clause: a turn (section 3)."""

from __future__ import annotations

from collections import Counter

from tests.builders import biber_gang, display, legal, picture, play, refused
from tests.oracle.reading import read_table

SLOTS = ("T1", "T2", "T3", "T4", "B1", "B2", "B3", "B4")


def test_3_1_the_turn_goes_round_clockwise_one_player_at_a_time() -> None:
    match = biber_gang("1 2 ? ? / ? ? ? ?", "3 4 ? ? / ? ? ? ?", "5 6 ? ? / ? ? ? ?", turn=1)
    for seat in (1, 2, 0, 1):
        assert match.actors() == (seat,)
        waiting = (seat + 1) % 3
        assert refused(match, f"{waiting} deck") == ("not-your-turn", "3.1")
        assert legal(match, waiting) == set()
        play(match, f"{seat} deck", f"{seat} swap-T1")


def test_3_2_one_card_is_drawn_from_the_deck_or_from_the_discard_pile() -> None:
    table = ("1 2 ? ? / ? ? ? ?", "3 4 ? ? / ? ? ? ?")
    match = biber_gang(*table, discard="8 9", deck="10 11")
    assert legal(match, 0) == {"deck", "pile"}
    assert refused(match, "0 swap-T1") == ("draw-first", "3.2")
    play(match, "0 pile")
    assert picture(match)["drawn"] == {"card": "9", "source": "pile"}
    assert picture(match)["top"] == "8"
    match = biber_gang(*table, discard="8 9", deck="10 11")
    play(match, "0 deck")
    assert picture(match, 0)["drawn"] == {"card": "10", "source": "deck"}
    assert picture(match)["top"] == "9"


def test_3_2_there_is_no_going_back_once_a_card_is_drawn() -> None:
    match = biber_gang("1 2 ? ? / ? ? ? ?", "3 4 ? ? / ? ? ? ?")
    play(match, "0 pile")
    assert refused(match, "0 deck") == ("already-drew", "3.2")
    assert refused(match, "0 pile") == ("already-drew", "3.2")


def test_3_3_one_action_is_the_whole_turn() -> None:
    for action in ("swap-T1", "swap-B4", "turn-B4", "swim-T3-B4"):
        match = biber_gang("1 2 B ? / 4 5 6 ?", "1 2 ? ? / ? ? ? ?", drawn="6")
        play(match, f"0 {action}")
        assert match.actors() == (1,)
        assert picture(match)["phase"] == "draw"


def test_3_3_what_is_no_action_is_refused_whatever_the_number() -> None:
    match = biber_gang("1 2 ? ? / ? ? ? ?", "1 2 ? ? / ? ? ? ?")
    for number in (-1, match.game.action_count, 2**40):
        refusal = match.check(0, number)
        assert refusal is not None
        assert refusal.reason.message == "biber-gang-reason-not-an-action"


def test_3_4_the_drawn_card_takes_the_place_of_an_open_card_which_is_discarded() -> None:
    match = biber_gang("1 2 ? 12 / ? ? 7 ?", "", drawn="3", discard="5")
    play(match, "0 swap-T4")
    assert display(match, 0) == "1 2 ? 3 / ? ? 7 ?"
    assert picture(match)["top"] == "12"


def test_3_4_any_open_number_may_be_swapped_out() -> None:
    match = biber_gang("1 2 3 4 / 5 6 7 ?", "", drawn="7")
    assert {f"swap-{slot}" for slot in SLOTS} <= legal(match, 0)


def test_3_5_the_drawn_card_takes_the_place_of_a_hidden_card_which_is_discarded_open() -> None:
    match = biber_gang("1 2 ? 12 / (5) ? 7 ?", "", drawn="3", discard="8")
    play(match, "0 swap-B1")
    assert display(match, 0) == "1 2 ? 12 / 3 ? 7 ?"
    assert picture(match)["top"] == "5"


def test_3_5_a_hidden_beaver_is_discarded_unseen_like_any_other_card() -> None:
    match = biber_gang("1 2 ? 12 / (B) ? 7 ?", "", drawn="3")
    play(match, "0 swap-B1")
    assert picture(match)["top"] == "B"


def test_3_6_refusing_discards_the_drawn_card_and_turns_up_a_hidden_one() -> None:
    match = biber_gang("1 2 ? 12 / (5) ? 7 ?", "", drawn="3")
    play(match, "0 turn-B1")
    assert display(match, 0) == "1 2 ? 12 / 5 ? 7 ?"
    assert picture(match)["top"] == "3"


def test_3_6_only_a_card_that_is_still_hidden_can_be_turned_up() -> None:
    match = biber_gang("1 2 ? 12 / ? ? 7 ?", "", drawn="3")
    assert {action for action in legal(match, 0) if action.startswith("turn")} == {
        f"turn-{slot}" for slot in ("T3", "B1", "B2", "B4")
    }
    assert refused(match, "0 turn-T4") == ("already-open", "3.6")


def test_3_6_a_card_from_the_discard_pile_may_be_refused_too() -> None:
    match = biber_gang("1 2 ? 12 / ? ? 7 ?", "", drawn="3", drawn_from="pile")
    assert refused(match, "0 turn-B1") is None


def test_3_7_with_one_hidden_card_left_the_drawn_card_may_be_refused_without_turning() -> None:
    match = biber_gang("1 2 3 4 / 5 6 7 ?", "", drawn="9")
    play(match, "0 refuse")
    assert display(match, 0) == "1 2 3 4 / 5 6 7 ?"
    assert picture(match)["top"] == "9"
    assert picture(match)["caller"] is None


def test_3_7_with_more_hidden_cards_it_may_not() -> None:
    match = biber_gang("1 2 3 4 / 5 6 ? ?", "", drawn="9")
    assert "refuse" not in legal(match, 0)
    assert refused(match, "0 refuse") == ("more-than-one-hidden", "3.7")


def test_3_7_counts_in_a_last_turn_too() -> None:
    match = biber_gang("1 2 3 4 / 5 6 7 8", "1 2 3 4 / 5 6 7 ?", turn=1, drawn="9")
    assert picture(match)["last_turns"] == [1]
    play(match, "1 refuse")
    assert match.round_over


def test_3_8_a_card_from_the_deck_is_seen_by_its_drawer_alone_until_he_has_decided() -> None:
    worlds = []
    for card in ("3", "11"):
        match = biber_gang("1 2 (9) 12 / ? ? 7 ?", "3 4 ? ? / ? ? ? ?", deck=card, discard="5")
        play(match, "0 deck")
        assert picture(match, 0)["drawn"] == {"card": card, "source": "deck"}
        for other in (None, 1):
            assert picture(match, other)["drawn"] == {"card": None, "source": "deck"}
        worlds.append([match.view(1).bytes, match.view(None).bytes])
        play(match, "0 turn-T3")
        assert picture(match, 1)["top"] == card
    assert worlds[0] == worlds[1]


def test_3_8_a_card_from_the_discard_pile_is_seen_by_all() -> None:
    match = biber_gang("1 2 ? 12 / ? ? 7 ?", "", discard="4 6", drawn="?", drawn_from="deck", phase="decide")
    play(match, "0 turn-T3", "1 pile")
    top = picture(match, 1)["drawn"]
    assert top["source"] == "pile"
    assert top["card"] is not None
    assert picture(match, 0)["drawn"] == picture(match, None)["drawn"] == top


def test_3_9_an_empty_deck_is_made_anew_of_all_discards_but_the_top_one() -> None:
    orders = set()
    for seed in range(5):
        match = biber_gang("1 2 ? ? / ? ? ? ?", "3 4 ? ? / ? ? ? ?", discard=" ".join(["?"] * 91 + ["6"]), seed=seed)
        assert (picture(match)["deck"], picture(match)["discard"]) == (0, 92)
        before = read_table(match.record)
        play(match, "0 deck")
        after = read_table(match.record)
        assert (after.pile, len(after.deck)) == (["6"], 90)
        assert after.drawn is not None
        assert Counter([*after.deck, after.drawn]) == Counter(before.pile[:-1])
        assert [*after.deck, after.drawn] != before.pile[:-1]
        orders.add(" ".join(after.deck))
    assert len(orders) == 5


def test_3_9_an_empty_deck_alone_changes_nothing() -> None:
    match = biber_gang("1 2 ? ? / ? ? ? ?", "3 4 ? ? / ? ? ? ?", discard=" ".join(["?"] * 91 + ["6"]))
    play(match, "0 pile", "0 swap-T1")
    assert (picture(match)["deck"], picture(match)["discard"]) == (0, 92)
