"""A match as it was dealt, and what then happened: out of a table's log, or out of a record."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from biberbau.core.record import Record, opened, record_of
from biberbau.games import game_named
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.events import (
    Acted,
    AnyEvent,
    BotSeated,
    Created,
    DealtAgain,
    Forked,
    MatchEnded,
    RoundBegun,
    Started,
)
from biberbau.server.table.happenings import advance
from biberbau.server.table.restoring import entries_in
from biberbau.server.table.table import Table, TableBroken

BEGINNINGS = (Started, Forked, DealtAgain)
"""Events with which a match of a table begins, each with the next number."""

NOBODY = ""
"""Names of seats, and of who plays in them, where a record does not say who it was."""


@dataclass(frozen=True)
class Dealt:
    """A table at which a match has just been dealt, and what happened there afterwards."""

    table: Table
    happened: Iterable[AnyEvent]


def dealt_in_log(code: str, bodies: Sequence[bytes], number: int) -> Dealt:
    """Return the match with this number of a table, by the table's log.

    NotAllowed where there is no such match; TableBroken where the log cannot be read.
    """
    table = Table(code)
    events = (entry.event for entry in entries_in(code, bodies))
    for event in events:
        try:
            table.apply(event)
        except (ValueError, LookupError) as error:
            raise TableBroken(f"event {table.sequence} of table {code}: {error}") from error
        if isinstance(event, BEGINNINGS) and table.matches == number:
            return Dealt(table, events)
    raise NotAllowed("refusal-replay-no-match")


def origin_in_log(code: str, bodies: Sequence[bytes], number: int) -> str | None:
    """Return the path of the match from which the match with this number went on, or the code of the challenge.

    None where it began with a deal of its own; TableBroken where the log cannot be read.
    """
    began = (entry.event for entry in entries_in(code, bodies) if isinstance(entry.event, BEGINNINGS))
    event = next(itertools.islice(began, max(0, number - 1), None), None)
    if isinstance(event, DealtAgain):
        return event.challenge
    return event.source if isinstance(event, Forked) else None


def record_in(dealt: Dealt) -> str:
    """Return the record of a match that was played to its end; NotAllowed where it is not over.

    TableBroken where the events do not follow from one another.
    """
    table = dealt.table
    try:
        for event in dealt.happened:
            advance(table, event)
            if table.stage == "match_over":
                break
    except (ValueError, LookupError) as error:
        raise TableBroken(f"event {table.sequence} of table {table.code}: {error}") from error
    if table.match is None or not table.match.over:
        raise NotAllowed("refusal-replay-not-over")
    return str(record_of(table.match))


def dealt_by_record(record: Record) -> Dealt:
    """Return the match of a record that has been played through already."""
    table = Table(NOBODY)
    table.apply(Created(game=record.game, name=NOBODY, token=NOBODY, dice="", options=record.options))
    for _ in range(1, record.seats):
        table.apply(BotSeated(bot=NOBODY, name=NOBODY))
    table.matches = 1
    table.varied = table.variant = record.variant
    table.begin(opened(record, game_named(record.game, record.version, record.variant)))
    return Dealt(table, events_of(record, table))


def events_of(record: Record, table: Table) -> Iterator[AnyEvent]:
    """Yield what happened in a record, while it happens to the table."""
    for seat, action in record.actions:
        if table.stage == "round_over":
            yield RoundBegun()
        yield Acted(seat=seat, action=action)
    if record.ended:
        yield MatchEnded()
