"""The tree of a small game, compiled: all that can follow in each of its worlds.

Situations are what the seat to act sees, by the hash of its view, so no seat chooses with knowledge it lacks.
"""

from __future__ import annotations

from typing import Any, Final

import numpy.typing as npt

from biberbau.bots.hashing import hash_words
from biberbau.bots.resolving.arrays import Arrays, Numbers
from biberbau.bots.resolving.places import key_place
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.contract import CHANCE, Actions, State, apply, legal, payoffs, view
from biberbau.core.duties import obliged
from biberbau.core.keeping import Keeper

KEPT_BY: Final = (Keeper("biberbau.bots.resolving.tree"),)
"""Code that uses this module is specialised as this is."""

END: Final = -1
BEYOND: Final = -2
"""What `settled` says when somebody else than one seat is to act."""

States = npt.NDArray[Any]


@rule
def settled(state: State, actions: Actions, values: Numbers) -> int:
    """Go on while there is but one thing to do; return who is to choose, END, or BEYOND where that cannot be said."""
    while True:
        waiting = obliged(state)
        if waiting == 0:
            payoffs(state, values)
            return END
        if waiting == CHANCE:
            return BEYOND
        seat = 0
        while not (waiting >> seat) & 1:
            seat += 1
        if waiting != 1 << seat:
            return BEYOND
        if legal(state, seat, actions) > 1:
            return seat
        apply(state, seat, int(actions[0]))


@rule
def size(arrays: Arrays, worlds: int, probes: int) -> int:
    """About how many nodes the tree of so many worlds has; -1 where something else than choices follows."""
    states, actions = arrays.states, arrays.actions
    total = 0.0
    for _ in range(probes):
        states[2] = arrays.worlds[next_below(arrays.rng, worlds)]
        width = 1.0
        while True:
            total += width
            seat = settled(states[2], actions, arrays.values)
            if seat == BEYOND:
                return -1
            if seat == END:
                break
            count = legal(states[2], seat, actions)
            width *= count
            apply(states[2], seat, int(actions[next_below(arrays.rng, count)]))
    return int(total / probes * worlds)


@rule
def add_node(state: State, node: int, seat: int, arrays: Arrays) -> int:
    """Say what a state is, as the node `node`: 1 if it can be followed, 0 if it ends there, -1 if there is no room."""
    if seat == BEYOND:
        return -1
    if seat == END:
        arrays.situation[node] = END
        arrays.worth[node] = arrays.values[0]
        return 0
    count = legal(state, seat, arrays.actions)
    arrays.known[0] = state
    truth = hash_words(arrays.words)
    view(state, seat, arrays.known[0])
    key = hash_words(arrays.words)
    place = key_place(arrays.table, arrays.keys, key)
    used = arrays.used
    if arrays.table[place] == 0:
        number = int(used[1])
        slot = int(arrays.slots[number])
        if number + 1 >= len(arrays.seats) or slot + count > len(arrays.choices):
            return -1
        used[1] += 1
        arrays.table[place] = number + 1
        arrays.keys[number] = key
        arrays.truths[number] = truth
        arrays.seats[number] = seat
        for index in range(count):
            arrays.choices[slot + index] = arrays.actions[index]
        arrays.slots[number + 1] = slot + count
    if used[0] + count > len(arrays.situation):
        return -1
    situation = int(arrays.table[place]) - 1
    if arrays.truths[situation] != truth:
        used[3] = 0
    arrays.situation[node] = situation
    arrays.first[node] = used[0]
    used[0] += count
    return 1


@rule
def grow(arrays: Arrays, worlds: int) -> bool:
    """Make the tree of so many worlds, which are its first nodes; False if there is no room for it."""
    arrays.table[:] = 0
    arrays.used[0] = worlds
    arrays.used[1] = 0
    arrays.used[2] = worlds
    arrays.used[3] = 1
    arrays.slots[0] = 0
    states, way = arrays.states, arrays.way
    actions, values = arrays.actions, arrays.values
    for world in range(worlds):
        states[0] = arrays.worlds[world]
        made = add_node(states[0], world, settled(states[0], actions, values), arrays)
        if made < 0:
            return False
        depth = made - 1
        way[0, 0] = world
        way[0, 1] = 0
        while depth >= 0:
            node = int(way[depth, 0])
            situation = int(arrays.situation[node])
            slot = int(arrays.slots[situation]) + int(way[depth, 1])
            if slot == arrays.slots[situation + 1]:
                depth -= 1
                continue
            if depth + 1 == len(states):
                return False
            child = int(arrays.first[node]) + int(way[depth, 1])
            way[depth, 1] += 1
            states[depth + 1] = states[depth]
            apply(states[depth + 1], int(arrays.seats[situation]), int(arrays.choices[slot]))
            made = add_node(states[depth + 1], child, settled(states[depth + 1], actions, values), arrays)
            if made < 0:
                return False
            if made > 0:
                depth += 1
                way[depth, 0] = child
                way[depth, 1] = 0
    return True


@rule
def situation_of(seen: States, arrays: Arrays) -> int:
    """The number of the situation in which a seat has the view `seen[0]`; -1 if it does not come up."""
    arrays.known[0] = seen[0]
    key = hash_words(arrays.words)
    return int(arrays.table[key_place(arrays.table, arrays.keys, key)]) - 1
