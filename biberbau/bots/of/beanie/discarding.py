"""What a player of Beanie keeps and what they discard."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.of.beanie.hand import pile_cards, unseen_cards, wild_cards
from biberbau.bots.of.beanie.worth import DISCARD_POINTS, GIFT, HOPE, PARTNER, Weights
from biberbau.bots.sets import size
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.games.beanie import numbering
from biberbau.games.beanie.constants import POINTS_HIGH, POINTS_LOW
from biberbau.games.beanie.questions import HIGH_CARDS, lowest_card
from biberbau.games.beanie.state import ONE_RANK, ONE_SUIT, RANKS, State

UNLIKELY: Final = 1 << 16


@rule
def same_rank(card: int) -> int:
    """The other cards of a card's rank."""
    return (ONE_RANK << card % RANKS) & ~(1 << card)


@rule
def near(card: int) -> int:
    """The cards of a card's suit at most two places away."""
    suit = ONE_SUIT << RANKS * (card // RANKS)
    return (31 << card >> 2) & ~(1 << card) & suit


@rule
def hope(card: int, hand: int, unseen: int) -> int:
    """How many unseen cards would complete a meld that a card and another one of the hand begin."""
    found = 0
    mates = hand & same_rank(card)
    if mates:
        found += size(unseen & same_rank(card)) * size(mates)
    suit = ONE_SUIT << RANKS * (card // RANKS)
    bit = 1 << card
    below, above = bit >> 1 & suit, bit << 1 & suit
    below_two, above_two = bit >> 2 & suit if below else 0, bit << 2 & suit if above else 0
    if hand & below:
        found += size(unseen & (below_two | above))
    if hand & above:
        found += size(unseen & (below | above_two))
    if hand & below_two:
        found += size(unseen & below)
    if hand & above_two:
        found += size(unseen & above)
    return found


@rule
def gift(state: State, seat: int, card: int, pile: int) -> int:
    """How many cards of the pile, and of those that the next player is known to hold, go with a card."""
    mates = same_rank(card) | near(card)
    found = size(mates & pile)
    following = seat + 1 if seat + 1 < state.seats else 0
    found += size(mates & int(state.known[following]))
    return found


@rule
def riddance(state: State, seat: int, card: int, choices: int, unseen: int, pile: int, weights: Weights) -> float:
    """How much a seat wants to be rid of one of the cards that it may discard, in points."""
    points = POINTS_HIGH if HIGH_CARDS >> card & 1 else POINTS_LOW
    partners = choices & (same_rank(card) | near(card))
    return float(
        weights[DISCARD_POINTS] * points
        - weights[HOPE] * hope(card, choices, unseen)
        - weights[PARTNER] * size(partners)
        - weights[GIFT] * gift(state, seat, card, pile)
    )


@rule
def discard(state: State, seat: int, weights: Weights, rng: npt.NDArray[np.uint64]) -> int:
    """Discard what promises least and counts most, and what helps nobody; a beanie only as the last card."""
    hand = int(state.hand[seat])
    choices = hand & ~wild_cards(state)
    if choices == 0:
        return numbering.DISCARD_CARD + lowest_card(hand)
    unseen = unseen_cards(state, seat)
    pile = pile_cards(state)
    best = -1.0 * UNLIKELY
    chosen = 0
    rest = choices
    while rest:
        card = lowest_card(rest)
        rest &= rest - 1
        value = riddance(state, seat, card, choices, unseen, pile, weights) + next_below(rng, UNLIKELY) / UNLIKELY / 4
        if value > best:
            best = value
            chosen = card
    return numbering.DISCARD_CARD + chosen
