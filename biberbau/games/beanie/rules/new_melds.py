"""New melds out of a hand: every choice of cards, and of places for the beanies, is one of its own (section 4)."""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.compilation import rule
from biberbau.games.beanie import numbering
from biberbau.games.beanie.numbering import MIXTURE_COUNT, MIXTURES, SUIT_SET_COUNT, SUIT_SETS, WINDOW_NUMBER, WINDOWS
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
from biberbau.games.beanie.state import LEAST_MELD, RANKS, RUN, SET, SUITS, State


@rule
def legal_new_melds(state: State, seat: int, actions: Actions, count: int) -> int:
    """Add the sets and runs that a seat can lay to `count` actions; return how many there are then."""
    hand = int(state.hand[seat])
    count = legal_natural_sets(hand, actions, count)
    count = legal_natural_runs(hand, actions, count)
    wild = beanies_of(state, hand)
    if wild:
        count = legal_wild_sets(state, hand, wild, actions, count)
        count = legal_wild_runs(state, hand, wild, actions, count)
    return count


@rule
def legal_natural_sets(hand: int, actions: Actions, count: int) -> int:
    """Three or four cards of one rank (clause 4.2)."""
    clubs, diamonds, hearts, spades = suit_of(hand, 0), suit_of(hand, 1), suit_of(hand, 2), suit_of(hand, 3)
    threes = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    rank = 0
    while threes >> rank:
        if threes >> rank & 1:
            held = suits_of_rank(hand, rank)
            for number in range(SUIT_SET_COUNT):
                actions[count] = numbering.NATURAL_SET + SUIT_SET_COUNT * rank + number
                count += int(SUIT_SETS[number]) & ~held == 0
        rank += 1
    return count


@rule
def legal_natural_runs(hand: int, actions: Actions, count: int) -> int:
    """Three or more cards of one suit in a row (clause 4.3)."""
    for suit in range(SUITS):
        ranks = suit_of(hand, suit)
        threes = ranks & ranks >> 1 & ranks >> 2
        first = 0
        while threes >> first:
            size = LEAST_MELD
            while threes >> first & 1 and ranks >> (first + size - 1) & 1:
                actions[count] = numbering.NATURAL_RUN + WINDOWS * suit + int(WINDOW_NUMBER[first, size])
                count += 1
                size += 1
            first += 1
    return count


@rule
def legal_wild_sets(state: State, hand: int, wild: int, actions: Actions, count: int) -> int:
    """Sets with beanies, and of beanies alone, which name their rank (clauses 4.2 and 4.4)."""
    of_wild = wild_rank(state)
    beanies = suits_of_rank(wild, of_wild)
    for rank in range(RANKS):
        held = suits_of_rank(hand, rank)
        if rank != of_wild and count_cards(held) + count_cards(beanies) >= LEAST_MELD:
            for number in range(MIXTURE_COUNT):
                mixture = int(MIXTURES[number])
                natural, wild_suits = mixture >> 4, mixture & 15
                if natural & ~held == 0 and wild_suits & ~beanies == 0:
                    used = count_cards(wild_suits)
                    actions[count] = wild_set_number(of_wild, rank, mixture)
                    count += may_have_beanies(state, used, used + count_cards(natural))
    return count


@rule
def legal_wild_runs(state: State, hand: int, wild: int, actions: Actions, count: int) -> int:
    """Runs in which beanies stand for cards, in every way in which they can (clauses 4.3 and 4.4)."""
    spare = count_cards(wild)
    for suit in range(SUITS):
        ranks = suit_of(hand, suit)
        for first in range(RANKS - LEAST_MELD + 1):
            gaps = 0
            after = first
            while after < RANKS and gaps <= spare:
                gaps += 1 - (ranks >> after & 1)
                after += 1
                if after - first >= LEAST_MELD and gaps <= spare:
                    count = legal_placings(state, suit, first, after - first, ranks >> first, wild, actions, count)
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
