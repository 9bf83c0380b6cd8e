"""What nobody knows: the order of the deck, and what lies face down on the displays (clause 2.1)."""

from __future__ import annotations

from biberbau.core.arrays import Generator
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.dealing import shuffle
from biberbau.games.biber_gang.state import NO_CARD, SLOTS, State


@rule
def is_hidden(state: State, seat: int, slot: int) -> bool:
    """Whether a card lies face down in a slot; before the deal none does."""
    return bool(not state.face_up[seat, slot] and state.display[seat, slot] != NO_CARD)


@rule
def gather_hidden(state: State, count: int) -> int:
    """Write the face-down cards behind the first `count` of the deck's array; return how many cards stand there."""
    for seat in range(state.seats):
        for slot in range(SLOTS):
            if is_hidden(state, seat, slot):
                state.deck[count] = state.display[seat, slot]
                count += 1
    return count


@rule
def lay_hidden(state: State, count: int) -> None:
    """Lay the last of the `count` cards in the deck's array face down again."""
    for seat in range(state.seats):
        for slot in range(SLOTS):
            if is_hidden(state, seat, slot):
                count -= 1
                state.display[seat, slot] = state.deck[count]
                state.deck[count] = NO_CARD


@rule
def shuffle_unseen(state: State, rng: Generator) -> int:
    """Shuffle the deck together with the face-down cards; after a reshuffle each by itself (`biberbau.core.unseen`).

    Which kinds a deck holds that was made of discards everybody knows (clause 3.9).
    """
    deck = int(state.deck_count)
    count = gather_hidden(state, deck)
    if state.reshuffled:
        shuffle(state.deck, deck, rng)
        for unordered in range(count - deck, 1, -1):
            chosen = deck + next_below(rng, unordered)
            card = state.deck[chosen]
            state.deck[chosen] = state.deck[deck + unordered - 1]
            state.deck[deck + unordered - 1] = card
    else:
        shuffle(state.deck, count, rng)
    lay_hidden(state, count)
    return count
