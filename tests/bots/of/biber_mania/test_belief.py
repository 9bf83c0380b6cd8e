"""What is believed at Biber-Mania: whoever held more of a kind would have laid more of it."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from biberbau.bots import bot_named
from biberbau.bots.of.biber_mania import belief
from biberbau.bots.of.biber_mania.discarding import best_discard
from biberbau.bots.of.biber_mania.worth import nearness
from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.games.biber_mania.combinations import COMBINATIONS, DISCARDS, OTHER, SIZE
from tests.biber_mania_tables import biber_mania
from tests.contract.matches import any_action, new_match

GAME = game_named("biber-mania")
OWN = "1 4 10 4"


def plausible(match: Match, seat: int = 0) -> float:
    return float(belief.plausibility(match.states.copy()[0], seat))


def laid(hand: str, pile: str) -> Match:
    """Seat 0 is to lay something, and seat 1 has a hand and has laid this."""
    return biber_mania(OWN, hand, piles=["2", pile], turn=0)


def test_who_lays_two_of_a_kind_seldom_holds_the_third() -> None:
    assert plausible(laid("3 7 9 6", "5 5")) > 2 * plausible(laid("3 5 9 6", "5 5"))


def test_who_lays_one_card_seldom_holds_three_of_a_kind() -> None:
    assert plausible(laid("3 7 9 6", "5")) > 2 * plausible(laid("9 9 9 6", "5"))


def test_who_lays_an_action_card_alone_seldom_has_numbers_for_it() -> None:
    """Nobody lays a Bodyguard alone who could have guarded three cards with one."""
    assert plausible(laid("BG BG BG", "BG")) > 2 * plausible(laid("9 9 9 6", "BG"))


def regret(match: Match, seat: int) -> float:
    """How much more the best group is worth than the one laid last, to a seat that could stab nothing."""
    state = match.states.copy()[0]
    state["display"], state["top_kind"] = 0, OTHER
    first = int(state["top_first"][seat])
    last = belief.take_back(state, seat)
    near = nearness(state, seat)
    best, _ = best_discard(state, seat, near, np.zeros(1, np.uint64))
    return float(best) - belief.group_worth(state, seat, first, last, near)


@pytest.mark.long
def test_what_a_careful_player_lays_is_hardly_held_against_him() -> None:
    """Where nothing can be stabbed nobody regrets what they laid, whatever it was, but for the caprice of habits."""
    careful, random, laid_with = bot_named("careful", GAME), Random(3), Counter[str]()
    cards = [*map(str, range(1, 10)), "SB", "DI", "FE", "PB", "HI", "GE", "BG", "KO"]
    for _ in range(400):
        dealt = random.sample(3 * cards, 18)
        match = biber_mania(" ".join(dealt[6:]), " ".join(dealt[:6]), piles=["10 10"], turn=1)
        action = GAME.format_action(careful.choose(match.view(1), 1))
        match.apply(1, GAME.parse_action(action))
        if not match.round_over:
            assert regret(match, 1) == pytest.approx(0.0, abs=0.1), action
            assert plausible(match) > 0.8, action
            laid_with[next((card for card in cards[9:] if card in action), "numbers")] += 1
    assert len(laid_with) == 9, laid_with


def test_older_groups_tell_something_too_but_less() -> None:
    assert plausible(laid("3 7 9 6", "5 5 / 8")) > plausible(laid("3 5 9 6", "5 5 / 8"))
    last, older = plausible(laid("3 5 9 6", "8")), plausible(laid("3 5 9 6 8", "5 5"))
    both = plausible(laid("3 5 9 6", "5 5 / 8"))
    assert both == pytest.approx(last * older**belief.FADING, rel=1e-3)
    assert both > 1.1 * last * older


def test_a_hand_that_everybody_knows_and_an_empty_pile_tell_nothing() -> None:
    assert plausible(laid("9 9 9 6", "")) == 1.0
    known = laid("9 9 9 6", "5")
    known.states[0]["unseen"][1] = 0
    assert plausible(known) == 1.0
    assert plausible(laid("9 9 9 6", "5"), seat=1) == plausible(biber_mania("9 9 9 6", OWN, piles=["5", "2"], turn=0))


@pytest.mark.parametrize("other", [("3 5 9 6 8", "5 5"), ("9", "9")], ids=["hurried", "no winner yet"])
def test_it_does_not_matter_who_sits_where(other: tuple[str, str]) -> None:
    """One has one card left and many on their pile: that hurries another, and goes before another's last card."""
    (hands, piles) = zip(other, ("7", "1 1 1 / 3 3 3 / 6 6 6 / 8 8 8"), strict=True)
    found = plausible(biber_mania(OWN, *hands, piles=["2", *piles], turn=0))
    assert found == pytest.approx(plausible(biber_mania(OWN, *hands[::-1], piles=["2", *piles[::-1]], turn=0)))


@pytest.mark.long
def test_the_uppermost_group_goes_back_into_the_hand_as_if_it_had_never_been_laid() -> None:
    """Without what a King has brought: that came from others."""
    taken_back = gifts = 0
    for seed in range(60):
        match, dice = new_match(GAME, GAME.seats[seed % len(GAME.seats)], {}, seed), FastStream(seed)
        while not match.round_over:
            seat, action = any_action(match, dice)
            before = match.states.copy()[0]
            match.apply(seat, action)
            after = match.states.copy()[0]
            if (
                action < DISCARDS
                and before["hand_count"][seat] - after["hand_count"][seat] == COMBINATIONS[action, SIZE]
            ):
                last = belief.take_back(after, seat)
                assert last == before["pile_count"][seat] + COMBINATIONS[action, SIZE]
                for field in ("hand", "hand_count", "pile_count", "top_first"):
                    assert np.array_equal(after[field][seat], before[field][seat]), field
                taken_back += 1
                gifts += match.record["pile_count"][seat] > before["pile_count"][seat] + COMBINATIONS[action, SIZE]
    assert taken_back > 500
    assert gifts > 20
