"""Discarding one combination (section 3)."""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.compilation import rule
from biberbau.games.biber_mania import options
from biberbau.games.biber_mania.combinations import (
    ACTION,
    ACTION_SETS,
    ALONE,
    COMBINATIONS,
    HIPPIE_BASE,
    JOKER_SETS,
    LONE,
    LONGEST_ROW,
    ONLY_JOKERS,
    PARTY_BASE,
    PLAIN_BASE,
    SETS,
    SHAPE,
    SIZE,
)
from biberbau.games.biber_mania.kinds import ACTIONS, BODYGUARD, HIPPIE, JOKER, KINDS, MOST_COPIES, PARTY_BEAVER, VALUES
from biberbau.games.biber_mania.rules.acting import begin_acting
from biberbau.games.biber_mania.rules.moving import count_in_row, judge_top, lay_on_pile, leave_hand
from biberbau.games.biber_mania.rules.scoring import finish_round
from biberbau.games.biber_mania.rules.stabbing import begin_stabbing, fitting_seats
from biberbau.games.biber_mania.state import GROUP_START, GUARDED, LAST_CARD, State

JOINING: int = 255 & ~(1 << (PARTY_BEAVER - VALUES))
"""The action cards that join equal numbers, bit by bit (clause 3.3)."""
HIPPIE_BIT: int = 1 << (HIPPIE - VALUES)


@rule
def numbers_held(state: State, seat: int) -> int:
    """The different numbers of a hand, bit by bit."""
    held = 0
    for value in range(VALUES):
        held |= int(state.hand[seat, value] > 0) << value
    return held


@rule
def actions_held(state: State, seat: int) -> int:
    """The different action cards of a hand, bit by bit from the first one."""
    held = 0
    for action in range(ACTIONS):
        held |= int(state.hand[seat, VALUES + action] > 0) << action
    return held


@rule
def legal_discard(state: State, seat: int, actions: Actions) -> int:
    """Write every combination of the hand that may be laid (clauses 3.2 to 3.9 and 8.4)."""
    numbers = numbers_held(state, seat)
    held = actions_held(state, seat)
    joining = held & JOINING
    if state.options[options.NO_HIPPIE_EQUALS]:
        joining &= ~HIPPIE_BIT
    count = write_sets(state, seat, joining, actions)
    if held & HIPPIE_BIT:
        longest = LONGEST_ROW - 1
        if state.options[options.PROFESSIONALS]:
            longest = min(longest, int(state.hand_count[seat]) - 2)
        count = write_hippie_rows(numbers, longest, count, actions)
    if numbers & (numbers >> 1) & (numbers >> 2):
        count = write_plain_rows(state, seat, numbers, count, actions)
    if state.hand[seat, PARTY_BEAVER] > 0:
        count = write_parties(numbers, count, actions)
    return count


@rule
def write_sets(state: State, seat: int, joining: int, actions: Actions) -> int:
    """Equal numbers alone, with an action card and with jokers, jokers alone, action cards alone (3.2 to 3.5, 3.9).

    An action is written first and kept by counting it: what a hand holds is a branch that no processor predicts.
    """
    count = 0
    for value in range(VALUES):
        for number in range(state.hand[seat, value]):
            actions[count] = SETS + MOST_COPIES * value + number
            count += 1
    if joining:
        for value in range(VALUES):
            for number in range(state.hand[seat, value]):
                first = ACTION_SETS + ACTIONS * (MOST_COPIES * value + number)
                for action in range(ACTIONS):
                    actions[count] = first + action
                    count += joining >> action & 1
    jokers = int(state.hand[seat, JOKER])
    if jokers > 0:
        for value in range(VALUES):
            for number in range(state.hand[seat, value]):
                first = JOKER_SETS + MOST_COPIES * (MOST_COPIES * value + number)
                for joker in range(jokers):
                    actions[count] = first + joker
                    count += 1
        for joker in range(jokers):
            actions[count] = ONLY_JOKERS + joker
            count += 1
    for action in range(ACTIONS):
        actions[count] = ALONE + action
        count += state.hand[seat, VALUES + action] > 0
    return count


@rule
def run_length(numbers: int, first: int) -> int:
    """How many numbers in unbroken order are held from `first` on."""
    length = 0
    while numbers >> (first + length) & 1:
        length += 1
    return length


@rule
def write_hippie_rows(numbers: int, longest: int, count: int, actions: Actions) -> int:
    """Rows of two to `longest` numbers with the Hippie at an end or in the one gap (clause 3.6)."""
    for first in range(VALUES):
        run = min(run_length(numbers, first), longest)
        for number in range(2, run + 1):
            actions[count] = HIPPIE_BASE[first, 0] + number - 2
            count += 1
        for before in range(1, min(run, longest - 1) + 1):
            behind = min(run_length(numbers, first + before + 1), longest - before)
            for number in range(behind):
                actions[count] = HIPPIE_BASE[first, before] + number
                count += 1
    return count


@rule
def write_plain_rows(state: State, seat: int, numbers: int, count: int, actions: Actions) -> int:
    """Rows without a Hippie, if they stab something now (clauses 3.7 and 4.5)."""
    for first in range(VALUES - 2):
        for number in range(min(run_length(numbers, first), LONGEST_ROW) - 2):
            actions[count] = PLAIN_BASE[first] + number
            count += fitting_seats(state, int(PLAIN_BASE[first]) + number, seat) != 0
    return count


@rule
def write_parties(numbers: int, count: int, actions: Actions) -> int:
    """The Party Beaver with three numbers that do not go together (clause 3.8)."""
    for low in range(VALUES):
        if numbers >> low & 1:
            for middle in range(low + 2, VALUES):
                if numbers >> middle & 1:
                    for high in range(middle + 2, VALUES):
                        actions[count] = PARTY_BASE[low, middle] + high - middle - 2
                        count += numbers >> high & 1
    return count


@rule
def apply_discard(state: State, combination: int) -> None:
    """Lay a combination as the new top group; the last card ends the round, else it stabs (3.11, 4.1, 5.9, 7.1)."""
    seat = int(state.turn)
    state.laid = combination
    lay_combination(state, seat, combination)
    if state.hand_count[seat] == 0:
        state.ended_by = LAST_CARD
        finish_round(state)
    elif COMBINATIONS[combination, SHAPE] == LONE:
        begin_acting(state)
    else:
        begin_stabbing(state)


@rule
def lay_combination(state: State, seat: int, combination: int) -> None:
    """Move the cards from hand to pile, numbers first."""
    action = int(COMBINATIONS[combination, ACTION])
    guarded = action in (BODYGUARD, PARTY_BEAVER) and COMBINATIONS[combination, SIZE] > 1
    marks = GUARDED if guarded else 0
    first = int(state.pile_count[seat])
    state.top_first[seat] = first
    for kind in range(KINDS):
        for _ in range(count_in_row(combination, kind)):
            leave_hand(state, seat, kind)
            lay_on_pile(state, seat, kind | marks)
    state.pile[seat, first] |= GROUP_START
    judge_top(state, seat)
