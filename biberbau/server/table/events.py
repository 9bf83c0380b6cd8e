"""What can happen at a table.  The log of these events is the table; everything else is computed from it.

An event is stored as one JSON object inside an `Entry`.  Fields are only ever added, with defaults, so that old logs
stay readable; a change of meaning is a new kind of event.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from biberbau.server.protocol import Cards, Colour, Hat
from biberbau.server.table.keys import digest_of


class TableEvent(
    msgspec.Struct, tag_field="event", kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True
):
    """What every event has."""

    by: int | None = None
    """The seat whose message caused it; null when the house did."""
    key: str | None = None
    """Idempotency key of the message that caused it; what is stored is its digest (`digest_of`)."""


class Created(TableEvent, tag="created", frozen=True):
    """Somebody opened the table and took seat 0."""

    game: str
    name: str
    token: str
    """Hash of the seat's token."""
    dice: str
    """Secret of the bots' dice, in hexadecimal; it has nothing to do with the deals."""
    options: dict[str, str] = {}
    """Options with which the table begins, where they are not the game's defaults."""


class Joined(TableEvent, tag="joined", frozen=True):
    """Somebody took the next seat, or `seat` in place of the bot whose it was."""

    name: str
    token: str
    seat: int | None = None


class Locked(TableEvent, tag="locked", frozen=True):
    """The host locked the table, so that newcomers need a nod, or opened it again."""

    on: bool


class PutOut(TableEvent, tag="put_out", frozen=True):
    """The host put a person out: their token holds nothing any more, and the table is locked.

    Before a match the seat is freed; else `bot` has it from now on, under `name`.
    """

    seat: int
    bot: str = ""
    name: str = ""


class Configured(TableEvent, tag="configured", frozen=True):
    """The host set options; those not named stay."""

    options: dict[str, str]


class Varied(TableEvent, tag="varied", frozen=True):
    """The host chose other numbers for the next matches of this game, or the standard game again."""

    version: int
    """Version of the game's rules that has these numbers."""
    variant: str
    """What is changed, as one word (`biberbau.core.constants`); empty for the standard game."""
    bots: dict[int, str] = {}
    """By seat, the bots that play from now on where those who played do not play variants."""


class Arranged(TableEvent, tag="arranged", frozen=True):
    """The host changed settings of the table (`biberbau.server.table.settings`); those not named stay."""

    settings: dict[str, str]


class Paused(TableEvent, tag="paused", frozen=True):
    """Somebody asked for a pause for all, or lifted it: meanwhile nobody acts, and no time runs."""

    on: bool


class BotSeated(TableEvent, tag="bot_seated", frozen=True):
    """A bot got a seat of its own (`seat` null), or took over the play of `seat`."""

    bot: str
    seat: int | None = None
    name: str = ""
    """The bot's name, when it has a seat of its own."""


class SeatRemoved(TableEvent, tag="seat_removed", frozen=True):
    """A seat was freed; the seats behind it moved up."""

    seat: int


class Started(TableEvent, tag="started", frozen=True):
    """A match began with the players and options as they stood."""

    version: int
    """Version of the game's rules."""
    seed: str
    """The deal seed in hexadecimal.  It leaves the server only in the record of the finished match."""
    variant: str = ""
    """What is changed of the game's numbers (`Varied`)."""


class Prepared(TableEvent, tag="prepared", frozen=True):
    """A guided game began, from a position."""

    version: int
    """Version of the game's rules."""
    edition: str
    """Which lesson it is (`biberbau.core.lesson`); where today's is another, the position is played without a guide."""
    position: str
    """The text of the position, with nothing left out."""
    seed: str
    """What chance comes from that the position leaves open, in hexadecimal."""


class Forked(TableEvent, tag="forked", frozen=True):
    """A match went on from a moment of one that is over; whoever opened the table took `seat`, others moved up."""

    version: int
    """Version of the game's rules."""
    source: str
    """What names that match in its address: `CODE/NUMBER`, or `record/NAME`."""
    step: int
    """Which moment of its replay it was."""
    cards: Cards
    seat: int
    position: str
    """How the cards lay, or were dealt anew from `seed`: the text of the position, with nothing left out."""
    seed: str
    """What the new match's chance comes from, in hexadecimal."""
    known_to: int | None = None
    """Where the cards were dealt anew: whose knowledge they fit; null: what everybody knew."""
    variant: str = ""
    """What is changed of the game's numbers (`Varied`)."""


class DealtAgain(TableEvent, tag="dealt_again", frozen=True):
    """A match began with the cards of a challenge; whoever opened the table took `seat`, others moved up."""

    version: int
    """Version of the game's rules."""
    challenge: str
    """Its code."""
    seat: int
    people: list[int]
    """Seats that people play in; bots that sit there only keep the place."""
    counted: bool
    """Whether the match is compared with those of the others."""
    seed: str
    """The deal seed of the challenge, in hexadecimal."""


class Understood(TableEvent, tag="understood", frozen=True):
    """The learner had read the words of a step."""

    step: int


class Acted(TableEvent, tag="acted", frozen=True):
    """A seat took an action of the game."""

    seat: int
    action: str
    clock: bool = False
    """Whether the seat's time was up, so that the clock acted for it."""
    tied: list[int] = []
    """Seats that came at the same moment, in real time; chance has put this one first (`ties.first_of`)."""

    def tied_with(self, seats: list[int]) -> Acted:
        """Return the same, as what chance has put first of several seats."""
        return msgspec.structs.replace(self, tied=seats)


class TimeUp(TableEvent, tag="time_up", frozen=True):
    """A question to several seats was closed: all who were still asked did what silence means."""

    keys: dict[int, str] = {}
    """By seat, the idempotency keys of those who had said so; stored are their digests."""


class RoundBegun(TableEvent, tag="round_begun", frozen=True):
    """The next round was dealt."""


class Left(TableEvent, tag="left", frozen=True):
    """A person left; in a match `bot` plays for them until they come back, before it their seat is free again."""

    seat: int
    bot: str


class CameBack(TableEvent, tag="came_back", frozen=True):
    """A person took their seat back from the bot that played for them."""

    seat: int


class Renamed(TableEvent, tag="renamed", frozen=True):
    """A person goes by another name from now on."""

    seat: int
    name: str


class Dressed(TableEvent, tag="dressed", frozen=True):
    """A person chose how their beaver looks from now on."""

    seat: int
    hat: Hat
    colour: Colour


class HostChanged(TableEvent, tag="host_changed", frozen=True):
    """The host was gone for long, and another person became host."""

    seat: int


class MatchEnded(TableEvent, tag="match_ended", frozen=True):
    """The match was ended before its time, at the wish of `by`: nobody has won it, and it counts for nothing."""


class GameChanged(TableEvent, tag="game_changed", frozen=True):
    """The host chose another game for the same people, or the same one, to let others in before it begins again."""

    game: str
    bots: dict[int, str] = {}
    """By seat, the bots that play from now on where those who played do not know the game."""
    options: dict[str, str] = {}
    """What its first match here has, where it was not played here before."""


class TableClosed(TableEvent, tag="table_closed", frozen=True):
    """Whoever keeps the house closed the table, so that nobody acts, joins or begins anything there, or opened it."""

    on: bool


class NamesErased(TableEvent, tag="names_erased", frozen=True):
    """Whoever keeps the house has taken names out of the events before."""


class EveningEnded(TableEvent, tag="evening_ended", frozen=True):
    """The host closed the standing of the evening; with the next match or game another one begins."""


AnyEvent = (
    Created
    | Joined
    | Locked
    | PutOut
    | Configured
    | Varied
    | Arranged
    | Paused
    | BotSeated
    | SeatRemoved
    | Started
    | Prepared
    | Forked
    | DealtAgain
    | Understood
    | Acted
    | TimeUp
    | RoundBegun
    | Left
    | CameBack
    | Renamed
    | Dressed
    | HostChanged
    | MatchEnded
    | GameChanged
    | EveningEnded
    | TableClosed
    | NamesErased
)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of the log: the event, and the hash of the match's state after it."""

    event: AnyEvent
    hash: str | None = None


ERASED = b'"names_erased"'

BEGINNINGS = (b'"version":', b'"created"', b'"game_changed"')
"""What stands in the stored entries of all events with which something begins, and in hardly any other."""

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Entry)


class AnyKind(msgspec.Struct):
    """As much of an event as all versions have."""

    event: str


class AnyEntry(msgspec.Struct):
    """As much of an entry."""

    event: AnyKind


ENVELOPE = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: Entry) -> bytes:
    """Return the stored form."""
    event = entry.event
    if event.key is not None:
        event = msgspec.structs.replace(event, key=digest_of(event.key))
    elif isinstance(event, TimeUp) and event.keys:
        event = msgspec.structs.replace(event, keys={seat: digest_of(key) for seat, key in event.keys.items()})
    return ENCODER.encode(Entry(event, entry.hash))


def decode_entry(body: bytes) -> Entry:
    """Return the entry; msgspec.DecodeError when the body is none."""
    try:
        return DECODER.decode(body)
    except (UnicodeDecodeError, RecursionError) as error:
        # Errors of Python's own: of bytes that are no characters, and of lists in lists without an end.
        raise msgspec.DecodeError(str(error)) from error


def is_entry(body: bytes) -> bool:
    """Whether a body is an entry at all, though perhaps one that says what only other versions know."""
    with contextlib.suppress(msgspec.MsgspecError, ValueError, RecursionError):
        # What is not looked at may be no characters either, and no version has written that.
        ENVELOPE.decode(body.decode())
        return True
    return False


def opened_under(body: bytes) -> str | None:
    """Return the digest of the key under which a table was opened, by its first entry; None where it has none."""
    try:
        return decode_entry(body).event.key
    except msgspec.MsgspecError:
        return None


def erases_names(body: bytes) -> bool:
    """Whether an entry may say that names before it read otherwise now."""
    return ERASED in body


Rules: TypeAlias = tuple[str, int, str]
"""By which rules a match is played: the game, its version, and what is changed of its numbers."""


def rules_in(bodies: Iterable[bytes], game: str = "") -> set[Rules]:
    """Return by which rules matches of a table began, by stored entries.

    `game` is played where the first of the entries does not say what is.
    """
    found = set()
    for body in bodies:
        # Of thousands of events only few begin anything.
        if not any(mark in body for mark in BEGINNINGS):
            continue
        with contextlib.suppress(msgspec.MsgspecError):
            event = decode_entry(body).event
            if isinstance(event, Created | GameChanged):
                game = event.game
            elif isinstance(event, Started | Forked):
                found.add((game, event.version, event.variant))
            elif isinstance(event, Prepared | DealtAgain):
                found.add((game, event.version, ""))
    return found


def games_in(bodies: Iterable[bytes]) -> list[str]:
    """Return the games of a table, by its stored entries, the present one last; what cannot be read names none."""
    games = []
    for body in bodies:
        with contextlib.suppress(msgspec.MsgspecError):
            event = decode_entry(body).event
            if isinstance(event, Created | GameChanged):
                games.append(event.game)
    return games
