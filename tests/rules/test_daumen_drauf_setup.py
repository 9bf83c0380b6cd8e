"""Daumen Drauf!, clause by clause: cards, deal and who leads (sections 1 and 2)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games.daumen_drauf import GAME
from tests.builders import legal, picture, refused
from tests.daumen_drauf_tables import cards_of, daumen_drauf, endgame, hand, stacked_game, trick

PLAYERS = range(2, 8)


def all_cards(match: Match) -> list[str]:
    """Every card of a match just dealt."""
    codes = [int(code) for name in ("hand", "stack") for code in match.record[name].reshape(-1) if code >= 0]
    return sorted(GAME.format_action(code).removeprefix("show-") for code in codes)


def test_1_1_each_card_is_there_twice_poisonous_and_harmless() -> None:
    cards = all_cards(Match.new(GAME, 7, FastStream(1)))
    assert len(cards) == 54
    assert Counter(card[0] for card in cards) == {"Y": 18, "G": 18, "K": 18}
    assert Counter(card[:2] for card in cards) == {f"{colour}{n}": 2 for colour in "YGK" for n in range(1, 10)}
    assert Counter(card[2] for card in cards) == {"+": 27, "-": 27}


def test_1_2_two_to_seven_play() -> None:
    assert list(GAME.seats) == list(PLAYERS)
    for seats in (1, 8):
        with pytest.raises(ValueError, match="2 to 7 players"):
            Match.new(GAME, seats, FastStream(1))


@pytest.mark.parametrize("players", PLAYERS)
def test_1_3_the_numbers_go_up_to_two_more_than_there_are_players(players: int) -> None:
    match = Match.new(GAME, players, FastStream(players))
    assert all_cards(match) == sorted(cards_of(players))
    assert picture(match)["values"] == players + 2
    assert picture(match)["stack"] == 12 + players


def test_1_3_a_card_that_is_not_played_is_refused_as_such() -> None:
    match = daumen_drauf("Y1+ Y2+ Y3+ Y4+ G1+", None)
    assert refused(match, "0 show-Y5+") == ("card-not-played", "1.3")
    assert refused(match, "0 show-K9-") == ("card-not-played", "1.3")
    assert refused(match, "0 show-K4-") == ("not-in-hand", "2.4")


def test_2_1_five_cards_are_dealt_to_each() -> None:
    deck = cards_of(3)
    Random(4).shuffle(deck)
    match = stacked_game(deck, 3)
    for seat in range(3):
        dealt = deck[::-1][5 * seat : 5 * seat + 5]
        assert sorted(hand(match, seat, seat).split()) == sorted(dealt)


def test_2_1_nobody_acts_before_the_deal_is_done() -> None:
    states = GAME.new_states()
    GAME.engine.begin_match_at(states, 0, 3, GAME.encode_options())
    reasons = {GAME.reasons[GAME.engine.check_at(states, 0, 0, action)] for action in range(GAME.action_count)}
    assert {(reason.message, reason.clause) for reason in reasons} == {("daumen-drauf-reason-being-dealt", "2.1")}


def test_2_2_the_stack_is_hidden_and_its_size_is_not() -> None:
    match = Match.new(GAME, 4, FastStream(3))
    for viewer in (None, 0, 3):
        view = match.view(viewer)
        assert set(view.record["stack"][:16].tolist()) == {-2}
        assert GAME.picture(view)["stack"] == 16


def test_2_3_chance_picks_the_first_leader_of_the_match() -> None:
    assert {picture(Match.new(GAME, 5, FastStream(seed)))["starter"] for seed in range(60)} == set(range(5))
    match = stacked_game(cards_of(4), 4, leader=2)
    assert picture(match)["starter"] == picture(match)["leader"] == picture(match)["turn"] == 2
    assert match.actors() == (2,)


def test_2_3_later_games_begin_with_the_next_player_clockwise() -> None:
    for starter, following in ((0, 1), (2, 0)):
        match = endgame("Y1+", "K1+", "", trick="0:Y2+", starter=starter, turn=1)
        match.apply(1, GAME.parse_action("pass"))
        match.apply(0, GAME.parse_action("show-Y1+"))
        match.apply(1, GAME.parse_action("show-K1+"))
        assert match.round_over
        match.begin_round()
        assert match.actors() == (following,)
        assert picture(match)["starter"] == following


def test_2_4_a_hand_is_its_owners_alone_and_its_size_is_not() -> None:
    match = daumen_drauf("Y1+ Y2- G3+ K4- K1+", None, None)
    assert hand(match, 0, 0) == "Y1+ Y2- G3+ K1+ K4-"
    for viewer in (None, 1, 2):
        assert hand(match, 0, viewer) == "? ? ? ? ?"


def test_2_4_only_a_card_of_the_own_hand_can_be_shown() -> None:
    match = daumen_drauf("Y1+ Y2- G3+ K4- K1+", "Y1- Y2+ G3- K4+ K1-", None)
    assert refused(match, "0 show-Y1-") == ("not-in-hand", "2.4")
    assert legal(match, 0) == {"show-Y1+", "show-Y2-", "show-G3+", "show-K4-", "show-K1+"}
    match.apply(0, GAME.parse_action("show-Y2-"))
    assert trick(match, 0) == "0:Y2-*"
    assert hand(match, 0, 0) == "Y1+ G3+ K1+ K4-"
    assert refused(match, "1 show-G3+") == ("not-in-hand", "2.4")
