"""What is believed at Beanie: whoever keeps, discards and draws as they do has their reasons."""

from __future__ import annotations

from biberbau.bots.of.beanie import belief
from biberbau.core.match import Match
from biberbau.games import game_named
from tests.beanie_tables import beanie

GAME = game_named("beanie")


def plausible(match: Match, seat: int = 0) -> float:
    return float(belief.plausibility(match.states.copy()[0], seat))


def held(hand: str, pile: str = "") -> Match:
    """Seat 0 is to draw, and seat 1 has a hand."""
    return beanie("2C 9S QD 5D", hand, turn=0, pile=pile)


def test_who_could_put_something_down_would_have() -> None:
    """Seat 1 had all the time there is: seat 0 is in turn."""
    assert plausible(held("8C 8D 8H")) < 0.2 * plausible(held("8C 8D 9H"))


def test_who_has_just_drawn_may_not_have_looked() -> None:
    drawn = beanie("2C 9S QD 5D", "8C 8D 8H 2S", turn=1, phase="discard", source="stock", drawn="8H")
    assert plausible(drawn) > 2 * plausible(held("8C 8D 8H 2S"))


def test_who_discards_a_card_seldom_holds_its_fellows() -> None:
    loose, paired = held("2H 4C 6S", pile="9C"), held("2H 9D 9H", pile="9C")
    assert plausible(loose) > 2 * plausible(paired)


def test_who_draws_from_the_stock_had_no_use_for_the_pile() -> None:
    """Below seat 1's discard lay two cards that would have made a meld with what they hold."""
    useful, useless = held("9D JC 2H", pile="9C 9H 3S"), held("7D JC 2H", pile="9C 9H 3S")
    likely = [
        float(belief.likelihood_of_turn(taken_down(match).states[0], 1, card(match))) for match in (useful, useless)
    ]
    assert likely[0] < likely[1]


def taken_down(match: Match) -> Match:
    """Put the top of the pile back into the hand of seat 1."""
    record = match.states[0]
    record["hand"][1] |= 1 << card(match)
    record["pile_count"] -= 1
    return match


def card(match: Match) -> int:
    return int(match.record["pile"][2])


def test_whose_discard_it_is_follows_from_the_turn() -> None:
    """With seat 1 in turn of two, the top of the pile is seat 0's own and tells them nothing."""
    assert plausible(held("2H 9D 9H", pile="9C")) < 1.0
    assert plausible(beanie("2C 9S QD 5D", "2H 9D 9H", pile="9C", turn=1)) == 1.0


def test_an_empty_pile_tells_nothing_and_nobody_believes_anything_of_himself() -> None:
    assert plausible(held("2H 9D 9H")) == 1.0
    assert plausible(beanie("8C 8D 8H", "2H 9D JC", turn=0)) == 1.0
