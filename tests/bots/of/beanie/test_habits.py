"""What a sensible player of Beanie does."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau.bots import WAIT
from biberbau.bots.of.beanie import habits
from biberbau.core.match import Match
from biberbau.games.beanie import GAME
from tests.beanie_tables import beanie

SEEDS = 10


def choices(match: Match, seat: int = 1) -> set[str]:
    """What the player does in a situation, over some seeds of their dice."""
    actions, rng, found = np.zeros(GAME.action_count, np.int32), np.zeros(1, np.uint64), set()
    for seed in range(SEEDS):
        rng[0] = 7919 * (seed + 1)
        action = int(habits.habitual_action(match.view(seat).record, seat, actions, rng))
        found.add("wait" if action == WAIT else GAME.format_action(action))
        assert action == WAIT or match.check(seat, action) is None
    return found


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("4H 5H 6H 7H 2C 9S JD", "run-H-4-5-6-7"),  # All that is in a row.
        ("8C 8D 8H 8S 2C QH AD", "set-8C-8D-8H-8S"),
        ("6D 7D 8D 8C 8H 8S 2C", "set-8C-8H-8S"),  # The run still goes down after it.
        ("6D 6C 6H 7D 8D 9D 2C", "set-6C-6D-6H run-D-7-8-9"),  # Either leaves the other.
        ("9C 9S KH 2C 4D 6S QS", "set-9C-9S-KH"),  # A pair and a beanie.
        ("QC JC KC 2D 4H 6S 9D", "run-C-J-Q-K"),  # The king where it is itself.
        ("4C 5C 7C 8C KH 2D JS", "run-C-4-5-KH-7-8"),  # One beanie, four cards.
        ("AS 2S KH 5D 8C 10H QD", "run-S-A-2-KH"),  # There is nothing below an ace.
        ("10D JD QH KS", "run-D-9-10-J run-D-KS-10-J run-D-10-J-KS"),
    ],
)
def test_what_lies_in_the_hand_as_a_whole_goes_down_at_once(hand: str, expected: str) -> None:
    assert choices(beanie(None, hand)) <= set(expected.split())
    assert choices(beanie(hand, None), 0) <= set(expected.split()), "out of turn too"


MELDS = "0:set-10C-10D-KS 0:run-H-4-5-6"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("7H 2C 9S QD", "add-M2-7H"),
        ("10H 2C 4C 9S QD 8D", "take-M1-10H-KS"),  # With the beanie the pair of 2 and 4 goes down.
        ("10H 2C 6S 9D QH", "add-M1-10H take-M1-10H-KS"),
        ("10H 2C 6S 9D QS", "add-M1-10H"),  # There is no pair to use it for.
        ("8H KC 2C 10S QD", "add-M1-10S"),
        ("8H KC 2C 9S QD", "add-M2-KC-high"),  # Behind the beanie the 8 fits.
        ("2C 9S QD AD", "draw"),
    ],
)
def test_single_cards_go_to_the_table_and_beanies_come_where_they_are_of_use(hand: str, expected: str) -> None:
    assert choices(beanie(None, hand, melds=MELDS)) <= set(expected.split())


def test_beanies_are_kept_until_somebody_is_nearly_out() -> None:
    hand = "KC 2C 9S QD 7D"
    assert choices(beanie(None, hand, melds=MELDS)) == {"draw"}
    assert choices(beanie("? ?", hand, melds=MELDS)) == {"add-M1-KC"}
    assert choices(beanie(hand, "? ?", melds=MELDS), 0) == {"add-M1-KC"}


def test_who_can_go_out_does() -> None:
    going = beanie(None, "KC 9S", melds=MELDS, phase="discard", source="stock", drawn="9S")
    assert choices(going) == {"add-M1-KC"}
    assert choices(beanie(None, "9S", melds=MELDS, phase="discard", source="stock", drawn="9S")) == {"discard-9S"}


def test_out_of_turn_one_waits_with_nothing_to_put_down() -> None:
    assert choices(beanie("2C 9S QD 5D", None), 0) == {"wait"}


def test_the_pile_is_taken_for_what_it_completes_and_not_for_its_size() -> None:
    hand = "8C 8D AH 4S JS"
    assert choices(beanie(None, hand, pile="8S 8H")) == {"pile"}
    assert choices(beanie(None, hand, pile="3D 10C QH 6D")) == {"draw"}


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("8C 8D QS 3H", "discard-QS"),  # It counts most, and the pair may yet be three.
        ("KC 3C AD", "discard-3C discard-AD"),  # Never the beanie.
        ("9H 10H JD 4S", "discard-JD"),
    ],
)
def test_what_promises_least_is_discarded(hand: str, expected: str) -> None:
    assert choices(beanie(None, hand, phase="discard", source="stock")) <= set(expected.split())


def test_with_the_stock_used_up_the_round_is_ended_by_whoever_holds_little() -> None:
    clubs_and_diamonds = [f"2:run-{suit}-{row}" for suit in "CD" for row in ("A-2-3-4-5-6-7", "9-10-J-Q")]
    others = ["2:run-H-A-2-3-4-5-6-7-8", "2:run-H-10-J-Q", "2:run-S-3-4-5-6-7-8-9-10-J-Q", "2:set-KC-KD-KH-KS"]
    melds = " ".join(clubs_and_diamonds + others)
    for turn, expected in ((1, "end"), (0, "pile")):
        match = beanie("8C 8D", "2S", "9H", options={"own_meld_first": "on"}, melds=melds, pile="AS", turn=turn)
        assert choices(match, turn) == {expected}
