"""Every kind of reason at Daumen Drauf!: where it is true, chances counted anew, and where it must not be said."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest

from biberbau.bots import Pricer, RestOfMatch, reasons_for
from biberbau.bots.of.daumen_drauf.reasons import facts, outcomes
from biberbau.bots.reasons import Ends
from biberbau.core.match import Match
from tests.bots.reasons import arguments_of, kinds_of, kinds_said, said_in_english, with_numbers
from tests.daumen_drauf_tables import ANY_TIME, TO_TAKER, cards_of, daumen_drauf, endgame

GOOD = "0:Y2- 1:Y4- 0:G1- 1:G2-"
BAD = "0:Y2+ 1:Y3+ 0:G1+ 1:G2-"
LAST = ("K4- K1+ Y1+", "K2+ Y4+")
"""Two hands when the stack is used up."""
OWN = "Y3- Y4+ G2- K5+ K5-"
FEW = "1:Y1- 2:Y3+"
"""Shown before seat 0 of three; nobody else has seen the twin of the Y1-, and seat 0 has that of the Y3+."""


def early(trick: str = FEW, own: str = OWN) -> Match:
    """Seat 0 of three is to show while the stack lasts."""
    return daumen_drauf(own, None, None, trick=trick, turn=0)


TRUE = [
    ("stands", endgame(*LAST, trick=GOOD), "show-K4-"),
    ("stuck", endgame("K4+ Y3-", "K2+ Y4+", trick=BAD), "show-K4+"),
    ("holds", early("1:Y1- 2:Y3-", "Y3+ Y4+ G2- K5+ K5-"), "show-K5-"),
    ("risk", early(), "show-K5+"),
    ("overtaken", early("1:Y1- 2:Y3-", "Y3+ Y4+ G2- K5+ K5-"), "show-G2-"),
    ("bluff", early(), "show-Y4+"),
    ("must-hold", endgame(*LAST, trick=GOOD), "show-K1+"),
    ("seen-through", early(), "show-Y4+"),
    ("parry", endgame("K3- G1+", "K2+ Y4+", trick="1:Y1- 0:Y2- 1:G2- 0:G4- 1:K3+"), "parry"),
    ("parry-costs", endgame("K1- K4-", "K2+ Y4+", trick="1:Y1+ 0:Y3+ 1:G1+ 0:G2+ 1:K1+"), "parry"),
    ("leaves", early(), "pass"),
    ("gives-up", endgame(*LAST, trick=GOOD), "pass"),
    ("knows", early(), "pass"),
    ("rid", endgame(*LAST, trick=GOOD), "show-K4-"),
]

FALSE = [
    ("stands", endgame(*LAST, trick=GOOD), "show-K1+"),  # The K2+ is still out.
    ("stands", endgame("K4- Y1+", "K4+", trick=GOOD), "show-K4-"),  # Nobody can beat it, but its twin parries.
    ("stuck", endgame("K4- Y3-", "K2+ Y4+", trick=GOOD), "show-K4-"),
    ("holds", early(), "show-K5+"),  # There is nothing to be had.
    ("holds", endgame(*LAST, trick=GOOD), "show-K1+"),  # Who can only be holding the K2+ holds it.
    ("risk", early("1:Y1- 2:Y3-", "Y3+ Y4+ G2- K5+ K5-"), "show-K5-"),
    ("overtaken", early(), "show-Y4+"),
    ("bluff", early("1:Y1- 2:Y3-", "Y3+ Y4+ G2- K5+ K5-"), "show-K5-"),
    ("must-hold", endgame("K4- K1+ Y1+", "K2+", "Y4+", trick=GOOD, turn=0), "show-K1+"),  # One of them, but who?
    ("must-hold", early(), "show-Y4+"),
    ("seen-through", early(), "show-K5+"),  # Nobody else can be holding the twin.
    ("seen-through", early(), "show-G2-"),
    ("parry", endgame("K1- K4-", "K2+ Y4+", trick="1:Y1+ 0:Y3+ 1:G1+ 0:G2+ 1:K1+"), "parry"),
    ("parry-costs", endgame("K3- G1+", "K2+ Y4+", trick="1:Y1- 0:Y2- 1:G2- 0:G4- 1:K3+"), "parry"),
    ("leaves", endgame(*LAST, trick=GOOD), "pass"),
    ("leaves", early("1:Y1- 2:Y3+", "Y4+ G2- K5+ K5- K1-"), "pass"),  # Nobody has seen the twin of the Y3+.
    ("gives-up", early(), "pass"),
    ("knows", early("1:Y1- 2:Y3+", "Y4+ G2- K5+ K5- K1-"), "pass"),
    ("knows", early("1:Y1- 2:Y3+"), "show-K5+"),  # That it is poisonous does not speak for taking it.
    ("rid", early(), "show-K5+"),
    ("rid", endgame("K4- K1+", "K2+ Y4+ Y1+", trick=GOOD), "show-K4-"),  # The other holds more.
]


@pytest.mark.parametrize(("kind", "match", "action"), TRUE, ids=[kind for kind, *_ in TRUE])
def test_a_reason_is_given_where_it_is_true(kind: str, match: Match, action: str) -> None:
    assert kind in kinds_said(facts, match, 0, action)


@pytest.mark.parametrize(("kind", "match", "action"), FALSE, ids=[kind for kind, *_ in FALSE])
def test_a_reason_is_not_given_where_it_is_not(kind: str, match: Match, action: str) -> None:
    number = match.game.parse_action(action)
    assert number in match.legal(0)
    spoken = {fact.kind for fact in facts(match.view(0), number) if kind != "knows" or fact.gain > 0}
    assert kind not in spoken


BETTER = {
    "ends-tricks": ([4, 6, 5], [2, 2, 2]),
    "ends-hand": ([3, 5, 4], [0, 0, 0]),
    "ends-others": ([1, 3, 2], [2, 2, 2]),
}
"""By kind, own score and cards in hand in three worlds after the better action."""


def ended(scores: Sequence[int], hands: Sequence[int], other: int = 5) -> Ends:
    """Rounds that have ended so for seat 0, and with such a score for seat 1."""
    ends = np.repeat(endgame(*LAST, trick=GOOD).states, len(scores))
    ends["round_scores"][:, 0], ends["hand_count"][:, 0], ends["round_scores"][:, 1] = scores, hands, other
    return ends


@pytest.mark.parametrize("kind", BETTER)
def test_what_becomes_of_a_round_is_told_where_it_is_beyond_doubt(kind: str) -> None:
    view, worse = endgame(*LAST, trick=GOOD).view(0), ended([1, 3, 2], [2, 2, 2])
    better = ended(*BETTER[kind], other=5 - (kind == "ends-others"))
    (told,) = outcomes(view, better, worse)
    assert told.kind == kind
    assert told.arguments == {"points": {"ends-tricks": 3, "ends-hand": 2, "ends-others": 1}[kind], "tenths": 0}
    assert told.gain == {"ends-tricks": 1.5, "ends-hand": 1.0, "ends-others": 0.5}[kind]
    assert outcomes(view, worse, better) == [], "nobody is told what speaks against it"
    assert outcomes(view, ended([8, 0, 7], [2, 2, 2]), worse) == [], "on average it is more, but that may be chance"


def test_what_has_become_of_played_out_rounds_is_told_last() -> None:
    match = endgame(*LAST, trick=GOOD)
    pricer = Pricer(match.game, RestOfMatch(match.game, 2, match.game.encode_options({})))
    view, show, leave = match.view(0), match.game.parse_action("show-K4-"), match.game.parse_action("pass")
    ends = pricer.ends(view, show, 5), pricer.ends(view, leave, 5)
    # The trick with the K4- brings five heads, and whoever lets it go has none of them.
    assert {told.kind for told in outcomes(view, *ends)} >= {"ends-tricks", "ends-others"}
    reasons = reasons_for(view, show, leave, ends)
    assert [("-ends-" in reason.sentence.message) for reason in reasons] == [False] * (len(reasons) - 1) + [True]


def test_every_kind_of_reason_is_tried_both_ways() -> None:
    every = kinds_of("daumen-drauf")
    assert {kind for kind, *_ in TRUE} | BETTER.keys() == {kind for kind, *_ in FALSE} | BETTER.keys() == every


def counted(match: Match, own: str, shown: str, rivals: set[str]) -> tuple[int, float]:
    """How many unseen cards are among some, and how likely others hold none of them: all hands gone through."""
    left = [card for card in cards_of(match.seats) if card not in f"{own} {shown}".split()]
    good = {place for place, card in enumerate(left) if card in rivals}
    held = int(sum(match.record["hand_count"][1:3]))
    hands = list(combinations(range(len(left)), held))
    return len(good), sum(not good & set(hand) for hand in hands) / len(hands)


def test_chances_are_those_of_all_hands_that_the_others_may_hold() -> None:
    match = daumen_drauf("Y3+ Y4+ G2- K5+ K5-", None, None, trick="1:Y1- 2:Y2- 1:Y3-", turn=0)
    own, shown = "Y3+ Y4+ G2- K5+ K5-", "Y1- Y2- Y3-"
    higher = {"G3-", "G3+", "G4-", "G4+", "G5-", "G5+", "G2+"} | {
        f"K{number}{head}" for number in "1234" for head in "-+"
    }
    rivals, free = counted(match, own, shown, higher)
    told = arguments_of(facts, match, 0, "show-G2-", "holds")
    assert (told["rivals"], told["percent"], told["amount"]) == (rivals, max(round(100 * free), 1), 3)
    rivals, free = counted(match, own, shown, {f"G{number}{head}" for number in "12345" for head in "-+"} - {"G2-"})
    told = arguments_of(facts, match, 0, "show-K5-", "holds")
    assert (told["rivals"], told["percent"], told["amount"]) == (rivals, max(round(100 * free), 1), 3)


def test_a_trick_is_worth_what_is_known_of_its_heads() -> None:
    match = early()
    assert arguments_of(facts, match, 0, "pass", "leaves") == {"amount": 1, "other": 2, "sure": "no"}
    assert arguments_of(facts, match, 0, "pass", "knows")["card"] == "Y3+"
    laid_open = daumen_drauf("Y4+ G2- K5+ K5- K1-", None, None, trick="1:Y1- 2:Y3+ 1:G1-", turn=0)
    assert arguments_of(facts, laid_open, 0, "pass", "gives-up") == {"amount": 1, "other": 1, "sure": "yes"}


def test_who_comes_last_knows_who_has_to_take_the_trick() -> None:
    last = endgame(*LAST, trick=GOOD)
    assert arguments_of(facts, last, 0, "pass", "gives-up") == {"amount": 4, "other": 1, "sure": "yes"}
    window = daumen_drauf(OWN, None, None, trick="2:Y3+", options=ANY_TIME, phase="window", window="1")
    assert arguments_of(facts, window, 0, "let", "leaves") == {"amount": 1, "other": 2, "sure": "no"}


@pytest.mark.parametrize(
    ("changed", "match", "action", "kind", "sentence"),
    [
        (
            "poisonous:-2",
            endgame("K3- G1+", "K2+ Y4+", trick="1:Y1- 0:Y2- 1:G2- 0:G4- 1:K3+"),
            "parry",
            "parry",
            "With both twins the trick brings you 3 points.",
        ),
        (
            "held:-3",
            endgame(*LAST, trick=GOOD),
            "show-K4-",
            "rid",
            "The stack is used up and you hold the most cards: each one that is left costs 3 points.",
        ),
        ("held:0", endgame(*LAST, trick=GOOD), "show-K4-", "rid", None),
        ("harmless:-1,poisonous:1", early("1:Y1+ 2:Y3+"), "show-Y4+", "seen-through", None),
        ("harmless:-1,poisonous:1", early("1:Y1+ 2:Y2-", "Y3- G2- K5+ K5- Y2+"), "show-Y3-", "seen-through", None),
    ],
)
def test_what_is_said_is_true_of_the_numbers_of_the_variant(
    changed: str, match: Match, action: str, kind: str, sentence: str | None
) -> None:
    assert said_in_english(with_numbers(match, changed), 0, action).get(kind) == sentence


def test_a_parry_brings_all_but_the_twins() -> None:
    match = endgame("K3- G1+", "K2+ Y4+", trick="1:Y1- 0:Y2- 1:G2- 0:G4- 1:K3+")
    assert arguments_of(facts, match, 0, "parry", "parry") == {"amount": 4, "even": "yes"}


def test_heads_that_only_their_taker_has_seen_are_counted_as_gone() -> None:
    match = endgame("K3+ Y1-", "G1+", trick="1:Y2-", options=TO_TAKER)
    seen_by_taker = {fact.kind for fact in facts(match.view(0), match.game.parse_action("show-K3+"))}
    assert "seen-through" not in seen_by_taker, "one of the twins is gone, whichever it was"
