"""The search, compiled: worlds redealt from a view, one tree of what the seats can know, and playouts by habit.

Every playout redeals a world from the root's view (determinization; Whitehouse, Powley and Cowling 2011,
"Determinization and information set Monte Carlo tree search for the card game Dou Di Zhu") and walks down one tree that
all worlds share (Cowling, Powley and Whitehouse 2012, "Information set Monte Carlo tree search").

A node is what the seat to act sees: it is found from an edge by the hash of that seat's view, as in the tree of Silver
and Veness 2010, "Monte-Carlo planning in large POMDPs".  A card just drawn so leads to a node of its own, and no seat
chooses with knowledge it lacks.  Because the legal actions of a seat follow from what it sees, they are the same in
every world of a node, and the availability counts of Cowling et al. are simply the visits of the node.

Below the tree all seats play by habit, or as they have practised it (`biberbau.bots.contract.practice`), until the
round is over or somebody can judge how it stands, by what was learned (`biberbau.bots.contract.judgement`) or by habit:
a playout need not go on through luck that has nothing to do with the decision (Lorentz 2008, "Amazons discover
Monte-Carlo"; Winands, Björnsson and Saito 2010, "Monte Carlo tree search in Lines of Action").  A playout is all of
this: a world redealt, a way down the tree, play by habit, a value for every seat, and the tree the wiser for it.

In some playouts, or in all, the others search in the tree as well; in the rest they act below the root as they do
without one.  Who searches for the best against the first alone takes them to know the hand that is thought for, since
it is the same in every world; who does so against the second alone relies on habits that they may not have.  Between
both lie the restricted Nash responses of Johanson, Zinkevich and Bowling 2007, "Computing robust counter-strategies".

At the root the bound chooses an action for every playout, or all actions race (`biberbau.bots.search.racing`).  What a
round is worth is its points, or where points and wins part a share of the match (`biberbau.bots.search.stakes`).

Seats that act together (an opening, a passing of cards) cannot react to each other: inside the tree only the one whose
node it is chooses by search, the others by habit.

Where anybody may act at any moment, worlds are thought through turn by turn: nodes and the steps of playouts belong to
who is obliged to act.  Before each of them everybody else has one look, in the order of turns, and steps in or not by
habit, unless the look comes too late; so nobody is quicker than the others.  At the root a seat that is not obliged has
one more choice, to let the moment pass, and then it has to do without its look.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.contract.belief import plausibility
from biberbau.bots.contract.habits import habitual_action, outlook
from biberbau.bots.contract.judgement import judge, moment
from biberbau.bots.contract.memory import forget
from biberbau.bots.contract.practice import practised_action
from biberbau.bots.hashing import hash_words
from biberbau.bots.search.arrays import Arrays
from biberbau.bots.search.nodes import NONE, find_place, learn, make_node, select
from biberbau.bots.search.stakes import shares_of_match
from biberbau.bots.search.tuning import (
    FORGETFULNESS,
    JUDGES,
    LATENESS,
    OWN_PATIENCE,
    PATIENCE,
    PRACTISES,
    RIVALS,
    STAKE,
    TRUST,
)
from biberbau.bots.tempers import WAIT
from biberbau.core.chance import happens, next_below
from biberbau.core.compilation import rule
from biberbau.core.contract import (
    CHANCE,
    Actions,
    State,
    actors,
    apply,
    apply_chance,
    chance_size,
    legal,
    payoffs,
    redeal,
    view,
)
from biberbau.core.duties import obliged
from biberbau.core.keeping import Keeper

KEPT_BY: Final = (Keeper("biberbau.bots.search.tree"),)
"""Code that uses this module is specialised as this is."""

States = npt.NDArray[Any]
Generator = npt.NDArray[np.uint64]
Values = npt.NDArray[np.float64]
Tuning = npt.NDArray[np.float64]


@rule
def first_of(waiting: int) -> int:
    """The lowest seat of a set."""
    seat = 0
    while not (waiting >> seat) & 1:
        seat += 1
    return seat


@rule
def usual_action(state: State, seat: int, tuning: Tuning, actions: Actions, rng: Generator) -> int:
    """What a seat does without a search: as was practised, or by habit."""
    if tuning[PRACTISES] > 0.0:
        return practised_action(state, seat, actions, rng)
    return habitual_action(state, seat, actions, rng)


@rule
def settle(state: State, silent: int, tuning: Tuning, actions: Actions, rng: Generator) -> int:
    """Let pending chance come out, and those step in who may; return who has to act then, 0 when the round is over.

    `silent` is a set of seats that do not step in.
    """
    waiting = obliged(state)
    while waiting == CHANCE:
        size = chance_size(state)
        while size > 0:
            apply_chance(state, next_below(rng, size))
            size = chance_size(state)
        waiting = obliged(state)
    if waiting and actors(state) != waiting:
        step_in(state, silent, tuning, actions, rng)
        waiting = obliged(state)
    return waiting


@rule
def step_in(state: State, silent: int, tuning: Tuning, actions: Actions, rng: Generator) -> None:
    """Where anybody may act at any moment: let all who need not act do so by habit, once, but for the silent.

    Some are too late for that.
    """
    seats = int(state.seats)
    seat = first_of(obliged(state))
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if ((actors(state) & ~obliged(state) & ~silent) >> seat) & 1:
            if tuning[LATENESS] > 0.0 and happens(rng, tuning[LATENESS]):
                continue
            action = usual_action(state, seat, tuning, actions, rng)
            if action != WAIT:
                apply(state, seat, action)


@rule
def add_node(
    nodes: Any, edges: Any, used: Any, state: State, seat: int, tuning: Tuning, actions: Actions, rng: Generator
) -> int:
    """Make the node of what a seat sees, with an edge for its legal actions; NONE when there is no room.

    To let the moment pass is one more action of a seat that is not obliged.
    """
    habit = usual_action(state, seat, tuning, actions, rng)
    count = legal(state, seat, actions)
    if not (obliged(state) >> seat) & 1:
        actions[count] = WAIT
        count += 1
    return make_node(nodes, edges, used, seat, habit, actions, count, rng)


@rule
def play_by_habit(state: State, seats: int, waiting: int, tuning: Tuning, actions: Actions, rng: Generator) -> int:
    """Let every seat of a set that still has to act do so by habit; return who has to act then."""
    while waiting != CHANCE and waiting & seats:
        seat = first_of(waiting & seats)
        apply(state, seat, usual_action(state, seat, tuning, actions, rng))
        seats &= ~(1 << seat)
        waiting = obliged(state)
    return settle(state, 0, tuning, actions, rng)


@rule
def hold_back(state: State, seat: int, tuning: Tuning, actions: Actions, rng: Generator) -> int:
    """Let everybody look but one seat, and then whoever is obliged act by habit; return who has to act then."""
    waiting = settle(state, 1 << seat, tuning, actions, rng)
    return play_by_habit(state, waiting, waiting, tuning, actions, rng) if waiting else waiting


@rule
def play_out(state: State, waiting: int, tuning: Tuning, actions: Actions, values: Values, rng: Generator) -> None:
    """Play by habit until the round can be judged, at the latest to its end; write what it is worth to each seat.

    The stake of the tuning is what counts when the round has been played to its end.
    """
    left = tuning[JUDGES]
    while waiting:
        if left > 0.0 and moment(state):
            left -= 1.0
            if left < 1.0 and judge(state, values):
                return
        if outlook(state, values):
            return
        seat = first_of(waiting)
        apply(state, seat, usual_action(state, seat, tuning, actions, rng))
        waiting = settle(state, 0, tuning, actions, rng)
    if tuning[STAKE] == 0.0:
        payoffs(state, values)
    else:
        shares_of_match(state, tuning[STAKE], values)


@rule
def deal_world(
    seen: States,
    world: States,
    known: States,
    seat: int,
    believed: float,
    dealt: np.uint64,
    tuning: Tuning,
    rng: Generator,
) -> tuple[float, np.uint64]:
    """Make `world[0]` a world behind the view `seen[0]`; return how plausible it is, and the dice it was dealt with.

    `believed` and `dealt` are what this returned for the world before, `believed` being 0 when there is none.  A world
    less plausible than that one is given up for it with so much chance that worlds come up as often as they are
    plausible (Hastings 1970, "Monte Carlo sampling methods using Markov chains and their applications": independent
    proposals).  `known` is room for a record.
    """
    state = world[0]
    dice = rng[0]
    world[0] = seen[0]
    redeal(state, seat, rng)
    if tuning[TRUST] > 0.0:
        known[0] = world[0]
        found = plausibility(known[0], seat) ** tuning[TRUST]
        if found < believed and not happens(rng, found / believed):
            going_on = rng[0]
            rng[0] = dealt
            world[0] = seen[0]
            redeal(state, seat, rng)
            rng[0] = going_on
        else:
            believed = found
            dealt = dice
    if tuning[FORGETFULNESS] > 0.0:
        forget(state, seat, tuning[FORGETFULNESS], rng)
    return believed, dealt


@rule
def go(arrays: Arrays, seat: int, tuning: Tuning, edge: int) -> None:
    """Go through the world of `arrays` from the root by `edge`, down the tree and on by habit; the tree learns from it.

    At the root an edge of `NONE` stands for the one that the bound prefers.
    """
    state = arrays.world[0]
    nodes, edges, path, moments = arrays.nodes, arrays.edges, arrays.path, arrays.moments
    actions, rng = arrays.actions, arrays.rng
    rivals = tuning[RIVALS] >= 1.0 or (tuning[RIVALS] > 0.0 and happens(rng, tuning[RIVALS]))
    spread = math.sqrt(max(moments[2] * moments[0] - moments[1] * moments[1], 0.0)) / max(moments[0], 1.0) + 1e-9
    node = 0
    depth = 0
    if edge == NONE:
        edge = select(nodes, edges, node, spread, tuning)
    while True:
        path[2 * depth] = node
        path[2 * depth + 1] = edge
        depth += 1
        others = obliged(state)
        others = others & ~(1 << nodes[node].seat) if (others >> nodes[node].seat) & 1 else 0
        if edges[edge].action == WAIT:
            waiting = hold_back(state, nodes[node].seat, tuning, actions, rng)
        else:
            apply(state, nodes[node].seat, int(edges[edge].action))
            waiting = play_by_habit(state, others, obliged(state), tuning, actions, rng)
        patience = tuning[OWN_PATIENCE] if (waiting >> nodes[node].seat) & 1 else tuning[PATIENCE]
        if waiting == 0 or edges[edge].visits < patience or 2 * depth == len(path):
            break
        if not rivals:
            while waiting and not (waiting >> seat) & 1:
                waiting = play_by_habit(state, waiting, waiting, tuning, actions, rng)
            if waiting == 0:
                break
        actor = seat if (waiting >> seat) & 1 else first_of(waiting)
        view(state, actor, arrays.known[0])
        key = hash_words(arrays.words)
        place = find_place(arrays.table, nodes, edge, key)
        if arrays.table[place] == 0:
            child = add_node(nodes, edges, arrays.used, state, actor, tuning, actions, rng)
            if child == NONE:
                break
            nodes[child].key = key
            nodes[child].edge = edge
            arrays.table[place] = child + 1
        node = arrays.table[place] - 1
        edge = select(nodes, edges, node, spread, tuning)
    play_out(state, waiting, tuning, actions, arrays.values, rng)
    learn(nodes, edges, path, depth, arrays.values)
    moments[0] += 1.0
    moments[1] += arrays.values[seat]
    moments[2] += arrays.values[seat] * arrays.values[seat]


@rule
def search(seen: States, arrays: Arrays, seat: int, tuning: Tuning, playouts: int) -> None:
    """Search `playouts` more worlds of the view `seen[0]` for `seat`, which may act."""
    believed = 0.0
    dealt = arrays.rng[0]
    for _ in range(playouts):
        believed, dealt = deal_world(seen, arrays.world, arrays.known, seat, believed, dealt, tuning, arrays.rng)
        if arrays.used[0] == 0:
            add_node(arrays.nodes, arrays.edges, arrays.used, arrays.world[0], seat, tuning, arrays.actions, arrays.rng)
        go(arrays, seat, tuning, NONE)


@rule
def race(
    seen: States,
    arrays: Arrays,
    seat: int,
    tuning: Tuning,
    racing: npt.NDArray[np.int32],
    worlds: int,
    believed: float,
    dealt: np.uint64,
) -> tuple[float, np.uint64]:
    """Play every one of the root's edges `racing` through the same `worlds` more worlds, with the same dice.

    The tree has its root already.  `believed` and `dealt` are as in `deal_world`, and returned for the next call.
    """
    for _ in range(worlds):
        believed, dealt = deal_world(seen, arrays.course, arrays.known, seat, believed, dealt, tuning, arrays.rng)
        dice = arrays.rng[0]
        for edge in racing:
            arrays.world[0] = arrays.course[0]
            arrays.rng[0] = dice
            go(arrays, seat, tuning, edge)
    return believed, dealt
