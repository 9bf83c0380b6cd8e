"""What a seat is told, as OpenSpiel asks for it: text and numbers of its view, or the hash of all it remembers."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from biberbau.envs.openspiel.state import BiberbauState, written
from biberbau.envs.openspiel.table import PUBLIC, Table

WIDE: Final = 4
"""Bytes of a number from which on a float32, with 24 bits, does not hold it."""


class BiberbauObserver:
    """With perfect recall: a text that is equal exactly where all views and actions of the seat so far were equal.

    Without: the view, field by field, as text and as a tensor of float32.  A set of cards is a number too large for a
    float32, so each of its bits, the lowest first, is a number of its own along the last axis.
    """

    def __init__(self, table: Table, kind: Any) -> None:
        self.table = table
        self.recalls = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self.recalls and not self.private:
            raise ValueError("what everybody remembers is not kept; only seats have information states")
        self.seen = table.game.new_states()
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        """By field of the record, its part of `tensor`."""
        if not self.recalls:
            self.make_tensor()

    def make_tensor(self) -> None:
        """Make room for every field."""
        fields = {name: exact(self.seen[0][name]) for name in self.seen.dtype.names or ()}
        self.tensor = np.zeros(sum(field.size for field in fields.values()), np.float32)
        place = 0
        for name, field in fields.items():
            self.dict[name] = self.tensor[place : place + field.size].reshape(field.shape)
            place += field.size

    def look(self, state: BiberbauState, player: int) -> None:
        """Write the view to `seen`."""
        self.table.engine.view_at(state.states, 0, player if self.private else PUBLIC, self.seen, 0)

    def set_from(self, state: BiberbauState, player: int) -> None:
        """Write the view to the tensor."""
        self.look(state, player)
        for name, part in self.dict.items():
            part[...] = exact(self.seen[0][name])

    def string_from(self, state: BiberbauState, player: int) -> str:
        """Return the memory's hash, or the view as text."""
        if self.recalls:
            return f"seat {player} {state.memories[player].hex()}"
        self.look(state, player)
        return written(self.seen)


def exact(field: npt.ArrayLike) -> npt.NDArray[Any]:
    """Return a field's numbers, one axis at least, as numbers that a float32 holds without loss."""
    numbers = np.atleast_1d(np.asarray(field))
    if numbers.dtype.itemsize < WIDE:
        return numbers
    octets = numbers.astype(numbers.dtype.newbyteorder("<"))[..., np.newaxis].view(np.uint8)
    return np.unpackbits(octets, axis=-1, bitorder="little")
