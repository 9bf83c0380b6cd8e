"""What a seat knows, and worlds that fit what it knows.

A hand is its owner's alone, and nobody knows the order of the draw pile.  Everything else is public, and so is what
everybody can conclude: which cards of a hand came from open places, and which kinds a hand lacked when it was asked
(`moving`).  A view holds all of this, as a player with perfect recall would; of another hand it shows the known cards.

A redealt world puts the cards that are nowhere seen into the hands and the draw pile.  Where no hand was asked in
vain, every arrangement is equally likely, for it is a plain shuffle.  Where some were, the shuffle is followed by a
chain of exchanges of two cards, each made unless it breaks what is known: a Metropolis chain with symmetric proposals
(Metropolis et al. 1953), whose stationary distribution is uniform over all arrangements that fit.
"""

from __future__ import annotations

from typing import Final

from biberbau.core.arrays import Generator
from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.dealing import shuffle
from biberbau.games.biber_mania import phases
from biberbau.games.biber_mania.kinds import KINDS
from biberbau.games.biber_mania.rules.setup import copies_of
from biberbau.games.biber_mania.state import CARD_BITS, NO_CARD, NOBODY, State

EXCHANGES: Final = 3
"""Exchanges in the chain for each unseen card of a hand, after the first arrangement that fits."""
COUNT_BITS: Final = 5
"""No kind has more than `MOST_COPIES` cards, so each can be counted in so many bits."""
PACKED: Final = 12
"""So many kinds are counted in one word."""
MOST_EXCHANGES: Final = 20_000
"""So many are tried to reach an arrangement that fits; tests have not met one that took a tenth of it."""


view = bookkeeping_of(State).show
"""All that a seat knows follows from the declaration of the record."""


@rule
def is_hidden(seen: State, seat: int, other: int) -> bool:
    """Whether a view of `seat` lacks cards of another hand."""
    return bool(other != seat and seen.phase < phases.ROUND_OVER and seen.unseen[other] > 0)


@rule
def count_on_piles(seen: State) -> tuple[int, int]:
    """How many cards of each kind lie on piles: the first `PACKED` kinds, so many bits for each, and the others."""
    low = 0
    high = 0
    for seat in range(seen.seats):
        for place in range(seen.pile_count[seat]):
            kind = int(seen.pile[seat, place]) & CARD_BITS
            if kind < PACKED:
                low += 1 << COUNT_BITS * kind
            else:
                high += 1 << COUNT_BITS * (kind - PACKED)
    return low, high


@rule
def list_pool(seen: State) -> int:
    """Write the cards that are nowhere seen into the draw pile's array, by kind; return how many they are."""
    low, high = count_on_piles(seen)
    count = 0
    for kind in range(KINDS):
        left = copies_of(seen.options, kind) - seen.display[kind] - seen.stock[kind] - seen.removed[kind]
        for seat in range(seen.seats):
            left -= seen.hand[seat, kind]
        piled = low >> COUNT_BITS * kind if kind < PACKED else high >> COUNT_BITS * (kind - PACKED)
        left -= piled & ((1 << COUNT_BITS) - 1)
        for _ in range(left):
            seen.deck[count] = kind
            count += 1
    return count


@rule
def pool_to_hands(seen: State, seat: int, count: int) -> int:
    """Deal the cards behind the draw pile to the hands that are hidden; return which of these were asked in vain."""
    asked = 0
    place = int(seen.deck_count)
    for other in range(seen.seats):
        if is_hidden(seen, seat, other):
            for _ in range(seen.unseen[other]):
                seen.hand[other, seen.deck[place]] += 1
                place += 1
            if seen.asked_count[other] > 0:
                asked |= 1 << other
    return asked


@rule
def excess(seen: State, seat: int) -> int:
    """How many unseen cards of a hand contradict what is known of it (see `moving`)."""
    total = 0
    worst = 0
    for entry in range(seen.asked_count[seat] - 1, -1, -1):
        kind = seen.asked_kind[seat, entry]
        total += seen.hand[seat, kind] - seen.known[seat, kind]
        if total > seen.asked_room[seat, entry]:
            worst += total - seen.asked_room[seat, entry]
    return worst


@rule
def owner_of(seen: State, seat: int, place: int) -> int:
    """The hidden hand that a place of the pool belongs to, or NOBODY for the draw pile."""
    first = int(seen.deck_count)
    if place < first:
        return NOBODY
    for other in range(seen.seats):
        if is_hidden(seen, seat, other):
            first += seen.unseen[other]
            if place < first:
                return other
    return NOBODY


@rule
def exchange(seen: State, seat: int, place: int, other_place: int) -> int:
    """Exchange two cards of the pool unless that makes the hands contradict more; return the change of the excess."""
    card = seen.deck[place]
    other_card = seen.deck[other_place]
    owner = owner_of(seen, seat, place)
    other_owner = owner_of(seen, seat, other_place)
    if card == other_card or owner == other_owner:
        return 0
    before = 0
    after = 0
    if owner != NOBODY:
        before += excess(seen, owner)
        seen.hand[owner, card] -= 1
        seen.hand[owner, other_card] += 1
        after += excess(seen, owner)
    if other_owner != NOBODY:
        before += excess(seen, other_owner)
        seen.hand[other_owner, other_card] -= 1
        seen.hand[other_owner, card] += 1
        after += excess(seen, other_owner)
    if after <= before:
        seen.deck[place] = other_card
        seen.deck[other_place] = card
        return after - before
    if owner != NOBODY:
        seen.hand[owner, card] += 1
        seen.hand[owner, other_card] -= 1
    if other_owner != NOBODY:
        seen.hand[other_owner, other_card] += 1
        seen.hand[other_owner, card] -= 1
    return 0


@rule
def settle_hands(seen: State, seat: int, count: int, rng: Generator) -> None:
    """Exchange cards of the pool until the hands fit what is known, and then some more."""
    left = 0
    for other in range(seen.seats):
        if is_hidden(seen, seat, other):
            left += excess(seen, other)
    first = int(seen.deck_count)
    hidden = count - first
    tries = 0
    while left > 0 and tries < MOST_EXCHANGES:
        left += exchange(seen, seat, first + next_below(rng, hidden), next_below(rng, count))
        tries += 1
    for _ in range(EXCHANGES * hidden):
        exchange(seen, seat, first + next_below(rng, hidden), next_below(rng, count))


@rule
def redeal(seen: State, seat: int, rng: Generator) -> None:
    """Fill what the view leaves open, every consistent world equally likely."""
    count = list_pool(seen)
    shuffle(seen.deck, count, rng)
    if pool_to_hands(seen, seat, count):
        settle_hands(seen, seat, count, rng)
    for place in range(seen.deck_count, count):
        seen.deck[place] = NO_CARD
