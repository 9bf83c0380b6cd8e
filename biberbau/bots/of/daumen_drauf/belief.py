"""What the others' actions in the trick tell at Daumen Drauf!: who showed what when they held what, and who passed.

The trick is taken back card by card.  Before each card the hands are what they were, for they are filled only when the
trick is taken; so what a careful player would have thought of each choice can be asked, and a choice is the likelier
the more they would have thought of it.
"""

from __future__ import annotations

import math
from typing import Final

from biberbau.bots.of.daumen_drauf.worth import (
    WEIGHTS,
    beating_cards,
    face_of,
    hand_set,
    outlook_of_showing,
    passing_worth,
    rest_of_trick,
    showing_worth,
)
from biberbau.core.compilation import rule
from biberbau.games.daumen_drauf import phases
from biberbau.games.daumen_drauf.state import COLOUR_STEP, NO_CARD, NO_THUMB, NOBODY, State

SOFTNESS: Final = 0.5
"""By how many points a choice has to seem worse to be less likely by a factor of e."""
DOUBT: Final = 0.3
"""The chance that somebody did what they did for a reason of their own."""


@rule
def take_back(state: State) -> int:
    """Take back the last card of the trick into the hand that showed it; return the card."""
    last = int(state.trick_count) - 1
    card = int(state.trick[last])
    seat = int(state.trick_seat[last])
    state.trick_count = last
    state.trick[last] = NO_CARD
    state.trick_seat[last] = NOBODY
    state.thumb[seat] = NO_THUMB
    first_of_colour = True
    for place in range(last):
        if state.trick[place] // COLOUR_STEP == card // COLOUR_STEP:
            first_of_colour = False
        if state.trick_seat[place] == seat:
            state.thumb[seat] = place
    if first_of_colour:
        state.rank[card // COLOUR_STEP] = 0
        state.colours -= 1
    state.shower = state.trick_seat[last - 1] if last > 0 else NOBODY
    state.phase = phases.TURN if last > 0 else phases.LEAD
    place = int(state.hand_count[seat])
    while place > 0 and state.hand[seat, place - 1] > card:
        state.hand[seat, place] = state.hand[seat, place - 1]
        place -= 1
    state.hand[seat, place] = card
    state.hand_count[seat] += 1
    return card


@rule
def likelihood(state: State, seat: int, chosen: int) -> float:
    """How likely a seat that is to decide shows the card `chosen`, or passes if it is NO_CARD."""
    choices = hand_set(state, seat)
    face = -1
    if state.trick_count > 0:
        face = face_of(int(state.trick[state.trick_count - 1]))
        choices &= beating_cards(state, face)
        if choices == 0:
            return 1.0
    view = outlook_of_showing(state, seat, WEIGHTS)
    total = math.exp(passing_worth(view) / SOFTNESS) if face >= 0 else 0.0
    asked = total
    count = 1 if face >= 0 else 0
    for place in range(state.hand_count[seat]):
        card = int(state.hand[seat, place])
        if choices >> card & 1:
            worth = rest_of_trick(state, seat, WEIGHTS) if card >> 1 == face else showing_worth(card, view)
            weight = math.exp(worth / SOFTNESS)
            total += weight
            count += 1
            if card == chosen:
                asked = weight
    return (1.0 - DOUBT) * asked / total + DOUBT / count


@rule
def likelihood_of_passes(state: State, seat: int, before: int) -> float:
    """How likely all passed who sit behind the one who showed last and before the seat `before`; but not `seat`."""
    total = 1.0
    passer = state.shower + 1 if state.shower + 1 < state.seats else 0
    while passer != before:
        if passer != seat and state.hand_count[passer] > 0:
            total *= likelihood(state, passer, NO_CARD)
        passer = passer + 1 if passer + 1 < state.seats else 0
    return total


@rule
def plausibility(state: State, seat: int) -> float:
    """How likely the others would have shown what they did in this trick, and passed when they did."""
    total = 1.0
    before = seat
    while state.trick_count > 0:
        total *= likelihood_of_passes(state, seat, before)
        before = int(state.trick_seat[state.trick_count - 1])
        card = take_back(state)
        if before != seat:
            total *= likelihood(state, before, card)
    return total
