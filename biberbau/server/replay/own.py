"""The finished matches of a table in which somebody has played, for the list that their browser keeps."""

from __future__ import annotations

from collections.abc import Sequence

from biberbau.server.protocol import OwnMatch
from biberbau.server.table.restoring import entries_in
from biberbau.server.table.table import Table, TableBroken


def own_matches(code: str, bodies: Sequence[bytes], times: Sequence[float], holder: str) -> list[OwnMatch]:
    """Return the matches that were played out while the token with this hash held a seat, in their order.

    `times` say when each event was written, in seconds since 1970.  TableBroken where the log cannot be read, or its
    events do not follow from one another.
    """
    table, found = Table(code), []
    for entry, written in zip(entries_in(code, bodies), times, strict=False):
        before = table.stage
        try:
            table.apply(entry.event)
        except (ValueError, LookupError) as error:
            raise TableBroken(f"event {table.sequence} of table {code}: {error}") from error
        if table.stage != "match_over" or table.stage == before or table.ended_early:
            continue
        seat, record = table.held_by(holder), table.record
        if seat is not None and record is not None:
            result = table.evening.results[-1]
            ended = round(1000 * written)
            shown = (table.match_path, result.game, result.names, result.totals, result.places, seat.number, ended)
            bots = [one.bot if one.kind == "bot" else None for one in table.seats]
            found.append(OwnMatch(record, *shown, bots))
    return found
