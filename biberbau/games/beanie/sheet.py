"""The score sheet of a finished round: what each card that was left counts (section 7)."""

from __future__ import annotations

import functools
from typing import TypedDict

from typing_extensions import ReadOnly

from biberbau.core.picture import frozen
from biberbau.games.beanie.constants import FIRST_HIGH_RANK, POINTS_HIGH, POINTS_LOW, POINTS_WILD
from biberbau.games.beanie.notation import CARD_NAMES
from biberbau.games.beanie.state import RANKS, State


class RoundScore(TypedDict):
    """How the score of a seat comes about: what the cards count that it had left."""

    points: ReadOnly[int]
    cards: ReadOnly[tuple[str, ...]]
    worth: ReadOnly[tuple[int, ...]]
    """What each of the cards counts."""


def wild_rank(record: State) -> int:
    """The rank that is wild in this round (clause 1.3)."""
    return RANKS - int(record.round_number)


def list_cards(cards: int) -> list[int]:
    """The cards of a set, ascending."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def card_points(card: int, wild: int) -> int:
    """What a card counts that is left in a hand (clauses 7.1 and 7.2)."""
    if card % RANKS == wild:
        return POINTS_WILD
    return POINTS_HIGH if card % RANKS >= FIRST_HIGH_RANK else POINTS_LOW


@frozen
def score_sheet(record: State, seat: int) -> RoundScore:
    """Explain one seat's score: the cards left in its hand, what each counts, and all together."""
    wild, hand = wild_rank(record), int(record.hand[seat])
    worth = tuple([card_points(card, wild) for card in list_cards(hand)])
    return {"points": sum(worth), "cards": name_cards(hand), "worth": worth}


@functools.lru_cache(maxsize=4096)
def name_cards(cards: int) -> tuple[str, ...]:
    """The names of the cards of a set, ascending.  They are kept, for a hand looks the same for long."""
    return tuple([CARD_NAMES[card] for card in list_cards(cards)])
