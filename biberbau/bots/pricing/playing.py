"""Prices, compiled: actions played through the same worlds, and states played out from with open cards."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.bots.contract.habits import habitual_action
from biberbau.bots.search.arrays import Arrays
from biberbau.bots.search.tree import add_node, deal_world, first_of, go, play_out, settle
from biberbau.core.chance import seed_generator
from biberbau.core.compilation import rule
from biberbau.core.contract import MAX_ACTIONS, apply, begin_round, is_over, open_match, redeal
from biberbau.core.unseen import shuffle_unseen

States = npt.NDArray[Any]
Generator = npt.NDArray[np.uint64]
Values = npt.NDArray[np.float64]

NOTHING_DONE = -1
"""In place of an action: what is worth the state itself."""


@rule
def open_root(seen: States, arrays: Arrays, seat: int) -> None:
    """Make the root of a new tree: what `seat` may do on the view `seen[0]`, its habitual action first."""
    arrays.world[0] = seen[0]
    redeal(arrays.world[0], seat, arrays.rng)
    add_node(arrays.nodes, arrays.edges, arrays.used, arrays.world[0], seat, arrays.actions, arrays.rng)


@rule
def price(
    seen: States,
    arrays: Arrays,
    seat: int,
    tuning: Values,
    racing: npt.NDArray[np.int32],
    believed: float,
    dealt: np.uint64,
    outcomes: npt.NDArray[np.float64],
    ended: npt.NDArray[np.bool_],
) -> tuple[float, np.uint64]:
    """Play the root's edges `racing` through as many more worlds as `outcomes` has rows, all with the same dice.

    Written are, by world and edge, what the round was worth to each seat, and whether it ended the match.  The tree has
    its root already.  `believed` and `dealt` are as in `deal_world`, and returned for the next call.
    """
    seats = outcomes.shape[2]
    for world in range(len(outcomes)):
        believed, dealt = deal_world(seen, arrays.course, arrays.known, seat, believed, dealt, tuning, arrays.rng)
        dice = arrays.rng[0]
        for place in range(len(racing)):
            arrays.world[0] = arrays.course[0]
            arrays.rng[0] = dice
            go(arrays, seat, tuning, racing[place])
            for other in range(seats):
                outcomes[world, place, other] = arrays.values[other]
            ended[world, place] = is_over(arrays.world[0])
    return believed, dealt


@rule
def mean_worth(
    states: States,
    world: States,
    seat: int,
    action: int,
    playouts: int,
    actions: npt.NDArray[np.int32],
    worth: Values,
    total: Values,
    rng: Generator,
) -> int:
    """Write to `total` what the round is worth to each seat after `seat` takes `action` in `states[0]`, on average.

    The cards that nobody has seen are shuffled anew for each playout (`biberbau.core.unseen`), and chance comes out
    anew; then everybody plays by habit.  With `NOTHING_DONE` for an action it is the state itself that is played out.
    Returned is how many cards nobody has seen.
    """
    total[:] = 0.0
    unseen = 0
    state = world[0]
    for _ in range(playouts):
        world[0] = states[0]
        unseen = shuffle_unseen(state, rng)
        if action != NOTHING_DONE:
            apply(state, seat, action)
        play_out(state, settle(state, 0, actions, rng), 0.0, actions, worth, rng)
        for other in range(len(total)):
            total[other] += worth[other] / playouts
    return unseen


@rule
def sample_rounds(states: States, options: npt.NDArray[np.int16], seed: int, gains: npt.NDArray[np.int64]) -> bool:
    """Play first rounds by habit, as many as `gains` has rows; write what each added to the totals of all seats.

    Returned is whether any of them was not the last of its match.
    """
    actions = np.empty(MAX_ACTIONS, np.int32)
    rng = np.zeros(1, np.uint64)
    state = states[0]
    seats = gains.shape[1]
    several = False
    for number in range(len(gains)):
        seed_generator(rng, seed + number)
        open_match(state, seats, options)
        begin_round(state)
        waiting = settle(state, 0, actions, rng)
        while waiting:
            seat = first_of(waiting)
            apply(state, seat, habitual_action(state, seat, actions, rng))
            waiting = settle(state, 0, actions, rng)
        for seat in range(seats):
            gains[number, seat] = state.totals[seat]
        several |= not is_over(state)
    return several
