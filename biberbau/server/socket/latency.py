"""The latency of a connection: round trips that the server measures itself with pings."""

from __future__ import annotations

import itertools
import statistics
from collections import OrderedDict, deque

from biberbau.server.protocol import Ping, encode

TRIPS = 9
"""Round trips that count: the latest of them."""

UNANSWERED = 4
"""Pings that may be under way at once; an answer to an older one measures nothing."""

NUMBERS = itertools.count(1)


class Latency:
    """One connection's round trips.  All times are seconds on the event loop's clock."""

    def __init__(self) -> None:
        self.asked: OrderedDict[str, float] = OrderedDict()
        self.trips: deque[float] = deque(maxlen=TRIPS)
        self.pings = 0
        self.round_trip: float | None = None
        """The median of the latest round trips, so that a single slow one changes nothing; None while none is known."""

    def ask(self, now: float) -> bytes:
        """Return the frame of a ping that leaves now."""
        key = f"p{next(NUMBERS)}"
        self.asked[key] = now
        self.pings += 1
        if len(self.asked) > UNANSWERED:
            self.asked.popitem(last=False)
        return encode(Ping(key))

    def answered(self, key: str, now: float) -> None:
        """Note that the ping `key` has come back; what was never asked measures nothing."""
        asked = self.asked.pop(key, None)
        if asked is not None:
            self.trips.append(now - asked)
            self.round_trip = statistics.median(self.trips)

    @property
    def known(self) -> bool:
        """Whether enough pings have gone out: the first ones find a page that is still being made ready."""
        return self.pings >= TRIPS
