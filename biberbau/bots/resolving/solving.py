"""A small game solved, compiled: from a view to the situation in which the solution says what to do."""

from __future__ import annotations

from typing import Any, Final

import numpy.typing as npt

from biberbau.bots.resolving.arrays import Arrays
from biberbau.bots.resolving.openness import look_through
from biberbau.bots.resolving.regrets import iterate, likelihood, open_books, settle_down
from biberbau.bots.resolving.tree import grow, situation_of, size
from biberbau.bots.resolving.worlds import begin, keep_related, key_of_all, list_worlds
from biberbau.core.chance import seed_generator
from biberbau.core.compilation import rule
from biberbau.core.keeping import Keeper

KEPT_BY: Final = (Keeper("biberbau.bots.resolving.solving"),)
"""Code that uses this module is specialised as this is."""

ITERATIONS: Final = 16
"""How often each seat learns; what could still be won from both together is then some hundredths of a point."""
PROBES: Final = 200
"""Ways through a game by which its size is estimated."""
DICE: Final = 1
"""Everybody throws the same dice, so that all who ask solve the same game."""
CALM: Final = 0.0
"""Nobody's hand trembles: who plays goes where the solution goes."""
HARDLY: Final = 0.03
"""A situation to which the solution comes less often has hardly been learned: somebody has made a mistake."""

States = npt.NDArray[Any]


@rule
def fitting_worlds(seen: States, arrays: Arrays, seat: int, steps: int, room: int) -> int:
    """List the worlds of the game that begins so many choices before the view `seen[0]` of `seat`.

    Returned is their number, or 0 where there is no such game or its tree seems to have more than `room` nodes.
    """
    seed_generator(arrays.rng, DICE)
    if begin(seen, arrays, seat, steps) < steps:
        return 0
    # How many dice that took hangs on who asks.
    seed_generator(arrays.rng, DICE)
    found = list_worlds(arrays)
    if found > 0:
        found = keep_related(arrays, found)
    if found == 0:
        return 0
    nodes = size(arrays, found, PROBES)
    return found if 0 < nodes <= room else 0


@rule
def solve(arrays: Arrays, worlds: int) -> bool:
    """Solve the game of so many worlds; False if there is no room for its tree.

    The solution stays in the arrays, and the same game is not solved again.
    """
    key = key_of_all(arrays, worlds)
    if arrays.solved[0] == key:
        return True
    arrays.solved[0] = 0
    if not grow(arrays, worlds):
        return False
    if arrays.used[3]:
        look_through(arrays)
    else:
        open_books(arrays, worlds)
        iterate(arrays, 0, ITERATIONS, CALM)
        settle_down(arrays)
    arrays.solved[0] = key
    return True


@rule
def resolve(seen: States, arrays: Arrays, seat: int, room: int) -> int:
    """Solve the game that begins as far back as it fits into `room` nodes; -1 if none does, or knows the view.

    Returned is the number of the situation in which `seat` has the view `seen[0]`; the arrays say what to do in it.
    After a mistake, its own or another's, the game begins behind it.
    """
    steps = 0
    while fitting_worlds(seen, arrays, seat, steps, room) > 0:
        steps += 1
    while steps > 0:
        steps -= 1
        worlds = fitting_worlds(seen, arrays, seat, steps, room)
        if worlds > 0 and solve(arrays, worlds):
            situation = situation_of(seen, arrays)
            if situation < 0 or arrays.used[3] or likelihood(arrays, situation) >= HARDLY:
                return situation
    return -1
