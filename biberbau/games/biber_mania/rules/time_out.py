"""What a clock does: this game's side of `biberbau.core.time_out` (clause 9.19)."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.biber_mania import numbering, phases
from biberbau.games.biber_mania.combinations import ALONE, ONLY_JOKERS, SETS
from biberbau.games.biber_mania.kinds import ACTIONS, MOST_COPIES, VALUES
from biberbau.games.biber_mania.rules.checks import check
from biberbau.games.biber_mania.state import State


@rule
def clock_action(state: State, seat: int) -> int:
    """Lay the cheapest single card, take and wish for nothing, and choose the first of what must be chosen."""
    if state.phase == phases.DISCARDING:
        return cheapest_card(state, seat)
    if check(state, seat, numbering.REFUSE) == 0:
        return numbering.REFUSE
    if check(state, seat, numbering.NO_WISH) == 0:
        return numbering.NO_WISH
    for action in range(numbering.STAB, numbering.MAX_ACTIONS):
        if check(state, seat, action) == 0:
            return action
    return -1


@rule
def cheapest_card(state: State, seat: int) -> int:
    """The lowest number alone, else an action card, else a joker; -1 for a seat that is not to discard."""
    for value in range(VALUES):
        if check(state, seat, numbering.DISCARD + SETS + MOST_COPIES * value) == 0:
            return numbering.DISCARD + SETS + MOST_COPIES * value
    for action in range(ACTIONS):
        if check(state, seat, numbering.DISCARD + ALONE + action) == 0:
            return numbering.DISCARD + ALONE + action
    return numbering.DISCARD + ONLY_JOKERS if check(state, seat, numbering.DISCARD + ONLY_JOKERS) == 0 else -1
