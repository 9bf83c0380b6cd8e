"""Lists of matches on their way from one device to another: each lies here for a while under a code nobody guesses."""

from __future__ import annotations

import secrets
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass

from biberbau.server.socket.limits import Clock, Limits

LARGEST = 1 << 20
"""Bytes of one, packed: as many matches as a browser keeps have half of that."""

MOST_BYTES = 32 << 20
"""Of all together; then the oldest goes of the address that has the most here, so that nobody drives out others'."""

CODE_BYTES = 16


@dataclass(frozen=True)
class Parcel:
    """A list that waits to be fetched."""

    packed: bytes
    laid: float
    address: str
    """From where it was laid down."""


class Parcels:
    """They lie in memory alone, and are gone with the process."""

    def __init__(self, lifetime: float = Limits.parcel_seconds, clock: Clock = time.monotonic) -> None:
        self.lifetime = lifetime
        """Seconds for which a parcel lies here: as long as it takes to fetch the other device."""
        self.clock = clock
        self.lying: OrderedDict[str, Parcel] = OrderedDict()
        """By code, the oldest first."""

    def lay(self, packed: bytes, address: str) -> str:
        """Let a list lie here that comes from an address; return the code under which it is found."""
        code = secrets.token_urlsafe(CODE_BYTES)
        self.lying[code] = Parcel(packed, self.clock(), address)
        self._clear()
        return code

    def find(self, code: str) -> bytes | None:
        """Return what lies under a code, or None."""
        self._clear()
        found = self.lying.get(code)
        return None if found is None else found.packed

    def _clear(self) -> None:
        """Take away what is too old or too much."""
        while self.lying and self.clock() - next(iter(self.lying.values())).laid > self.lifetime:
            self.lying.popitem(last=False)
        of_address: Counter[str] = Counter()
        for parcel in self.lying.values():
            of_address[parcel.address] += len(parcel.packed)
        while of_address.total() > MOST_BYTES:
            most = max(of_address, key=of_address.__getitem__)
            code = next(code for code, parcel in self.lying.items() if parcel.address == most)
            of_address[most] -= len(self.lying.pop(code).packed)
