"""What is left of the times that run at a table, as one process tells it to the next, in seconds.

The log knows no times, so this is said beside it when a table is handed over, and holds for a moment only.  Nobody
could act between the two, so what goes by there is nobody's loss.
"""

from __future__ import annotations

import msgspec


class LeftOfClock(msgspec.Struct, frozen=True, array_like=True):
    """Of a clock that runs against a seat."""

    seat: int
    word: str
    since: int
    """What the seat has to do, and the event from which on; see `biberbau.server.play.clocks.Wanted`."""
    seconds: float


class Left(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of everything that runs in play; other versions may know less of it, or more."""

    clocks: tuple[LeftOfClock, ...] = ()
    question: float | None = None
    """Of the question that stands; None for none."""
    opening: float | None = None
    """Until the round opens for all, 0 for one that has; None where nobody has begun to look at the cards."""
