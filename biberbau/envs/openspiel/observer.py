"""What a seat is told, as OpenSpiel asks for it: text and numbers of its view, or the hash of all it remembers."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from biberbau.envs.openspiel.state import BiberbauState, written
from biberbau.envs.openspiel.table import PUBLIC, Table


class BiberbauObserver:
    """With perfect recall: a text that is equal exactly where all views and actions of the seat so far were equal.

    Without: the view, field by field, as text and as a tensor of float32.
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
        fields = {name: np.atleast_1d(self.seen[0][name]) for name in self.seen.dtype.names or ()}
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
            part[...] = np.asarray(self.seen[0][name])

    def string_from(self, state: BiberbauState, player: int) -> str:
        """Return the memory's hash, or the view as text."""
        if self.recalls:
            return f"seat {player} {state.memories[player].hex()}"
        self.look(state, player)
        return written(self.seen)
