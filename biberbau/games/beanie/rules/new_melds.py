"""New melds out of a hand: every choice of cards, and of places for the beanies, is one of its own (section 4)."""

from __future__ import annotations

from typing import Final

from biberbau.core.arrays import Actions
from biberbau.core.bits import lowest_member
from biberbau.core.compilation import rule
from biberbau.games.beanie import numbering
from biberbau.games.beanie.numbering import MIXTURE_NUMBER, SUIT_SET_COUNT, SUIT_SETS, WINDOW_NUMBER, WINDOWS
from biberbau.games.beanie.rules.cards import (
    beanies_of,
    cards_of_suits,
    count_cards,
    lowest_card,
    may_have_beanies,
    suit_of,
    suits_of_rank,
    wild_rank,
)
from biberbau.games.beanie.rules.melds import card_to_meld, card_to_run, have_changed, open_meld
from biberbau.games.beanie.rules.numbers import read_placing, wild_set_number
from biberbau.games.beanie.rules.placing import legal_placings, used_in
from biberbau.games.beanie.state import LEAST_MELD, ONE_RANK, RANKS, RUN, SET, SUITS, State

STARTS: Final = sum(ONE_RANK << rank for rank in range(RANKS - LEAST_MELD + 1))
"""The cards with which a run can begin, as a set."""


@rule
def legal_new_melds(state: State, seat: int, actions: Actions, count: int) -> int:
    """Add the sets and runs that a seat can lay to `count` actions; return how many there are then.

    Most hands have none, so what there is is found out first.
    """
    hand = int(state.hand[seat])
    ranks = ranks_of_sets(hand)
    if ranks:
        count = legal_natural_sets(hand, ranks, actions, count)
    starts = hand & hand >> 1 & hand >> 2 & STARTS
    if starts:
        count = legal_natural_runs(hand, starts, actions, count)
    wild = beanies_of(state, hand)
    if wild:
        count = legal_wild_sets(state, hand, wild, actions, count)
        count = legal_wild_runs(state, hand, wild, actions, count)
    return count


@rule
def ranks_of_sets(hand: int) -> int:
    """The ranks of which a hand has three cards or four, as a set."""
    clubs, diamonds, hearts, spades = suit_of(hand, 0), suit_of(hand, 1), suit_of(hand, 2), suit_of(hand, 3)
    return clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)


@rule
def legal_natural_sets(hand: int, ranks: int, actions: Actions, count: int) -> int:
    """Three or four cards of one of the ranks (clause 4.2)."""
    while ranks:
        rank = lowest_member(ranks)
        ranks &= ranks - 1
        held = suits_of_rank(hand, rank)
        for number in range(SUIT_SET_COUNT):
            actions[count] = numbering.NATURAL_SET + SUIT_SET_COUNT * rank + number
            count += int(SUIT_SETS[number]) & ~held == 0
    return count


@rule
def legal_natural_runs(hand: int, starts: int, actions: Actions, count: int) -> int:
    """Three or more cards of one suit in a row, from one of the cards `starts` on (clause 4.3)."""
    while starts:
        card = lowest_card(starts)
        starts &= starts - 1
        suit, first = card // RANKS, card % RANKS
        held = suit_of(hand, suit)
        size = LEAST_MELD
        while held >> (first + size - 1) & 1:
            actions[count] = numbering.NATURAL_RUN + WINDOWS * suit + int(WINDOW_NUMBER[first, size])
            count += 1
            size += 1
    return count


@rule
def legal_wild_sets(state: State, hand: int, wild: int, actions: Actions, count: int) -> int:
    """Sets with beanies, and of beanies alone, which name their rank (clauses 4.2 and 4.4)."""
    of_wild = wild_rank(state)
    beanies = suits_of_rank(wild, of_wild)
    for rank in range(RANKS):
        both = suits_of_rank(hand, rank) << 4 | beanies
        if rank != of_wild and count_cards(both) >= LEAST_MELD:
            mixture = both & -both
            while mixture:
                if MIXTURE_NUMBER[mixture] >= 0:
                    actions[count] = wild_set_number(of_wild, rank, mixture)
                    count += may_have_beanies(state, count_cards(mixture & 15), count_cards(mixture))
                mixture = (mixture - both) & both  # The next larger set of bits of `both`; 0 after the last.
    return count


@rule
def legal_wild_runs(state: State, hand: int, wild: int, actions: Actions, count: int) -> int:
    """Runs in which beanies stand for cards, in every way in which they can (clauses 4.3 and 4.4)."""
    spare = count_cards(wild)
    for suit in range(SUITS):
        ranks = suit_of(hand, suit)
        for first in range(RANKS - LEAST_MELD + 1):
            size = LEAST_MELD
            while first + size <= RANKS and count_cards(~(ranks >> first) & ((1 << size) - 1)) <= spare:
                count = legal_placings(state, suit, first, size, ranks >> first, wild, actions, count)
                size += 1
    return count


@rule
def apply_set(state: State, seat: int, rank: int, naturals: int, beanies: int) -> None:
    """Lay a set (clause 4.2)."""
    meld = open_meld(state, seat, SET, 0, rank)
    lay_all(state, seat, meld, cards_of_suits(naturals, rank), False)
    lay_all(state, seat, meld, cards_of_suits(beanies, wild_rank(state)), True)
    have_changed(state, seat, meld)


@rule
def lay_all(state: State, seat: int, meld: int, cards: int, as_beanies: bool) -> None:
    """Put several cards of a hand into a set."""
    while cards:
        card_to_meld(state, seat, meld, lowest_card(cards), as_beanies)
        cards &= cards - 1


@rule
def apply_run(state: State, seat: int, suit: int, first: int, size: int, placing: int) -> None:
    """Lay a run; `placing` is -1 when it has no beanies (clause 4.3)."""
    meld = open_meld(state, seat, RUN, suit, first)
    clubs, diamonds, hearts, spades = read_placing(size, placing)
    for place in range(size):
        card = RANKS * suit + first + place
        for of_suit in range(SUITS):
            if used_in(of_suit, clubs, diamonds, hearts, spades) == place + 1:
                card = RANKS * of_suit + wild_rank(state)
        card_to_run(state, seat, meld, card, first + place)
    have_changed(state, seat, meld)
