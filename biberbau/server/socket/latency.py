"""The latency of a connection: round trips that the server measures itself with pings.

A page could hold back its answers, to be given credit for a longer line than it has.  So every ping goes out twice: as
a message for the page, and as a frame that the other side's WebSocket answers by itself (RFC 6455, 5.5.2), which no
page can hold back.  A program that is no page could; where the other end of the connection is the player's own, what
the kernels of both ends have done without being asked by any program bounds that, too: the shortest round trip that
ours has seen, and how long handshakes from there take when they take long.
"""

from __future__ import annotations

import itertools
import math
from collections import OrderedDict, deque
from collections.abc import Collection
from typing import Protocol

from biberbau.server.protocol import Ping, encode

TRIPS = 9
"""Round trips that count: the latest of them."""

UNANSWERED = 4
"""Pings that may be under way at once; an answer to an older one measures nothing."""

NUMBERS = itertools.count(1)

COUNTED, COUNTED_IF_BOUNDED = 6, 7
"""Of `TRIPS`, so many are no longer than what is believed: what is slower on the way is a player's loss, what is
quicker would be a liar's gain, and on a line with jitter both come to about as much there.  Where the kernel bounds
what is believed, there is less to gain, and so there may be one more."""

SLACK, UNSTEADY = 0.010, 0.040
"""By so many seconds the round trips of every line may be longer than its shortest, and those of a line whose
handshakes are unsteady at most: about as much as those of a line of 200 ms are on average if a fifth is jitter."""


class Line(Protocol):
    """What lies between the server and a page."""

    def ping(self, payload: bytes) -> None:
        """Send a ping that the page's WebSocket answers, and not the page."""

    def shortest(self) -> float | None:
        """Return the shortest round trip that the kernel has seen lately, in seconds; None where it sees a part."""

    def handshake(self) -> float | None:
        """Return how long handshakes from there take when they take long, in seconds; None where it is not known."""


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
        self.shortest = math.inf
        """The shortest round trip that the kernel has ever seen.  It forgets what was minutes ago, and whoever lets
        their kernel acknowledge everything late would have a longer line by then."""
        self.round_trip: float | None = None
        """What is believed of the latest round trips, so that a single slow one changes nothing; None while none is
        known."""

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
        if all(measured):
            longest = self._longest()
            counted = COUNTED if longest == math.inf else COUNTED_IF_BOUNDED
            self.round_trip = min(*(usual(trips, counted) for trips in measured), longest)

    def _longest(self) -> float:
        """Return what is believed at most of a line of which the kernel knows."""
        shortest = None if self.line is None else self.line.shortest()
        if self.line is None or shortest is None:
            return math.inf
        self.shortest = min(self.shortest, shortest)
        handshake = self.line.handshake() or 0.0
        return self.shortest + min(max(SLACK, handshake - self.shortest), UNSTEADY)


def is_unsteady(line: Line) -> bool:
    """Whether handshakes from there take longer than its shortest round trip, by more than those of every line do."""
    shortest, handshake = line.shortest(), line.handshake()
    return shortest is not None and handshake is not None and handshake > shortest + SLACK


def usual(trips: Collection[float], counted: int) -> float:
    """Return the round trip that so many of `TRIPS` do not exceed."""
    return sorted(trips)[(len(trips) * counted - 1) // TRIPS]
