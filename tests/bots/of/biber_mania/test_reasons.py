"""Every kind of reason at Biber-Mania: where it is true, chances counted anew, and where it must not be said."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from biberbau.bots.of.biber_mania.counting import Counting
from biberbau.bots.of.biber_mania.reasons import facts
from biberbau.core.match import Match
from biberbau.games.biber_mania.kinds import KINDS
from biberbau.games.biber_mania.notation import parse_card
from biberbau.games.biber_mania.state import State
from tests.biber_mania_tables import biber_mania
from tests.bots.reasons import arguments_of, kinds_of, kinds_said

OTHERS = "? ? ? ? ?"
LONG = "1 4 4 8 KO BG"
"""A hand that lasts for some turns."""


def laying(own: str, other: str = OTHERS, *piles: str, display: str = "11 11 12") -> Match:
    """Seat 0 is to lay; what it stabs in the display has to be given."""
    return biber_mania(own, other, piles=piles, turn=0, display=display)


def stabbing(own: str) -> Match:
    """Seat 0 has laid two eights on two fives of seat 1."""
    return biber_mania(own, OTHERS, piles=["1 / 8 8", "5 5"], phase="stab_opponent", turn=0, stabbed=1, laid="8+8")


def stealing(own: str) -> Match:
    """Seat 0 has laid a Thief."""
    return biber_mania(own, OTHERS, piles=["DI", "6 8"], turn=0, phase="steal", laid="DI", thefts=1, display="1 2 3 JO")


def wishing(own: str, other: str, known: str = "") -> Match:
    """Seat 0 has laid a Fairy."""
    return biber_mania(own, other, piles=["FE"], turn=0, phase="wish", laid="FE", display="1 2 3")


TRUE = [
    ("lays", laying(LONG), "4+4"),
    ("goes-out", laying("7 7", OTHERS, "1 1 / 2"), "7+7"),
    ("ends-behind", laying("7 7", "? ?", "1", "3 3 3 / 4 4 4 / 5 5 5"), "7+7"),
    ("stabs", laying(LONG, OTHERS, "", "3 3"), "4+4"),
    ("open", laying(LONG), "4+4"),
    ("guarded", laying(LONG), "4+4+BG"),
    ("king", biber_mania(LONG, OTHERS, OTHERS, turn=0), "4+4+KO"),
    ("soon-out", laying(LONG, "? ?"), "4+4"),
    ("steals", stealing("6 1 9"), "steal-1-6"),
    ("joins", stealing("6 1 9"), "steal-1-6"),
    ("joins", laying("4 4 1 3 9", display="3 3"), "4+4"),
    ("helper", stealing("6 1 9"), "steal-display-JO"),
    ("alone", stealing("6 1 9"), "steal-1-8"),
    ("alone", laying("4 1 9", display="3 12"), "4"),
    ("wish", wishing("6 1 9", OTHERS), "wish-1-6"),
    ("draw", biber_mania("6 1 9", OTHERS, piles=["3", "9"], turn=1, phase="draw", laid="9", losses="1 0"), "draw-deck"),
]

FALSE = [
    ("lays", stealing("6 1 9"), "steal-1-6"),
    ("goes-out", laying(LONG, OTHERS, "1 1 / 2"), "4+4"),
    ("goes-out", laying("7 7", "? ?", "1", "3 3 3 / 4 4 4 / 5 5 5"), "7+7"),
    ("ends-behind", laying("7 7", OTHERS, "1 1 / 2"), "7+7"),
    ("stabs", laying(LONG, OTHERS, "", "5 5"), "4+4"),  # Fives are higher.
    ("stabs", laying(LONG, OTHERS, "", "3 3 3"), "4+4"),
    ("stabs", biber_mania(LONG, OTHERS, piles=["", "3 3"], turn=0, options={"stab_opponents": "one"}), "4+4"),
    ("open", laying(LONG), "4+4+BG"),
    ("open", laying("1 12 12", "?"), "12+12"),  # One card cannot stab two.
    ("guarded", laying(LONG), "4+4"),
    ("king", biber_mania(LONG, OTHERS, OTHERS, turn=0), "KO"),
    ("soon-out", laying(LONG), "4+4"),
    ("steals", stealing("6 1 9"), "steal-display-1"),
    ("joins", stealing("6 1 9"), "steal-1-8"),
    ("joins", laying("4 4 1 9", display="3 12 12 12"), "4+4"),  # A single three is not stabbed by two cards.
    ("helper", stealing("DI FE"), "steal-display-JO"),  # There is no number to lay it with.
    ("alone", stealing("6 1 9"), "steal-1-6"),
    ("wish", wishing("6 1 9", OTHERS), "wish-1-8"),
    ("wish", wishing("6 1 9", ""), "wish-1-6"),
    ("draw", biber_mania("PB", OTHERS, piles=["3", "9"], turn=1, phase="draw", laid="9", losses="1 0"), "draw-deck"),
]


@pytest.mark.parametrize(("kind", "match", "action"), TRUE, ids=[kind for kind, *_ in TRUE])
def test_a_reason_is_given_where_it_is_true(kind: str, match: Match, action: str) -> None:
    assert kind in kinds_said(facts, match, 0, action)


@pytest.mark.parametrize(("kind", "match", "action"), FALSE, ids=[kind for kind, *_ in FALSE])
def test_a_reason_is_not_given_where_it_is_not(kind: str, match: Match, action: str) -> None:
    assert kind not in kinds_said(facts, match, 0, action)


def test_every_kind_of_reason_is_tried_both_ways() -> None:
    assert {kind for kind, *_ in TRUE} == {kind for kind, *_ in FALSE} == kinds_of("biber-mania")


SMALL = {"deck": "custom", "deck_values": "7", "deck_copies": "4", "deck_action_copies": "1", "deck_jokers": "5"}
GONE = "1 1 2 2 3 4 4 5 5 6 6 FE PB HI BG JO JO JO"


@pytest.mark.parametrize(("value", "size"), [("2", 1), ("2", 2), ("5", 2), ("3", 3), ("7", 1), ("7", 2)])
def test_how_likely_a_group_is_stabbed_is_counted_over_all_hands(value: str, size: int) -> None:
    match = biber_mania(
        "1 2 3 7", "? ? ?", turn=0, display="1 4", stock="SB 3", options=SMALL, removed=GONE, deck_count=12
    )
    seen = match.view(0).read(State)
    counting = Counting(seen, 0)
    unseen = [kind for kind in range(KINDS) for _ in range(counting.left[kind])]
    assert len(unseen) == seen.deck_count + 3, "all cards that are not seen, and no others"

    def stabs(hand: tuple[int, ...]) -> bool:
        held = Counter(hand)
        jokers = held[parse_card("JO")]
        action = any(held[parse_card(name)] for name in ("SB", "DI", "FE", "HI", "GE", "BG", "KO"))
        for number in range(parse_card(value) + 1, parse_card("7") + 1):
            for copies in range(1, held[number] + 1):
                if copies == size or (copies + 1 == size and action) or copies < size <= copies + jokers:
                    return True
        return jokers >= size

    hands = list(combinations(unseen, 3))
    expected = sum(map(stabs, hands)) / len(hands)
    assert counting.stabs(1, parse_card(value), size) == pytest.approx(expected)
    holds = sum(parse_card(value) in hand for hand in hands) / len(hands)
    assert counting.holds(1, parse_card(value)) == pytest.approx(holds)


def test_a_known_card_is_sure() -> None:
    match = biber_mania("6 1 9", "6 ? ?", piles=["FE"], turn=0, phase="wish", laid="FE", display="1 2 3")
    match.record["known"][1, parse_card("6")], match.record["unseen"][1] = 1, 2
    assert arguments_of(facts, match, 0, "wish-1-6", "wish") == {"card": "6", "other": 1, "percent": 100}


def test_where_a_wish_was_in_vain_no_chance_is_given() -> None:
    match = laying(LONG)
    match.record["asked_count"][1], match.record["asked_kind"][1, 0] = 1, parse_card("12")
    match.record["asked_room"][1, 0], match.record["lacks"][1] = 0, 1 << parse_card("12")
    assert "open" not in kinds_said(facts, match, 0, "4+4")


def test_amounts_are_what_the_score_changes_by() -> None:
    match = laying("4 4 1 3 9", OTHERS, "", "2 2", display="3 3")
    assert arguments_of(facts, match, 0, "4+4", "lays") == {"amount": 4, "cards": 2}
    assert arguments_of(facts, match, 0, "4+4", "joins")["card_list"] == "3 3"
    assert arguments_of(facts, match, 0, "4+4", "stabs") == {"amount": 4, "cards": 2, "other": 1}
    out = laying("7 7", "? ?", "1 1 / 2", "5")
    assert arguments_of(facts, out, 0, "7+7", "goes-out") == {"amount": 6, "other": 1}


def test_of_a_stabbed_group_each_card_is_weighed() -> None:
    match = stabbing("5 9 3 6")
    assert arguments_of(facts, match, 0, "take", "joins")["card_list"] == "5 5"
    assert facts(match.view(0), match.game.parse_action("refuse")) == []
