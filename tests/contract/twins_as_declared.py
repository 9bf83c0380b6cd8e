"""What a seat may not know in a game from outside the tree, of which nobody has said it a second time.

Cards that no view of the seat names in a whole stretch are exchanged.  Everybody sees whether a round goes on and that
an action is possible, so a world in which the stretch could not have been played is no twin.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy.typing as npt

from biberbau.core.match import Match
from biberbau.core.plain.zones import zones_of
from biberbau.core.state import Holds, State
from tests.contract.stretches import Stretch, original_of

TRIES = 20


def declared_twin(stretch: Stretch, seat: int | None, random: Random) -> Match:
    """Return a twin of the stretch's first state; the same state where none is found."""
    hidden = never_named(stretch, seat)
    for _ in range(TRIES):
        twin = original_of(stretch)
        mixed = random.sample(hidden, len(hidden))
        exchange(twin, dict(zip(hidden, mixed, strict=True)))
        if can_be_played(stretch, Match(twin.game, twin.states.copy(), original_of(stretch).stream)):
            return twin
    return original_of(stretch)


def cells(state: type[State], states: npt.NDArray[Any]) -> list[npt.NDArray[Any]]:
    """Return the places of all zones of one record, to be read and written; a single card is a zone with one place."""
    return [states[name].reshape(-1) for name, field in zones_of(state).items() if field.holds is Holds.PLACES]


def never_named(stretch: Stretch, seat: int | None) -> list[int]:
    """Return the cards that the seat has not seen at any moment of a stretch."""
    match, named = original_of(stretch), set()
    for step in range(len(stretch.actions) + 1):
        for zone in cells(match.game.state, match.view(seat).data):
            named |= set(zone.tolist())
        if step < len(stretch.actions):
            match.apply(*stretch.actions[step])
    lie = {code for zone in cells(match.game.state, stretch.start.states) for code in zone.tolist() if code >= 0}
    return sorted(lie - named)


def exchange(match: Match, becomes: dict[int, int]) -> None:
    """Let each card of a whole state become another."""
    for zone in cells(match.game.state, match.states):
        zone[:] = [becomes.get(code, code) for code in zone.tolist()]


def can_be_played(stretch: Stretch, match: Match) -> bool:
    """Whether the actions of a stretch are legal in a match, and its round ends where that of the stretch does."""
    for number, (seat, action) in enumerate(stretch.actions):
        if match.round_over or match.check(seat, action) is not None:
            return False
        match.apply(seat, action)
        last = number + 1 == len(stretch.actions)
        if match.round_over != (last and stretch.end.round_over):
            return False
    return True
