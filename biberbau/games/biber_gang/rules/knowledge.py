"""What a seat knows, and worlds that fit what it knows.

Nobody sees a face-down card of a display, its owner neither (clause 2.1); the order of the deck is nobody's; a card
drawn from the deck is its drawer's alone until they have decided (clause 3.8).  Discards were all seen once, and a view
keeps them as a player with perfect recall would.
"""

from __future__ import annotations

from biberbau.core.arrays import Generator
from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.dealing import shuffle, take_any
from biberbau.games.biber_gang import numbering, phases
from biberbau.games.biber_gang.constants import MAX_SEATS
from biberbau.games.biber_gang.state import (
    CHOSEN,
    DECK,
    DECK_SIZE,
    FROM_DECK,
    KINDS,
    NO_CARD,
    NOT_CHOSEN,
    SLOTS,
    UNKNOWN,
    State,
)

bookkeeping = bookkeeping_of(State)


@rule
def view(state: State, seat: int, seen: State) -> None:
    """Write to `seen` what `seat` knows; seat -1 knows what everybody knows."""
    bookkeeping.show(state, seat, seen)
    secret_draw = state.drawn != NO_CARD and state.drawn_from == FROM_DECK and state.turn != seat
    seen.drawn = UNKNOWN if secret_draw else state.drawn
    for other in range(MAX_SEATS):
        secret_opening = state.phase == phases.OPENING and other != seat and state.opening[other] != NOT_CHOSEN
        seen.opening[other] = CHOSEN if secret_opening else state.opening[other]
        for slot in range(SLOTS):
            seen.display[other, slot] = state.display[other, slot]
    for other in range(state.seats):
        for slot in range(SLOTS):
            card = state.display[other, slot]
            seen.display[other, slot] = card if state.face_up[other, slot] else UNKNOWN


@rule
def clear_scratch(seen: State) -> None:
    """Leave no trace of a redeal's counting in the record."""
    for kind in range(KINDS):
        seen.scratch[kind] = 0


@rule
def count_unseen(seen: State) -> None:
    """Count in `scratch`, by kind, the cards that a view does not show."""
    for kind in range(KINDS):
        seen.scratch[kind] = DECK[kind]
    for place in range(seen.discard_count):
        seen.scratch[seen.discard[place]] -= 1
    if seen.drawn >= 0:
        seen.scratch[seen.drawn] -= 1
    for other in range(seen.seats):
        for slot in range(SLOTS):
            if seen.face_up[other, slot]:
                seen.scratch[seen.display[other, slot]] -= 1


@rule
def set_recycled_apart(seen: State, sign: int) -> None:
    """Take the kinds known to be in the deck out of `scratch` (sign -1), or put them in (sign 1)."""
    for kind in range(KINDS):
        seen.scratch[kind] += sign * seen.recycled[kind]
    if seen.drawn >= 0 and seen.drawn_from == FROM_DECK:
        seen.scratch[seen.drawn] -= sign


@rule
def list_pool(seen: State) -> int:
    """Write the cards that `scratch` counts into the deck's array, in order, and return how many they are."""
    left = 0
    for kind in range(KINDS):
        for _ in range(seen.scratch[kind]):
            seen.deck[left] = kind
            left += 1
    return left


@rule
def fill_displays(seen: State, left: int, rng: Generator) -> int:
    """Deal pool cards to every face-down place; return how many cards are left in the pool."""
    for other in range(seen.seats):
        for slot in range(SLOTS):
            if seen.display[other, slot] == UNKNOWN:
                seen.display[other, slot] = take_any(seen.deck, left, NO_CARD, rng)
                left -= 1
    return left


@rule
def order_deck(seen: State, left: int, rng: Generator) -> None:
    """Shuffle the `left` cards of the deck's array and clear the rest of it."""
    shuffle(seen.deck, left, rng)
    for place in range(left, DECK_SIZE):
        seen.deck[place] = NO_CARD


@rule
def redeal(seen: State, seat: int, rng: Generator) -> None:
    """Fill what the view leaves open, every consistent world equally likely.

    Before a reshuffle every unseen card may lie anywhere.  After one, the deck and a card secretly drawn from it are
    known by kind (`recycled`), and the face-down cards of the displays are the rest.
    """
    count_unseen(seen)
    if seen.reshuffled:
        set_recycled_apart(seen, -1)
        fill_displays(seen, list_pool(seen), rng)
        clear_scratch(seen)
        set_recycled_apart(seen, 1)
        left = list_pool(seen)
    else:
        left = fill_displays(seen, list_pool(seen), rng)
    if seen.drawn == UNKNOWN:
        seen.drawn = take_any(seen.deck, left, NO_CARD, rng)
        left -= 1
    order_deck(seen, left, rng)
    for other in range(seen.seats):
        if seen.opening[other] == CHOSEN:
            seen.opening[other] = next_below(rng, len(numbering.OPENING_PAIRS))
    clear_scratch(seen)
