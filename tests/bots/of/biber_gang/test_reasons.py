"""Every kind of reason at Biber Gang: where it is true, numbers counted anew, and where it must not be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest

from biberbau.bots.of.biber_gang.counting import Counting
from biberbau.bots.of.biber_gang.reasons import facts
from biberbau.bots.reasons import Fact, told_of
from biberbau.core.match import Match
from biberbau.games.biber_gang.state import State
from tests.bots.reasons import arguments_of, kinds_of, kinds_said, said_in_english, with_numbers
from tests.builders import UNSHUFFLED, biber_gang

OPEN = "5 5 1 2 / 9 3 ? ?"
"""No pair yet: two open columns, and two that are half open."""
EMPTIED = "? " * 91
"""What lies below the top of the discard pile of two players once the deck is used up."""
ENDS = {"deck_out": "end_round"}
GOOD = "1 1 1 12 / 1 1 1 ?"
BAD = "12 11 12 ? / 10 9 8 ?"


def loose(top: str, bottom: str) -> int:
    """What two open cards cost."""
    return 0 if top == bottom or "B" in (top, bottom) else int(top) + int(bottom)


def unseen(*visible: str) -> list[str]:
    """The cards that are not among those written, one by one."""
    seen = Counter(card for text in visible for card in text.split() if card not in "/?")
    return list((Counter(UNSHUFFLED) - seen).elements())


def mean(values: Sequence[float]) -> object:
    """The mean, which a sentence says to one tenth."""
    return pytest.approx(sum(values) / len(values), abs=0.0501)


def deciding(own: str, other: str, drawn: str) -> Match:
    """Seat 0 has drawn a card from the deck; a 0 lies on the discard pile."""
    return biber_gang(own, other, drawn=drawn, discard="0")


TRUE = [
    ("pile-pair", biber_gang(OPEN, "", discard="9"), "pile"),
    ("pile-pair", biber_gang(OPEN, "", discard=f"{EMPTIED} 9", options=ENDS), "pile"),
    ("pile", biber_gang(GOOD, "", discard="0"), "pile"),
    ("pile", biber_gang(GOOD, "", discard=f"{EMPTIED} 0"), "pile"),
    ("deck", biber_gang(OPEN, "", discard="12"), "deck"),
    ("deck-pair", biber_gang(OPEN, "", discard="12"), "deck"),
    ("pair", deciding(OPEN, "", "9"), "swap-T1"),
    ("breaks", deciding("5 5 1 2 / 5 3 ? ?", "", "4"), "swap-T1"),
    ("beaver-out", deciding("B 5 1 2 / 9 3 ? ?", "", "4"), "swap-T1"),
    ("beaver-in", deciding("5 5 ? 2 / 9 3 ? ?", "", "B"), "swap-T3") ,
    ("lower", deciding(OPEN, "", "2"), "swap-B1"),
    ("higher", deciding(OPEN, "", "11"), "swap-B1"),
    ("blind-lower", deciding(OPEN, "", "3"), "swap-B4"),
    ("blind-higher", deciding(OPEN, "", "12"), "swap-B4"),
    ("turn-beaver", deciding("5 5 B 2 / 9 3 ? ?", "", "12"), "turn-B3"),
    ("turn-lower", deciding(OPEN, "", "12"), "turn-B3"),
    ("turn-risk", deciding(OPEN, "", "0"), "turn-B3"),
    ("turn-pair", deciding(OPEN, "", "12"), "turn-B3"),
    ("swim", deciding("B 5 1 2 / 9 3 ? ?", "", "9"), "swim-T1-B3"),
    ("bonus", deciding("5 5 1 2 / 5 3 ? ?", "", "5"), "swap-B2"),
    ("bonus-lost", deciding("5 5 1 2 / 5 5 ? ?", "", "0"), "swap-B2"),
    ("gives", deciding(OPEN, "7 12 ? ? / ? ? ? ?", "7"), "turn-B3"),
    ("ends-ahead", deciding("5 5 1 2 / 5 5 1 ?", BAD, "0"), "swap-B4"),
    ("waits", deciding("12 11 12 10 / 10 9 8 ?", "1 1 1 ? / 1 1 1 ?", "0"), "swap-T1"),
    ("hurry", deciding(OPEN, "1 1 1 3 / 1 1 1 ?", "9"), "swap-T1"),
]  # fmt: skip

FALSE = [
    ("pile-pair", biber_gang(OPEN, "", discard="12"), "pile"),
    ("pile", biber_gang("1 1 1 ? / 1 1 1 ?", "", discard="9"), "pile"),
    ("pile", biber_gang(GOOD, "", discard=f"{EMPTIED} 0", options=ENDS), "pile"),  # No card to compare it with.
    ("deck", biber_gang(GOOD, "", discard="0"), "deck"),
    ("deck", biber_gang(OPEN, "", discard=f"{EMPTIED} 12", options=ENDS), "deck"),
    ("deck-pair", biber_gang(OPEN, "", discard=f"{EMPTIED} 12", options=ENDS), "deck"),
    ("deck-pair", biber_gang("5 5 B ? / 5 5 ? ?", "", discard="12"), "deck"),  # Beside a beaver everything goes anyway.
    ("pair", deciding(OPEN, "", "9"), "swap-B1"),  # It is the 9 itself that would go.
    ("breaks", deciding(OPEN, "", "4"), "swap-T1"),
    ("beaver-out", deciding(OPEN, "", "B"), "swap-T1"),
    ("beaver-in", deciding("5 5 1 2 / 9 3 ? ?", "", "8"), "swap-B3"),
    ("lower", deciding(OPEN, "", "11"), "swap-B1"),
    ("higher", deciding(OPEN, "", "2"), "swap-B1"),
    ("blind-lower", deciding(OPEN, "", "12"), "swap-B4"),
    ("blind-higher", deciding(OPEN, "", "3"), "swap-B4"),
    ("turn-beaver", deciding(OPEN, "", "12"), "turn-B3"),
    ("turn-lower", deciding(OPEN, "", "0"), "turn-B3"),
    ("turn-risk", deciding(OPEN, "", "12"), "turn-B3"),
    ("turn-pair", deciding("5 5 1 ? / 9 3 ? ?", "", "12"), "turn-B4"),  # Nothing lies open beside it.
    ("swim", deciding("B 5 1 2 / 9 3 ? ?", "", "9"), "swap-B3"),
    ("bonus", deciding("5 5 1 2 / 9 5 ? ?", "", "9"), "swap-T1"),  # Two pairs, but not of one number.
    ("bonus-lost", deciding("5 5 1 2 / 5 5 ? ?", "", "0"), "swap-T3"),
    ("gives", deciding(OPEN, "7 12 ? ? / 7 ? ? ?", "7"), "turn-B3"),  # That pair is there already.
    ("gives", biber_gang(OPEN, "7 12 3 4 / 9 1 1 2", drawn="7", discard="0", caller=1), "turn-B3"),  # No turn any more.
    ("ends-ahead", deciding("12 11 12 10 / 10 9 8 ?", "1 1 1 ? / 1 1 1 ?", "0"), "swap-B4"),
    ("waits", deciding("5 5 1 2 / 5 5 1 ?", BAD, "0"), "swap-T4"),
    ("hurry", deciding(OPEN, BAD, "9"), "swap-T1"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "match", "action"), TRUE, ids=[kind for kind, *_ in TRUE])
def test_a_reason_is_given_where_it_is_true(kind: str, match: Match, action: str) -> None:
    assert kind in kinds_said(facts, match, 0, action)


@pytest.mark.parametrize(("kind", "match", "action"), FALSE, ids=[kind for kind, *_ in FALSE])
def test_a_reason_is_not_given_where_it_is_not(kind: str, match: Match, action: str) -> None:
    assert kind not in kinds_said(facts, match, 0, action)


def test_every_kind_of_reason_is_tried_both_ways() -> None:
    assert {kind for kind, *_ in TRUE} == {kind for kind, *_ in FALSE} == kinds_of("biber-gang")


def said(match: Match, action: str, kind: str) -> dict[str, str | int | float]:
    """The arguments of a reason, its points as one number."""
    return arguments_of(facts, match, 0, action, kind)


def test_odds_of_a_pair_are_counted_over_unseen_cards() -> None:
    left = unseen(OPEN, "12", "0")
    good = sum(card in ("1", "B") for card in left)
    told = said(deciding(OPEN, "", "12"), "turn-B3", "turn-pair")
    assert told == {"card": "1", "column": 3, "odds": round(len(left) / good)}
    fits = sum(card in ("5", "9", "3", "1", "2", "B") for card in unseen(OPEN, "12"))
    told = said(biber_gang(OPEN, "", discard="12"), "deck", "deck-pair")
    assert told == {"odds": round(len(unseen(OPEN, "12")) / fits)}


def test_a_face_down_card_costs_its_mean() -> None:
    for drawn, action, kind in (("3", "swap-B4", "blind-lower"), ("12", "turn-B3", "turn-lower")):
        numbers = [0 if card == "B" else int(card) for card in unseen(OPEN, drawn, "0")]
        assert said(deciding(OPEN, "", drawn), action, kind) == {"card": drawn, "amount": mean(numbers)}


def test_what_a_pair_saves_is_what_the_column_costs_on_average() -> None:
    assert said(deciding(OPEN, "", "9"), "swap-T1", "pair") == {"card": "9", "column": 1, "amount": 14}
    costs = [loose("2", card) for card in unseen(OPEN, "2", "0")]
    assert said(deciding(OPEN, "", "2"), "swap-B4", "pair") == {"card": "2", "column": 4, "amount": mean(costs)}
    swum = [loose("1", card) for card in unseen("B 5 1 2 / 9 3 ? ?", "9", "0")]
    told = said(deciding("B 5 1 2 / 9 3 ? ?", "", "9"), "swim-T1-B3", "swim")
    assert told == {"column": 3, "amount": mean(swum)}


def test_two_face_down_cards_of_a_column_are_two_different_cards() -> None:
    own, left = "5 5 ? 2 / 9 3 ? ?", unseen("5 5 2 9 3", "B", "0")
    told = said(deciding(own, "", "B"), "swap-T3", "beaver-in")
    assert told == {"column": 3, "amount": mean([loose(*pair) for pair in permutations(left, 2)])}


def test_what_lies_face_down_after_a_reshuffle_was_never_in_the_deck() -> None:
    match = biber_gang(OPEN, "1 1 1 3 / 1 1 1 ?", drawn="12", discard="0", reshuffled=True)
    hidden = [int(match.record["display"][seat, slot]) for seat, slot in ((0, 6), (0, 7), (1, 7))]
    numbers = [0 if card == 13 else card for card in hidden]
    assert said(match, "turn-B3", "turn-lower")["amount"] == mean(numbers)


def test_the_card_on_the_discard_pile_is_held_against_the_mean_of_the_deck() -> None:
    left = unseen(GOOD, "0")
    beside = unseen(GOOD, "0")

    def column(card: str) -> float:
        return sum(loose(card, other) for other in beside) / len(beside)

    def saved(card: str) -> float:
        pair = column("12") if card in ("12", "B") else 0.0  # In the face-down place.
        blind = column("12") - loose("12", card)
        return max(0.0, column("12") - column(card), pair, blind)

    average = sum(saved(card) for card in left) / len(left)
    told = said(biber_gang(GOOD, "", discard="0"), "pile", "pile")
    assert told == {"card": "0", "amount": pytest.approx(column("12") - column("0"), abs=0.0501)}
    (found,) = facts(biber_gang(GOOD, "", discard="0").view(0), biber_gang(GOOD, "").game.parse_action("pile"))
    assert found.gain == pytest.approx(column("12") - column("0") - average)
    told = said(biber_gang(GOOD, "", discard="11"), "deck", "deck")
    left = beside = unseen(GOOD, "11")
    assert told == {"card": "11", "amount": mean([saved(card) for card in left])}


def test_who_is_ahead_is_told_by_what_displays_cost_on_average() -> None:
    own = "5 5 1 2 / 5 5 1 ?"
    left = unseen(own, BAD, "0", "0")
    rest = sum(loose(*pair) for pair in permutations(left, 2)) / (len(left) * (len(left) - 1))
    own_score, score = 2 + 0 - 10, 12 + 10 + 11 + 9 + 12 + 8 + rest
    told = said(deciding(own, BAD, "0"), "swap-B4", "ends-ahead")
    assert told == {"other": 1, "amount": mean([score - own_score])}


def test_what_the_next_player_saves_counts_for_one_player_alone() -> None:
    told = said(deciding(OPEN, "7 12 ? ? / ? ? ? ?", "7"), "turn-B3", "gives")
    costs = [loose("7", card) for card in unseen(OPEN, "7 12", "7", "0")]
    assert told == {"card": "7", "other": 1, "amount": mean(costs)}
    third = biber_gang(OPEN, "", "7 12 ? ? / ? ? ? ?", drawn="7", discard="0")
    assert "gives" not in kinds_said(facts, third, 0, "turn-B3"), "the next player has no use for it"


def test_a_card_of_an_empty_deck_is_one_of_the_discards() -> None:
    discards = " ".join(["9"] * 7 + ["?"] * 84 + ["12"])
    match = biber_gang("5 5 1 2 / 9 3 ? ?", "", discard=discards)
    below = match.record["discard"][:91].tolist()
    assert Counting(match.view(0).read(State)).deck == [below.count(kind) for kind in range(14)]


NINE = "points:0/1/2/3/4/5/6/7/8/20/10/11/12"
DEAR = "points:0/1/2/3/4/-5/6/7/8/-5/10/11/12"


def test_a_card_that_takes_anothers_place_costs_what_it_counts_in_the_variant() -> None:
    match = with_numbers(deciding(OPEN, "", "2"), NINE)
    assert said_in_english(match, 0, "swap-B1")["lower"] == "The 2 takes the place of the 9: 18 points fewer."


def test_a_pair_that_costs_points_is_not_said_to_save_less_than_nothing() -> None:
    match = with_numbers(deciding(OPEN, "", "5"), DEAR)
    assert "pair" in {one.kind for one in facts_in(match, "swap-B1")}
    assert "pair" not in said_in_english(match, 0, "swap-B1")


def facts_in(match: Match, action: str) -> list[Fact]:
    """What the variant's own folder measures."""
    told = told_of(match.game)
    assert told is not None
    found: list[Fact] = told.facts(match.view(0), match.game.parse_action(action))
    return found
