"""Where nothing is hidden from who is to act there is nothing to mix: the best is found from the end."""

from __future__ import annotations

from biberbau.bots.resolving.arrays import Arrays
from biberbau.core.compilation import rule


@rule
def look_through(arrays: Arrays) -> None:
    """Say what every node is worth, and take all actions that are best, each as often as the others."""
    worth, totals, slots = arrays.worth, arrays.totals, arrays.slots
    for node in range(arrays.used[0] - 1, -1, -1):
        situation = int(arrays.situation[node])
        if situation < 0:
            continue
        slot, first = int(slots[situation]), int(arrays.first[node])
        count = int(slots[situation + 1]) - slot
        sign = 1.0 if arrays.seats[situation] == 0 else -1.0
        best = sign * worth[first]
        for index in range(1, count):
            best = max(best, sign * worth[first + index])
        for index in range(count):
            totals[slot + index] = 1.0 if sign * worth[first + index] == best else 0.0
        worth[node] = sign * best
