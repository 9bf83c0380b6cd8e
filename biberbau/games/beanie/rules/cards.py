"""Sets of cards as integers, bit by bit (section 1)."""

from __future__ import annotations

from biberbau.core.bits import count_members, lowest_member
from biberbau.core.compilation import rule
from biberbau.games.beanie import options
from biberbau.games.beanie.state import ONE_RANK, ONE_SUIT, RANKS, State

count_cards = count_members
"""How many cards a set has."""
lowest_card = lowest_member
"""The lowest card of a set that is not empty."""


@rule
def wild_rank(state: State) -> int:
    """The rank that is wild in this round: kings first, then down to aces (clause 1.3)."""
    return RANKS - int(state.round_number)


@rule
def beanies_of(state: State, cards: int) -> int:
    """Those of the cards that are of the wild rank (clause 1.3)."""
    return cards & (ONE_RANK << wild_rank(state))


@rule
def suit_of(cards: int, suit: int) -> int:
    """The ranks of a suit that are in a set of cards, as a set."""
    return (cards >> (RANKS * suit)) & ONE_SUIT


@rule
def suits_of_rank(cards: int, rank: int) -> int:
    """The suits in which a set of cards has a rank, as a set of four bits."""
    found = cards >> rank
    return (found & 1) | (found >> 12 & 2) | (found >> 24 & 4) | (found >> 36 & 8)


@rule
def cards_of_suits(suits: int, rank: int) -> int:
    """The cards of a rank in some suits, given as four bits."""
    return ((suits & 1) | (suits & 2) << 12 | (suits & 4) << 24 | (suits & 8) << 36) << rank


@rule
def may_have_beanies(state: State, beanies: int, size: int) -> bool:
    """Whether a meld of `size` cards may have so many beanies (clauses 4.4 and 8.2)."""
    limit = state.options[options.MAX_BEANIES]
    if limit == options.ONE_BEANIE:
        return beanies <= 1
    return limit != options.LESS_THAN_HALF or 2 * beanies < size
