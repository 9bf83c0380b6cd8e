"""Whether the log of a table still says what it said when it was written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from biberbau.core.errors import BiberbauError
from biberbau.core.match import Match
from biberbau.core.record import parse_record, replay
from biberbau.server.table.restoring import fold
from biberbau.server.table.table import Table, TableBroken


@dataclass(frozen=True)
class Finding:
    """What was found in the log of one table."""

    code: str
    events: int
    """How many there are."""
    records: int
    """Records of finished matches that lead where the match led."""
    problem: str | None
    """What is wrong with it; None for nothing."""


def examine(code: str, events: Sequence[tuple[int, bytes]]) -> Finding:
    """Play a table again, event by event with its sequence, and every finished match by its record."""
    table, records = Table(code), 0
    problem = None if events else f"table {code} has no events"
    for position, (sequence, _) in enumerate(events, 1):
        if sequence != position:
            problem = f"event {position} of table {code} is missing"
            break
    try:
        was_over = False
        for _ in fold(table, [body for _, body in events] if problem is None else ()):
            over = table.stage == "match_over"
            if over and not was_over and table.record is not None and table.match is not None:
                require_record(table.record, table.match, code)
                records += 1
            was_over = over
    except TableBroken as error:
        problem = str(error)
    return Finding(code, len(events), records, problem)


def require_record(record: str, match: Match, code: str) -> None:
    """Raise TableBroken unless a finished match can be dealt and played again from its record."""
    try:
        read = parse_record(record)
        again = replay(read, match.game)
    except (BiberbauError, ValueError) as error:
        raise TableBroken(f"a record of table {code} cannot be played again: {error}") from error
    if (again.state_hash, again.totals) != (match.state_hash, match.totals):
        raise TableBroken(f"a record of table {code} does not lead where the match led")
