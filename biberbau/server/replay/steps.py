"""What one pair of eyes saw of a match, event by event, told by the same scribe who tells it while it is played."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from biberbau.core.record import record_of
from biberbau.server.protocol import Move, Replay, ReplayStep, SeatInfo, Sentence, Situation, TableInfo
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.eyes import Eyes
from biberbau.server.replay.matches import NOBODY, Dealt
from biberbau.server.table.happenings import advance
from biberbau.server.table.table import Table, TableBroken
from biberbau.server.telling.company import info_of
from biberbau.server.telling.scribe import Scribe


def look_back(dealt: Dealt, path: str, eyes: Eyes) -> Replay:
    """Return a match as one pair of eyes saw it; NotAllowed where it is not over, or nobody had these eyes.

    TableBroken where the events do not follow from one another.
    """
    table = dealt.table
    if eyes.seat is not None and eyes.seat >= len(table.seats):
        raise NotAllowed("refusal-replay-no-eyes", eyes=str(eyes.seat))
    try:
        steps = list(steps_of(dealt, eyes))
    except (ValueError, LookupError) as error:
        raise TableBroken(f"event {table.sequence} of table {table.code}: {error}") from error
    match = table.match
    if match is None or table.stage != "match_over":
        raise NotAllowed("refusal-replay-not-over")
    return Replay(path, table.code != NOBODY, str(record_of(match, table.ended_early)), eyes.seat, eyes.open, steps)


def steps_of(dealt: Dealt, eyes: Eyes) -> Iterator[ReplayStep]:
    """Yield what is told of each event up to the end of the match, the deal first."""
    table = dealt.table
    scribe = Scribe(table, eyes.seat, laid_open=eyes.open)
    message = "table-match-begun" if table.match is None or not table.match.beginning else "table-match-goes-on"
    sentences = [Sentence(message, {"match": table.matches})]
    if table.goes_by_earlier_rules:
        sentences.append(Sentence("table-earlier-rules"))
    yield step(scribe, sentences, [], around_of(table))
    for event in dealt.happened:
        happening = advance(table, event)
        sentences, moves = scribe.tell(happening)
        yield step(scribe, sentences, moves, around_of(table) if happening.around else None)
        if table.stage == "match_over":
            return


def step(scribe: Scribe, sentences: list[Sentence], moves: list[Move], around: TableInfo | None) -> ReplayStep:
    """Return a step of what is seen now."""
    table, view = scribe.table, scribe.view
    if table.match is None or view is None:
        raise TableBroken(f"event {table.sequence} of table {table.code} ends a match that is not over")
    situation = Situation(table.game.picture(view), list(table.actors), [], view.hash)
    return ReplayStep(table.sequence, len(table.match.actions), sentences, moves, around, situation)


def around_of(table: Table) -> TableInfo:
    """Return the table around the game without what did not matter to the match: who was here, and how it went on."""
    seats = [
        SeatInfo(seat.name, seat.kind, seat.bot, True, False, False, *seat.look)  # Everybody is there, as it were.
        for seat in table.seats
    ]
    return msgspec.structs.replace(info_of(table, seats), record=None, evening=None)
