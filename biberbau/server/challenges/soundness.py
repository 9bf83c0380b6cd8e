"""Whether the log of a challenge says what it has to."""

from __future__ import annotations

from collections.abc import Sequence

from biberbau.server.challenges.deal import Deal
from biberbau.server.table.soundness import Finding
from biberbau.server.table.table import TableBroken


def examine_challenge(code: str, events: Sequence[tuple[int, bytes]]) -> Finding:
    """Read a challenge, event by event with its sequence."""
    problem = None
    if [sequence for sequence, _ in events] != list(range(1, len(events) + 1)):
        problem = f"challenge {code} lacks events"
    else:
        try:
            Deal.restored(code, [body for _, body in events])
        except TableBroken as broken:
            problem = str(broken)
    return Finding(code, len(events), 0, problem)
