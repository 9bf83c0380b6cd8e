"""How Biber Gang is played by who has learned it from rounds of their own: what displays come to, stage by stage.

After an action a position is worth to a seat what the others' displays will cost them on average, less what its own
will cost: sums over columns and pairs, and over the top of the pile, which the next one may take.  What a column will
cost depends on how many turns will follow, so every number stands there for each *stage*: how many cards lie face down
on the display, and on the display of the others that has the fewest, 0 once the end is called.  Then, too, the lead
counts, for who is ahead ends the round.  A seat takes the action after which the sum is best, and draws from the deck
if that promises more than the best use of the top of the pile.

All numbers are learned (`biberbau.bots.policies.practising`), as a program learns that plays by tables of patterns
(Szubert and Jaśkowski 2014, "Temporal difference learning of N-tuple networks for the game 2048").  Like habits this
reads open cards and the card in the seat's own hand, nothing else.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.learned.weights_text import NONE, read_numbers
from biberbau.bots.of.biber_gang.habits import code_at, habitual_action
from biberbau.bots.of.biber_gang.learned import LEARNED
from biberbau.bots.of.biber_gang.worth import (
    ALL_PAIRS,
    CHANCES,
    CODES,
    EARLY,
    FACE_DOWN,
    LAST_TURN,
    MANY_PAIRS,
    NO_PAIR,
    PAIR,
    PAIR_BITS,
    WORTH,
)
from biberbau.core.compilation import rule
from biberbau.core.contract import Actions
from biberbau.games.biber_gang import numbering, options, phases
from biberbau.games.biber_gang.constants import BONUS, CONSTANTS, MAX_SEATS
from biberbau.games.biber_gang.state import (
    BEAVER,
    COLUMNS,
    FROM_DECK,
    FROM_PILE,
    KINDS,
    NOBODY,
    OTHER_ROW,
    SLOTS,
    State,
)

Weights = npt.NDArray[Any]

FITS: Final = not {"copies", "beavers", "points", "bonus"} & set(CONSTANTS.values)
"""Whether the game is that in which it was learned, but for how many may play."""

COLUMN: Final = np.zeros((CODES, CODES), np.int64)
"""Columns by their number, whichever of their cards lies on top."""
COLUMN[np.triu_indices(CODES)] = np.arange(CODES * (CODES + 1) // 2)
COLUMN[:] = np.maximum(COLUMN, COLUMN.T)
KINDS_OF_COLUMNS: Final = CODES * (CODES + 1) // 2

MOST_HIDDEN: Final = SLOTS - 2
"""So many cards at most lie face down on a display once it is opened."""
STAGES: Final = (MOST_HIDDEN + 1) ** 2
LEADS: Final = 25
"""So many leads are told apart."""
PAIRS: Final = COLUMNS + 1
OF_DISPLAY: Final = KINDS_OF_COLUMNS + PAIRS
"""Of a display count its columns and of how many pairs there is a value."""

OWN: Final = 0
"""Where the weights of the seat's own display begin after its action; behind them those of the lead."""
NEXT: Final = OWN + STAGES * (OF_DISPLAY + LEADS)
"""Those of the display of who is next; behind them those of the top of the pile, alone and with a card it goes with."""
LATER: Final = NEXT + STAGES * (OF_DISPLAY + 2 * KINDS)
"""Those of the displays of everybody else."""
DRAWING: Final = LATER + STAGES * OF_DISPLAY
"""Those of the seat's own display when it is about to draw from the deck."""
ALL: Final = DRAWING + STAGES * OF_DISPLAY
"""So many weights there are."""
MOST_LISTED: Final = MAX_SEATS * (COLUMNS + 2) + 2
"""Of a display count its columns, and as many values at most as two pairs have."""

DRAWN_EARLY: Final = 1.0
"""How much a card of the deck lowers what a column costs, to begin with."""

UNIT: Final = 64
LEAD_STEP: Final = 3 * UNIT
"""Leads are told apart in steps of this, in fractions of a point."""
FINAL: Final = np.rint(WORTH[LAST_TURN] * UNIT).astype(np.int64)
"""What a column costs on average if the round ends now."""
FINAL_PAIRS: Final = np.array([-points * UNIT for points in BONUS], np.int64)
"""The same of so many pairs of one value (clause 6.3)."""
OPEN_PAIRS: Final = PAIR_BITS & ALL_PAIRS

LOOSE: Final = np.array(
    [
        [
            sum({1 << code for code in (top, bottom) if code < BEAVER}) if PAIR[top, bottom] == NO_PAIR else 0
            for bottom in range(CODES)
        ]
        for top in range(CODES)
    ],
    np.int64,
)
"""The numbers of a column that wait for a partner, a bit for each."""


def derived_from(weights: Weights) -> npt.NDArray[np.float64]:
    """Return means over unseen cards, by stage.

    They are, by the code beside it, what a column costs in which a card is turned up; and behind these what the top of
    the pile is worth to who is next, if it goes with no card of theirs.
    """
    own = weights[OWN:NEXT].reshape(STAGES, -1)[:, :KINDS_OF_COLUMNS]
    tops = weights[NEXT:LATER].reshape(STAGES, -1)[:, OF_DISPLAY::2]
    return np.hstack([np.einsum("k,skc->sc", CHANCES, own[:, COLUMN[:KINDS]]), (tops @ CHANCES)[:, None]])


def at_first() -> npt.NDArray[np.float64]:
    """Return the weights of who goes by habit: what displays are worth to careful players, if turns will follow.

    Where no turn follows for a display, on which nothing can be learned, it is what it costs as it lies.
    """
    weights = np.zeros(ALL)
    worth = np.zeros((2, KINDS_OF_COLUMNS))
    worth[:, COLUMN] = WORTH
    for first, after, width in ((OWN, NEXT, LEADS), (NEXT, LATER, 2 * KINDS), (LATER, DRAWING, 0), (DRAWING, ALL, 0)):
        stages = weights[first:after].reshape(MOST_HIDDEN + 1, MOST_HIDDEN + 1, OF_DISPLAY + width)
        stages[:, :, :KINDS_OF_COLUMNS] = worth[EARLY] - (DRAWN_EARLY if first == DRAWING else 0.0)
        stages[:, 0, :KINDS_OF_COLUMNS] = worth[LAST_TURN]
        stages[0, :, :KINDS_OF_COLUMNS] = worth[LAST_TURN]
        stages[:, :, KINDS_OF_COLUMNS:OF_DISPLAY] = FINAL_PAIRS / UNIT
    return weights


KNOWN: Final = LEARNED if FITS else {}
PLACE: Final = np.full(MAX_SEATS + 1, NONE, np.int64)
"""Which row of weights is for how many players."""
PLACE[[seats for seats in KNOWN if seats <= MAX_SEATS]] = range(sum(seats <= MAX_SEATS for seats in KNOWN))
ROWS: Final = [read_numbers(known.weights, ALL) for seats, known in KNOWN.items() if seats <= MAX_SEATS]
WEIGHTS: Final = np.array(ROWS or [np.zeros(ALL, np.int32)], np.int32)
DERIVED: Final = np.rint([derived_from(row.astype(np.float64)) for row in WEIGHTS]).astype(np.int32)


@rule
def practises(state: State) -> bool:
    """Whether rounds of so many were practised."""
    return bool(PLACE[state.seats] != NONE)


@rule
def pairs_worth(pairs: int, weights: Weights, first: int) -> Any:
    """What pairs come to, counted by value in four bits each; those of beavers join the commonest (clause 6.6)."""
    total = 0 * weights[first]
    if pairs & MANY_PAIRS == 0:
        return total
    beavers = pairs >> (4 * BEAVER)
    pairs -= beavers << (4 * BEAVER)
    most = 0
    while pairs:
        count = pairs & 15
        pairs >>= 4
        if count > most:
            count, most = most, count
        if count > 1:
            total += weights[first + count]
    return total + weights[first + most + beavers] if most + beavers > 1 else total


@rule
def fewest_hidden(state: State, seat: int, acting: int, hidden: int) -> int:
    """How many cards lie face down on the display of those but `seat` that has the fewest, `hidden` on that of one."""
    fewest = hidden if seat != acting else MOST_HIDDEN
    for other in range(state.seats):
        if other != seat and other != acting:
            fewest = min(fewest, int(state.hidden[other]))
    return fewest


@rule
def is_settled(state: State, seat: int, other: int) -> bool:
    """Whether another seat has no turn left after that of `seat`."""
    if state.caller == NOBODY:
        return False
    seats = int(state.seats)
    return bool((other - seat + seats) % seats >= (state.caller - seat + seats - 1) % seats + 1)


@rule
def block(state: State, seat: int, other: int, hidden: int) -> int:
    """Where the weights of another's display begin, if `seat` then has so many cards face down."""
    stage = int(state.hidden[other]) * (MOST_HIDDEN + 1) + fewest_hidden(state, other, seat, hidden)
    if (other - seat + state.seats) % state.seats == 1:
        return NEXT + stage * (OF_DISPLAY + 2 * KINDS)
    return LATER + stage * OF_DISPLAY


@rule
def display_worth(state: State, seat: int, weights: Weights, first: int) -> Any:
    """What a display comes to by the weights that begin at `first`."""
    total = 0 * weights[first]
    pairs = 0
    for column in range(COLUMNS):
        top, bottom = code_at(state, seat, column), code_at(state, seat, column + OTHER_ROW)
        total += weights[first + COLUMN[top, bottom]]
        pairs += OPEN_PAIRS[top, bottom]
    return total + pairs_worth(pairs, weights, first + KINDS_OF_COLUMNS)


@rule
def final_worth(state: State, seat: int) -> int:
    """What a display costs on average if the round ends now, in fractions of a point."""
    total = 0
    pairs = 0
    for column in range(COLUMNS):
        top, bottom = code_at(state, seat, column), code_at(state, seat, column + OTHER_ROW)
        total += FINAL[top, bottom]
        pairs += OPEN_PAIRS[top, bottom]
    return int(total + pairs_worth(pairs, FINAL_PAIRS, 0))


@rule
def loose_of(state: State, seat: int) -> int:
    """The open numbers of a display that wait for a partner."""
    loose = 0
    for column in range(COLUMNS):
        loose |= LOOSE[code_at(state, seat, column), code_at(state, seat, column + OTHER_ROW)]
    return loose


@rule
def lead_step(lead: int) -> int:
    """A lead in fractions of a point, by the steps that are told apart."""
    return int(min(max(lead // LEAD_STEP + LEADS // 2, 0), LEADS - 1))


@rule
def own_worth(weights: Weights, first: int, columns: Any, pairs: int, lead: int) -> Any:
    """What the seat's own display will cost by the weights that begin at `first`, less what its lead is worth."""
    return (
        columns + pairs_worth(pairs, weights, first + KINDS_OF_COLUMNS) - weights[first + OF_DISPLAY + lead_step(lead)]
    )


@rule
def unknown_top(weights: Weights, derived: Weights, stage: int, tops: int, wanted: int) -> Any:
    """What the top of the pile is worth on average to who is next, when a face-down card is about to lie there."""
    total = 0.0
    for code in range(BEAVER):
        if wanted >> code & 1:
            total += CHANCES[code] * (weights[tops + 2 * code + 1] - weights[tops + 2 * code])
    return total + derived[stage, CODES]


@rule
def best_use(
    state: State, seat: int, card: int, may_refuse: bool, weights: Weights, derived: Weights
) -> tuple[float, int]:
    """What the best action with `card` in hand is worth, and the action.

    The worth is that for all others together, each beside the seat, from what their displays would come to with as many
    cards face down as lie there now.
    """
    seats = int(state.seats)
    hidden = int(state.hidden[seat])
    others = seats - 1
    follower = seat + 1 if seat + 1 < seats else 0
    fewest = fewest_hidden(state, seat, seat, MOST_HIDDEN)
    stage = hidden * (MOST_HIDDEN + 1) + fewest
    keeping = OWN + stage * (OF_DISPLAY + LEADS)  # The weights of actions after which no card more lies open,
    opening = keeping - (MOST_HIDDEN + 1) * (OF_DISPLAY + LEADS)  # and of those after which one does.
    gained = 0 * weights[0]
    rival = 1 << 30
    for distance in range(1, seats):
        other = seat + distance if seat + distance < seats else seat + distance - seats
        rival = min(rival, final_worth(state, other))
        if not is_settled(state, seat, other):
            gained += display_worth(state, other, weights, block(state, seat, other, hidden - 1))
            gained -= display_worth(state, other, weights, block(state, seat, other, hidden))
    follows = int(not is_settled(state, seat, follower))
    wanted = loose_of(state, follower)
    tops_kept = block(state, seat, follower, hidden) + OF_DISPLAY
    tops_opened = block(state, seat, follower, hidden - 1) + OF_DISPLAY
    pairs = 0
    final = 0
    kept = 0 * weights[0]
    opened = 0 * weights[0]
    for column in range(COLUMNS):
        top, bottom = code_at(state, seat, column), code_at(state, seat, column + OTHER_ROW)
        pairs += OPEN_PAIRS[top, bottom]
        final += FINAL[top, bottom]
        kept += weights[keeping + COLUMN[top, bottom]]
        opened += weights[opening + COLUMN[top, bottom]]
    lead = rival - final - pairs_worth(pairs, FINAL_PAIRS, 0)
    best = -1e9
    action = int(numbering.REFUSE)
    if may_refuse and hidden == 1:
        best = follows * weights[tops_kept + 2 * card + (wanted >> card & 1)] + 0.0
        best -= others * own_worth(weights, keeping, kept, pairs, lead)
    turned_top = gained + follows * weights[tops_opened + 2 * card + (wanted >> card & 1)]
    stage_opened = (tops_opened - OF_DISPLAY - NEXT) // (OF_DISPLAY + 2 * KINDS)
    swapped_top = gained + follows * unknown_top(weights, derived, stage_opened, tops_opened, wanted)
    for column in range(COLUMNS):
        top, bottom = code_at(state, seat, column), code_at(state, seat, column + OTHER_ROW)
        for row in range(2):
            old, beside = (top, bottom) if row == 0 else (bottom, top)
            slot = column + OTHER_ROW * row
            if old == BEAVER:
                if card < BEAVER and beside == card:
                    for target in range(SLOTS):
                        if not state.face_up[seat, target]:
                            there = code_at(state, seat, target ^ OTHER_ROW)
                            paired = pairs + OPEN_PAIRS[BEAVER, there]
                            columns = opened - weights[opening + COLUMN[FACE_DOWN, there]]
                            columns += weights[opening + COLUMN[BEAVER, there]]
                            ahead = rival - (final - FINAL[FACE_DOWN, there] + FINAL[BEAVER, there])
                            ahead -= pairs_worth(paired, FINAL_PAIRS, 0)
                            worth = swapped_top - others * own_worth(weights, opening, columns, paired, ahead)
                            if worth > best:
                                best = worth
                                action = numbering.SWIM + SLOTS * slot + target
                continue
            paired = pairs - OPEN_PAIRS[top, bottom] + OPEN_PAIRS[card, beside]
            ahead = rival - (final - FINAL[top, bottom] + FINAL[card, beside]) - pairs_worth(paired, FINAL_PAIRS, 0)
            if old == FACE_DOWN:
                columns = opened - weights[opening + COLUMN[top, bottom]]
                if may_refuse:
                    turned = columns + derived[stage - MOST_HIDDEN - 1, beside]
                    worth = turned_top - others * own_worth(weights, opening, turned, pairs, lead)
                    if worth > best:
                        best = worth
                        action = numbering.TURN + slot
                columns += weights[opening + COLUMN[card, beside]]
                worth = swapped_top - others * own_worth(weights, opening, columns, paired, ahead)
            else:
                columns = kept - weights[keeping + COLUMN[top, bottom]] + weights[keeping + COLUMN[card, beside]]
                top_then = follows * weights[tops_kept + 2 * old + (wanted >> old & 1)]
                worth = top_then - others * own_worth(weights, keeping, columns, paired, ahead)
            if worth > best:
                best = worth
                action = numbering.SWAP + slot
    return best, action


@rule
def weighed(
    state: State, seat: int, weights: Weights, derived: Weights, actions: Actions, rng: npt.NDArray[np.uint64]
) -> tuple[int, float, bool]:
    """Return what a seat does by these weights, what it expects of that, and whether it was a card of the deck it got.

    After the first reshuffle it goes by habit, which brings rounds without a stall limit to an end.
    """
    if state.phase == phases.OPENING or state.reshuffled or state.hidden[seat] == 0:
        return habitual_action(state, seat, actions, rng), 0.0, False
    others = int(state.seats) - 1
    draws = state.phase == phases.DRAW
    card = int(state.discard[state.discard_count - 1]) if draws else int(state.drawn)
    pile = draws or state.drawn_from == FROM_PILE
    may_refuse = not (pile and state.options[options.TAKEN_MUST_SWAP])
    worth, action = best_use(state, seat, card, may_refuse, weights, derived)
    if draws:
        promised = -others * display_worth(state, seat, weights, drawing(state, seat))
        return int(numbering.DRAW_PILE if worth > promised else numbering.DRAW_DECK), worth, False
    return action, worth, bool(state.drawn_from == FROM_DECK)


@rule
def drawing(state: State, seat: int) -> int:
    """Where the weights of a display begin that is about to draw from the deck."""
    stage = int(state.hidden[seat]) * (MOST_HIDDEN + 1) + fewest_hidden(state, seat, seat, MOST_HIDDEN)
    return DRAWING + stage * OF_DISPLAY


@rule
def list_display(
    state: State,
    seat: int,
    first: int,
    part: int,
    count: int,
    listed: npt.NDArray[np.int64],
    parts: npt.NDArray[np.int64],
) -> int:
    """List the weights of a display that begin at `first`, and return how many are listed then."""
    before = count
    pairs = 0
    for column in range(COLUMNS):
        top, bottom = code_at(state, seat, column), code_at(state, seat, column + OTHER_ROW)
        pairs += OPEN_PAIRS[top, bottom]
        listed[count] = first + COLUMN[top, bottom]
        count += 1
    beavers = pairs >> (4 * BEAVER)
    pairs -= beavers << (4 * BEAVER)
    most = 0
    while pairs:
        found = pairs & 15
        pairs >>= 4
        if found > most:
            found, most = most, found
        if found > 1:
            listed[count] = first + KINDS_OF_COLUMNS + found
            count += 1
    if most + beavers > 1:
        listed[count] = first + KINDS_OF_COLUMNS + most + beavers
        count += 1
    for place in range(before, count):
        parts[place] = part
    return count


@rule
def list_before(state: State, seat: int, listed: npt.NDArray[np.int64], parts: npt.NDArray[np.int64]) -> int:
    """List what says what a card of the deck promises: the display."""
    return list_display(state, seat, drawing(state, seat), 1 - int(state.seats), 0, listed, parts)


@rule
def list_after(state: State, seat: int, listed: npt.NDArray[np.int64], parts: npt.NDArray[np.int64]) -> tuple[int, int]:
    """List what says what a position is worth: displays, the lead, and the top of the pile.

    Whose last turn is over has nothing to learn; nor has anybody after a reshuffle.
    """
    seats = int(state.seats)
    count = 0
    still_open = 0
    if state.reshuffled or state.phase != phases.DRAW:
        return 0, 0
    hidden = int(state.hidden[seat])
    rival = 1 << 30
    for distance in range(1, seats):
        other = seat + distance if seat + distance < seats else seat + distance - seats
        rival = min(rival, final_worth(state, other))
        if not is_settled(state, seat, other):
            still_open |= 1 << other
            first = block(state, seat, other, hidden)
            count = list_display(state, other, first, 1, count, listed, parts)
            if distance == 1:
                card = int(state.discard[state.discard_count - 1])
                listed[count] = first + OF_DISPLAY + 2 * card + (loose_of(state, other) >> card & 1)
                parts[count] = 1
                count += 1
    if hidden > 0 and state.caller == NOBODY:
        still_open |= 1 << seat
        first = OWN + (hidden * (MOST_HIDDEN + 1) + fewest_hidden(state, seat, seat, 0)) * (OF_DISPLAY + LEADS)
        count = list_display(state, seat, first, 1 - seats, count, listed, parts)
        listed[count] = first + OF_DISPLAY + lead_step(rival - final_worth(state, seat))
        parts[count] = seats - 1
        count += 1
    return count, still_open


@rule
def practised_action(state: State, seat: int, actions: Actions, rng: npt.NDArray[np.uint64]) -> int:
    """Return what a seat does by what was learned for so many players."""
    place = PLACE[state.seats]
    return weighed(state, seat, WEIGHTS[place], DERIVED[place], actions, rng)[0]
