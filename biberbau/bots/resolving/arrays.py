"""The arrays of a small game's tree, as compiled code is given them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Table = npt.NDArray[np.int32]
Numbers = npt.NDArray[np.float64]


class Arrays(NamedTuple):
    """They are made once for every thread (`biberbau.bots.resolving.workspace`).

    Nodes stand behind those that lead to them, and the nodes behind one choice side by side; the first ones are the
    worlds that chance begins with.
    """

    worlds: npt.NDArray[Any]
    """Records: every world that the game may begin with."""
    world_table: Table
    """Where worlds, or what somebody sees of them, are found by their keys: 1 + number, and 0 where it is empty."""
    world_keys: npt.NDArray[np.uint64]
    """By number: the hash of a world, or of a view of it."""
    parents: Table
    """By world: another one, if any, with which it hangs together."""
    states: npt.NDArray[Any]
    """Records: the states on the way to the node that is being made; before that, where the game begins (`begin`)."""
    way: Table
    """By depth: the node on that way, and how many of its actions have been followed."""
    known: npt.NDArray[Any]
    """One record: what a seat sees."""
    words: npt.NDArray[np.uint64]
    """The bytes of `known` as words."""
    situation: Table
    """By node: what its seat sees there, by number; below 0 where the game ends."""
    first: Table
    """By node: the first of those behind it."""
    worth: Numbers
    """By node: what it is worth to seat 0."""
    reach: Numbers
    """By node and seat: how likely the seat does what leads there."""
    keys: npt.NDArray[np.uint64]
    """By situation: the hash of the view."""
    truths: npt.NDArray[np.uint64]
    """By situation: the hash of the state in which it came up first."""
    seats: Table
    """By situation: whose it is."""
    slots: Table
    """By situation: where its actions stand in the arrays below; one more says where the last ones end."""
    table: Table
    """Where situations are found by their keys, in the same way."""
    choices: Table
    """By slot: the action."""
    regrets: Numbers
    """By slot: how much more it would have brought than what was done, summed up and never below 0."""
    hunches: Numbers
    """By slot: the same of the last time alone."""
    chances: Numbers
    """By slot: how likely it is taken now."""
    totals: Numbers
    """By slot: how likely it was taken all in all, later times counting more."""
    solved: npt.NDArray[np.uint64]
    """The hash of the worlds of the game that is solved here; 0 if there is none."""
    used: npt.NDArray[np.int64]
    """How many nodes, situations and worlds there are; and 1 where each situation comes up in one state only."""
    actions: Table
    values: Numbers
    rng: npt.NDArray[np.uint64]
