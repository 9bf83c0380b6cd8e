"""What a room's task is handed besides the messages of clients."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from biberbau.bots import Grounds
from biberbau.core.moments import Moment
from biberbau.server.protocol import Act, ClientMessage, Hint
from biberbau.server.table.seat import Seat


@dataclass(frozen=True, slots=True)
class Enter:
    """The client has just opened the table and holds this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Settle:
    """Who is here has changed."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the adviser would do for a seat that was to act from event `since` on, and why."""

    seat: Seat
    since: int
    action: int
    grounds: Grounds
    question: Hint


@dataclass(frozen=True, slots=True)
class Thought:
    """By turns: what a bot decided for a seat that was to act from event `since` on."""

    seat: Seat
    since: int
    action: int


@dataclass(frozen=True, slots=True)
class CloseQuestion:
    """By turns: all who are asked at once have had their time."""

    asked: int
    """Sequence from which the question stood."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """In real time: a person's action, with the moment at which it arrived, on the event loop's clock."""

    message: Act
    arrived: float


@dataclass(frozen=True, slots=True)
class Count:
    """In real time: the moment may have come at which an action counts."""


@dataclass(frozen=True, slots=True)
class Look:
    """In real time: what a bot decided to do when it looked at its view after the event `since`.

    `biberbau.bots.WAIT` is for nothing.
    """

    seat: Seat
    since: int
    action: int


@dataclass(frozen=True, slots=True)
class Ring:
    """A seat's time for what it has to do is up."""

    seat: Seat
    started: float
    """When the clock started that rings."""


@dataclass(frozen=True, slots=True)
class Open:
    """In real time: the cards of a round have been looked at for long enough."""

    began: float
    """When the looking began, on the event loop's clock."""


@dataclass(frozen=True, slots=True)
class Measure:
    """In real time: it is time to measure everybody's latency again."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """In a guided game: what somebody else does after event `since`."""

    since: int
    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class NextRound:
    """Those who are not ready have been waited for long enough."""

    round: tuple[int, int]
    """Match and finished rounds when the waiting began."""


@dataclass(frozen=True, slots=True)
class Recalled:
    """What stood out in the match with this number."""

    match: int
    moments: list[Moment]


@dataclass(frozen=True, slots=True)
class NextHost:
    """The host has been away for long."""


@dataclass(frozen=True, slots=True)
class Sleep:
    """Nobody has been here for a while."""


@dataclass(frozen=True, slots=True)
class Shut:
    """Whoever keeps the house closes the table, or opens it again."""

    on: bool
    done: asyncio.Future[None]
    """Done when that is durable."""


@dataclass(frozen=True, slots=True)
class Close:
    """The house closes."""


PlayItem = Act | Thought | CloseQuestion | Claimed | Count | Look | Ring | Open | Measure
"""What a room hands on to its kind of play."""

HouseItem = Shut | Sleep | Close

Item = ClientMessage | Enter | Settle | Advice | PlayItem | Prompt | Recalled | NextRound | NextHost | HouseItem


def identifier_of(item: Item) -> str | None:
    """Return the idempotency key of a message; None for what is none."""
    message = item.message if isinstance(item, Claimed) else item
    return message.id if isinstance(message, ClientMessage) else None
