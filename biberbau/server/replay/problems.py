"""What whoever reports a problem at a table takes along: what their seat was shown and told, and what it did.

Nothing else is in it: no card of others, no seed, no name and no token.  Of a match that is over there is the exact
record, too, where it may be told.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from biberbau import __version__
from biberbau.server.protocol import Move, ReplayStep, Sentence, Situation
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.eyes import Eyes
from biberbau.server.replay.matches import BEGINNINGS, Dealt, dealt_in_log
from biberbau.server.replay.steps import steps_of
from biberbau.server.table.events import Acted, AnyEvent
from biberbau.server.table.restoring import entries_in
from biberbau.server.table.table import TableBroken

LATEST = 40
"""Steps that are told, as many as a page has lines of the log: who wants to remember more has to do so."""

NAMES = frozenset({"name", "former", "new"})
"""Arguments by which a sentence names somebody who has no seat, or none any more; all others go by their seat."""


class ProblemStep(msgspec.Struct, frozen=True):
    """What an event has told the seat, and what it saw then."""

    seq: int
    sentences: list[Sentence]
    moves: list[Move]
    situation: Situation


class OwnAction(msgspec.Struct, frozen=True):
    """What the seat has done, in short notation, and which event of the table that was."""

    seq: int
    action: str


class ProblemReport(msgspec.Struct, frozen=True):
    """A match as far as it has come, for one seat of it."""

    house: str
    """The version of the house."""
    path: str
    """What names the match: the table's code, and the number of the match there."""
    game: str
    rules: int
    """The version of the rules by which it is played."""
    variant: str
    options: dict[str, str]
    settings: dict[str, str]
    seat: int
    players: list[str]
    """By seat: `human`, or the bot that plays there now."""
    stage: str
    seq: int
    commitment: str | None
    """The seal of the deal, by which the record can be told later to be of this match."""
    actions: list[OwnAction]
    """All that the seat did in the match."""
    steps: list[ProblemStep]
    """The latest, the last one of which is how it stands."""
    record: str | None = None
    """The match as one line; null as long as it is played, and where others may still play its deal."""


def report_of(code: str, bodies: Sequence[bytes], seat: int) -> ProblemReport:
    """Return what the latest match at a table was for a seat; NotAllowed where there was none yet.

    With the record, where it is over; whether that may be told is for others to say.
    TableBroken where the log cannot be read.
    """
    matches = sum(isinstance(entry.event, BEGINNINGS) for entry in entries_in(code, bodies))
    if not matches:
        raise NotAllowed("refusal-not-started")
    dealt = dealt_in_log(code, bodies, matches)
    return msgspec.structs.replace(told_of(dealt, seat), record=dealt.table.record)


def told_of(dealt: Dealt, seat: int) -> ProblemReport:
    """Return what a match was for a seat, as far as it has come, without its record; TableBroken as `report_of`."""
    table, own = dealt.table, list[OwnAction]()

    def noting(events: Iterable[AnyEvent]) -> Iterator[AnyEvent]:
        for event in events:
            if isinstance(event, Acted) and event.seat == seat:
                own.append(OwnAction(table.sequence + 1, event.action))
            yield event

    try:
        steps = deque(steps_of(Dealt(table, noting(dealt.happened)), Eyes(seat)), LATEST)
    except (ValueError, LookupError) as error:
        raise TableBroken(f"event {table.sequence} of table {table.code}: {error}") from error
    game = table.game
    return ProblemReport(
        __version__,
        table.match_path,
        game.name,
        game.version,
        table.variant,
        dict(table.options),
        dict(table.settings),
        seat,
        [one.bot or one.kind for one in table.seats],
        table.stage,
        table.sequence,
        table.commitment,
        own,
        [step_of(step) for step in steps],
    )


def step_of(step: ReplayStep) -> ProblemStep:
    """Return what a seat was told, without the table around it and without the names in what was said."""
    return ProblemStep(step.seq, [nameless(sentence) for sentence in step.sentences], step.moves, step.situation)


def nameless(sentence: Sentence) -> Sentence:
    """Return a sentence without the names of those who came, went or are called otherwise now."""
    kept = {key: value for key, value in sentence.arguments.items() if key not in NAMES}
    return Sentence(sentence.message, kept)
