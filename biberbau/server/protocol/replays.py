"""What a page is told of a match that is over, for which it asks over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from biberbau.server.protocol.fields import MatchPath, SeatNumber, Word
from biberbau.server.protocol.table_info import Move, Sentence, Situation, TableInfo


class ReplayStep(msgspec.Struct, frozen=True, gc=False):
    """What one event of a match said and showed to one pair of eyes, as a message `event` does while it is played."""

    seq: int
    actions: int
    """How many actions of the match's record have happened."""
    sentences: list[Sentence]
    moves: list[Move]
    table: TableInfo | None
    """Null when nothing around the game changed."""
    situation: Situation
    """Without what was legal, for nothing can be done."""


class Replay(msgspec.Struct, frozen=True):
    """A match that is over, from the deal to its end."""

    path: str
    """What names the match in its address, behind `/replay/`."""
    named: bool
    """Whether its seats have names: those of a record have none."""
    record: str
    """The match as one line, with the seed of its deal."""
    seat: int | None
    """Whose eyes these are; null: everybody's."""
    open: bool
    """Whether all cards lie face up."""
    steps: list[ReplayStep]
    """The first one is the deal."""


class OwnMatch(msgspec.Struct, frozen=True):
    """A finished match of a table, for who had a seat in it."""

    record: str
    path: str
    """What names it in its address, behind `/replay/`."""
    game: str
    names: list[str]
    totals: list[int]
    places: list[int]
    seat: int
    ended: int
    """When the house wrote down its end, in milliseconds since 1970."""
    bots: list[str | None]
    """Which bot had which seat; null for a person's."""


class CarriedMatch(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A finished match of somebody's own, on its way to another device of theirs."""

    record: Annotated[str, msgspec.Meta(max_length=65_536)]
    path: MatchPath | None
    """What names it in its address in this house; null where it came from elsewhere."""
    game: Word
    names: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=16)]
    totals: Annotated[list[int], msgspec.Meta(max_length=16)]
    places: Annotated[list[int], msgspec.Meta(max_length=16)]
    seat: SeatNumber
    ended: int
    """When it was over, in milliseconds since 1970."""
    bots: Annotated[list[Word | None], msgspec.Meta(max_length=16)] | None = None
    """Which bot had which seat, null for a person's; null where that is not known."""


class ParcelSlip(msgspec.Struct, frozen=True):
    """By what a list of matches is fetched that has been laid down."""

    code: str
    seconds: int
    """For which it lies there."""


class NoAnswer(msgspec.Struct, frozen=True):
    """Why the house does not tell or do what a page has asked for."""

    reason: Sentence
    because: Sentence | None
    """What the rules have against an action of a record."""
