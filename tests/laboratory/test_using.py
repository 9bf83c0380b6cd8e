"""Which cards an action uses, in all four games, and how the cards of a report are counted and judged."""

from __future__ import annotations

from collections import Counter

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.estimate import Estimate
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.games.variant import standard
from biberbau.laboratory.counting import Counts, note_cards, used_in, users_of_card
from biberbau.laboratory.kinds import FEWEST, LEAST_OF_CARD, OFTEN, cards_of, verdict_on
from biberbau.laboratory.playing import Play
from tests.beanie_tables import beanie
from tests.biber_mania_tables import biber_mania
from tests.builders import biber_gang
from tests.daumen_drauf_tables import daumen_drauf


def used_by(match: Match, *actions: str) -> list[set[str]]:
    """Which kinds of card these actions of the seat that is to act use."""
    used = used_in(match.game)
    assert used is not None
    seat = match.obliged()[0]
    return [set(cards) for cards in used(match.view(seat), list(map(match.game.parse_action, actions)))]


def test_at_biber_gang_a_card_is_used_that_comes_into_the_display() -> None:
    match = biber_gang("? B ? 6 / ? (6) ? ?", "", drawn="7", drawn_from="deck", discard="3")
    assert used_by(match, "swap-T1", "turn-T1", "swim-T2-B1") == [{"7"}, set(), {"B", "7"}]
    assert used_by(biber_gang("5 ? ? ? / 6 ? ? ?", "", discard="3 11"), "deck", "pile") == [set(), {"11"}]
    # Whoever has taken the top of the pile is counted as using it by that.
    assert used_by(biber_gang("? 5 ? 6 / ? ? ? ?", "", drawn="7", drawn_from="pile"), "swap-T1") == [set()]


def test_at_daumen_drauf_a_snake_is_used_that_is_shown_or_that_parries() -> None:
    match = daumen_drauf("Y1- Y2+ G3+ K4- K4+", None, phase="turn", turn=0, leader=1, trick="1:Y2-")
    assert used_by(match, "show-G3+", "show-K4-", "parry", "pass") == [{"3+"}, {"4-"}, {"2+"}, set()]


def test_at_biber_mania_the_kinds_are_used_that_are_laid() -> None:
    match = biber_mania("7 7 KO FE 3", "1")
    found = used_by(match, "7+7+KO", "7", "FE", "stab-7", "draw-deck", "wish-1-7")
    assert found == [{"7", "KO"}, {"7"}, {"FE"}, set(), set(), set()]


def test_at_beanie_the_ranks_are_used_that_come_onto_the_table() -> None:
    found = used_by(
        beanie("QH", "5D"),
        "set-10C-10D-KH",
        "set-KC-KD-KH-as-7",
        "run-H-4-5-KC-7",
        "run-H-KC-KD-KS-as-4",
        "add-M3-10S",
        "add-M3-KC-high",
        "take-M3-10S-KC",
        "swap-M2-5H",
        "discard-QH",
        "draw",
    )
    assert found[:4] == [{"10", "K"}, {"K"}, {"4", "5", "K", "7"}, {"K"}]
    assert found[4:] == [{"10"}, {"K"}, {"10"}, {"5"}, set(), set()]


def test_a_card_counts_where_it_can_be_used_and_need_not_be() -> None:
    counts, seven, both = Counts(), frozenset({"7"}), frozenset({"7", "KO"})
    note_cards(counts, [seven, both, frozenset()], 0, 1, waits=False)
    # Every action uses a seven here, so there is a choice of the King alone.
    note_cards(counts, [seven, both], 1, 0, waits=False)
    assert counts.could == counts.beside == {"7": 1, "KO": 2}
    assert counts.did == counts.by_first == {"7": 1, "KO": 1}
    # Who may let the moment pass need not use the only card that there is.
    note_cards(counts, [seven], 1, 0, waits=True)
    assert counts.could == {"7": 2, "KO": 2}


@pytest.mark.parametrize("game", ["biber-mania", "biber-gang", "beanie", "daumen-drauf"])
def test_who_uses_a_card_is_who_the_game_says(game: str) -> None:
    match = Match.new(game_named(game), 2, FastStream(5))
    used, checked = used_in(match.game), 0
    assert used is not None
    for _ in range(60):
        if match.round_over or not match.obliged():
            break
        seat = match.obliged()[0]
        legal = match.legal(seat)
        view = match.view(seat)
        cards = used(view, legal)
        for card in frozenset[str]().union(*cards):
            expected = {action for action, named in zip(legal, cards, strict=True) if card in named}
            assert users_of_card(match.game, card)(view, legal) == expected
            checked += 1
        match.apply(seat, legal[len(legal) // 2])
    assert checked


@pytest.mark.long
def test_a_card_that_is_never_used_is_told_apart_from_one_that_is_needed() -> None:
    variant = standard(game_named("daumen-drauf"), options={"games": "1"})
    play = Play(("careful",), 11)
    courses = play.courses(variant, 20, lambda _: None)
    for course in courses:
        course.cards.could["9?"] += 20
    found = {card.name: card for card in cards_of(variant, play, courses, 20, lambda _: None)}
    assert next(iter(found)) == "9?", "what is used least comes first"
    assert (found["9?"].verdict, found["9?"].taken, found["9?"].cost) == ("unused", 0, None)
    assert found["4-"].verdict == "needed"
    assert found["4-"].cost is not None


def test_a_card_is_idle_only_where_surely_less_than_a_tenth_of_a_point_is_lost() -> None:
    counts = Counts(Counter({"7": 20}), Counter({"7": 20}), Counter({"7": 5}))

    def verdict(cost: Estimate | None, wanted: int = FEWEST) -> str:
        return verdict_on(counts, "7", cost, wanted, LEAST_OF_CARD)

    assert verdict(Estimate(0.0, -0.5, 0.5)) == "unclear"
    assert verdict(Estimate(0.0, -0.05, 0.05)) == "idle"
    assert verdict(Estimate(0.2, 0.15, 0.25)) == "needed"
    assert verdict(Estimate(-3.0, -4.0, -2.0)) == "harmful"
    assert verdict(None) == "unclear"
    assert verdict_on(Counts(Counter({"7": OFTEN})), "7", None, 0) == "unused"
    assert verdict_on(Counts(Counter({"7": OFTEN - 1})), "7", None, 0) == "unclear"
    # One match that was played again says nothing, and neither do forty in which nobody wanted it.
    assert verdict(Estimate(0.0, 0.0, 0.0), FEWEST - 1) == verdict(Estimate(2.0, 1.0, 3.0), 1) == "unclear"
