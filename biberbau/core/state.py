"""The record of a game, declared once.

A game derives a class from `State`.  Its annotations are what a type checker reads, its values say the rest: how wide a
field is, what it holds while it is blank, who sees it, what it is called in a position.

    class State(core.State):
        turn: int = seat(Seen.BY_ALL)
        hand: Grid = cards(Seen.BY_OWNER, per=(MAX_SEATS, HAND_SIZE), count="hand_count")

From it follow the layout (`layout_of`), a blank record (`blank`), what `biberbau.core.bookkeeping` compiles, and the
text of a field in a position (`biberbau.core.position_text`).  What is not declared visible is blank in every view.

Rules take one record of that layout and are annotated with the class, so that a misspelt field is found before
anything runs.  Numba and NumPy read and write the fields by their names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Final, Protocol, TypeAlias, TypeVar, overload

import numpy as np
import numpy.typing as npt

NOBODY: Final = -1
"""In place of a seat."""
NO_CARD: Final = -1
"""In place of a card: nothing lies here."""
UNKNOWN: Final = -2
"""In a view, in place of a card: one lies here that the seat does not know."""

ROUND_OVER_WORD: Final = "round_over"
MATCH_OVER_WORD: Final = "match_over"
"""What every game calls its last two phases, in this order."""

Width: TypeAlias = type[np.signedinteger[Any]]


class Row(Protocol):
    """Whole numbers side by side, one for each seat, place or kind."""

    @overload
    def __getitem__(self, place: int, /) -> int: ...
    @overload
    def __getitem__(self, places: slice, /) -> Row: ...
    def __setitem__(self, place: int | slice, value: int | Sequence[int] | npt.NDArray[Any], /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Any]: ...
    def tolist(self) -> Any:
        """Return a list of Python's own numbers."""

    def tobytes(self) -> bytes:
        """Return the bytes of the numbers."""


class Grid(Protocol):
    """Rows of whole numbers, one below the other, mostly one for each seat."""

    @overload
    def __getitem__(self, place: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, place: int | tuple[int, slice], /) -> Row: ...
    @overload
    def __getitem__(self, places: slice, /) -> Grid: ...
    def __setitem__(
        self, place: int | tuple[int, int | slice], value: int | Sequence[int] | npt.NDArray[Any], /
    ) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Any]: ...
    def tolist(self) -> Any:
        """Return lists of Python's own numbers."""


class Seen(Enum):
    """Who sees a field."""

    BY_NOBODY = "nobody"
    BY_ALL = "all"
    BY_OWNER = "owner"
    """The seat whose row it is, and everybody once the round is over."""
    BY_RULE = "rule"
    """It depends on play: blank, until the game's `view` writes what is known."""


class Holds(Enum):
    """How a field holds cards."""

    PLACES = "places"
    """A card's code at each place, from the first one on."""
    KINDS = "kinds"
    """How many cards there are of each kind."""
    SETS = "sets"
    """A set of cards: the bit `1 << code` for each."""


@dataclass(frozen=True)
class Field:
    """What a game declares of one field."""

    width: Width
    per: tuple[int, ...]
    """How many numbers it has along each axis; none for a single number."""
    seen_by: Seen
    blank: int
    kept: bool
    """Whether it outlasts a round; all others are blank when a round begins."""
    key: str
    """What it is called in a position, if not by its name."""
    words: Mapping[int, str] | None = None
    """What its numbers are called in a position."""
    is_seat: bool = False
    is_flag: bool = False
    holds: Holds | None = None
    count: str = ""
    """The field that says how many cards lie here; that number is no secret, so a view shows how far they reach."""
    known: str = ""
    """The field with what is known of it to those who do not see it."""
    last_first: bool = False
    """Whether a position lists the cards from the last place on: of a stack, the next card first."""
    within: range | None = None
    """What its numbers may be in a position; None: whatever its width holds."""


def number(
    seen_by: Seen = Seen.BY_NOBODY,
    width: Width = np.int8,
    *,
    per: int | tuple[int, ...] = (),
    blank: int = 0,
    kept: bool = False,
    key: str = "",
    words: Mapping[int, str] | None = None,
    within: range | None = None,
) -> Any:
    """Declare a whole number, or several.  Without `seen_by` it is nobody's to see."""
    return Field(width, shape_of(per), seen_by, blank, kept, key, words, within=within)


def flag(seen_by: Seen = Seen.BY_NOBODY) -> Any:
    """Declare what is 1 or 0, and true or false in a position."""
    return Field(np.int8, (), seen_by, 0, False, "", is_flag=True)


def seat(
    seen_by: Seen = Seen.BY_NOBODY, width: Width = np.int8, *, per: int | tuple[int, ...] = (), kept: bool = False
) -> Any:
    """Declare a seat, `NOBODY` while it is blank, or several."""
    return Field(width, shape_of(per), seen_by, NOBODY, kept, "", is_seat=True)


def cards(
    seen_by: Seen = Seen.BY_NOBODY,
    width: Width = np.int8,
    *,
    per: int | tuple[int, ...] = (),
    holds: Holds = Holds.PLACES,
    count: str = "",
    known: str = "",
    key: str = "",
    last_first: bool = False,
) -> Any:
    """Declare where cards are: a zone of the table, or a single card.  Without `seen_by` they are nobody's to see."""
    blank = NO_CARD if holds is Holds.PLACES else 0
    return Field(
        width, shape_of(per), seen_by, blank, False, key, holds=holds, count=count, known=known, last_first=last_first
    )


def phases(words: Mapping[int, str]) -> Any:
    """Declare the phase of the game; the words of the last two are `ROUND_OVER_WORD` and `MATCH_OVER_WORD`."""
    return number(Seen.BY_ALL, words=words)


def choices(options: Sequence[object]) -> Any:
    """Declare the table options."""
    return number(Seen.BY_ALL, np.int16, per=len(options), kept=True)


def points(seats: int, key: str) -> Any:
    """Declare points by seat."""
    return number(Seen.BY_ALL, np.int16, per=seats, kept=True, key=key)


def shape_of(per: int | tuple[int, ...]) -> tuple[int, ...]:
    """Return a number of places, or of places along each axis, as a shape."""
    return (per,) if isinstance(per, int) else per


class State:
    """What every record has.

    No field may be named like a method of NumPy's records (`round`, `sort`, …), or interpreted rules would find the
    method.  A game declares `options`, `totals` and `round_scores` where they stand in its record.
    """

    card_names: ClassVar[Sequence[str]] = ()
    """What cards are called, by code; for games that leave their positions and pictures to `biberbau.core.plain`."""
    seats: int = number(Seen.BY_ALL, kept=True)
    """Number of seats."""
    phase: int = number(Seen.BY_ALL)
    round_number: int = number(Seen.BY_ALL, np.int16, kept=True, key="round")
    """Number of the round, from 1."""
    options: Row
    totals: Row
    """Points of all finished rounds, by seat."""
    round_scores: Row
    """Points of the last finished round, by seat."""


AnyState = TypeVar("AnyState", bound=State)


def fields_of(state: type[State]) -> Mapping[str, Field]:
    """Return the declared fields by name, in the order of the record: those of `State` first."""
    declared: dict[str, Field] = {}
    for kind in reversed(state.__mro__):
        declared |= {name: value for name, value in vars(kind).items() if isinstance(value, Field)}
    return declared


def layout_of(state: type[State]) -> np.dtype[Any]:
    """Return the dtype of a record."""
    return np.dtype([(name, field.width, field.per) for name, field in fields_of(state).items()])


def blank(state: type[State], record: Any) -> None:
    """Make every field of a record blank."""
    for name, field in fields_of(state).items():
        record[name] = field.blank


def open_record(state: type[AnyState], states: npt.NDArray[Any], i: int = 0) -> AnyState:
    """Return record `i` of an array, to be read and written by the names of its fields."""
    record: AnyState = states.view(np.recarray)[i]
    return record


def seat_or_none(seat: int) -> int | None:
    """Return a seat of a record, or None for nobody."""
    return None if seat == NOBODY else int(seat)
