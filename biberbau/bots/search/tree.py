"""The tree of information sets, compiled: nodes and edges in arrays made beforehand, and the search through them.

Every playout redeals a world from the root's view (determinization; Whitehouse, Powley and Cowling 2011,
"Determinization and information set Monte Carlo tree search for the card game Dou Di Zhu") and walks down one tree that
all worlds share (Cowling, Powley and Whitehouse 2012, "Information set Monte Carlo tree search").

A node is what the seat to act sees: it is found from an edge by the hash of that seat's view, as in the tree of Silver
and Veness 2010, "Monte-Carlo planning in large POMDPs".  A card just drawn so leads to a node of its own, and no seat
chooses with knowledge it lacks.  Because the legal actions of a seat follow from what it sees, they are the same in
every world of a node, and the availability counts of Cowling et al. are simply the visits of the node.

Seats that act together (an opening, a passing of cards) cannot react to each other: inside the tree only the one whose
node it is chooses by search, the others by habit.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.habits import habitual_action
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule, wrapping_rule
from biberbau.core.contract import (
    CHANCE,
    MAX_ACTIONS,
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

States = npt.NDArray[Any]
Generator = npt.NDArray[np.uint64]

__all__ = ["MAX_ACTIONS"]

NONE: Final = -1

HASH_START = np.uint64(0x9E3779B97F4A7C15)
HASH_FACTOR = np.uint64(0xFF51AFD7ED558CCD)
HASH_SHIFT = np.uint64(32)

ROOT_KEY = np.uint64(0)
"""The root is never looked for, so its key does not matter."""


@wrapping_rule
def hash_words(words: Generator) -> np.uint64:
    """Hash a view, given as 64-bit words, by multiplying and folding in two lanes."""
    one = HASH_START
    two = HASH_FACTOR
    for index in range(0, len(words), 2):
        one = (one ^ words[index]) * HASH_FACTOR
        one ^= one >> HASH_SHIFT
        two = (two ^ words[index + 1]) * HASH_START
        two ^= two >> HASH_SHIFT
    return np.uint64(one ^ (two * HASH_FACTOR))


@rule
def settle(state: State, rng: Generator) -> int:
    """Let pending chance come out; return who may act then, 0 when the round is over."""
    waiting = actors(state)
    while waiting == CHANCE:
        size = chance_size(state)
        while size > 0:
            apply_chance(state, next_below(rng, size))
            size = chance_size(state)
        waiting = actors(state)
    return waiting


@rule
def first_of(waiting: int) -> int:
    """The lowest seat of a set."""
    seat = 0
    while not (waiting >> seat) & 1:
        seat += 1
    return seat


@rule
def add_node(
    nodes: Any, edges: Any, used: Any, state: State, seat: int, key: np.uint64, actions: Actions, rng: Generator
) -> int:
    """Make the node of an information set with an edge for every legal action; NONE when there is no room."""
    if used[0] >= len(nodes) or used[1] + MAX_ACTIONS > len(edges):
        return NONE
    node = int(used[0])
    used[0] += 1
    habit = habitual_action(state, seat, actions, rng)
    count = legal(state, seat, actions)
    first = used[1]
    used[1] += count
    nodes[node].key = key
    nodes[node].seat = seat
    nodes[node].first = first
    nodes[node].count = count
    nodes[node].visits = 0
    nodes[node].total = 0.0
    nodes[node].sibling = NONE
    nodes[node].habit = first
    for index in range(count):
        edges[first + index].action = actions[index]
        edges[first + index].visits = 0
        edges[first + index].total = 0.0
        edges[first + index].child = NONE
        if actions[index] == habit:
            nodes[node].habit = first + index
    return node


@rule
def find_child(nodes: Any, edges: Any, edge: int, key: np.uint64) -> int:
    """The node behind an edge that has this key, or NONE."""
    node = int(edges[edge].child)
    while node != NONE and nodes[node].key != key:
        node = int(nodes[node].sibling)
    return node


@rule
def select(nodes: Any, edges: Any, node: int, spread: float, tuning: Any) -> int:
    """The edge with the largest upper confidence bound (UCB1; Auer, Cesa-Bianchi and Fischer 2002).

    An edge's mean begins at the node's own, so that not every action has to be tried before the first is tried again;
    the habitual action begins a little higher.  `spread`, the standard deviation of what a round is worth, makes the
    bound fit every game.
    """
    visits = nodes[node].visits
    mean = nodes[node].total / max(visits, 1)
    reach = tuning[0] * spread * math.sqrt(math.log(visits + 1.0))
    weight = tuning[1]
    best = -1e300
    chosen = int(nodes[node].first)
    for edge in range(nodes[node].first, nodes[node].first + nodes[node].count):
        prior = mean
        if edge == nodes[node].habit:
            prior += tuning[2] * spread
        tried = edges[edge].visits
        bound = (edges[edge].total + weight * prior) / (tried + weight) + reach / math.sqrt(tried + 1.0)
        if bound > best:
            best = bound
            chosen = edge
    return chosen


@rule
def play_by_habit(state: State, seats: int, waiting: int, actions: Actions, rng: Generator) -> int:
    """Let every seat of a set that still has to act do so by habit; return who may act then."""
    while waiting != CHANCE and waiting & seats:
        seat = first_of(waiting & seats)
        apply(state, seat, habitual_action(state, seat, actions, rng))
        seats &= ~(1 << seat)
        waiting = actors(state)
    return settle(state, rng)


@rule
def play_out(state: State, waiting: int, actions: Actions, rng: Generator, stray: int) -> None:
    """Play to the end of the round by habit, with a random action `stray` times in 1024."""
    while waiting:
        seat = first_of(waiting)
        if stray > 0 and next_below(rng, 1024) < stray:
            action = int(actions[next_below(rng, legal(state, seat, actions))])
        else:
            action = habitual_action(state, seat, actions, rng)
        apply(state, seat, action)
        waiting = settle(state, rng)


@rule
def search(
    seen: States,
    world: States,
    known: States,
    words: Generator,
    seat: int,
    nodes: Any,
    edges: Any,
    used: npt.NDArray[np.int64],
    path: npt.NDArray[np.int32],
    tuning: npt.NDArray[np.float64],
    moments: npt.NDArray[np.float64],
    actions: Actions,
    values: npt.NDArray[np.float64],
    rng: Generator,
    playouts: int,
) -> None:
    """Search `playouts` more worlds of the view `seen[0]` for `seat`, which has to act.

    `words` is the memory of `known` as words.  `used` counts nodes and edges; both 0 begins a new tree.  `moments` are
    number, sum and sum of squares of what the rounds were worth to the seat.
    """
    state = world[0]
    patience = int(tuning[3])
    stray = int(tuning[4])
    rivals = tuning[5] > 0
    for _ in range(playouts):
        world[0] = seen[0]
        redeal(state, seat, rng)
        if used[0] == 0:
            add_node(nodes, edges, used, state, seat, ROOT_KEY, actions, rng)
        spread = math.sqrt(max(moments[2] * moments[0] - moments[1] * moments[1], 0.0)) / max(moments[0], 1.0) + 1e-9
        node = 0
        depth = 0
        while True:
            edge = select(nodes, edges, node, spread, tuning)
            path[2 * depth] = node
            path[2 * depth + 1] = edge
            depth += 1
            others = actors(state) & ~(1 << nodes[node].seat)
            apply(state, nodes[node].seat, edges[edge].action)
            waiting = play_by_habit(state, others, actors(state), actions, rng)
            if waiting == 0 or edges[edge].visits < patience or 2 * depth == len(path):
                break
            if not rivals:
                while waiting and not (waiting >> seat) & 1:
                    waiting = play_by_habit(state, waiting, waiting, actions, rng)
                if waiting == 0:
                    break
            actor = seat if (waiting >> seat) & 1 else first_of(waiting)
            view(state, actor, known[0])
            key = hash_words(words)
            child = find_child(nodes, edges, edge, key)
            if child == NONE:
                child = add_node(nodes, edges, used, state, actor, key, actions, rng)
                if child == NONE:
                    break
                nodes[child].sibling = edges[edge].child
                edges[edge].child = child
            node = child
        play_out(state, waiting, actions, rng, stray)
        payoffs(state, values)
        for step in range(depth):
            node = path[2 * step]
            edge = path[2 * step + 1]
            worth = values[nodes[node].seat]
            nodes[node].visits += 1
            nodes[node].total += worth
            edges[edge].visits += 1
            edges[edge].total += worth
        moments[0] += 1.0
        moments[1] += values[seat]
        moments[2] += values[seat] * values[seat]
