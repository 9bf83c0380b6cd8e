"""What one pair of eyes is told: a seat's, or everybody's.

A scribe sees the match through one view only.  Its frames are encoded once and shared by all connections of the seat.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import msgspec

from biberbau.core.view import View
from biberbau.server.events import Acted, TimeUp, decode_entry
from biberbau.server.happenings import Happening, advance
from biberbau.server.protocol import Event, LogLine, Move, Sentence, ServerMessage, Situation, Snapshot, TableInfo
from biberbau.server.table import Table

TAIL = 64
"""Event frames kept for clients that were away for a moment; a longer absence is answered by a snapshot."""

LOG_LINES = 40
"""Lines of the log in a snapshot."""

ENCODER = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    """Return a server message as it goes over the wire."""
    return ENCODER.encode(message)


class Scribe:
    """Tells a table's story as `seat` (None: as everybody) may know it."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.view = self._look()
        self.since = table.sequence
        """Sequence from which this scribe has listened; `tail` is complete after it, as far as it reaches."""
        self.tail: deque[tuple[int, bytes]] = deque(maxlen=TAIL)
        self.lines: deque[LogLine] | None = None
        """The latest lines of the log, once somebody has asked for them."""

    def hear(self, happening: Happening, info: TableInfo | None) -> bytes:
        """Return the frame that tells an event that has just happened to the table."""
        sentences, moves = self._narrate(happening)
        self._note(happening.sequence, sentences)
        frame = ENCODER.encode(Event(happening.sequence, sentences, moves, info, self.situation()))
        self.tail.append((happening.sequence, frame))
        return frame

    def missed(self, seen: int) -> list[bytes] | None:
        """Return the frames of all events after `seen`, or None when they are not at hand."""
        if not self.since <= seen <= self.table.sequence:
            return None
        frames = [frame for sequence, frame in self.tail if sequence > seen]
        return frames if len(frames) == self.table.sequence - seen else None

    def snapshot(self, info: TableInfo) -> bytes:
        """Return the frame that tells everything as it stands.  The lines must have been loaded."""
        lines = [] if self.lines is None else list(self.lines)
        return ENCODER.encode(Snapshot(self.table.sequence, self.seat, info, self.situation(), lines))

    def situation(self) -> Situation | None:
        """Return the game as these eyes see it now."""
        match, view = self.table.match, self.view
        if match is None or view is None:
            return None
        game, actors = self.table.game, self.table.actors
        legal: list[str] = []
        if self.seat is not None and self.seat in actors:
            legal = [game.format_action(action) for action in match.legal(self.seat)]
        return Situation(game.picture(view), list(actors), legal, view.hash)

    def load_lines(self, bodies: Iterable[bytes]) -> None:
        """Tell the latest events again from the log, for the lines of a snapshot."""
        self.lines = retell(self.table.code, list(bodies), self.seat)

    def _look(self) -> View | None:
        """Look at the match; somebody who came later than it began sees what everybody sees."""
        match = self.table.match
        if match is None:
            return None
        return match.view(None if self.seat is None or self.seat >= match.seats else self.seat)

    def _narrate(self, happening: Happening) -> tuple[list[Sentence], list[Move]]:
        """Look again, and compare with what was seen before."""
        before, self.view = self.view, self._look()
        event, match, view = happening.event, self.table.match, self.view
        if not isinstance(event, Acted | TimeUp) or match is None or view is None or before is None:
            return happening.sentences, []
        actor, action = match.actions[-1]
        concealed = self.table.game.conceals(view, actor)
        told = self.table.game.narrate(before, view, actor, None if concealed else action)
        sentences = [Sentence(sentence.message, sentence.arguments) for sentence in told.sentences]
        moves = [Move(move.card, move.source, move.target) for move in told.moves]
        return happening.sentences + sentences, moves

    def _note(self, sequence: int, sentences: list[Sentence]) -> None:
        if self.lines is not None and sentences:
            self.lines.append(LogLine(sequence, sentences))


def retell(code: str, bodies: list[bytes], seat: int | None) -> deque[LogLine]:
    """Return the latest lines of a table's log as `seat` was told them, since seats last changed their numbers."""
    table = Table(code)
    lines: deque[LogLine] = deque(maxlen=LOG_LINES)
    scribe: Scribe | None = None
    for position, body in enumerate(bodies):
        if scribe is None and position >= len(bodies) - LOG_LINES:
            scribe = Scribe(table, seat)
            scribe.lines = lines
        happening = advance(table, decode_entry(body).event)
        if happening.renumbered:
            lines.clear()
        if scribe is not None:
            sentences, _ = scribe._narrate(happening)
            scribe._note(happening.sequence, sentences)
    return lines
