"""Why a meld cannot be laid (section 4)."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.beanie import numbering
from biberbau.games.beanie.numbering import SUIT_SET_COUNT, SUIT_SETS, WINDOW, WINDOWS
from biberbau.games.beanie.rules import reasons
from biberbau.games.beanie.rules.cards import cards_of_suits, count_cards, may_have_beanies, wild_rank
from biberbau.games.beanie.rules.numbers import read_placing, read_wild_run, read_wild_set
from biberbau.games.beanie.rules.placing import stands_in_own_place, used_in
from biberbau.games.beanie.state import RANKS, SUITS, State


@rule
def check_new_meld(state: State, seat: int, action: int) -> int:
    """All cards of a meld have to be in the hand; what the numbers can say is a meld already (section 4)."""
    hand = int(state.hand[seat])
    if action < numbering.NATURAL_RUN:
        rank = (action - numbering.NATURAL_SET) // SUIT_SET_COUNT
        return check_held(hand, cards_of_suits(int(SUIT_SETS[(action - numbering.NATURAL_SET) % SUIT_SET_COUNT]), rank))
    if action < numbering.WILD_SET:
        window = (action - numbering.NATURAL_RUN) % WINDOWS
        ranks = ((1 << int(WINDOW[window, 1])) - 1) << int(WINDOW[window, 0])
        return check_held(hand, ranks << (RANKS * ((action - numbering.NATURAL_RUN) // WINDOWS)))
    if action < numbering.WILD_RUN:
        wild, rank, naturals, beanies = read_wild_set(action)
        if wild != wild_rank(state):
            return reasons.NOT_A_BEANIE
        held = check_held(hand, cards_of_suits(naturals, rank) | cards_of_suits(beanies, wild))
        used = count_cards(beanies)
        return check_number(state, held, used, used + count_cards(naturals))
    return check_wild_run(state, hand, action)


@rule
def check_held(hand: int, cards: int) -> int:
    """All the cards are in the hand (clause 2.4)."""
    return reasons.ALLOWED if cards & ~hand == 0 else reasons.NOT_IN_HAND


@rule
def check_number(state: State, so_far: int, beanies: int, size: int) -> int:
    """What has been found so far, else whether a meld may have so many beanies (clause 8.2)."""
    if so_far != reasons.ALLOWED or may_have_beanies(state, beanies, size):
        return so_far
    return reasons.TOO_MANY_BEANIES


@rule
def check_wild_run(state: State, hand: int, action: int) -> int:
    """Beanies are of this round's rank, and no card stands for itself or lies twice (clauses 1.3, 4.4 and 5.5)."""
    wild, suit, window, placing = read_wild_run(action)
    if wild != wild_rank(state):
        return reasons.NOT_A_BEANIE
    first, size = int(WINDOW[window, 0]), int(WINDOW[window, 1])
    clubs, diamonds, hearts, spades = read_placing(size, placing)
    places = 0
    beanies = 0
    for of_suit in range(SUITS):
        place = used_in(of_suit, clubs, diamonds, hearts, spades)
        if stands_in_own_place(suit, of_suit, place, wild - first):
            return reasons.OWN_PLACE
        if place > 0:
            places |= 1 << (place - 1)
            beanies |= 1 << (RANKS * of_suit + wild)
    naturals = (((1 << size) - 1) & ~places) << (RANKS * suit + first)
    if naturals & beanies:
        return reasons.LIES_TWICE
    held = check_held(hand, naturals | beanies)
    return check_number(state, held, count_cards(beanies), size)
