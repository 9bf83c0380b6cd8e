"""What messages say of a table, of the game on it and of what happens there."""

from __future__ import annotations

from typing import Literal

import msgspec

from biberbau.core.picture import BasePicture
from biberbau.server.protocol.fields import Cards, Colour, Hat, MatchPath


class Sentence(msgspec.Struct, frozen=True, gc=False):
    """A sentence of the catalogue with its arguments; the client renders it in the reader's language.

    Arguments named `seat` or `other` are seat numbers and render as players' names (`seat` also as "you");
    arguments named `card` or ending in `_card` are card codes, `card_list` several with spaces between them.
    """

    message: str
    arguments: dict[str, str | int] = {}


class Amount(msgspec.Struct, frozen=True, gc=False):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class Move(msgspec.Struct, frozen=True, gc=False):
    """One card that moved or turned, for the animation.  It holds nothing that the pictures do not show.

    Places: `deck`, `discard`, `hand:SEAT`, `display:SEAT:SLOT` (each game documents its own).  When `source` equals
    `target` the card turned over where it lies.
    """

    card: str | None
    source: str
    target: str


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat, as everybody sees it."""

    name: str
    kind: Literal["human", "bot"]
    bot: str | None
    """The bot that plays now: in a bot's seat, or for a leaver."""
    online: bool
    ready: bool
    idle: bool = False
    """Whether the person is connected, but has kept the table waiting for long."""
    hat: Hat | None = None
    """What the person has chosen to wear; null as long as they have not."""
    colour: Colour | None = None


class MatchResult(msgspec.Struct, frozen=True):
    """How a match of an evening has ended, by seat as it was then."""

    match: int
    """Its number at the table, as in its address."""
    game: str
    better: Literal["low", "high"]
    """Whether the fewest or the most points win."""
    names: list[str]
    kinds: list[Literal["human", "bot"]]
    totals: list[int]
    places: list[int]
    """1 for the winner; whoever is level shares the better place."""
    points: list[float]
    """What the places are worth: one for everybody behind, half for everybody level."""


class Standing(msgspec.Struct, frozen=True):
    """How somebody stands in an evening."""

    name: str
    kind: Literal["human", "bot"]
    seat: int | None
    """Where they sit now; null for somebody who has gone."""
    place: int
    points: float
    matches: int
    """How many they have played."""
    wins: int
    """How many they have won, alone or level with others."""


class EveningInfo(msgspec.Struct, frozen=True):
    """The finished matches of an evening at a table, of whatever games."""

    results: list[MatchResult]
    """In the order in which they were played."""
    standing: list[Standing]
    """The best first."""
    ended: bool
    """Whether the host has closed it."""


class Knock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who wants to sit down and has to wait."""

    number: int
    name: str
    seat: int | None
    """The bot's seat that they want; null for a free one."""
    waits_for: Literal["nod", "round"]
    """The host's nod, or the end of the round."""


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """The moment of a match that is over from which this one went on."""

    match: MatchPath
    step: int
    cards: Cards
    known_to: int | None = None
    """Where the cards were dealt anew: the seat whose knowledge they fit; null: what everybody knew."""


class SharedDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The challenge with whose cards the present match is played."""

    code: str
    counted: bool = True
    """Whether the match is compared with those of the others."""
    sealed: bool = False
    """Whether others may still play the deal, so that nobody may watch, and the record waits."""


class VariantInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """With which other numbers a game is played."""

    constants: dict[str, list[int]]
    """By key, the numbers that differ from those of the standard game."""
    least: int
    most: int
    """How many can play."""
    left_out: bool = False
    """Whether bots do without something that they learned from matches of the standard game."""


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table around the game, as everybody sees it."""

    code: str
    game: str
    stage: Literal["lobby", "playing", "round_over", "match_over"]
    host: int
    options: dict[str, str]
    seats: list[SeatInfo]
    watchers: int
    match: int
    """1 for the first match at this table, 2 for the first rematch, and so on; 0 in the lobby."""
    commitment: str | None
    """SHA-256 of the match's deal seed, shown before the first move."""
    record: str | None
    """The whole match as one line with its seed, once it is over and its deal not sealed (`biberbau verify`)."""
    score_pad: list[list[int]]
    """Finished rounds, each a list of scores by seat."""
    settings: dict[str, str]
    """How the table is played, by key."""
    paused: int | None
    """The seat that has asked for a pause, while there is one."""
    evening: EveningInfo | None = None
    """The evening so far; null before the first match is over."""
    locked: bool = False
    """Whether newcomers need the host's nod."""
    closed: bool = False
    """Whether whoever keeps the house has closed the table, so that nothing happens there."""
    knocks: list[Knock] = []
    """Who waits to sit down."""
    ended_early: bool = False
    """Whether the match that is over was ended before its time, so that nobody has won it."""
    guided: bool = False
    """Whether the game is being taught, so that no guest can take a bot's seat."""
    origin: Origin | None = None
    """Where the present match went on from; null where it began with a deal."""
    challenge: SharedDeal | None = None
    """The challenge that shares the deal of the present match; null where nobody has made one."""
    variant: VariantInfo | None = None
    """With which other numbers the match is played, or else the next one; null for the standard game."""
    preparing: bool = False
    """Whether the next match has to wait until its rules are compiled with their other numbers."""
    earlier_rules: bool = False
    """Whether the present match goes by the rules that it began with, and the next one has others, those of today."""


class Situation(msgspec.Struct, frozen=True):
    """The game as one seat (or a watcher) may see it now."""

    picture: BasePicture
    """The game's own picture of the view (`biberbau.games.<game>.picture`)."""
    actors: list[int]
    legal: list[str]
    """The legal actions of this client's seat in short notation; empty when it is not to act."""
    hash: str
    """Hash of this client's view; two clients of one seat always agree on it."""
