"""What the rules say to a player's action, however it is played."""

from __future__ import annotations

from biberbau.core.reasons import NotationError, Refusal
from biberbau.server.protocol import Act
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.events import Acted
from biberbau.server.table.seat import Seat
from biberbau.server.table.table import Table


def judge(table: Table, seat: Seat, message: Act, oldest: int) -> tuple[int, Refusal | None]:
    """Return the action of a message, and why the rules refuse it, if they do.

    NotAllowed where they are not even asked: nothing is played yet or any more, a bot plays for the seat, the table is
    closed or paused, the message was sent before event `oldest` or after one that never was, or there is no such
    action, for a reason of the rules where they know one; and where they allow what a guide does not.
    """
    match = table.match
    if match is None:
        raise NotAllowed("refusal-not-started")
    if table.ended_early:
        raise NotAllowed("refusal-match-ended")
    if seat.bot is not None:
        raise NotAllowed("refusal-away")
    table.require_open()
    if table.paused is not None:
        raise NotAllowed("refusal-paused")
    if not oldest <= message.seen <= table.sequence:
        raise NotAllowed("refusal-stale")
    try:
        action = table.game.parse_action(message.action)
    except NotationError as error:
        if error.refusal is not None:
            raise NotAllowed.by_the_rules(error.refusal) from None
        raise NotAllowed("refusal-no-such-action") from None
    refusal = match.check(seat.number, action)
    if refusal is None and table.lesson is not None and not table.lesson.wants(table.game.format_action(action)):
        raise NotAllowed("refusal-lesson-other" if table.lesson.waits_for == "action" else "refusal-lesson-wait")
    return action, refusal


def acted(table: Table, seat: Seat, message: Act, action: int) -> Acted:
    """Return the event that a message becomes."""
    return Acted(seat=seat.number, action=table.game.format_action(action), by=seat.number, key=message.id)
