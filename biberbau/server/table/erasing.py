"""Names of people in the log of a table: where they stand, and the same events without them."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

import msgspec

from biberbau.server.table.events import ENCODER, Created, Entry, Joined, Renamed, decode_entry
from biberbau.server.table.restoring import fold
from biberbau.server.table.seat import Seat
from biberbau.server.table.table import Table

NAMELESS = "Biber"
"""What somebody is called whose name was erased, with a number where others are called so."""

Named = Created | Joined | Renamed


def names_in(bodies: Sequence[bytes]) -> list[str]:
    """Return all names of people that a log knows; what cannot be read has none."""
    names = []
    for body in bodies:
        event = named_in(body)
        if event is not None:
            names.append(event.name)
    return names


def named_in(body: bytes) -> Named | None:
    """Return the event with a person's name that was stored so; None for any other."""
    try:
        event = decode_entry(body).event
    except msgspec.MsgspecError:
        return None
    return event if isinstance(event, Named) else None


def names_of_seats(code: str, bodies: Sequence[bytes], seats: Collection[int]) -> list[set[str]]:
    """Return how each of the people was ever called who hold seats now; TableBroken where the log makes no sense."""
    table, called = Table(code), dict[int, tuple[Seat, set[str]]]()
    for _ in fold(table, bodies):
        for seat in table.seats:
            _, names = called.setdefault(id(seat), (seat, set()))
            if seat.kind == "human":
                names.add(seat.name)
            else:
                # Whoever sat there before is somebody else.
                names.clear()
    return [names for seat in table.seats if seat.number in seats and (names := called[id(seat)][1])]


def is_nameless(name: str) -> bool:
    """Whether somebody may be called so because another name was erased."""
    return re.fullmatch(rf"{NAMELESS}( \d+)?", name) is not None


def renamed(body: bytes, name: str) -> bytes:
    """Return a stored event with another name in it."""
    entry = decode_entry(body)
    if not isinstance(entry.event, Named):
        return body
    return ENCODER.encode(Entry(msgspec.structs.replace(entry.event, name=name), entry.hash))
