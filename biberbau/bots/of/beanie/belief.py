"""What others do at Beanie tells of their hands: what they do not put down, what they discard, which pile they leave.

Whoever could have put something down would have done so, most likely; so they hold nothing of the kind, unless they
have just drawn it.  The pile still shows the last discards, and whose they are follows from whose turn it is.  Each
discard was a choice among the cards that were in hand then, and each draw from the stock before it a choice against the
pile.  Each of those hands is taken to be today's with the one card back in it.  Of what was drawn, discarded or put
down since nothing is known for certain, so older choices say less.
"""

from __future__ import annotations

import math
from typing import Final

from biberbau.bots.of.beanie.discarding import riddance
from biberbau.bots.of.beanie.habits import gain_by_pile, put_down
from biberbau.bots.of.beanie.hand import pile_cards, unseen_cards, wild_cards
from biberbau.bots.of.beanie.worth import PILE_PRICE, WEIGHTS
from biberbau.bots.tempers import WAIT
from biberbau.core.compilation import rule
from biberbau.games.beanie.questions import lowest_card
from biberbau.games.beanie.state import NOTHING, State

OVERLOOKED: Final = 0.1
"""How likely somebody has not put down what they can."""
JUST_DRAWN: Final = 0.4
"""The same of who has just drawn and may not have looked."""
SOFTNESS: Final = 2.0
"""By how many points another discard has to be better for the one made to be less likely by a factor of e."""
PILE_SOFTNESS: Final = 4.0
"""The same of the pile."""
DOUBT: Final = 0.3
"""The chance that somebody discarded or drew as they did for a reason of their own."""
TURNS: Final = 4
"""So many turns of everybody are looked back upon."""
FADING: Final = 0.8
"""How much less each turn says than the one after it."""


@rule
def plausibility(state: State, seat: int) -> float:
    """How likely the others hold on to what they hold, and would have discarded and drawn as they did."""
    total = 1.0
    for other in range(state.seats):
        if other != seat and state.hand_count[other] > 0 and put_down(state, other, WEIGHTS) != WAIT:
            total *= JUST_DRAWN if other == state.turn and state.source != NOTHING else OVERLOOKED
    return total * plausibility_of_turns(state, seat)


@rule
def plausibility_of_turns(state: State, seat: int) -> float:
    """How likely the others' turns are that the discard pile still tells of, the last of each counting most.

    The pile of `state` is taken down card by card.
    """
    total = 1.0
    weight = 1.0
    other = int(state.turn)
    for number in range(TURNS * state.seats):
        if state.pile_count == 0:
            break
        if number > 0 and number % state.seats == 0:
            weight *= FADING
        other = other - 1 if other > 0 else state.seats - 1
        state.pile_count -= 1
        card = int(state.pile[state.pile_count])
        if other != seat and not wild_cards(state) >> card & 1:
            held = state.hand[other]
            state.hand[other] |= 1 << card
            total *= likelihood_of_turn(state, other, card) ** weight
            state.hand[other] = held
    return total


@rule
def likelihood_of_turn(state: State, seat: int, card: int) -> float:
    """How likely a seat draws from the stock and discards `card`, which it has in hand again, as the pile was then."""
    hand = int(state.hand[seat])
    choices = hand & ~wild_cards(state)
    pile = pile_cards(state)
    unseen = unseen_cards(state, seat)
    done = riddance(state, seat, card, choices, unseen, pile, WEIGHTS)
    others = 0.0
    count = 0
    rest = choices
    while rest:
        one = lowest_card(rest)
        rest &= rest - 1
        count += 1
        others += math.exp((riddance(state, seat, one, choices, unseen, pile, WEIGHTS) - done) / SOFTNESS)
    likely = (1.0 - DOUBT) / others + DOUBT / count
    if pile and not int(state.known[seat]) & pile:
        temptation = gain_by_pile(state, hand, pile, WEIGHTS) - WEIGHTS[PILE_PRICE]
        likely *= (1.0 - DOUBT) / (1.0 + math.exp(temptation / PILE_SOFTNESS)) + DOUBT / 2
    return likely
