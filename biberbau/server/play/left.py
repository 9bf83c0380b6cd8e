"""What is left of the times that run at a table, as one process tells it to the next, in seconds.

The log knows no times, so this is said beside it when a table is handed over, and holds for a moment only.  Nobody
could act between the two, so what goes by there is nobody's loss.  What is counted of times goes along with it.
"""

from __future__ import annotations

from typing import Final

import msgspec

COMING_BACK: Final = 1.0
"""Seconds at least that a time still runs which another process has let go: it goes on as soon as one page is back, and
the others have to come, too, before they can do anything in it."""

LENT_IN_ALL: Final = 2.0
"""Seconds that one time is made longer by that, however often its table is handed over."""


def resumed(seconds: float, lent: float) -> tuple[float, float]:
    """Return for how long a time runs that another process has let go, and by how much it was made longer until then.

    So restarts that follow each other closely never keep a time from ending.
    """
    more = max(0.0, min(COMING_BACK - seconds, LENT_IN_ALL - lent))
    return seconds + more, lent + more


class LeftOfClock(msgspec.Struct, frozen=True, array_like=True):
    """Of a clock that runs against a seat."""

    seat: int
    word: str
    since: int
    """What the seat has to do, and the event from which on; see `biberbau.server.play.clocks.Wanted`."""
    seconds: float
    lent: float = 0.0
    """By how many seconds it was made longer when the table was handed over; see `resumed`."""


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
    question_lent: float = 0.0
    """As with a clock."""
    opening: float | None = None
    """Until the round opens for all, 0 for one that has; None where nobody has begun to look at the cards."""
    opening_lent: float = 0.0
    hurried: bool = False
    """Whether the only person here has asked the bots to go on."""
    banks: dict[int, float] = {}
    """By seat, what there is in those banks that are not full (`biberbau.server.play.in_real_time.latency_credit`)."""
    tallies: dict[int, Tally] = {}
    """By seat."""
