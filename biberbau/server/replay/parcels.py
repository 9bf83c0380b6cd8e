"""Lists of matches on their way from one device to another: each lies here for a while under a code nobody guesses."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

from biberbau.server.socket.limits import Clock, Limits

LARGEST = 1 << 20
"""Bytes of one, packed: as many matches as a browser keeps have half of that."""

MOST_BYTES = 32 << 20
"""Of all together; then the oldest goes."""

CODE_BYTES = 16


@dataclass(frozen=True)
class Parcel:
    """A list that waits to be fetched."""

    packed: bytes
    laid: float


class Parcels:
    """They lie in memory alone, and are gone with the process."""

    def __init__(self, lifetime: float = Limits.parcel_seconds, clock: Clock = time.monotonic) -> None:
        self.lifetime = lifetime
        """Seconds for which a parcel lies here: as long as it takes to fetch the other device."""
        self.clock = clock
        self.lying: OrderedDict[str, Parcel] = OrderedDict()
        """By code, the oldest first."""

    def lay(self, packed: bytes) -> str:
        """Let a list lie here; return the code under which it is found."""
        code = secrets.token_urlsafe(CODE_BYTES)
        self.lying[code] = Parcel(packed, self.clock())
        self._clear()
        return code

    def find(self, code: str) -> bytes | None:
        """Return what lies under a code, or None."""
        self._clear()
        found = self.lying.get(code)
        return None if found is None else found.packed

    def _clear(self) -> None:
        """Take away what is too old or too much."""
        total = sum(len(parcel.packed) for parcel in self.lying.values())
        while self.lying:
            oldest = next(iter(self.lying.values()))
            if total <= MOST_BYTES and self.clock() - oldest.laid <= self.lifetime:
                return
            total -= len(oldest.packed)
            self.lying.popitem(last=False)
