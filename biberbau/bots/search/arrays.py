"""The arrays that a search works in, as compiled code is given them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt


class Arrays(NamedTuple):
    """They are made once for every thread (`biberbau.bots.search.workspace`)."""

    world: npt.NDArray[Any]
    """One record: the world of a playout."""
    course: npt.NDArray[Any]
    """One record: the world that several playouts go through."""
    known: npt.NDArray[Any]
    """One record: what a seat sees."""
    words: npt.NDArray[np.uint64]
    """The bytes of `known` as words."""
    nodes: npt.NDArray[Any]
    edges: npt.NDArray[Any]
    table: npt.NDArray[np.int32]
    """Where nodes are found by their keys; blank for a new tree."""
    used: npt.NDArray[np.int64]
    """How many nodes and edges there are; both 0 for a new tree."""
    path: npt.NDArray[np.int32]
    """The nodes and edges that a playout went through, by turns."""
    moments: npt.NDArray[np.float64]
    """Number, sum and sum of squares of what the playouts were worth to the seat that searches."""
    actions: npt.NDArray[np.int32]
    values: npt.NDArray[np.float64]
    """By seat, what a playout is worth."""
    rng: npt.NDArray[np.uint64]
