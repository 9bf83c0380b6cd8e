"""Habits of a sensible player of Daumen Drauf!.

They remember every card they have seen, so they know a head by its twin and count what could still beat them.  A trick
is worth its harmless cards less its poisonous ones.  They show what is likely to be beaten when it is poison and what
is likely to stand when the trick is good, parry when the rest of the trick is worth having, hurry to get rid of cards
once the stack is used up, and now and then do what is a little worse, so that their thumb tells nothing.

They read nothing that their seat may not know, so that search may play them out in any world.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.of.daumen_drauf.promise import BURDEN, FITS, PROMISE, STACK_LASTS, STACK_USED_UP
from biberbau.bots.of.daumen_drauf.worth import (
    BLUFF,
    GREED,
    HURRY,
    WEIGHTS,
    beating_cards,
    face_of,
    hand_set,
    outlook_of_showing,
    passing_worth,
    rest_of_trick,
    showing_worth,
)
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.contract import Actions
from biberbau.games.daumen_drauf import numbering, phases
from biberbau.games.daumen_drauf.state import COLOUR_STEP, NO_CARD, State

BOUNDLESS: Final = 1 << 16


@rule
def weigh(
    state: State, seat: int, actions: Actions, weights: npt.NDArray[np.float64], rng: npt.NDArray[np.uint64]
) -> int:
    """Return the action that promises most, or one that is hardly worse; who can only pass does so at once."""
    hand = hand_set(state, seat)
    if state.phase == phases.LEAD:
        return weigh_cards(state, seat, hand, NO_CARD, weights, rng)
    last = int(state.trick[state.trick_count - 1])
    face = face_of(last)
    if state.phase == phases.WINDOW:
        if hand & 3 << 2 * face and rest_of_trick(state, seat, weights) > weights[GREED]:
            return numbering.PARRY
        return numbering.LET
    choices = hand & beating_cards(state, face)
    return weigh_cards(state, seat, choices, face, weights, rng) if choices else numbering.PASS


@rule
def weigh_cards(
    state: State, seat: int, choices: int, face: int, weights: npt.NDArray[np.float64], rng: npt.NDArray[np.uint64]
) -> int:
    """Weigh the cards that can be shown, a parry of `face`, and passing."""
    view = outlook_of_showing(state, seat, weights)
    hurry = weights[HURRY] if state.stack_count == 0 else 0.0
    best = -1.0 * BOUNDLESS
    action = numbering.PASS
    if face >= 0:
        best = passing_worth(view) + bluff(weights, rng)
    for place in range(state.hand_count[seat]):
        card = int(state.hand[seat, place])
        if not choices >> card & 1:
            continue
        if card >> 1 == face:
            value = rest_of_trick(state, seat, weights)
            shown = numbering.PARRY
        else:
            value = showing_worth(card, view)
            shown = numbering.SHOW + card
        value += hurry + bluff(weights, rng)
        if value > best:
            best = value
            action = shown
    return action


@rule
def bluff(weights: npt.NDArray[np.float64], rng: npt.NDArray[np.uint64]) -> float:
    """A little something that nobody can foresee."""
    return float(weights[BLUFF] * next_below(rng, BOUNDLESS) / BOUNDLESS)


@rule
def habitual_action(state: State, seat: int, actions: Actions, rng: npt.NDArray[np.uint64]) -> int:
    """Return what a careful player does."""
    return weigh(state, seat, actions, WEIGHTS, rng)


@rule
def outlook(state: State, values: npt.NDArray[np.float64]) -> bool:
    """Between two tricks: what everybody has taken so far, and what the hands promise, where that was learned."""
    if not FITS or state.phase != phases.LEAD:
        return False
    seats = int(state.seats)
    stage = STACK_LASTS if state.stack_count > 0 else STACK_USED_UP
    for seat in range(seats):
        worth = 0.0
        for place in range(state.hand_count[seat]):
            worth += PROMISE[stage, seats, int(state.hand[seat, place]) % COLOUR_STEP]
        values[seat] = worth
    values[state.turn] += BURDEN[stage, seats]
    for place in range(state.out_count):
        values[state.out_seat[place]] += 1 - 2 * (state.out[place] & 1)
    total = 0.0
    for seat in range(seats):
        total += values[seat]
    for seat in range(seats):
        values[seat] -= total / seats
    return True
