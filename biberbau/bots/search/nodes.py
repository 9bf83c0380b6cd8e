"""Nodes and edges of a search tree, in arrays made beforehand, and the choice among the edges of a node.

Where the choice is wide, a node opens its edges one after another, as many as a root of its visits allows (progressive
widening: Coulom 2007, "Computing Elo ratings of move patterns in the game of Go"; Chaslot et al. 2008, "Progressive
strategies for Monte-Carlo tree search", who call it unpruning; Couëtoux et al. 2011, "Continuous upper confidence
trees").  The habitual action comes first, the others in random order.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.hashing import HASH_FACTOR, HASH_SHIFT, HASH_START
from biberbau.bots.search.tuning import EXPLORATION, HABIT_BONUS, PRIOR_WEIGHT
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule, wrapping_rule
from biberbau.core.contract import Actions

Generator = npt.NDArray[np.uint64]
Table = npt.NDArray[np.int32]

NODE: Final = np.dtype(
    [
        ("key", np.uint64),  # Hash of the view of the seat to act.
        ("total", np.float64),  # What the playouts through here were worth to that seat.
        ("visits", np.int32),
        ("edge", np.int32),  # The edge that leads here.
        ("first", np.int32),  # Its first edge, that of the habitual action.
        ("count", np.int32),  # Number of edges.
        ("seat", np.int64),
    ]
)
EDGE: Final = np.dtype([("total", np.float64), ("visits", np.int32), ("action", np.int32)])

NONE: Final = -1

ALWAYS_OPEN: Final = 32
"""So many edges are open from the first visit."""
WIDENING: Final = 2.0
"""How many more are open after n visits, in square roots of n."""
MOST_EDGES: Final = 256
"""No node but the root has more edges than this; those of a wider choice are drawn at random."""


@wrapping_rule
def find_place(table: Table, nodes: Any, edge: int, key: np.uint64) -> int:
    """Where in the hash table the node behind an edge with this key stands, or is to stand (linear probing).

    The table holds 1 + node, 0 where it is empty; its size is a power of two, more than there can be nodes.
    """
    place = int(((key ^ np.uint64(edge) * HASH_START) * HASH_FACTOR) >> HASH_SHIFT) & (len(table) - 1)
    while table[place] != 0 and (nodes[table[place] - 1].key != key or nodes[table[place] - 1].edge != edge):
        place = (place + 1) & (len(table) - 1)
    return place


@rule
def make_node(
    nodes: Any, edges: Any, used: Any, seat: int, habit: int, actions: Actions, count: int, rng: Generator
) -> int:
    """Make a node of `seat` with edges for `count` actions, of which `habit` comes first; NONE when there is no room.

    `used` counts nodes and edges.  There is always room for the first node, if perhaps not for all of its edges.
    """
    most = min(count, len(edges) if used[0] == 0 else MOST_EDGES)
    if used[0] >= len(nodes) or used[1] + most > len(edges):
        return NONE
    node = int(used[0])
    first = int(used[1])
    used[0] += 1
    used[1] += most
    nodes[node].key = 0
    nodes[node].edge = NONE
    nodes[node].seat = seat
    nodes[node].first = first
    nodes[node].count = most
    nodes[node].visits = 0
    nodes[node].total = 0.0
    for index in range(count):
        if actions[index] == habit:
            actions[index] = actions[0]
            actions[0] = habit
    for index in range(most):
        if index > 0 and count > ALWAYS_OPEN:
            chosen = index + next_below(rng, count - index)
            action = actions[chosen]
            actions[chosen] = actions[index]
            actions[index] = action
        edges[first + index].action = actions[index]
        edges[first + index].visits = 0
        edges[first + index].total = 0.0
    return node


@rule
def open_edges(nodes: Any, node: int) -> int:
    """How many edges of a node may be chosen by now."""
    return min(int(nodes[node].count), ALWAYS_OPEN + int(WIDENING * math.sqrt(nodes[node].visits)))


@rule
def select(nodes: Any, edges: Any, node: int, spread: float, tuning: npt.NDArray[np.float64]) -> int:
    """The edge with the largest upper confidence bound (UCB1; Auer, Cesa-Bianchi and Fischer 2002).

    An edge's mean begins at the node's own, so that not every action has to be tried before the first is tried again;
    the habitual action begins a little higher.  `spread`, the standard deviation of what a round is worth, makes the
    bound fit every game.
    """
    visits = nodes[node].visits
    mean = nodes[node].total / max(visits, 1)
    reach = tuning[EXPLORATION] * spread * math.sqrt(math.log(visits + 1.0))
    weight = tuning[PRIOR_WEIGHT]
    prior = mean + tuning[HABIT_BONUS] * spread
    best = -1e300
    chosen = int(nodes[node].first)
    for edge in range(nodes[node].first, nodes[node].first + open_edges(nodes, node)):
        tried = edges[edge].visits
        bound = (edges[edge].total + weight * prior) / (tried + weight) + reach / math.sqrt(tried + 1.0)
        if bound > best:
            best = bound
            chosen = edge
        prior = mean
    return chosen


@rule
def learn(nodes: Any, edges: Any, path: Table, depth: int, values: npt.NDArray[np.float64]) -> None:
    """Add what a playout was worth to the `depth` nodes and edges on its way, each time to the seat that chose."""
    for step in range(depth):
        node = path[2 * step]
        edge = path[2 * step + 1]
        worth = values[nodes[node].seat]
        nodes[node].visits += 1
        nodes[node].total += worth
        edges[edge].visits += 1
        edges[edge].total += worth
