"""What a seat is told, as OpenSpiel asks for it: text and numbers of its view, or the hash of all it remembers."""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from biberbau.envs.openspiel import remembering
from biberbau.envs.openspiel.coding import Path
from biberbau.envs.openspiel.state import BiberbauState, written
from biberbau.envs.openspiel.table import PUBLIC, Table

WIDE: Final = 4
"""Bytes of a number from which on a float32, with 24 bits, does not hold it."""


class BiberbauObserver:
    """With perfect recall: a text that is equal exactly where all views and actions of the seat so far were equal.

    Where the table keeps moments there is also a tensor of it: the seat, then a line for each time that it looked, the
    latest first, with what it saw and the code that it then chose.

    Without: the view, field by field, as text and as a tensor of float32.  Where actions are codes that is the
    observation of a batch, with the codes that the seat has chosen of an action.  Else, and for what everybody sees,
    it is the record; a set of cards is a number too large for a float32, so each of its bits, the lowest first, is a
    number of its own along the last axis.
    """

    def __init__(self, table: Table, kind: Any) -> None:
        self.table = table
        self.recalls = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self.recalls and not self.private:
            raise ValueError("what everybody remembers is not kept; only seats have information states")
        self.seen = table.game.new_states()
        self.wide = {name for name in self.seen.dtype.names or () if is_wide(self.seen[name])}
        """Fields whose numbers are too large for a float32."""
        self.coding = table.coding if self.private else None
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        """By field, its part of `tensor`."""
        if not self.recalls or table.memory:
            self.make_tensor(self.shapes())

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Return the shape of every field of the tensor."""
        if self.recalls and self.table.coding is not None:
            line = self.table.coding.width + self.table.coding.count
            return {"seat": (self.table.seats,), "moments": (self.table.memory, line)}
        if self.coding is not None:
            return {part.name: part.shape or (1,) for part in self.coding.parts}
        return {name: exact(self.seen[0][name]).shape for name in self.seen.dtype.names or ()}

    def make_tensor(self, shapes: dict[str, tuple[int, ...]]) -> None:
        """Make room for every field."""
        self.tensor = np.zeros(sum(map(math.prod, shapes.values())), np.float32)
        place = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[place : place + math.prod(shape)].reshape(shape)
            place += math.prod(shape)

    def look(self, state: BiberbauState, player: int) -> None:
        """Write the view to `seen`."""
        self.table.engine.view_at(state.states, 0, player if self.private else PUBLIC, self.seen, 0)

    def set_from(self, state: BiberbauState, player: int) -> None:
        """Write the memory or the view to the tensor; ValueError for a longer memory than there is room for."""
        if self.tensor is None:
            raise ValueError("information states are tensors with actions=codes and a memory")
        if self.recalls:
            self.dict["seat"][:] = np.arange(self.table.seats) == player
            remembering.write(state.moments[player], self.dict["moments"])
        elif self.coding is not None:
            self.tensor[:] = self.table.row(state.states, player, path_of(state, player))
        else:
            self.look(state, player)
            seen = self.seen[0]
            for name, part in self.dict.items():
                part[...] = exact(seen[name]) if name in self.wide else seen[name]

    def string_from(self, state: BiberbauState, player: int) -> str:
        """Return the memory's hash, or the view as text with the codes that were chosen of an action."""
        if self.recalls:
            return f"seat {player} {state.memories[player].hex()}"
        self.look(state, player)
        path = path_of(state, player) if self.private else ()
        return written(self.seen) + (f" chosen={','.join(map(str, path))}" if path else "")


def path_of(state: BiberbauState, player: int) -> Path:
    """Return the codes that a seat has chosen of an action."""
    return state.path if player == state.player else ()


def is_wide(numbers: npt.NDArray[Any]) -> bool:
    """Whether numbers are of a kind that a float32 does not hold without loss."""
    return numbers.dtype.itemsize >= WIDE


def exact(field: npt.ArrayLike) -> npt.NDArray[Any]:
    """Return a field's numbers, one axis at least, as numbers that a float32 holds without loss."""
    numbers = np.atleast_1d(np.asarray(field))
    if not is_wide(numbers):
        return numbers
    octets = numbers.astype(numbers.dtype.newbyteorder("<"))[..., np.newaxis].view(np.uint8)
    return np.unpackbits(octets, axis=-1, bitorder="little")
