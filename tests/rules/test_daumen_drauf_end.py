"""Daumen Drauf!, clause by clause: end, scores, match and table options (sections 7 and 8)."""

from __future__ import annotations

import pytest

from biberbau.core.options import OptionError
from biberbau.games.daumen_drauf import GAME
from tests.builders import legal, picture, play, refused, told
from tests.daumen_drauf_tables import ANY_TIME, TO_TAKER, cards_of, daumen_drauf, endgame, hand, pile
from tests.rules.rulebook import read_rulebook


def final_score(harmless: int, poisonous: int, held: int) -> int:
    """The score of seat 0 with so many cards in its tricks and its hand, every other card taken by seat 1."""
    deck = cards_of(6)
    mine = [card for card in deck if card.endswith("-")][:harmless]
    mine += [card for card in deck if card.endswith("+")][:poisonous]
    hand_cards = [card for card in deck if card not in mine][:held]
    taken = " ".join(f"{0 if card in mine else 1}:{card}" for card in deck if card not in hand_cards)
    match = daumen_drauf(" ".join(hand_cards), "", "", "", "", "", taken=taken)
    assert match.round_over
    return match.round_scores[0]


def test_7_1_a_game_ends_when_at_most_one_player_has_cards() -> None:
    match = endgame("Y1+ Y2+", "K1+")
    play(match, "0 show-Y1+", "1 show-K1+")
    assert not match.round_over, "the leader may still beat the last card"
    play(match, "0 pass")
    assert match.round_over
    assert refused(match, "0 show-Y2+") == ("round-over", "7.1")
    assert match.actors() == ()


def test_7_1_it_does_not_end_in_the_middle_of_a_trick() -> None:
    match = endgame("Y1+ K2+", "K1+")
    play(match, "0 show-Y1+", "1 show-K1+")
    assert match.actors() == (0,), "only they still have cards in hand, and yet the trick goes on"
    assert legal(match, 0) == {"show-K2+", "pass"}


@pytest.mark.parametrize(("cards", "score"), read_rulebook("daumen-drauf", "en").examples)
def test_7_2_harmless_cards_count_for_and_poisonous_ones_against_the_taker(cards: str, score: int) -> None:
    harmless, poisonous, left = map(int, cards.split())
    assert final_score(harmless, poisonous, left) == score


def test_7_3_every_card_in_hand_costs_a_point_a_harmless_one_too() -> None:
    match = endgame("Y1- Y2+", "K1+", options={"games": "1"})
    play(match, "0 show-Y2+", "1 show-K1+", "0 pass")
    sheet = picture(match)["sheet"]
    assert sheet[0]["hand"] == 1
    assert sheet[0]["score"] == sheet[0]["harmless"] - sheet[0]["poisonous"] - 1
    assert match.round_scores == [sheet[0]["score"], -2]


def test_7_4_the_scores_add_up_to_minus_two_for_each_harmless_card_left() -> None:
    for left, harmless in (("Y1- Y2+", 1), ("Y1- Y2-", 2), ("Y1+ Y2+", 0)):
        match = endgame(f"{left} G1+", "K1+")
        play(match, "0 show-G1+", "1 show-K1+", "0 pass")
        assert match.round_over
        assert sum(match.round_scores) == -2 * harmless


def test_7_5_scores_add_up_over_three_games() -> None:
    match = endgame("Y1+", "K1+", totals=(5, 7))
    assert picture(match)["rounds"] == 3
    play(match, "0 show-Y1+", "1 show-K1+")
    assert match.totals == [5 + match.round_scores[0], 7 + match.round_scores[1]]
    assert (match.round_over, match.over) == (True, False)
    match = endgame("Y1+", "K1+", round=3)
    play(match, "0 show-Y1+", "1 show-K1+")
    assert match.over
    assert refused(match, "0 pass") == ("match-over", "7.5")


@pytest.mark.parametrize(("totals", "winners"), [((5, 0, 9), [0]), ((0, 17, 0), [1]), ((0, 4, 0), [0, 1])])
def test_7_6_the_most_points_win_and_ties_share(totals: tuple[int, ...], winners: list[int]) -> None:
    match = endgame("Y1+", "K1+", "G1+ G2+", round=3, totals=totals)
    play(match, "0 show-Y1+", "1 show-K1+")
    sentences = told(match, "2 show-G1+")
    assert match.round_scores == [4, 0, -4]
    assert match.totals == [total + score for total, score in zip(totals, (4, 0, -4), strict=True)]
    assert match.winners == picture(match)["winners"] == winners
    said = "wins with" if len(winners) == 1 else "shares the win"
    assert sum(said in sentence for sentence in sentences) == len(winners)


def test_7_7_after_a_game_all_hands_and_tricks_are_shown() -> None:
    match = endgame("Y1+ Y2-", "K1+", options=TO_TAKER)
    play(match, "0 show-Y1+", "1 show-K1+")
    assert hand(match, 0) == "?"
    play(match, "0 pass")
    for viewer in (None, 0, 1):
        assert hand(match, 0, viewer) == "Y2-"
        assert pile(match, 1, viewer) == "Y1+ K1+"


HANDS = ("Y1+ Y4+ G2+ K4+ K3+", "K1+ K2+ Y3+ Y2- G3+", "Y4- G1+ G3- G4+ G5+", "Y5+ G5- K5+ Y2+ Y6+")


def test_8_1_parrying_at_any_time_asks_all_who_are_not_next() -> None:
    match = daumen_drauf(*HANDS, options=ANY_TIME)
    play(match, "0 show-Y4+")
    assert match.actors() == (2, 3), "seat 1 is next and may parry in their turn; the card is seat 0's"
    assert picture(match)["window"] == [2, 3]
    assert legal(match, 2) == {"parry", "let"}
    assert legal(match, 3) == {"let"}
    assert refused(match, "0 parry") == ("own-card", "5.4")
    assert refused(match, "1 pass") == ("window-open", "8.1")
    assert refused(match, "3 parry") == ("no-twin", "5.1")
    assert refused(match, "3 show-Y5+") == ("parry-or-let", "8.1")
    play(match, "3 let")
    assert refused(match, "3 let") == ("window-open", "8.1")
    play(match, "2 parry")
    assert pile(match, 2) == "Y4+ Y4-"
    assert match.actors() == (2,)
    assert refused(match, "2 let") == ("nothing-to-let", "8.1")


def test_8_1_who_let_a_card_pass_may_parry_it_in_his_turn() -> None:
    match = daumen_drauf(*HANDS, options=ANY_TIME)
    play(match, "0 show-Y4+", "2 let", "3 let")
    assert match.actors() == (1,)
    play(match, "1 pass")
    assert "parry" in legal(match, 2)


def test_8_1_who_is_asked_does_not_depend_on_who_holds_the_twin() -> None:
    for twin_at in range(1, 4):
        hands = [HANDS[0], *(one.replace("Y4-", "G6-") for one in HANDS[1:])]
        hands[twin_at] = " ".join(["Y4-", *hands[twin_at].split()[1:]])
        match = daumen_drauf(*hands, options=ANY_TIME)
        play(match, "0 show-Y4+")
        assert match.actors() == (2, 3)
        play(match, "2 let")
        assert match.actors() == (3,)


def test_8_1_with_parrying_in_turn_nobody_is_asked() -> None:
    match = daumen_drauf(*HANDS)
    play(match, "0 show-Y4+")
    assert match.actors() == (1,)
    assert refused(match, "2 let") == ("not-your-turn", "3.3")
    assert refused(match, "1 let") == ("nothing-to-let", "8.1")


def test_8_1_players_without_cards_are_not_asked() -> None:
    match = endgame("Y1+ Y3-", "K1+", "", "G1+", options=ANY_TIME)
    play(match, "0 show-Y1+")
    assert match.actors() == (3,)


def test_8_2_only_the_taker_sees_what_was_under_the_thumbs() -> None:
    match = daumen_drauf("Y1+ Y4+ G2+ K4+ K3+", "K1+ K2+ Y3+ Y2- G4+", "Y6+ K6+ G6+ Y6- K6-", None, options=TO_TAKER)
    play(match, "0 show-Y1+", "1 show-Y3+", "2 pass", "3 pass", "0 show-Y4+", "1 pass", "2 show-Y6+", "3 pass")
    assert told(match, "0 pass", viewer=3) == ["A passes."]
    assert told(match, "1 pass", viewer=3) == ["B passes.", "C takes the trick, 3 of 4 unseen."]
    assert pile(match, 2, viewer=2) == "Y1+ Y3+ Y4+ Y6+"
    assert pile(match, 2, viewer=0) == "Y1+ Y3? Y4+ Y6?"
    assert pile(match, 2, viewer=1) == "Y1+ Y3+ Y4? Y6?"
    assert pile(match, 2, viewer=None) == "Y1+ Y3? Y4? Y6?", "what was laid open all have seen"


@pytest.mark.parametrize(
    ("first", "drawn"), [("last_decision", {1: "G5+", 2: "G5-", 0: "K5-"}), ("taker", {2: "G5+", 0: "G5-", 1: "K5-"})]
)
def test_8_3_the_taker_may_fill_up_first(first: str, drawn: dict[int, str]) -> None:
    match = daumen_drauf(
        "Y1+ Y4+ G2+ K4+", "K1+ K2+ Y3+ G4+", "G1+ G3+ K3+ K5+",
        trick="0:Y2+ 1:Y5- 2:K1-", stack="G5+ G5- K5-", options={"topup_first": first},
    )  # fmt: skip
    play(match, "0 pass", "1 pass")
    for seat, card in drawn.items():
        assert card in hand(match, seat, seat)


@pytest.mark.parametrize(("starter", "leader"), [(0, 1), (1, 2), (2, 1)])
def test_8_4_the_winner_may_lead_the_next_game(starter: int, leader: int) -> None:
    harmless = [card for card in cards_of(3) if card.endswith("-")]
    owners = {card: 1 if place < 7 else 2 for place, card in enumerate(harmless[:14])}
    taken = " ".join(f"{owners.get(card, 0)}:{card}" for card in cards_of(3))
    match = daumen_drauf("", "", "", taken=taken, starter=starter, options={"start_next": "winner"})
    assert match.round_scores == [-14, 7, 7]
    match.begin_round()
    assert match.actors() == (leader,)


def test_8_5_a_match_has_one_to_nine_games() -> None:
    for games in ("1", "9"):
        match = endgame("Y1+", "K1+", options={"games": games}, round=int(games))
        assert picture(match)["rounds"] == int(games)
        play(match, "0 show-Y1+", "1 show-K1+")
        assert match.over
    with pytest.raises(OptionError, match="1 to 9"):
        GAME.encode_options({"games": "10"})
