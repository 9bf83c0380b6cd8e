"""Habits of a sensible family player of Biber Gang.

They make columns of pairs, prefer low cards, take from the discard pile what clearly helps, keep beavers, let them
swim to the dearest place, turn up a card when the drawn one is of no use, count the bonuses, and call the end only when
they seem to be ahead.  Everything is weighed in points with the tables of `worth`.

They read open cards and the card in their own hand, nothing else, so that search may play them out in any world.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.of.biber_gang.worth import (
    ALL_PAIRS,
    ANY,
    ANY_PLACE,
    BOTTOM,
    EARLY,
    FACE_DOWN,
    HIDDEN_PLACE,
    HIDDEN_PLACE_OR_TURN,
    IMPOSSIBLE,
    LAST_TURN,
    MANY_PAIRS,
    NO_PAIR,
    OPEN_BEAVER,
    OPEN_PLACE,
    PAIR,
    PAIR_BITS,
    QUICK,
    SCALE,
    STEPS,
    TURN_GAIN,
    TURNS,
    UNIT,
    WORTH,
)
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.contract import Actions
from biberbau.games.biber_gang import numbering, options, phases
from biberbau.games.biber_gang.state import BEAVER, COLUMNS, FROM_PILE, NOBODY, OTHER_ROW, SLOTS, State

PILE_GAIN: Final = np.array([4.0, 3.5]) * SCALE
"""How many points the top discard must gain to be taken instead of a card of the deck, by stage."""
LEAD_TO_END: Final = 2.0 * SCALE
"""By how many points a player has to be ahead of every other, as it seems, to call the end."""
NOTHING: Final = -1000.0
NO_USE: Final = 4 * IMPOSSIBLE + 4
"""Below this no column had an entry in the quick table."""

OPENINGS: Final = np.array(
    [pair for pair, (first, second) in enumerate(numbering.OPENING_PAIRS) if second - first != OTHER_ROW], np.int16
)
"""Opening pairs in two columns: two cards of one column would show nothing to build on."""


@rule
def code_at(state: State, seat: int, slot: int) -> int:
    """The card in a slot as everybody sees it."""
    return int(state.display[seat, slot]) if state.face_up[seat, slot] else FACE_DOWN


@rule
def bonus_step(pairs: int, value: int) -> float:
    """What a pair of `value` takes off beside the pairs counted in `pairs`; pairs of beavers join whatever they can."""
    if pairs == 0 or value == NO_PAIR:
        return 0.0
    if value != BEAVER:
        return float(STEPS[((pairs >> (4 * value)) & 15) + (pairs >> (4 * BEAVER))])
    most = 0
    while pairs:
        most = max(most, pairs & 15)
        pairs >>= 4
    return float(STEPS[most])


@rule
def count_pairs(state: State, seat: int) -> int:
    """Count the open pairs of a display by value, four bits for each."""
    pairs = 0
    for column in range(COLUMNS):
        pairs += PAIR_BITS[code_at(state, seat, column), code_at(state, seat, column + OTHER_ROW)] & ALL_PAIRS
    return pairs


@rule
def expected_score(state: State, seat: int) -> float:
    """The score of a display as it stands, with face-down cards at their mean."""
    total = 0.0
    pairs = 0
    for column in range(COLUMNS):
        top = code_at(state, seat, column)
        bottom = code_at(state, seat, column + OTHER_ROW)
        total += WORTH[LAST_TURN, top, bottom] - bonus_step(pairs, PAIR[top, bottom])
        pairs += PAIR_BITS[top, bottom] & ALL_PAIRS
    return total


@rule
def lead(state: State, seat: int) -> float:
    """By how many points a display seems to be ahead of the best of the others."""
    rival = -NOTHING
    for distance in range(1, state.seats):
        rival = min(rival, expected_score(state, (seat + distance) % state.seats))
    return rival - expected_score(state, seat)


@rule
def lead_needed(state: State, seat: int) -> float:
    """What the last action of a display has to gain to call the end with it.

    Nobody waits for a better moment beyond the first reshuffle: tables without a stall limit have to come to an end.
    """
    return NOTHING if state.reshuffled else LEAD_TO_END - lead(state, seat)


@rule
def best_use(state: State, seat: int, card: int, may_refuse: bool) -> tuple[float, int]:
    """The most useful action with `card` in hand and what it gains, in points.

    In all but rare cases a few look-ups say as much as `weigh_slots`.  The cases: bonuses already in play beside a
    beaver, a beaver in hand beside pairs, a beaver that may swim.
    """
    top_0, bottom_0 = code_at(state, seat, 0), code_at(state, seat, 4)
    top_1, bottom_1 = code_at(state, seat, 1), code_at(state, seat, 5)
    top_2, bottom_2 = code_at(state, seat, 2), code_at(state, seat, 6)
    top_3, bottom_3 = code_at(state, seat, 3), code_at(state, seat, 7)
    pairs = PAIR_BITS[top_0, bottom_0] + PAIR_BITS[top_1, bottom_1]
    pairs += PAIR_BITS[top_2, bottom_2] + PAIR_BITS[top_3, bottom_3]
    same = (pairs >> (4 * card)) & 3
    if (pairs >= OPEN_BEAVER and (same or pairs & MANY_PAIRS)) or (card == BEAVER and pairs & ALL_PAIRS):
        return weigh_slots(state, seat, card, may_refuse)
    stage = EARLY if state.caller == NOBODY else LAST_TURN
    if state.hidden[seat] > 1 or stage == LAST_TURN:
        table = QUICK[ANY if may_refuse else ANY_PLACE, stage, same, card]
        best = max(
            max(int(table[top_0, bottom_0]) * 4, int(table[top_1, bottom_1]) * 4 + 1),
            max(int(table[top_2, bottom_2]) * 4 + 2, int(table[top_3, bottom_3]) * 4 + 3),
        )
        if best < 16 and may_refuse and state.hidden[seat] == 1:
            return 0.0, numbering.REFUSE
        return unpack(best)
    table = QUICK[OPEN_PLACE, stage, same, card]
    best = max(
        max(int(table[top_0, bottom_0]) * 4, int(table[top_1, bottom_1]) * 4 + 1),
        max(int(table[top_2, bottom_2]) * 4 + 2, int(table[top_3, bottom_3]) * 4 + 3),
    )
    table = QUICK[HIDDEN_PLACE_OR_TURN if may_refuse else HIDDEN_PLACE, stage, same, card]
    end = max(
        max(int(table[top_0, bottom_0]) * 4, int(table[top_1, bottom_1]) * 4 + 1),
        max(int(table[top_2, bottom_2]) * 4 + 2, int(table[top_3, bottom_3]) * 4 + 3),
    )
    refuses = best < 16 and may_refuse
    if refuses or end > best or (best < 16 and state.reshuffled):
        gain, action = unpack(end)
        if gain >= lead_needed(state, seat) or (best < NO_USE and not may_refuse):
            return gain, action
    if refuses:
        return 0.0, numbering.REFUSE
    return unpack(best)


@rule
def unpack(packed: int) -> tuple[float, int]:
    """Gain and action of an entry of the quick table with its column in the last two bits."""
    first = numbering.TURN if packed & (TURNS << 2) else numbering.SWAP
    return (packed >> 4) / UNIT, first + (packed & 3) + (packed & (BOTTOM << 2))


@rule
def weigh_slots(state: State, seat: int, card: int, may_refuse: bool) -> tuple[float, int]:
    """The most useful action with `card` in hand and what it gains, in points, slot by slot."""
    stage = EARLY if state.caller == NOBODY else LAST_TURN
    pairs = count_pairs(state, seat)
    needed = NOTHING  # What an action has to gain if it turns up the last card and so calls the end.
    if state.hidden[seat] == 1 and stage == EARLY:
        needed = lead_needed(state, seat)
    best = NOTHING
    action = numbering.REFUSE
    waits = may_refuse and state.hidden[seat] == 1
    if waits:
        best = 0.0 if stage == LAST_TURN else NOTHING / 4
    beavers = False
    for column in range(COLUMNS):
        top = code_at(state, seat, column)
        bottom = code_at(state, seat, column + OTHER_ROW)
        rest = pairs - (PAIR_BITS[top, bottom] & ALL_PAIRS)
        now = WORTH[stage, top, bottom] - bonus_step(rest, PAIR[top, bottom])
        for row in range(2):
            old, beside = (top, bottom) if row == 0 else (bottom, top)
            if old == BEAVER:
                beavers = True
                continue
            gain = now - WORTH[stage, card, beside] + bonus_step(rest, PAIR[card, beside])
            if old == FACE_DOWN:
                if gain < needed:
                    gain += NOTHING / 2
                if may_refuse:
                    turned = TURN_GAIN[stage, beside]
                    if turned < needed:
                        turned += NOTHING / 2
                    if turned > best:
                        best = turned
                        action = numbering.TURN + column + OTHER_ROW * row
            elif waits and gain <= 0.0:
                continue
            if gain > best:
                best = gain
                action = numbering.SWAP + column + OTHER_ROW * row
    if beavers and card != BEAVER:
        return best_swim(state, seat, card, pairs, needed, best, action)
    return best, action


@rule
def best_swim(
    state: State, seat: int, card: int, pairs: int, needed: float, best: float, action: int
) -> tuple[float, int]:
    """Weigh the places that a beaver beside `card` could swim to against the best action so far."""
    stage = EARLY if state.caller == NOBODY else LAST_TURN
    for slot in range(SLOTS):
        if code_at(state, seat, slot) == BEAVER and code_at(state, seat, slot ^ OTHER_ROW) == card:
            for target in range(SLOTS):
                if not state.face_up[seat, target]:
                    beside = code_at(state, seat, target ^ OTHER_ROW)
                    gain = WORTH[stage, FACE_DOWN, beside] - WORTH[stage, BEAVER, beside]
                    gain += bonus_step(pairs, PAIR[BEAVER, beside])
                    if gain > best and gain >= needed:
                        best = gain
                        action = numbering.SWIM + SLOTS * slot + target
    return best, action


@rule
def habitual_action(state: State, seat: int, actions: Actions, rng: npt.NDArray[np.uint64]) -> int:
    """Return what a careful player does."""
    if state.phase == phases.OPENING:
        return numbering.OPEN + int(OPENINGS[next_below(rng, len(OPENINGS))])
    draws = state.phase == phases.DRAW
    card = state.discard[state.discard_count - 1] if draws else state.drawn
    may_refuse = not draws and not (state.drawn_from == FROM_PILE and state.options[options.TAKEN_MUST_SWAP])
    gain, action = best_use(state, seat, card, may_refuse)
    if draws:
        stage = EARLY if state.caller == NOBODY else LAST_TURN
        return numbering.DRAW_PILE if gain >= PILE_GAIN[stage] else numbering.DRAW_DECK
    return action


@rule
def outlook(state: State, values: npt.NDArray[np.float64]) -> bool:
    """Rounds are short, and what a display will score shows only when it is turned up: nobody can tell before."""
    return False
