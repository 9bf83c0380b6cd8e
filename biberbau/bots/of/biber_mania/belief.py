"""What others lay at Biber-Mania tells what they kept: whoever holds three of a kind does not lay two of them.

Hands mostly shrink, so most of what is in one now was there too when the groups were laid that lie uppermost on its
owner's pile.  These are taken back one after another, and each is compared with the best that could have been laid
instead, by a player who thinks of the end as one would today.  What was to be stabbed then is not looked at, for the
display and the piles have changed since.  Cards that were stabbed or drawn later count as held all the time, and what
thieves took out of a group as never laid; so there is much doubt, and older groups say less.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.of.biber_mania.discarding import best_discard, gifts_worth, set_risk
from biberbau.bots.of.biber_mania.worth import ALONE, EFFECT, GUARD, LAID, WEIGHTS, loss, nearness
from biberbau.core.compilation import making_rule, rule
from biberbau.games.biber_mania.combinations import OTHER
from biberbau.games.biber_mania.kinds import JOKER, KINDS, KING, VALUES
from biberbau.games.biber_mania.state import CARD_BITS, GROUP_START, GUARDED, State

SOFTNESS: Final = 0.3
"""By how many points another group has to be better for the one laid to be less likely by a factor of e."""
DOUBT: Final = 0.2
"""How likely it is at least that somebody laid what they did, for a reason of their own, such as a stab."""
GROUPS: Final = 4
"""So many groups of everybody are looked back upon."""
FADING: Final = 0.8
"""How much less each group says than the one laid after it."""

Generator = npt.NDArray[np.uint64]


@making_rule
def plausibility(state: State, seat: int) -> float:
    """How likely the others laid what lies uppermost on their piles, holding on to what they hold."""
    # Dice that stand still: habits that are weighed here have no caprice.
    rng = np.zeros(1, np.uint64)
    for kind in range(KINDS):
        state.display[kind] = 0
    for other in range(state.seats):
        state.top_kind[other] = OTHER
    total = 1.0
    for other in range(state.seats):
        if other != seat and state.unseen[other] > 0:
            total *= plausibility_of_pile(state, other, rng)
    return total


@rule
def plausibility_of_pile(state: State, seat: int, rng: Generator) -> float:
    """How likely a seat laid the uppermost groups of its pile, the last of them counting most.

    They go back into its hand.  How many cards it and its pile seem to have stays as it is: by that the others judge
    how near the end is.
    """
    hand_count = state.hand_count[seat]
    pile_count = state.pile_count[seat]
    near = nearness(state, seat)
    total = 1.0
    weight = 1.0
    for _ in range(GROUPS):
        if state.pile_count[seat] == 0:
            break
        first = int(state.top_first[seat])
        last = take_back(state, seat)
        best, _ = best_discard(state, seat, near, rng)
        regret = best - group_worth(state, seat, first, last, near)
        total *= ((1.0 - DOUBT) * math.exp(-max(regret, 0.0) / SOFTNESS) + DOUBT) ** weight
        weight *= FADING
    state.hand_count[seat] = hand_count
    state.pile_count[seat] = pile_count
    return total


@rule
def take_back(state: State, seat: int) -> int:
    """Take the top group of a seat back into its hand; return where on the pile the group ended.

    What lies beneath is its top group then.  Cards behind a King are gifts (clause 5.8) and never were in that hand.
    """
    first = int(state.top_first[seat])
    last = first
    while last < state.pile_count[seat]:
        kind = int(state.pile[seat, last]) & CARD_BITS
        state.hand[seat, kind] += 1
        last += 1
        if kind == KING:
            break
    state.hand_count[seat] += last - first
    state.pile_count[seat] = first
    below = first - 1
    while below > 0 and not state.pile[seat, below] & GROUP_START:
        below -= 1
    state.top_first[seat] = max(below, 0)
    return last


@rule
def group_worth(state: State, seat: int, first: int, last: int, near: float) -> float:
    """What it is worth to lay the cards of the pile from `first` to before `last`, which are in hand again."""
    size = last - first
    total = WEIGHTS[LAID] * size
    number = -1
    action = -1
    numbers = 0
    place = first
    while place < last:
        # Equal cards of a group lie together.
        kind = int(state.pile[seat, place]) & CARD_BITS
        count = 1
        while place + count < last and int(state.pile[seat, place + count]) & CARD_BITS == kind:
            count += 1
        total -= loss(state, seat, kind, count, near)
        if kind < VALUES:
            number = kind
            numbers += 1
        elif kind < JOKER:
            action = kind
        place += count
    if action >= 0:
        total += WEIGHTS[EFFECT + action - VALUES]
        if size == 1:
            total -= WEIGHTS[ALONE]
        if action == KING and number >= 0:
            total += gifts_worth(state, seat, number)
    if state.pile[seat, first] & GUARDED:
        total += WEIGHTS[GUARD] * size
    elif numbers == 1:
        total -= set_risk(number)
    return float(total)
