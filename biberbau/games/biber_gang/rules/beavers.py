"""What a beaver is worth, when it is frozen and when it may swim (section 4)."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.biber_gang.state import BEAVER, NO_CARD, OTHER_ROW, State


@rule
def beaver_value(state: State, seat: int, slot: int) -> int:
    """The value of a beaver in `slot`: the open number in its column, or NO_CARD while there is none (clause 4.1)."""
    partner = slot ^ OTHER_ROW
    if state.face_up[seat, partner] and state.display[seat, partner] != BEAVER:
        return int(state.display[seat, partner])
    return NO_CARD


@rule
def is_open_beaver(state: State, seat: int, slot: int) -> bool:
    """Whether a beaver lies face up in `slot`."""
    return bool(state.face_up[seat, slot] and state.display[seat, slot] == BEAVER)


@rule
def is_frozen(state: State, seat: int, slot: int) -> bool:
    """Whether `slot` belongs to a pair of beavers, both face up: neither may be swapped out (clause 4.4)."""
    return is_open_beaver(state, seat, slot) and is_open_beaver(state, seat, slot ^ OTHER_ROW)


@rule
def drawn_matches(state: State, seat: int, slot: int) -> bool:
    """Whether the drawn card has the value of the open beaver in `slot`, so that it may not be thrown out for it.

    A drawn beaver matches any value (clauses 4.3 and 4.6).
    """
    value = beaver_value(state, seat, slot)
    return value != NO_CARD and (state.drawn == value or state.drawn == BEAVER)
