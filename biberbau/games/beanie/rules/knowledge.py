"""What a seat knows, and worlds that fit what it knows.

A hand is its owner's alone, and the stock is nobody's.  Everything else has happened in sight of all: which cards were
discarded and taken up again with the pile, and which beanies came out of melds.  A card that went to a hand in sight
stays known there until it is put down; a view holds that, as a player with perfect recall would.

The card that the player in turn has drawn from the stock is their secret, even once others have seen them put cards
down since: each of the cards that nobody knew to be in their hand is as likely to be the one.  Nothing else is ever
certain: who does not put a card down may have been able to.
"""

from __future__ import annotations

from biberbau.core.arrays import Generator
from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.dealing import shuffle, take_any
from biberbau.games.beanie.rules.cards import count_cards, lowest_card
from biberbau.games.beanie.state import CARDS, FROM_STOCK, NO_CARD, UNKNOWN, State

ALL_CARDS = (1 << CARDS) - 1


bookkeeping = bookkeeping_of(State)


@rule
def view(state: State, seat: int, seen: State) -> None:
    """Write to `seen` what `seat` knows; seat -1 knows what everybody knows."""
    bookkeeping.show(state, seat, seen)
    hidden = state.source == FROM_STOCK and seat != state.turn
    seen.drawn = UNKNOWN if hidden else state.drawn


@rule
def placed_cards(seen: State) -> int:
    """The cards that a view names: on the table and in hands."""
    placed = 0
    for place in range(seen.pile_count):
        placed |= 1 << int(seen.pile[place])
    for meld in range(seen.meld_count):
        placed |= int(seen.meld_cards[meld])
    for other in range(seen.seats):
        placed |= int(seen.hand[other])
    return placed


@rule
def list_pool(seen: State, rest: int) -> int:
    """Write the cards that are not placed into the stock's array, in order, and return how many they are."""
    left = 0
    while rest:
        seen.stock[left] = lowest_card(rest)
        rest &= rest - 1
        left += 1
    return left


@rule
def choose_drawn(seen: State, rng: Generator) -> None:
    """Decide which card the player in turn drew: one that nobody knew, in their hand still or put down since."""
    hidden = int(seen.hand[seen.turn]) & ~int(seen.known[seen.turn])
    chosen = next_below(rng, count_cards(hidden) + seen.laid_unseen)
    seen.drawn = NO_CARD
    while hidden:
        if chosen == 0:
            seen.drawn = lowest_card(hidden)
        hidden &= hidden - 1
        chosen -= 1


@rule
def redeal(seen: State, seat: int, rng: Generator) -> None:
    """Fill what the view leaves open, every consistent world equally likely."""
    left = list_pool(seen, ALL_CARDS & ~placed_cards(seen))
    for other in range(seen.seats):
        for _ in range(seen.hand_count[other] - count_cards(int(seen.hand[other]))):
            seen.hand[other] |= 1 << take_any(seen.stock, left, NO_CARD, rng)
            left -= 1
    shuffle(seen.stock, left, rng)
    if seen.drawn == UNKNOWN:
        choose_drawn(seen, rng)
