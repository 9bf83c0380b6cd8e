"""The contract of observing: how a view becomes a row of numbers, field by field.

`biberbau.encoding.schema` says what fields there can be, and writes the two functions.
"""

from __future__ import annotations

from typing import Final

from biberbau.core.contract import State, _missing
from biberbau.core.keeping import Keeper
from biberbau.encoding.schema import Part, Row

KEPT_BY: Final = (Keeper("biberbau.encoding.of.{game}.observing"), Keeper("biberbau.encoding.plain_observing"))

SEEN: Final[tuple[Part, ...]] = ()
"""What a seat is told of its view."""

HIDDEN: Final[tuple[Part, ...]] = ()
"""What a critic is told of the whole state, beside all that seats are told."""


def observe(seen: State, seat: int, row: Row) -> None:
    """Write the fields of `SEEN`, from the view of a seat, to a row that is zero."""
    _missing()


def unveil(state: State, seat: int, row: Row) -> None:
    """Write the fields of `HIDDEN`, from a whole state, to a row that is zero; `seat` comes first, as in `observe`."""
    _missing()
