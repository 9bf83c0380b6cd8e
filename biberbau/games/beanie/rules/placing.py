"""Where beanies can stand in one run of a given suit, first rank and length (clauses 4.3 and 4.4)."""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.compilation import rule
from biberbau.games.beanie.numbering import WINDOW_NUMBER
from biberbau.games.beanie.rules.cards import count_cards, may_have_beanies, suits_of_rank, wild_rank
from biberbau.games.beanie.rules.numbers import placing_number, wild_run_number
from biberbau.games.beanie.state import State


@rule
def legal_placings(
    state: State, suit: int, first: int, size: int, ranks: int, wild: int, actions: Actions, count: int
) -> int:
    """Add every way to fill a window with cards of the hand and at least one beanie to `count` actions, ascending.

    `ranks` are the ranks of the suit in the hand, counted from `first`; `wild` are the beanies in the hand.  The beanie
    of each suit is either not used (0) or stands on place - 1; the loops go through these four in the order of their
    numbers.
    """
    of_wild = wild_rank(state)
    suits = suits_of_rank(wild, of_wild)
    own = of_wild - first
    window = int(WINDOW_NUMBER[first, size])
    for clubs in range(1 + size * (suits & 1)):
        if stands_in_own_place(suit, 0, clubs, own):
            continue
        with_clubs = 1 << clubs >> 1
        for diamonds in range(1 + size * (suits >> 1 & 1)):
            if stands_in_own_place(suit, 1, diamonds, own) or with_clubs & (1 << diamonds >> 1):
                continue
            with_diamonds = with_clubs | 1 << diamonds >> 1
            if not can_be_filled(ranks, size, with_diamonds, suits >> 2):
                continue
            for hearts in range(1 + size * (suits >> 2 & 1)):
                if stands_in_own_place(suit, 2, hearts, own) or with_diamonds & (1 << hearts >> 1):
                    continue
                with_hearts = with_diamonds | 1 << hearts >> 1
                if not can_be_filled(ranks, size, with_hearts, suits >> 3):
                    continue
                for spades in range(1 + size * (suits >> 3)):
                    taken = with_hearts | 1 << spades >> 1
                    if stands_in_own_place(suit, 3, spades, own) or with_hearts & (1 << spades >> 1):
                        continue
                    held = ranks
                    if used_in(suit, clubs, diamonds, hearts, spades) and own >= 0:
                        held &= ~(1 << own)
                    if taken and can_be_filled(held, size, taken, 0):
                        placing = placing_number(size, clubs, diamonds, hearts, spades)
                        actions[count] = wild_run_number(of_wild, suit, window, placing)
                        count += may_have_beanies(state, count_cards(taken), size)
    return count


@rule
def stands_in_own_place(suit: int, of_suit: int, place: int, own: int) -> bool:
    """Whether a card of the wild rank would stand as a beanie where it is itself (clause 5.5)."""
    return suit == of_suit and place > 0 and place - 1 == own


@rule
def can_be_filled(held: int, size: int, taken: int, suits_left: int) -> bool:
    """Whether so many beanies more can fill the places that neither a card of the hand nor a beanie has."""
    return count_cards(~(held | taken) & ((1 << size) - 1)) <= count_cards(suits_left)


@rule
def used_in(suit: int, clubs: int, diamonds: int, hearts: int, spades: int) -> int:
    """The place of one suit's beanie, 0 if it is not used."""
    return clubs if suit == 0 else diamonds if suit == 1 else hearts if suit == 2 else spades
