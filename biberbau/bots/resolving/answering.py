"""What comes of each action of a decision where all that can follow is solved, compiled.

The game begins at the decision and not before it: what a seat did until then tells of its hand as much as belief says
(`biberbau.bots.contract.belief`), as it does where playouts price actions.  For there who did it was no perfect player.
From there on the other does what the solution does all in all, and who decides answers that as well as can be.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.contract.belief import plausibility
from biberbau.bots.resolving.arrays import Arrays, Numbers, Table
from biberbau.bots.resolving.openness import look_through
from biberbau.bots.resolving.regrets import iterate, open_books, settle_down
from biberbau.bots.resolving.solving import ITERATIONS, fitting_worlds
from biberbau.bots.resolving.tree import END, grow, settled, situation_of
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.contract import apply, is_over
from biberbau.core.keeping import Keeper

KEPT_BY: Final = (Keeper("biberbau.bots.resolving.answering"),)
"""Code that uses this module is specialised as this is."""

TREMBLE: Final = 0.001
"""How likely either seat does anything at all: what a mistake costs hangs on how the other answers it."""
NEARLY: Final = 1e-9
"""What is better by less is as good: the last bits of a sum are each processor's own."""
FINE: Final = 1 << 30
"""A world, or an action, is drawn in such small steps."""

States = npt.NDArray[Any]
Generator = npt.NDArray[np.uint64]


@rule
def solve_decision(seen: States, arrays: Arrays, seat: int, room: int, trust: float) -> int:
    """Solve the game that begins with the view `seen[0]` of `seat`; return the number of its situation.

    `trust` is how far belief is trusted.  -1 where the game is larger than `room` nodes, or cannot be told.
    """
    worlds = fitting_worlds(seen, arrays, seat, 0, room)
    # This is another game than the one that is solved for play, which begins earlier if it can.
    arrays.solved[0] = 0
    if worlds == 0 or not grow(arrays, worlds):
        return -1
    open_books(arrays, worlds)
    if arrays.used[3]:
        look_through(arrays)
    else:
        believe(arrays, worlds, trust)
        iterate(arrays, 0, ITERATIONS, TREMBLE)
    settle_down(arrays)
    answer(arrays, seat)
    return situation_of(seen, arrays)


@rule
def believe(arrays: Arrays, worlds: int, trust: float) -> None:
    """Say of each world how likely either seat would have come to it by what it did before."""
    if trust <= 0.0:
        return
    for world in range(worlds):
        for seat in range(2):
            arrays.states[2] = arrays.worlds[world]
            arrays.reach[world, 1 - seat] = plausibility(arrays.states[2], seat) ** trust


@rule
def answer(arrays: Arrays, seat: int) -> None:
    """Have a seat do what is best against what the other does, all in all.

    What is best before hangs on what is done behind it, so it is looked for again until nothing changes: behind the
    last choice it is right at once, behind the one before at the second time, and so on.
    """
    worth, chances, best = arrays.worth, arrays.chances, arrays.hunches
    situations, firsts, slots, seats = arrays.situation, arrays.first, arrays.slots, arrays.seats
    sign = 1.0 if seat == 0 else -1.0
    for _ in range(len(arrays.states)):
        best[: int(slots[arrays.used[1]])] = 0.0
        for node in range(arrays.used[0] - 1, -1, -1):
            situation = int(situations[node])
            if situation < 0:
                continue
            slot, first = int(slots[situation]), int(firsts[node])
            total = 0.0
            for index in range(int(slots[situation + 1]) - slot):
                total += chances[slot + index] * worth[first + index]
                if seats[situation] == seat:
                    best[slot + index] += sign * arrays.reach[node, 1 - seat] * worth[first + index]
            worth[node] = total
        changed = False
        for situation in range(arrays.used[1]):
            if seats[situation] != seat:
                continue
            first, last = int(slots[situation]), int(slots[situation + 1])
            taken = first
            for slot in range(first, last):
                if best[slot] > best[taken] + NEARLY:
                    taken = slot
            if chances[taken] < 1.0:
                changed = True
                for slot in range(first, last):
                    chances[slot] = 0.0
                chances[taken] = 1.0
        if not changed:
            return


@rule
def drawn(chances: Numbers, first: int, last: int, rng: Generator) -> int:
    """Draw a place from the first to before the last, each as likely as its share."""
    total = 0.0
    for place in range(first, last):
        total += chances[place]
    left = total * next_below(rng, FINE) / FINE
    place = first
    while place < last - 1 and left >= chances[place]:
        left -= chances[place]
        place += 1
    return place


@rule
def play_solved(
    arrays: Arrays,
    nodes: Table,
    likely: Numbers,
    racing: Table,
    rng: Generator,
    outcomes: npt.NDArray[np.float64],
    ended: npt.NDArray[np.bool_],
) -> None:
    """Play the actions `racing`, by number in their situation, on from as many worlds as `outcomes` has rows.

    The worlds of the situation are the `nodes`, each `likely` in parts of any size.  Written are, by world and action,
    what the round was worth to either seat, and whether it ended the match, as `biberbau.bots.pricing.playing` does.
    """
    states, actions, values = arrays.states, arrays.actions, arrays.values
    for world in range(len(outcomes)):
        root = int(nodes[drawn(likely, 0, len(nodes), rng)])
        dice = rng[0]
        for place in range(len(racing)):
            rng[0] = dice
            states[2] = arrays.worlds[root]
            node, index, seat = root, int(racing[place]), settled(states[2], actions, values)
            while seat != END:
                slot = int(arrays.slots[arrays.situation[node]])
                apply(states[2], seat, int(arrays.choices[slot + index]))
                node = int(arrays.first[node]) + index
                seat = settled(states[2], actions, values)
                if seat != END:
                    slot = int(arrays.slots[arrays.situation[node]])
                    index = drawn(arrays.chances, slot, int(arrays.slots[arrays.situation[node] + 1]), rng) - slot
            for other in range(2):
                outcomes[world, place, other] = values[other]
            ended[world, place] = is_over(states[2])
