"""Every kind of reason at Biber-Mania: where it is true, chances counted anew, and where it must not be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest

from biberbau.bots import Pricer, RestOfMatch, reasons_for
from biberbau.bots.of.biber_mania.counting import Counting, can_stab
from biberbau.bots.of.biber_mania.reasons import facts, outcomes
from biberbau.bots.of.biber_mania.turns import turns_for
from biberbau.bots.reasons import Ends
from biberbau.core.match import Match
from biberbau.core.texts import render
from biberbau.games.biber_mania.kinds import KINDS
from biberbau.games.biber_mania.notation import parse_card
from biberbau.games.biber_mania.state import NOBODY
from tests.biber_mania_tables import biber_mania
from tests.bots.reasons import arguments_of, kinds_of, kinds_said, said_in_english, with_numbers

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


def naming(other: str) -> Match:
    """Seat 0 has laid a Bad Guy."""
    return biber_mania("6 1 9", other, "? ? ? ?", piles=["GE"], turn=0, phase="bad_guy", laid="GE")


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
    ("fits", stealing("1 4 PB"), "steal-1-8"),  # A party.
    ("fits", stealing("5 7 HI FE"), "steal-1-6"),  # A row.
    ("fits", stealing("5 DI FE"), "steal-1-8"),  # The Fairy else needs a turn of its own.
    ("more-turns", laying(LONG), "4"),
    ("more-turns", laying("1 4 8 PB"), "1"),
    ("theft", laying("4 4 6 DI", OTHERS, "", "6 7"), "4+4+DI"),
    ("theft", laying("4 4 6 DI", OTHERS, "", "6 7"), "DI"),
    ("theft-costs", laying("4 4 6 DI", "", "", ""), "4+4+DI"),
    ("fairy", laying("4 4 6 FE"), "4+4+FE"),
    ("burden", laying("4 4 6 GE"), "4+4+GE"),
    ("holds-back", naming("? ?"), "bad-guy-1"),
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
    ("fits", stealing("4 9 PB"), "steal-1-8"),  # Eight and nine are neighbours.
    ("fits", stealing("5 7 FE"), "steal-1-6"),  # There is no Hippie.
    ("fits", stealing("5 FE"), "steal-1-8"),
    ("more-turns", laying(LONG), "4+4"),
    ("theft", laying("4 4 6 DI", "", "", ""), "4+4+DI"),
    ("theft", laying("4 4 6 DI", OTHERS, "", "6 7"), "4+4"),
    ("theft", laying("4 4 6 DI", OTHERS, "", "6", display=""), "6+DI"),  # The other six is gone.
    ("theft-costs", laying("4 4 6 DI", OTHERS, "", "6 7"), "4+4+DI"),
    ("theft-costs", laying("4 6 DI", OTHERS, "", "8"), "4+DI"),  # The eight costs its owner two points.
    ("fairy", laying("4 4 6 FE", ""), "4+4+FE"),  # Nobody has a card.
    ("burden", laying("4 4 6 GE BG"), "4+4+BG"),
    ("holds-back", naming(OTHERS), "bad-guy-1"),
]


@pytest.mark.parametrize(
    ("percent", "said"), [(40, "stab this group with a chance of 40 %"), (100, "certainly stab this group")]
)
def test_what_is_sure_is_said_without_a_figure(percent: int, said: str) -> None:
    assert said in render("en", "biber-mania-why-guarded", {"percent": percent, "other": "Ben"})


@pytest.mark.parametrize(("kind", "match", "action"), TRUE, ids=[kind for kind, *_ in TRUE])
def test_a_reason_is_given_where_it_is_true(kind: str, match: Match, action: str) -> None:
    assert kind in kinds_said(facts, match, 0, action)


@pytest.mark.parametrize(("kind", "match", "action"), FALSE, ids=[kind for kind, *_ in FALSE])
def test_a_reason_is_not_given_where_it_is_not(kind: str, match: Match, action: str) -> None:
    assert kind not in kinds_said(facts, match, 0, action)


@pytest.mark.parametrize(
    ("own", "action", "sentence"),
    [
        (LONG, "4", "The rest of your hand then still takes 3 turns, as many as before."),
        ("1 4 8 PB", "1", "The rest of your hand then still takes 3 turns, more than all of it took before."),
    ],
)
def test_turns_are_compared_with_those_of_the_whole_hand(own: str, action: str, sentence: str) -> None:
    assert said_in_english(laying(own), 0, action)["more-turns"] == sentence


@pytest.mark.parametrize(
    ("changed", "match", "action", "kind", "amount"),
    [
        ("in_hand:-3", laying(LONG, "? ?"), "4+4", "soon-out", "costs 12 points"),
        ("in_hand:-3", naming("? ?"), "bad-guy-1", "holds-back", "would cost 9 points"),
        ("in_hand:-3", stealing("6 1 9"), "steal-1-8", "alone", "costs 3 points"),
        ("on_pile:5", biber_mania(LONG, "4 ?", turn=0, display="11 11 12"), "4+4+KO", "king", ": 0.4 points more"),
    ],
)
def test_amounts_are_those_of_the_variant(changed: str, match: Match, action: str, kind: str, amount: str) -> None:
    assert amount in said_in_english(with_numbers(match, changed), 0, action)[kind]


BETTER = {
    "ends-pile": ([9, 11, 10], [4, 4, 4]),
    "ends-hand": ([6, 8, 7], [2, 2, 2]),
    "ends-others": ([6, 8, 7], [4, 4, 4]),
}
"""By kind, own pile and hand in three worlds after the better action."""


def ended(piles: Sequence[int], hands: Sequence[int], other: int = 9) -> Ends:
    """Rounds that have ended so for seat 0, and with so many cards on the pile of seat 1."""
    ends = np.repeat(laying(LONG).states, len(piles))
    ends["pile_count"][:, 0], ends["hand_count"][:, 0], ends["pile_count"][:, 1] = piles, hands, other
    return ends


@pytest.mark.parametrize("kind", BETTER)
def test_what_becomes_of_a_round_is_told_where_it_is_beyond_doubt(kind: str) -> None:
    view, worse = laying(LONG).view(0), ended([6, 8, 7], [4, 4, 4])
    better = ended(*BETTER[kind], other=9 - (kind == "ends-others"))
    (told,) = outcomes(view, better, worse)
    assert told.kind == kind
    assert told.arguments == {"points": {"ends-pile": 3, "ends-hand": 2, "ends-others": 1}[kind], "tenths": 0}
    assert told.gain == {"ends-pile": 1.5, "ends-hand": 1.0, "ends-others": 0.5}[kind]
    assert outcomes(view, worse, better) == [], "nobody is told what speaks against it"
    assert outcomes(view, ended([9, 5, 9], [4, 4, 4]), worse) == [], "on average it is more, but that may be chance"


def test_rounds_are_played_out_in_the_same_worlds_after_every_action() -> None:
    match = laying("4 4 1 3 9", "1 1 ? ?", "", "2 2", display="3 3")
    pricer = Pricer(match.game, RestOfMatch(match.game, 2, match.game.encode_options({})))
    view, many = match.view(0), match.game.parse_action("4+4")
    ends = pricer.ends(view, many, 5)
    assert ends.tobytes() == pricer.ends(view, many, 5).tobytes()
    assert (ends["turn"] == NOBODY).all(), "the round is over"
    reasons = reasons_for(view, many, match.game.parse_action("1"), (ends, pricer.ends(view, 0, 5)))
    assert "-ends-" in reasons[-1].sentence.message
    assert all("-ends-" not in reason.sentence.message for reason in reasons[:-1])


def test_every_kind_of_reason_is_tried_both_ways() -> None:
    every = kinds_of("biber-mania")
    assert {kind for kind, *_ in TRUE} | BETTER.keys() == {kind for kind, *_ in FALSE} | BETTER.keys() == every


SMALL = {"deck": "custom", "deck_values": "7", "deck_copies": "4", "deck_action_copies": "1", "deck_jokers": "5"}
GONE = "1 1 2 2 3 4 4 5 5 6 6 FE PB HI BG JO JO JO"


@pytest.mark.parametrize(("value", "size"), [("2", 1), ("2", 2), ("5", 2), ("3", 3), ("7", 1), ("7", 2)])
def test_how_likely_a_group_is_stabbed_is_counted_over_all_hands(value: str, size: int) -> None:
    match = biber_mania(
        "1 2 3 7", "? ? ?", turn=0, display="1 4", stock="SB 3", options=SMALL, removed=GONE, deck_count=12
    )
    counting = Counting(match.view(0))
    seen = counting.seen
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
    counted = np.array([[hand.count(kind) for kind in range(KINDS)] for hand in hands])
    joining = [kind for kind in range(KINDS) if counting.helps(kind) and kind != parse_card("JO")]
    assert can_stab(counted, parse_card(value), size, joining).mean() == pytest.approx(expected)


def test_a_known_card_is_sure() -> None:
    match = biber_mania("6 1 9", "6 ? ?", piles=["FE"], turn=0, phase="wish", laid="FE", display="1 2 3")
    match.record["known"][1, parse_card("6")], match.record["unseen"][1] = 1, 2
    assert arguments_of(facts, match, 0, "wish-1-6", "wish") == {"card": "6", "other": 1, "percent": 100}


def test_where_a_wish_was_in_vain_chances_are_counted_in_worlds_that_fit() -> None:
    match = biber_mania(
        "1 2 3 7", "? ? ?", turn=0, display="1 4", stock="SB 3", options=SMALL, removed=GONE, deck_count=12
    )
    before = Counting(match.view(0))
    seven = parse_card("7")
    match.record["asked_count"][1], match.record["asked_kind"][1, 0] = 1, seven
    match.record["asked_room"][1, 0], match.record["lacks"][1] = 0, 1 << seven
    counting = Counting(match.view(0))
    unseen = [kind for kind in range(KINDS) for _ in range(counting.left[kind])]
    hands = [hand for hand in combinations(unseen, 3) if seven not in hand]
    assert counting.holds(1, seven) == 0.0 < before.holds(1, seven)
    for kind in {"3", "6", "SB"}:
        share = sum(parse_card(kind) in hand for hand in hands) / len(hands)
        assert counting.holds(1, parse_card(kind)) == pytest.approx(share, abs=0.06)
    assert 0 < counting.stabs(1, parse_card("4"), 1) < before.stabs(1, parse_card("4"), 1)
    assert sum(counting.next_card()) == pytest.approx(1.0)
    assert counting.next_card()[seven] > before.next_card()[seven], "it is not in that hand"


@pytest.mark.parametrize(
    ("hand", "turns"),
    [
        ("", 0),
        ("4 4 4", 1),
        ("4 8", 2),
        ("4 8 DI", 2),
        ("4 DI FE", 2),
        ("DI FE BG", 3),
        ("JO JO", 1),
        ("4 JO JO", 1),
        ("4 DI JO", 2),
        ("4 6 HI", 1),
        ("4 7 HI", 2),
        ("1 4 8 PB", 1),
        ("1 2 8 PB", 4),
        ("1 4 8 11 12 PB HI", 2),
        ("1 3 4 4 5 6 7 8 HI", 3),
        ("1 5 9 PB PB", 2),
    ],
)
def test_how_many_turns_a_hand_takes_is_counted_by_what_goes_together(hand: str, turns: int) -> None:
    cards = [parse_card(name) for name in hand.split()]
    assert turns_for([cards.count(kind) for kind in range(KINDS)], joins=True) == turns


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
