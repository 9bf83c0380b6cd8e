"""What a room's task is handed besides the messages of clients."""

from __future__ import annotations

from dataclasses import dataclass

from biberbau.server.protocol import ClientMessage, Hint
from biberbau.server.table import Seat


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


Item = ClientMessage | Enter | Settle | Thought | CloseQuestion | NextRound | NextHost | Sleep | Close
