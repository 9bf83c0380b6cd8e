"""What can happen to a challenge.  Its events lie in the log as a table's do, under a code that is longer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from biberbau.server.protocol import MatchPath
from biberbau.server.table.table import TableBroken
from biberbau.server.table.tokens import CHALLENGE_LENGTH


class Place(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who plays in a seat, and what came of it where the cards have been played."""

    name: str = ""
    """As they were called when the match was over; empty for people as long as nobody has played."""
    points: int | None = None
    bot: str | None = None
    """The bot that played there; null where a person did."""
    token: str | None = None
    """Hash of the token that held the seat when the match was over."""


class ChallengeEvent(
    msgspec.Struct, tag_field="event", kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True
):
    """What every event of a challenge has: only its name."""


class ChallengeBegun(ChallengeEvent, frozen=True):
    """How a challenge begins: with all that a table needs of its deal."""

    club: bool
    """Whether people play in all seats that no bots have; else in the challenger's alone."""
    game: str
    version: int
    """Version of the game's rules."""
    options: dict[str, str]
    settings: dict[str, str]
    """Those of each table."""
    seed: str
    """The deal seed in hexadecimal."""
    dice: str
    """Secret of the bots' dice, in hexadecimal."""
    places: list[Place]


class Challenged(ChallengeBegun, tag="challenged", frozen=True):
    """Somebody shared the deal of a match that is over, with the settings of its table when the cards were dealt."""

    source: MatchPath
    record: str
    """What names the match's record in its address, without `record/`."""
    seat: int
    """The challenger's."""


class Laid(ChallengeBegun, tag="laid", frozen=True):
    """Somebody had cards laid ready that nobody has played, so that several tables can begin with them."""

    maker: str
    """Hash of the token by which whoever did this is known, who may play or not."""


class Opened(ChallengeEvent, tag="opened", frozen=True):
    """Somebody opens a table at which the cards are dealt again; after a crash there may be none under its code."""

    table: str


class Closed(ChallengeEvent, tag="closed", frozen=True):
    """The challenger ended the challenge: nothing of the deal is sealed any more, and nobody else can play it."""


AnyChallengeEvent = Challenged | Laid | Opened | Closed

KINDS: dict[object, type[ChallengeEvent]] = {kind.__struct_config__.tag: kind for kind in get_args(AnyChallengeEvent)}

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyChallengeEvent] = msgspec.json.Decoder(AnyChallengeEvent)


def is_challenge(code: str) -> bool:
    """Whether a code of the log is a challenge's; a table's is shorter."""
    return len(code) == CHALLENGE_LENGTH


def encode_event(event: AnyChallengeEvent) -> bytes:
    """Return the stored form."""
    return ENCODER.encode(event)


def further_in(code: str, bodies: Sequence[bytes]) -> list[AnyChallengeEvent]:
    """Return the events of a challenge that the log has in this form; TableBroken for what is none."""
    try:
        return [DECODER.decode(body) for body in bodies]
    except (msgspec.MsgspecError, ValueError) as error:
        raise TableBroken(f"challenge {code}: {error}") from error


def events_in(code: str, bodies: Sequence[bytes]) -> tuple[Challenged | Laid, list[Opened | Closed]]:
    """Return how a challenge began and what happened then; TableBroken where the log makes no sense."""
    events = further_in(code, bodies)
    first, then = (events[0], events[1:]) if events else (None, [])
    happened = [event for event in then if isinstance(event, Opened | Closed)]
    if not isinstance(first, Challenged | Laid) or len(happened) < len(then):
        raise TableBroken(f"challenge {code} has to begin with what is shared, once")
    return first, happened


def understood_in(bodies: Sequence[bytes]) -> list[AnyChallengeEvent]:
    """Return what a later version has written of a challenge, as far as it can be understood here.

    It only ever adds: fields without which an event still means what it meant, and kinds of events.
    """
    return [event for event in map(understood, bodies) if event is not None]


def understood(body: bytes) -> AnyChallengeEvent | None:
    """Return an event without the fields that are not known here; None for one of another kind, or of none."""
    try:
        said = msgspec.json.decode(body, type=dict[str, Any])
        kind = KINDS.get(said.get("event"))
        if kind is None:
            return None
        if "places" in said:
            said["places"] = [known_of(place, Place) for place in said["places"]]
        event: AnyChallengeEvent = msgspec.convert(known_of(said, kind), AnyChallengeEvent)
    except (msgspec.MsgspecError, ValueError, TypeError):
        return None
    return event


def known_of(said: dict[str, Any], kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return those parts of what is said that this version knows."""
    return {name: said[name] for name in ("event", *kind.__struct_encode_fields__) if name in said}
