"""What a room's task is handed besides the messages of clients."""

from __future__ import annotations

from dataclasses import dataclass

from biberbau.server.protocol import Act, ClientMessage, Hint
from biberbau.server.table.table import Seat


@dataclass(frozen=True, slots=True)
class Enter:
    """The client has just opened the table and holds this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Settle:
    """Who is here has changed."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot decided, for its seat or as a hint, and the decision that it was asked about."""

    seat: Seat
    since: int
    action: int
    hint: Hint | None = None


@dataclass(frozen=True, slots=True)
class Claimed:
    """An action in real time, with the moment at which it arrived, on the event loop's clock."""

    message: Act
    arrived: float


@dataclass(frozen=True, slots=True)
class Count:
    """The moment may have come at which an action in real time counts."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a bot decided to do when it looked at its view after the event `since`; `biberbau.bots.WAIT` for nothing."""

    seat: Seat
    since: int
    action: int


@dataclass(frozen=True, slots=True)
class Ring:
    """A seat's time for a duty is up."""

    seat: Seat
    started: float
    """When the clock started that rings."""


@dataclass(frozen=True, slots=True)
class Measure:
    """It is time to measure the lines again."""


@dataclass(frozen=True, slots=True)
class CloseQuestion:
    """All who are asked at once have had their time."""

    asked: int
    """Sequence from which the question stood."""


@dataclass(frozen=True, slots=True)
class NextRound:
    """Those who are not ready have been waited for long enough."""

    round: tuple[int, int]
    """Match and finished rounds when the waiting began."""


@dataclass(frozen=True, slots=True)
class NextHost:
    """The host has been away for long."""


@dataclass(frozen=True, slots=True)
class Sleep:
    """Nobody has been here for a while."""


@dataclass(frozen=True, slots=True)
class Close:
    """The house closes."""


Timely = Claimed | Count | Look | Ring | Measure
"""What there is only at tables in real time."""

Item = ClientMessage | Enter | Settle | Thought | Timely | CloseQuestion | NextRound | NextHost | Sleep | Close
