"""Discarding one combination (section 3)."""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.bits import lowest_member
from biberbau.core.compilation import rule
from biberbau.games.biber_mania import options
from biberbau.games.biber_mania.combinations import (
    ACTION,
    ACTION_SETS,
    ALONE,
    COMBINATIONS,
    COPIES,
    HIPPIE_BASE,
    JOKER_COUNT,
    JOKER_SETS,
    LONE,
    LONGEST_ROW,
    NUMBERS,
    ONLY_JOKERS,
    PARTY_BASE,
    PLAIN_BASE,
    PLAIN_ROW,
    SETS,
    SHAPE,
    SIZE,
)
from biberbau.games.biber_mania.kinds import ACTIONS, BODYGUARD, HIPPIE, JOKER, MOST_COPIES, PARTY_BEAVER, VALUES
from biberbau.games.biber_mania.rules.acting import begin_acting
from biberbau.games.biber_mania.rules.moving import judge_top, lay_on_pile, leave_hand
from biberbau.games.biber_mania.rules.scoring import finish_round
from biberbau.games.biber_mania.rules.stabbing import begin_stabbing, fits_top
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
    count = write_sets(state, seat, numbers, held, joining, actions)
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
def write_sets(state: State, seat: int, numbers: int, held: int, joining: int, actions: Actions) -> int:
    """Equal numbers alone, with an action card and with jokers, jokers alone, action cards alone (3.2 to 3.5, 3.9).

    Equal numbers alone come first, so what joins them is written once for each action that is there by then.
    """
    sets = write_equal_numbers(state, seat, numbers, actions)
    count = sets
    if joining:
        for place in range(sets):
            count = write_members(joining, ACTION_SETS + ACTIONS * (actions[place] - SETS), count, actions)
    jokers = int(state.hand[seat, JOKER])
    if jokers > 0:
        for place in range(sets):
            first = JOKER_SETS + MOST_COPIES * (actions[place] - SETS)
            for joker in range(jokers):
                actions[count] = first + joker
                count += 1
        for joker in range(jokers):
            actions[count] = ONLY_JOKERS + joker
            count += 1
    return write_members(held, ALONE, count, actions)


@rule
def write_equal_numbers(state: State, seat: int, numbers: int, actions: Actions) -> int:
    """Each of the numbers alone, and as often as the hand has it (clause 3.2)."""
    count = 0
    while numbers:
        value = lowest_member(numbers)
        numbers &= numbers - 1
        for number in range(state.hand[seat, value]):
            actions[count] = SETS + MOST_COPIES * value + number
            count += 1
    return count


@rule
def write_members(members: int, first: int, count: int, actions: Actions) -> int:
    """Write `first` + each member of a set after `count` actions; return how many there are then."""
    while members:
        actions[count] = first + lowest_member(members)
        members &= members - 1
        count += 1
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
    sizes = sizes_for_plain_rows(state, seat)
    if sizes:
        for first in range(VALUES - 2):
            for size in range(3, min(run_length(numbers, first), LONGEST_ROW) + 1):
                actions[count] = PLAIN_BASE[first] + size - 3
                count += sizes >> size & 1
    return count


@rule
def sizes_for_plain_rows(state: State, seat: int) -> int:
    """The sizes of the other seats' top groups that a plain row stabs which has as many cards, bit by bit (4.5)."""
    found = 0
    for other in range(state.seats):
        if other != seat and fits_top(state, PLAIN_ROW, -1, int(state.top_size[other]), other):
            found |= 1 << int(state.top_size[other])
    return found


@rule
def write_parties(numbers: int, count: int, actions: Actions) -> int:
    """The Party Beaver with three numbers that do not go together (clause 3.8)."""
    while numbers:
        low = lowest_member(numbers)
        numbers &= numbers - 1
        middles = numbers & ~(1 << (low + 1))
        while middles:
            middle = lowest_member(middles)
            middles &= middles - 1
            count = write_members(numbers >> (middle + 2), int(PARTY_BASE[low, middle]), count, actions)
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
    numbers = int(COMBINATIONS[combination, NUMBERS])
    while numbers:
        lay_cards(state, seat, lowest_member(numbers), int(COMBINATIONS[combination, COPIES]), marks)
        numbers &= numbers - 1
    if action >= 0:
        lay_cards(state, seat, action, 1, marks)
    lay_cards(state, seat, JOKER, int(COMBINATIONS[combination, JOKER_COUNT]), marks)
    state.pile[seat, first] |= GROUP_START
    judge_top(state, seat)


@rule
def lay_cards(state: State, seat: int, kind: int, number: int, marks: int) -> None:
    """Move so many cards of a kind from hand to pile."""
    for _ in range(number):
        leave_hand(state, seat, kind)
        lay_on_pile(state, seat, kind | marks)
