"""Habits of a sensible family player of Beanie.

They put down what they can as soon as they can, first what lies in their hand as a whole, then pairs with a beanie,
then single cards onto the table.  They take a beanie from the table when they have a pair for it, or when that is how a
card goes away.  They keep their beanies for the pairs to come, until somebody is nearly out, or they can be themselves.
They take the pile when less remains of it and their hand together than of their hand and a card of the stock.  They
discard what promises least.  With the stock used up they end the round if they think that they hold fewer points than
the others.

They read their own hand, what lies open, and what everybody knows of the others' hands, so that search may play them
out in any world.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.of.beanie.discarding import discard
from biberbau.bots.of.beanie.hand import left_over, pile_cards, points_of, unseen_cards, wild_cards
from biberbau.bots.of.beanie.melds import meld_of_beanies, natural_meld, wild_meld
from biberbau.bots.of.beanie.table import addition, bridge, exchange, lay_off, room_for_beanies
from biberbau.bots.of.beanie.worth import DANGER, PAIR_WORTH, PILE_COUNT, PILE_PRICE, SCALE, WEIGHTS, Weights
from biberbau.bots.sets import size
from biberbau.bots.tempers import WAIT
from biberbau.core.compilation import rule
from biberbau.core.contract import Actions
from biberbau.games.beanie import numbering, options, phases
from biberbau.games.beanie.constants import POINTS_WILD
from biberbau.games.beanie.questions import check, hand_points, keeps_last_card, may_add, wild_rank
from biberbau.games.beanie.state import CARDS, State

POINTS_A_CARD: Final = 8.0 * SCALE
"""What an unknown card is thought to count."""


@rule
def habitual_action(state: State, seat: int, actions: Actions, rng: npt.NDArray[np.uint64]) -> int:
    """Return what a careful player does."""
    return play(state, seat, WEIGHTS, rng)


@rule
def play(state: State, seat: int, weights: Weights, rng: npt.NDArray[np.uint64]) -> int:
    """Put something down, else do what the turn asks for, else wait."""
    if state.hand_count[seat] == 0:
        return numbering.CALL
    action = put_down(state, seat, weights)
    if action != WAIT:
        return action
    if seat != state.turn:
        return WAIT
    if state.phase == phases.DRAW:
        return draw(state, seat, weights)
    return numbering.KEEP if keeps_last_card(state, seat) else discard(state, seat, weights, rng)


@rule
def put_down(state: State, seat: int, weights: Weights) -> int:
    """What a careful player puts down at the moment, whoever has the turn; WAIT for nothing."""
    hand = int(state.hand[seat])
    wild = hand & wild_cards(state)
    naturals = hand & ~wild
    action = natural_meld(naturals)
    if action != WAIT:
        return action
    of_wild = wild_rank(state)
    if wild:
        action = wild_meld(naturals, wild, of_wild, unseen_cards(state, seat))
        if action != WAIT and check(state, seat, action) == 0:
            return action
    if may_add(state, seat):
        action = to_table(state, naturals, wild)
        if action != WAIT:
            return action
    if wild and rid_of_beanies(state, seat, naturals, wild, weights):
        action = meld_of_beanies(naturals, wild, of_wild)
        if action != WAIT and size(naturals) > 1 and check(state, seat, action) == 0:
            return action
        if may_add(state, seat):
            return lay_off(state, wild)
    return WAIT


@rule
def to_table(state: State, naturals: int, wild: int) -> int:
    """Add a card, or give it for a beanie that one has a use for; WAIT for nothing."""
    wanted = naturals & int(state.wanted)
    if wanted:
        given = exchange(state, wanted)
        if given != WAIT and pairs_without(state, naturals, wanted) > 0:
            return given
        added = addition(state, wanted)
        if added != WAIT:
            return added
        if given != WAIT and room_for_beanies(state) > 0:
            return given
    return bridge(state, naturals, wild) if wild else WAIT


@rule
def pairs_without(state: State, naturals: int, given: int) -> int:
    """How many pairs a hand has for a beanie when it gives a card away, as it has none for itself."""
    _, pairs, _ = left_over(state, naturals & ~given)
    return pairs


@rule
def rid_of_beanies(state: State, seat: int, naturals: int, wild: int, weights: Weights) -> bool:
    """Whether beanies are to go: one goes out with them, somebody else is about to, or the round may end."""
    left = size(naturals)
    if size(wild) > 1 and left > 1:
        left -= size(wild) >> 1
    by_discard = (
        seat == state.turn
        and state.phase == phases.DISCARD
        and state.options[options.OUT_BY_DISCARD] != options.SWITCHED_OFF
    )
    if left <= (1 if by_discard else 0):
        return True
    if state.stock_count < state.seats:
        return True
    fewest = CARDS
    for other in range(state.seats):
        if other != seat:
            fewest = min(fewest, int(state.hand_count[other]))
    return bool(fewest <= weights[DANGER])


@rule
def burden(state: State, cards: int, weights: Weights) -> float:
    """What is left of some cards when all that can be is put down, in points: how many, what they count, less pairs."""
    naturals, pairs, _ = left_over(state, cards)
    return float(weights[PILE_COUNT] * size(naturals) + points_of(naturals) - weights[PAIR_WORTH] * pairs)


@rule
def gain_by_pile(state: State, hand: int, pile: int, weights: Weights) -> float:
    """How much less is left of a hand with the cards of a pile than of the hand alone, in points."""
    return burden(state, hand, weights) - burden(state, hand | pile, weights)


@rule
def draw(state: State, seat: int, weights: Weights) -> int:
    """Take the pile if that leaves less, end the round if it can be ended and pays, else draw from the stock."""
    hand = int(state.hand[seat])
    if state.pile_count > 0:
        gain = gain_by_pile(state, hand, pile_cards(state), weights)
        if gain > (weights[PILE_PRICE] if state.stock_count > 0 else 0.0):
            return numbering.TAKE_PILE
    if state.stock_count > 0:
        return numbering.DRAW_CARD
    return numbering.END_ROUND if state.pile_count == 0 or others_hold_more(state, seat) else numbering.TAKE_PILE


@rule
def others_hold_more(state: State, seat: int) -> bool:
    """Whether the others are thought to hold more points than one does oneself, on average."""
    cards = 0
    points = 0.0
    for other in range(state.seats):
        if other != seat:
            known = int(state.known[other])
            beanies = size(known & wild_cards(state))
            unknown = state.hand_count[other] - size(known)
            points += POINTS_A_CARD * unknown + points_of(known & ~wild_cards(state)) + POINTS_WILD * beanies
            cards += 1
    return bool(hand_points(state, seat) <= points / cards)


@rule
def outlook(state: State, values: npt.NDArray[np.float64]) -> bool:
    """Nobody can tell before the end."""
    return False
