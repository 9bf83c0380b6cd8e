"""What an action in real time becomes at a table that may have moved on, and why it comes too late."""

from __future__ import annotations

from biberbau.core.reasons import Refusal
from biberbau.server.play.in_real_time.recent import Recent, Step
from biberbau.server.protocol import Act
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.actions import acted, judge
from biberbau.server.table.events import Acted
from biberbau.server.table.seat import REMEMBERED_KEYS, Seat
from biberbau.server.table.table import Table


def decide_claim(table: Table, seat: Seat, message: Act, recent: Recent) -> Acted:
    """Return what a message becomes, judged by the table as it is now, however much the player has not seen of it.

    Where the action was possible when they looked, the refusal carries the event that took it away.
    """
    action, refusal = judge(table, seat, message, forgotten(seat))
    other_round = message.seen < table.dealt
    if refusal is not None or other_round or message.seen < seat.since:
        taken = recent.taken_by(seat.number, action, message.seen)
        if refusal is not None or other_round or taken is not None or not recent.reaches(message.seen):
            raise too_late(refusal, taken)
    return acted(table, seat, message, action)


def too_late(refusal: Refusal | None, taken: Step | None) -> NotAllowed:
    """Return why an action in real time counts for nothing, with the event that took away what had been possible."""
    # Not a variable of who raises it: it would hold its frame, that holds it, for the garbage collector to find.
    refused = NotAllowed("refusal-stale") if refusal is None else NotAllowed.by_the_rules(refusal)
    refused.taken_by = None if taken is None else taken.sequence
    return refused


def forgotten(seat: Seat) -> int:
    """Return the sequence before which the seat's idempotency keys are not known any more."""
    return next(iter(seat.keys.values())) if len(seat.keys) == REMEMBERED_KEYS else 0
