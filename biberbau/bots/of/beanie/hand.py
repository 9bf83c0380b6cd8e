"""What a player of Beanie sees in some cards: what can be put down, and what is on the way to it.

Cards are sets (`biberbau.games.beanie.state.CARDS`).  *Naturals* are the cards that are not wild in this round.
"""

from __future__ import annotations

from typing import Final

from biberbau.bots.sets import size
from biberbau.core.compilation import rule
from biberbau.games.beanie.constants import POINTS_HIGH, POINTS_LOW
from biberbau.games.beanie.questions import HIGH_CARDS, wild_rank
from biberbau.games.beanie.state import CARDS, ONE_RANK, ONE_SUIT, RANKS, SUITS, State

ALL_CARDS: Final = (1 << CARDS) - 1
WITH_NEXT: Final = ALL_CARDS & ~(ONE_RANK << (RANKS - 1))
"""The cards that have a next higher one in their suit."""
WITH_NEXT_BUT_ONE: Final = WITH_NEXT & ~(ONE_RANK << (RANKS - 2))
"""The cards that have one two places higher."""


@rule
def wild_cards(state: State) -> int:
    """The four cards of the wild rank."""
    return ONE_RANK << wild_rank(state)


@rule
def before_next(cards: int) -> int:
    """Those whose next higher card is there too."""
    return cards & (cards >> 1) & WITH_NEXT


@rule
def before_gap(cards: int) -> int:
    """Those for which the card two places higher is there too."""
    return cards & (cards >> 2) & WITH_NEXT_BUT_ONE


@rule
def run_starts(cards: int) -> int:
    """Those with which three cards in a row begin."""
    return before_next(cards) & before_gap(cards)


@rule
def in_runs(cards: int) -> int:
    """Those that are part of a run."""
    starts = run_starts(cards)
    return starts | starts << 1 | starts << 2


@rule
def of_ranks(ranks: int) -> int:
    """All cards of some ranks, which are given as a set."""
    return ranks * ONE_RANK


@rule
def twice(cards: int) -> int:
    """The ranks of which there are two cards or more, as a set."""
    clubs, diamonds = cards & ONE_SUIT, cards >> RANKS & ONE_SUIT
    hearts, spades = cards >> 2 * RANKS & ONE_SUIT, cards >> 3 * RANKS & ONE_SUIT
    return clubs & diamonds | hearts & spades | (clubs | diamonds) & (hearts | spades)


@rule
def thrice(cards: int) -> int:
    """The ranks of which there are three cards or more, as a set."""
    clubs, diamonds = cards & ONE_SUIT, cards >> RANKS & ONE_SUIT
    hearts, spades = cards >> 2 * RANKS & ONE_SUIT, cards >> 3 * RANKS & ONE_SUIT
    return clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)


@rule
def in_sets(cards: int) -> int:
    """Those that are part of a set."""
    return cards & of_ranks(thrice(cards))


@rule
def in_pairs(cards: int) -> int:
    """Those that lack one card to a set or run: of one rank, neighbours, or with one card between them."""
    lower = before_next(cards)
    gap = before_gap(cards)
    return cards & of_ranks(twice(cards)) | lower | lower << 1 | gap | gap << 2


@rule
def points_of(naturals: int) -> int:
    """What naturals count at the end of a round (clause 7.1)."""
    return POINTS_LOW * size(naturals) + (POINTS_HIGH - POINTS_LOW) * size(naturals & HIGH_CARDS)


@rule
def on_table(state: State) -> int:
    """The cards of all melds."""
    cards = 0
    for meld in range(state.meld_count):
        cards |= int(state.meld_cards[meld])
    return cards


@rule
def pile_cards(state: State) -> int:
    """The cards of the discard pile."""
    cards = 0
    for place in range(state.pile_count):
        cards |= 1 << int(state.pile[place])
    return cards


@rule
def unseen_cards(state: State, seat: int) -> int:
    """The cards that may still be drawn, as far as a seat knows: in the stock or, unknown, in another's hand."""
    seen = on_table(state) | pile_cards(state) | int(state.hand[seat])
    for other in range(state.seats):
        seen |= int(state.known[other])
    return ALL_CARDS & ~seen


@rule
def left_over(state: State, cards: int) -> tuple[int, int, int]:
    """What remains of a hand when it puts down all that it can, roughly: naturals, pairs among them, and beanies.

    The first is a set, the others are numbers.  A pair is completed by a beanie, and then both are gone.
    """
    wild = cards & wild_cards(state)
    naturals = cards & ~wild
    beanies = size(wild)
    naturals &= ~(in_runs(naturals) | in_sets(naturals) | int(state.wanted))
    paired = in_pairs(naturals)
    pairs = size(paired) >> 1
    while pairs > 0 and beanies > 0:
        card = paired & -paired
        mate = mate_of(paired, card)
        naturals &= ~(card | mate)
        paired = in_pairs(naturals)
        pairs = size(paired) >> 1
        beanies -= 1
    return naturals, pairs, beanies


@rule
def mate_of(paired: int, card: int) -> int:
    """A card with which the lowest one makes a pair."""
    mates = paired & (card << 1 & ~ONE_RANK | card << 2 & ~(ONE_RANK | ONE_RANK << 1))
    if mates == 0:
        for turn in range(1, SUITS):
            mates |= paired & card << (RANKS * turn)
    return mates & -mates
