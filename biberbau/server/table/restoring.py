"""A table out of its log: every event happens again, and leads where it led when it was written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from biberbau.server.table.events import AnyEvent, Created, Entry, GameChanged, decode_entry, is_entry
from biberbau.server.table.table import Table, TableBroken, TableTooNew, require_game


def restore(code: str, bodies: Iterable[bytes]) -> Table:
    """Play the events of a table again; TableBroken when they do not lead to the states they led to."""
    table = Table(code)
    for _ in fold(table, bodies):
        pass
    return table


def fold(table: Table, bodies: Iterable[bytes]) -> Iterator[AnyEvent]:
    """Let the next events of a table happen to it, and yield each when it has; TableBroken as `restore`."""
    code = table.code
    for entry in entries_in(code, bodies, table.sequence + 1):
        try:
            table.apply(entry.event)
        except (ValueError, LookupError) as error:
            raise TableBroken(f"event {table.sequence} of table {code}: {error}") from error
        if table.state_hash != entry.hash:
            raise TableBroken(f"after event {table.sequence} of table {code} the state is not the one that was stored")
        yield entry.event


def entries_in(code: str, bodies: Iterable[bytes], first: int = 1) -> Iterator[Entry]:
    """Yield entries of a log, the first of which has a position; TableBroken where one cannot be read or is amiss.

    That is one out of place.  TableTooNew where another version knows more, GameNotHere where a game is not here.
    """
    for position, body in enumerate(bodies, first):
        try:
            entry = decode_entry(body)
        except msgspec.MsgspecError as error:
            kind = TableTooNew if is_entry(body) else TableBroken
            raise kind(f"event {position} of table {code}: {error}") from error
        event = entry.event
        if isinstance(event, Created) != (position == 1):
            raise TableBroken(f"event {position} of table {code} is out of place: a table is created first and once")
        if isinstance(event, Created | GameChanged):
            require_game(code, event.game)
        yield entry
