"""Choices that were made in play, and what became of them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.training.network import Floats, Rows

NOTHING: Final = -1
TRACE: Final = 0.95
"""How much of what a choice came to is what the seat's next one came to; the rest is what the critic says there
(Schulman et al. 2016, "High-dimensional continuous control using generalized advantage estimation")."""

Places = npt.NDArray[np.int64]
Marks = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Choices:
    """Choices in the order in which they were made, a row for each."""

    rows: Rows
    """What the seat saw, of that what the network looks at."""
    open_rows: Rows
    """What lay there, hidden or not, of that what the critic looks at."""
    mask: npt.NDArray[np.int8]
    """The codes that could be chosen."""
    code: Places
    """The one that was."""
    before: Floats
    """The logarithm of how likely it was."""
    worth: Floats
    """What the round was worth to the seat then, as the critic said, in its unit; so are the two below."""
    step: Places
    """When it was; choices of one step are of different matches."""
    following: Places
    """Which choice the seat made next in the round, or NOTHING."""
    came: Floats
    """What it came to: of a seat's last choice what the round was worth to it, of others found by `settle`."""
    settled: Marks
    """Whether the round is over."""

    def __len__(self) -> int:
        return len(self.code)

    @staticmethod
    def room(count: int, columns: int, open_columns: int, codes: int) -> Choices:
        """Return room for so many."""
        whole, parts = np.zeros(count, np.int64), np.zeros(count, np.float32)
        return Choices(
            np.zeros((count, columns), np.int16),
            np.zeros((count, open_columns), np.int16),
            np.zeros((count, codes), np.int8),
            whole,
            parts,
            parts.copy(),
            whole.copy(),
            np.full(count, NOTHING),
            parts.copy(),
            np.zeros(count, np.bool_),
        )

    def part(self, places: Any) -> Choices:
        """Return those at some places."""
        return Choices(*(getattr(self, field.name)[places] for field in fields(self)))

    def with_room(self) -> Choices:
        """Return the same with as much room again behind them."""
        more = Choices.room(len(self), self.rows.shape[1], self.open_rows.shape[1], self.mask.shape[1])
        return Choices(*(np.concatenate([getattr(one, field.name) for one in (self, more)]) for field in fields(self)))

    def settle(self, count: int) -> None:
        """Find out what the first `count` came to, from the last step on, where the round is over."""
        steps = self.step[:count]
        edges = np.flatnonzero(np.diff(steps, prepend=NOTHING, append=np.iinfo(np.int64).max))
        for first, last in zip(edges[-2::-1], edges[:0:-1], strict=True):
            following = self.following[first:last]
            places = first + np.flatnonzero(following != NOTHING)
            after = self.following[places]
            self.came[places] = TRACE * self.came[after] + (1 - TRACE) * self.worth[after]
            self.settled[places] = self.settled[after]

    def keep(self, count: int) -> tuple[int, Places]:
        """Of the first `count` keep only those that are not settled; return how many, and where each of all is now."""
        left = np.flatnonzero(~self.settled[:count])
        now = np.full(count + 1, NOTHING)
        now[left] = np.arange(len(left))
        for field in fields(self):
            array = getattr(self, field.name)
            array[: len(left)] = array[left]
        self.following[: len(left)] = now[self.following[: len(left)]]
        return len(left), now
