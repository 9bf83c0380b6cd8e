"""What a page is told of a challenge, for which it asks over HTTP."""

from __future__ import annotations

from typing import Literal

import msgspec


class ChallengedSeat(msgspec.Struct, frozen=True):
    """A seat of a deal that is shared."""

    name: str
    """A bot's or the challenger's; empty for other people, who may not want to be named."""
    bot: str | None
    """The bot that plays there at every table; null where people play."""


class DealtTable(msgspec.Struct, frozen=True):
    """A table at which the reader plays the deal, or has played it."""

    code: str
    seat: int
    running: bool
    """Whether it still goes on."""
    counted: bool


class ComparedResult(msgspec.Struct, frozen=True):
    """What somebody made of a seat."""

    name: str
    match: str
    """What names the match in its address, behind `/replay/`."""
    points: int
    gain: float
    """By how much it is better than the mean of the seat, in points; what luck there is is the same for all."""
    place: int
    """1 for the best; whoever is level shares the better place."""


class ComparedSeat(msgspec.Struct, frozen=True):
    """The results of one seat at all tables, the best first."""

    seat: int
    mean: float
    within: float | None
    """Half of the mean's 95 % interval, in points; null for fewer than five, and where all are the same."""
    results: list[ComparedResult]


class OverallResult(msgspec.Struct, frozen=True):
    """What somebody made of the cards, among all who had them in whatever seat."""

    name: str
    match: str
    """What names the match in its address, behind `/replay/`."""
    seat: int
    gain: float
    """By how much it is better than the mean of the seat, in points."""
    place: int
    """1 for the best; whoever is level shares the better place."""


SeatChance = Literal["open", "between", "locked", "shut"]
"""Whether a seat that a bot keeps can be taken now: in a round, or between two.

Or not: the table is locked, or nobody is let in at all.
"""


class WaitingTable(msgspec.Struct, frozen=True):
    """A table of a club at which people's seats are free."""

    code: str
    opener: str
    free: list[int]
    chance: SeatChance = "open"
    names: list[str] = []
    """Of the people who sit there, by seat; empty where none does."""


class Challenge(msgspec.Struct, frozen=True):
    """A deal that others may play, as its address tells it to whoever asks."""

    code: str
    game: str
    options: dict[str, str]
    """Those that differ from the defaults."""
    better: Literal["low", "high"]
    challenger: str | None
    """Null where nobody had played these cards when they were laid ready."""
    seat: int | None
    """The challenger's."""
    to_beat: int | None
    """The challenger's points."""
    club: bool
    """Whether people play in all seats that no bots have."""
    seats: list[ChallengedSeat]
    ended: bool
    """Whether whoever made it has ended it, so that everything is told."""
    running: int
    """At how many tables whose match is compared it is being played."""
    played: int
    """How many people other than the reader have results with it, the challenger's among them."""
    own: list[DealtTable]
    """Of the seats that the reader has shown."""
    maker: bool
    """Whether the reader has made the challenge, and may end it."""
    results: list[ComparedSeat] | None
    """Null as long as the reader may still play, or plays."""
    overall: list[OverallResult]
    """The same over all seats, the best first; empty without `results`, and where one seat alone has several."""
    had: bool
    """Whether the reader has had the cards, in the shared match or since, so that no further match of theirs counts."""
    waiting: list[WaitingTable]
    """A club's tables that wait for people: those that count, or those that do not for who has had the cards before."""
