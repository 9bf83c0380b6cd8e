"""Which card is higher than the last shown one, and which is its twin (sections 4 and 5)."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.daumen_drauf.state import COLOUR_STEP, State


@rule
def last_shown(state: State) -> int:
    """The card shown last in this trick; there must be one.  A parry ends the trick, so this is the last to come."""
    return int(state.trick[state.trick_count - 1])


@rule
def is_higher(state: State, card: int, last: int) -> bool:
    """Whether `card` beats `last`: a colour new to the trick, or a larger number in its colour (clauses 4.2 to 4.4).

    Shows climb, so the last shown card always has the strongest colour so far and any other known colour is weaker.
    """
    colour = card // COLOUR_STEP
    return bool((state.rank[colour] == 0) | ((colour == last // COLOUR_STEP) & ((card >> 1) > (last >> 1))))


@rule
def holds(state: State, seat: int, card: int) -> bool:
    """Whether a card is in the hand of a seat."""
    found = False
    for place in range(state.hand_count[seat]):
        found |= state.hand[seat, place] == card
    return bool(found)


@rule
def may_parry(state: State, seat: int) -> bool:
    """Whether a seat holds the twin of the last shown card (clause 5.1)."""
    return holds(state, seat, last_shown(state) ^ 1)
