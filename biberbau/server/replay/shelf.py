"""Records that were pasted lately, each under an address that follows from what it says."""

from __future__ import annotations

import hashlib
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass

from biberbau.core.record import Record
from biberbau.server.socket.limits import Clock, Limits


@dataclass
class Laid:
    """A record on the shelf."""

    record: Record
    address: str
    """Who laid it here first, as far as a record is anybody's."""
    asked: float
    """When somebody last asked for it."""


def name_of(record: Record) -> str:
    """Return the name under which a record is found."""
    return hashlib.blake2b(str(record).encode(), digest_size=8).hexdigest()


class Shelf:
    """It is bounded, and empty after a restart: whoever has a record can lay it here again.

    Where it is full, the address gives way that has most there, so that nobody's are swept away by what others lay.
    """

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.records: OrderedDict[str, Laid] = OrderedDict()
        """By name, the one longest not asked for first."""

    def lay(self, record: Record, address: str) -> str:
        """Keep a record for an address; return the name under which it is found: the same for the same record."""
        name = name_of(record)
        laid = self.records.get(name)
        self.records[name] = Laid(record, laid.address if laid else address, self.clock())
        self.records.move_to_end(name)
        self._clear()
        return name

    def find(self, name: str) -> Record | None:
        """Return the record with a name, or None where it does not lie here any more."""
        self._clear()
        laid = self.records.get(name)
        if laid is None:
            return None
        laid.asked = self.clock()
        self.records.move_to_end(name)
        return laid.record

    def _clear(self) -> None:
        """Take away what is too old, and what is too much."""
        while self.records:
            name, oldest = next(iter(self.records.items()))
            if self.clock() - oldest.asked <= self.limits.record_seconds:
                break
            del self.records[name]
        while len(self.records) > self.limits.records_kept:
            [(greedy, _)] = Counter(laid.address for laid in self.records.values()).most_common(1)
            del self.records[next(name for name, laid in self.records.items() if laid.address == greedy)]
