"""Why cards do not go together (clauses 3.2 to 3.10): said for everything that could be chosen and cannot be laid."""

from __future__ import annotations

import itertools

import pytest

from biberbau.core.reasons import NotationError, Refusal
from biberbau.games import game_named
from biberbau.games.biber_mania.notation import CARD_NAMES

GAME = game_named("biber-mania")


def refusal_of(text: str) -> Refusal:
    with pytest.raises(NotationError) as caught:
        GAME.parse_action(text)
    assert caught.value.refusal is not None
    return caught.value.refusal


@pytest.mark.parametrize(
    ("cards", "why", "clause"),
    [
        ("1+8", "unequal-numbers", "3.10"),
        ("7+7+8", "unequal-numbers", "3.10"),
        ("1+2", "unequal-numbers", "3.10"),
        ("SB+DI", "two-action-cards", "3.10"),
        ("7+7+KO+FE", "two-action-cards", "3.10"),
        ("7+KO+JO", "action-card-and-joker", "3.10"),
        ("HI+JO", "action-card-and-joker", "3.10"),
        ("1+2+9+PB", "party-with-three", "3.8"),
        ("1+5+PB", "party-with-three", "3.8"),
        ("4+7+HI", "hippie-in-row", "3.6"),
        ("1+2+3+4+5+6+7+HI", "hippie-in-row", "3.6"),
        ("1+2+KO", "action-card-with-equals", "3.3"),
        ("1+2+JO", "joker-with-equals", "3.10"),
        ("1+2+3+JO", "joker-with-equals", "3.10"),
    ],
)
def test_it_is_said_why_cards_do_not_go_together(cards: str, why: str, clause: str) -> None:
    refusal = refusal_of(cards)
    assert (refusal.reason.message, refusal.reason.clause) == (f"biber-mania-reason-{why}", clause)
    assert refusal.text("de") != refusal.text("en")


def test_any_two_or_three_cards_are_laid_or_it_is_said_why_not() -> None:
    laid, apart = 0, dict[str, Refusal | None]()
    for size in (2, 3):
        for cards in itertools.combinations_with_replacement(CARD_NAMES, size):
            try:
                GAME.parse_action("+".join(cards))
                laid += 1
            except NotationError as error:
                apart[" ".join(cards)] = error.refusal
    assert laid > 300
    assert len(apart) > 2000
    for named, refusal in apart.items():
        assert refusal is not None, named
        assert refusal.arguments["card_list"] == named
