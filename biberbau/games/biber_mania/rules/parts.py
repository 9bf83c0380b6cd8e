"""Taking a part of a stabbed group, card by card (clause 9.4).

A group that can be stabbed is equal numbers, perhaps with one action card or with jokers, or a row.
"""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.compilation import rule
from biberbau.games.biber_mania import numbering
from biberbau.games.biber_mania.combinations import (
    ACTION_SETS,
    ALONE,
    COMBINATIONS,
    DISCARDS,
    EXACT_PARTS,
    JOKER_SETS,
    NUMBER_SETS,
    ONLY_JOKERS,
    PART_BASE,
    SET,
    SETS,
    SIZE,
)
from biberbau.games.biber_mania.kinds import ACTIONS, HIPPIE, JOKER, KINDS, MOST_COPIES, VALUES
from biberbau.games.biber_mania.rules.moving import count_in_row, open_to_hand
from biberbau.games.biber_mania.state import CARD_BITS, State


@rule
def count_in_group(state: State, seat: int, kind: int) -> int:
    """How many cards of a kind lie in the top group of a pile."""
    count = 0
    for place in range(state.top_first[seat], state.pile_count[seat]):
        count += (state.pile[seat, place] & CARD_BITS) == kind
    return count


@rule
def numbers_in_group(state: State, seat: int) -> int:
    """The different numbers in the top group of a pile, bit by bit."""
    found = 0
    for place in range(state.top_first[seat], state.pile_count[seat]):
        kind = int(state.pile[seat, place]) & CARD_BITS
        if kind < VALUES:
            found |= 1 << kind
    return found


@rule
def action_in_group(state: State, seat: int) -> int:
    """The action card in the top group of a pile, or -1."""
    for place in range(state.top_first[seat], state.pile_count[seat]):
        kind = int(state.pile[seat, place]) & CARD_BITS
        if VALUES <= kind < JOKER:
            return kind
    return -1


@rule
def part_row(part: int) -> int:
    """The row of a part in `COMBINATIONS`."""
    return part if part < EXACT_PARTS else part - EXACT_PARTS + DISCARDS


@rule
def legal_parts(state: State, seat: int, count: int, actions: Actions) -> int:
    """Write every proper part of a seat's top group after `count` actions; return how many there are then."""
    if state.top_size[seat] == 1:
        return count
    if state.top_kind[seat] == SET:
        return legal_set_parts(state, seat, count, actions)
    return legal_row_parts(state, seat, count, actions)


@rule
def legal_set_parts(state: State, seat: int, count: int, actions: Actions) -> int:
    """The parts of equal numbers with their helpers."""
    value = int(state.top_value[seat])
    copies = count_in_group(state, seat, value)
    action = action_in_group(state, seat)
    jokers = count_in_group(state, seat, JOKER)
    size = int(state.top_size[seat])
    first = numbering.TAKE_PART + SETS + MOST_COPIES * value
    for number in range(copies):
        actions[count] = first + number
        count += number + 1 < size
    if action >= 0:
        for number in range(copies - 1):
            actions[count] = (
                numbering.TAKE_PART + ACTION_SETS + ACTIONS * (MOST_COPIES * value + number) + action - VALUES
            )
            count += 1
        actions[count] = numbering.TAKE_PART + ALONE + action - VALUES
        return count + 1
    for number in range(copies):
        for joker in range(jokers):
            actions[count] = numbering.TAKE_PART + JOKER_SETS + MOST_COPIES * (MOST_COPIES * value + number) + joker
            count += number + joker + 2 < size
    for joker in range(jokers):
        actions[count] = numbering.TAKE_PART + ONLY_JOKERS + joker
        count += 1
    return count


@rule
def legal_row_parts(state: State, seat: int, count: int, actions: Actions) -> int:
    """The parts of a row: single numbers with and without the Hippie, the Hippie alone, then sets of numbers."""
    numbers = numbers_in_group(state, seat)
    hippie = action_in_group(state, seat) == HIPPIE
    for value in range(VALUES):
        actions[count] = numbering.TAKE_PART + SETS + MOST_COPIES * value
        count += numbers >> value & 1
    if hippie:
        for value in range(VALUES):
            actions[count] = numbering.TAKE_PART + ACTION_SETS + ACTIONS * MOST_COPIES * value + HIPPIE - VALUES
            count += numbers >> value & 1
        actions[count] = numbering.TAKE_PART + ALONE + HIPPIE - VALUES
        count += 1
    first = numbering.TAKE_PART + EXACT_PARTS
    count = write_number_sets(numbers, first, not hippie, count, actions)
    if hippie:
        count = write_number_sets(numbers, first + NUMBER_SETS, True, count, actions)
    return count


@rule
def write_number_sets(numbers: int, first: int, proper: bool, count: int, actions: Actions) -> int:
    """Write `first` + number of each set of two or more of the numbers; of all of them only if not `proper`."""
    for value in range(VALUES):
        if numbers >> value & 1:
            rest = numbers >> (value + 1)
            whole = proper and numbers & ((1 << value) - 1) == 0
            chosen = -rest & rest
            while chosen:
                actions[count] = first + PART_BASE[value] + chosen - 1
                count += not (whole and chosen == rest)
                chosen = (chosen - rest) & rest  # The next larger set of bits of `rest`; 0 after the last.
    return count


@rule
def is_in_group(state: State, seat: int, row: int) -> bool:
    """Whether a seat's top group has the cards of a row of `COMBINATIONS`."""
    for kind in range(KINDS):
        count = count_in_row(row, kind)
        if count > 0 and count_in_group(state, seat, kind) < count:
            return False
    return True


@rule
def is_proper_part(state: State, seat: int, row: int) -> bool:
    """Whether the cards of a row are some, but not all cards of a seat's top group."""
    return bool(COMBINATIONS[row, SIZE] < state.top_size[seat] and is_in_group(state, seat, row))


@rule
def rescue_part(state: State, row: int) -> None:
    """Take the cards of a row, which have just been refused with their whole group, to hand after all."""
    for kind in range(KINDS):
        for _ in range(count_in_row(row, kind)):
            state.removed[kind] -= 1
            open_to_hand(state, int(state.turn), kind)
