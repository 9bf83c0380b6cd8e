"""Observations, declared field by field: from the declaration follow the layout, its description and compiled code.

A game lists its fields (`biberbau.encoding.contract.observing`).  Each is a block of whole numbers in one row of int16:
cards are ones and zeros, one for each kind that can lie somewhere; counts and points are numbers as they are.  Seats
are counted from who looks: the first is the observer, the next who sits after them, and so on; what belongs to seats
that nobody has is zero.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from biberbau.core.specialising import generated
from biberbau.core.state import UNKNOWN

Row: TypeAlias = npt.NDArray[np.int16]
"""One observation."""

Lines: TypeAlias = list[str]

BITS: Final = np.array([[byte >> k & 1 for k in range(8)] for byte in range(256)], np.int16)
"""The bits of every byte, the lowest first."""

WORD: Final = 63
"""Bits of a number of the compiled rules, without its sign."""

LEAST: Final = int(np.iinfo(np.int16).min)
MOST: Final = int(np.iinfo(np.int16).max)


@dataclass(frozen=True)
class Part:
    """A field of observations."""

    name: str
    meaning: str
    shape: tuple[int, ...]
    low: int
    high: int
    write: Callable[[int], Lines]
    """The statements that write it, given where it begins in the row; they read `state`, `seat` and `seats`."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


def width(parts: Sequence[Part]) -> int:
    """Return how many numbers a row has."""
    return sum(part.size for part in parts)


def places(parts: Sequence[Part]) -> dict[str, slice]:
    """Return where in a row each field stands."""
    found, first = {}, 0
    for part in parts:
        found[part.name] = slice(first, first + part.size)
        first += part.size
    return found


def bounds(parts: Sequence[Part]) -> tuple[Row, Row]:
    """Return the least and the largest number that can stand at each place of a row."""
    low = [np.full(part.size, part.low, np.int16) for part in parts]
    high = [np.full(part.size, part.high, np.int16) for part in parts]
    return np.concatenate(low), np.concatenate(high)


def described(parts: Sequence[Part]) -> str:
    """Return a table of all fields as text: where they stand, their shape, what they hold and what they mean."""
    where = places(parts)
    lines = []
    for part in parts:
        place = f"{where[part.name].start}:{where[part.name].stop}"
        shape = "x".join(map(str, part.shape)) or "1"
        holds = f"{part.low} to {part.high}"
        lines.append(f"{place:<10} {part.name:<16} {shape:<8} {holds:<16} {part.meaning}")
    return "\n".join(lines)


# --- What a field can be. ---


def each_seat(body: Lines) -> Lines:
    """Return a loop over all seats, from the observer on, in which `place` counts from the observer."""
    whose = ["    other = seat + place", "    if other >= seats:", "        other -= seats"]
    return ["for place in range(seats):", *whose, *(f"    {line}" for line in body)]


def number(name: str, meaning: str, high: int = MOST, low: int = 0, per: int = 0) -> Part:
    """Declare a number of the record, or `per` of them that belong to no seat."""

    def write(base: int) -> Lines:
        if not per:
            return [f"row[{base}] = state.{name}"]
        return [f"for i in range({per}):", f"    row[{base} + i] = state.{name}[i]"]

    return Part(name, meaning, (per,) if per else (), low, high, write)


def of_seats(name: str, meaning: str, seats: int, high: int = MOST, low: int = 0, per: int = 0) -> Part:
    """Declare a number, or `per` numbers, for each seat."""

    def write(base: int) -> Lines:
        if not per:
            return each_seat([f"row[{base} + place] = state.{name}[other]"])
        inner = [f"for i in range({per}):", f"    row[{base} + place * {per} + i] = state.{name}[other, i]"]
        return each_seat(inner)

    return Part(name, meaning, (seats, per) if per else (seats,), low, high, write)


def one_of(name: str, meaning: str, values: int, per: int = 0, used: str = "") -> Part:
    """Declare which of so many values a number has, or each of `per` numbers; `used` says how many of them count."""

    def write(base: int) -> Lines:
        if not per:
            return one_hot(f"state.{name}", str(base), values)
        count = f"state.{used}" if used else str(per)
        inner = one_hot(f"state.{name}[i]", f"{base} + i * {values}", values)
        return [f"for i in range({count}):", *(f"    {line}" for line in inner)]

    return Part(name, meaning, (per, values) if per else (values,), 0, 1, write)


def one_hot(value: str, where: str, values: int, unknown: bool = False) -> Lines:
    """Return statements that mark one value; with `unknown` what lies there unseen has the last mark."""
    lines = [f"code = int({value})"]
    if unknown:
        lines.append(f"code += {values - UNKNOWN} * (code == {UNKNOWN})")
    return [*lines, "if code >= 0:", f"    row[{where} + code] = 1"]


def card(name: str, meaning: str, kinds: int) -> Part:
    """Declare which kind a single card is; the last mark says that one lies there that the seat does not know."""
    return Part(
        name, meaning, (kinds + 1,), 0, 1, lambda base: one_hot(f"state.{name}", str(base), kinds, unknown=True)
    )


def cards_of_seats(name: str, meaning: str, seats: int, per: int, kinds: int) -> Part:
    """Declare the same for each of `per` places of every seat."""

    def write(base: int) -> Lines:
        where = f"{base} + (place * {per} + i) * {kinds + 1}"
        inner = one_hot(f"state.{name}[other, i]", where, kinds, unknown=True)
        return each_seat([f"for i in range({per}):", *(f"    {line}" for line in inner)])

    return Part(name, meaning, (seats, per, kinds + 1), 0, 1, write)


def one_of_seats(name: str, meaning: str, seats: int, values: int) -> Part:
    """Declare which of so many values each seat has; what is below zero is none."""

    def write(base: int) -> Lines:
        return each_seat(one_hot(f"state.{name}[other]", f"{base} + place * {values}", values))

    return Part(name, meaning, (seats, values), 0, 1, write)


def choice_of_seats(name: str, meaning: str, seats: int, values: int) -> Part:
    """Declare what each seat has chosen; the last mark says that it has, and what is not known."""

    def write(base: int) -> Lines:
        return each_seat(one_hot(f"state.{name}[other]", f"{base} + place * {values + 1}", values, unknown=True))

    return Part(name, meaning, (seats, values + 1), 0, 1, write)


def who(name: str, meaning: str, seats: int, per: int = 0, used: str = "") -> Part:
    """Declare which seat a number names, counted from the observer; nobody is all zero."""

    def write(base: int) -> Lines:
        if not per:
            return seat_marked(f"state.{name}", str(base))
        inner = seat_marked(f"state.{name}[i]", f"{base} + i * {seats}")
        return [f"for i in range(state.{used}):", *(f"    {line}" for line in inner)]

    return Part(name, meaning, (per, seats) if per else (seats,), 0, 1, write)


def seat_marked(value: str, where: str) -> Lines:
    """Return statements that mark a seat, counted from the observer; nobody is marked below zero."""
    return [
        f"code = int({value})",
        "if code >= 0:",
        "    code -= seat",
        "    if code < 0:",
        "        code += seats",
        f"    row[{where} + code] = 1",
    ]


def who_all(name: str, meaning: str, seats: int) -> Part:
    """Declare which seats are in a set of seats."""
    return Part(name, meaning, (seats,), 0, 1, lambda b: each_seat([f"row[{b} + place] = state.{name} >> other & 1"]))


def kinds_of_set(name: str, meaning: str, kinds: int, per: int = 0, used: str = "") -> Part:
    """Declare the cards of a set, or of each of `per` sets of which `used` says how many count."""

    def write(base: int) -> Lines:
        if not per:
            return unpacked(f"state.{name}", str(base), kinds)
        inner = unpacked(f"state.{name}[i]", f"{base} + i * {kinds}", kinds)
        return [f"for i in range(state.{used}):", *(f"    {line}" for line in inner)]

    return Part(name, meaning, (per, kinds) if per else (kinds,), 0, 1, write)


def sets_of_seats(name: str, meaning: str, seats: int, kinds: int) -> Part:
    """Declare the cards of a set for each seat."""
    return Part(
        name,
        meaning,
        (seats, kinds),
        0,
        1,
        lambda base: each_seat(unpacked(f"state.{name}[other]", f"{base} + place * {kinds}", kinds)),
    )


def unpacked(value: str, where: str, kinds: int) -> Lines:
    """Return statements that write the bits of a set, eight at a time, for which processors have an instruction."""
    lines = [f"bits = int({value})"]
    for first in range(0, kinds, 8):
        lines += [
            f"for k in range({min(8, kinds - first)}):",
            f"    row[{where} + {first} + k] = BITS[bits >> {first} & 255, k]",
        ]
    return lines


def counted(name: str, meaning: str, kinds: int, count: str, most: int = MOST, *, called: str = "") -> Part:
    """Declare how many cards of each kind are among the first of a zone, as many as `count` says.

    Where all these counts fit into one number they are kept in it meanwhile: to count in memory takes longer, for cards
    of one kind then wait for each other.
    """
    width = most.bit_length()

    def write(base: int) -> Lines:
        if kinds * width >= WORD:
            return [f"for i in range(state.{count}):", f"    row[{base} + state.{name}[i]] += 1"]
        lines = ["counts = 0", f"for i in range(state.{count}):", f"    counts += 1 << {width} * int(state.{name}[i])"]
        if width == 1:
            return [*lines, *unpacked("counts", str(base), kinds)]
        return [*lines, f"for k in range({kinds}):", f"    row[{base} + k] = counts >> {width} * k & {2**width - 1}"]

    return Part(called or name, meaning, (kinds,), 0, most, write)


def counted_by_seat(name: str, meaning: str, seats: int, kinds: int, count: str, by: str, most: int = 1) -> Part:
    """Declare the same by the seat that another zone, of the same length, names for each card."""

    def write(base: int) -> Lines:
        return [
            f"for i in range(state.{count}):",
            f"    place = int(state.{by}[i]) - seat",
            "    if place < 0:",
            "        place += seats",
            f"    row[{base} + place * {kinds} + state.{name}[i]] += 1",
        ]

    return Part(name, meaning, (seats, kinds), 0, most, write)


def counted_of_seats(
    name: str, meaning: str, seats: int, kinds: int, count: str, *, first: str = "", bits: int = -1, called: str = ""
) -> Part:
    """Declare the same for a zone that each seat has, from the place `first` on; `bits` of an entry are its kind."""

    def write(base: int) -> Lines:
        start = f"int(state.{first}[other])" if first else "0"
        return each_seat(
            [
                f"start = {start}",
                f"for i in range(start, start + int(state.{count}[other])):",
                f"    row[{base} + place * {kinds} + (int(state.{name}[other, i]) & {bits})] += 1",
            ]
        )

    return Part(called or name, meaning, (seats, kinds), 0, MOST, write)


def last(name: str, meaning: str, kinds: int, count: str, *, called: str) -> Part:
    """Declare the last card of a zone that has as many as `count` says."""

    def write(base: int) -> Lines:
        return [f"if state.{count} > 0:", f"    row[{base} + state.{name}[state.{count} - 1]] = 1"]

    return Part(called, meaning, (kinds,), 0, 1, write)


def at_of_seats(name: str, meaning: str, seats: int, kinds: int, index: str, *, called: str) -> Part:
    """Declare, for each seat, the card of a common zone at the place that `index` names for it, if any."""

    def write(base: int) -> Lines:
        body = [f"if state.{index}[other] >= 0:"]
        return each_seat([*body, f"    row[{base} + place * {kinds} + state.{name}[state.{index}[other]]] = 1"])

    return Part(called, meaning, (seats, kinds), 0, 1, write)


def own_cards(name: str, meaning: str, kinds: int, count: str) -> Part:
    """Declare the cards of the observer's own hand, which holds as many as `count` says."""

    def write(base: int) -> Lines:
        return [f"for i in range(state.{count}[seat]):", f"    row[{base} + state.{name}[seat, i]] = 1"]

    return Part(name, meaning, (kinds,), 0, 1, write)


def in_order(name: str, meaning: str, kinds: int, places_: int, count: str) -> Part:
    """Declare the kind of each card of a pile, the next card first."""

    def write(base: int) -> Lines:
        last_place = f"int(state.{count}) - 1"
        return [
            f"for i in range(state.{count}):",
            f"    row[{base} + i * {kinds} + state.{name}[{last_place} - i]] = 1",
        ]

    return Part(name, meaning, (places_, kinds), 0, 1, write)


# --- The compiled functions. ---


def writers(game: str, seen: Sequence[Part], hidden: Sequence[Part]) -> ModuleType:
    """Return a module with the functions `observe` and `unveil` (`biberbau.encoding.contract.observing`)."""
    lines = ["from biberbau.core.compilation import rule", "from biberbau.encoding.schema import BITS"]
    for name, parts in (("observe", seen), ("unveil", hidden)):
        lines += ["", "", "@rule", f"def {name}(state, seat, row):", "    seats = int(state.seats)"]
        where = places(parts)
        lines += [f"    {line}" for part in parts for line in part.write(where[part.name].start)]
    return generated(f"{game}_observing", "\n".join([*lines, ""]))
