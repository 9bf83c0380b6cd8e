"""Habits of a sensible family player of Biber-Mania.

They lay as many cards at once as they can, keep equal numbers together, steal and draw what completes them, take what
they can use and have the rest put out of the game, send the Bad Guy to whoever leads, protect large groups, count their
hand as points lost once the end comes near, and go out when they would win.

They read their own hand, what lies open, and what everybody knows of the others' hands, so that search may play them
out in any world.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from biberbau.bots.of.biber_mania.discarding import WORST, best_discard, caprice
from biberbau.bots.of.biber_mania.worth import (
    HURT,
    UNSEEN,
    WEIGHTS,
    copies_of,
    display_gain,
    gain,
    group_gain,
    in_display,
    nearness,
    promise,
    standing,
)
from biberbau.core.compilation import rule
from biberbau.core.contract import Actions
from biberbau.games.biber_mania import numbering, options, phases
from biberbau.games.biber_mania.combinations import COMBINATIONS, SHAPE, SIZE, VALUE
from biberbau.games.biber_mania.kinds import JOKER, KINDS
from biberbau.games.biber_mania.state import CARD_BITS, NOBODY, State

Generator = npt.NDArray[np.uint64]


@rule
def choose_stab_in_display(state: State, seat: int) -> int:
    """The cards that help the hand most."""
    shape = int(COMBINATIONS[state.laid, SHAPE])
    value = int(COMBINATIONS[state.laid, VALUE])
    size = int(COMBINATIONS[state.laid, SIZE])
    near = nearness(state, seat)
    _, kind = display_gain(state, seat, shape, value, size, in_display(state), near)
    return numbering.STAB + kind


@rule
def choose_stab_at_opponent(state: State, seat: int) -> int:
    """Stab whoever leads of those that fit; take a group that is of use in hand, and refuse another."""
    if state.stabbed != NOBODY:
        near = nearness(state, seat)
        return numbering.TAKE if group_gain(state, seat, int(state.stabbed), near) > 0.0 else numbering.REFUSE
    best = -1000
    chosen = 0
    for other in range(state.seats):
        if state.to_stab >> other & 1 and standing(state, other) > best:
            best = standing(state, other)
            chosen = other
    return numbering.STAB_AT + chosen


@rule
def choose_theft(state: State, seat: int, rng: Generator) -> int:
    """Steal what is of most use, rather from a pile, and rather from the pile of whoever leads."""
    near = nearness(state, seat)
    kinds = JOKER if state.options[options.NO_JOKER_THEFT] else KINDS
    best = WORST
    chosen = 0
    for kind in range(kinds):
        if state.display[kind] > 0 or state.stock[kind] > 0:
            worth = gain(state, seat, kind, 1, near) + caprice(rng)
            if worth > best:
                best = worth
                chosen = numbering.STEAL_DISPLAY + kind if state.display[kind] > 0 else numbering.STEAL_STOCK + kind
    for other in range(state.seats):
        if other == seat:
            continue
        hurt = WEIGHTS[HURT] + 0.02 * standing(state, other)
        for place in range(state.top_first[other], state.pile_count[other]):
            kind = int(state.pile[other, place]) & CARD_BITS
            if kind < kinds:
                worth = gain(state, seat, kind, 1, near) + hurt + caprice(rng)
                if worth > best:
                    best = worth
                    chosen = numbering.STEAL_PILE + KINDS * other + kind
    return chosen


@rule
def choose_wish(state: State, seat: int, rng: Generator) -> int:
    """Wish for what is of most use, where it is known or likely to be; for nothing when the end is near."""
    near = nearness(state, seat)
    hidden = int(state.deck_count)
    for other in range(state.seats):
        hidden += int(state.unseen[other]) if other != seat else 0
    best = 0.0
    chosen = numbering.NO_WISH
    for kind in range(KINDS):
        copies = int(copies_of(state.options, kind))
        if copies == 0:
            continue
        worth = gain(state, seat, kind, 1, near)
        left = copies - int(state.hand[seat, kind]) - int(state.display[kind]) - int(state.stock[kind])
        for other in range(state.seats):
            if other == seat or state.hand_count[other] == 0:
                continue
            likely = min(0.9, 0.5 * max(left, 0) * state.unseen[other] / max(hidden, 1))
            if state.known[other, kind] > 0:
                likely = 1.0
            elif state.lacks[other] >> kind & 1:
                likely = 0.0
            value = likely * worth + caprice(rng) * likely
            if value > best:
                best = value
                chosen = numbering.WISH + KINDS * other + kind
    return chosen


@rule
def choose_victim(state: State, seat: int) -> int:
    """The Bad Guy is for whoever leads, or is about to go out."""
    best = -1000.0
    chosen = 0
    for other in range(state.seats):
        if other != seat:
            threat = standing(state, other) + 8.0 / (1.0 + state.hand_count[other])
            if threat > best:
                best = threat
                chosen = other
    return numbering.NAME + chosen


@rule
def choose_gift(state: State, rng: Generator) -> int:
    """Give what is of least use: a card that promises little and joins nothing that is known."""
    victim = int(state.victim)
    best = -WEIGHTS[UNSEEN] if state.deck_count > 0 else WORST
    chosen = numbering.GIVE_DECK
    for kind in range(KINDS):
        if state.stock[kind] > 0:
            held = int(state.known[victim, kind])
            worth = -promise(kind, held, 1) + caprice(rng)
            if worth > best:
                best = worth
                chosen = numbering.GIVE_STOCK + kind
    return chosen


@rule
def choose_draw(state: State, seat: int, rng: Generator) -> int:
    """Draw what is of use from the stock, or else an unseen card."""
    best = WORST
    chosen = numbering.DRAW_DECK
    if state.deck_count > 0:
        best = WEIGHTS[UNSEEN]
    for kind in range(KINDS):
        if state.stock[kind] > 0:
            worth = promise(kind, int(state.hand[seat, kind]), 1) + caprice(rng)
            if worth > best:
                best = worth
                chosen = numbering.DRAW_STOCK + kind
    return chosen


@rule
def weigh(state: State, seat: int, actions: Actions, rng: Generator) -> int:
    """Return the action that promises most."""
    phase = state.phase
    if phase == phases.DISCARDING:
        return best_discard(state, seat, nearness(state, seat), rng)[1]
    if phase == phases.DRAWING:
        return choose_draw(state, seat, rng)
    if phase == phases.STABBING_DISPLAY:
        return choose_stab_in_display(state, seat)
    if phase == phases.STABBING_OPPONENT:
        return choose_stab_at_opponent(state, seat)
    if phase == phases.STEALING:
        return choose_theft(state, seat, rng)
    if phase == phases.WISHING:
        return choose_wish(state, seat, rng)
    if phase == phases.NAMING:
        return choose_victim(state, seat)
    return choose_gift(state, rng)


@rule
def habitual_action(state: State, seat: int, actions: Actions, rng: Generator) -> int:
    """Return what a careful player does."""
    return weigh(state, seat, actions, rng)


@rule
def outlook(state: State, values: npt.NDArray[np.float64]) -> bool:
    """A round is played to its end: how many turns are left decides what a hand is worth."""
    return False
