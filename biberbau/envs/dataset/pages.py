"""How much the pages of a Parquet file unpack to, found before anything is unpacked.

A reader of Parquet believes each page's header: how many values the page has and how many bytes they unpack to.  A
short file can so ask for any amount of memory, whatever its footer says.  A header is a struct in Thrift's compact
protocol (Apache Parquet's `parquet.thrift`, Apache Thrift's `thrift-compact-protocol.md`); here the few kinds of fields
are read that headers have, and everything else is refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, Any, Final

MOST_HEADER: Final = 4_096
"""Bytes of one page's header."""
MOST_PAGES: Final = 1_000
"""Pages of one column; ours have a megabyte each, unpacked."""
DEEPEST: Final = 4
"""Structs in structs."""

DATA_PAGE: Final = 0
DICTIONARY_PAGE: Final = 2
KIND, UNPACKED, PACKED, DATA_HEADER, DICTIONARY_HEADER = 1, 2, 3, 5, 7
"""Numbers of a header's fields."""
VALUES: Final = 1
"""The number of the field, in the header of either kind of page, that says how many values it has."""

STOP, TRUE, FALSE, BYTE, BINARY, STRUCT = 0, 1, 2, 3, 8, 12
INTEGERS: Final = (4, 5, 6)
"""Kinds of fields."""


class PageError(ValueError):
    """Pages that are not as ours are."""


@dataclass(frozen=True)
class Size:
    """What the pages of one column come to."""

    values: int
    """Of the pages with data."""
    unpacked: int
    """Bytes of all pages."""


def size_of(file: IO[bytes], first: int, length: int) -> Size:
    """Return what the pages come to that fill so many bytes of a file from a place on; PageError for other bytes."""
    place, values, unpacked, pages = first, 0, 0, 0
    while place < first + length:
        pages += 1
        if pages > MOST_PAGES:
            raise PageError(f"a column has more than {MOST_PAGES} pages")
        file.seek(place)
        header = Header(file.read(MOST_HEADER))
        found = header.struct()
        kind, packed, size = (number(found, field) for field in (KIND, PACKED, UNPACKED))
        if kind not in (DATA_PAGE, DICTIONARY_PAGE):
            raise PageError(f"a page is of the kind {kind}")
        inner = found.get(DATA_HEADER if kind == DATA_PAGE else DICTIONARY_HEADER)
        if not isinstance(inner, dict):
            raise PageError("a page does not say how many values it has")
        values += number(inner, VALUES) if kind == DATA_PAGE else 0
        unpacked += size
        place += header.place + packed
    if place != first + length:
        raise PageError("the pages of a column do not end where it ends")
    return Size(values, unpacked)


def number(found: dict[int, Any], field: int) -> int:
    """Return a field that has to be a whole number from 0 on."""
    value = found.get(field)
    if type(value) is not int or value < 0:
        raise PageError("a page does not say how large it is")
    return value


class Header:
    """The bytes of a header, read from the beginning."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.place = 0

    def take(self, count: int) -> bytes:
        """Return the next bytes."""
        taken = self.content[self.place : self.place + count]
        if len(taken) < count:
            raise PageError("a page's header has no end")
        self.place += count
        return taken

    def unsigned(self) -> int:
        """Return a number of as many bytes as it needs, seven bits in each."""
        value, shift = 0, 0
        while True:
            (byte,) = self.take(1)
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value
            if shift > 63:
                raise PageError("a number of a page's header is too long")

    def signed(self) -> int:
        """Return a number whose lowest bit is its sign."""
        value = self.unsigned()
        return (value >> 1) ^ -(value & 1)

    def struct(self, depth: int = 0) -> dict[int, Any]:
        """Return the fields of a struct by their numbers."""
        if depth > DEEPEST:
            raise PageError("a page's header is too deep")
        fields: dict[int, Any] = {}
        last = 0
        while True:
            (byte,) = self.take(1)
            if byte == STOP:
                return fields
            last = last + (byte >> 4) if byte >> 4 else self.signed()
            fields[last] = self.value(byte & 15, depth)

    def value(self, kind: int, depth: int) -> Any:
        """Return the value of a field."""
        if kind in (TRUE, FALSE):
            return kind == TRUE
        if kind == BYTE:
            return self.take(1)
        if kind in INTEGERS:
            return self.signed()
        if kind == BINARY:
            return self.take(self.unsigned())
        if kind == STRUCT:
            return self.struct(depth + 1)
        raise PageError(f"a page's header has a field of the kind {kind}")
