"""What a seat knows, and worlds that fit what it knows.

A hand is its owner's alone.  Of a card under a thumb everybody sees the face, and only its owner whether it is
poisonous (clause 3.2).  A card that was laid open, or seen when a trick was taken, stays known for ever to those who
saw it (clauses 3.5, 6.2 and 8.2).  Who knows one twin knows the other.  A view holds all of this, as a player with
perfect recall would.

Nothing else is ever certain: whoever passes may have been able to do otherwise, and where the cards that a seat has
not seen lie among other hands and the stack, nothing that has happened restricts.
"""

from __future__ import annotations

from biberbau.core.arrays import Generator
from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.dealing import shuffle, take_any
from biberbau.games.daumen_drauf.constants import EXTRA_VALUES
from biberbau.games.daumen_drauf.memory import as_seen, known_cards
from biberbau.games.daumen_drauf.state import CARDS, COLOUR_STEP, COLOURS, NO_CARD, THUMBED, TRICK_SIZE, UNKNOWN, State

bookkeeping = bookkeeping_of(State)


@rule
def view(state: State, seat: int, seen: State) -> None:
    """Write to `seen` what `seat` knows; seat -1 knows what everybody knows."""
    bookkeeping.show(state, seat, seen)
    known = known_cards(state, seat)
    for place in range(TRICK_SIZE):
        seen.trick[place] = as_seen(int(state.trick[place]), known)
    for place in range(CARDS):
        seen.out[place] = as_seen(int(state.out[place]), known)


@rule
def certain_cards(seen: State) -> int:
    """The cards that a view names, as a set, bit by bit."""
    certain = 0
    for place in range(seen.trick_count):
        if seen.trick[place] < THUMBED:
            certain |= 1 << int(seen.trick[place])
    for place in range(seen.out_count):
        if seen.out[place] < THUMBED:
            certain |= 1 << int(seen.out[place])
    for other in range(seen.seats):
        for place in range(seen.hand_count[other]):
            if seen.hand[other, place] >= 0:
                certain |= 1 << int(seen.hand[other, place])
    return certain


@rule
def one_of_twins(face: int, certain: int, rng: Generator) -> int:
    """The card behind a face: the twin that is not yet placed, or either with equal chance."""
    card = 2 * face
    if certain >> card & 1:
        return card + 1
    if certain >> (card + 1) & 1:
        return card
    return card + next_below(rng, 2)


@rule
def settle_faces(seen: State, certain: int, rng: Generator) -> int:
    """Decide the head of every card of which only the face is known; return the set of all cards now placed.

    Whichever twin is chosen, as many cards are left for hands and stack, so each choice fits equally many worlds.
    """
    for place in range(seen.trick_count):
        if seen.trick[place] >= THUMBED:
            card = one_of_twins(int(seen.trick[place]) - THUMBED, certain, rng)
            seen.trick[place] = card
            certain |= 1 << card
    for place in range(seen.out_count):
        if seen.out[place] >= THUMBED:
            card = one_of_twins(int(seen.out[place]) - THUMBED, certain, rng)
            seen.out[place] = card
            certain |= 1 << card
    return certain


@rule
def list_pool(seen: State, certain: int) -> int:
    """Write the cards that are not placed into the stack's array, in order, and return how many they are."""
    left = 0
    for colour in range(COLOURS):
        first = COLOUR_STEP * colour
        for card in range(first, first + 2 * (seen.seats + EXTRA_VALUES)):
            seen.stack[left] = card
            left += 1 - (certain >> card & 1)
    for place in range(left, CARDS):
        seen.stack[place] = NO_CARD
    return left


@rule
def fill_hand(seen: State, seat: int, left: int, rng: Generator) -> int:
    """Deal pool cards to a hand that is not known and keep it in order; return how many cards are left."""
    for count in range(seen.hand_count[seat]):
        card = take_any(seen.stack, left, NO_CARD, rng)
        left -= 1
        place = count
        while place > 0 and seen.hand[seat, place - 1] > card:
            seen.hand[seat, place] = seen.hand[seat, place - 1]
            place -= 1
        seen.hand[seat, place] = card
    return left


@rule
def redeal(seen: State, seat: int, rng: Generator) -> None:
    """Fill what the view leaves open, every consistent world equally likely."""
    certain = settle_faces(seen, certain_cards(seen), rng)
    left = list_pool(seen, certain)
    for other in range(seen.seats):
        if seen.hand[other, 0] == UNKNOWN:
            left = fill_hand(seen, other, left, rng)
    shuffle(seen.stack, left, rng)
