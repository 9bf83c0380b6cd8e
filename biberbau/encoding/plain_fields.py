"""Fields of observations from the declaration of a record (`biberbau.core.state`), one for each field that it has.

Cards are ones and zeros place by place, with a last mark for one that lies there unseen; seats are counted from the
observer; phases are ones and zeros, and numbers are numbers.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np

from biberbau.core.errors import GameError
from biberbau.core.plain.zones import of_seats
from biberbau.core.state import Field, Holds, Seen, State, fields_of
from biberbau.encoding.schema import LEAST, MOST, Lines, Part, each_seat, one_hot, seat_marked, unpacked

MOST_NUMBERS = 1 << 16
"""A row with more is too long to be kept for hundreds of matches."""


def seen_of(state: type[State]) -> tuple[Part, ...]:
    """Return what a seat is told of its view; GameError for a record of which no row can be made."""
    fields = fields_of(state)
    return fitting(state, [part_of(state, name) for name, field in fields.items() if is_seen(field, fields)])


def hidden_of(state: type[State]) -> tuple[Part, ...]:
    """Return what a critic is told of the whole state, beside what everybody sees."""
    fields = fields_of(state)
    hidden = [part_of(state, name) for name, field in fields.items() if field.seen_by is not Seen.BY_ALL]
    return fitting(state, hidden)


def is_seen(field: Field, fields: Mapping[str, Field]) -> bool:
    """Whether a view can show anything of a field that no other field shows."""
    if field.seen_by is not Seen.BY_NOBODY:
        return True
    # Of a hidden pile a view shows how many cards it has, which the number itself says where everybody sees that.
    return bool(field.count) and fields[field.count].seen_by is not Seen.BY_ALL


def fitting(state: type[State], parts: list[Part]) -> tuple[Part, ...]:
    """Return the parts; GameError for more numbers than a row may have."""
    numbers = sum(part.size for part in parts)
    if numbers > MOST_NUMBERS:
        record = f"{state.__module__}.{state.__qualname__}"
        raise GameError(f"{record} makes observations of {numbers} numbers; {MOST_NUMBERS} are the most")
    return tuple(parts)


def part_of(state: type[State], name: str) -> Part:
    """Return a field of the record as one of observations."""
    field = fields_of(state)[name]
    by_seat, axes = of_seats(state, name), field.per
    seats = fields_of(state)["totals"].per[0]
    kinds = len(state.card_names)
    if field.holds in (Holds.PLACES, Holds.SETS) and not kinds:
        raise GameError(f"{state.__module__}.{state.__qualname__} names no cards in card_names")
    index = f"[{', '.join(('other' if by_seat else 'i', 'j')[: len(axes)])}]" if axes else ""
    value = f"state.{name}{index}"
    values, low, high, statements = 1, *bounds_of(field), [f"row[AT] = {clipped(field, value)}"]
    if field.holds is Holds.PLACES:
        values, low, high = kinds + 1, 0, 1
        statements = one_hot(value, "AT", values, unknown=True)
    elif field.holds is Holds.SETS:
        values, low, high = kinds, 0, 1
        statements = unpacked(value, "AT", kinds)
    elif field.is_seat:
        values, low, high = seats, 0, 1
        statements = seat_marked(value, "AT")
    elif field.words:
        values, low, high = max(field.words) + 1, 0, 1
        statements = one_hot(value, "AT", values)
    shape = (*axes, values) if values > 1 or not axes else axes

    def write(base: int) -> Lines:
        return looped(base, axes, by_seat, values, statements)

    return Part(name, meaning_of(field, by_seat), shape if shape != (1,) or axes else (), low, high, write)


def looped(base: int, axes: tuple[int, ...], by_seat: bool, values: int, statements: Lines) -> Lines:
    """Return statements about each number of a field, in loops; `AT` in them is where its first number stands."""
    names = ("place" if by_seat else "i", "j")
    where = str(base)
    for axis, name in zip(range(len(axes)), names, strict=False):
        where += f" + {name} * {math.prod(axes[axis + 1 :]) * values}"
    lines = [line.replace("AT", where) for line in statements]
    if len(axes) > 1:
        lines = [f"for j in range({axes[1]}):", *(f"    {line}" for line in lines)]
    if by_seat:
        return each_seat(lines)
    return [f"for i in range({axes[0]}):", *(f"    {line}" for line in lines)] if axes else lines


def bounds_of(field: Field) -> tuple[int, int]:
    """Return what a number can be in a row."""
    if field.is_flag:
        return 0, 1
    width = np.iinfo(field.width)
    return max(int(width.min), LEAST), min(int(width.max), MOST)


def clipped(field: Field, value: str) -> str:
    """Return a number as far as a row can hold it."""
    return value if np.iinfo(field.width).max <= MOST else f"min(max(int({value}), {LEAST}), {MOST})"


def meaning_of(field: Field, by_seat: bool) -> str:
    """Return what a field holds, for the list of them."""
    whose = " of each seat" if by_seat else ""
    if field.holds is Holds.PLACES:
        return f"the card at each place{whose}, the last mark for one that is not seen"
    if field.holds is Holds.KINDS:
        return f"how many cards of each kind{whose}"
    if field.holds is Holds.SETS:
        return f"the cards{whose}"
    if field.is_seat:
        return f"which seat{whose}, counted from the observer"
    if field.words:
        return "which of: " + ", ".join(field.words[number] for number in sorted(field.words))
    return f"the number{whose}"
