"""How slow this machine is at the moment, for what a test says of processor time is said of an ordinary one."""

from __future__ import annotations

import time

LOOPS = 1_000_000

ORDINARY = 0.03
"""Seconds of a processor for so many additions on the machine that bounds are meant for: there they hold as is."""


def slowness() -> float:
    """Return how many times as long as an ordinary machine this one takes now; 1 where it is no slower.

    Whatever runs beside on the same core slows down both what is measured and this.
    """
    begun = time.process_time()
    total = 0
    for number in range(LOOPS):
        total += number
    return max(1.0, (time.process_time() - begun) / ORDINARY)
