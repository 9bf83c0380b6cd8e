"""Every kind of reason at Beanie: where it is true, numbers counted anew, and where it must not be said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import pytest

from biberbau.bots import Pricer, RestOfMatch, reasons_for
from biberbau.bots.of.beanie.reasons import facts, outcomes
from biberbau.bots.reasons import Ends
from biberbau.core.match import Match
from tests.beanie_tables import PACK, beanie, rest
from tests.bots.reasons import arguments_of, kinds_of, kinds_said, said_in_english

MELDS = "0:set-10C-10D-KS 0:run-H-4-5-6"
OWN_MELDS = MELDS.replace("0:", "1:")
OPEN_MELDS = "10C 10D KS 4H 5H 6H"
BEFORE = {"own_meld_first": "on"}
"""An option: nobody adds to melds before they have put down one of their own."""


def discarding(
    hand: str,
    other: str | None = None,
    pile: str = "",
    known: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
) -> Match:
    """Seat 1 is to discard."""
    return beanie(other, hand, options=options, known=known, melds=MELDS, phase="discard", pile=pile)


def at_the_end(other: str, hand: str) -> Match:
    """Seat 1 may end the round: the stock is used up, and all but the hands lies on the pile."""
    return beanie(other, hand, melds=MELDS, pile=rest(hand, OPEN_MELDS, used=other.count("?")))


TRUE = [
    ("sheds", beanie(None, "7H 2C 9S QD", melds=MELDS), "add-M2-7H"),
    ("goes-out", beanie(None, "8C 8D 8H"), "set-8C-8D-8H"),
    ("goes-out", discarding("2C"), "discard-2C"),
    ("soon-out", beanie("? ?", "7H 2C 9S QD", melds=MELDS), "add-M2-7H"),
    ("opens", beanie(None, "7H 2C 9S QD", melds=MELDS), "add-M2-7H"),
    ("opens-for", beanie("8H ? ?", "7H 2C 9S QD", melds=MELDS, known=["8H"]), "add-M2-7H"),
    ("beanie-pair", beanie(None, "10H 2C 4C 9S QD", melds=MELDS), "take-M1-10H-KS"),
    ("beanie-stays", beanie("? ?", "10H 2C 6S 9D", melds=MELDS), "take-M1-10H-KS"),
    ("pile-completes", beanie(None, "9S 9D 2C JH", pile="9H 3D"), "pile"),
    ("pile-costs", beanie(None, "9S 9D 2C JH", pile="9H 3D"), "pile"),
    ("draw-fits", beanie(None, "9S 9D 2C JH", pile="9H 3D"), "draw"),
    ("ends-low", at_the_end("? ? ? ?", "2C"), "end"),
    ("ends-high", at_the_end("?", "QC QS JH 2D"), "end"),
    ("counts", discarding("QS 2C 7D"), "discard-QS"),
    ("has-meld", discarding("8C 8D 8H 2C"), "discard-8C"),
    ("breaks", discarding("8C 8D 2H"), "discard-8C"),
    ("could-lie", discarding("7H 2C QD"), "discard-7H"),
    ("feeds", discarding("9C QD", "9S 9D ?", known=["9S 9D"]), "discard-9C"),
]

FALSE = [
    ("sheds", beanie(None, "10H 2C 4C 9S QD", melds=MELDS), "take-M1-10H-KS"),  # A beanie comes for it.
    ("goes-out", beanie(None, "8C 8D 8H 2C"), "set-8C-8D-8H"),
    ("soon-out", beanie(None, "7H 2C 9S QD", melds=MELDS), "add-M2-7H"),
    ("opens", beanie(None, "7H 8H 2C 9S", melds=MELDS), "add-M2-7H"),  # The only card that fits is in the own hand.
    ("opens", beanie("8H ? ?", "7H 2C 9S QD", melds=MELDS, known=["8H"]), "add-M2-7H"),  # Everybody knows where it is.
    ("opens", beanie(None, "7H 2C 9S QD", melds=OWN_MELDS, options=BEFORE), "add-M2-7H"),  # Nobody else may add.
    ("opens-for", beanie("9H ? ?", "7H 2C 9S QD", melds=MELDS, known=["9H"]), "add-M2-7H"),
    ("opens-for", beanie("8H ? ?", "7H 2C 9S QD", melds=OWN_MELDS, known=["8H"], options=BEFORE), "add-M2-7H"),
    ("beanie-pair", beanie("? ?", "10H 2C 6S 9D", melds=MELDS), "take-M1-10H-KS"),
    ("beanie-stays", beanie(None, "10H 2C 6S 9D", melds=MELDS), "take-M1-10H-KS"),  # The end is far.
    ("beanie-stays", beanie("? ?", "10H 2C 4C 9S", melds=MELDS), "take-M1-10H-KS"),  # There is a pair for it.
    ("pile-completes", beanie(None, "9S 9D 2C JH", pile="8H 3D"), "pile"),
    ("pile-completes", beanie(None, "9S QD 2C JH", pile="8H 8D 8S"), "pile"),  # The pile makes it by itself.
    ("pile-costs", beanie(None, "9S 9D 2C JH", pile="9H"), "pile"),
    ("draw-fits", beanie(None, "9S 6D", melds="0:set-9C-9D-9H 0:set-6C-6H-6S"), "draw"),  # Only these two fit.
    ("ends-low", at_the_end("?", "QC QS JH 2D"), "end"),
    ("ends-high", at_the_end("? ? ? ?", "2C"), "end"),
    ("counts", discarding("2C"), "discard-2C"),  # It is the last one, and that says more.
    ("has-meld", discarding("8C 8D 2H 2C"), "discard-8C"),
    ("breaks", discarding("8C JD 2H"), "discard-8C"),
    ("breaks", discarding("8C 8D 2C", pile="8H 8S KC KD KH"), "discard-8C"),  # All that would fit is gone.
    ("could-lie", discarding("8H 2C QD"), "discard-8H"),
    ("could-lie", discarding("7H 2C QD", options=BEFORE), "discard-7H"),
    ("feeds", discarding("9C QD", "9S 9D ?"), "discard-9C"),  # Nobody has seen that they hold them.
]


def test_cards_that_fit_are_for_those_who_may_add() -> None:
    melds = OWN_MELDS.replace("1:set", "2:set")
    match = beanie(None, "7H 2C 9S QD", None, melds=melds, options=BEFORE, turn=1)
    assert said_in_english(match, 1, "add-M2-7H")["opens"].endswith("whoever holds one and has laid a meld may add it.")
    match = beanie(None, "7H 2C 9S QD", None, melds=melds, turn=1)
    assert said_in_english(match, 1, "add-M2-7H")["opens"].endswith("and whoever holds one may add it.")


def test_who_has_only_to_call_has_no_card_left() -> None:
    match = beanie("", "7H 2C 9S QD", melds=MELDS, options={"call": "button"})
    assert said_in_english(match, 1, "add-M2-7H")["soon-out"].startswith("Seat 0 has no card left. Once")


@pytest.mark.parametrize(("kind", "match", "action"), TRUE, ids=[kind for kind, *_ in TRUE])
def test_a_reason_is_given_where_it_is_true(kind: str, match: Match, action: str) -> None:
    assert kind in kinds_said(facts, match, 1, action)


@pytest.mark.parametrize(("kind", "match", "action"), FALSE, ids=[kind for kind, *_ in FALSE])
def test_a_reason_is_not_given_where_it_is_not(kind: str, match: Match, action: str) -> None:
    assert kind not in kinds_said(facts, match, 1, action)


BETTER = {"ends-hand": ([5, 15, 10], 40), "ends-others": ([35, 45, 40], 60)}
"""By kind, points of the own hand in three worlds after the better action, and those of the other."""


def ended(own: Sequence[int], other: int = 40) -> Ends:
    """Rounds that have ended so for seat 1, and for seat 0."""
    ends = np.repeat(beanie(None, "8C 8D 8H 2C").states, len(own))
    ends["round_scores"][:, 1], ends["round_scores"][:, 0] = own, other
    return ends


@pytest.mark.parametrize("kind", BETTER)
def test_what_becomes_of_a_round_is_told_where_it_is_beyond_doubt(kind: str) -> None:
    view, worse = beanie(None, "8C 8D 8H 2C").view(1), ended([35, 45, 40])
    better = ended(*BETTER[kind])
    (told,) = outcomes(view, better, worse)
    assert told.kind == kind
    assert told.arguments == {"points": {"ends-hand": 30, "ends-others": 20}[kind], "tenths": 0}
    assert told.gain == {"ends-hand": 15.0, "ends-others": 10.0}[kind]
    assert outcomes(view, worse, better) == [], "nobody is told what speaks against it"
    assert outcomes(view, ended([0, 60, 0]), worse) == [], "on average it is less, but that may be chance"


def test_what_has_become_of_played_out_rounds_is_told_last() -> None:
    match = discarding("8C 8D 8H QS")
    pricer = Pricer(match.game, RestOfMatch(match.game, 2, match.game.encode_options({})))
    view, lay, keep = match.view(1), match.game.parse_action("set-8C-8D-8H"), match.game.parse_action("discard-8C")
    ends = pricer.ends(view, lay, 5), pricer.ends(view, keep, 5)
    assert (ends[0]["round_scores"][:, 1] == 0).all(), "whoever lays the eights goes out with the queen"
    reasons = reasons_for(view, lay, keep, ends)
    assert [("-ends-" in reason.sentence.message) for reason in reasons] == [False] * (len(reasons) - 1) + [True]
    assert len(reasons) > 1


def test_every_kind_of_reason_is_tried_both_ways() -> None:
    every = kinds_of("beanie")
    assert {kind for kind, *_ in TRUE} | BETTER.keys() == {kind for kind, *_ in FALSE} | BETTER.keys() == every


def unseen(*seen: str) -> list[str]:
    """The cards that are not among those written."""
    return [card for card in PACK if card not in " ".join(seen).split()]


def points(*cards: str) -> int:
    """What cards count in the first round, in which kings are wild."""
    return sum(25 if card[:-1] == "K" else 10 if card[:-1] in ("10", "J", "Q") else 5 for card in cards)


def test_what_others_are_left_with_is_a_mean_over_unseen_cards() -> None:
    match = beanie("QH ? ?", "8C 8D 8H", known=["QH"])
    left = unseen("8C 8D 8H QH")
    told = arguments_of(facts, match, 1, "set-8C-8D-8H", "goes-out")
    assert told == {"amount": pytest.approx(10 + 2 * points(*left) / len(left), abs=0.0501)}


def test_cards_that_complete_a_meld_are_counted() -> None:
    hand = "9S 9D 2C JH"
    match = beanie(None, hand)
    left = unseen(hand)
    good = [card for card in left if card in ("9C", "9H") or card[:-1] == "K"]
    (found,) = facts(match.view(1), match.game.parse_action("draw"))
    assert found.arguments == {"odds": round(len(left) / len(good))}
    assert found.gain == pytest.approx(10 * len(good) / len(left)), "two nines go down each time"
    match = discarding("9S 9D 2C JH")
    assert arguments_of(facts, match, 1, "discard-9S", "breaks") == {"card": "S9", "cards": len(good) - 1}, "KS lies"


def test_what_fits_a_new_meld_is_counted_and_weighed_by_who_may_hold_it() -> None:
    match = beanie("? ? ?", "8C 8D 8H 2C QD JS 7H")
    (found,) = [fact for fact in facts(match.view(1), match.game.parse_action("set-8C-8D-8H")) if fact.kind == "opens"]
    assert found.arguments == {"cards": 1, "everybody": "yes"}
    assert found.gain == pytest.approx(-3 / len(unseen("8C 8D 8H 2C QD JS 7H")) * 5)


def test_of_the_pile_only_what_does_not_go_down_at_once_stays() -> None:
    match = beanie(None, "9S 9D 2C JH", pile="9H 3D QD 7H", melds=MELDS)
    assert arguments_of(facts, match, 1, "pile", "pile-costs") == {"amount": 15}
    assert arguments_of(facts, match, 1, "pile", "pile-completes") == {"amount": 10, "card_list": "D9 H9 S9"}
