"""The latency of a connection: round trips that the server measures itself with pings.

A page could hold back its answers, to be given credit for a longer line than it has.  So every ping goes out twice: as
a message for the page, and as a frame that the other side's WebSocket answers by itself (RFC 6455, 5.5.2), which no
page can hold back.  A program that is no page could; where the other end of the connection is the player's own, the
shortest round trip that the kernel has seen bounds that, too.
"""

from __future__ import annotations

import itertools
import statistics
from collections import OrderedDict, deque
from typing import Protocol

from biberbau.server.protocol import Ping, encode

TRIPS = 9
"""Round trips that count: the latest of them."""

UNANSWERED = 4
"""Pings that may be under way at once; an answer to an older one measures nothing."""

NUMBERS = itertools.count(1)

STRETCH, SLACK = 1.25, 0.010
"""The round trips of an honest line are so many times and so many seconds longer than its shortest, at most."""


class Line(Protocol):
    """What lies between the server and a page."""

    def ping(self, payload: bytes) -> None:
        """Send a ping that the page's WebSocket answers, and not the page."""

    def shortest(self) -> float | None:
        """Return the shortest round trip that the kernel has seen, in seconds; None where it sees only a part."""


class Trips:
    """Pings of one kind that are under way, and how long the latest took."""

    def __init__(self) -> None:
        self.asked: OrderedDict[str, float] = OrderedDict()
        self.latest: deque[float] = deque(maxlen=TRIPS)

    def leave(self, key: str, now: float) -> None:
        """Note that a ping leaves."""
        self.asked[key] = now
        if len(self.asked) > UNANSWERED:
            self.asked.popitem(last=False)

    def arrive(self, key: str, now: float) -> None:
        """Note that a ping has come back; what was never asked measures nothing."""
        asked = self.asked.pop(key, None)
        if asked is not None:
            self.latest.append(now - asked)


class Latency:
    """One connection's round trips.  All times are seconds on the event loop's clock."""

    def __init__(self, line: Line | None = None) -> None:
        self.line = line
        """What bounds the answers of the page; None where there is no socket."""
        self.trips = Trips()
        """What the page has answered."""
        self.echoes = Trips()
        """What its WebSocket has answered."""
        self.pings = 0
        self.round_trip: float | None = None
        """The median of the latest round trips, so that a single slow one changes nothing; None while none is known."""

    def ask(self, now: float) -> bytes:
        """Return the frame of a ping that leaves now."""
        key = f"p{next(NUMBERS)}"
        self.pings += 1
        self.trips.leave(key, now)
        if self.line is not None:
            self.echoes.leave(key, now)
            self.line.ping(key.encode())
        return encode(Ping(key))

    def answered(self, key: str, now: float) -> None:
        """Note that the page has answered the ping `key`."""
        self.trips.arrive(key, now)
        self._measure()

    def echoed(self, payload: bytes, now: float) -> None:
        """Note that its WebSocket has answered a ping."""
        self.echoes.arrive(payload.decode("ascii", "replace"), now)
        self._measure()

    @property
    def known(self) -> bool:
        """Whether enough pings have gone out: the first ones find a page that is still being made ready."""
        return self.pings >= TRIPS

    def _measure(self) -> None:
        """Believe a page no more than its WebSocket, and that no more than the kernel."""
        measured = [self.trips.latest] if self.line is None else [self.trips.latest, self.echoes.latest]
        if not all(measured):
            return
        self.round_trip = min(statistics.median(trips) for trips in measured)
        shortest = None if self.line is None else self.line.shortest()
        if shortest is not None:
            self.round_trip = min(self.round_trip, shortest * STRETCH + SLACK)
