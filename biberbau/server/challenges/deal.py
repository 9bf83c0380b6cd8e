"""A deal that is shared, as the events of its challenge made it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from biberbau.core.chance import SeedStream
from biberbau.server.challenges.events import (
    AnyChallengeEvent,
    Challenged,
    Closed,
    Laid,
    Opened,
    Place,
    events_in,
    further_in,
    understood_in,
)
from biberbau.server.protocol import HeldSeat
from biberbau.server.table.table import TableBroken
from biberbau.server.table.tokens import token_hash

FIRST = 1
"""The number of the match at its table that is dealt the cards of a challenge."""


@dataclass(eq=False)
class Deal:
    """The fold of a challenge's events."""

    code: str
    shared: Challenged | Laid
    tables: list[str] = field(default_factory=list)
    """Codes of the tables at which it was dealt again, in their order."""
    ended: bool = False
    sequence: int = 1
    whole: bool = True
    """Whether all that the log says of it is understood here; else nothing is written to it."""

    @staticmethod
    def restored(code: str, bodies: Sequence[bytes]) -> Deal:
        """Return what the log says; TableBroken where it makes no sense."""
        shared, happened = events_in(code, bodies)
        deal = Deal(code, shared)
        for event in happened:
            deal.apply(event)
        return deal

    @staticmethod
    def understood(code: str, bodies: Sequence[bytes]) -> Deal | None:
        """Return what can be understood of what a later version has written, so that it stays sealed here, too.

        None where not even that can be understood.
        """
        events = understood_in(bodies)
        if not events or not isinstance(shared := events[0], Challenged | Laid):
            return None
        known = Unread.of(code, bodies)
        return Deal(code, shared, known.tables, known.ended, whole=False)

    def go_on(self, bodies: Sequence[bytes]) -> None:
        """Let happen what the log says after what is known; TableBroken where it makes no sense."""
        for event in further_in(self.code, bodies):
            self.apply(event)

    @property
    def open(self) -> bool:
        """Whether others may still play it, so that it is sealed."""
        return not self.ended

    @property
    def people(self) -> list[int]:
        """The seats that people play in."""
        if self.seat is not None and not self.shared.club:
            return [self.seat]
        return [number for number, place in enumerate(self.shared.places) if place.bot is None]

    @property
    def seat(self) -> int | None:
        """The challenger's; None where nobody had played these cards when they were laid ready."""
        return self.shared.seat if isinstance(self.shared, Challenged) else None

    @property
    def challenger(self) -> Place | None:
        """What whoever shared the match made of it."""
        return None if self.seat is None else self.shared.places[self.seat]

    @property
    def source(self) -> str | None:
        """The code of the table of the match that is shared; None where there was none."""
        return self.shared.source.partition("/")[0] if isinstance(self.shared, Challenged) else None

    @property
    def matches(self) -> list[str]:
        """What names every match with these cards in its address, a shared one and its record first."""
        shared = self.shared
        first = [shared.source, f"record/{shared.record}"] if isinstance(shared, Challenged) else []
        return [*first, *(f"{table}/{FIRST}" for table in self.tables)]

    def is_makers(self, seats: Sequence[HeldSeat], token: str | None = None) -> bool:
        """Whether who shows these seats, or this token, made the challenge."""
        shared = self.shared
        if isinstance(shared, Laid):
            return token is not None and token_hash(token) == shared.maker
        holder = shared.places[shared.seat].token
        return any(held.code == self.source and token_hash(held.token) == holder for held in seats)

    @property
    def tokens(self) -> list[str | None]:
        """By seat, hashes of the tokens that held those of the shared match."""
        return [place.token for place in self.shared.places]

    @property
    def stream(self) -> str:
        """The label of the stream that deals it, as records name it."""
        return SeedStream(bytes.fromhex(self.shared.seed)).label

    def apply(self, event: AnyChallengeEvent) -> None:
        """Let a further event happen; TableBroken for one that cannot follow."""
        self.sequence += 1
        match event:
            case Opened():
                self.tables.append(event.table)
            case Closed():
                self.ended = True
            case Challenged() | Laid():
                raise TableBroken(f"event {self.sequence} of challenge {self.code} is out of place")


@dataclass(frozen=True, eq=False)
class Unread:
    """A challenge of which it cannot be read what is shared: its cards stay sealed as long as it has not been ended.

    The match that is shared is known by the code of its challenge, and a match at which the cards were dealt again by
    what its table says.
    """

    code: str
    tables: list[str]
    """Codes of tables at which it was dealt again, as far as they can be read."""
    ended: bool

    source = None
    """Of which table the match is that is shared nobody knows, nor who held its seats."""
    tokens = ()

    @staticmethod
    def of(code: str, bodies: Sequence[bytes]) -> Unread:
        """Return what can be understood of such a log."""
        events = understood_in(bodies)
        tables = [event.table for event in events if isinstance(event, Opened)]
        return Unread(code, tables, any(isinstance(event, Closed) for event in events))

    @property
    def open(self) -> bool:
        """Whether it is sealed."""
        return not self.ended


AnyDeal = Deal | Unread
