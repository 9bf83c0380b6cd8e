"""Where cards lie, and what else there is to see, read off the declaration of a record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from biberbau.core.state import NO_CARD, Field, Holds, Seen, State, fields_of


def of_seats(state: type[State], name: str) -> bool:
    """Whether a field has a part for each seat: it is as long as there are totals, and is not the options."""
    fields = fields_of(state)
    return name != "options" and bool(fields[name].per) and fields[name].per[0] == fields["totals"].per[0]


def zones_of(state: type[State]) -> dict[str, Field]:
    """Return the fields in which cards lie; what is merely known of another field is none."""
    fields = fields_of(state)
    known = {field.known for field in fields.values()}
    return {name: field for name, field in fields.items() if field.holds is not None and name not in known}


def seen_zones_of(state: type[State]) -> dict[str, Field]:
    """Return those of which a view can show anything, be it how many cards they have."""
    return {
        name: field for name, field in zones_of(state).items() if field.seen_by is not Seen.BY_NOBODY or field.count
    }


def parts_of(state: type[State], name: str, seats: int) -> Iterator[tuple[int | None, tuple[int, ...]]]:
    """Give each seat with the index of its part of a field, or None and the whole field."""
    if of_seats(state, name):
        yield from ((seat, (seat,)) for seat in range(seats))
    else:
        yield None, ()


def codes_at(field: Field, values: Any) -> list[int]:
    """Return the codes of the cards at the places of a zone, or of a seat's part of it, up to the last that lies there.

    `NO_CARD` is a gap between them.
    """
    if field.holds is Holds.KINDS:
        return [kind for kind, copies in enumerate(values) for _ in range(copies)]
    if field.holds is Holds.SETS:
        return [code for code in range(int(values).bit_length()) if int(values) >> code & 1]
    codes: list[int] = np.atleast_1d(values).tolist()
    while codes and codes[-1] == NO_CARD:
        codes.pop()
    return codes
