"""The worlds of a small game, compiled: all that fit what everybody knew when it began.

The game begins where everybody still knew the same, and not at the decision: what the others hold then tells of what
they did no more than their own play in the solution does, and one's own hand is as open as it is to them (Moravčík et
al. 2017, "DeepStack: Expert-level artificial intelligence in heads-up no-limit poker", who call what everybody knows
the public state).  If only worlds of one's own view were thought of, the others would know one's hand there, and
nothing would be left to be hidden.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.contract.course import take_back_choice
from biberbau.bots.hashing import HASH_START, hash_both, hash_words
from biberbau.bots.resolving.arrays import Arrays, Table
from biberbau.bots.resolving.places import key_place
from biberbau.core.compilation import rule
from biberbau.core.contract import redeal, view
from biberbau.core.keeping import Keeper

KEPT_BY: Final = (Keeper("biberbau.bots.resolving.worlds"),)
"""Code that uses this module is specialised as this is."""

PUBLIC: Final = -1

SURENESS: Final = 6.0
"""A world is missed with a chance of e**-6."""

States = npt.NDArray[Any]


@rule
def begin(seen: States, arrays: Arrays, seat: int, steps: int) -> int:
    """Lay down a world as it was so many choices before the view `seen[0]` of `seat`, and what everybody then knew.

    They are the second and the first of `arrays.states`.  Returned is how many choices could be taken back.
    """
    states = arrays.states
    states[1] = seen[0]
    redeal(states[1], seat, arrays.rng)
    taken = 0
    while taken < steps and take_back_choice(states[1]):
        taken += 1
    view(states[1], PUBLIC, states[0])
    return taken


@rule
def list_worlds(arrays: Arrays) -> int:
    """List every world that fits what everybody knew (`begin`); 0 if they are more than there is room for.

    They are collected from draws of `redeal`, until w worlds were found in w (ln w + SURENESS) draws.
    """
    worlds, states, rng = arrays.worlds, arrays.states, arrays.rng
    table, keys = arrays.world_table, arrays.world_keys
    table[:] = 0
    found = 0
    draws = 0
    wanted = 1.0
    while draws < wanted:
        draws += 1
        arrays.known[0] = states[0]
        redeal(arrays.known[0], PUBLIC, rng)
        key = hash_words(arrays.words)
        place = key_place(table, keys, key)
        if table[place] == 0:
            if found == len(worlds):
                return 0
            worlds[found] = arrays.known[0]
            keys[found] = key
            found += 1
            table[place] = found
            wanted = found * (math.log(found) + SURENESS)
    return found


@rule
def root_of(parents: Table, world: int) -> int:
    """The first of the worlds that are known to hang together with this one."""
    while parents[world] != world:
        parents[world] = parents[parents[world]]
        world = int(parents[world])
    return world


@rule
def keep_related(arrays: Arrays, found: int) -> int:
    """Of the worlds listed keep those that hang together with the one laid down; return how many they are.

    Two worlds do if somebody cannot tell one from the other, or a third one hangs together with both: what is done in
    any other world has nothing to do with the decision.  0 if the world laid down is not among those listed.
    """
    worlds, parents = arrays.worlds, arrays.parents
    table, keys = arrays.world_table, arrays.world_keys
    arrays.known[0] = arrays.states[1]
    own = int(table[key_place(table, keys, hash_words(arrays.words))]) - 1
    if own < 0:
        return 0
    table[:] = 0
    for world in range(found):
        parents[world] = world
    for seat in range(int(worlds[0].seats)):
        for world in range(found):
            view(worlds[world], seat, arrays.known[0])
            key = hash_words(arrays.words)
            place = key_place(table, keys, key)
            number = seat * found + world
            if table[place] == 0:
                keys[number] = key
                table[place] = number + 1
            else:
                parents[root_of(parents, world)] = root_of(parents, (int(table[place]) - 1) % found)
    kept = 0
    for world in range(found):
        if root_of(parents, world) == root_of(parents, own):
            worlds[kept] = worlds[world]
            kept += 1
    return kept


@rule
def key_of_all(arrays: Arrays, worlds: int) -> np.uint64:
    """A hash of so many worlds."""
    key = HASH_START
    for world in range(worlds):
        arrays.known[0] = arrays.worlds[world]
        key = hash_both(key, hash_words(arrays.words))
    return np.uint64(key)
