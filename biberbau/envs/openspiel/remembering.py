"""All that a seat has ever seen and chosen, kept as numbers: what an information state is, line by line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.encoding.schema import Row

NOTHING: Final = -1
"""In place of a code: the seat has not chosen at this moment."""


@dataclass(frozen=True, eq=False)
class Moment:
    """A look of a seat, with what it then chose, and all that came before; states share what they have in common."""

    before: Moment | None
    row: Row
    """What it saw, an observation (`biberbau.encoding.schema`)."""
    number: int
    """Which of its moments this is, from 1."""
    code: int = NOTHING

    def __deepcopy__(self, memory: dict[int, Any]) -> Moment:
        """Return the moment itself, for nobody changes it."""
        return self

    def chosen(self, code: int) -> Moment:
        """Return the moment in which the seat has chosen a code."""
        return Moment(self.before, self.row, self.number, code)


def seen(before: Moment | None, row: Row) -> Moment:
    """Return a moment after another one, or the first."""
    return Moment(before, row, 1 if before is None else before.number + 1)


def write(latest: Moment | None, lines: npt.NDArray[np.float32]) -> None:
    """Write moments to lines, the latest first: the observation, then a one for the code that was chosen, if any.

    ValueError if there are more moments than lines, for then it would be no information state.
    """
    if latest is not None and latest.number > len(lines):
        raise ValueError(
            f"this seat remembers {latest.number} moments, and there is room for {len(lines)}; load the game with a "
            "larger memory, or take the observation"
        )
    lines[...] = 0
    moment, place = latest, 0
    while moment is not None:
        lines[place, : len(moment.row)] = moment.row
        if moment.code != NOTHING:
            lines[place, len(moment.row) + moment.code] = 1
        moment, place = moment.before, place + 1
