"""Prices, compiled: actions played through the same worlds, and states played out from with open cards."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.bots.contract.habits import habitual_action
from biberbau.bots.search.arrays import Arrays
from biberbau.bots.search.tree import add_node, deal_world, first_of, go, settle
from biberbau.bots.search.tuning import BY_HABIT
from biberbau.bots.tempers import WAIT
from biberbau.core.chance import next_below, seed_generator
from biberbau.core.compilation import making_rule, rule
from biberbau.core.contract import MAX_ACTIONS, Actions, State, apply, begin_round, is_over, open_match, payoffs, redeal
from biberbau.core.unseen import shuffle_unseen

States = npt.NDArray[Any]
Generator = npt.NDArray[np.uint64]
Values = npt.NDArray[np.float64]


@rule
def open_root(seen: States, arrays: Arrays, seat: int) -> None:
    """Make the root of a new tree: what `seat` may do on the view `seen[0]`, its habitual action first."""
    arrays.world[0] = seen[0]
    redeal(arrays.world[0], seat, arrays.rng)
    add_node(arrays.nodes, arrays.edges, arrays.used, arrays.world[0], seat, BY_HABIT, arrays.actions, arrays.rng)


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
def play_round_out(state: State, actions: Actions, rng: Generator) -> None:
    """Play by habit to the end of the round.

    However well habits can judge a position beforehand, what they judge changes with the next action, and that would be
    taken for the doing of whoever takes it.
    """
    waiting = settle(state, 0, BY_HABIT, actions, rng)
    while waiting:
        seat = first_of(waiting)
        apply(state, seat, habitual_action(state, seat, actions, rng))
        waiting = settle(state, 0, BY_HABIT, actions, rng)


@rule
def mean_worth(
    states: States, world: States, playouts: int, actions: Actions, worth: Values, total: Values, rng: Generator
) -> None:
    """Write to `total` what the round is likely to be worth to each seat as it stands in `states[0]`.

    The cards that nobody has seen are shuffled anew for each playout (`biberbau.core.unseen`), and chance comes out
    anew; then everybody plays by habit.
    """
    total[:] = 0.0
    state = world[0]
    for _ in range(playouts):
        world[0] = states[0]
        shuffle_unseen(state, rng)
        play_round_out(state, actions, rng)
        payoffs(state, worth)
        for other in range(len(total)):
            total[other] += worth[other] / playouts


@rule
def mean_gain(seen: States, arrays: Arrays, seat: int, action: int, tuning: Values, worlds: int, total: Values) -> None:
    """Write to `total` how much more the round is worth to each seat if `seat` takes `action`, and not its habit.

    It is the mean over worlds behind the view `seen[0]`; what follows is play by habit with the same dice.
    """
    total[:] = 0.0
    state, values, rng = arrays.world[0], arrays.values, arrays.rng
    believed = 0.0
    dealt = rng[0]
    for _ in range(worlds):
        believed, dealt = deal_world(seen, arrays.course, arrays.known, seat, believed, dealt, tuning, rng)
        arrays.world[0] = arrays.course[0]
        habit = habitual_action(state, seat, arrays.actions, rng)
        if habit == action:
            continue
        dice = rng[0]
        for sign in (1.0, -1.0):
            rng[0] = dice
            arrays.world[0] = arrays.course[0]
            chosen = action if sign > 0 else habit
            if chosen != WAIT:
                apply(state, seat, chosen)
            play_round_out(state, arrays.actions, rng)
            payoffs(state, values)
            for other in range(len(total)):
                total[other] += sign * values[other] / worlds


@rule
def play_after(seen: States, arrays: Arrays, seat: int, action: int, tuning: Values, ends: States) -> None:
    """Take `action` in as many worlds behind the view `seen[0]` as `ends` has records, and play on by habit.

    Written are the records of the rounds that are over.  The same dice give the same worlds for every action.
    """
    state, rng = arrays.world[0], arrays.rng
    believed = 0.0
    dealt = rng[0]
    for world in range(len(ends)):
        believed, dealt = deal_world(seen, arrays.course, arrays.known, seat, believed, dealt, tuning, rng)
        dice = rng[0]
        arrays.world[0] = arrays.course[0]
        if action != WAIT:
            apply(state, seat, action)
        play_round_out(state, arrays.actions, rng)
        ends[world] = arrays.world[0]
        rng[0] = dice
        next_below(rng, 2)


@making_rule
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
        play_round_out(state, actions, rng)
        for seat in range(seats):
            gains[number, seat] = state.totals[seat]
        several |= not is_over(state)
    return several


@rule
def shuffle_unseen_at(states: States, rng: Generator) -> int:
    """`shuffle_unseen` in `states[0]`."""
    return shuffle_unseen(states[0], rng)
