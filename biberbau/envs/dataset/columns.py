"""What stands in the files of a dataset: its arrays, each with its type and its meaning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from biberbau.core.array_file import Declared

Unit = Literal["choice", "action", "match"]
"""What an array has a row for: each choice of a code, each legal action of a decision, each match."""


@dataclass(frozen=True)
class Column:
    """One array of every file."""

    name: str
    unit: Unit
    dtype: str
    """In NumPy's notation."""
    meaning: str
    shape: tuple[int, ...] = ()
    """Of one row."""

    @property
    def declared(self) -> Declared:
        """What the array in a file has to be."""
        return Declared(self.dtype, (None, *self.shape))

    def as_json(self) -> dict[str, Any]:
        """Return it as values that JSON can write."""
        return {
            "name": self.name,
            "row": self.unit,
            "dtype": self.dtype,
            "shape": list(self.shape),
            "meaning": self.meaning,
        }


ALWAYS: Final = (
    Column("match", "choice", "<i4", "number of the match: it is dealt from the dataset's seed + this number"),
    Column("round", "choice", "<i2", "number of the round, from 1"),
    Column("seat", "choice", "|i1", "who chose"),
    Column("code", "choice", "<i2", "the code that was chosen"),
    Column("action", "choice", "<i4", "the engine's number of the action that it is a part of"),
    Column("round_worth", "choice", "<f4", "what the round was worth to the seat, in points; all seats sum to zero"),
    Column("rest_worth", "choice", "<f4", "the same for this round and all that followed in the match"),
    Column("win", "choice", "<f4", "the seat's part of the match: 1 for a win alone, 0 for none"),
)

LEGAL: Final = (
    Column("legal_count", "choice", "<i4", "how many legal actions there were; 0 where an action goes on"),
    Column("legal", "action", "<i4", "the engine's numbers of the legal actions, decision after decision"),
)

VALUES: Final = (
    Column("value", "action", "<f4", "what each was worth, in points of the round; not a number: was not compared"),
)


def columns_of(width: int, codes: int, seats: int, legal: bool, values: bool) -> tuple[Column, ...]:
    """Return the arrays of a dataset with observations of that width and so many codes and seats."""
    return (
        *ALWAYS,
        Column("observation", "choice", "<i2", "what the seat knew; the fields are listed", (width,)),
        Column("mask", "choice", "|i1", "1 for each code that could be chosen", (codes,)),
        *(LEGAL if legal or values else ()),
        *(VALUES if values else ()),
        Column("totals", "match", "<i4", "points of all rounds, by seat", (seats,)),
    )
