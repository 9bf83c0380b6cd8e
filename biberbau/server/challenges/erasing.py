"""Names of people in what is shared of a deal."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from biberbau.server.challenges.events import DECODER, Challenged, Laid, Place, encode_event
from biberbau.server.table.erasing import NAMELESS


def places_in(body: bytes) -> list[Place]:
    """Return the places that a stored event tells of; none where it cannot be read."""
    try:
        event = DECODER.decode(body)
    except (msgspec.MsgspecError, ValueError):
        return []
    return event.places if isinstance(event, Challenged) else []


def places_of(places: Sequence[Place], names: Collection[str]) -> list[int]:
    """Return in which places people have one of these names."""
    return [number for number, place in enumerate(places) if place.bot is None and place.name in names]


def renamed_places(body: bytes, numbers: Collection[int], name: str) -> bytes:
    """Return a stored event with another name in some places."""
    event = DECODER.decode(body)
    if not isinstance(event, Challenged):
        return body
    places = [
        msgspec.structs.replace(place, name=name) if number in numbers else place
        for number, place in enumerate(event.places)
    ]
    return encode_event(msgspec.structs.replace(event, places=places))


def nameless(shared: Challenged | Laid) -> Challenged | Laid:
    """Return what is shared without the name of any person."""
    if not isinstance(shared, Challenged):
        return shared
    places = [
        place if place.bot is not None else msgspec.structs.replace(place, name=NAMELESS) for place in shared.places
    ]
    return msgspec.structs.replace(shared, places=places)
