"""What is left of the times that run at a table, as one process tells it to the next, in seconds.

The log knows no times, so this is said beside it when a table is handed over, and holds for a moment only.  Nobody
could act between the two, so what goes by there is nobody's loss.  What is counted of times goes along with it.
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


class Tally(msgspec.Struct):
    """What latency has cost and given a seat in this round, in real time."""

    won: set[int] = set()
    """Sequences of its events by which others lost what they wanted."""
    given: set[int] = set()
    lost: int = 0
    taken: int = 0
    credited: float = 0.0
    waited: float = 0.0


class Left(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of everything that runs in play; other versions may know less of it, or more."""

    clocks: tuple[LeftOfClock, ...] = ()
    question: float | None = None
    """Of the question that stands; None for none."""
    opening: float | None = None
    """Until the round opens for all, 0 for one that has; None where nobody has begun to look at the cards."""
    hurried: bool = False
    """Whether the only person here has asked the bots to go on."""
    banks: dict[int, float] = {}
    """By seat, what there is in those banks that are not full (`biberbau.server.play.in_real_time.claims`)."""
    tallies: dict[int, Tally] = {}
    """By seat."""
