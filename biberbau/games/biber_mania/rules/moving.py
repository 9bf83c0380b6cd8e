"""Moving cards: the verbs, and what everybody comes to know of a hand by them.

Everybody sees a card that comes into a hand from an open place, and every card that leaves a hand.  So everybody knows
some cards of a hand for certain, and how many others there are (`unseen`).  A card that leaves is one of the known ones
if there is one of its kind.

When a seat is asked for a kind and has none, the cards of its hand are not of this kind; only unseen cards that come
later may be.  Which of a hand's unseen cards a later discard was does not tell itself, so this is kept as a list, the
longest ago first: of the unseen cards, at most `asked_room` are of this kind or a later one of the list.  An unseen
card that comes makes room in every entry.  A card that leaves, if it was not a known one and is of some entry's kind,
must have come after that entry, so it takes room from it and all before it.  An entry whose room is not less than the
unseen cards tells nothing more, and never will.
"""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.biber_mania import groups, options
from biberbau.games.biber_mania.combinations import ACTION, COMBINATIONS, COPIES, JOKER_COUNT, NUMBERS, OTHER
from biberbau.games.biber_mania.kinds import BODYGUARD, JOKER, PARTY_BEAVER, VALUES
from biberbau.games.biber_mania.state import CARD_BITS, GROUP_START, GUARDED, NO_CARD, State

judge_group = rule(groups.judge_group)


@rule
def count_in_row(row: int, kind: int) -> int:
    """How many cards of a kind are in a row of `COMBINATIONS`."""
    if kind < VALUES:
        return int(COMBINATIONS[row, COPIES]) if COMBINATIONS[row, NUMBERS] >> kind & 1 else 0
    if kind == JOKER:
        return int(COMBINATIONS[row, JOKER_COUNT])
    return int(COMBINATIONS[row, ACTION] == kind)


@rule
def open_to_hand(state: State, seat: int, kind: int) -> None:
    """A hand gets a card that everybody sees."""
    state.hand[seat, kind] += 1
    state.known[seat, kind] += 1
    state.hand_count[seat] += 1


@rule
def deck_to_hand(state: State, seat: int) -> None:
    """A hand gets the next card of the draw pile, unseen by the others."""
    state.deck_count -= 1
    kind = state.deck[state.deck_count]
    state.deck[state.deck_count] = NO_CARD
    state.hand[seat, kind] += 1
    state.hand_count[seat] += 1
    state.unseen[seat] += 1
    state.lacks[seat] = 0
    if state.asked_count[seat] > 0:
        make_room(state, seat)


@rule
def stock_to_hand(state: State, seat: int, kind: int) -> None:
    """A hand gets a card of the stock."""
    state.stock[kind] -= 1
    state.stock_count -= 1
    open_to_hand(state, seat, kind)


@rule
def display_to_hand(state: State, seat: int, kind: int) -> None:
    """A hand gets a card of the display."""
    state.display[kind] -= 1
    state.display_count -= 1
    open_to_hand(state, seat, kind)


@rule
def leave_hand(state: State, seat: int, kind: int) -> None:
    """A card leaves a hand for all to see."""
    state.hand[seat, kind] -= 1
    state.hand_count[seat] -= 1
    if state.known[seat, kind] > 0:
        state.known[seat, kind] -= 1
    else:
        state.unseen[seat] -= 1
        if state.asked_count[seat] > 0:
            take_room(state, seat, kind)


@rule
def make_room(state: State, seat: int) -> None:
    """An unseen card has come to a hand: it may be of any kind that was asked for before."""
    for entry in range(state.asked_count[seat]):
        state.asked_room[seat, entry] += 1
    forget_answers(state, seat)


@rule
def take_room(state: State, seat: int, kind: int) -> None:
    """A card that nobody had seen has left a hand: it had come after its kind was asked for."""
    last = int(state.asked_count[seat]) - 1
    while last >= 0 and state.asked_kind[seat, last] != kind:
        last -= 1
    for entry in range(last + 1):
        state.asked_room[seat, entry] -= 1
    forget_answers(state, seat)


@rule
def forget_answers(state: State, seat: int) -> None:
    """Drop the entries that tell nothing more, as long as none before them does."""
    unseen = max(int(state.unseen[seat]), 1)
    while state.asked_count[seat] > 0 and state.asked_room[seat, 0] >= unseen:
        drop_answer(state, seat, 0)


@rule
def drop_answer(state: State, seat: int, entry: int) -> None:
    """Take an entry out of the list."""
    last = state.asked_count[seat] - 1
    for place in range(entry, last):
        state.asked_kind[seat, place] = state.asked_kind[seat, place + 1]
        state.asked_room[seat, place] = state.asked_room[seat, place + 1]
    state.asked_kind[seat, last] = NO_CARD
    state.asked_room[seat, last] = 0
    state.asked_count[seat] = last


@rule
def note_lack(state: State, seat: int, kind: int) -> None:
    """Everybody has learnt that a hand has no card of a kind (clauses 5.3 and 5.8).

    If the kind stood in the list already, what the old entry said of the later ones is kept in the next one.
    """
    state.lacks[seat] |= 1 << kind
    count = int(state.asked_count[seat])
    for entry in range(count):
        if state.asked_kind[seat, entry] == kind:
            if entry + 1 < count:
                room = min(state.asked_room[seat, entry], state.asked_room[seat, entry + 1])
                state.asked_room[seat, entry + 1] = room
            drop_answer(state, seat, entry)
            break
    count = int(state.asked_count[seat])
    state.asked_kind[seat, count] = kind
    state.asked_room[seat, count] = 0
    state.asked_count[seat] = count + 1


@rule
def lay_on_pile(state: State, seat: int, card: int) -> None:
    """Lay a card, a kind with its marks, onto a pile."""
    state.pile[seat, state.pile_count[seat]] = card
    state.pile_count[seat] += 1


@rule
def remove_top_group(state: State, seat: int) -> None:
    """Clear the top group away; what lies under it comes to light."""
    first = state.top_first[seat]
    for place in range(first, state.pile_count[seat]):
        state.pile[seat, place] = NO_CARD
    state.pile_count[seat] = first
    uncover(state, seat)


@rule
def uncover(state: State, seat: int) -> None:
    """Find and judge the group that is now on top."""
    first = int(state.pile_count[seat])
    if first > 0:
        first -= 1
        while not state.pile[seat, first] & GROUP_START:
            first -= 1
    state.top_first[seat] = first
    judge_top(state, seat)


@rule
def judge_top(state: State, seat: int) -> None:
    """Note what the top group counts as now."""
    first = state.top_first[seat]
    last = state.pile_count[seat]
    shape, value = judge_group(state.pile[seat], first, last, CARD_BITS)
    state.top_size[seat] = last - first
    if is_protected(state, seat, first, last):
        shape = OTHER
        value = -1
    state.top_kind[seat] = shape
    state.top_value[seat] = value


@rule
def is_protected(state: State, seat: int, first: int, last: int) -> bool:
    """Whether a group is protected from stabs (clauses 4.7 and 9.9)."""
    if first >= last or not state.pile[seat, first] & GUARDED:
        return False
    if not state.options[options.GUARD_PRESENT]:
        return True
    for place in range(first, last):
        kind = state.pile[seat, place] & CARD_BITS
        if kind in (BODYGUARD, PARTY_BEAVER):
            return True
    return False


@rule
def steal_from_pile(state: State, seat: int, kind: int) -> None:
    """Take one card of a kind out of the top group; the others close up."""
    place = int(state.top_first[seat])
    last = int(state.pile_count[seat]) - 1
    while (state.pile[seat, place] & CARD_BITS) != kind:
        place += 1
    if place == state.top_first[seat] and place < last:
        state.pile[seat, place + 1] |= GROUP_START
    while place < last:
        state.pile[seat, place] = state.pile[seat, place + 1]
        place += 1
    state.pile[seat, last] = NO_CARD
    state.pile_count[seat] = last
    if state.top_first[seat] == last:
        uncover(state, seat)
    else:
        judge_top(state, seat)
